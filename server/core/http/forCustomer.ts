// Commands of customers.
import type { OwnRow } from '../../../src/schema/publicRows.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import { customerOf } from '../access/customerOf.ts'
import { presentOwn } from '../access/present.ts'
import type { ChangeActor } from '../commit/actor.ts'
import { callerActor } from '../commit/caller.ts'
import { relate } from '../db/caller/relations.ts'
import type { RowOf, Scope } from '../db/repository.ts'
import type { Caller, Services, CustomerCall } from '../services.ts'
import { ownerMeant, type AboutRow } from '../access/companies.ts'

/** What a customer's command works with: `by` is who changes, the customer or the colleague who acts for them. */
export interface ForCustomer {
  services: Services
  tx: Scope
  caller: Caller
  customer: RowOf<'customers'>
  by: ChangeActor
  /** A row as the caller may read it, in the answer or in a refusal: masked for a colleague who sees it masked. */
  shown: Shown
}

/** Presents a row of the customer to the caller. */
export type Shown = <N extends ResourceName>(name: N, row: RowOf<N>) => Promise<OwnRow<N>>

/**
 * Runs a command for the customer of the session in one transaction of the tenant; it reads and writes what hangs on that customer, or on the
 * company of which they are a contact where `about` names a row of it. Throws notFound (404) when there is none, or a colleague acts for one
 * whom they may not see.
 */
export const forCustomer = <R>(
  { services, caller, db }: Pick<CustomerCall<unknown>, 'services' | 'caller' | 'db'>,
  work: (one: ForCustomer) => Promise<R>,
  about: AboutRow = {},
): Promise<R> =>
  db.asSystem('the command begins with the customer of the session', async (tx) => {
    const person = await customerOf(tx, caller)
    const customer = await ownerMeant(tx, person, about)
    const { agent } = caller
    const shown: Shown = async (name, row) => {
      const [related = row] = agent ? await relate(tx, agent, name, [row]) : []
      return presentOwn(name, related, agent)
    }
    return work({ services, tx, caller, customer, by: callerActor(caller, person.id), shown })
  })
