import type { CalendarBooking } from '../../../schema/appointments/calls/calendar.ts'

// Domain: a customer may still come until half an hour after the slot.
const noShowAfter = 30 * 60_000

/** Whether nobody came for half an hour. */
export const isMissed = ({ status, closure, startAt }: CalendarBooking, now: number): boolean =>
  status === 'pending' && closure === 'none' && now > Date.parse(startAt) + noShowAfter
