import { Link } from 'wouter'
import { useTranslate } from '../../i18n/index.ts'
import { useSession } from '../../session/index.ts'
import { usePathTo } from '../core/navigation.ts'
import { Icon } from '../core/parts/Icon.tsx'
import type { PageName } from '../core/routes.ts'
import { pageSwitches } from '../../schema/core/pageSwitches.ts'
import { tiles } from '../core/tiles.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'

/** The flows that the tenant offers. */
export function Tiles({ prefetch }: { prefetch: (page: PageName) => void }) {
  const t = useTranslate()
  const pathTo = usePathTo()
  const flags = useSession('settings')?.flags
  const offered = tiles.filter(({ page }) => flags?.[pageSwitches[page]] ?? flags === undefined)
  if (offered.length === 0) return null
  return (
    <nav className="tiles-place" aria-labelledby="tiles-title">
      <h2 id="tiles-title" className="out-of-sight">
        {t('landing.search.tiles')}
      </h2>
      <ul className="tiles" data-count={offered.length}>
        {offered.map(({ page, icon }) => (
          <li key={page}>
            <Link href={pathTo(page)} className="tile" onPointerEnter={() => prefetch(page)} onFocus={() => prefetch(page)}>
              <span className="tile-icon">
                <Icon name={icon} size={28} />
              </span>
              <span className="tile-words">
                <span className="tile-title">{t(`landing.pages.${page}.title`)}</span>
                <span className="muted small">{t(namedKey(`landing.pages.${page}.text`))}</span>
              </span>
              <Icon name="onward" size={22} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
