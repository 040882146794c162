// Reads the log of live events: exactly the changes that a reader has not seen, independent of the order in which transactions commit.
import { sql } from 'kysely'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import type { Scope } from '../db/repository.ts'
import { fieldsOf, type Row } from '../db/rows.ts'

/** A change in the log; without `rowId` it stands for many rows. */
export interface LoggedChange {
  key: string
  resource: ResourceName
  rowId: string | null
  action: string
  by: string | null
  at: string
  /** The values before the change, of the changed fields. */
  was: Row
}
/** The changes and the next position; `changes` is null when there are too many of them or the position is too old. */
export interface LiveNews {
  position: string
  changes: LoggedChange[] | null
}

/** Maximum number of changes that are sent individually. */
const limit = 1000
/** Seconds for which the log is certain to be complete. */
const keptFor = 1800
/** Seconds by which a stream without a position begins before its page was loaded, for changes that were not committed then. */
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

/** A position: the oldest transaction that may not have been read completely, and the time of that read. */
function parsePosition(position: string | null): { from: string; seconds: number } | undefined {
  const [, from, seconds] = /^(\d{1,19})-(\d{1,12})$/.exec(position ?? '') ?? []
  return from && seconds ? { from, seconds: Number(seconds) } : undefined
}

/**
 * The changes committed since a position, oldest first; without a position, those since `age` seconds ago. A change may be returned again
 * under the same key, since only finished transactions are passed. One statement, so that changes and position agree.
 */
export async function readLive(tx: Scope, position: string | null, age = 0): Promise<LiveNews> {
  const known = parsePosition(position)
  const fresh = known
    ? sql`e."transaction" >= ${known.from}::text::xid8`
    : sql`e.at > clock_timestamp() - make_interval(secs => ${overlap + age})`
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

/** The values of some fields of rows, by row id, deleted rows included. */
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
