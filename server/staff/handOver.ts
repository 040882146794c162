// The open work of a member of staff, and reassigning all of it when the account is deactivated.
import { sql } from 'kysely'
import type { Resource } from '../../src/schema/core/resource.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import type { Condition } from '../core/db/list/conditions.ts'
import { lockRows } from '../core/db/manyRows.ts'
import { findRow, type RowOf } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'
import { closeOtherSessions } from '../core/access/sessions.ts'
import { notify } from '../notifications/index.ts'
import { rulesOf } from '../core/commit/rules.ts'
import { openRows } from '../core/commit/openRows.ts'
import { lockRow, requireRight, type Acting } from '../core/commit/saveRecord.ts'
import { commit } from '../core/commit/commit.ts'
import { guardRights } from './administrators.ts'
import { staffActor } from '../core/commit/actor.ts'

interface Owned {
  resource: ResourceName
  field: string
  open: Condition
}
/** Maximum rows in one statement. */
const atOnce = 500
const definition = (name: ResourceName) => resources[name] as unknown as Resource
// The resources and fields that assign rows to staff as work. Views, jobs and notifications are personal.
const owned: readonly Owned[] = (Object.keys(resources) as ResourceName[])
  .filter(
    (resource) =>
      !definition(resource).readOnly && !['savedViews', 'followUps', 'jobServices', 'jobParts', 'inspectionResults'].includes(resource),
  )
  .flatMap((resource) => {
    // Customers and vehicles always have an owner; other rows only while they are open.
    const open = openRows(resource, ['customers', 'vehicles'].includes(resource))
    return (definition(resource).own ?? []).map((field) => ({ resource, field, open }))
  })

/** The number of open rows assigned to a member of staff, by resource; resources without any are left out. */
export async function openWorkOf({ tx }: Acting, staffId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { resource, field, open } of owned) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(resource)}
      where ${sql.ref(field)} = ${staffId} and ${open}`.execute(tx)
    const count = Number(rows[0]?.count ?? 0)
    if (count > 0) counts[resource] = (counts[resource] ?? 0) + count
  }
  return counts
}

/**
 * Reassigns all open work of one member of staff to another, some hundred rows at a time, each audited, and notifies the latter. Returns
 * the number by resource.
 */
async function handOver(acting: Acting, from: string, to: string): Promise<Record<string, number>> {
  const { services, tx } = acting
  const moved: Record<string, number> = {}
  for (const { resource, field, open } of owned) {
    const theirs = [sql`${sql.ref(field)} = ${from}`, open]
    let last: string | undefined
    do {
      const rows = await lockRows(tx, resource, last === undefined ? theirs : [...theirs, sql`id > ${last}`], atOnce)
      const elsewhere = await rulesOf(services, resource)?.onHandOver?.(acting, field, rows as never, to)
      await giveTo(acting, resource, field, rows, (id) => elsewhere?.get(id) ?? to)
      moved[resource] = (moved[resource] ?? 0) + rows.length
      last = rows.length === atOnce ? rows.at(-1)?.id : undefined
    } while (last !== undefined)
    if (moved[resource] === 0) delete moved[resource]
  }
  const count = Object.values(moved).reduce((sum, one) => sum + one, 0)
  if (count > 0) await notify(services, tx, [to], { kind: 'workHandedOver', params: { count } })
  return moved
}

async function giveTo<N extends ResourceName>(
  { services, tx, actor }: Acting,
  resource: N,
  field: string,
  rows: readonly RowOf<N>[],
  heirOf: (id: string) => string,
): Promise<void> {
  const now = services.now()
  for (const heir of new Set(rows.map(({ id }) => heirOf(id)))) {
    const theirs = rows.filter(({ id }) => heirOf(id) === heir)
    const since = resource === 'leads' ? { assignedAt: now.toISOString() } : {}
    const changes = { [field]: heir, ...since }
    const by = staffActor(actor.id)
    // The new assignee gets one notification for all.
    const all = theirs.map((before) => ({ resource, action: 'update' as const, before, changes, by, silent: true as const }))
    await commit({ services, tx }, all)
  }
}

/**
 * Activates or deactivates an account. Throws openWork (409) with the counts while work is open and no new assignee was named, badInput
 * (400) for oneself or an inactive assignee, forbidden (403) without the right to configure staff.
 */
export async function enableDisable(
  acting: Acting,
  id: string,
  request: { active: boolean; reassignTo?: string | null | undefined },
): Promise<{ staff: RowOf<'staff'>; moved: Record<string, number> }> {
  const { tx, actor } = acting
  const before = await lockRow(acting, 'staff', id)
  requireRight(actor, 'staff', 'configure', before)
  if (id === actor.id && !request.active) throw new Problem('badInput', { fields: { active: { key: 'validation.self' } } })
  if (before.active === request.active) return { staff: before, moved: {} }
  const until = await guardRights(acting, before, { active: request.active })
  let moved: Record<string, number> = {}
  if (!request.active) {
    const counts = await openWorkOf(acting, id)
    if (Object.keys(counts).length > 0) {
      if (!request.reassignTo) throw new Problem('openWork', { details: { counts } })
      const heir = request.reassignTo === id ? undefined : await findRow(tx, 'staff', request.reassignTo)
      if (!heir?.active) throw new Problem('badInput', { fields: { reassignTo: { key: 'validation.activeStaff' } } })
      moved = await handOver(acting, id, heir.id)
    }
    // A deactivated account must not stay signed in.
    await closeOtherSessions(tx, id, null)
  }
  const changes = { active: request.active, ...until }
  const staff = await commit(acting, { resource: 'staff', action: 'update', before, changes, by: staffActor(actor.id) })
  return { staff, moved }
}
