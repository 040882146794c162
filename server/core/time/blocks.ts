// Queries for blocked time: for the slot calculation, and for bookings that new blocked time would overlap.
import { sql } from 'kysely'
import { readRows, type RowOf, type Scope } from '../db/repository.ts'
import { advisorResource, bayResource } from './slots.ts'

/** The blocked times at a branch between two times (ISO UTC), earliest first; those of a member of staff count at every branch. */
export async function blocksBetween(tx: Scope, locationId: string, from: string, to: string): Promise<RowOf<'blockedTimes'>[]> {
  const data = await readRows(tx, 'blockedTimes', {
    size: 1000,
    sort: 'startAt',
    order: 'ASC',
    conditions: [sql`"startAt" < ${to} and "endAt" > ${from}`, sql`("locationId" = ${locationId} or "staffId" is not null)`],
  })
  return data
}

/** A booking named in a refusal because it is in the way. */
export interface Standing {
  id: string
  ref: string
  startAt: string
}

/** Open bookings with claims inside the time that is to be blocked, earliest first; a claim lasts `slotMinutes` minutes. */
export async function bookingsWithin(
  tx: Scope,
  { locationId, staffId, bay, startAt, endAt }: Pick<RowOf<'blockedTimes'>, 'locationId' | 'staffId' | 'bay' | 'startAt' | 'endAt'>,
  slotMinutes: number,
): Promise<Standing[]> {
  const held = staffId
    ? sql`c.resource = ${advisorResource(staffId)}`
    : bay
      ? sql`c.resource = ${bayResource(locationId, bay)}`
      : sql`a."locationId" = ${locationId}`
  const { rows } = await sql<Standing>`select distinct a.id, a.ref, a."startAt" from "slotClaims" c
    join appointments a on a.id = c."appointmentId" and a.closure = 'none' and a.status <> 'delivered'
    where ${held} and c."startAt" < ${endAt} and c."startAt" > ${startAt}::timestamptz - make_interval(mins => ${slotMinutes}::int)
    order by a."startAt", a.ref`.execute(tx)
  return rows
}
