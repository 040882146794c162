// The definition of a kind of background job, and the context of its runs, for a server with the services `S`. Independent of the queue and of
// any kind.
import type { Actor } from '../../../src/schema/core/access.ts'
import type { Word } from '../../../src/schema/enumerations.ts'
import type { RuleContext } from '../commit/resourceRules.ts'
import type { Row } from '../db/rows.ts'
import type { RowOf, Scope } from '../db/repository.ts'

/** The context of a system job, which has no owner and no rights. */
export interface SystemJobContextOf<S> {
  services: S
  tenantId: string
  input: Row
  /** The value that the last finished batch stored; null at first. */
  position: unknown
  /** One batch; see `JobContext`. */
  scoped<R>(work: (one: { services: S; tx: Scope }) => Promise<R>): Promise<R>
  /** Sets the position at which the next run continues: any JSON value. */
  keep(position: unknown): void
  /** Ends this run; another run starts at that time, from `position`. Never returns. */
  later(at: Date): never
}

/**
 * The context of a run. A run may be interrupted between two batches at any time and started again from `position`, in this or another
 * process.
 */
export interface JobContextOf<S> extends Omit<SystemJobContextOf<S>, 'scoped'> {
  /** The job's row at the start of this run. */
  job: RowOf<'jobs'> & { ownerId: string }
  /** The job's owner, with their present rights. */
  actor: Actor
  /**
   * Runs one batch in one transaction of the tenant; keep it short (about 100 ms), since requests wait for the embedded engine. Values set
   * by `progress` and `keep` are written in the same transaction, and the owner's rights are read again. Rejects, which ends the run, when
   * the job was cancelled, was taken by another process, or must pause; do not catch that.
   */
  scoped<R>(work: (one: RuleContext<S>) => Promise<R>): Promise<R>
  /** Sets the progress, counted from the job's beginning; `done` includes the failed rows. */
  progress(done: number, failed: number, total?: number): void
  /** Whether the job was cancelled; for work between batches, each of which checks by itself. */
  cancelled(): Promise<boolean>
  /** Sets the row's `result`, written when the run ends. Never secrets or personal data. */
  finish(result: Row): void
}

/** A kind of long work. */
export interface JobKindOf<S> {
  kind: Word<'jobKind'>
  /** Fails with the code of a thrown Problem; any other error fails as 'internal'. */
  run(context: JobContextOf<S>): Promise<void>
  /** The job has no owner, and its row is removed when it is done. */
  isSystemJob?: true
  /** Additions to the result of a job that was cancelled midway. */
  onCancel?(one: RuleContext<S>, job: RowOf<'jobs'>): Promise<Row>
  /** Starts the job that undoes this one; throws a Problem when that is impossible. */
  undo?(one: RuleContext<S>, job: RowOf<'jobs'>): Promise<RowOf<'jobs'>>
}

/** Work that runs every minute for each tenant. */
export interface ScheduleOf<S> {
  name: Word<'clock'>
  run(services: S, tenantId: string, now: Date): Promise<void>
}
