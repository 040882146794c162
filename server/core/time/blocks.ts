// Blocked time in SQL: what the slot calculation must leave out, and the bookings that blocked time would meet.
import { sql } from 'kysely'
import { readRows, type RowOf, type Scope } from '../db/repository.ts'
import { advisorResource, bayResource } from './slots.ts'

/** What is blocked at a branch between two moments, ISO UTC, the earliest first; a colleague's blocked time counts at every branch. */
export async function blocksBetween(tx: Scope, locationId: string, from: string, to: string): Promise<RowOf<'blockedTimes'>[]> {
  const data = await readRows(tx, 'blockedTimes', {
    size: 1000,
    sort: 'startAt',
    order: 'ASC',
    conditions: [sql`"startAt" < ${to} and "endAt" > ${from}`, sql`("locationId" = ${locationId} or "staffId" is not null)`],
  })
  return data
}

/** A booking that is named because it stands in the way. */
export interface Standing {
  id: string
  ref: string
  startAt: string
}

/** Open bookings that hold claimed time of what is to be blocked; a claim lasts so many minutes. The earliest first. */
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
