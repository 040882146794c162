import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import type { OwnLead } from '../../schema/leads/calls/landingLeads.ts'
import { later } from '../core/later.ts'
import { usePathTo } from '../core/navigation.ts'
import { FlowPage } from '../customers/index.ts'
import { Waiting } from '../core/steps/Waiting.tsx'
import { useTenant } from '../core/tenant/TenantProvider.tsx'
import { beginWith, prefilledLead, type PrefilledLead } from './beginWith.ts'
import { FlowProvider, FlowSteps, LeadProvider } from './leadRequest.tsx'
import { LeadTypeStep } from './steps/LeadTypeStep.tsx'
import '../core/styles/calendar.css'
import './lead.css'

const LeadSent = later(() => import('./LeadSent.tsx').then((file) => file.LeadSent))
const CarStep = later(() => import('./steps/CarStep.tsx').then((file) => file.CarStep))
const PersonStep = later(() => import('./steps/PersonStep.tsx').then((file) => file.PersonStep))
const views = { request: LeadTypeStep, car: CarStep, person: PersonStep }

/** Starts a draft with the values of a link once the tenant is known, and removes them from the address. */
function Begin({ details: prefilled }: { details: PrefilledLead }) {
  const { outcome } = useTenant()
  const [, navigate] = useLocation()
  const path = usePathTo()('lead', undefined, prefilled.type ? { step: 'car' } : {})
  useEffect(() => {
    if (outcome === undefined) return
    beginWith(prefilled)
    navigate(path, { replace: true })
  }, [outcome, prefilled, path, navigate])
  return <Waiting page="lead" />
}

/** The page of a lead: type, car, person and contact. Needs no proven mobile. */
export function Lead() {
  const [query] = useSearchParams()
  const prefilled = prefilledLead(query)
  if (prefilled) return <Begin details={prefilled} />
  return (
    <FlowPage<OwnLead> page="lead" proof="nobody" done={(lead, another) => <LeadSent lead={lead} onAnother={another} />}>
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
