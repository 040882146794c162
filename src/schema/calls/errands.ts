// Errands: roadside help and services at home, as those see them who send drivers and those who drive.
import { z } from 'zod'
import { dateTime, longText, uploads } from '../kinds.ts'
import { dateValue, idValue, line } from '../values.ts'

const bilingualOut = z.object({ en: z.string(), ar: z.string() })
const pointOut = z.object({ lat: z.number(), lng: z.number() })
const moment = z.string().nullable()
const id = z.string().nullable()
const kind = z.enum(['roadsideAssistance', 'homeService'], 'validation.choice')
/** Which of the two an errand is: the resource of its row. */
export type ErrandKind = z.infer<typeof kind>

const errandOut = z.object({
  kind,
  id: z.string(),
  version: z.number().int(),
  ref: z.string(),
  status: z.string(),
  stage: z.string(),
  createdAt: z.string(),
  createdBy: id,
  stageAt: moment,
  slotAt: moment,
  etaAt: moment,
  etaEstimated: z.boolean(),
  arrivedAt: moment,
  point: pointOut,
  driverId: id,
  locationId: id,
  routeOrder: z.number().int().nullable(),
  outcome: z.string().nullable(),
  coverage: z.string().nullable(),
  issue: z.string().nullable(),
  services: z.array(bilingualOut),
  /** The mobile is masked for who may only read the customer. */
  customer: z.object({ id: z.string(), name: z.string(), mobile: z.string() }).nullable(),
  vehicle: z.object({ id: z.string(), plate: z.string(), make: bilingualOut, model: z.string() }).nullable(),
  /** Where it is and what to mind there, in the words of whoever asked. */
  address: z.string(),
  note: z.string().nullable(),
  destination: z.string().nullable(),
  photos: z.array(z.string()),
  driverNote: z.string().nullable(),
})
/** One errand with the names that go with it. */
export type Errand = z.infer<typeof errandOut>

const driverOut = z.object({
  id: z.string(),
  name: bilingualOut,
  mobile: z.string().nullable(),
  locationIds: z.array(z.string()),
  /** The last known place: told by the phone, of the last job of the day, or the branch. */
  place: pointOut.extend({ from: z.enum(['told', 'job', 'branch']), at: moment }).nullable(),
  /** Open roadside requests, and visits of the day that are still open. */
  open: z.number().int(),
  /** On the way, there, or towing. */
  busy: z.boolean(),
  /** On leave, or not working today. */
  away: z.boolean(),
})
/** A driver as the desk sees them. */
export type Driver = z.infer<typeof driverOut>

const areaOut = z.object({ id: z.string(), name: bilingualOut, locationId: z.string(), shape: z.array(pointOut) })
const degrees = (most: number) =>
  z.number({ error: 'validation.number' }).min(-most, 'validation.tooSmall').max(most, 'validation.tooLarge')

/** Input and output of the calls. */
export const errandEndpoints = {
  /** What is open now: roadside requests, today's visits (and those without a time), drivers, areas. */
  errandDesk: {
    audience: 'staff',
    input: z.object({ locationId: idValue.optional() }),
    output: z.object({ errands: z.array(errandOut), drivers: z.array(driverOut), areas: z.array(areaOut) }),
  },
  /** A driver's day, one's own unless said: open roadside requests first, then the visits in their order; what is done comes last. */
  errandDay: {
    audience: 'staff',
    input: z.object({ driverId: idValue.optional(), date: dateValue.optional() }),
    output: z.object({
      driver: driverOut,
      date: z.string(),
      errands: z.array(errandOut),
      /** The ids of the open visits in the order that the house suggests. */
      suggested: z.array(z.string()),
    }),
  },
  /** Gives an errand to a driver; one that was open begins. */
  assignErrand: {
    audience: 'staff',
    input: z.strictObject({ kind, driverId: idValue, version: z.number().int(), slotAt: dateTime({}).input.nullish() }),
    output: z.object({ errand: errandOut, successMessage: z.string().optional() }),
  },
  /**
   * A step of a driver: it names the stage it leaves, so that a colleague's other edits do not stop it and the same step sent
   * twice is done once. The last one, 'done', carries the outcome and closes.
   */
  stepErrand: {
    audience: 'staff',
    input: z.strictObject({
      kind,
      from: line(20),
      to: line(20),
      outcome: line(40).nullish(),
      driverNote: longText({ max: 500 }).input.nullish(),
      /** Added to those that are there. */
      photos: uploads('general', {}).input.optional(),
    }),
    output: z.object({ errand: errandOut, successMessage: z.string().optional() }),
  },
  /** The visits of a driver's day in their new order. */
  orderErrands: {
    audience: 'staff',
    input: z.strictObject({ driverId: idValue, date: dateValue, ids: z.array(idValue).max(60) }),
    output: z.object({ errands: z.array(errandOut), successMessage: z.string().optional() }),
  },
  /** Where a driver is, told by their phone; kept only while they are on a job. */
  tellPlace: {
    audience: 'staff',
    input: z.strictObject({ lat: degrees(90), lng: degrees(180) }),
    output: z.object({ kept: z.boolean() }),
  },
} as const
/** What each call was asked, checked. */
export type ErrandWish = { [C in keyof typeof errandEndpoints]: z.output<(typeof errandEndpoints)[C]['input']> }
