// The customer of a call that both sides use: customers act for themselves, staff name a customer or act for one.
import type { Caller } from '../core/services.ts'
import type { RowOf, Scope } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'
import { visibleRow } from '../core/access/visibleRow.ts'
import { customerOfMobile } from '../core/db/caller/customerOfMobile.ts'

/**
 * The customer. Throws unauthenticated (401) for a visitor, badInput (400) for staff who name nobody, notFound (404) for another customer
 * and for one whom the person may not see.
 */
export async function customerMeant(tx: Scope, caller: Caller, customerId: string | undefined): Promise<RowOf<'customers'>> {
  if (caller.actor) {
    if (!customerId) throw new Problem('badInput', { fields: { customerId: { key: 'validation.required' } } })
    return visibleRow(tx, caller.actor, 'customers', customerId)
  }
  if (!caller.mobile) throw new Problem('unauthenticated')
  const own = await customerOfMobile(tx, caller.mobile)
  if (!own || (customerId && customerId !== own.id)) throw new Problem('notFound')
  return caller.agent ? visibleRow(tx, caller.agent, 'customers', own.id) : own
}
