// Whose session it is.
import { customerOfSession } from '../db/caller/customerOfMobile.ts'
import type { CustomerDb } from '../db/caller/as.ts'
import type { OwnRow } from '../../../src/schema/publicRows.ts'
import type { RowOf, Scope } from '../db/repository.ts'
import type { Caller } from '../services.ts'
import { Problem } from '../http/problem.ts'
import { visibleRow } from './visibleRow.ts'

/**
 * The customer with the proven mobile, or the one for whom a colleague acts and whom that colleague may still see. Throws notFound (404)
 * when there is none.
 */
export async function customerOf(tx: Scope, caller: Caller): Promise<RowOf<'customers'>> {
  const customer = await customerOfSession(tx, caller)
  if (!customer) throw new Problem('notFound')
  return caller.agent ? visibleRow(tx, caller.agent, 'customers', customer.id) : customer
}

/** The same as the caller may see it: for answers, never written back. Throws as `customerOf`. */
export async function ownCustomer(db: CustomerDb): Promise<OwnRow<'customers'>> {
  const [customer] = await db.rows('customers', { size: 1 })
  if (!customer) throw new Problem('notFound')
  return customer
}
