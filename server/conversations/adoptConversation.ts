// A conversation of a number that nobody knew becomes that of the customer who now has the number.
import { sql } from 'kysely'
import { unaudited, updateUnaudited } from '../core/commit/unaudited.ts'
import type { ChangeActor } from '../core/commit/actor.ts'
import { findBy, findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { customerName } from '../../src/schema/core/customerName.ts'

/** Gives the customer the conversation of their number with all that came in it; nothing where there is none or it is theirs. */
export async function adoptConversation(services: Services, tx: Scope, customer: RowOf<'customers'>, by: ChangeActor): Promise<void> {
  if (customer.mobile === null) return
  const found = await findBy(tx, 'conversations', { mobile: customer.mobile })
  const conversation = found && (await findRow(tx, 'conversations', found.id, { lock: true }))
  if (!conversation || conversation.customerId === customer.id) return
  const changes = { customerId: customer.id, name: customerName(customer) }
  await updateUnaudited(tx, 'partOfAnother', 'conversations', conversation, changes, by, services.now())
  await unaudited(
    'partOfAnother',
    sql`update "receivedMessages" set "customerId" = ${customer.id} where "conversationId" = ${conversation.id} and "customerId" is null`,
  ).execute(tx)
}
