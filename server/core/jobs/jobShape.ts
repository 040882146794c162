// What a kind of long work is, and what it is given, on a server with the parts `S`. Knows neither the queue nor any kind.
import type { Actor } from '../../../src/schema/core/access.ts'
import type { Word } from '../../../src/schema/enumerations.ts'
import type { RuleContext } from '../commit/resourceRules.ts'
import type { Row } from '../db/rows.ts'
import type { RowOf, Scope } from '../db/repository.ts'

/** System jobs: nobody asked for it, and it has nobody's rights. */
export interface SystemJobContextOf<S> {
  services: S
  tenantId: string
  input: Row
  /** What the last finished batch kept; null at first. */
  position: unknown
  /** As a member of staff's job has it. */
  scoped<R>(work: (one: { services: S; tx: Scope }) => Promise<R>): Promise<R>
  /** Where the next run goes on. Anything that JSON can hold. */
  keep(position: unknown): void
  /** Ends this run; another begins then, from `position`. Never returns. */
  later(at: Date): never
}

/** What a run is given. A run may be cut between two scopes at any time and begun again, here or in another process, from `position`. */
export interface JobContextOf<S> extends Omit<SystemJobContextOf<S>, 'scoped'> {
  /** The row as it was when this run took it up. */
  job: RowOf<'jobs'> & { ownerId: string }
  /** Anyone who asked for it, with the rights of now. */
  actor: Actor
  /**
   * One batch in one transaction of the tenant; keep it short (about 100 ms), requests wait for the embedded engine meanwhile. What
   * `progress` and `keep` were told is written in the same transaction. The person's rights are read anew each time. Rejects, and so
   * ends the run, when the job was cancelled, was taken by another process, or has to make room; let that pass.
   */
  scoped<R>(work: (one: RuleContext<S>) => Promise<R>): Promise<R>
  /** How far it is, all counted from the job's beginning; `done` includes the failed ones. */
  progress(done: number, failed: number, total?: number): void
  /** Whether nobody wants it any more; for work between scopes, each of which asks by itself. */
  cancelled(): Promise<boolean>
  /** What came of it, for the row's `result`; written when the run ends. Never secrets or personal data. */
  finish(result: Row): void
}

/** A kind of long work. */
export interface JobKindOf<S> {
  kind: Word<'jobKind'>
  /** Throws a Problem to fail with its code; anything else that is thrown fails as internal. */
  run(context: JobContextOf<S>): Promise<void>
  /** Nobody asks for it: it runs without a person, and leaves no row when it is done. */
  isSystemJob?: true
  /** What the result tells of a job that was cancelled half way. */
  onCancel?(one: RuleContext<S>, job: RowOf<'jobs'>): Promise<Row>
  /** Starts the job that takes it back; throws a Problem where that cannot be. */
  undo?(one: RuleContext<S>, job: RowOf<'jobs'>): Promise<RowOf<'jobs'>>
}

/** Work that looks every minute, a tenant at a time. */
export interface ScheduleOf<S> {
  name: Word<'clock'>
  run(services: S, tenantId: string, now: Date): Promise<void>
}
