// The rows of a board, grouped by status into columns, in one statement for any number of columns.
import { sql } from 'kysely'
import { boardColumns, type BoardDefinition } from '../../../src/schema/core/board.ts'
import type { Resource } from '../../../src/schema/core/resource.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import type { Condition } from './list/conditions.ts'
import { matching, selectedColumns, type Matched, type RowOf, type Scope } from './repository.ts'
import type { Row } from './rows.ts'
import { dayMs } from '../../../src/schema/core/time/dayLength.ts'

/** The requested part of a board. */
export interface BoardQuestion extends Matched {
  /** Only this column. */
  column?: string | undefined
  /** Only these cards; the counts still refer to whole columns. */
  cards?: readonly string[] | undefined
  /** The number of cards to skip in each column, and the number to return. */
  skip: number
  size: number
  now: Date
}
/** A column: its number of cards, the number of late ones, and the requested cards. */
export interface BoardColumn<N extends ResourceName> {
  status: string
  total: number
  late: number
  data: RowOf<N>[]
}

interface Facts {
  board: BoardDefinition
  status: Condition
  now: Date
}
const any = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`
const every = (conditions: readonly Condition[]): Condition => sql.join([sql`true`, ...conditions], sql` and `)

// Without a value in the column's own time field a card ages from its creation; compareCards of the schema does the same for one card.
const agedFrom = ({ board }: Facts): Condition =>
  board.since === 'createdAt' ? sql`"createdAt"` : sql`coalesce(${sql.ref(board.since)}, "createdAt")`

const isLate = ({ board, status, now }: Facts): Condition => {
  const late = Object.entries(board.late ?? {}).map(
    ([word, field]) => sql`(${status} = ${word} and coalesce(${sql.ref(field)} < ${now.toISOString()}::timestamptz, false))`,
  )
  return board.met === undefined ? any(late) : sql`(${sql.ref(board.met)} is null and ${any(late)})`
}

const ordered = (facts: Facts): Condition => {
  const { board, status } = facts
  const moment = Object.entries(board.order ?? {}).reduce(
    (rest, [word, field]) => sql`case when ${status} = ${word} then coalesce(${sql.ref(field)}, ${agedFrom(facts)}) else ${rest} end`,
    agedFrom(facts),
  )
  const recent = any(Object.keys(board.recent ?? {}).map((word) => sql`${status} = ${word}`))
  return sql`${isLate(facts)} desc, case when ${recent} then -extract(epoch from "updatedAt") else extract(epoch from ${moment}) end, id`
}

const recentOnly = ({ board, status, now }: Facts): Condition[] =>
  Object.entries(board.recent ?? {}).map(
    ([word, days]) => sql`(${status} <> ${word} or "updatedAt" >= ${new Date(now.getTime() - days * dayMs).toISOString()}::timestamptz)`,
  )

/** The columns of a board in their order, each with its counts and requested cards. Throws an Error for a resource without a board. */
export async function boardRows<N extends ResourceName>(
  tx: Scope,
  name: N,
  { column, cards, skip, size, now, ...question }: BoardQuestion,
): Promise<BoardColumn<N>[]> {
  const resource = resources[name] as unknown as Resource
  const { board, status: moved } = resource
  if (!board || !moved) throw new Error(`${name} has no board.`)
  const status = sql.ref(moved.field)
  const facts: Facts = { board, status, now }
  const columns = boardColumns(resource).filter((word) => column === undefined || word === column)
  const only = Object.entries(board.only ?? {}).map(([field, words]) => sql`${sql.ref(field)} in (${sql.join([...(words ?? [])])})`)
  const conditions = every([
    ...(await matching(tx, name, question)),
    columns.length === 0 ? sql`false` : sql`${status} in (${sql.join(columns)})`,
    ...only,
    ...recentOnly(facts),
  ])
  const chosen = cards === undefined ? sql`true` : cards.length === 0 ? sql`false` : sql`id in (${sql.join([...cards])})`
  const table = sql.table(name)
  const { rows: counted } = await sql<{ status: string; total: number; late: number }>`select ${status} as status, count(*) as total,
    count(*) filter (where ${isLate(facts)}) as late from ${table} where ${conditions} group by 1`.execute(tx)
  const { rows } = await sql<RowOf<N>>`select ${selectedColumns(name)} from ${table} join
    (select id as "cardId", row_number() over (partition by ${status} order by ${ordered(facts)}) as place from ${table} where ${conditions} and ${chosen}) card
    on card."cardId" = id where card.place > ${skip} and card.place <= ${skip + size} order by card.place`.execute(tx)
  return columns.map((word) => {
    const count = counted.find((one) => one.status === word)
    return {
      status: word,
      total: Number(count?.total ?? 0),
      late: Number(count?.late ?? 0),
      data: rows.filter((row) => (row as Row)[moved.field] === word),
    }
  })
}
