import { useTranslate } from '../../../i18n/index.ts'
import { namedKey } from '../../../schema/core/dataKeys.ts'
import { supportNumbers } from '../../../schema/core/limits.ts'
import { useSession } from '../../../session/index.ts'
import { EmptyArt } from '../parts/EmptyArt.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Promises } from '../parts/Promises.tsx'
import type { PageName } from '../routes.ts'

/** What a page is for, how a person is recognised, and the number to call. */
export function BesideWords({ page, asks = false }: { page: PageName; asks?: boolean }) {
  const t = useTranslate()
  const number = useSession('settings')?.supportNumber ?? supportNumbers.default
  return (
    <aside className="beside stack" aria-labelledby="beside">
      <div className="beside-panel">
        <EmptyArt />
        <h2 id="beside">{t(namedKey(`landing.pages.${page}.text`))}</h2>
      </div>
      {asks && page === 'book-service' && <Promises />}
      <ul className="promises beside-facts">
        {asks && (
          <li>
            <Icon name="check" size={22} />
            <div>
              <h3>{t('landing.beside.proof.title')}</h3>
              <p className="muted small">{t('landing.beside.proof.text')}</p>
            </div>
          </li>
        )}
        <li>
          <Icon name="phone" size={22} />
          <div>
            <h3>{t('landing.beside.talk')}</h3>
            <a href={`tel:${number}`}>
              <bdi dir="ltr">{number}</bdi>
            </a>
          </div>
        </li>
      </ul>
    </aside>
  )
}
