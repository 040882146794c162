// Bookings, and the services and times that can be booked, as the customer sees them.
import { z } from 'zod'
import { bilingualOut } from '../core/values.ts'
import { enumerations } from '../enumerations.ts'
import { landingLocation } from '../masters/index.ts'
import { appointments } from './resources/appointments.ts'

/** A service on offer: net price in minor units, minutes, and whether it is due. */
export const serviceOut = z.object({
  code: z.string(),
  name: bilingualOut,
  description: bilingualOut.nullable(),
  price: z.number().int(),
  minutes: z.number().int(),
  /** The other services on offer whose work it does, through all levels. */
  contains: z.array(z.string()),
  due: z.boolean(),
  /** The interval in kilometres or months after which it is due, and by how many of them it is overdue; null when it is not due. */
  basis: z.object({ kind: z.enum(['km', 'months']), every: z.number().int(), over: z.number().int().min(0) }).nullable(),
  /** Whether it is one of the cheapest that together do all that is due. */
  recommended: z.boolean(),
})
/** A service on offer: net price in minor units, minutes, and whether it is due. */
export type OfferedService = z.infer<typeof serviceOut>
/** A day of the booking calendar, local to the tenant. */
export const dayOut = z.object({
  date: z.string(),
  available: z.boolean(),
  /** Number of free starts, and of all starts of the day. */
  free: z.number().int(),
  total: z.number().int(),
  /** later: beyond the days that can be booked at present. */
  reason: z.enum(['closed', 'holiday', 'full', 'past', 'later']).nullable(),
  holiday: bilingualOut.nullable(),
  /** Why the whole branch is blocked on that day. */
  block: z.enum(enumerations.blockReason).nullish(),
})
/** A day of the booking calendar, local to the tenant. */
export type BookingDay = z.infer<typeof dayOut>
/** A car for test drives, where it stands, with its model's picture. */
export const driveCarOut = z.object({
  id: z.string(),
  locationId: z.string(),
  modelId: z.string(),
  make: bilingualOut,
  model: bilingualOut,
  colour: bilingualOut.nullable(),
  image: z.string().nullable(),
})
/** A car for test drives, where it stands, with its model's picture. */
export type DriveCar = z.infer<typeof driveCarOut>
/** A booking as its customer sees it. */
export const appointmentOut = z.object({
  id: z.string(),
  version: z.number().int(),
  ref: z.string(),
  type: z.enum(enumerations.appointmentType),
  startAt: z.string(),
  endAt: z.string(),
  promiseAt: z.string().nullable(),
  status: z.enum(enumerations.bookingStatus),
  closure: z.enum(enumerations.closure),
  location: landingLocation,
  advisor: z.object({ id: z.string(), name: bilingualOut }).nullable(),
  vehicle: z.object({ id: z.string(), plate: z.string(), make: bilingualOut, model: z.string(), year: z.number().int() }).nullable(),
  /** The car of a test drive. */
  driveCar: driveCarOut.nullable(),
  services: appointments.fields.services.output,
  totals: appointments.fields.totals.output,
  transport: z.enum(enumerations.transport),
  pickupAddress: appointments.fields.pickupAddress.output.nullable(),
  concern: z.string().nullable(),
  /** Whether the customer may still move or cancel it. */
  changeable: z.boolean(),
})
/** A booking as its customer sees it. */
export type CustomerAppointment = z.infer<typeof appointmentOut>
/** A booking as its own page on the landing shows it. */
export const visitOut = z.object({
  appointment: appointmentOut,
  /** Additional work: the token of its page, and how many items await the customer's decision. */
  work: z.object({ link: z.string(), waiting: z.number().int() }).nullable(),
})
/** A booking as its own page on the landing shows it. */
export type CustomerVisit = z.infer<typeof visitOut>
