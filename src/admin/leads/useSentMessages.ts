import { useInfiniteQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { Row } from '../core/definition.ts'
import { useMay } from '../core/rights.ts'

const perPage = 10

/** The pages of messages to a lead's customer since the lead came, newest first; none where the person may not see messages. */
export function useSentMessages(lead: Row) {
  const dataProvider = useDataProvider()
  const may = useMay()
  const filter = { customerId: lead['customerId'], createdAtFrom: lead['createdAt'] }
  return useInfiniteQuery({
    queryKey: ['messages', 'of', lead.id, filter.customerId],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      dataProvider.getList<Row>('messages', {
        pagination: { page: pageParam, perPage },
        sort: { field: 'createdAt', order: 'DESC' },
        filter,
        signal,
      }),
    getNextPageParam: ({ total = 0 }, pages) => (pages.length * perPage < total ? pages.length + 1 : undefined),
    enabled: typeof filter.customerId === 'string' && may('list', 'messages'),
  })
}
