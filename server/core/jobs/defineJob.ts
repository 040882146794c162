// Names kinds of long work, for this server.
import type { Services } from '../services.ts'
import type { JobContextOf, JobKindOf, ScheduleOf, SystemJobContextOf } from './jobShape.ts'

/** What a run of a person's job is given. */
export type JobContext = JobContextOf<Services>
/** What a run of a system job is given. */
export type SystemJobContext = SystemJobContextOf<Services>
/** A kind of background job. */
export type JobKind = JobKindOf<Services>
/** Work that runs every minute for each tenant. */
export type Schedule = ScheduleOf<Services>

/** Defines a kind of system job, which runs without an owner. */
export const defineSystemJob = (kind: JobKind['kind'], run: (context: SystemJobContext) => Promise<void>): JobKind => ({
  kind,
  run,
  isSystemJob: true,
})

/** Defines a kind of job. Its line in server/kinds.ts registers it with the runner. */
export const defineJob = (kind: JobKind['kind'], work: Omit<JobKind, 'kind'>): JobKind => ({ kind, ...work })
