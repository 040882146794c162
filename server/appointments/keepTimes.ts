// Moves claimed time when another advisor takes over bookings.
import { sql } from 'kysely'
import { dropClaims, freeExpired, lockTimes } from '../core/time/claims.ts'
import { advisorResource } from '../core/time/slots.ts'
import type { RowOf } from '../core/db/repository.ts'
import { minutesOf } from './changeBooking.ts'
import { claimTime } from './claimTime.ts'
import type { Acting } from '../core/commit/saveRecord.ts'

type Booking = RowOf<'appointments'>

/**
 * Moves the claims of one advisor's bookings to the advisor `to`. Bookings at times when `to` is busy go to another free advisor of the
 * branch; returns the advisors of those by booking id.
 */
export async function keepTimes(acting: Acting, bookings: readonly Booking[], to: string): Promise<Map<string, string>> {
  const { services, tx } = acting
  if (bookings.length === 0) return new Map()
  await lockTimes(tx)
  await freeExpired(tx, services.now())
  const ids = bookings.map(({ id }) => id)
  const { rows } = await sql<{ startAt: string }>`select "startAt" from "slotClaims"
    where resource = ${advisorResource(to)} and "startAt" = any(${bookings.map(({ startAt }) => startAt)}::timestamptz[])
    and "appointmentId" <> all(${ids}::uuid[])`.execute(tx)
  const busy = new Set(rows.map(({ startAt }) => startAt))
  const free = bookings.filter(({ startAt }) => !busy.has(startAt))
  await sql`update "slotClaims" set resource = ${advisorResource(to)} where "appointmentId" = any(${free.map(({ id }) => id)}::uuid[])
    and resource in (${sql.join(['', ...new Set(free.flatMap(({ advisorId }) => (advisorId ? [advisorResource(advisorId)] : [])))])})`.execute(
    tx,
  )
  const elsewhere = new Map<string, string>()
  for (const booking of bookings.filter(({ startAt }) => busy.has(startAt))) {
    const advisorId = await claimAnew(acting, booking)
    if (advisorId) elsewhere.set(booking.id, advisorId)
  }
  return elsewhere
}

// A booking without a claim on its advisor's time needs no new claim.
async function claimAnew({ services, tx }: Acting, booking: Booking): Promise<string | undefined> {
  const { id, locationId, startAt, type } = booking
  const { rows } = await sql`select 1 from "slotClaims"
    where "appointmentId" = ${id} and resource = ${advisorResource(booking.advisorId ?? '')}`.execute(tx)
  if (rows.length === 0) return undefined
  await dropClaims(tx, id)
  const request = {
    appointmentId: id,
    // Its time stays as it is.
    car: null,
    locationId,
    startAt,
    minutes: minutesOf(booking),
    type,
    advisorId: null,
    bay: booking.bay,
    bookedBy: 'staff' as const,
  }
  const { advisorId } = await claimTime(tx, request, services.now())
  return advisorId === booking.advisorId ? undefined : advisorId
}
