import { useDataProvider } from 'react-admin'
import type { DealerDataProvider } from '../../../../dataProvider/index.ts'
import { useRowAction } from '../../show/useMove.ts'

/** Brings a deleted row back; a failure was told already. */
export function useRestore(resource: string) {
  const dataProvider = useDataProvider<DealerDataProvider>()
  const { run, acting } = useRowAction(resource)
  return {
    restoring: acting,
    restore: (id: string) =>
      // The server says that it is back.
      run(() => dataProvider.restore(resource, id)),
  }
}
