import { lazy, useEffect, type ComponentType, type ReactNode } from 'react'
import { useLoader } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import type { PageName } from '../routes.ts'
import { useSession } from '../../../session/index.ts'
import { useTenant } from '../tenant/TenantProvider.tsx'
import { useBilingual } from '../useBilingual.ts'
import { Boundary } from './Boundary.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Toasts } from './Toasts.tsx'
import './shell.css'

const Loader = lazy(() => import('./Loader.tsx').then((file) => ({ default: file.Loader })))
const ContactAdmin = lazy(() => import('./ContactAdmin.tsx').then((file) => ({ default: file.ContactAdmin })))

/** What features bring to what surrounds every screen, each with its own code. */
export interface ShellParts {
  /** Above the screen of a colleague who acts for a customer. */
  AgentBar: ComponentType<{ page: PageName }>
  /** In the foot, once the tenant is known: further contacts, and links. */
  FootLinks: ComponentType
}

/** The frame of every page. */
export function Shell({ page, parts: { AgentBar, FootLinks }, children }: { page: PageName; parts: ShellParts; children: ReactNode }) {
  const t = useTranslate()
  const { explaining, explain } = useTenant()
  const agent = useSession('callCenterStaffId')
  const actsFor = useSession('phoneNumber')
  const busy = useLoader()
  const name = useSession('settings')?.name
  const bilingual = useBilingual()
  const dealer = name && bilingual(name)
  useEffect(() => {
    const title = t(page === 'search' ? 'landing.document.title' : `landing.pages.${page}.title`)
    document.title = dealer ? `${title} · ${dealer}` : title
  }, [t, page, dealer])
  return (
    <div className="page">
      <a className="skip" href="#content">
        {t('landing.shell.skip')}
      </a>
      {agent && (
        <Boundary>
          <AgentBar page={page} />
        </Boundary>
      )}
      <Header page={page} />
      <main key={agent && page !== 'staff/login' ? actsFor : undefined} id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer FootLinks={FootLinks} />
      <Toasts />
      {busy && (
        <Boundary>
          <Loader />
        </Boundary>
      )}
      {explaining && (
        <Boundary>
          <ContactAdmin onCancel={() => explain(false)} />
        </Boundary>
      )}
    </div>
  )
}
