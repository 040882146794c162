import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useDataProvider, useDelete } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { DealerDataProvider } from '../../../dataProvider/index.ts'
import { HttpError, toasts } from '../../../http/index.ts'
import { definitionOf, type Row } from '../definition.ts'
import { useI18n } from '../useI18n.ts'

const undoFor = 10_000

/** Deletes a row and goes to the list; where deleted rows are kept, a notice offers undo for ten seconds. */
export function useDeleteRow(resource: string, row: Row) {
  const { translate } = useI18n()
  const navigate = useNavigate()
  const restore = useRestoreRow(resource)
  const [current, setCurrent] = useState<Row | undefined>()
  const [remove, { isPending }] = useDelete()
  const over = current ?? row
  return {
    deleting: isPending,
    /** The present row, when somebody else had changed it. */
    current,
    remove: () =>
      remove(
        resource,
        { id: row.id, previousData: over },
        {
          onSuccess: () => {
            // With the text of the server's notice, so that it replaces that one.
            if (definitionOf(resource).softDelete)
              toasts.success(
                { text: translate('messages.deleted') },
                { key: 'admin.delete.undo', lifetime: undoFor, run: () => void restore.run(row.id) },
              )
            void navigate(`/home/${resource}`)
          },
          onError: (failure) => {
            if (failure instanceof HttpError && failure.details['current']) setCurrent(failure.details['current'] as Row)
          },
        },
      ),
  }
}

/** Restores a deleted row; pressing twice does so once. Errors are shown by the client. */
export function useRestoreRow(resource: string) {
  const dataProvider = useDataProvider<DealerDataProvider>()
  const queries = useQueryClient()
  const busy = useRef(false)
  const [restoring, setRestoring] = useState(false)
  const run = async (id: string): Promise<void> => {
    if (busy.current) return
    busy.current = true
    setRestoring(true)
    try {
      await dataProvider.restore(resource, id)
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
    } finally {
      busy.current = false
      setRestoring(false)
      await Promise.all([resource, 'audit', 'badges'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
    }
  }
  return { run, restoring }
}
