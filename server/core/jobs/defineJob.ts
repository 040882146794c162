// Names kinds of long work, for this server.
import type { Services } from '../services.ts'
import type { JobContextOf, JobKindOf, ScheduleOf, SystemJobContextOf } from './jobShape.ts'

/** What a run of a person's job is given. */
export type JobContext = JobContextOf<Services>
/** What a run of a system job is given. */
export type SystemJobContext = SystemJobContextOf<Services>
/** A kind of long work. */
export type JobKind = JobKindOf<Services>
/** Work that looks every minute, a tenant at a time. */
export type Schedule = ScheduleOf<Services>

/** Names system jobs. */
export const defineSystemJob = (kind: JobKind['kind'], run: (context: SystemJobContext) => Promise<void>): JobKind => ({
  kind,
  run,
  isSystemJob: true,
})

/** Names a kind's work. Its line in kinds.ts makes it known to the runner. */
export const defineJob = (kind: JobKind['kind'], work: Omit<JobKind, 'kind'>): JobKind => ({ kind, ...work })
