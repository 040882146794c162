import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { learnCalls } from '../../../http/index.ts'
import type { OwnLead } from '../../../schema/calls/landingLeads.ts'
import { bookingCalls } from '../../../schema/wire/booking.ts'
import { contentCalls } from '../../../schema/wire/content.ts'
import { leadCalls } from '../../../schema/wire/lead.ts'
import { later } from '../../later.ts'
import { usePathTo } from '../../navigation.ts'
import { FlowPage } from '../../steps/FlowPage.tsx'
import { Waiting } from '../../steps/Waiting.tsx'
import { useTenant } from '../../tenant/TenantProvider.tsx'
import { beginWith, toldWish, type ToldWish } from './beginWith.ts'
import { FlowProvider, FlowSteps, LeadProvider } from './wish.tsx'
import { WishStep } from './steps/WishStep.tsx'
import '../../calendar/calendar.css'
import './lead.css'

const { landingMasters, landingLocations } = bookingCalls
learnCalls({ ...leadCalls, ...contentCalls, landingMasters, landingLocations })
const LeadSent = later(() => import('./LeadSent.tsx').then((file) => file.LeadSent))
const CarStep = later(() => import('./steps/CarStep.tsx').then((file) => file.CarStep))
const PersonStep = later(() => import('./steps/PersonStep.tsx').then((file) => file.PersonStep))
const views = { wish: WishStep, car: CarStep, person: PersonStep }

/** Begins with what a link says, once it is known whose page this is, and takes it out of the address. */
function Begin({ told }: { told: ToldWish }) {
  const { outcome } = useTenant()
  const [, navigate] = useLocation()
  const path = usePathTo()('lead', undefined, told.type ? { step: 'car' } : {})
  useEffect(() => {
    if (outcome === undefined) return
    beginWith(told)
    navigate(path, { replace: true })
  }, [outcome, told, path, navigate])
  return <Waiting page="lead" />
}

/** Asks for a car, a test drive, a part or an answer: what, which car, who and when. Nobody has to prove who they are. */
export function Lead() {
  const [query] = useSearchParams()
  const told = toldWish(query)
  if (told) return <Begin told={told} />
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
