import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../session/index.ts'
import { client } from '../core/client.ts'
import { useLiveRefresh } from '../core/live/useLiveRefresh.ts'
import { outboundCalls } from '../../schema/surveys/calls.ts'
import { previousData } from '../core/parts/connection.ts'

/** Which calls a list shows. */
export type CallsWhen = 'now' | 'later'
const spare = 60_000

/** The calls of the branch chosen in the top bar; updated as colleagues call. */
export function useCalls(when: CallsWhen, page: number) {
  const queries = useQueryClient()
  const locationId = useSession('branch')
  useLiveRefresh(['surveyInvitations', 'surveyResponses'], () => queries.invalidateQueries({ queryKey: ['outbound'] }))
  return useQuery({
    queryKey: ['outbound', when, page, locationId],
    queryFn: ({ signal }) => client.call(outboundCalls, { when, page, ...(locationId ? { locationId } : {}) }, { signal }),
    placeholderData: previousData,
    refetchInterval: spare,
  })
}
