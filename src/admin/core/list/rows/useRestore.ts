import { useDataProvider } from 'react-admin'
import type { DealerDataProvider } from '../../../../dataProvider/index.ts'
import { useRowAction } from '../../show/useMove.ts'

/** Restores a deleted row; errors are shown by the client. */
export function useRestore(resource: string) {
  const dataProvider = useDataProvider<DealerDataProvider>()
  const { run, acting } = useRowAction(resource)
  return {
    restoring: acting,
    restore: (id: string) =>
      // The server's answer contains the notice.
      run(() => dataProvider.restore(resource, id)),
  }
}
