import { bookedEvent, type Booked } from '../../embed/messages.ts'
import type { CustomerAppointment } from '../../schema/appointments/customerBooking.ts'

/** `onBooked` after the host page, if the page is in a frame, was notified of the booking: reference, time and branch. */
export const notifyingHostPage = (onBooked: (appointment: CustomerAppointment) => void) => (appointment: CustomerAppointment) => {
  const { ref: reference, startAt: at, location } = appointment
  const detail: Booked = { reference, at, branch: location.name[document.documentElement.lang === 'ar' ? 'ar' : 'en'] }
  dispatchEvent(new CustomEvent(bookedEvent, { detail }))
  onBooked(appointment)
}
