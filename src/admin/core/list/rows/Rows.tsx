import { createContext, useContext, useMemo, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Row } from '../../definition.ts'
import { useList } from '../ListProvider.tsx'
import { useSelection } from './selection.ts'

/** The active row of a list, and the row in the quick look. */
export interface Rows {
  /** The row that keys act on; the first one at the start. */
  active: string | undefined
  activate: (id: string) => void
  /** Goes up or down; returns the new row, or undefined at the end. */
  step: (by: 1 | -1) => string | undefined
  /** The row in the quick look. */
  looked: Row | undefined
  look: (id: string | undefined) => void
  /** Opens the row's page; deleted rows have none and open in the quick look. */
  open: (row: Row, aside?: boolean) => void
  /** Selects one row, or with `range` everything since the last one. */
  choose: (id: string, range?: boolean) => void
}
const RowsContext = createContext<Rows | null>(null)

/** The rows of the surrounding list. */
export function useRows(): Rows {
  const rows = useContext(RowsContext)
  if (!rows) throw new Error('This stands in a list only.')
  return rows
}

/** Holds the active row and the quick look. */
export function RowsProvider({ children }: { children: ReactNode }) {
  const { rows, resource, state } = useList()
  const selection = useSelection()
  const navigate = useNavigate()
  const [reached, activate] = useState<string>()
  const [looking, setLooking] = useState(false)
  const anchor = useRef<string>(undefined)
  const { deleted } = state
  const value = useMemo<Rows>(() => {
    const ids = rows.map(({ id }) => id)
    const active = reached !== undefined && ids.includes(reached) ? reached : ids[0]
    const look = (id: string | undefined) => {
      if (id !== undefined) activate(id)
      setLooking(id !== undefined)
    }
    return {
      active,
      activate,
      step: (by) => {
        const next = ids[ids.indexOf(active ?? '') + by]
        if (next !== undefined) activate(next)
        return next
      },
      looked: looking ? rows.find(({ id }) => id === active) : undefined,
      look,
      open: (row, aside) => {
        const path = `/home/${resource}/${row.id}/show`
        if (deleted) look(row.id)
        else if (aside) window.open(path, '_blank', 'noopener')
        else void navigate(path)
      },
      choose: (id, range) => {
        const [from, to] = [ids.indexOf(anchor.current ?? id), ids.indexOf(id)].sort((one, other) => one - other)
        anchor.current = id
        if (selection.all) selection.setIds(ids.filter((one) => one !== id))
        else if (range && from !== undefined && to !== undefined && from >= 0)
          selection.setIds([...new Set([...selection.ids, ...ids.slice(from, to + 1)])])
        else selection.toggle(id)
      },
    }
  }, [rows, reached, looking, resource, deleted, navigate, selection])
  return <RowsContext value={value}>{children}</RowsContext>
}
