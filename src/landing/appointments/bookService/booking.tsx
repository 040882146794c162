import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import type { InputOf, OutputOf } from '../../../schema/endpoints.ts'
import { withoutCovered } from '../../../schema/core/covering.ts'
import { totalsOf, type Totals } from '../../../schema/core/money.ts'
import { landingMasters, landingLocations } from '../../../schema/masters/calls.ts'
import { holdTime, recommendedServices } from '../../../schema/appointments/calls.ts'
import type { CustomerAppointment, OfferedService } from '../../../schema/appointments/customerBooking.ts'
import type { LandingLocation } from '../../../schema/masters/index.ts'
import type { SessionValues } from '../../../session/index.ts'
import { useIdentity } from '../../customers/index.ts'
import { makeFlow, type FlowState } from '../../core/steps/makeFlow.tsx'
import type { Plan } from '../../core/steps/plan.ts'
import { call } from '../../core/api.ts'
import { useCall } from '../../core/useCall.ts'
import { useRegion } from '../../core/useFormat.ts'
import { useHold, type Lost } from '../hold/useHold.ts'
import { answered, changed, noAnswers, steps, type BookingDraft, type StepName } from './draft.ts'
import { usePromotion, type Promotion } from './usePromotion.ts'

/** The flow as data. */
export const plan: Plan<BookingDraft, StepName> = {
  name: 'book-service',
  shape: 2,
  empty: noAnswers,
  changed,
  steps,
  answered,
}
const flow = makeFlow(plan)
/** The flow's parts; a step reads it by `useBooking`. */
export const { FlowProvider, FlowSteps } = flow

/** What Confirm was pressed for: the person is asked who they are first, or the booking is sent. */
type Confirming = 'person' | 'booking' | undefined
/** The waiting list: it, or the car for it, is shown instead of the times, or the time in the draft was offered to this entry. */
type Waiting = 'list' | 'car' | { offer: string } | undefined
/** Data that all steps use besides the draft. */
interface BookingData {
  vehicles: SessionValues['userVehicle']
  masters: OutputOf<'landingMasters'> | undefined
  offers: readonly OfferedService[] | undefined
  offersFailed: boolean
  askOffersAgain: () => void
  locations: readonly LandingLocation[] | undefined
  locationsFailed: boolean
  askLocationsAgain: () => void
  /** The chosen services, in the order of the offer. */
  chosen: readonly OfferedService[]
  /** Their price, with a valid promotion code. */
  totals: Totals
  promotion: Promotion
  lost: Lost
  confirming: Confirming
  setConfirming: (confirming: Confirming) => void
  waiting: Waiting
  setWaiting: (waiting: Waiting) => void
  onBooked: (appointment: CustomerAppointment) => void
}
/** Everything that a step uses. */
export type Booking = FlowState<BookingDraft, StepName> & BookingData
const BookingState = createContext<BookingData | undefined>(undefined)
const pauseAfterTyping = 400

const requestOf = ({ locationId, services, advisorId, startAt }: BookingDraft): string | undefined =>
  locationId && startAt && services.length > 0 ? JSON.stringify({ locationId, services, advisorId, startAt }) : undefined
const holdBooking = (request: string, signal: AbortSignal) =>
  call(holdTime, JSON.parse(request) as InputOf<'holdTime'>, { quiet: 'silent', signal })

/** A value once it has not changed for a moment. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseAfterTyping)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** Loads what the steps offer, and provides it with the draft. */
export function BookingProvider({ onBooked, children }: Pick<BookingData, 'onBooked'> & { children: ReactNode }) {
  const state = flow.useFlow()
  const { draft, change } = state
  const { vehicles } = useIdentity()
  const mileage = useSettled(draft.mileage)
  const masters = useCall(landingMasters, {})
  const locations = useCall(landingLocations, {})
  const [confirming, setConfirming] = useState<Confirming>()
  const [waiting, setWaiting] = useState<Waiting>()
  const car = draft.vehicleId ? { vehicleId: draft.vehicleId } : draft.car && {}
  const offers = useCall(recommendedServices, car && { ...car, ...(mileage ? { mileage } : {}) })
  const { currency } = useRegion()
  const lost = useHold({ request: requestOf(draft), held: draft.held, change, hold: holdBooking })
  const promotion = usePromotion(state)
  const offered = offers.data?.data
  const chosen = withoutCovered(offered?.filter(({ code }) => draft.services.includes(code)) ?? [])
  // Services of a stored draft that the dealership no longer offers, or has put into another one.
  const lostService = offered !== undefined && chosen.length < draft.services.length
  const lostBranch = draft.locationId && locations.data && !locations.data.data.some(({ id }) => id === draft.locationId)
  useEffect(() => {
    if (lostService) change({ services: chosen.map(({ code }) => code) })
    if (lostBranch) change({ locationId: undefined })
  })
  const booking: BookingData = {
    vehicles,
    masters: masters.data,
    offers: offered,
    offersFailed: offers.failed,
    askOffersAgain: offers.again,
    locations: locations.data?.data,
    locationsFailed: locations.failed,
    askLocationsAgain: locations.again,
    chosen,
    totals:
      draft.promotion?.totals ??
      totalsOf(
        chosen.map(({ price }) => price),
        0,
        currency,
      ),
    promotion,
    lost,
    confirming: draft.startAt ? confirming : undefined,
    setConfirming,
    waiting,
    setWaiting,
    onBooked,
  }
  return <BookingState value={booking}>{children}</BookingState>
}

/** The booking of the step that calls it. */
export function useBooking(): Booking {
  const data = use(BookingState)
  const state = flow.useFlow()
  if (!data) throw new Error('A step stands outside of its booking')
  return { ...state, ...data }
}
