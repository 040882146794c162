// A change that was just written, as what follows from it gets it.
import type { Word } from '../../../src/schema/enumerations.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import type { RowOf, Scope } from '../db/repository.ts'
import type { ChangeActor } from './actor.ts'

/** `before` is null for a new row; `after` is the row as it was for one that is gone for good. */
export interface Happened<N extends ResourceName> {
  resource: N
  action: Word<'auditAction'>
  before: RowOf<N> | null
  after: RowOf<N>
  by: ChangeActor
}

/** What a server with the parts `S` does because of changes. */
export interface Reactions<S> {
  /** Does it in the change's transaction, one after the other: what one throws takes the change back with it. */
  run(context: { services: S; tx: Scope }, change: Happened<ResourceName>): Promise<void>
}
