import { languages } from '../../src/schema/core/limits.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { findSettings } from '../core/time/workshop.ts'
import { toDecimal } from '../core/gateways/decimal.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { messageWords } from '../messages/index.ts'
import { languageOf } from '../core/texts/languageOf.ts'
import { reachOf } from '../customers/index.ts'

/** The messages to payers. */
export type PayerMessage = Extract<Word<'messageKind'>, 'paymentReceived' | 'paymentFailed' | 'paymentReturned'>

/**
 * Sends a message to the payer in their language; `amount` in minor units. None is sent without a customer, or twice about the same event:
 * refunds are reported once for each `sum`.
 */
export async function notifyPayer(
  services: Services,
  tx: Scope,
  payment: RowOf<'payments'>,
  kind: PayerMessage,
  amount: number,
  sum?: number,
): Promise<void> {
  const customer = payment.customerId ? await findRow(tx, 'customers', payment.customerId) : undefined
  if (!customer) return
  const reached = await reachOf(tx, customer, { role: 'accounts' })
  if (!reached) return
  const language = languageOf(reached.languageId)
  const { name } = await findSettings(tx)
  const words = await messageWords(services, tx, language, kind)
  const body = words({
    ref: payment.ref,
    amount: `${toDecimal(amount, payment.currency)} ${payment.currency}`,
    tenant: name[languages[language].code],
  })
  await services.messages.queue(
    tx,
    {
      ...{ ...reached, customerId: customer.id, kind, body },
      ...{ resource: 'payments', rowId: payment.id },
      event: [kind, payment.id, ...(sum === undefined ? [] : [sum])].join(':'),
    },
    services.now(),
  )
}
