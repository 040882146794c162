// The draft of a booking, and the steps of its flow.
import type { Word } from '../../../schema/enumerations.ts'
import type { Totals } from '../../../schema/core/money.ts'
import { hasAddress, noPlace, type PickedPlace } from '../../masters/index.ts'
import type { Draft } from '../../core/steps/draft.ts'
import type { TimeQuestion } from '../calendar/DayPicker.tsx'
import type { DescribedCar } from '../../vehicles/index.ts'
import type { Held } from '../hold/useHold.ts'

/** A booking that is not sent yet. */
export interface BookingDraft extends Draft {
  vehicleId: string | undefined
  /** The car of somebody who is not known yet. */
  car: DescribedCar | undefined
  mileage: string
  services: string[]
  locationId: string | undefined
  /** Null: any advisor. */
  advisorId: string | null
  date: string | undefined
  startAt: string | undefined
  transport: Word<'transport'> | undefined
  held: Held | undefined
  place: PickedPlace
  concern: string
  /** A valid promotion code, and the totals with it once the server has answered. */
  promotion: { code: string; totals: Totals | undefined } | undefined
  /** The deposit that was shown, in minor units. */
  deposit: number | undefined
}

/** The answers of an empty draft. */
export const noAnswers = () => ({
  vehicleId: undefined,
  car: undefined,
  mileage: '',
  services: [],
  locationId: undefined,
  advisorId: null,
  date: undefined,
  startAt: undefined,
  transport: undefined,
  held: undefined,
  place: noPlace(),
  concern: '',
  promotion: undefined,
  deposit: undefined,
})

/** The draft with a change; another service or place removes the chosen time, and other services have the code checked again. */
export function changed(draft: BookingDraft, change: Partial<BookingDraft>): BookingDraft {
  const elsewhere = 'services' in change || 'locationId' in change || 'advisorId' in change
  const advisor = 'locationId' in change && change.locationId !== draft.locationId ? { advisorId: null } : {}
  const recount = 'services' in change && draft.promotion ? { promotion: { ...draft.promotion, totals: undefined } } : {}
  return { ...draft, ...(elsewhere ? { startAt: undefined } : {}), ...advisor, ...recount, ...change }
}

/** The steps in their order. */
export const steps = ['vehicle', 'services', 'place', 'time', 'transport', 'summary'] as const
/** A step of the flow. */
export type StepName = (typeof steps)[number]

/** Whether a step is answered. */
export const answered: Record<StepName, (draft: BookingDraft) => boolean> = {
  vehicle: ({ vehicleId, car }) => vehicleId !== undefined || car !== undefined,
  services: ({ services }) => services.length > 0,
  place: ({ locationId }) => locationId !== undefined,
  time: ({ startAt }) => startAt !== undefined,
  transport: ({ transport, place }) => transport !== undefined && (transport !== 'pickUpDelivery' || hasAddress(place)),
  summary: () => false,
}

/** What needs a time. */
export const questionOf = ({ locationId = '', services, advisorId }: BookingDraft): TimeQuestion => ({
  locationId,
  services: services.join(','),
  ...(advisorId ? { advisorId } : {}),
})
