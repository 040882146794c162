// Shapes of the page for background jobs: what waits, runs and failed, the clocks, and what an administrator can do about them.
import { z } from 'zod'
import { jobs } from '../../core/resources/jobs.ts'

const count = z.number().int()
const moment = z.string().nullable()
/** A kind of work, or the messages, as they stand. */
export const lane = z.object({
  /** The name under which it is paused. */
  what: z.string(),
  paused: z.boolean(),
  waiting: count,
  running: count,
  failed: count,
  /** Since when the oldest waits. */
  oldestAt: moment,
})
/** A job as the staff sees it. */
export const job = z.object({
  job: jobs.record,
  paused: z.boolean(),
  /** Not before this moment. */
  dueAt: moment,
  /** How often it was taken up since it last got on. */
  tries: count,
  /** Whether it has kept its place, to go on from there. */
  resumable: z.boolean(),
})
/** A kind of work, or the messages, as they stand. */
export type BackgroundLane = z.infer<typeof lane>
/** A job as the staff sees it. */
export type BackgroundJob = z.infer<typeof job>
