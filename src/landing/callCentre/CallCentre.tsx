import { useTranslate } from '../../i18n/index.ts'
import { useSession } from '../../session/index.ts'
import { AllTexts } from './AllTexts.tsx'
import { later } from '../core/later.ts'
import { LinkOver } from '../core/parts/LinkOver.tsx'
import { Skeletons } from '../core/parts/Skeletons.tsx'
import { Waiting } from '../core/steps/Waiting.tsx'
import { useTenant } from '../core/tenant/TenantProvider.tsx'
import { AgentSignIn } from './AgentSignIn.tsx'
import '../core/steps/flow.css'
import './callCentre.css'

const AgentStart = later(() => import('./AgentStart.tsx').then((file) => file.AgentStart))

/** The call centre's page: sign-in of colleagues, then the start page of a call. */
export function CallCentre() {
  const t = useTranslate()
  const { outcome } = useTenant()
  const agent = useSession('callCenterStaffId')
  if (outcome === 'none' || outcome === 'unknown')
    return (
      <div className="flow flow-narrow">
        <h1>{t('landing.pages.staff/login.title')}</h1>
        <LinkOver text={t('landing.contactAdmin.text')} />
      </div>
    )
  const ready = outcome !== undefined
  if (agent && ready)
    return (
      <AllTexts meanwhile={<Waiting page="staff/login" />}>
        <AgentStart />
      </AllTexts>
    )
  return (
    <Waiting page="staff/login">
      {ready && (
        <AllTexts meanwhile={<Skeletons count={3} height={88} />}>
          <AgentSignIn />
        </AllTexts>
      )}
    </Waiting>
  )
}
