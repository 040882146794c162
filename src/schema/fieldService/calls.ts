// The calls of fieldService.
import { longText, uploads } from '../core/kinds.ts'
import { fieldRequestOut, driverOut } from './calls/fieldService.ts'
import { feedback, recordedFeedback } from '../cases/index.ts'
import { homeService } from './resources/homeService.ts'
import { idValue, line, dateValue, bilingualOut } from '../core/values.ts'
import { requestOut, dayOut } from './calls/requests.ts'
import { roadsideAssistance } from './resources/roadsideAssistance.ts'
import { z } from 'zod'
import { defineCall } from '../core/defineCall.ts'

const pointOut = z.object({ lat: z.number(), lng: z.number() })
const successMessage = z.string().optional()
const made = z.object({ request: requestOut, successMessage })
const where = {
  vehicleId: idValue,
  point: homeService.fields.point.input,
  accuracyM: homeService.fields.accuracyM.input.nullish(),
}
const degrees = (limit: number) =>
  z.coerce.number({ error: 'validation.number' }).min(-limit, 'validation.tooSmall').max(limit, 'validation.tooLarge')
const reasons = ['closed', 'holiday', 'full', 'past', 'notYet', 'tooFar', 'outsideAreas', 'noBranch'] as const
const namedOut = z.object({ id: z.string(), name: bilingualOut })
const slotOut = z.object({ start: z.string(), local: z.string(), available: z.boolean(), reason: z.enum(['full', 'past']).nullable() })
const areaOut = z.object({ id: z.string(), name: bilingualOut, locationId: z.string(), shape: z.array(pointOut) })
const kind = z.enum(['roadsideAssistance', 'homeService'], 'validation.choice')
const exactDegrees = (limit: number) =>
  z.number({ error: 'validation.number' }).min(-limit, 'validation.tooSmall').max(limit, 'validation.tooLarge')

/** The customer's own open requests. */
export const customerRequests = defineCall({
  method: 'GET',
  path: '/landing-page/requests',
  access: 'customer',
  modules: ['homeService', 'roadsideAssistance'],
  input: z.object({}),
  output: z.object({ data: z.array(requestOut) }),
})
/** One of the customer's own requests. */
export const customerRequest = defineCall({
  method: 'GET',
  path: '/landing-page/requests/{id}',
  access: 'customer',
  modules: ['homeService', 'roadsideAssistance'],
  input: z.object({}),
  output: z.object({ request: requestOut }),
})
/** Cancels one of the customer's own requests, as long as no driver has arrived; repeating it changes nothing. */
export const cancelRequest = defineCall({
  method: 'POST',
  path: '/landing-page/requests/{id}/cancel',
  access: 'customer',
  modules: ['homeService', 'roadsideAssistance'],
  input: z.strictObject({}),
  output: made,
})
/** Creates a request for home service. */
export const requestHomeService = defineCall({
  method: 'POST',
  path: '/landing-page/home-service',
  access: 'customer',
  modules: ['homeService'],
  feature: { flag: 'HOME_SERVICE' },
  idempotent: true,
  rateLimit: [{ rule: 'recordByCustomer', by: ['tenant', 'mobile'] }],
  input: z.strictObject({
    ...where,
    services: z.array(line(40)).min(1, 'validation.chooseService').max(10),
    address: homeService.fields.address.input,
    slotAt: homeService.fields.slotAt.input,
    note: homeService.fields.note.input.nullish(),
  }),
  output: made,
})
/** Creates a roadside request; answers with the existing one where the car has an open request. */
export const requestRoadside = defineCall({
  method: 'POST',
  path: '/landing-page/roadside-assistance',
  access: 'customer',
  modules: ['roadsideAssistance'],
  idempotent: true,
  rateLimit: [{ rule: 'recordByCustomer', by: ['tenant', 'mobile'] }],
  input: z.strictObject({
    ...where,
    issue: roadsideAssistance.fields.issue.input,
    addressNote: roadsideAssistance.fields.addressNote.input.nullish(),
    photos: roadsideAssistance.fields.photos.input.optional(),
  }),
  output: made.extend({ /** An open request existed before. */ known: z.boolean() }),
})
/** Whether drivers come to a place, from which branch, and on which of the next days. */
export const homeServiceDays = defineCall({
  method: 'GET',
  path: '/landing-page/home-service-days',
  access: 'visitor',
  modules: ['homeService'],
  feature: { flag: 'HOME_SERVICE' },
  input: z.object({ lat: degrees(90), lng: degrees(180) }),
  output: z.object({
    /** Why drivers do not come there. */
    reason: z.enum(['tooFar', 'outsideAreas', 'noBranch']).nullable(),
    location: z.object({ id: z.string(), name: bilingualOut, km: z.number(), phone: z.string().nullable() }).nullable(),
    area: z.object({ id: z.string(), name: bilingualOut }).nullable(),
    days: z.array(dayOut),
  }),
})
/**
 * Hours of a day in which a driver can come to a place: of the branch whose service area contains it, or of the nearest branch within reach
 * where there are no areas.
 */
export const homeServiceAvailability = defineCall({
  method: 'GET',
  path: '/misc/homeServiceAvaibility',
  access: 'visitor',
  modules: ['homeService'],
  feature: { flag: 'HOME_SERVICE' },
  input: z.object({ lat: degrees(90), lng: degrees(180), date: dateValue }),
  output: z.object({
    available: z.boolean(),
    reason: z.enum(reasons).nullable(),
    location: namedOut.extend({ /** To one decimal. */ km: z.number() }).nullable(),
    /** The service area that contains the place, where there are areas. */
    area: namedOut.nullable(),
    slots: z.array(slotOut),
  }),
})
/** Records the customer's rating of home service or roadside assistance. */
export const driveFeedback = defineCall({
  method: 'POST',
  path: '/customers/hsra-feedback',
  access: 'visitor',
  modules: ['homeService', 'roadsideAssistance'],
  feature: { flag: 'FEEDBACK' },
  idempotent: true,
  rateLimit: [{ rule: 'recordByCustomer', by: ['tenant', 'mobile'] }],
  input: z.strictObject({
    type: z.enum(['homeService', 'roadsideAssistance'], 'validation.choice'),
    id: idValue,
    rating: feedback.fields.rating.input,
    comment: feedback.fields.description.input,
  }),
  output: recordedFeedback,
})
/** What is open now: roadside requests, today's visits (also those without a time), drivers, areas. */
export const fieldServiceBoard = defineCall({
  method: 'GET',
  path: '/field-requests/board',
  access: {
    anyOf: [
      { module: 'roadsideAssistance', action: 'list' },
      { module: 'homeService', action: 'list' },
    ],
  },
  tool: 'Roadside and home-service requests by state, with their drivers.',
  input: z.object({ locationId: idValue.optional() }),
  output: z.object({ fieldRequests: z.array(fieldRequestOut), drivers: z.array(driverOut), areas: z.array(areaOut) }),
})
/** A driver's day, by default one's own: open roadside requests first, then the visits in order; finished ones last. */
export const driverDay = defineCall({
  method: 'GET',
  path: '/field-requests/day',
  access: {
    anyOf: [
      { module: 'roadsideAssistance', action: 'list' },
      { module: 'homeService', action: 'list' },
    ],
  },
  tool: 'The requests of a driver on a day, in their order.',
  input: z.object({ driverId: idValue.optional(), date: dateValue.optional() }),
  output: z.object({
    driver: driverOut,
    date: z.string(),
    fieldRequests: z.array(fieldRequestOut),
    /** The ids of the open visits in the order that the server suggests. */
    suggested: z.array(z.string()),
  }),
})
/** Assigns a field request to a driver; an open one is started by that. */
export const assignFieldRequest = defineCall({
  method: 'POST',
  path: '/field-requests/{id}/assign',
  access: {
    anyOf: [
      { module: 'roadsideAssistance', action: 'assign' },
      { module: 'homeService', action: 'assign' },
    ],
    row: { input: 'kind' },
  },
  input: z.strictObject({ kind, driverId: idValue, version: z.number().int(), slotAt: homeService.fields.slotAt.input.nullish() }),
  output: z.object({ fieldRequest: fieldRequestOut, successMessage: z.string().optional() }),
})
/**
 * A driver's next stage. It names the stage that it leaves, so that a colleague's other edits do not block it and a repeated step is done
 * once. The last stage, 'done', carries the outcome and closes the request.
 */
export const stepFieldRequest = defineCall({
  method: 'POST',
  path: '/field-requests/{id}/step',
  access: {
    anyOf: [
      { module: 'roadsideAssistance', action: 'edit' },
      { module: 'homeService', action: 'edit' },
    ],
    row: { input: 'kind' },
  },
  input: z.strictObject({
    kind,
    from: line(20),
    to: line(20),
    outcome: line(40).nullish(),
    driverNote: longText({ max: 500 }).input.nullish(),
    /** Added to the existing photos. */
    photos: uploads('general', {}).input.optional(),
  }),
  output: z.object({ fieldRequest: fieldRequestOut, successMessage: z.string().optional() }),
})
/** Sets the order of the visits of a driver's day. */
export const orderFieldRequests = defineCall({
  method: 'POST',
  path: '/field-requests/order',
  access: { module: 'homeService', action: 'edit' },
  input: z.strictObject({ driverId: idValue, date: dateValue, ids: z.array(idValue).max(60) }),
  output: z.object({ fieldRequests: z.array(fieldRequestOut), successMessage: z.string().optional() }),
})
/** A driver's position, sent by their phone; stored only while they are on a job. */
export const tellPlace = defineCall({
  method: 'POST',
  path: '/field-requests/place',
  access: 'staff',
  input: z.strictObject({ lat: exactDegrees(90), lng: exactDegrees(180) }),
  output: z.object({ kept: z.boolean() }),
})

/** The checked input of the calls that change a field request. */
export interface FieldRequestChange {
  fieldServiceBoard: z.output<typeof fieldServiceBoard.input>
  driverDay: z.output<typeof driverDay.input>
  assignFieldRequest: z.output<typeof assignFieldRequest.input>
  stepFieldRequest: z.output<typeof stepFieldRequest.input>
  orderFieldRequests: z.output<typeof orderFieldRequests.input>
  tellPlace: z.output<typeof tellPlace.input>
}
/** The checked input of the calls that create a field request. */
export interface DriverRequestInput {
  requestHomeService: z.output<typeof requestHomeService.input>
  requestRoadside: z.output<typeof requestRoadside.input>
}
