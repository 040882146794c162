import { useRef, type KeyboardEvent } from 'react'
import { useShortcut } from '../../shortcuts.ts'
import { useTake } from '../../show/useTake.ts'
import { useList } from '../ListProvider.tsx'
import { useRows } from './Rows.tsx'

/** Keys of rows: j k and arrows move, Enter opens, Space opens the quick look, x selects, with Shift a range, t takes. Rows have `data-row`. */
export function useRowKeys() {
  const { resource, rows: all } = useList()
  const rows = useRows()
  const body = useRef<HTMLTableSectionElement>(null)
  const focusRow = (id: string | undefined) =>
    [...(body.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(({ dataset }) => dataset['row'] === id)?.focus()
  const step = (by: 1 | -1, range = false) => {
    const inside = body.current?.contains(document.activeElement)
    // The first press focuses the active row of the list.
    const next = inside || rows.looked ? rows.step(by) : rows.active
    focusRow(next)
    if (range && next !== undefined) rows.choose(next, true)
  }
  useShortcut('j', 'admin.list.keys.down', () => step(1))
  useShortcut('k', 'admin.list.keys.up', () => step(-1))
  useShortcut('x', 'admin.list.keys.choose', () => rows.active !== undefined && rows.choose(rows.active))
  const take = useTake(
    resource,
    all.find(({ id }) => id === rows.active),
  )
  useShortcut(take ? 't' : null, 'admin.show.take', take && (() => void take()))
  useShortcut('Enter', 'admin.list.keys.open')
  useShortcut('Space', 'admin.list.keys.look')
  const looking = rows.looked !== undefined
  useShortcut('Escape', 'admin.list.keys.close', looking ? () => rows.look(undefined) : undefined)
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, shiftKey } = event
    const own = (target as HTMLElement).dataset['row'] !== undefined
    if (key === 'ArrowDown' || key === 'ArrowUp') step(key === 'ArrowDown' ? 1 : -1, shiftKey)
    else if (!own) return
    else if (key === 'Home') focusRow(all[0]?.id)
    else if (key === 'End') focusRow(all.at(-1)?.id)
    else if (key === ' ') rows.look(looking ? undefined : rows.active)
    else if (key === 'Enter') {
      const row = all.find(({ id }) => id === rows.active)
      if (row) rows.open(row, event.metaKey || event.ctrlKey)
    } else return
    event.preventDefault()
  }
  return { body, onKeyDown }
}
