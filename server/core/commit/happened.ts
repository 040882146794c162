// A written change in the form that reactions get.
import type { Word } from '../../../src/schema/enumerations.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import type { RowOf, Scope } from '../db/repository.ts'
import type { ChangeActor } from './actor.ts'

/** `before` is null for a new row; for a row deleted for good `after` is its last state. */
export interface Happened<N extends ResourceName> {
  resource: N
  action: Word<'auditAction'>
  before: RowOf<N> | null
  after: RowOf<N>
  by: ChangeActor
}

/** The reactions of a server with services `S`. */
export interface Reactions<S> {
  /** Runs all matching reactions in the change's transaction, one after the other; what one throws rolls the change back. */
  run(context: { services: S; tx: Scope }, change: Happened<ResourceName>): Promise<void>
}
