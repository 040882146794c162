// The draft of a roadside request, and its flow.
import type { Word } from '../../../schema/enumerations.ts'
import { noPlace, type PickedPlace } from '../../masters/index.ts'
import type { Draft } from '../../core/steps/draft.ts'
import type { Plan } from '../../core/steps/plan.ts'

/** A roadside request that is not sent yet. */
export interface RoadsideDraft extends Draft {
  vehicleId: string | undefined
  issue: Word<'roadsideIssue'> | undefined
  place: PickedPlace
  addressNote: string
  /** Ids of uploaded files, comma separated. */
  photos: string
}
/** A step of the flow. */
export type StepName = 'vehicle' | 'issue' | 'place' | 'photos'

/** The flow as data. */
export const plan: Plan<RoadsideDraft, StepName> = {
  name: 'roadsideAssistance',
  shape: 1,
  empty: () => ({ vehicleId: undefined, issue: undefined, place: noPlace(), addressNote: '', photos: '' }),
  steps: ['vehicle', 'issue', 'place', 'photos'],
  answered: {
    vehicle: ({ vehicleId }) => vehicleId !== undefined,
    issue: ({ issue }) => issue !== undefined,
    place: ({ place }) => place.point !== null,
    photos: () => false,
  },
}
