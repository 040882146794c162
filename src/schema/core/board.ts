// A board: the rows of a resource as cards, one column a status. The server reads the rows, the admin draws them.
import type { AnyField } from './field.ts'
import { enumerations, type EnumerationName } from '../enumerations.ts'

/** The board's part of a resource definition. Names of fields are checked against the resource's. */
export interface BoardDefinition<N extends string = string> {
  /** Fields of a card besides those that name its row. */
  card: readonly N[]
  /** The moment from which a card's age counts; a row without it ages from its creation. */
  since: N | 'createdAt'
  /** Statuses ordered by another moment than the one that the age counts from. */
  order?: Readonly<Record<string, N>>
  /** By status, the field with the moment after which a card is late; statuses not named are never late. */
  late?: Readonly<Record<string, N>>
  /** The field that ends the waiting: a card that has a value in it is not late. */
  met?: N
  /** By status, the minutes after which a card shows a warning; after twice as many it is urgent. */
  warns?: Readonly<Record<string, number>>
  /** By status, the number of days for which a row stays on the board after its last change. */
  recent?: Readonly<Record<string, number>>
  /** Statuses without a column. */
  hides?: readonly string[]
  /** Limits the rows of the board to these values of a field. */
  only?: Readonly<Partial<Record<N, readonly string[]>>>
  /** The ready view that the board opens with when the address names none. */
  view?: string
}

interface Boarded {
  fields: Readonly<Record<string, AnyField>>
  status?: { field: string }
  board?: BoardDefinition
}
type Card = Readonly<Record<string, unknown>>

/** The statuses that are columns of the board, in the enumeration's order; empty for a resource without a board. */
export function boardColumns({ fields, status, board }: Boarded): string[] {
  const moved = fields[status?.field ?? '']
  if (!board || !moved) return []
  const { enumeration } = moved.config as { enumeration: EnumerationName }
  return enumerations[enumeration].filter((word) => !board.hides?.includes(word))
}

const momentOf = (row: Card, field: string | undefined): number | undefined => {
  const value = field === undefined ? undefined : row[field]
  return typeof value === 'string' ? Date.parse(value) : undefined
}

/** The time from which a card's age counts, ISO 8601 in UTC: the board's `since` field, else the row's creation. */
export const cardSince = (board: BoardDefinition, row: Card): string => String(row[board.since] ?? row['createdAt'])

/** The time after which a card is late, in ms since 1970; undefined for a status without a limit, or once the field `met` is set. */
export const lateAfter = (board: BoardDefinition, status: string, row: Card): number | undefined =>
  board.met !== undefined && row[board.met] ? undefined : momentOf(row, board.late?.[status])

/**
 * A comparison for the cards of one column: late ones first, then the oldest; in columns of recent rows the latest change first. `now` in
 * ms since 1970.
 */
export function compareCards(board: BoardDefinition, status: string, now: number): (one: Card, other: Card) => number {
  const late = (row: Card) => Number((lateAfter(board, status, row) ?? Infinity) < now)
  const recent = board.recent?.[status] !== undefined
  const age = (row: Card) =>
    recent ? -(momentOf(row, 'updatedAt') ?? now) : (momentOf(row, board.order?.[status]) ?? Date.parse(cardSince(board, row)))
  return (one, other) => late(other) - late(one) || age(one) - age(other) || (String(one['id']) < String(other['id']) ? -1 : 1)
}
