// The calls of appointments.
import { address, longText, totals, integer } from '../core/kinds.ts'
import { appointments } from './resources/appointments.ts'
import { calendarOut, conflict } from './calls/calendar.ts'
import { enumerations } from '../enumerations.ts'
import { idValue, dateValue, line, dateTimeValue, promotionCodeValue, bilingualOut } from '../core/values.ts'
import { customers, newCustomer } from '../customers/index.ts'
import { promotionCodes } from './resources/promotionCodes.ts'
import { serviceOut, dayOut, appointmentOut, depositTermsOut, driveCarOut, nextServiceOut, visitOut } from './customerBooking.ts'
import { waitingEntryOut } from './customerWaitingEntry.ts'
import { bookingLimits, holdLimits } from '../core/rateRules.ts'
import { z } from 'zod'
import { defineCall } from '../core/defineCall.ts'
import { dayMs } from '../core/time/dayLength.ts'
import { ownCarOut } from '../publicRows.ts'
import { bookedVehicle, newVehicle } from '../vehicles/index.ts'
import { slotOut } from '../core/time/slot.ts'

const idOf = z.string()
const namedCar = { vehicleId: idOf, model: bilingualOut }
const list = z
  .string()
  .transform((ids) => ids.split(',').filter(Boolean))
  .optional()
const slotQuestion = {
  locationId: idValue,
  services: list,
  advisorId: idValue.optional(),
  type: z.enum(enumerations.appointmentType).optional(),
  driveCarId: idValue.optional(),
}
const { startAt } = appointments.fields
const bookingInput = {
  vehicleId: idValue,
  services: z.array(line(40)).min(1, 'validation.chooseService').max(20),
  locationId: idValue,
  advisorId: idValue.nullish(),
  startAt: startAt.input,
  transport: z.enum(enumerations.transport),
  pickupAddress: address({}).input.nullish(),
  concern: longText({ max: 2000 }).input.nullish(),
  promotionCode: promotionCodeValue.nullish(),
  /** The deposit that the customer was shown and agrees to, in minor units; a higher one is refused with depositChanged. */
  deposit: z.number().int().min(0).max(1_000_000_000).nullish(),
}
const nothing = z.object({})
const driveInput = z.strictObject({ driveCarId: idValue, startAt: startAt.input })
const holdOut = z.object({
  startAt: z.string(),
  expiresAt: z.string(),
  /** Seconds until the hold expires; relative, because the clocks of server and phone differ. */ ttl: z.number().int(),
})
const exactlyOne = <T extends z.ZodType<Record<string, unknown>>>(schema: T) =>
  schema.refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, 'validation.exactlyOne')
const cancelInput = z.strictObject({ id: idValue, version: z.number().int(), reason: line(500) })
const earliestOut = z.object({ start: z.string(), local: z.string(), locationId: z.string() })
const services = z.array(line(40)).min(1, 'validation.chooseService').max(20)
/** Most days that one answer of the calendar covers. */
const calendarDays = 7
const dated = z
  .object({ locationId: idValue, from: dateValue, to: dateValue })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < calendarDays * dayMs, {
    path: ['to'],
    message: 'validation.date',
  })
// The end follows from the start and the work's minutes; nobody types it.
const place = { startAt: startAt.input, endAt: dateTimeValue, advisorId: idValue.nullish() }
/** Whom staff book for: a known customer and car, or what is needed of new ones. */
const booker = {
  customerId: idValue.nullish(),
  person: z
    .strictObject({
      firstName: customers.fields.firstName.input,
      lastName: customers.fields.lastName.input,
      mobile: customers.fields.mobile.input,
    })
    .nullish(),
  vehicleId: idValue.nullish(),
  vehicle: bookedVehicle.nullish(),
}
const bay = z.number().int().nullable()
const stretch = { startAt: z.string(), endAt: z.string(), advisorId: z.string().nullable(), bay }
const codes = z.array(line(40)).max(20)

/** Active advisors and hosts who receive customers at a branch. */
export const advisors = defineCall({
  method: 'GET',
  path: '/landing-page/advisors',
  access: 'visitor',
  modules: ['serviceBooking', 'testDrive'],
  input: z.object({ locationId: idValue }),
  output: z.object({ data: z.array(z.object({ id: idOf, name: bilingualOut })) }),
})
/** Services on offer, and which of them are due for a car. */
export const recommendedServices = defineCall({
  method: 'GET',
  path: '/landing-page/recommanded-services',
  access: 'visitor',
  modules: ['serviceBooking'],
  input: z.object({
    vehicleId: idValue.optional(),
    mileage: z.coerce.number().int().min(0).max(3_000_000).optional(),
    /** Only services that are done at the customer's address. */
    at: z.literal('home').optional(),
  }),
  output: z.object({ data: z.array(serviceOut) }),
})
/** The days of the booking calendar. */
export const appointmentDates = defineCall({
  method: 'GET',
  path: '/landing-page/appointment-dates',
  access: 'visitor',
  modules: ['serviceBooking', 'testDrive'],
  input: z.object({ ...slotQuestion, from: dateValue.optional(), days: z.coerce.number().int().min(1).max(62).optional() }),
  output: z.object({ data: z.array(dayOut) }),
})
/** Start times of a day. */
export const appointmentTimes = defineCall({
  method: 'GET',
  path: '/landing-page/appointment-times',
  access: 'visitor',
  modules: ['serviceBooking', 'testDrive'],
  input: z.object({ ...slotQuestion, date: dateValue }),
  output: z.object({ data: z.array(slotOut) }),
})
/** The earliest free starts, by branch; for staff those of their own branches. */
export const earliestTimes = defineCall({
  method: 'GET',
  path: '/landing-page/earliest-times',
  access: 'visitor',
  modules: ['serviceBooking'],
  input: z.object({
    services: z
      .string()
      .transform((text) => text.split(',').filter(Boolean))
      .optional(),
    /** Only of this branch. */
    locationId: idValue.optional(),
  }),
  output: z.object({ data: z.array(earliestOut) }),
})
/** A whole booking for the customer, as far as they do not say themselves; null when none of their cars is due. */
export const proposedBooking = defineCall({
  method: 'GET',
  path: '/landing-page/proposed-booking',
  access: 'customer',
  modules: ['serviceBooking'],
  feature: { flag: 'BOOK_A_SERVICE' },
  input: z.object({
    vehicleId: idValue.optional(),
    services: list,
    locationId: idValue.optional(),
    /** Kept where it is free. */
    startAt: startAt.input.optional(),
  }),
  output: z.object({
    data: z
      .object({
        vehicleId: z.string(),
        services: z.array(z.string()),
        locationId: z.string().nullable(),
        startAt: z.string().nullable(),
        transport: z.enum(enumerations.transport),
      })
      .nullable(),
  }),
})
/** Holds a start time until `ttl` seconds have passed: for the proven mobile, to which a visitor's hold passes once they have proven theirs. */
export const holdTime = defineCall({
  method: 'POST',
  path: '/landing-page/hold-time',
  access: 'visitor',
  modules: ['serviceBooking'],
  feature: { flag: 'BOOK_A_SERVICE' },
  proofOfWork: true,
  rateLimit: holdLimits,
  input: z.strictObject({ locationId: idValue, services, advisorId: idValue.nullish(), startAt: startAt.input }),
  output: holdOut,
})
/** The cars that can be taken for a test drive. */
export const driveCarsOffered = defineCall({
  method: 'GET',
  path: '/landing-page/drive-cars',
  access: 'visitor',
  modules: ['testDrive'],
  input: nothing,
  output: z.object({ data: z.array(driveCarOut) }),
})
/** Holds a car and a start time for the customer until `ttl` seconds have passed. */
export const holdDrive = defineCall({
  method: 'POST',
  path: '/landing-page/hold-drive',
  access: 'customer',
  modules: ['testDrive'],
  rateLimit: [{ rule: 'holdByCustomer', by: ['tenant', 'mobile'] }],
  input: driveInput,
  output: holdOut,
})
/** Books a test drive. */
export const bookTestDrive = defineCall({
  method: 'POST',
  path: '/landing-page/book-test-drive',
  access: 'customer',
  modules: ['testDrive'],
  rateLimit: bookingLimits,
  idempotent: true,
  /** `stockCarId`: the car for sale on whose page they asked. */
  input: driveInput.extend({ stockCarId: idValue.optional() }),
  output: z.object({ appointment: appointmentOut, successMessage: z.string().optional() }),
})
/** Releases a held time. */
export const releaseTime = defineCall({
  method: 'POST',
  path: '/landing-page/release-time',
  access: 'visitor',
  modules: ['serviceBooking', 'testDrive'],
  input: z.strictObject({}),
  output: z.object({}),
})
/** The price of services with a promotion code. */
export const checkPromotion = defineCall({
  method: 'POST',
  path: '/landing-page/check-promotion',
  access: 'visitor',
  rateLimit: [{ rule: 'promotionByAddress', by: ['tenant', 'address'], of: 'visitor' }],
  modules: ['serviceBooking'],
  input: z.strictObject({ promotionCode: promotionCodeValue, services }),
  output: z.object({
    code: z.string(),
    name: promotionCodes.fields.name.output,
    /** Of the services with the code. */ totals: totals({}).output,
  }),
})
/** The deposit that a booking would need: of a visitor for the services alone; and whether the customer has to book by phone. */
export const depositTerms = defineCall({
  method: 'GET',
  path: '/landing-page/deposit-terms',
  access: 'visitor',
  modules: ['serviceBooking'],
  feature: { flag: 'BOOK_A_SERVICE' },
  input: z.object({ services: list }),
  output: z.object({ terms: depositTermsOut.nullable(), byPhone: z.boolean() }),
})
/** Creates a booking for a visitor with a proven mobile, and the customer and the car where they are new. */
export const createAppointment = defineCall({
  method: 'POST',
  path: '/landing-page/create-appointment',
  access: 'customer',
  modules: ['serviceBooking'],
  feature: { flag: 'BOOK_A_SERVICE' },
  rateLimit: bookingLimits,
  idempotent: true,
  input: z.strictObject({
    ...bookingInput,
    vehicleId: idValue.optional(),
    vehicle: newVehicle.optional(),
    customer: newCustomer,
  }),
  output: z.object({ appointment: appointmentOut, successMessage: z.string().optional() }),
})
/** Creates a booking for a known customer. */
export const addAppointment = defineCall({
  method: 'POST',
  path: '/landing-page/add-appointment',
  access: 'customer',
  modules: ['serviceBooking'],
  feature: { flag: 'BOOK_A_SERVICE' },
  rateLimit: bookingLimits,
  idempotent: true,
  input: z.strictObject(bookingInput),
  output: z.object({ appointment: appointmentOut, successMessage: z.string().optional() }),
})
/** Puts an entry on the waiting list; a car has one, so that saying it again changes it. */
export const joinWaitingList = defineCall({
  method: 'POST',
  path: '/landing-page/waiting-list',
  access: 'customer',
  modules: ['serviceBooking'],
  feature: { flag: 'WAITING_LIST' },
  rateLimit: bookingLimits,
  idempotent: true,
  input: z.strictObject({
    vehicleId: idValue,
    services,
    locationId: idValue,
    firstDay: dateValue,
    lastDay: dateValue,
    dayPart: z.enum(enumerations.dayPart),
  }),
  output: z.object({ entry: waitingEntryOut, successMessage: z.string().optional() }),
})
/** The customer's open entries. */
export const ownWaitingEntries = defineCall({
  method: 'GET',
  path: '/landing-page/waiting-list',
  access: 'customer',
  modules: ['serviceBooking'],
  input: nothing,
  output: z.object({ data: z.array(waitingEntryOut) }),
})
/** Opens an entry from its message; a time that is held for it is held for its customer then, like one of their choice. */
export const openWaitingEntry = defineCall({
  method: 'POST',
  path: '/landing-page/waiting-list/{id}/open',
  access: 'customer',
  modules: ['serviceBooking'],
  input: z.strictObject({}),
  output: z.object({ entry: waitingEntryOut }),
})
/** Takes an entry off the waiting list. */
export const withdrawWaitingEntry = defineCall({
  method: 'POST',
  path: '/landing-page/waiting-list/{id}/withdraw',
  access: 'customer',
  modules: ['serviceBooking'],
  input: z.strictObject({}),
  output: z.object({ entry: waitingEntryOut, successMessage: z.string().optional() }),
})
/** The customer's own bookings. */
export const customerAppointments = defineCall({
  method: 'GET',
  path: '/landing-page/appointments',
  access: 'customer',
  modules: ['serviceBooking', 'testDrive'],
  input: z.object({ when: z.enum(['upcoming', 'past', 'all']).optional() }),
  output: z.object({ data: z.array(appointmentOut), total: z.number().int() }),
})
/** The same as `customerAppointments`, under the path that the specification names. */
export const appointmentList = defineCall({
  method: 'GET',
  path: '/landing-page/appointment-list/{id}',
  access: 'customer',
  modules: ['serviceBooking', 'testDrive'],
  input: nothing,
  output: z.object({ data: z.array(appointmentOut), total: z.number().int() }),
})
/** One booking, by its id or reference. */
export const appointmentDetails = defineCall({
  method: 'POST',
  path: '/landing-page/appointment-details',
  access: 'customer',
  modules: ['serviceBooking', 'testDrive'],
  input: exactlyOne(z.strictObject({ id: idValue.optional(), ref: line(20).optional() })),
  output: visitOut,
  byLink: true,
})
/** The customer's next visit, the car in the workshop or the last visit of a fortnight, and what each of their cars needs next. */
export const ownGarage = defineCall({
  method: 'GET',
  path: '/landing-page/garage',
  access: 'customer',
  modules: ['serviceBooking', 'testDrive'],
  input: nothing,
  output: z.object({
    visit: visitOut.nullable(),
    cars: z.array(z.object({ vehicle: ownCarOut, next: nextServiceOut.nullable() })),
  }),
})
/** `link` is the token in a message's link; answers with the token of a session for that one booking. */
export const openVisit = defineCall({
  method: 'POST',
  path: '/landing-page/visit',
  access: 'visitor',
  modules: ['serviceBooking', 'testDrive'],
  rateLimit: [{ rule: 'tokenByAddress', by: ['address'] }],
  input: z.strictObject({ link: z.string({ error: 'validation.required' }).min(1, 'validation.required').max(300) }),
  output: visitOut.extend({ token: z.string() }),
})
/** Moves a booking. */
export const moveAppointment = defineCall({
  method: 'PUT',
  path: '/landing-page/appointments/{id}',
  access: 'customer',
  modules: ['serviceBooking', 'testDrive'],
  feature: { flag: 'MANAGE_SERVICE', of: 'inPerson' },
  idempotent: true,
  byLink: true,
  input: z.strictObject({ version: z.number().int(), startAt: startAt.input, advisorId: idValue.nullish() }),
  output: z.object({ appointment: appointmentOut, successMessage: z.string().optional() }),
})
/** Cancels a booking. */
export const deleteAppointment = defineCall({
  method: 'POST',
  path: '/landing-page/delete-appointment',
  access: 'customer',
  modules: ['serviceBooking', 'testDrive'],
  feature: { flag: 'MANAGE_SERVICE', of: 'inPerson' },
  byLink: true,
  input: cancelInput,
  output: z.object({ appointment: appointmentOut, successMessage: z.string().optional() }),
})
/** The same as `deleteAppointment`, under the path that the specification names. */
export const deleteAppointments = defineCall({
  method: 'POST',
  path: '/landing-page/appointments/delete',
  access: 'customer',
  modules: ['serviceBooking', 'testDrive'],
  feature: { flag: 'MANAGE_SERVICE', of: 'inPerson' },
  byLink: true,
  input: cancelInput,
  output: z.object({ appointment: appointmentOut, successMessage: z.string().optional() }),
})
/** Bookings and blocked times of a branch, by day. */
export const calendar = defineCall({
  method: 'GET',
  path: '/calendar',
  access: {
    anyOf: [
      { module: 'serviceBooking', action: 'list' },
      { module: 'testDrive', action: 'list' },
    ],
  },
  tool: 'Free and taken times of a branch for a span of days: use it before booking or moving.',
  input: dated,
  output: calendarOut,
})
/** Whether a booking can be moved to a place; writes nothing. `conflict` null: it can. */
export const checkMove = defineCall({
  method: 'GET',
  path: '/appointments/{id}/check-move',
  access: {
    anyOf: [
      { module: 'serviceBooking', action: 'show' },
      { module: 'testDrive', action: 'show' },
    ],
    row: 'appointments',
  },
  tool: 'What would speak against moving a booking to another time, before it is moved.',
  input: z.object({ ...place, bay: z.coerce.number().int().min(1).max(200).optional() }),
  output: z.object({ conflict: conflict.nullable() }),
})
/**
 * Moves a booking to another start, end, advisor or bay; what is absent stays. Error slotTaken with `details.conflict` when it cannot go
 * there.
 */
export const rescheduleAppointment = defineCall({
  method: 'PUT',
  path: '/appointments/{id}/schedule',
  access: {
    anyOf: [
      { module: 'serviceBooking', action: 'edit' },
      { module: 'testDrive', action: 'edit' },
    ],
    row: 'appointments',
  },
  tool: 'Move a booking or test drive to another time, branch or advisor.',
  input: z.strictObject({ ...place, bay: z.number().int().min(1).max(200).nullish(), version: z.number().int() }),
  output: z.object({ appointment: appointments.record, successMessage: z.string().optional() }),
})
/** The start, advisor and bay that a walk-in would get now; null when nothing is free today any more. */
export const nextWalkIn = defineCall({
  method: 'GET',
  path: '/walk-ins/next',
  access: { module: 'serviceBooking', action: 'create', of: { status: 'pending' } },
  input: z.object({
    locationId: idValue,
    services: z
      .string()
      .transform((words) => words.split(',').filter(Boolean))
      .optional(),
  }),
  output: z.object({ next: z.object(stretch).nullable() }),
})
/** Creates a booking that begins now, and its customer and car where they are new; with a mileage the car is checked in at once. */
export const addWalkIn = defineCall({
  method: 'POST',
  path: '/walk-ins',
  access: { module: 'serviceBooking', action: 'create', of: { status: 'pending' } },
  tool: 'Book a customer in who stands at the counter without an appointment.',
  idempotent: true,
  input: z.strictObject({
    ...booker,
    locationId: idValue,
    services: codes.min(1, 'validation.chooseService'),
    concern: longText({ max: 2000 }).input.nullish(),
    mileageIn: integer({ max: 3_000_000 }).input.nullish(),
  }),
  output: z.object({ appointment: appointments.record, successMessage: z.string().optional() }),
})
/**
 * Books a service for a customer on the telephone, and creates the customer and the car where they are new. Error slotTaken with the
 * branch's next free starts in `details.next`.
 */
export const bookByPhone = defineCall({
  method: 'POST',
  path: '/phone-bookings',
  access: { module: 'serviceBooking', action: 'create', of: { status: 'pending' } },
  tool: 'Book a service for a customer and a car, as the call centre does on the telephone.',
  idempotent: true,
  input: z.strictObject({
    ...booker,
    locationId: idValue,
    services: codes.min(1, 'validation.chooseService'),
    startAt: startAt.input,
    concern: longText({ max: 2000 }).input.nullish(),
  }),
  output: z.object({ appointment: appointments.record, successMessage: z.string().optional() }),
})
/**
 * Books the same services for several cars of a customer, from a time on: as many at once as the branch has room for, the others after them. All
 * or nothing; one message lists them.
 */
export const bookGroup = defineCall({
  method: 'POST',
  path: '/group-bookings',
  access: { module: 'serviceBooking', action: 'create', of: { status: 'pending' } },
  idempotent: true,
  input: z.strictObject({
    customerId: idValue,
    vehicleIds: z.array(idValue).min(2, 'validation.severalCars').max(20, 'validation.tooMany'),
    locationId: idValue,
    services: codes.min(1, 'validation.chooseService'),
    startAt: startAt.input,
    concern: longText({ max: 2000 }).input.nullish(),
  }),
  output: z.object({ groupRef: z.string(), appointments: z.array(appointments.record), successMessage: z.string().optional() }),
})
/** Cancels what has not begun of bookings that were made together. */
export const cancelGroup = defineCall({
  method: 'POST',
  path: '/group-bookings/{ref}/cancel',
  access: { module: 'serviceBooking', action: 'edit' },
  input: z.strictObject({ reason: line(500) }),
  output: z.object({ appointments: z.array(appointments.record), successMessage: z.string().optional() }),
})
/** Books without the deposit after all; with the reason. */
export const waiveDeposit = defineCall({
  method: 'POST',
  path: '/appointments/{id}/waive-deposit',
  access: { module: 'serviceBooking', action: 'approve', row: 'appointments' },
  input: z.strictObject({ version: z.number().int(), reason: line(500) }),
  output: z.object({ appointment: appointments.record, successMessage: z.string().optional() }),
})
/** Does not count a missed visit against its customer; with the reason, and with the deposit that was kept given back. */
export const forgiveMiss = defineCall({
  method: 'POST',
  path: '/appointments/{id}/forgive',
  access: { module: 'serviceBooking', action: 'approve', row: 'appointments' },
  input: z.strictObject({ version: z.number().int(), reason: line(500), refund: z.boolean() }),
  output: z.object({ appointment: appointments.record, successMessage: z.string().optional() }),
})
/** What stands out of a customer, of bookings and approved cars that the person may see. */
export const customerStanding = defineCall({
  method: 'GET',
  path: '/customers/{id}/standing',
  access: { module: 'customers', action: 'show', row: 'customers' },
  tool: 'A customer’s missed and late cancelled visits, and what follows for the next booking.',
  input: z.object({}),
  output: z.object({
    /** Finished visits and what was to be paid for them: minor units, with VAT; null for people who see no bookings. */
    visits: z.object({ count: z.number().int(), amount: z.number().int(), currency: z.string().nullable() }).nullable(),
    /** What has not come in yet for a company's finished visits: minor units, with VAT; null for people, and for who sees no payments. */
    owed: z.object({ amount: z.number().int(), currency: z.string().nullable() }).nullable(),
    /** What the car that needs something first needs next. */
    service: nextServiceOut.extend(namedCar).nullable(),
    /** The warranty that ends first of those that hold, else the one that ended last. */
    warranty: z.object({ until: z.string(), ...namedCar }).nullable(),
    cars: z.number().int(),
    /** Visits missed or cancelled late in the last months, without those forgiven; null for people who see no bookings. */
    missed: z.object({ count: z.number().int(), months: z.number().int() }).nullable(),
  }),
})
