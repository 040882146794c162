// Finds the customer of a mobile.
import { sql } from 'kysely'
import { findBy, type RowOf, type Scope } from '../repository.ts'

/** The customer with this mobile (E.164), or the one into whom its former owner was merged; undefined when there is none. */
export async function customerOfMobile(tx: Scope, mobile: string): Promise<RowOf<'customers'> | undefined> {
  const found = await findBy(tx, 'customers', { mobile })
  if (found) return found
  const { rows } = await sql<{ id: string }>`select "mergedIntoId" as id from customers
    where mobile = ${mobile} and "deletedAt" is not null and "mergedIntoId" is not null order by "updatedAt" desc limit 1`.execute(tx)
  return rows[0] ? findBy(tx, 'customers', { id: rows[0].id }) : undefined
}
