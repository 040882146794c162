// The data of a board, and moves of cards between columns. Pure.
import type { BoardAnswer } from '../../../dataProvider/index.ts'
import { compareCards, lateAfter, type BoardDefinition } from '../../../schema/core/board.ts'
import { definitionOf, type Row } from '../definition.ts'

/** A column: its status, its total number of cards and of late ones, and the cards loaded so far. */
export interface BoardColumn {
  status: string
  total: number
  late: number
  data: readonly Row[]
}
/** The data of a board. */
export interface BoardData {
  columns: readonly BoardColumn[]
  names: Readonly<Record<string, Readonly<Record<string, Row>>>>
}
/** The row that a card refers to, if it is loaded. */
export type Named = (resource: string, id: unknown) => Row | undefined

/** The board of an answer. */
export const readBoard = ({ columns, names }: BoardAnswer): BoardData => ({
  columns: columns as readonly BoardColumn[],
  names: Object.fromEntries(
    Object.entries(names).map(([name, rows]) => [name, Object.fromEntries(rows.map((row) => [row.id, row as Row]))]),
  ),
})

const withNames = (one: BoardData['names'], other: BoardData['names']): BoardData['names'] => {
  const names = { ...one }
  for (const [name, rows] of Object.entries(other)) names[name] = { ...names[name], ...rows }
  return names
}
const rules = (resource: string): { board: BoardDefinition; field: string } => {
  const { board, status } = definitionOf(resource)
  if (!board || !status) throw new Error(`${resource} has no board.`)
  return { board, field: status.field }
}
const isLate = (board: BoardDefinition, status: string, row: Row, now: number): boolean => (lateAfter(board, status, row) ?? Infinity) < now

/** The status of the column that holds a card. */
export const columnOf = (data: BoardData | undefined, id: string): BoardColumn | undefined =>
  data?.columns.find((column) => column.data.some((row) => row.id === id))
/** A card by its id. */
const cardOf = (data: BoardData | undefined, id: string): Row | undefined => columnOf(data, id)?.data.find((row) => row.id === id)

function insert(board: BoardDefinition, column: BoardColumn, row: Row, now: number): BoardColumn {
  const compare = compareCards(board, column.status, now)
  const found = column.data.findIndex((one) => compare(row, one) < 0)
  // It belongs after the loaded cards, and will be loaded with them.
  if (found < 0 && column.data.length + 1 < column.total) return column
  const place = found < 0 ? column.data.length : found
  return { ...column, data: [...column.data.slice(0, place), row, ...column.data.slice(place)] }
}

/** The board with a changed card in its right place; columns that are not affected stay the same objects. */
export function putCard(resource: string, data: BoardData, row: Row, now = Date.now()): BoardData {
  const { board, field } = rules(resource)
  const from = columnOf(data, row.id)
  const before = from?.data.find((one) => one.id === row.id)
  return {
    ...data,
    columns: data.columns.map((column) => {
      const leaves = column === from && before
      const comes = column.status === row[field]
      if (!leaves && !comes) return column
      const left: BoardColumn = leaves
        ? {
            ...column,
            total: column.total - 1,
            late: column.late - Number(isLate(board, column.status, before, now)),
            data: column.data.filter((one) => one.id !== row.id),
          }
        : column
      if (!comes) return left
      return insert(board, { ...left, total: left.total + 1, late: left.late + Number(isLate(board, column.status, row, now)) }, row, now)
    }),
  }
}

/** The board with reloaded cards: in their right places, removed where they no longer belong; with new totals. */
export function putFresh(resource: string, data: BoardData, fresh: BoardData, ids: readonly string[], now = Date.now()): BoardData {
  const { board } = rules(resource)
  return {
    names: withNames(data.names, fresh.names),
    columns: data.columns.map((column) => {
      const present = fresh.columns.find(({ status }) => status === column.status)
      const stays = column.data.some((row) => ids.includes(row.id)) ? column.data.filter((row) => !ids.includes(row.id)) : column.data
      const counted: BoardColumn = { ...column, data: stays, total: present?.total ?? stays.length, late: present?.late ?? 0 }
      return (present?.data ?? []).reduce((whole, row) => insert(board, whole, row, now), counted)
    }),
  }
}

/** The board with more cards of one column. */
export function putMore(data: BoardData, more: BoardData): BoardData {
  return {
    names: withNames(data.names, more.names),
    columns: data.columns.map((column) => {
      const come = more.columns.find(({ status }) => status === column.status)
      if (!come) return column
      const known = new Set(data.columns.flatMap((one) => one.data.map(({ id }) => id)))
      const cards = [...column.data, ...come.data.filter(({ id }) => !known.has(id))]
      // Fewer cards came than were announced: the total was outdated.
      return { ...column, data: cards, total: come.data.length === 0 ? cards.length : come.total, late: come.late }
    }),
  }
}

/** The board with moving cards shown in their target columns. */
export function withHeld(resource: string, data: BoardData, held: ReadonlyMap<string, string>, now = Date.now()): BoardData {
  const { board, field } = rules(resource)
  let shown = data
  for (const [id, to] of held) {
    const row = cardOf(shown, id)
    if (row && row[field] !== to)
      shown = putCard(
        resource,
        shown,
        { ...row, [field]: to, ...(board.since === 'statusAt' ? { statusAt: new Date(now).toISOString() } : {}) },
        now,
      )
  }
  return shown
}
