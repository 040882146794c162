// Shapes of a branch's calendar: bookings and blocked times, whether a booking can be moved, and walk-ins.
import { z } from 'zod'
import { bilingualOut, namedCarOut } from '../../core/values.ts'
import { enumerations } from '../../enumerations.ts'

const spans = z.array(z.object({ from: z.string(), to: z.string() }))
const bay = z.number().int().nullable()
const stretch = { startAt: z.string(), endAt: z.string(), advisorId: z.string().nullable(), bay }
const load = { taken: z.number().int(), possible: z.number().int() }
/** Reasons why a booking cannot be put at a place. */
const conflictCodes = [
  'started',
  'past',
  'holiday',
  'closed',
  'outside',
  'offSlot',
  'tooLong',
  'branchBlocked',
  'advisorElsewhere',
  'advisorAway',
  'advisorOff',
  'advisorBlocked',
  'advisorBusy',
  'noAdvisor',
  'noBay',
  'bayBlocked',
  'bayBusy',
  'baysBusy',
  'carBusy',
] as const
/** A reason why a booking cannot be put at a place. */
export type ConflictCode = (typeof conflictCodes)[number]
/** A conflict with the values that its text names. */
export const conflict = z.object({
  code: z.enum(conflictCodes),
  /** The reference of the booking that is already there. */
  ref: z.string().nullish(),
  /** The name of the holiday. */
  name: bilingualOut.nullish(),
  /** The reason of the blocked time. */
  reason: z.enum(enumerations.blockReason).nullish(),
})
/** A conflict with the values that its text names. */
export type Conflict = z.infer<typeof conflict>
const booking = z.object({
  id: z.string(),
  version: z.number().int(),
  ref: z.string(),
  type: z.enum(enumerations.appointmentType),
  status: z.enum(enumerations.bookingStatus),
  closure: z.enum(enumerations.closure),
  ...stretch,
  customer: z.string().nullable(),
  ...namedCarOut,
  services: z.array(bilingualOut),
  /** Whether the person may change it. */
  changeable: z.boolean(),
})
const block = z.object({
  id: z.string(),
  version: z.number().int(),
  locationId: z.string(),
  staffId: z.string().nullable(),
  bay,
  startAt: z.string(),
  endAt: z.string(),
  reason: z.enum(enumerations.blockReason),
  note: z.string().nullable(),
  changeable: z.boolean(),
})
const day = z.object({
  date: z.string(),
  /** Local opening hours; empty on a closed day. */
  spans,
  /** Why the day's hours differ from the usual ones. */
  reason: z.enum(['holiday', 'closed', 'ramadan']).nullable(),
  holiday: bilingualOut.nullable(),
  /** Slots of bays: taken ones, and all that there are. */
  ...load,
  hours: z.array(z.object({ hour: z.string(), ...load })),
})
const advisor = z.object({
  id: z.string(),
  name: bilingualOut,
  staffType: z.enum(enumerations.staffType).nullable(),
  days: z.array(z.object({ date: z.string(), spans, away: z.boolean(), note: z.string().nullable() })),
})
/** A branch's calendar. */
export const calendarOut = z.object({
  locationId: z.string(),
  bays: z.number().int(),
  slotMinutes: z.number().int(),
  days: z.array(day),
  advisors: z.array(advisor),
  bookings: z.array(booking),
  /** Times of bookings that the person may not see; nothing else of them. */
  busy: z.array(z.object(stretch)),
  blocks: z.array(block),
})
/** A branch's calendar. */
export type Calendar = z.infer<typeof calendarOut>
/** A booking as the calendar shows it. */
export type CalendarBooking = z.infer<typeof booking>
/** Blocked time as the calendar shows it. */
export type CalendarBlock = z.infer<typeof block>
/** A day of the calendar. */
export type CalendarDay = z.infer<typeof day>
/** A member of staff who receives customers, with working hours. */
export type CalendarAdvisor = z.infer<typeof advisor>
