import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { DealerDataProvider } from '../../../dataProvider/index.ts'
import { toasts } from '../../../http/index.ts'
import type { Row } from '../definition.ts'
import { useI18n } from '../useI18n.ts'
import { useAct } from '../useAct.ts'

/** Runs `act` on a row and updates everything that shows it. `current` is the present row after a conflict. */
export function useRowAction(resource: string) {
  const [current, setCurrent] = useState<Row | undefined>()
  const acts = useAct([resource, 'audit', 'dashboard', 'badges'], ({ code, details }) => {
    if (code === 'staleVersion' && details['current']) setCurrent(details['current'] as Row)
  })
  return { ...acts, current }
}

/** Moves a row along its status graph, from its present version after a conflict; `null` when it moved. */
export function useMove(resource: string, row: Row) {
  const dataProvider = useDataProvider<DealerDataProvider>()
  const { translate } = useI18n()
  const { run, acting, current } = useRowAction(resource)
  return {
    moving: acting,
    current,
    move: (request: { to: string } & Record<string, unknown>) =>
      run(async () => {
        const { data } = await dataProvider.move(resource, row.id, { ...request, version: (current ?? row).version })
        if (!('successMessage' in data)) toasts.success({ text: translate('admin.move.done') })
      }),
  }
}
