// A board: the rows of a resource as cards in a column for each status. Read by the server, which finds them, and by the admin.
import type { AnyField } from './field.ts'
import { enumerations, type EnumerationName } from '../enumerations.ts'

/** What a resource file says of its board. Names of fields are checked against the resource's. */
export interface BoardDefinition<N extends string = string> {
  /** The fields that a card carries besides those that name its row. */
  card: readonly N[]
  /** The moment from which a card ages; a row without it ages from its creation. */
  since: N | 'createdAt'
  /** Statuses that are ordered by another moment than the one a card ages from. */
  order?: Readonly<Record<string, N>>
  /** By status, the moment after which a card is late; never where none is named. */
  late?: Readonly<Record<string, N>>
  /** The moment with which the wait is over: a card that has it is not late. */
  met?: N
  /** By status, after how many minutes a card warns; after twice as many it is urgent. */
  warns?: Readonly<Record<string, number>>
  /** By status, for how many days a row stays on the board after its last change. */
  recent?: Readonly<Record<string, number>>
  /** Statuses without a column. */
  hides?: readonly string[]
  /** Rows that stand on the board at all. */
  only?: Readonly<Partial<Record<N, readonly string[]>>>
  /** The ready view with which the board begins for who comes without one. */
  view?: string
}

interface Boarded {
  fields: Readonly<Record<string, AnyField>>
  status?: { field: string }
  board?: BoardDefinition
}
type Card = Readonly<Record<string, unknown>>

/** The statuses of the board's columns, in their order; none where there is no board. */
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

/** The moment from which a card ages. */
export const cardSince = (board: BoardDefinition, row: Card): string => String(row[board.since] ?? row['createdAt'])

/** The moment after which a card is late; undefined where it never is. */
export const lateAfter = (board: BoardDefinition, status: string, row: Card): number | undefined =>
  board.met !== undefined && row[board.met] ? undefined : momentOf(row, board.late?.[status])

/** Orders the cards of one column: the late ones first, then the oldest; where only recent ones stand, those that changed last. */
export function compareCards(board: BoardDefinition, status: string, now: number): (one: Card, other: Card) => number {
  const late = (row: Card) => Number((lateAfter(board, status, row) ?? Infinity) < now)
  const recent = board.recent?.[status] !== undefined
  const age = (row: Card) =>
    recent ? -(momentOf(row, 'updatedAt') ?? now) : (momentOf(row, board.order?.[status]) ?? Date.parse(cardSince(board, row)))
  return (one, other) => late(other) - late(one) || age(one) - age(other) || (String(one['id']) < String(other['id']) ? -1 : 1)
}
