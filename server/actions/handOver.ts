// Open work of a colleague: what it is, and how all of it goes to somebody else when the account is closed.
import { sql } from 'kysely'
import type { Resource } from '../../src/schema/resource.ts'
import { resources, type ResourceName } from '../../src/schema/resources/index.ts'
import type { Condition } from '../db/conditions.ts'
import { lockRows, updateRows } from '../db/manyRows.ts'
import { findRow, updateRow, type RowOf } from '../db/repository.ts'
import { Problem } from '../problem.ts'
import { closeOtherSessions } from '../sessions.ts'
import { auditChange, auditChanges } from './auditChange.ts'
import { keepTimes } from './keepTimes.ts'
import { notify } from './notify.ts'
import { openRows } from './openRows.ts'
import { lockRow, requireRight, type Acting } from './saveRecord.ts'

interface Owned {
  resource: ResourceName
  field: string
  open: Condition
}
/** Rows of one statement at most. */
const atOnce = 500
const definition = (name: ResourceName) => resources[name] as unknown as Resource
// What belongs to a person as work: rows with an owner that is a colleague. Views, jobs and notifications are theirs alone.
const owned: readonly Owned[] = (Object.keys(resources) as ResourceName[])
  .filter((resource) => !definition(resource).readOnly && !['savedViews', 'followUps', 'jobServices', 'jobParts'].includes(resource))
  .flatMap((resource) => {
    // Customers and vehicles are looked after for good; everything else only until it is over.
    const open = openRows(resource, ['customers', 'vehicles'].includes(resource))
    return (definition(resource).own ?? []).map((field) => ({ resource, field, open }))
  })

/** How many rows of each resource wait for a colleague; resources with none are left out. */
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

/** Gives all open work of one colleague to another, some hundred rows at a time, each audited; tells the other. Gives back how many of each. */
async function handOver(acting: Acting, from: string, to: string): Promise<Record<string, number>> {
  const { house, tx } = acting
  const moved: Record<string, number> = {}
  for (const { resource, field, open } of owned) {
    const theirs = [sql`${sql.ref(field)} = ${from}`, open]
    let last: string | undefined
    do {
      const rows = await lockRows(tx, resource, last === undefined ? theirs : [...theirs, sql`id > ${last}`], atOnce)
      const booked = resource === 'appointments' && field === 'advisorId'
      const elsewhere = booked ? await keepTimes(acting, rows as RowOf<'appointments'>[], to) : new Map<string, string>()
      await giveTo(acting, resource, field, rows, (id) => elsewhere.get(id) ?? to)
      moved[resource] = (moved[resource] ?? 0) + rows.length
      last = rows.length === atOnce ? rows.at(-1)?.id : undefined
    } while (last !== undefined)
    if (moved[resource] === 0) delete moved[resource]
  }
  const count = Object.values(moved).reduce((sum, one) => sum + one, 0)
  if (count > 0) await notify(house, tx, [to], { kind: 'workHandedOver', params: { count } })
  return moved
}

async function giveTo<N extends ResourceName>(
  { house, tx, actor }: Acting,
  resource: N,
  field: string,
  rows: readonly RowOf<N>[],
  heirOf: (id: string) => string,
): Promise<void> {
  const now = house.now()
  for (const heir of new Set(rows.map(({ id }) => heirOf(id)))) {
    const theirs = rows.filter(({ id }) => heirOf(id) === heir)
    const since = resource === 'leads' ? { assignedAt: now.toISOString() } : {}
    const after = await updateRows(tx, resource, theirs, { [field]: heir, ...since }, actor.id, now)
    const changes = theirs.map((before, place) => ({ before, after: after[place] ?? before, rowId: before.id }))
    await auditChanges(
      tx,
      changes.map((change) => ({ ...change, resource, action: 'update', by: actor.id, now })),
    )
  }
}

/**
 * Opens or closes a colleague's account. Throws openWork with the counts while work is open and nobody was named to take it,
 * badInput for oneself or an heir whose account is closed, forbidden without the right to configure staff.
 */
export async function enableDisable(
  acting: Acting,
  id: string,
  wish: { active: boolean; reassignTo?: string | null | undefined },
): Promise<{ staff: RowOf<'staff'>; moved: Record<string, number> }> {
  const { house, tx, actor } = acting
  const before = await lockRow(acting, 'staff', id)
  requireRight(actor, 'staff', 'configure', before)
  if (id === actor.id && !wish.active) throw new Problem('badInput', { fields: { active: { key: 'validation.self' } } })
  if (before.active === wish.active) return { staff: before, moved: {} }
  let moved: Record<string, number> = {}
  if (!wish.active) {
    const counts = await openWorkOf(acting, id)
    if (Object.keys(counts).length > 0) {
      if (!wish.reassignTo) throw new Problem('openWork', { details: { counts } })
      const heir = wish.reassignTo === id ? undefined : await findRow(tx, 'staff', wish.reassignTo)
      if (!heir?.active) throw new Problem('badInput', { fields: { reassignTo: { key: 'validation.activeStaff' } } })
      moved = await handOver(acting, id, heir.id)
    }
    // A closed account must not stay signed in anywhere.
    await closeOtherSessions(tx, id, null)
  }
  const staff = await updateRow(tx, 'staff', before, { active: wish.active }, actor.id, house.now())
  await auditChange(tx, { resource: 'staff', rowId: id, action: 'update', before, after: staff, by: actor.id, now: house.now() })
  return { staff, moved }
}
