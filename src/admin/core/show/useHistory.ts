import { useInfiniteQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { DealerDataProvider } from '../../../dataProvider/index.ts'
import type { Row } from '../definition.ts'

const size = 20

/** The pages of a row's history, newest first. */
export function useHistory(resource: string, row: Row) {
  const dataProvider = useDataProvider<DealerDataProvider>()
  return useInfiniteQuery({
    queryKey: [resource, 'history', row.id, row.version],
    queryFn: ({ pageParam, signal }) => dataProvider.history(resource, row.id, { page: pageParam, size, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (all.length * size < last.total ? all.length + 1 : undefined),
  })
}
