// The history of one row: its audit entries, masked like the row for the reader, with the actors' names.
import { sql } from 'kysely'
import { passes, rowRule, type Actor } from '../../src/schema/core/access.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import { listRows, type RowOf, type Scope } from '../core/db/repository.ts'
import type { CallerDb } from '../core/db/caller/as.ts'
import type { Row } from '../core/db/rows.ts'
import { presentChanges } from '../core/access/present.ts'

// Actors whose stored name is theirs; of customers it is an id.
const named: ReadonlySet<unknown> = new Set<Word<'auditActor'>>(['provider', 'job', 'apiKey', 'agent'])
type Changes = Parameters<typeof presentChanges>[1]

/** The names of staff, deleted ones included. */
async function namesOf(tx: Scope, ids: readonly string[]): Promise<ReadonlyMap<string, RowOf<'staff'>['name']>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Pick<RowOf<'staff'>, 'id' | 'name'>>`select id, name from staff where id = any(${[...ids]}::uuid[])`.execute(
    tx,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/**
 * A page of a row's history, newest first, also for a deleted row. Throws forbidden (403) or notFound (404) when the person may not see the
 * row.
 */
export async function rowHistory(
  db: CallerDb,
  actor: Actor,
  resource: ResourceName,
  id: string,
  { page, size }: { page: number; size: number },
) {
  const row = await db.get(resource, id, { deleted: true })
  const full = passes(rowRule(actor, resources[resource], 'unmask'), actor, row as Row)
  const { data, total, names } = await db.asSystem(
    'anyone who may see the row may see what happened to it, masked below as the row is',
    async (tx) => {
      const found = await listRows(tx, 'audit', {
        page,
        size,
        sort: 'createdAt',
        order: 'DESC',
        conditions: [sql`"rowId" = ${id}`, sql`resource = ${resource}`],
      })
      return {
        ...found,
        names: await namesOf(tx, [...new Set(found.data.flatMap(({ actorId, createdBy }) => actorId ?? createdBy ?? []))]),
      }
    },
  )
  return {
    total,
    data: data.map(({ id: entry, action, createdAt, createdBy, actorId, actorKind, actorName, changes }) => ({
      id: entry,
      action,
      createdAt,
      createdBy,
      // Entries written before the actor's kind was stored name staff or nobody.
      actorKind: actorKind ?? ((actorId ?? createdBy) ? ('staff' as const) : null),
      actorName: named.has(actorKind) ? actorName : null,
      byName: names.get(actorId ?? createdBy ?? '') ?? null,
      changes: presentChanges(resource, changes as Changes, full),
    })),
  }
}
