import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { toasts } from '../../http/index.ts'

/**
 * What react-query does without a network (specification, section 8): a query waits, with a notice, and is sent once there is one; a change
 * fails at once, because by default it would be sent later, unasked.
 */
export function createQueryMemory(): QueryClient {
  // The library takes the network for present until the browser reports a change.
  onlineManager.setOnline(navigator.onLine)
  const queryCache = new QueryCache()
  queryCache.subscribe((event) => {
    if (event.type !== 'updated' || event.query.state.fetchStatus !== 'paused') return
    if (event.action.type === 'fetch' || event.action.type === 'pause') toasts.error({ key: 'errors.offline' })
  })
  return new QueryClient({
    queryCache,
    defaultOptions: { queries: { retry: false, staleTime: 5_000 }, mutations: { retry: false, networkMode: 'always' } },
  })
}
