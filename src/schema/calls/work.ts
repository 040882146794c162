// Shapes of the desk for work in the background: what waits, runs and failed, the clocks, and what an administrator can do about them.
import { z } from 'zod'
import { enumerations } from '../enumerations.ts'
import { jobs } from '../resources/desk.ts'
import { line } from '../values.ts'

const count = z.number().int()
const moment = z.string().nullable()

const lane = z.object({
  /** The name under which it is paused. */
  what: z.string(),
  paused: z.boolean(),
  waiting: count,
  running: count,
  failed: count,
  /** Since when the oldest waits. */
  oldestAt: moment,
})
const job = z.object({
  job: jobs.record,
  paused: z.boolean(),
  /** Not before this moment. */
  dueAt: moment,
  /** How often it was taken up since it last got on. */
  tries: count,
  /** Whether it has kept its place, to go on from there. */
  resumable: z.boolean(),
})
const nothing = z.object({})

/** A kind of work, or the messages, as they stand. */
export type WorkLane = z.infer<typeof lane>
/** A job as the desk sees it. */
export type WorkJob = z.infer<typeof job>

/** Input and output of the calls. */
export const workEndpoints = {
  workDesk: {
    audience: 'staff',
    input: nothing,
    output: z.object({
      kinds: z.array(lane.extend({ kind: z.enum(enumerations.jobKind) })),
      messages: lane,
      clocks: z.array(
        z.object({
          name: z.enum(enumerations.clock),
          ranAt: moment,
          nextAt: moment,
          /** Null: it cannot be paused, because it is all companies' at once. */
          what: z.string().nullable(),
          paused: z.boolean(),
        }),
      ),
    }),
  },
  workJobs: {
    audience: 'staff',
    input: z.object({
      view: z.enum(['open', 'failed', 'ended'], 'validation.choice').default('open'),
      page: z.coerce.number().int().min(1).max(1000).default(1),
    }),
    output: z.object({ data: z.array(job), total: count }),
  },
  workJob: { audience: 'staff', input: nothing, output: job },
  retryWork: { audience: 'staff', input: nothing, output: job.extend({ successMessage: z.string().optional() }) },
  cancelWork: { audience: 'staff', input: nothing, output: job.extend({ successMessage: z.string().optional() }) },
  pauseWork: {
    audience: 'staff',
    input: z.strictObject({ what: line(80), paused: z.boolean() }),
    output: z.object({ paused: z.boolean(), successMessage: z.string().optional() }),
  },
} as const
