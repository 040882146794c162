import { lazy } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { useSession } from '../../session/index.ts'
import type { PageName } from '../core/routes.ts'
import { useBilingual } from '../core/useBilingual.ts'
import { Finder } from '../customers/index.ts'
import { HeroArt } from './HeroArt.tsx'
import { OffersPlace } from '../content/index.ts'
import { Promises } from '../core/parts/Promises.tsx'
import { Tiles } from './Tiles.tsx'
import './search.css'

const Greeting = lazy(() => import('./Greeting.tsx').then((file) => ({ default: file.Greeting })))

/** The first page: one sentence, one field, and the tiles. `prefetch` fetches a page's code in advance. */
export function SearchPage({ prefetch }: { prefetch: (page: PageName) => unknown }) {
  const t = useTranslate()
  const bilingual = useBilingual()
  const tagline = useSession('settings')?.tagline
  return (
    <>
      <section className="hero">
        <div className="hero-sky" aria-hidden="true">
          <span className="hero-light" />
        </div>
        <div className="hero-inside">
          <div className="hero-words">
            <h1 data-tenant="headline" suppressHydrationWarning>
              {tagline ? bilingual(tagline) : t('landing.search.headline')}
            </h1>
            <p>{t('landing.search.lead')}</p>
          </div>
          <HeroArt />
          <div className="card hero-card">
            <Finder purpose="find">
              <Greeting />
            </Finder>
          </div>
        </div>
      </section>
      <div className="search-below">
        <Tiles prefetch={prefetch} />
        <OffersPlace />
        <Promises />
      </div>
    </>
  )
}
