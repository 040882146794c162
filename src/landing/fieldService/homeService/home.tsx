import { createContext, use, type ReactNode } from 'react'
import type { CustomerRequest } from '../../../schema/fieldService/calls/requests.ts'
import type { OutputOf } from '../../../schema/endpoints.ts'
import { landingMasters } from '../../../schema/masters/calls.ts'
import { recommendedServices } from '../../../schema/appointments/calls.ts'
import { homeServiceDays } from '../../../schema/fieldService/calls.ts'
import type { OfferedService } from '../../../schema/appointments/index.ts'
import { useIdentity } from '../../customers/index.ts'
import { makeFlow, type FlowState } from '../../core/steps/makeFlow.tsx'
import { useCall, type Requested } from '../../core/useCall.ts'
import { plan, type HomeDraft, type StepName } from './draft.ts'

const flow = makeFlow(plan)

/** Data that all steps use besides the draft. */
interface HomeData {
  masters: OutputOf<'landingMasters'> | undefined
  offers: Requested<OutputOf<'recommendedServices'>>
  /** Whether drivers come to the chosen place, and on which days. */
  days: Requested<OutputOf<'homeServiceDays'>>
  /** The chosen services, in the order of the offer. */
  chosen: readonly OfferedService[]
  onSent: (request: CustomerRequest) => void
}
const HomeState = createContext<HomeData | undefined>(undefined)
/** The steps. */
export const { FlowSteps } = flow

function Data({ onSent, children }: Pick<HomeData, 'onSent'> & { children: ReactNode }) {
  const { draft } = flow.useFlow()
  const masters = useCall(landingMasters, {}).data
  const offers = useCall(recommendedServices, draft.vehicleId ? { vehicleId: draft.vehicleId, at: 'home' } : undefined)
  const { point } = draft.place
  const days = useCall(homeServiceDays, point ? { lat: point.lat, lng: point.lng } : undefined)
  const chosen = offers.data?.data.filter(({ code }) => draft.services.includes(code)) ?? []
  return <HomeState value={{ masters, offers, days, chosen, onSent }}>{children}</HomeState>
}

/** Provides the draft, and loads what the steps offer. */
export function HomeProvider({ onSent, children }: Pick<HomeData, 'onSent'> & { children: ReactNode }) {
  const { vehicles } = useIdentity()
  const known = (draft: HomeDraft): HomeDraft =>
    draft.vehicleId === undefined || vehicles.some(({ id }) => id === draft.vehicleId) ? draft : { ...draft, vehicleId: undefined }
  return (
    <flow.FlowProvider adjust={known}>
      <Data onSent={onSent}>{children}</Data>
    </flow.FlowProvider>
  )
}

/** The request of the step that calls it. */
export function useHome(): FlowState<HomeDraft, StepName> & HomeData {
  const data = use(HomeState)
  const state = flow.useFlow()
  if (!data) throw new Error('A step stands outside of its visit')
  return { ...state, ...data }
}
