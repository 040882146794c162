// The access ledger: which member of staff opened, acted for or exported whom, when and from where. Written in the transaction that reads.
import { sql } from 'kysely'
import type { Word } from '../../../src/schema/enumerations.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { type Actor, may } from '../../../src/schema/core/access.ts'
import type { Resource } from '../../../src/schema/core/resource.ts'
import { insertUnaudited } from '../commit/unaudited.ts'
import { completeRow, type Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import { presentAddress } from '../http/origin.ts'

interface Access {
  staffId: string
  kind: Word<'accessKind'>
  customerId?: string
  /** Of an export: what, and how many rows. */
  resource?: ResourceName
  rows?: number
}

/** Milliseconds within which a page that is read again, to be up to date for example, is the same opening. */
const sameOpening = 15 * 60_000

/** Writes one entry. */
export async function recordAccess(tx: Scope, access: Access, now: Date): Promise<void> {
  const row = completeRow('accessLedger', { customerId: null, resource: null, rows: null, ...access, address: presentAddress() }, null, now)
  await insertUnaudited(tx, 'ownRecord', 'accessLedger', [row])
}

/** Whether openings of a resource's rows are recorded. */
export const isRecorded = (name: ResourceName): boolean => Boolean((resources[name] as Resource).ledger)

/** Records that somebody opens a row of such a resource; once while they keep it open. */
export async function recordOpening(tx: Scope, actor: Actor, name: ResourceName, row: Row & { id: string }, now: Date): Promise<void> {
  const access = { staffId: actor.id, kind: may(actor, resources[name], 'edit', row) ? 'clear' : 'open', customerId: row.id } as const
  const since = new Date(now.getTime() - sameOpening).toISOString()
  const { rows } = await sql`select 1 from "accessLedger" where "staffId" = ${access.staffId} and "customerId" = ${access.customerId}
    and kind = ${access.kind} and "createdAt" > ${since} limit 1`.execute(tx)
  if (rows.length === 0) await recordAccess(tx, access, now)
}
