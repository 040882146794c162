import type { QueryClient } from '@tanstack/react-query'
import type { DataProvider, GetListParams } from 'react-admin'

/** Loads rows as react-admin's `useGetList` with the same question finds them. A refusal is kept for it to show. */
export const fetchRows = (
  memory: QueryClient,
  dataProvider: DataProvider,
  resource: string,
  { pagination, sort, filter, meta }: Required<Pick<GetListParams, 'pagination' | 'sort' | 'filter'>> & Pick<GetListParams, 'meta'>,
): Promise<void> =>
  memory.prefetchQuery({
    queryKey: [resource, 'getList', { pagination, sort, filter, meta: meta as unknown }],
    queryFn: ({ signal }) => dataProvider.getList(resource, { pagination, sort, filter, meta: meta as unknown, signal }),
  })
