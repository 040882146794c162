// SQL for claims on the time of advisors, bays and cars. The table's primary key prevents double booking.
import { sql } from 'kysely'
import { longestHold } from '../../../src/schema/core/time/hold.ts'
import { isOver } from '../db/overdue.ts'
import type { Scope } from '../db/repository.ts'
import { claimKey, type Claims } from './slots.ts'

/** Minutes for which a chosen time is held; one that is offered from the waiting list is held for those of the settings. */
export const holdMinutes = 5
/** SQL for whether a hold, or one of its claims, has expired. */
export const holdIsOver = (now: Date) => isOver(sql`"expiresAt"`, now, longestHold * 60_000)

/**
 * The keys of all claims that start in [from, to), ISO UTC; holds count until they expire. Claims of the appointment or hold `without`
 * are left out, for a booking that moves.
 */
export async function claimsBetween(tx: Scope, from: string, to: string, now: Date, without: string | null = null): Promise<Claims> {
  const { rows } = await sql<{ resource: string; startAt: string }>`select resource, "startAt" from "slotClaims"
    where "startAt" >= ${from} and "startAt" < ${to} and "appointmentId" is distinct from ${without}
    and ("expiresAt" is null or not ${holdIsOver(now)})`.execute(tx)
  return new Set(rows.map((row) => claimKey(row.resource, row.startAt)))
}

/**
 * Takes a lock under which one transaction of the tenant at a time claims or releases time, until it ends; call it before reading claims.
 * The primary key alone prevents double bookings; the lock prevents deadlocks between bookings that try several bays.
 */
export async function lockTimes(tx: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('times ' || current_setting('app.tenant_id'), 0))`.execute(tx)
}

/** Deletes expired holds, which would still occupy the primary key. Needs the lock of `lockTimes`. */
export async function freeExpired(tx: Scope, now: Date): Promise<void> {
  await sql`delete from "slotClaims" where ${holdIsOver(now)}`.execute(tx)
}

/** Claims all of the units or none; false when one is taken. With an expiry (ISO UTC) the claims are a hold. */
export async function takeClaims(
  tx: Scope,
  appointmentId: string,
  units: readonly { resource: string; startAt: string }[],
  expiresAt: string | null = null,
): Promise<boolean> {
  const values = units.map(
    ({ resource, startAt }) =>
      sql`(current_setting('app.tenant_id'), ${resource}, ${startAt}::timestamptz, ${appointmentId}::uuid, ${expiresAt}::timestamptz)`,
  )
  const { rows } =
    await sql`insert into "slotClaims" ("tenantId", resource, "startAt", "appointmentId", "expiresAt") values ${sql.join(values)}
    on conflict do nothing returning resource`.execute(tx)
  if (rows.length === units.length) return true
  await sql`delete from "slotClaims" where "appointmentId" = ${appointmentId} and (${sql.join(
    units.map(({ resource, startAt }) => sql`(resource = ${resource} and "startAt" = ${startAt}::timestamptz)`),
    sql` or `,
  )})`.execute(tx)
  return false
}

/** Releases an appointment's claims, under the lock. */
export async function dropClaims(tx: Scope, appointmentId: string): Promise<void> {
  await lockTimes(tx)
  await sql`delete from "slotClaims" where "appointmentId" = ${appointmentId}`.execute(tx)
}
