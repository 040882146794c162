import { createContext, use } from 'react'
import type { LandingLocation, OfferedService, OutputOf } from '../../../schema/endpoints.ts'
import type { SessionValues } from '../../../session/index.ts'
import type { BookingDraft, StepName } from './draft.ts'

/** What every step works with. */
export interface Booking {
  draft: BookingDraft
  change: (change: Partial<BookingDraft>) => void
  go: (step: StepName) => void
  /** On to the step after the present one. */
  next: () => void
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
  onBooked: (appointment: OutputOf<'addAppointment'>['appointment']) => void
}
const BookingState = createContext<Booking | undefined>(undefined)

/** Hands the booking to its steps. */
export const BookingProvider = BookingState

/** The booking that a step belongs to. */
export function useBooking(): Booking {
  const booking = use(BookingState)
  if (!booking) throw new Error('A step stands outside of its booking')
  return booking
}

/** The form that the primary button below a step sends. */
export const stepFormId = 'booking-step'
