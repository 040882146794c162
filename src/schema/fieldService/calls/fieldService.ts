// Shapes of field service for dispatchers and drivers: roadside assistance and home service.
import { z } from 'zod'
import { bilingualOut, namedCarOut } from '../../core/values.ts'

const pointOut = z.object({ lat: z.number(), lng: z.number() })
const moment = z.string().nullable()
const id = z.string().nullable()
const kind = z.enum(['roadsideAssistance', 'homeService'], 'validation.choice')
/** The resource of a field request's row. */
export type FieldServiceKind = z.infer<typeof kind>
/** A field request with the names of what it refers to. */
export const fieldRequestOut = z.object({
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
  /** Null where the person sees no personal data of the request. */
  point: pointOut.nullable(),
  driverId: id,
  locationId: id,
  routeOrder: z.number().int().nullable(),
  outcome: z.string().nullable(),
  coverage: z.string().nullable(),
  issue: z.string().nullable(),
  services: z.array(bilingualOut),
  /** The mobile is masked for people who may only read the customer. */
  customer: z.object({ id: z.string(), name: z.string(), mobile: z.string().nullable() }).nullable(),
  vehicle: z.object({ id: z.string(), ...namedCarOut, make: bilingualOut, model: z.string() }).nullable(),
  /** The place and how to get there, as the customer wrote it. */
  address: z.string(),
  note: z.string().nullable(),
  destination: z.string().nullable(),
  photos: z.array(z.string()),
  driverNote: z.string().nullable(),
})
/** A field request with the names of what it refers to. */
export type FieldRequest = z.infer<typeof fieldRequestOut>
/** A driver as staff see them. */
export const driverOut = z.object({
  id: z.string(),
  name: bilingualOut,
  mobile: z.string().nullable(),
  locationIds: z.array(z.string()),
  /** The last known position and its source: the phone, the day's last job, or the branch (the first of `branches`, all that they work at). */
  place: pointOut
    .extend({ from: z.enum(['told', 'job', 'branch']), at: moment, branches: z.array(pointOut.extend({ id: z.string() })) })
    .nullable(),
  /** Number of open roadside requests, and of the day's open visits. */
  open: z.number().int(),
  /** Has a request to finish before any other: sent to it, on the way, arrived, or towing. */
  busy: z.boolean(),
  /** On leave, or not working today. */
  away: z.boolean(),
})
/** A driver as staff see them. */
export type Driver = z.infer<typeof driverOut>
