import { createContext, use, type ReactNode } from 'react'
import type { CustomerRequest } from '../../../schema/fieldService/calls/requests.ts'
import { useIdentity } from '../../customers/index.ts'
import { makeFlow, type FlowState } from '../../core/steps/makeFlow.tsx'
import { plan, type RoadsideDraft, type StepName } from './draft.ts'

const flow = makeFlow(plan)
/** The steps. */
export const { FlowSteps } = flow
interface Sending {
  onSent: (request: CustomerRequest) => void
}
const SendingState = createContext<Sending | undefined>(undefined)

/** Provides the draft. A person with one car is not asked for the car. */
export function RoadsideProvider({ onSent, children }: Sending & { children: ReactNode }) {
  const { vehicles } = useIdentity()
  const [first, second] = vehicles
  const only = first && !second ? first.id : undefined
  const known = (draft: RoadsideDraft): RoadsideDraft =>
    vehicles.some(({ id }) => id === draft.vehicleId) ? draft : { ...draft, vehicleId: only }
  return (
    <SendingState value={{ onSent }}>
      <flow.FlowProvider adjust={known}>{children}</flow.FlowProvider>
    </SendingState>
  )
}

/** The request of the step that calls it. */
export function useRoadside(): FlowState<RoadsideDraft, StepName> & Sending {
  const sending = use(SendingState)
  const state = flow.useFlow()
  if (!sending) throw new Error('A step stands outside of its call for help')
  return { ...state, ...sending }
}
