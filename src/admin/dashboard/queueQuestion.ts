// What the first page asks for, so that it is asked for before the page is drawn.
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { workQueue } from '../../schema/dashboard/calls.ts'
import type { OutputOf } from '../../schema/endpoints.ts'
import { session } from '../../session/index.ts'
import { client } from '../core/client.ts'
import { mayOf } from '../core/rights.ts'
import { checklistQuery } from '../settings/index.ts'

/** A line of the queue. */
export type QueueLine = OutputOf<'workQueue'>['lines'][number]

/** What waits for the person, of a branch or of all. */
export const queueQuery = (locationId: string | undefined) =>
  queryOptions({
    queryKey: ['dashboard', 'queue', locationId],
    queryFn: ({ signal }) => client.call(workQueue, locationId ? { locationId } : {}, { signal }),
  })

/** Loads what the first page shows. */
export async function fetchQueue(memory: QueryClient): Promise<void> {
  const may = mayOf(session.get('staff'))
  await Promise.all([
    memory.prefetchQuery(queueQuery(session.get('branch'))),
    may('configure', 'settings') && memory.prefetchQuery(checklistQuery),
  ])
}
