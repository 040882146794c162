import { queryOptions } from '@tanstack/react-query'
import { checklist } from '../../schema/settings/calls.ts'
import { client } from '../core/client.ts'

/** What a new dealership still has to set up. */
export const checklistQuery = queryOptions({
  queryKey: ['checklist'],
  queryFn: ({ signal }) => client.call(checklist, {}, { signal, quiet: true }),
})
