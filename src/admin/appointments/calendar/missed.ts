import type { CalendarBooking } from '../../../schema/appointments/calls/calendar.ts'

// Source: domain.md. A customer may still come until half an hour after the start. In ms.
const noShowAfter = 30 * 60_000

/** Whether the customer is more than half an hour late. */
export const isMissed = ({ status, closure, startAt }: CalendarBooking, now: number): boolean =>
  status === 'pending' && closure === 'none' && now > Date.parse(startAt) + noShowAfter
