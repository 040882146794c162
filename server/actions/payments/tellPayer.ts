import { languages } from '../../../src/schema/limits.ts'
import type { Word } from '../../../src/schema/enumerations.ts'
import { findSettings } from '../../booking/workshop.ts'
import { toDecimal } from '../../gateways/payments/decimal.ts'
import { findRow, type RowOf, type Scope } from '../../db/repository.ts'
import type { House } from '../../house.ts'
import { messageWords } from '../messageWords.ts'
import { languageOf } from '../tellCustomer.ts'

/** What a payer hears of. */
export type PayerMessage = Extract<Word<'messageKind'>, 'paymentReceived' | 'paymentFailed' | 'paymentReturned'>

/** Writes to whoever pays, in their language; `amount` in minor units. Nobody hears of a payment without a customer, nor twice of the same: what comes back is told once for each `sum` of it. */
export async function tellPayer(
  house: House,
  tx: Scope,
  payment: RowOf<'payments'>,
  kind: PayerMessage,
  amount: number,
  sum?: number,
): Promise<void> {
  const customer = payment.customerId ? await findRow(tx, 'customers', payment.customerId) : undefined
  if (!customer) return
  const language = languageOf(customer.languageId)
  const { name } = await findSettings(tx)
  const words = await messageWords(house, tx, language, kind)
  const body = words({
    ref: payment.ref,
    amount: `${toDecimal(amount, payment.currency)} ${payment.currency}`,
    tenant: name[languages[language].code],
  })
  await house.messages.queue(
    tx,
    {
      ...{ recipient: customer.mobile, customerId: customer.id, kind, languageId: customer.languageId, body },
      event: [kind, payment.id, ...(sum === undefined ? [] : [sum])].join(':'),
    },
    house.now(),
  )
}
