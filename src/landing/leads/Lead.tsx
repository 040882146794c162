import { useSearchParams } from 'wouter'
import type { OwnLead } from '../../schema/leads/calls/landingLeads.ts'
import { later } from '../core/later.ts'
import { useTranslate } from '../../i18n/index.ts'
import { FlowPage } from '../customers/index.ts'
import { WaitingSteps } from '../core/steps/WaitingSteps.tsx'
import { plan } from './draft.ts'
import { FlowProvider, FlowSteps, LeadProvider } from './leadRequest.tsx'
import { LeadTypeStep } from './steps/LeadTypeStep.tsx'
import '../core/styles/calendar.css'
import './lead.css'

const Begin = later(() => import('./Begin.tsx').then((file) => file.Begin))
const LeadSent = later(() => import('./LeadSent.tsx').then((file) => file.LeadSent))
const CarStep = later(() => import('./steps/CarStep.tsx').then((file) => file.CarStep))
const PersonStep = later(() => import('./steps/PersonStep.tsx').then((file) => file.PersonStep))
const views = { request: LeadTypeStep, car: CarStep, person: PersonStep }

/** The page of a lead: type, car, person and contact. Needs no proven mobile. */
export function Lead() {
  const t = useTranslate()
  const [query] = useSearchParams()
  if (query.get('type') ?? query.get('offer')) return <Begin />
  return (
    <FlowPage<OwnLead>
      page="lead"
      proof="nobody"
      waiting={
        <WaitingSteps
          page="lead"
          steps={plan.steps}
          title={t('landing.lead.request.title')}
          text={t('landing.lead.request.text')}
          height={82}
        />
      }
      done={(lead, another) => <LeadSent lead={lead} onAnother={another} />}
    >
      {(finish) => (
        <FlowProvider>
          <LeadProvider onSent={finish}>
            <FlowSteps views={views} />
          </LeadProvider>
        </FlowProvider>
      )}
    </FlowPage>
  )
}
