import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import type { PageName } from '../routes.ts'
import { useTenant } from '../tenant/TenantProvider.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Loader } from './Loader.tsx'
import { Toasts } from './Toasts.tsx'
import './shell.css'

const ContactAdmin = lazy(() => import('./ContactAdmin.tsx').then(({ ContactAdmin: shown }) => ({ default: shown })))

/** What surrounds every screen. */
export function Shell({ page, children }: { page: PageName; children: ReactNode }) {
  const t = useTranslate()
  const { explaining, explain } = useTenant()
  return (
    <div className="page">
      <a className="skip" href="#content">
        {t('landing.shell.skip')}
      </a>
      <Header page={page} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Toasts />
      <Loader />
      {explaining && (
        <Suspense>
          <ContactAdmin onCancel={() => explain(false)} />
        </Suspense>
      )}
    </div>
  )
}
