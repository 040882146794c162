import { useQuery, useQueryClient } from '@tanstack/react-query'
import { showThread } from '../../schema/conversations/calls.ts'
import { client } from '../core/client.ts'
import { useLiveRefresh } from '../core/live/useLiveRefresh.ts'
import { useMay } from '../core/rights.ts'

// Addresses of files are valid for an hour.
const filesAnew = 30 * 60_000

/** The conversation with the person of a row, kept up to date; nothing without the right to conversations. */
export function useThread(resource: string, id: string) {
  const queries = useQueryClient()
  const allowed = useMay()('list', 'conversations')
  const { data, error } = useQuery({
    queryKey: ['conversations', 'thread', resource, id],
    queryFn: ({ signal }) => client.call(showThread, {}, { params: { resource, id }, signal, quiet: true }),
    enabled: allowed,
    refetchInterval: filesAnew,
  })
  useLiveRefresh(['conversations', 'receivedMessages', 'messages'], () =>
    queries.invalidateQueries({ queryKey: ['conversations', 'thread', resource, id] }),
  )
  return { thread: data, error, allowed }
}
