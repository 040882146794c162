// Requests for a driver as their customers make and follow them: services at home and roadside help.
import { z } from 'zod'
import { enumerations } from '../enumerations.ts'
import { homeService } from '../resources/homeService.ts'
import { roadsideAssistance } from '../resources/roadsideAssistance.ts'
import { dateTimeValue, idValue, line } from '../values.ts'

const bilingualOut = z.object({ en: z.string(), ar: z.string() })
const pointOut = z.object({ lat: z.number(), lng: z.number() })
const moment = z.string().nullable()
const successMessage = z.string().optional()
const degrees = (most: number) =>
  z.coerce.number({ error: 'validation.number' }).min(-most, 'validation.tooSmall').max(most, 'validation.tooLarge')

const kinds = ['homeService', 'roadsideAssistance'] as const
const requestOut = z.object({
  kind: z.enum(kinds),
  id: z.string(),
  ref: z.string(),
  status: z.enum(enumerations.complaintStatus),
  stage: z.enum([...enumerations.roadsideStage, ...enumerations.homeServiceStage]),
  outcome: z.enum([...enumerations.roadsideOutcome, ...enumerations.homeServiceOutcome]).nullable(),
  createdAt: z.string(),
  /** When a visit was asked for or promised. */
  slotAt: moment,
  etaAt: moment,
  /** Reckoned from the distance, not promised. */
  etaEstimated: z.boolean(),
  arrivedAt: moment,
  point: pointOut,
  issue: z.enum(enumerations.roadsideIssue).nullable(),
  /** What pays for roadside help. */
  coverage: z.enum(enumerations.coverage).nullable(),
  services: homeService.fields.services.output,
  vehicle: z.object({ id: z.string(), plate: z.string(), make: bilingualOut, model: z.string() }).nullable(),
  /** Once one is on it; the number only while the request is open. */
  driver: z.object({ name: bilingualOut, mobile: z.string().nullable() }).nullable(),
  location: z.object({ name: bilingualOut, phone: z.string().nullable() }).nullable(),
  /** Whether the customer may still call it off. */
  cancellable: z.boolean(),
})
/** A request for a driver as its customer sees it. */
export type CustomerRequest = z.infer<typeof requestOut>

const dayOut = z.object({
  date: z.string(),
  available: z.boolean(),
  free: z.number().int(),
  total: z.number().int(),
  reason: z.enum(['closed', 'holiday', 'full', 'past']).nullable(),
  holiday: bilingualOut.nullable(),
})
/** A day on which a driver may come, local to the tenant. */
export type HomeDay = z.infer<typeof dayOut>

const made = z.object({ request: requestOut, successMessage })
const where = {
  vehicleId: idValue,
  point: homeService.fields.point.input,
  accuracyM: homeService.fields.accuracyM.input.nullish(),
}

/** Input and output of the calls. */
export const requestEndpoints = {
  /** The customer's own that are not over. */
  customerRequests: { audience: 'customer', input: z.object({}), output: z.object({ data: z.array(requestOut) }) },
  customerRequest: { audience: 'customer', input: z.object({}), output: z.object({ request: requestOut }) },
  /** Called off by the customer, for as long as nobody is there; the same again changes nothing. */
  cancelRequest: { audience: 'customer', input: z.strictObject({}), output: made },
  requestHomeService: {
    audience: 'customer',
    input: z.strictObject({
      ...where,
      services: z.array(line(40)).min(1, 'validation.chooseService').max(10),
      address: homeService.fields.address.input,
      slotAt: dateTimeValue,
      note: homeService.fields.note.input.nullish(),
    }),
    output: made,
  },
  /** Where the car has an open request already, that one is the answer. */
  requestRoadside: {
    audience: 'customer',
    input: z.strictObject({
      ...where,
      issue: roadsideAssistance.fields.issue.input,
      addressNote: roadsideAssistance.fields.addressNote.input.nullish(),
      photos: roadsideAssistance.fields.photos.input.optional(),
    }),
    output: made.extend({ /** It was asked for before. */ known: z.boolean() }),
  },
  /** Whether drivers come to a place, from which branch, and on which of the next days. */
  homeServiceDays: {
    audience: 'visitor',
    input: z.object({ lat: degrees(90), lng: degrees(180) }),
    output: z.object({
      /** Why nobody comes there. */
      reason: z.enum(['tooFar', 'outsideAreas', 'noBranch']).nullable(),
      location: z.object({ id: z.string(), name: bilingualOut, km: z.number(), phone: z.string().nullable() }).nullable(),
      area: z.object({ id: z.string(), name: bilingualOut }).nullable(),
      days: z.array(dayOut),
    }),
  },
} as const
/** What the calls that make something were asked, checked. */
export type RequestWish = { [C in 'requestHomeService' | 'requestRoadside']: z.output<(typeof requestEndpoints)[C]['input']> }
