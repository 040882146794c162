// Shapes of home-service and roadside requests as customers create and follow them.
import { z } from 'zod'
import { bilingualOut, namedCarOut } from '../../core/values.ts'
import { enumerations } from '../../enumerations.ts'
import { homeService } from '../resources/homeService.ts'

const pointOut = z.object({ lat: z.number(), lng: z.number() })
const moment = z.string().nullable()
const kinds = ['homeService', 'roadsideAssistance'] as const
/** A field request as its customer sees it. */
export const requestOut = z.object({
  kind: z.enum(kinds),
  id: z.string(),
  ref: z.string(),
  status: z.enum(enumerations.complaintStatus),
  stage: z.enum([...enumerations.roadsideStage, ...enumerations.homeServiceStage]),
  outcome: z.enum([...enumerations.roadsideOutcome, ...enumerations.homeServiceOutcome]).nullable(),
  createdAt: z.string(),
  /** The requested or promised time of a visit. */
  slotAt: moment,
  etaAt: moment,
  /** The arrival time is calculated from the distance, not promised. */
  etaEstimated: z.boolean(),
  arrivedAt: moment,
  point: pointOut,
  issue: z.enum(enumerations.roadsideIssue).nullable(),
  /** Who pays for roadside assistance. */
  coverage: z.enum(enumerations.coverage).nullable(),
  services: homeService.fields.services.output,
  vehicle: z.object({ id: z.string(), ...namedCarOut, make: bilingualOut, model: bilingualOut }).nullable(),
  /** Once one is assigned; the mobile only while the request is open, the place as their phone sent it only while they are on the way. */
  driver: z.object({ name: bilingualOut, mobile: z.string().nullable(), place: pointOut.extend({ at: z.string() }).nullable() }).nullable(),
  location: z.object({ name: bilingualOut, phone: z.string().nullable() }).nullable(),
  /** Whether the customer may still cancel it. */
  cancellable: z.boolean(),
})
/** A field request as its customer sees it. */
export type CustomerRequest = z.infer<typeof requestOut>
/** A day on which a driver may come, local to the tenant. */
export const dayOut = z.object({
  date: z.string(),
  available: z.boolean(),
  free: z.number().int(),
  total: z.number().int(),
  reason: z.enum(['closed', 'holiday', 'full', 'past']).nullable(),
  holiday: bilingualOut.nullable(),
})
/** A day on which a driver may come, local to the tenant. */
export type HomeDay = z.infer<typeof dayOut>
