// The shapes of every call in wire.ts: who may call, what goes in, what comes out. The server registers routes from it, the client is typed by it.
import { z } from 'zod'
import { caseEndpoints } from './calls/cases.ts'
import { leadDeskEndpoints } from './calls/leadDesk.ts'
import { customerDeskEndpoints } from './calls/customerDesk.ts'
import { bookingEndpoints } from './calls/booking.ts'
import { bulkEndpoints } from './calls/bulk.ts'
import { calendarEndpoints } from './calls/calendar.ts'
import { campaignEndpoints } from './calls/campaigns.ts'
import { callCentreEndpoints, matches } from './calls/callCentre.ts'
import { jobEndpoints } from './calls/job.ts'
import { landingContentEndpoints } from './calls/landingContent.ts'
import { landingLeadEndpoints } from './calls/landingLeads.ts'
import { errandEndpoints } from './calls/errands.ts'
import { placeEndpoints } from './calls/places.ts'
import { requestEndpoints } from './calls/requests.ts'
import { paymentEndpoints } from './calls/payments.ts'
import { feedEndpoints } from './calls/feed.ts'
import { messageEndpoints } from './calls/messages.ts'
import { messageTextEndpoints } from './calls/messageTexts.ts'
import { previewEndpoints } from './calls/preview.ts'
import { staffDeskEndpoints } from './calls/staffDesk.ts'
import { workEndpoints } from './calls/work.ts'
import { authenticatorEndpoints } from './calls/authenticator.ts'
import { shellEndpoints } from './calls/shell.ts'
import { customersFamilyEndpoints } from './calls/customersFamily.ts'
import { dashboardEndpoints } from './calls/dashboard.ts'
import { mastersFamilyEndpoints } from './calls/mastersFamily.ts'
import { miscFamilyEndpoints } from './calls/miscFamily.ts'
import { staffsFamilyEndpoints } from './calls/staffsFamily.ts'
import { surveyFamilyEndpoints } from './calls/surveyFamily.ts'
import { ownDataEndpoints } from './calls/ownData.ts'
import { address, longText } from './kinds.ts'
import { appointments } from './resources/appointments.ts'
import { customers } from './resources/customers.ts'
import { vehicles } from './resources/vehicles.ts'
import { enumerations } from './enumerations.ts'
import { limits } from './limits.ts'
import { listed } from './paging.ts'
import { newCustomer, newVehicle } from './registration.ts'
import { dateTimeValue, dateValue, emailValue, idValue, line, mobileValue, plateValue, promotionCodeValue, vinValue } from './values.ts'
import { wire, type CallName } from './wire.ts'

/** Who calls, what goes in, what comes out. */
interface Endpoint {
  audience: Audience
  input: z.ZodType
  output: z.ZodType
  /** A visitor's machine must have worked for it: the call writes or sends, and nobody has proven who they are. */
  guarded?: true
  /** The customer in person only: refused to a colleague who acts for them. */
  inPerson?: true
  /** The session of a visit's link may make it too, and it keeps to that link's booking: everything else is shut to such a session. */
  byLink?: true
}

/** Who may call: anybody; holders of a tenant token; customers whose mobile is proven; staff. */
export type Audience = 'anyone' | 'visitor' | 'customer' | 'staff'

const nothing = z.object({})
const bilingualOut = z.object({ en: z.string(), ar: z.string() })
const idOf = z.string()
const customerOut = customers.record
const vehicleOut = vehicles.record
const done = z.object({ successMessage: z.string().optional() })
const list = z
  .string()
  .transform((ids) => ids.split(',').filter(Boolean))
  .optional()
const exactlyOne = <T extends z.ZodType<Record<string, unknown>>>(schema: T) =>
  schema.refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, 'validation.exactlyOne')

const actorOut = z.object({
  id: idOf,
  tenantId: z.string(),
  name: bilingualOut,
  email: z.string(),
  designation: z.enum(enumerations.designation),
  department: z.enum(enumerations.department),
  staffType: z.enum(enumerations.staffType).nullable(),
  locationIds: z.array(idOf),
  designationId: idOf,
  tenantName: bilingualOut,
  /** The file of their photo. */
  photo: idOf.nullish(),
  acceptingLeads: z.boolean().optional(),
})
/** The signed-in staff member as the API tells. */
export type StaffSession = z.infer<typeof actorOut>

const locationOut = z.object({
  id: idOf,
  name: bilingualOut,
  city: bilingualOut.nullable(),
  address: bilingualOut.nullable(),
  phone: z.string().nullable(),
  point: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  hours: z.record(z.string(), z.array(z.object({ from: z.string(), to: z.string() }))),
})
/** A branch as the landing shows it. */
export type LandingLocation = z.infer<typeof locationOut>

const serviceOut = z.object({
  code: z.string(),
  name: bilingualOut,
  description: bilingualOut.nullable(),
  price: z.number().int(),
  minutes: z.number().int(),
  due: z.boolean(),
  /** Why it is recommended: the kilometres or months it falls due at; null when it is not due. */
  basis: z.object({ kind: z.enum(['km', 'months']), every: z.number().int() }).nullable(),
})
/** A service on offer: net price in minor units, minutes, and whether it is due. */
export type OfferedService = z.infer<typeof serviceOut>

const dayOut = z.object({
  date: z.string(),
  available: z.boolean(),
  /** Free starts left and all starts of the day. */
  free: z.number().int(),
  total: z.number().int(),
  /** later: it cannot be booked yet. */
  reason: z.enum(['closed', 'holiday', 'full', 'past', 'later']).nullable(),
  holiday: bilingualOut.nullable(),
  /** Why the whole branch takes nobody that day. */
  block: z.enum(enumerations.blockReason).nullish(),
})
/** A day of the booking calendar, local to the tenant. */
export type BookingDay = z.infer<typeof dayOut>
const slotOut = z.object({
  start: z.string(),
  local: z.string(),
  available: z.boolean(),
  reason: z.enum(['taken', 'past', 'tooLong']).nullable(),
})
/** A start time: UTC moment and local HH:mm. */
export type Slot = z.infer<typeof slotOut>

const appointmentOut = z.object({
  id: idOf,
  version: z.number().int(),
  ref: z.string(),
  type: z.enum(enumerations.appointmentType),
  startAt: z.string(),
  endAt: z.string(),
  promiseAt: z.string().nullable(),
  status: z.enum(enumerations.bookingStatus),
  closure: z.enum(enumerations.closure),
  location: locationOut,
  advisor: z.object({ id: idOf, name: bilingualOut }).nullable(),
  vehicle: z.object({ id: idOf, plate: z.string(), make: bilingualOut, model: z.string(), year: z.number().int() }).nullable(),
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
const visitOut = z.object({
  appointment: appointmentOut,
  /** Work that was found: the token of its page, and how many pieces wait for a decision. */
  work: z.object({ link: z.string(), waiting: z.number().int() }).nullable(),
})
/** A booking as its own page shows it. */
export type CustomerVisit = z.infer<typeof visitOut>

const slotQuestion = {
  locationId: idValue,
  services: list,
  advisorId: idValue.optional(),
  type: z.enum(enumerations.appointmentType).optional(),
  driveCarId: idValue.optional(),
}
const bookingInput = {
  vehicleId: idValue,
  services: z.array(line(40)).min(1, 'validation.chooseService').max(20),
  locationId: idValue,
  advisorId: idValue.nullish(),
  startAt: dateTimeValue,
  transport: z.enum(enumerations.transport),
  pickupAddress: address({}).input.nullish(),
  concern: longText({ max: 2000 }).input.nullish(),
  promotionCode: promotionCodeValue.nullish(),
}
const findBy = { mobile: mobileValue.optional(), plate: plateValue.optional(), vin: vinValue.optional() }
const findInput = exactlyOne(z.strictObject(findBy))
// The same for hit and miss until the code is verified: it only echoes what was asked, normalised. Colleagues are told at once whom it found.
const findOutput = z.object({ by: z.enum(['mobile', 'plate', 'vin']), value: z.string(), mobileNeeded: z.boolean(), matches })
const cancelInput = z.strictObject({ id: idValue, version: z.number().int(), reason: line(500) })
const master = z.object({ id: idOf, name: bilingualOut })

/** Input (query for GET, else body) and output of every call. */
export const endpoints = {
  ...shellEndpoints,
  ...authenticatorEndpoints,
  ...caseEndpoints,
  ...leadDeskEndpoints,
  ...customerDeskEndpoints,
  ...dashboardEndpoints,
  ...staffDeskEndpoints,
  ...jobEndpoints,
  ...landingContentEndpoints,
  ...landingLeadEndpoints,
  ...previewEndpoints,
  ...messageEndpoints,
  ...messageTextEndpoints,
  ...paymentEndpoints,
  ...workEndpoints,
  ...feedEndpoints,
  ...placeEndpoints,
  ...requestEndpoints,
  ...errandEndpoints,
  ...calendarEndpoints,
  ...callCentreEndpoints,
  ...staffsFamilyEndpoints,
  ...mastersFamilyEndpoints,
  ...miscFamilyEndpoints,
  ...customersFamilyEndpoints,
  ...surveyFamilyEndpoints,
  ...campaignEndpoints,
  ...bookingEndpoints,
  ...ownDataEndpoints,
  requestToken: {
    audience: 'anyone',
    input: nothing,
    output: z.object({ token: z.string(), client: z.object({ tenantId: z.string(), name: bilingualOut }) }),
  },
  clientInfo: {
    audience: 'visitor',
    input: nothing,
    output: z.object({ mapApiKey: z.string().nullable(), defaultCountryCode: z.string() }),
  },
  landingSettings: {
    audience: 'visitor',
    /** `preview` is a token of previewLink: settings as they would be. */
    input: z.object({ preview: z.string().max(4000).optional() }),
    output: z.object({
      name: bilingualOut,
      tagline: bilingualOut.nullable(),
      primaryColour: z.string(),
      secondaryColour: z.string(),
      logo: z.string().nullable(),
      /** Addresses of the tenant's own pictures, for light and for dark. */
      logoImage: z.string().nullable(),
      logoDarkImage: z.string().nullable(),
      supportNumber: z.string(),
      timeZone: z.string(),
      bookingDays: z.number().int(),
      vatBasisPoints: z.number().int(),
      currency: z.string(),
      flags: z.record(z.string(), z.boolean()),
      /** Where a content customer is led in the end. */
      redirectUrl: bilingualOut.nullable(),
      /** Whether the landing has something to show below its tiles today. */
      offers: z.boolean(),
      demo: z.boolean(),
      /** Where pictures of maps come from; null: maps are drawn without streets. */
      map: z.object({ tiles: z.string(), attribution: z.string() }).nullish(),
    }),
  },
  findCustomer: { audience: 'visitor', input: findInput, output: findOutput },
  findCustomerByVehicle: { audience: 'visitor', input: findInput, output: findOutput },
  requestOtp: {
    audience: 'visitor',
    guarded: true,
    input: z.strictObject({
      purpose: z.enum(['find', 'book']),
      mobile: mobileValue,
      plate: plateValue.optional(),
      vin: vinValue.optional(),
      languageId: z.enum(enumerations.language).optional(),
    }),
    output: z.object({
      requestId: idOf,
      /** Seconds. */ ttl: z.number().int(),
      /** Seconds. */ resendAfter: z.number().int(),
      mobile: z.string(),
      /** Demo mode only: the code that the outbox holds. */ demoCode: z.string().optional(),
    }),
  },
  verifyOtp: {
    audience: 'visitor',
    input: z.strictObject({ requestId: idValue, code: line(20) }),
    output: z.object({
      token: z.string(),
      mobile: z.string(),
      customer: customerOut.nullable(),
      vehicles: z.array(vehicleOut),
      /** noCustomer: 'Sorry, No customer found on CMS.'; mobileNotMatched: the vehicle is registered to another mobile. */
      match: z.enum(['found', 'noCustomer', 'mobileNotMatched']),
      message: z.string().optional(),
    }),
  },
  reportOtpIssue: {
    audience: 'visitor',
    guarded: true,
    output: done,
    input: z.strictObject({ mobile: mobileValue, plate: plateValue.optional(), note: longText({ max: 1000 }).input.optional() }),
  },
  createUser: {
    audience: 'customer',
    input: newCustomer,
    output: z.object({ customer: customerOut, successMessage: z.string().optional() }),
  },
  signOut: { audience: 'customer', input: z.object({}), output: z.object({}) },
  customerDetails: {
    audience: 'customer',
    input: nothing,
    output: z.object({ mobile: z.string(), customer: customerOut.nullable(), vehicles: z.array(vehicleOut) }),
  },
  /** A customer's own, or those of whom staff name by one of the three. */
  customerVehicles: {
    audience: 'visitor',
    input: z
      .strictObject(findBy)
      .refine((given) => Object.values(given).filter((one) => one !== undefined).length <= 1, 'validation.exactlyOne'),
    output: z.object({ data: z.array(vehicleOut) }),
  },
  addVehicle: {
    audience: 'customer',
    input: newVehicle,
    output: z.object({ vehicle: vehicleOut, warnings: z.array(z.string()) }),
  },
  landingMasters: {
    audience: 'visitor',
    input: nothing,
    output: z.object({
      makes: z.array(master.extend({ slug: z.string(), brandClass: z.string().nullable(), brandFont: z.string().nullable() })),
      /** `image` is the address of a picture, 1920 × 1080. */
      models: z.array(master.extend({ makeId: idOf, image: z.string().nullish() })),
      colours: z.array(master.extend({ swatch: z.string() })),
      cities: z.array(master),
      /** What one may ask about, in the tenant's own words and order. */
      leadTypes: z.array(z.object({ word: z.enum(enumerations.leadType), name: bilingualOut })),
      contactMethods: z.array(z.object({ word: z.enum(enumerations.contactMethod), name: bilingualOut })),
    }),
  },
  landingLocations: { audience: 'visitor', input: nothing, output: z.object({ data: z.array(locationOut) }) },
  advisors: {
    audience: 'visitor',
    input: z.object({ locationId: idValue }),
    output: z.object({ data: z.array(z.object({ id: idOf, name: bilingualOut })) }),
  },
  recommendedServices: {
    audience: 'visitor',
    input: z.object({
      vehicleId: idValue.optional(),
      mileage: z.coerce.number().int().min(0).max(3_000_000).optional(),
      /** Only what is done at the customer's door. */
      at: z.literal('home').optional(),
    }),
    output: z.object({ data: z.array(serviceOut) }),
  },
  appointmentDates: {
    audience: 'visitor',
    input: z.object({ ...slotQuestion, from: dateValue.optional(), days: z.coerce.number().int().min(1).max(62).optional() }),
    output: z.object({ data: z.array(dayOut) }),
  },
  appointmentTimes: {
    audience: 'visitor',
    input: z.object({ ...slotQuestion, date: dateValue }),
    output: z.object({ data: z.array(slotOut) }),
  },
  createAppointment: {
    audience: 'customer',
    input: z.strictObject({
      ...bookingInput,
      vehicleId: idValue.optional(),
      vehicle: newVehicle.optional(),
      customer: newCustomer,
    }),
    output: z.object({ appointment: appointmentOut, successMessage: z.string().optional() }),
  },
  addAppointment: {
    audience: 'customer',
    input: z.strictObject(bookingInput),
    output: z.object({ appointment: appointmentOut, successMessage: z.string().optional() }),
  },
  customerAppointments: {
    audience: 'customer',
    input: z.object({ when: z.enum(['upcoming', 'past', 'all']).optional() }),
    output: z.object({ data: z.array(appointmentOut), total: z.number().int() }),
  },
  appointmentList: { audience: 'customer', input: nothing, output: z.object({ data: z.array(appointmentOut), total: z.number().int() }) },
  appointmentDetails: {
    audience: 'customer',
    input: exactlyOne(z.strictObject({ id: idValue.optional(), ref: line(20).optional() })),
    output: visitOut,
    byLink: true,
  },
  /** `link` is the token of a message's link; answers the token of a session for that one booking. */
  openVisit: {
    audience: 'visitor',
    input: z.strictObject({ link: z.string({ error: 'validation.required' }).min(1, 'validation.required').max(300) }),
    output: visitOut.extend({ token: z.string() }),
  },
  moveAppointment: {
    audience: 'customer',
    byLink: true,
    input: z.strictObject({ version: z.number().int(), startAt: dateTimeValue, advisorId: idValue.nullish() }),
    output: z.object({ appointment: appointmentOut, successMessage: z.string().optional() }),
  },
  deleteAppointment: {
    audience: 'customer',
    byLink: true,
    input: cancelInput,
    output: z.object({ appointment: appointmentOut, successMessage: z.string().optional() }),
  },
  deleteAppointments: {
    audience: 'customer',
    byLink: true,
    input: cancelInput,
    output: z.object({ appointment: appointmentOut, successMessage: z.string().optional() }),
  },
  login: {
    audience: 'anyone',
    input: z.strictObject({
      email: emailValue,
      password: z
        .string({ error: 'validation.required' })
        .min(1, 'validation.required')
        .max(limits.passwordLength, 'validation.passwordLong'),
      /** The second step: the request that was answered to the first, and the code. */
      requestId: idValue.optional(),
      code: line(20).optional(),
    }),
    output: z.union([
      z.object({ token: z.string(), staff: actorOut }),
      z.object({
        otpRequired: z.literal(true),
        requestId: idOf,
        /** Seconds. */ ttl: z.number().int(),
        /** Seconds. */ resendAfter: z.number().int(),
        /** Masked. */ mobile: z.string(),
        /** Demo mode only: the code that the outbox holds. */ demoCode: z.string().optional(),
      }),
      /** The code is on the person's authenticator app; a recovery code does as well. */
      z.object({ otpRequired: z.literal(true), way: z.literal('app') }),
    ]),
  },
  logout: { audience: 'staff', input: z.object({}), output: z.object({}) },
  me: { audience: 'staff', input: nothing, output: z.object({ staff: actorOut }) },
  changePassword: {
    audience: 'staff',
    output: done,
    input: z
      .strictObject({
        current: z.string().min(1, 'validation.required').max(limits.passwordLength, 'validation.passwordLong'),
        password: z.string().min(8, 'validation.passwordShort').max(limits.passwordLength, 'validation.passwordLong'),
        confirm: z.string(),
      })
      .refine((given) => given.password === given.confirm, { path: ['confirm'], message: 'validation.passwordConfirm' }),
  },
  badgeCounts: {
    audience: 'staff',
    input: nothing,
    output: z.object({
      leads: z.number().int(),
      appointments: z.number().int(),
      vehicles: z.number().int(),
      complaints: z.number().int(),
      roadsideAssistance: z.number().int(),
      homeService: z.number().int(),
      /** That could not be sent these days; for who may send them again. */ messages: z.number().int(),
      /** Unread. */ notifications: z.number().int(),
    }),
  },
  designationList: {
    audience: 'staff',
    input: nothing,
    output: z.object({
      data: z.array(z.object({ id: idOf, name: bilingualOut, role: z.enum(enumerations.designation) })),
      total: z.number().int(),
    }),
  },
  featureConfig: {
    audience: 'visitor',
    input: z.object({ module: z.string().max(60).optional() }),
    output: z.object({ data: z.record(z.string(), z.boolean()) }),
  },
  ...bulkEndpoints,
} as const satisfies Record<CallName, Endpoint>

/** What a call takes, as a person's program writes it. */
export type InputOf<C extends CallName> = z.input<(typeof endpoints)[C]['input']>
/** What a call answers. */
export type OutputOf<C extends CallName> = z.output<(typeof endpoints)[C]['output']>

/** Every call with its method and path. */
export const calls = Object.entries(wire).map(([name, { method, path }]) => ({
  name: name as CallName,
  method,
  path,
  ...(endpoints[name as CallName] as Endpoint & (typeof endpoints)[CallName]),
}))

/** Query of a resource's list call; filters of the resource come on top. */
export const listQuery = z.object({
  ...listed,
  sort: z.string().max(60).optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  q: z.string().max(200).optional(),
  /** Rows by id, comma separated. */
  ids: z.string().max(8000).optional(),
  /** Only what names a row: for references, readable by every member of staff who may see a row that refers to it. */
  view: z.enum(['names']).optional(),
  /** Deleted rows instead of the present ones. */
  deleted: z.enum(['true']).optional(),
})
/** Body of every error. `fields` holds messages in the person's language by field. */
export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** More about it: the allowed moves, the current row, the next free slots. */
  details: z.record(z.string(), z.unknown()).optional(),
})
/** Body of every error. */
export type ErrorBody = z.infer<typeof errorBody>
/** Codes of errors; texts: errors.<code>. */
export const errorCodes = {
  badInput: 400,
  wrongCode: 400,
  wrongAppCode: 400,
  codeExpired: 400,
  passwordLinkExpired: 410,
  unauthenticated: 401,
  wrongPassword: 400,
  signInFailed: 400,
  forbidden: 403,
  notYourModule: 403,
  inPerson: 403,
  csrf: 403,
  notFound: 404,
  unknownTenant: 404,
  staleVersion: 409,
  tooLateToRestore: 409,
  moveNotAllowed: 409,
  slotTaken: 409,
  notCovered: 409,
  bookingsInTheWay: 409,
  alreadyExists: 409,
  inUse: 409,
  callTaken: 409,
  notUndoable: 409,
  openWork: 409,
  workFixed: 409,
  alreadyPaid: 409,
  payLimit: 409,
  payRefused: 409,
  keyReused: 409,
  tooLarge: 413,
  wrongMediaType: 415,
  linkExpired: 410,
  freshCodeNeeded: 403,
  tooManyRequests: 429,
  proofNeeded: 428,
  featureOff: 403,
  switchedOff: 409,
  unavailable: 503,
  internal: 500,
} as const
/** The code of an error. */
export type ErrorCode = keyof typeof errorCodes
