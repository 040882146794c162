// Reactions: what later features do after a change of an earlier feature's row. Collected once when the server opens, run inside the
// change's transaction.
import type { ResourceName } from '../../../src/schema/resources.ts'
import type { Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import type { Services } from '../services.ts'
import type { Happened, Reactions } from './happened.ts'

/** The services and the transaction that a change is written in. */
export interface CommitContext {
  services: Services
  tx: Scope
}
type AnyChange = Pick<Happened<ResourceName>, 'action'> & { before: Row | null; after: Row }

/** The events that reactions can subscribe to. Imports, merges and restores match none of the actions; `cancelled` looks at values only. */
const events = {
  /** A new row, or one that was changed or moved. */
  written: ({ action }: AnyChange) => action === 'create' || action === 'update' || action === 'move',
  deleted: ({ action }: AnyChange) => action === 'delete',
  /** A booking was cancelled, by anyone. */
  cancelled: ({ before, after }: AnyChange) => after['closure'] === 'cancelled' && before?.['closure'] === 'none',
  /** A row changed its status. */
  moved: ({ action, before, after }: AnyChange) => action === 'move' && after['status'] !== before?.['status'],
  /** A booking's car was handed over. */
  delivered: ({ action, before, after }: AnyChange) =>
    action === 'move' && after['status'] === 'delivered' && before?.['status'] !== 'delivered',
}
type ChangeEvent = keyof typeof events

/** A function to run when an event happens to a row of a resource. */
export interface Reaction {
  resource: ResourceName
  event: ChangeEvent
  run(context: CommitContext, change: Happened<ResourceName>): Promise<void>
}

/** Defines a reaction: work that runs in the transaction of each such change of the resource's rows. What it throws fails the change. */
export const on = <N extends ResourceName>(
  resource: N,
  event: ChangeEvent,
  work: (context: CommitContext, change: Happened<N>) => Promise<void>,
): Reaction => ({ resource, event, run: (context, change) => work(context, change as Happened<N>) })

/** Combines the lists of all features into a server's `Reactions`; the reactions to one event run in their order. */
export function collectReactions(list: readonly Reaction[]): Reactions<Services> {
  const byResource = new Map<ResourceName, Reaction[]>()
  for (const one of list) byResource.set(one.resource, [...(byResource.get(one.resource) ?? []), one])
  return {
    async run(context, change) {
      for (const { event, run } of byResource.get(change.resource) ?? []) if (events[event](change)) await run(context, change)
    },
  }
}
