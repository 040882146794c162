// Shapes of the page for background jobs: waiting, running and failed work, the schedules, and what an administrator can do.
import { z } from 'zod'
import { jobs } from '../../core/resources/jobs.ts'

const count = z.number().int()
const moment = z.string().nullable()
/** The state of a kind of job, or of the messages. */
export const lane = z.object({
  /** The name under which it is paused. */
  what: z.string(),
  paused: z.boolean(),
  waiting: count,
  running: count,
  failed: count,
  /** When the oldest waiting one was queued. */
  oldestAt: moment,
})
/** A job as staff see it. */
export const job = z.object({
  job: jobs.record,
  paused: z.boolean(),
  /** It does not run before this moment. */
  dueAt: moment,
  /** Attempts since it last made progress. */
  tries: count,
  /** Whether it kept its position, so that a retry continues from there. */
  resumable: z.boolean(),
})
/** The state of a kind of job, or of the messages. */
export type BackgroundLane = z.infer<typeof lane>
/** A job as staff see it. */
export type BackgroundJob = z.infer<typeof job>
