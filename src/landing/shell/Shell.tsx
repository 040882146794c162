import { useState, type ReactNode } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import type { PageName } from '../routes.ts'
import { useTenant } from '../tenant/TenantProvider.tsx'
import { ContactAdmin } from './ContactAdmin.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Loader } from './Loader.tsx'
import { Toasts } from './Toasts.tsx'
import './shell.css'

/** What surrounds every screen. */
export function Shell({ page, children }: { page: PageName; children: ReactNode }) {
  const t = useTranslate()
  const { outcome } = useTenant()
  const [closed, setClosed] = useState(false)
  const nobody = outcome === 'none' || outcome === 'unknown'
  return (
    <div className="page">
      <a className="skip" href="#content">{t('landing.shell.skip')}</a>
      <Header page={page} />
      <main id="content" tabIndex={-1}>{children}</main>
      <Footer />
      <Toasts />
      <Loader />
      {nobody && !closed && <ContactAdmin onCancel={() => setClosed(true)} />}
    </div>
  )
}
