// The calendar of a branch: what stands in it, whether a booking can go somewhere else, and customers who walk in.
import { z } from 'zod'
import { enumerations } from '../enumerations.ts'
import { longText, integer } from '../kinds.ts'
import { appointments } from '../resources/appointments.ts'
import { dateTimeValue, dateValue, idValue, line } from '../values.ts'

/** Days that one calendar shows at most. */
const calendarDays = 7

const bilingualOut = z.object({ en: z.string(), ar: z.string() })
const spans = z.array(z.object({ from: z.string(), to: z.string() }))
const bay = z.number().int().nullable()
const stretch = { startAt: z.string(), endAt: z.string(), advisorId: z.string().nullable(), bay }
const load = { taken: z.number().int(), possible: z.number().int() }

/** Why a booking cannot go where it is wished. */
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
] as const
/** One of these. */
export type ConflictCode = (typeof conflictCodes)[number]
const conflict = z.object({
  code: z.enum(conflictCodes),
  /** The reference of the booking that is there. */
  ref: z.string().nullish(),
  /** The holiday. */
  name: bilingualOut.nullish(),
  /** Why the time is blocked. */
  reason: z.enum(enumerations.blockReason).nullish(),
})
/** A conflict with what its sentence names. */
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
  plate: z.string().nullable(),
  car: z.string().nullable(),
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
  /** Local opening hours; none on a closed day. */
  spans,
  /** Why the day is not an ordinary one. */
  reason: z.enum(['holiday', 'closed', 'ramadan']).nullable(),
  holiday: bilingualOut.nullable(),
  /** Slots of bays: those that are taken, and those that could be. */
  ...load,
  hours: z.array(z.object({ hour: z.string(), ...load })),
})
const advisor = z.object({
  id: z.string(),
  name: bilingualOut,
  staffType: z.enum(enumerations.staffType).nullable(),
  days: z.array(z.object({ date: z.string(), spans, away: z.boolean(), note: z.string().nullable() })),
})
const calendarOut = z.object({
  locationId: z.string(),
  bays: z.number().int(),
  slotMinutes: z.number().int(),
  days: z.array(day),
  advisors: z.array(advisor),
  bookings: z.array(booking),
  /** Time that bookings take which the person may not see. */
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
/** Somebody who receives customers, and when. */
export type CalendarAdvisor = z.infer<typeof advisor>

const place = { startAt: dateTimeValue, endAt: dateTimeValue, advisorId: idValue.nullish() }
const dated = z
  .object({ locationId: idValue, from: dateValue, to: dateValue })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < calendarDays * 86_400_000, {
    path: ['to'],
    message: 'validation.date',
  })
const codes = z.array(line(40)).max(20)

/** Input and output of the calls. */
export const calendarEndpoints = {
  calendar: { audience: 'staff', input: dated, output: calendarOut },
  /** Asks without doing anything; null means that it can go there. */
  checkMove: {
    audience: 'staff',
    input: z.object({ ...place, bay: z.coerce.number().int().min(1).max(200).optional() }),
    output: z.object({ conflict: conflict.nullable() }),
  },
  /** Another start, end, advisor or bay; what is left out stays. slotTaken with `details.conflict` when it cannot go there. */
  rescheduleAppointment: {
    audience: 'staff',
    input: z.strictObject({ ...place, bay: z.number().int().min(1).max(200).nullish(), version: z.number().int() }),
    output: z.object({ appointment: appointments.record, successMessage: z.string().optional() }),
  },
  /** Where somebody who stands at the desk now would go; null when today has no more room. */
  nextWalkIn: {
    audience: 'staff',
    input: z.object({
      locationId: idValue,
      services: z
        .string()
        .transform((words) => words.split(',').filter(Boolean))
        .optional(),
    }),
    output: z.object({ next: z.object(stretch).nullable() }),
  },
  /** A visit that begins now; with a mileage the car is checked in at once. */
  addWalkIn: {
    audience: 'staff',
    input: z.strictObject({
      locationId: idValue,
      customerId: idValue,
      vehicleId: idValue,
      services: codes.min(1, 'validation.chooseService'),
      concern: longText({ max: 2000 }).input.nullish(),
      mileageIn: integer({ max: 3_000_000 }).input.nullish(),
    }),
    output: z.object({ appointment: appointments.record, successMessage: z.string().optional() }),
  },
} as const
