import { lazy, type ReactNode } from 'react'
import { useLoader } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import type { PageName } from '../routes.ts'
import { useSession } from '../../../session/index.ts'
import { useTenant } from '../tenant/TenantProvider.tsx'
import { Boundary } from './Boundary.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Toasts } from './Toasts.tsx'
import './shell.css'

const AgentBar = lazy(() => import('../../callCentre/AgentBar.tsx').then(({ AgentBar: shown }) => ({ default: shown })))
const Loader = lazy(() => import('./Loader.tsx').then(({ Loader: shown }) => ({ default: shown })))
const ContactAdmin = lazy(() => import('./ContactAdmin.tsx').then(({ ContactAdmin: shown }) => ({ default: shown })))

/** The frame of every page. */
export function Shell({ page, children }: { page: PageName; children: ReactNode }) {
  const t = useTranslate()
  const { explaining, explain } = useTenant()
  const agent = useSession('callCenterStaffId')
  const actsFor = useSession('phoneNumber')
  const busy = useLoader()
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
      <Footer />
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
