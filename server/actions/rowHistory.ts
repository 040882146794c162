// What happened to one row: its audit entries, masked as the row itself is for whoever asks, with the names of who did it.
import { sql } from 'kysely'
import { passes, rowRule, type Actor } from '../../src/schema/access.ts'
import { resources, type ResourceName } from '../../src/schema/resources/index.ts'
import { ruleCondition } from '../db/conditions.ts'
import { findRow, listRows, readRows, type Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import { presentChanges } from '../present.ts'
import { Problem } from '../problem.ts'

type Changes = Parameters<typeof presentChanges>[1]

/** A page of a row's history, newest first, deleted rows' too. Throws forbidden or notFound where the person may not see the row. */
export async function rowHistory(
  tx: Scope,
  actor: Actor,
  resource: ResourceName,
  id: string,
  { page, size }: { page: number; size: number },
) {
  const rule = rowRule(actor, resources[resource], 'show')
  if (rule.length === 0) throw new Problem('forbidden')
  const row = await findRow(tx, resource, id, { deleted: true, conditions: [ruleCondition(rule, actor)] })
  if (!row) throw new Problem('notFound')
  const full = passes(rowRule(actor, resources[resource], 'edit'), actor, row as Row)
  const { data, total } = await listRows(tx, 'audit', {
    page,
    size,
    sort: 'createdAt',
    order: 'DESC',
    conditions: [sql`"rowId" = ${id}`, sql`resource = ${resource}`],
  })
  const authors = [...new Set(data.flatMap(({ createdBy }) => createdBy ?? []))]
  const staff = authors.length === 0 ? [] : await readRows(tx, 'staff', { size: authors.length, ids: authors })
  return {
    total,
    data: data.map(({ id: entry, action, createdAt, createdBy, changes }) => ({
      id: entry,
      action,
      createdAt,
      createdBy,
      byName: staff.find((one) => one.id === createdBy)?.name ?? null,
      changes: presentChanges(resource, changes as Changes, full),
    })),
  }
}
