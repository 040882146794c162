// Field service: roadside help and services at home, as those see them who send drivers and those who drive.
import { z } from 'zod'
import { bilingualOut } from '../../core/bilingualOut.ts'

const pointOut = z.object({ lat: z.number(), lng: z.number() })
const moment = z.string().nullable()
const id = z.string().nullable()
const kind = z.enum(['roadsideAssistance', 'homeService'], 'validation.choice')
/** Which of the two a field request is: the resource of its row. */
export type FieldServiceKind = z.infer<typeof kind>
/** One field request with the names that go with it. */
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
  /** Where it is and what to mind there, in the words of anyone who asked. */
  address: z.string(),
  note: z.string().nullable(),
  destination: z.string().nullable(),
  photos: z.array(z.string()),
  driverNote: z.string().nullable(),
})
/** One field request with the names that go with it. */
export type FieldRequest = z.infer<typeof fieldRequestOut>
/** A driver as the staff sees them. */
export const driverOut = z.object({
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
/** A driver as the staff sees them. */
export type Driver = z.infer<typeof driverOut>
