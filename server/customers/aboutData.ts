// What a customer asks about their own data on the landing, and reads of the answers.
import type { InputOf, OutputOf } from '../../src/schema/endpoints.ts'
import { readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import type { ForCustomer } from '../core/http/forCustomer.ts'
import { recordForCustomer } from './recordForCustomer.ts'

/** Number of requests shown. */
const newest = 50

type Shown = OutputOf<'askAboutData'>['request']
const shown = ({ id, kind, request, state, receivedOn, dueAt, answer, answeredAt }: RowOf<'privacyRequests'>): Shown => ({
  ...{ id, kind, request, state, receivedOn, dueAt },
  // What staff write before they have answered is theirs.
  ...{ answer: answeredAt ? answer : null, answeredAt },
})

/** The newest requests of a customer. */
export async function showAboutData(tx: Scope, customerId: string): Promise<OutputOf<'ownPrivacyRequests'>> {
  const question = { size: newest, sort: 'createdAt', order: 'DESC', filters: { customerId: [customerId] } } as const
  return { data: (await readRows(tx, 'privacyRequests', question)).map(shown) }
}

/** Records a request of the customer. */
export async function askAboutData({ services, tx, by, customer }: ForCustomer, input: InputOf<'askAboutData'>): Promise<Shown> {
  return shown(await recordForCustomer(services, tx, { actor: null, by }, 'privacyRequests', { ...input, customerId: customer.id }))
}
