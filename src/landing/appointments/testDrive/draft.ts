// The draft of a test drive, and the steps of its flow.
import type { TimeQuestion } from '../calendar/DayPicker.tsx'
import type { Draft } from '../../core/steps/draft.ts'
import type { Plan } from '../../core/steps/plan.ts'
import type { Held } from '../hold/useHold.ts'

/** A test drive that is not sent yet. */
export interface DriveDraft extends Draft {
  modelId: string | undefined
  /** Whether the model's only car was chosen with it. */
  only: boolean
  driveCarId: string | undefined
  /** The car for sale on whose page they asked. */
  stockCarId: string | undefined
  /** The same, where they chose another model after all. */
  leftCarId: string | undefined
  locationId: string | undefined
  date: string | undefined
  startAt: string | undefined
  held: Held | undefined
}
/** The steps in their order. */
const steps = ['car', 'place', 'time', 'summary'] as const
/** A step of the flow. */
export type DriveStep = (typeof steps)[number]

/** The flow as data. */
export const plan: Plan<DriveDraft, DriveStep> = {
  name: 'test-drive',
  shape: 2,
  empty: () => ({
    ...{ modelId: undefined, only: false, driveCarId: undefined, locationId: undefined, stockCarId: undefined, leftCarId: undefined },
    ...{ date: undefined, startAt: undefined, held: undefined },
  }),
  // Another car has other free times.
  changed: (draft, change) => ({
    ...draft,
    ...('driveCarId' in change && change.driveCarId !== draft.driveCarId ? { startAt: undefined } : {}),
    ...change,
  }),
  steps,
  skips: ({ only }, step) => only && step === 'place',
  answered: {
    car: ({ modelId }) => modelId !== undefined,
    place: ({ driveCarId }) => driveCarId !== undefined,
    time: ({ startAt }) => startAt !== undefined,
    summary: () => false,
  },
}

/** What needs a time. */
export const questionOf = ({ locationId = '', driveCarId }: DriveDraft): TimeQuestion => ({
  locationId,
  type: 'testDrive',
  ...(driveCarId ? { driveCarId } : {}),
})
