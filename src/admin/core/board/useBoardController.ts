// The actions on a board: move a card, ask for what the move needs, explain a refusal.
import { useCallback, useMemo, useState } from 'react'
import { toasts } from '../../../http/index.ts'
import type { Move } from '../../../schema/core/transitions.ts'
import { definitionOf, type Row } from '../definition.ts'
import { rowTitle } from '../fields/rowTitle.ts'
import { useList } from '../list/ListProvider.tsx'
import { allowedMoves } from '../show/allowedMoves.ts'
import { useMay } from '../rights.ts'
import { useI18n } from '../useI18n.ts'
import type { Named } from './boardData.ts'
import { statusName } from './statusName.ts'
import { useBoard, type BoardState } from './useBoard.ts'
import { useCardMove } from './useCardMove.ts'

/** A move that needs input before it is made. */
export interface Asking {
  row: Row
  move: Move
}
/** A board with its actions. */
export interface BoardController {
  resource: string
  board: BoardState
  named: Named
  statusOf: (row: Row) => string
  /** The moves to columns of this board that the person may make with a card. */
  moves: (row: Row) => readonly Move[]
  /** Makes a move, or asks for its input; by keyboard the focus follows the card. */
  request: (row: Row, move: Move, follow?: boolean) => void
  /** Shows why a card cannot be moved there. */
  refuse: (row: Row, to: string) => void
  asking: Asking | undefined
  stopAsking: () => void
  menu: { row: Row; anchor: HTMLElement } | undefined
  openMenu: (row: Row, anchor: HTMLElement) => void
  closeMenu: () => void
  loadMore: (status: string) => void
  focus: string | undefined
  clearFocus: () => void
}

/** The controller of the surrounding board. */
export function useBoardController(): BoardController {
  const { resource } = useList()
  const i18n = useI18n()
  const may = useMay()
  const board = useBoard()
  const move = useCardMove(resource, board)
  const [asking, setAsking] = useState<Asking>()
  const [menu, setMenu] = useState<BoardController['menu']>()
  const [focus, setFocus] = useState<string>()
  const { status, board: drawn } = definitionOf(resource)
  const field = status?.field ?? ''
  const names = board.data?.names
  const named = useCallback<Named>((of, id) => (typeof id === 'string' ? names?.[of]?.[id] : undefined), [names])
  const moves = useMemo(() => {
    const known = new WeakMap<Row, readonly Move[]>()
    return (row: Row) => {
      const found = known.get(row) ?? allowedMoves(resource, row, may).filter(({ to }) => !drawn?.hides?.includes(to))
      known.set(row, found)
      return found
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- rights are asked anew with the board, not with every drawing
  }, [resource, drawn, board.data])
  const { hold, release } = board
  const statusOf = useCallback((row: Row) => String(row[field]), [field])
  const stopAsking = useCallback(() => {
    if (asking) release(asking.row.id)
    setAsking(undefined)
  }, [asking, release])
  return {
    resource,
    board,
    named,
    statusOf,
    moves,
    request: (row, wanted, follow = false) => {
      if (follow) setFocus(row.id)
      if (wanted.asks || wanted.right === 'F') {
        hold(row.id, wanted.to)
        setAsking({ row, move: wanted })
      } else void move(row, wanted.to)
    },
    refuse: (row, to) => {
      const { translate } = i18n
      const ways = moves(row).map((one) => statusName(translate, resource, one.to))
      toasts.error({
        text: translate(ways.length > 0 ? 'admin.board.refused' : 'admin.board.refusedAll', {
          name: rowTitle(resource, row, i18n),
          status: statusName(translate, resource, to),
          ways: ways.join(translate('admin.filter.comma')),
        }),
      })
    },
    asking,
    stopAsking,
    menu,
    openMenu: useCallback((row: Row, anchor: HTMLElement) => setMenu({ row, anchor }), []),
    closeMenu: () => setMenu(undefined),
    loadMore: board.loadMore,
    focus,
    clearFocus: useCallback(() => setFocus(undefined), []),
  }
}
