// The calls of backgroundJobs.
import { enumerations } from '../enumerations.ts'
import { oldDataMonths } from './calls/oldData.ts'
import { lane, job } from './calls/backgroundJob.ts'
import { line } from '../core/values.ts'
import { z } from 'zod'
import { defineCall } from '../core/defineCall.ts'

const nothing = z.object({})
const moment = z.string().nullable()
const count = z.number().int()

/** Waiting, running and failed work by kind, and the schedules. */
export const backgroundJobsOverview = defineCall({
  method: 'GET',
  path: '/background-jobs/overview',
  access: { module: 'settings', action: 'configure' },
  input: nothing,
  output: z.object({
    kinds: z.array(lane.extend({ kind: z.enum(enumerations.jobKind) })),
    messages: lane,
    schedules: z.array(
      z.object({
        name: z.enum(enumerations.clock),
        ranAt: moment,
        nextAt: moment,
        /** The name under which it is paused; null: it cannot be paused, because it runs for all tenants at once. */
        what: z.string().nullable(),
        paused: z.boolean(),
      }),
    ),
  }),
})
/** What would be deleted now if data were kept for so many months; without a number it is kept. */
export const countOldData = defineCall({
  method: 'GET',
  path: '/background-jobs/old-data',
  access: { module: 'settings', action: 'configure' },
  input: oldDataMonths,
  output: z.object({
    /** Of each kind with a number: how many rows from before which day. */
    kinds: z.array(z.object({ kind: z.enum(enumerations.oldDataKind), before: z.string(), rows: count })),
    /** While a breach is open nothing is deleted. */
    halted: z.boolean(),
    nextAt: z.string(),
  }),
})
/** The jobs of the tenant by state. */
export const listBackgroundJobs = defineCall({
  method: 'GET',
  path: '/background-jobs',
  access: { module: 'settings', action: 'configure' },
  input: z.object({
    view: z.enum(['open', 'failed', 'ended'], 'validation.choice').default('open'),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  output: z.object({ data: z.array(job), total: count }),
})
/** One job of the tenant. */
export const showBackgroundJob = defineCall({
  method: 'GET',
  path: '/background-jobs/{id}',
  access: { module: 'settings', action: 'configure' },
  input: nothing,
  output: job,
})
/** Tries a failed job again. */
export const retryBackgroundJob = defineCall({
  method: 'POST',
  path: '/background-jobs/{id}/retry',
  access: { module: 'settings', action: 'configure' },
  input: nothing,
  output: job.extend({ successMessage: z.string().optional() }),
})
/** Cancels a job of the tenant. */
export const cancelBackgroundJob = defineCall({
  method: 'POST',
  path: '/background-jobs/{id}/cancel',
  access: { module: 'settings', action: 'configure' },
  input: nothing,
  output: job.extend({ successMessage: z.string().optional() }),
})
/** Pauses a kind of job, a job, a schedule or the messages, or ends the pause. */
export const pauseBackgroundJobs = defineCall({
  method: 'POST',
  path: '/background-jobs/pause',
  access: { module: 'settings', action: 'configure' },
  input: z.strictObject({ what: line(80), paused: z.boolean() }),
  output: z.object({ paused: z.boolean(), successMessage: z.string().optional() }),
})
