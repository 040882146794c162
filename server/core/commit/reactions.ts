// What later features do because of a change of an earlier one: collected once when the server opens, run inside the change's transaction.
import type { ResourceName } from '../../../src/schema/resources.ts'
import type { Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import type { Services } from '../services.ts'
import type { Happened, Reactions } from './happened.ts'

/** The server's parts and the transaction that a change is written in. */
export interface CommitContext {
  services: Services
  tx: Scope
}
type AnyChange = Pick<Happened<ResourceName>, 'action'> & { before: Row | null; after: Row }

/** What a reaction can wait for. A row from a file, and one that is merged or brought back, is none of these. */
const events = {
  /** A new row, or one that was changed or moved. */
  written: ({ action }: AnyChange) => action === 'create' || action === 'update' || action === 'move',
  deleted: ({ action }: AnyChange) => action === 'delete',
  /** A booking that was called off, by whomever. */
  cancelled: ({ before, after }: AnyChange) => after['closure'] === 'cancelled' && before?.['closure'] === 'none',
  /** A row that went on to another status. */
  moved: ({ action, before, after }: AnyChange) => action === 'move' && after['status'] !== before?.['status'],
  /** A booking whose car was handed over. */
  delivered: ({ action, before, after }: AnyChange) =>
    action === 'move' && after['status'] === 'delivered' && before?.['status'] !== 'delivered',
}
/** The name of an event. */
type ChangeEvent = keyof typeof events

/** Something to do when an event happens to a row of a resource. */
export interface Reaction {
  resource: ResourceName
  event: ChangeEvent
  run(context: CommitContext, change: Happened<ResourceName>): Promise<void>
}

/** A reaction for the list of its feature. */
export const on = <N extends ResourceName>(
  resource: N,
  event: ChangeEvent,
  work: (context: CommitContext, change: Happened<N>) => Promise<void>,
): Reaction => ({ resource, event, run: (context, change) => work(context, change as Happened<N>) })

/** Makes of all features' lists what a server runs, in their order. */
export function collectReactions(list: readonly Reaction[]): Reactions<Services> {
  const byResource = new Map<ResourceName, Reaction[]>()
  for (const one of list) byResource.set(one.resource, [...(byResource.get(one.resource) ?? []), one])
  return {
    async run(context, change) {
      for (const { event, run } of byResource.get(change.resource) ?? []) if (events[event](change)) await run(context, change)
    },
  }
}
