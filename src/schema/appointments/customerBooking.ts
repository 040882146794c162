// Bookings, and the services and times that can be booked, as the customer sees them.
import { z } from 'zod'
import { bilingualOut, namedCarOut } from '../core/values.ts'
import { enumerations } from '../enumerations.ts'
import { openFileOut } from '../files/index.ts'
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
  /** The points of the inspection sheet that it puts right. */
  points: z.array(z.string()),
  due: z.boolean(),
  /** Why it is due; null when it is not. */
  basis: z
    .object({
      /** The interval after which it is due, and by how many of its kilometres or months it is overdue. */
      kind: z.enum(['km', 'months']),
      every: z.number().int(),
      over: z.number().int().min(0),
      /** When it was last done; null: there is no record of it, so it counts from zero kilometres or from the car's delivery. */
      last: z.object({ on: z.string(), km: z.number().int().nullable() }).nullable(),
      /** Today's kilometres, estimated from earlier readings where nobody has just read them; null: nothing says them. */
      mileage: z.object({ km: z.number().int(), estimated: z.boolean() }).nullable(),
    })
    .nullable(),
  /** Whether it is one of the cheapest that together do all that is due. */
  recommended: z.boolean(),
  /** When a workshop offered it for this car without its being done since, at what net price, why, and its photos. */
  refused: z.object({ on: z.string(), price: z.number().int(), reason: z.string().nullable(), photos: z.array(openFileOut) }).nullable(),
})
/** A service on offer: net price in minor units, minutes, and whether it is due. */
export type OfferedService = z.infer<typeof serviceOut>
/** What a car needs next: a service, why it is due, else the kilometres left of its interval and the day on which its months are over. */
export const nextServiceOut = z.object({
  name: bilingualOut,
  basis: serviceOut.shape.basis,
  km: z.number().int().nullable(),
  on: z.string().nullable(),
})
/** What a car needs next: a service, why it is due, else the kilometres left of its interval and the day on which its months are over. */
export type NextService = z.infer<typeof nextServiceOut>
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
/** The deposit that a booking needs and its rule, before it is booked. */
export const depositTermsOut = z.object({
  /** In minor units, with VAT. */
  amount: z.number().int(),
  currency: z.string(),
  /** For a service, after missed visits, or as nobody who was here before. */
  why: z.enum(['service', 'misses', 'newCustomer']),
  /** Minutes in which it must be paid, and hours before the visit until which it is refunded. */
  minutes: z.number().int(),
  refundHours: z.number().int(),
})
/** The deposit that a booking needs and its rule, before it is booked. */
export type DepositTerms = z.infer<typeof depositTermsOut>
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
  vehicle: z.object({ id: z.string(), ...namedCarOut, make: bilingualOut, model: bilingualOut, year: z.number().int() }).nullable(),
  /** The car of a test drive. */
  driveCar: driveCarOut.nullable(),
  services: appointments.fields.services.output,
  totals: appointments.fields.totals.output,
  transport: z.enum(enumerations.transport),
  pickupAddress: appointments.fields.pickupAddress.output.nullable(),
  concern: z.string().nullable(),
  /** What is paid ahead to keep the time: until when, and until when it is refunded if the customer cancels. */
  deposit: z
    .object({
      amount: z.number().int(),
      state: z.enum(enumerations.depositState),
      dueAt: z.string().nullable(),
      refundUntil: z.string().nullable(),
    })
    .nullable(),
  /** Whether the customer may still move or cancel it. */
  changeable: z.boolean(),
})
/** A booking as its customer sees it. */
export type CustomerAppointment = z.infer<typeof appointmentOut>
/** A booking as its own page on the landing shows it. */
export const visitOut = z.object({
  appointment: appointmentOut,
  /** Additional work: the token of its page, how many items await the customer's decision, and up to four of their photos. */
  work: z.object({ link: z.string(), waiting: z.number().int(), photos: z.array(openFileOut) }).nullable(),
})
/** A booking as its own page on the landing shows it. */
export type CustomerVisit = z.infer<typeof visitOut>
