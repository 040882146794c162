// The calls of workshop.
import { idValue } from '../core/values.ts'
import { jobOut } from './calls/job.ts'
import { jobParts, jobServices } from './resources.ts'
import { z } from 'zod'
import { defineCall, defineFileCall } from '../core/defineCall.ts'

const token = z.string({ error: 'validation.required' }).min(1, 'validation.required').max(300)
/** The possible decisions; the list's first word means that there is none yet. */
const decision = z.enum(['accepted', 'declined', 'deferred'], 'validation.choice')

/** `token` is from a link of sendJobLink. */
export const jobByLink = defineCall({
  method: 'POST',
  path: '/landing-page/job',
  access: 'visitor',
  modules: ['serviceBooking'],
  input: z.strictObject({ token }),
  output: z.object({ job: jobOut }),
})
/** Records the customer's decision on additional work, through the link. */
export const decideJobServices = defineCall({
  method: 'POST',
  path: '/landing-page/job/decisions',
  access: 'visitor',
  modules: ['serviceBooking'],
  input: z.strictObject({
    token,
    decisions: z
      .array(z.strictObject({ id: idValue, version: z.number().int(), decision }))
      .min(1, 'validation.required')
      .max(50),
  }),
  output: z.object({ job: jobOut, successMessage: z.string().optional() }),
})
/** Creates the link to a job's page, and sends it where `send` is set. */
export const sendJobLink = defineCall({
  method: 'POST',
  path: '/appointments/{id}/job-link',
  access: { module: 'serviceBooking', action: 'edit', row: 'appointments' },
  idempotent: true,
  /** Without `send` the link is only answered, to be handed over another way. */
  input: z.strictObject({ send: z.boolean() }),
  output: z.object({ url: z.string(), expiresAt: z.string(), successMessage: z.string().optional() }),
})
/** Makes every link to the job that was created before void. */
export const endJobLinks = defineCall({
  method: 'POST',
  path: '/appointments/{id}/job-link/end',
  access: { module: 'serviceBooking', action: 'edit', row: 'appointments' },
  input: z.strictObject({}),
  output: z.object({ successMessage: z.string().optional() }),
})
/** Records a customer's decision on additional work that was given by phone or, as `from` says, at the counter. */
export const decideByPhone = defineCall({
  method: 'POST',
  path: '/jobServices/{id}/decision',
  access: { module: 'serviceBooking', action: 'edit', row: 'jobServices' },
  input: z.strictObject({ decision, version: z.number().int(), from: z.enum(['call', 'counter'], 'validation.choice').optional() }),
  output: z.object({ row: jobServices.record, successMessage: z.string().optional() }),
})
/** Records that an awaited part has arrived now: the server's present moment, not a typed time. */
export const partArrived = defineCall({
  method: 'POST',
  path: '/jobParts/{id}/arrival',
  access: { module: 'serviceBooking', action: 'edit', row: 'jobParts' },
  input: z.strictObject({ version: z.number().int() }),
  output: z.object({ row: jobParts.record, successMessage: z.string().optional() }),
})
/** The estimate of a booking as PDF. */
export const estimateDocument = defineFileCall({
  method: 'GET',
  path: '/documents/estimate/{id}',
  access: {
    anyOf: [
      { module: 'serviceBooking', action: 'show' },
      { module: 'testDrive', action: 'show' },
    ],
    row: 'appointments',
  },
  file: 'download',
})
/** The job card of a booking as PDF. */
export const jobCardDocument = defineFileCall({
  method: 'GET',
  path: '/documents/job-card/{id}',
  access: {
    anyOf: [
      { module: 'serviceBooking', action: 'show' },
      { module: 'testDrive', action: 'show' },
    ],
    row: 'appointments',
  },
  file: 'download',
})
/** The visits of a branch on one day as PDF. */
export const daySheetDocument = defineFileCall({
  method: 'GET',
  path: '/documents/day-sheet',
  access: {
    anyOf: [
      { module: 'serviceBooking', action: 'list' },
      { module: 'testDrive', action: 'list' },
    ],
  },
  file: 'download',
})
/** The estimate as PDF, for anyone who has the job's link. */
export const estimateDocumentByLink = defineFileCall({
  method: 'GET',
  path: '/documents/estimate-by-link',
  access: 'anyone',
  rateLimit: [{ rule: 'documentByAddress', by: ['tenant', 'address'] }],
  file: 'download',
})
