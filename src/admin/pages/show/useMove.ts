import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { DealerDataProvider } from '../../../dataProvider/index.ts'
import { HttpError, toasts } from '../../../http/index.ts'
import type { Row } from '../../definition.ts'
import { useSpeaker } from '../../speaker.ts'

/** Does something to a row by `act` and brings everything that shows it up to date; field messages come back, other failures were told. `current` is the row when somebody else had changed it. */
export function useRowAction(resource: string) {
  const queries = useQueryClient()
  const [acting, setActing] = useState(false)
  const [current, setCurrent] = useState<Row | undefined>()
  const run = async (act: () => Promise<unknown>): Promise<Record<string, string> | null> => {
    setActing(true)
    try {
      await act()
      return null
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      if (failure.code === 'staleVersion' && failure.details['current']) setCurrent(failure.details['current'] as Row)
      return failure.fields
    } finally {
      setActing(false)
      await Promise.all([resource, 'audit', 'dashboard', 'badges'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
    }
  }
  return { run, acting, current }
}

/** Moves a row along its status graph, from its present version once that was told; `null` when it moved. */
export function useMove(resource: string, row: Row) {
  const dataProvider = useDataProvider<DealerDataProvider>()
  const { translate } = useSpeaker()
  const { run, acting, current } = useRowAction(resource)
  return {
    moving: acting,
    current,
    move: (wish: { to: string } & Record<string, unknown>) =>
      run(async () => {
        const { data } = await dataProvider.move(resource, row.id, { ...wish, version: (current ?? row).version })
        if (!('successMessage' in data)) toasts.success({ text: translate('admin.move.done') })
      }),
  }
}
