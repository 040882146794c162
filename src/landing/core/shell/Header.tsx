import { useEffect } from 'react'
import { Link } from 'wouter'
import { languageWords, loadMessages, useLanguage, useTranslate } from '../../../i18n/index.ts'
import { useSession } from '../../../session/index.ts'
import { Icon } from '../parts/Icon.tsx'
import { usePathTo } from '../navigation.ts'
import { useEntryState } from '../steps/sent.ts'
import type { PageName } from '../routes.ts'
import { useBilingual } from '../useBilingual.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

function Mark() {
  const settings = useSession('settings')
  const pathTo = usePathTo()
  const bilingual = useBilingual()
  const t = useTranslate()
  const name = settings ? bilingual(settings.name) : t('app.name')
  return (
    <Link href={pathTo('search')} className="mark">
      {/* Before the code runs, the server has written the tenant's name here. */}
      <span className={settings?.logoImage ? 'mark-own' : 'mark-letter'} data-tenant="mark" aria-hidden="true" suppressHydrationWarning>
        {settings?.logoImage ? (
          [settings.logoImage, settings.logoDarkImage ?? settings.logoImage].map((image, place) => (
            <img key={place} src={image} height="38" alt="" />
          ))
        ) : settings?.logo ? (
          <img src={`/assets/logos/${settings.logo}.svg`} width="38" height="38" alt="" />
        ) : (
          [...name][0]
        )}
      </span>
      <span className="mark-name" data-tenant="name" suppressHydrationWarning>
        {name}
      </span>
    </Link>
  )
}

/** The bar on top: the tenant's logo, the light/dark switch, and the other language. */
export function Header({ page }: { page: PageName }) {
  const language = useLanguage()
  const pathTo = usePathTo()
  const t = useTranslate()
  const other = languageWords.find((word) => word !== language) ?? language
  const state = useEntryState()
  // Loaded once the page is idle, so that switching is immediate.
  useEffect(() => {
    const timer = setTimeout(() => void loadMessages(other).catch(() => undefined), 2500)
    return () => clearTimeout(timer)
  }, [other])
  const search = typeof window === 'undefined' ? '' : window.location.search
  return (
    <header className={page === 'search' ? 'bar bar-over' : 'bar'}>
      <div className="bar-inside">
        <Mark />
        <ThemeSwitch />
        <Link
          href={pathTo(page, other).split('?')[0] + search}
          className="button button-plain bar-language"
          hrefLang={other === 'arabic' ? 'ar' : 'en'}
          lang={other === 'arabic' ? 'ar' : 'en'}
          replace
          state={state}
        >
          <Icon name="globe" size={20} />
          {t('app.otherLanguage')}
        </Link>
      </div>
    </header>
  )
}
