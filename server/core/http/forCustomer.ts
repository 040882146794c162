// Commands of customers.
import { customerOf } from '../access/customerOf.ts'
import type { ChangeActor } from '../commit/actor.ts'
import { callerActor } from '../commit/caller.ts'
import type { RowOf, Scope } from '../db/repository.ts'
import type { Caller, Services, CustomerCall } from '../services.ts'

/** What a customer's command works with: `by` is who changes, the customer or the colleague who acts for them. */
export interface ForCustomer {
  services: Services
  tx: Scope
  caller: Caller
  customer: RowOf<'customers'>
  by: ChangeActor
}

/**
 * Runs a command for the customer of the session in one transaction of the tenant; it reads and writes what hangs on that customer. Throws
 * notFound (404) when there is none, or a colleague acts for one whom they may not see.
 */
export const forCustomer = <R>(
  { services, caller, db }: Pick<CustomerCall<unknown>, 'services' | 'caller' | 'db'>,
  work: (one: ForCustomer) => Promise<R>,
): Promise<R> =>
  db.asSystem('the command begins with the customer of the session', async (tx) => {
    const customer = await customerOf(tx, caller)
    return work({ services, tx, caller, customer, by: callerActor(caller, customer.id) })
  })
