// Holds: claims with an expiry, while a person completes a booking. One for each person; the primary key of claims decides.
import { sql } from 'kysely'
import type { Scope } from '../db/repository.ts'
import { fingerprint } from '../db/seal.ts'
import { dropClaims, holdIsOver, lockTimes } from './claims.ts'

/** Whose hold it is: the proven mobile, or the session of a visitor who has proven none yet. */
export const holderOf = ({ mobile, tokenHash }: { mobile: string | null; tokenHash: string }): string => mobile ?? tokenHash

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

/** The hold of a person, by `holderOf`; undefined when there is none or it has expired. */
export async function findHold(tx: Scope, holder: string, now: Date): Promise<Hold | undefined> {
  const { rows } = await sql<Hold>`select ${columns} from "slotHolds"
    where holder = ${fingerprint(holder)} and not ${holdIsOver(now)}`.execute(tx)
  return rows[0]
}

/** Stores a hold whose claims are taken; the person's earlier one must be removed already. */
export async function keepHold(tx: Scope, holder: string, hold: Hold): Promise<void> {
  const { id, locationId, advisorId, bay, startAt, endAt, createdAt, expiresAt, driveCarId } = hold
  await sql`insert into "slotHolds" ("tenantId", holder, ${columns}) values (current_setting('app.tenant_id'), ${fingerprint(holder)},
    ${id}, ${locationId}, ${advisorId}, ${bay}, ${startAt}, ${endAt}, ${createdAt}, ${expiresAt}, ${driveCarId})`.execute(tx)
}

/** Removes a person's hold, under the lock of the tenant's times; returns it when it had not expired. */
export async function dropHold(tx: Scope, holder: string, now: Date): Promise<Hold | undefined> {
  const held = await findHold(tx, holder, now)
  const { rows } = await sql<{ id: string }>`delete from "slotHolds" where holder = ${fingerprint(holder)} returning id`.execute(tx)
  for (const { id } of rows) await dropClaims(tx, id)
  return held
}

/** Gives the hold of one holder, if there is one, to another in place of the other's own. */
export async function passHold(tx: Scope, from: string, to: string, now: Date): Promise<void> {
  if (!(await findHold(tx, from, now))) return
  await lockTimes(tx)
  await dropHold(tx, to, now)
  await sql`update "slotHolds" set holder = ${fingerprint(to)} where holder = ${fingerprint(from)}`.execute(tx)
}

/** The holds at a branch between two times (ISO UTC). */
export async function holdsAt(tx: Scope, locationId: string, from: string, to: string, now: Date): Promise<Hold[]> {
  const { rows } = await sql<Hold>`select ${columns} from "slotHolds"
    where "locationId" = ${locationId} and "startAt" >= ${from} and "startAt" < ${to} and not ${holdIsOver(now)}`.execute(tx)
  return rows
}
