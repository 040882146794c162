// Times that are held for a few minutes while their person fills in the rest: claims with an end. One a person; the claims' key decides.
import { sql } from 'kysely'
import type { Scope } from '../../core/db/repository.ts'
import { fingerprint } from '../../core/db/seal.ts'
import { dropClaims, holdIsOver } from '../../core/time/claims.ts'

/** A held time. Moments ISO UTC; it is over at `expiresAt` itself. */
export interface Hold {
  id: string
  locationId: string
  advisorId: string
  bay: number
  startAt: string
  endAt: string
  createdAt: string
  expiresAt: string
}
const columns = sql`id, "locationId", "advisorId", bay, "startAt", "endAt", "createdAt", "expiresAt"`

/** What a person, known by a proven mobile, holds; undefined when nothing, or no longer. */
export async function findHold(tx: Scope, mobile: string, now: Date): Promise<Hold | undefined> {
  const { rows } = await sql<Hold>`select ${columns} from "slotHolds"
    where holder = ${fingerprint(mobile)} and not ${holdIsOver(now)}`.execute(tx)
  return rows[0]
}

/** Writes a hold whose claims are taken; the person's former one is gone already. */
export async function keepHold(tx: Scope, mobile: string, hold: Hold): Promise<void> {
  const { id, locationId, advisorId, bay, startAt, endAt, createdAt, expiresAt } = hold
  await sql`insert into "slotHolds" ("tenantId", holder, ${columns}) values (current_setting('app.tenant_id'), ${fingerprint(mobile)},
    ${id}, ${locationId}, ${advisorId}, ${bay}, ${startAt}, ${endAt}, ${createdAt}, ${expiresAt})`.execute(tx)
}

/** Gives a person's held time back, under the lock of the tenant's times; tells what was still held. */
export async function dropHold(tx: Scope, mobile: string, now: Date): Promise<Hold | undefined> {
  const held = await findHold(tx, mobile, now)
  const { rows } = await sql<{ id: string }>`delete from "slotHolds" where holder = ${fingerprint(mobile)} returning id`.execute(tx)
  for (const { id } of rows) await dropClaims(tx, id)
  return held
}

/** What is held at a branch between two moments, ISO UTC. */
export async function holdsAt(tx: Scope, locationId: string, from: string, to: string, now: Date): Promise<Hold[]> {
  const { rows } = await sql<Hold>`select ${columns} from "slotHolds"
    where "locationId" = ${locationId} and "startAt" >= ${from} and "startAt" < ${to} and not ${holdIsOver(now)}`.execute(tx)
  return rows
}
