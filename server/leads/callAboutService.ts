// A lead for the call centre of a customer who answered neither the message that their car is due for service nor its reminder.
import { sql } from 'kysely'
import { departmentOf } from '../../src/schema/leads/departmentOf.ts'
import { jobActor } from '../core/commit/actor.ts'
import { countRows, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { reachOf, recordForCustomer } from '../customers/index.ts'
import { customerName } from '../../src/schema/core/customerName.ts'

const type = 'After Sales Inquiry'
const source = 'serviceReminder'

/** Writes the lead; none where the customer has one since the reminder, which the caller's lock of the customer makes certain. */
export async function callAboutService(
  services: Services,
  tx: Scope,
  customer: RowOf<'customers'>,
  { id: vehicleId, makeId, model }: Pick<RowOf<'vehicles'>, 'id' | 'makeId' | 'model'>,
  remindedAt: string,
): Promise<void> {
  const { id: customerId, email } = customer
  const reached = await reachOf(tx, customer, { vehicleId })
  if (!reached) return
  const since = sql`"customerId" = ${customerId} and source = ${source} and "createdAt" > ${remindedAt}`
  if ((await countRows(tx, 'leads', [since])) > 0) return
  const person = { customerId, name: customerName(customer), mobile: reached.recipient, email }
  const lead = { type, source, department: departmentOf[type], makeId, model, contactMethod: 'call', ...person }
  await recordForCustomer(services, tx, { actor: null, by: jobActor('carReminders') }, 'leads', lead)
}
