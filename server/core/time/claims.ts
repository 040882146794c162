// Claims on advisors' and bays' time in SQL. The table's primary key decides who wins.
import { sql } from 'kysely'
import { isOver } from '../db/overdue.ts'
import type { Scope } from '../db/repository.ts'
import { claimKey, type Claims } from './slots.ts'

/** Minutes that a chosen time is kept. */
export const holdMinutes = 5
/** Whether the end of a hold, or of its claims, has come; as SQL. */
export const holdIsOver = (now: Date) => isOver(sql`"expiresAt"`, now, holdMinutes * 60_000)

/**
 * Every claim that starts in [from, to), ISO UTC, as claim keys; a hold counts until its end. An appointment, or a hold, may be left out
 * (its own claims, when it moves).
 */
export async function claimsBetween(tx: Scope, from: string, to: string, now: Date, without: string | null = null): Promise<Claims> {
  const { rows } = await sql<{ resource: string; startAt: string }>`select resource, "startAt" from "slotClaims"
    where "startAt" >= ${from} and "startAt" < ${to} and "appointmentId" is distinct from ${without}
    and ("expiresAt" is null or not ${holdIsOver(now)})`.execute(tx)
  return new Set(rows.map((row) => claimKey(row.resource, row.startAt)))
}

/**
 * Lets one transaction of the tenant at a time take or give back time, until it ends; taken before claims are read. The key alone
 * keeps double bookings out: without the lock, bookings that try one bay after another come to wait for each other in a circle.
 */
export async function lockTimes(tx: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('times ' || current_setting('app.tenant_id'), 0))`.execute(tx)
}

/** Removes holds whose time is over, under the lock: their rows would stand in the way of the key. */
export async function freeExpired(tx: Scope, now: Date): Promise<void> {
  await sql`delete from "slotClaims" where ${holdIsOver(now)}`.execute(tx)
}

/** Takes all of the units or none; false when somebody else has one of them. With an end (ISO UTC) they are a hold. */
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

/** Gives an appointment's time back. */
export async function dropClaims(tx: Scope, appointmentId: string): Promise<void> {
  await lockTimes(tx)
  await sql`delete from "slotClaims" where "appointmentId" = ${appointmentId}`.execute(tx)
}
