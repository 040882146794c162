import type { Bilingual } from '../../../schema/core/values.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { DealerDataProvider } from '../../../dataProvider/index.ts'
import { HttpError, toasts } from '../../../http/index.ts'
import type { Row } from '../definition.ts'
import { definitionOf } from '../definition.ts'
import { rowTitle } from '../fields/rowTitle.ts'
import { useMay } from '../rights.ts'
import { useI18n } from '../useI18n.ts'
import { allowedMoves } from '../show/allowedMoves.ts'
import { statusName } from './statusName.ts'
import type { BoardState } from './useBoard.ts'

const undoable = 10_000

/** Moves a card at once, and back where the server refuses: shows why, and who changed it before. */
export function useCardMove(resource: string, { hold, release, put }: BoardState) {
  const provider = useDataProvider<DealerDataProvider>()
  const queries = useQueryClient()
  const i18n = useI18n()
  const may = useMay()
  const { translate, format, code } = i18n
  const field = definitionOf(resource).status?.field ?? ''

  // Somebody else moved the card before: shows who, and its present status.
  const tellConflict = async (row: Row, current: Row) => {
    const id = current['updatedBy']
    const { data } = typeof id === 'string' ? await provider.getMany('staff', { ids: [id] }) : { data: [] }
    const name = (data[0]?.['name'] as Bilingual | undefined)?.[code]
    const moved = current[field] !== row[field]
    toasts.error({
      text: translate(moved ? 'admin.board.conflict.moved' : 'admin.board.conflict.changed', {
        name: rowTitle(resource, current, i18n),
        who: name ?? translate('admin.board.conflict.somebody'),
        status: statusName(translate, resource, String(current[field])),
        time: format.relative(String(current['updatedAt'])),
      }),
    })
  }

  const move = async (row: Row, to: string): Promise<void> => {
    hold(row.id, to)
    try {
      const { data } = await provider.move(resource, row.id, { to, version: row.version }, { quiet: 'silent' })
      const after = data as Row
      put(after)
      // The notice below says more than the server's message.
      for (const { id, text } of toasts.list()) if (text !== undefined && text === after['successMessage']) toasts.dismiss(id)
      const from = String(row[field])
      const back = allowedMoves(resource, after, may).find((one) => one.to === from && !one.asks && one.right !== 'F')
      toasts.success(
        { text: translate('admin.board.moved', { name: rowTitle(resource, row, i18n), status: statusName(translate, resource, to) }) },
        back ? { key: 'admin.board.undo', run: () => void move(after, from), lifetime: undoable } : undefined,
      )
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      const current = failure.details['current'] as Row | undefined
      if (failure.code === 'staleVersion' && current) {
        put(current)
        release(row.id)
        await tellConflict(row, current)
      } else if (failure.message) toasts.error({ text: failure.message })
    } finally {
      release(row.id)
      // Other queries that show the row are outdated; the board is not.
      for (const key of ['audit', 'dashboard', 'badges']) void queries.invalidateQueries({ queryKey: [key] })
      void queries.invalidateQueries({ queryKey: [resource], predicate: ({ queryKey }) => queryKey[1] !== 'board' })
    }
  }
  return move
}
