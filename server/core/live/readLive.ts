// The log of what open screens are told of: exactly what a reader has not seen yet, whatever order transactions commit in.
import { sql } from 'kysely'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import type { Scope } from '../db/repository.ts'
import { fieldsOf, type Row } from '../db/rows.ts'

/** A change as the log keeps it; without `rowId` many rows at once. */
export interface LoggedChange {
  key: string
  resource: ResourceName
  rowId: string | null
  action: string
  by: string | null
  at: string
  /** Values of before the change, of the fields that changed. */
  was: Row
}
/** What was read, and from where to read next; null where there is too much of it, or nobody knows any more what it was. */
export interface LiveNews {
  position: string
  changes: LoggedChange[] | null
}

/** More changes than this at once are not told one by one. */
const limit = 1000
/** Seconds for which the log surely keeps everything. */
const keptFor = 1800
/** Seconds that a stream without a position begins in the past: its page was fetched a moment before it. */
const overlap = 10

interface Details {
  oldest: string
  next: string
  seconds: string
  key: string | null
  resource: ResourceName
  rowId: string | null
  action: string
  by: string | null
  at: string
  was: Record<string, { from: unknown }> | null
}

/** The oldest transaction that may not have been seen whole, and when that was so. */
function parsePosition(position: string | null): { from: string; seconds: number } | undefined {
  const [, from, seconds] = /^(\d{1,19})-(\d{1,12})$/.exec(position ?? '') ?? []
  return from && seconds ? { from, seconds: Number(seconds) } : undefined
}

/**
 * Everything that committed since a position, the oldest first; without one, of the last seconds. What was read once may come
 * again, under the same key: only transactions that were over are left behind. One statement, so that rows and position agree.
 */
export async function readLive(tx: Scope, position: string | null): Promise<LiveNews> {
  const known = parsePosition(position)
  const fresh = known
    ? sql`e."transaction" >= ${known.from}::text::xid8`
    : sql`e.at > clock_timestamp() - make_interval(secs => ${overlap})`
  const { rows } = await sql<Details>`
    select here.*, e.id as key, e.resource, e."rowId", e.action, e."actorId" as by, e.at, a.changes as was
    from (select pg_snapshot_xmin(pg_current_snapshot())::text as oldest, pg_snapshot_xmax(pg_current_snapshot())::text as next,
      floor(extract(epoch from clock_timestamp()))::text as seconds) here
    left join lateral (select * from "liveEvents" e where ${fresh} order by e.id limit ${limit + 1}) e on true
    left join audit a on a."tenantId" = e."tenantId" and a.id = e."auditId"
    order by e.id`.execute(tx)
  const [{ oldest = '0', next = '0', seconds = '0' } = {}] = rows
  const lost = known ? Number(seconds) - known.seconds > keptFor || BigInt(known.from) > BigInt(next) : position !== null
  const changes = rows.flatMap(({ key, resource, rowId, action, by, at, was }): LoggedChange[] =>
    key === null || !(resource in resources) ? [] : [{ key: String(key), resource, rowId, action, by, at, was: befores(was) }],
  )
  return { position: `${oldest}-${seconds}`, changes: lost || rows.length > limit ? null : changes }
}

const befores = (was: Details['was']): Row => Object.fromEntries(Object.entries(was ?? {}).map(([field, { from }]) => [field, from]))

/** The values of some fields of some rows, deleted ones among them, by id. */
export async function readRows(
  tx: Scope,
  name: ResourceName,
  ids: readonly string[],
  fields: readonly string[],
): Promise<Map<string, Row>> {
  const there = fields.filter((field) => field in fieldsOf(name) || field === 'createdBy')
  const { rows } = await sql<Row & { id: string }>`select ${sql.join(['id', ...there].map((field) => sql.ref(field)))}
    from ${sql.table(name)} where id = any(${[...ids]}::uuid[])`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}
