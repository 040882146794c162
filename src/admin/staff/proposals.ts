// Proposals of administrators, as pages read them.
import { useQueryClient } from '@tanstack/react-query'
import { useGetList } from 'react-admin'
import type { Row } from '../core/definition.ts'
import { useLiveRefresh } from '../core/live/useLiveRefresh.ts'

/** The state of a proposal: one that nobody decided in time has expired. */
export const proposalState = (row: Row): string =>
  row['state'] === 'open' && Date.parse(String(row['expiresAt'])) <= Date.now() ? 'expired' : String(row['state'])

/** The newest proposals, of one person or of all, as they are now. */
export function useProposals(filter: Record<string, unknown>): Row[] {
  const queries = useQueryClient()
  useLiveRefresh(['administratorRequests'], () => queries.invalidateQueries({ queryKey: ['administratorRequests'] }))
  const { data = [] } = useGetList<Row>('administratorRequests', {
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter,
  })
  return data
}
