// Holds: claims with an expiry, while a person completes a booking. One for each person; the primary key of claims decides.
import { sql } from 'kysely'
import type { Scope } from '../../core/db/repository.ts'
import { fingerprint } from '../../core/db/seal.ts'
import { dropClaims, holdIsOver } from '../../core/time/claims.ts'

/** A held time. Times ISO UTC; it ends exactly at `expiresAt`. */
export interface Hold {
  id: string
  locationId: string
  advisorId: string
  /** Null for a test drive. */
  bay: number | null
  /** The car of a test drive. */
  driveCarId: string | null
  startAt: string
  endAt: string
  createdAt: string
  expiresAt: string
}
const columns = sql`id, "locationId", "advisorId", bay, "startAt", "endAt", "createdAt", "expiresAt", "driveCarId"`

/** The hold of a person, identified by a proven mobile; undefined when there is none or it has expired. */
export async function findHold(tx: Scope, mobile: string, now: Date): Promise<Hold | undefined> {
  const { rows } = await sql<Hold>`select ${columns} from "slotHolds"
    where holder = ${fingerprint(mobile)} and not ${holdIsOver(now)}`.execute(tx)
  return rows[0]
}

/** Stores a hold whose claims are taken; the person's earlier one must be removed already. */
export async function keepHold(tx: Scope, mobile: string, hold: Hold): Promise<void> {
  const { id, locationId, advisorId, bay, startAt, endAt, createdAt, expiresAt, driveCarId } = hold
  await sql`insert into "slotHolds" ("tenantId", holder, ${columns}) values (current_setting('app.tenant_id'), ${fingerprint(mobile)},
    ${id}, ${locationId}, ${advisorId}, ${bay}, ${startAt}, ${endAt}, ${createdAt}, ${expiresAt}, ${driveCarId})`.execute(tx)
}

/** Removes a person's hold, under the lock of the tenant's times; returns it when it had not expired. */
export async function dropHold(tx: Scope, mobile: string, now: Date): Promise<Hold | undefined> {
  const held = await findHold(tx, mobile, now)
  const { rows } = await sql<{ id: string }>`delete from "slotHolds" where holder = ${fingerprint(mobile)} returning id`.execute(tx)
  for (const { id } of rows) await dropClaims(tx, id)
  return held
}

/** The holds at a branch between two times (ISO UTC). */
export async function holdsAt(tx: Scope, locationId: string, from: string, to: string, now: Date): Promise<Hold[]> {
  const { rows } = await sql<Hold>`select ${columns} from "slotHolds"
    where "locationId" = ${locationId} and "startAt" >= ${from} and "startAt" < ${to} and not ${holdIsOver(now)}`.execute(tx)
  return rows
}
