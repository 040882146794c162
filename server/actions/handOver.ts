// Open work of a colleague: what it is, and how all of it goes to somebody else when the account is closed.
import { sql } from 'kysely'
import type { Resource } from '../../src/schema/resource.ts'
import { resources, type ResourceName } from '../../src/schema/resources/index.ts'
import { advisorResource } from '../booking/slots.ts'
import { dropClaims, lockTimes } from '../booking/claims.ts'
import type { Condition } from '../db/conditions.ts'
import { findRow, updateRow, type RowOf } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import { Problem } from '../problem.ts'
import { closeOtherSessions } from '../sessions.ts'
import { auditChange } from './auditChange.ts'
import { minutesOf } from './changeBooking.ts'
import { claimTime } from './claimTime.ts'
import { notify } from './notify.ts'
import { openRows } from './openRows.ts'
import { lockRow, requireRight, type Acting } from './saveRecord.ts'

interface Owned {
  resource: ResourceName
  field: string
  open: Condition
}
const definition = (name: ResourceName) => resources[name] as unknown as Resource
// What belongs to a person as work: rows with an owner that is a colleague. Views, jobs and notifications are theirs alone.
const owned: readonly Owned[] = (Object.keys(resources) as ResourceName[])
  .filter((resource) => !definition(resource).readOnly && !['savedViews', 'followUps'].includes(resource))
  .flatMap((resource) => {
    // Customers and vehicles are looked after for good; everything else only until it is over.
    const open = openRows(resource, ['customers', 'vehicles'].includes(resource))
    return (definition(resource).own ?? []).map((field) => ({ resource, field, open }))
  })

async function openIds({ tx }: Acting, { resource, field, open }: Owned, staffId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(resource)}
    where ${sql.ref(field)} = ${staffId} and ${open} order by id for update`.execute(tx)
  return rows.map(({ id }) => id)
}

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

// A booking keeps its time: its advisor's slot goes over, or to whoever of the branch is free then.
async function advisorFor({ house, tx }: Acting, booking: RowOf<'appointments'>, to: string): Promise<string> {
  await lockTimes(tx)
  const taken = await sql<{ mine: boolean }>`select "appointmentId" = ${booking.id} as mine from "slotClaims"
    where resource in (${advisorResource(booking.advisorId ?? '')}, ${advisorResource(to)}) and "startAt" = ${booking.startAt}`.execute(tx)
  if (!taken.rows.some(({ mine }) => mine)) return to
  if (taken.rows.every(({ mine }) => mine)) {
    await sql`update "slotClaims" set resource = ${advisorResource(to)}
      where "appointmentId" = ${booking.id} and resource = ${advisorResource(booking.advisorId ?? '')}`.execute(tx)
    return to
  }
  await dropClaims(tx, booking.id)
  const minutes = minutesOf(booking)
  const wish = { appointmentId: booking.id, locationId: booking.locationId, startAt: booking.startAt, minutes, type: booking.type }
  const { advisorId } = await claimTime(tx, { ...wish, advisorId: null, bookedBy: 'staff' }, house.now())
  return advisorId === booking.advisorId ? to : advisorId
}

/** Gives all open work of one colleague to another, row by row, each audited; tells the other. Gives back how many of each. */
async function handOver(acting: Acting, from: string, to: string): Promise<Record<string, number>> {
  const { house, tx, actor } = acting
  const moved: Record<string, number> = {}
  for (const one of owned) {
    for (const id of await openIds(acting, one, from)) {
      const before = await findRow(tx, one.resource, id)
      if (!before) continue
      const booked = one.resource === 'appointments' && one.field === 'advisorId'
      const heir = booked ? await advisorFor(acting, before as RowOf<'appointments'>, to) : to
      const after = await updateRow(tx, one.resource, before, { [one.field]: heir }, actor.id, house.now())
      await auditChange(tx, {
        resource: one.resource,
        rowId: id,
        action: 'update',
        before: before as Row,
        after,
        by: actor.id,
        now: house.now(),
      })
      moved[one.resource] = (moved[one.resource] ?? 0) + 1
    }
  }
  const count = Object.values(moved).reduce((sum, one) => sum + one, 0)
  if (count > 0) await notify(house, tx, [to], { kind: 'workHandedOver', params: { count } })
  return moved
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
