// The rows that refer to a customer, and the customer of a mobile.
import { sql } from 'kysely'
import type { CustomerLink } from '../../src/schema/core/customerLinks.ts'
import type { Scope } from '../core/db/repository.ts'

/** The ids of the rows that refer to the customer, deleted ones included. */
export async function linkedIds(tx: Scope, { resource, field }: CustomerLink, customerId: string): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select id from ${sql.table(resource)} where ${sql.ref(field)} = ${customerId} order by id`.execute(tx)
  return rows.map(({ id }) => id)
}
