// What a customer reads of the access ledger: who of the staff opened, acted for or exported them.
import { sql } from 'kysely'
import type { Bilingual } from '../../src/schema/core/values.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { readRows, type Scope } from '../core/db/repository.ts'

/** Number of entries shown. */
const newest = 50

/** The newest entries about a customer, with the colleagues' names; null for one who is gone. */
export async function showOwnAccess(tx: Scope, customerId: string): Promise<OutputOf<'ownAccess'>> {
  const question = { size: newest, sort: 'createdAt', order: 'DESC', filters: { customerId: [customerId] } } as const
  const entries = await readRows(tx, 'accessLedger', question)
  const ids = [...new Set(entries.map(({ staffId }) => staffId))]
  // Deleted colleagues included, as long as their row is kept.
  const { rows } = await sql<{ id: string; name: Bilingual }>`select id, name from staff where id = any(${ids}::uuid[])`.execute(tx)
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return { data: entries.map(({ id, createdAt, kind, staffId }) => ({ id, at: createdAt, kind, by: names.get(staffId) ?? null })) }
}
