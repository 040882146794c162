// The draft of a home-service request, and its flow.
import type { Draft } from '../../core/steps/draft.ts'
import type { Plan } from '../../core/steps/plan.ts'
import { hasAddress, noPlace, type PickedPlace } from '../../masters/index.ts'

/** A home-service request that is not sent yet. */
export interface HomeDraft extends Draft {
  vehicleId: string | undefined
  place: PickedPlace
  services: string[]
  date: string | undefined
  slotAt: string | undefined
  note: string
}
/** The steps in their order. */
const steps = ['vehicle', 'place', 'services', 'time', 'summary'] as const
/** A step of the flow. */
export type StepName = (typeof steps)[number]

/** The draft with a change; another place removes the chosen time. */
function changed(draft: HomeDraft, change: Partial<HomeDraft>): HomeDraft {
  const { point } = change.place ?? draft.place
  const elsewhere = point?.lat !== draft.place.point?.lat || point?.lng !== draft.place.point?.lng
  return { ...draft, ...(elsewhere ? { slotAt: undefined, date: undefined } : {}), ...change }
}

/** The flow as data. */
export const plan: Plan<HomeDraft, StepName> = {
  name: 'homeService',
  shape: 1,
  empty: () => ({ vehicleId: undefined, place: noPlace(), services: [], date: undefined, slotAt: undefined, note: '' }),
  changed,
  steps,
  answered: {
    vehicle: ({ vehicleId }) => vehicleId !== undefined,
    place: ({ place }) => place.point !== null && hasAddress(place),
    services: ({ services }) => services.length > 0,
    time: ({ slotAt }) => slotAt !== undefined,
    summary: () => false,
  },
}
