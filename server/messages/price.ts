// What sending a message costs, by the tenant's prices on the day it is sent.
import { sql, type RawBuilder } from 'kysely'
import type { Word } from '../../src/schema/enumerations.ts'
import type { RowOf } from '../core/db/repository.ts'

type Prices = Pick<RowOf<'settings'>, 'smsPartPrice' | 'smsAbroadPartPrice' | 'defaultCountryCode'>
type Sent = Pick<RowOf<'messages'>, 'recipient' | 'parts'>

/** The price of one SMS part to a number; null where the tenant has set none. */
const partPriceTo = ({ smsPartPrice, smsAbroadPartPrice, defaultCountryCode }: Prices, recipient: string): number | null =>
  recipient.startsWith(defaultCountryCode) ? smsPartPrice : (smsAbroadPartPrice ?? smsPartPrice)

const bySms = (prices: Prices, { recipient, parts }: Sent): number | null => {
  const price = partPriceTo(prices, recipient)
  return price === null || parts === null ? null : price * parts
}
const free = () => 0
/** By what carried it: what is charged, null where that is not known. A new way of sending has its price here. */
const costs: Readonly<Record<Word<'messageCarrier'>, (prices: Prices, sent: Sent) => number | null>> = {
  unifonic: bySms,
  twilio: bySms,
  smtp: free,
  push: free,
  // Charged by the kind of template and the conversation, which the provider's bill says.
  whatsapp: () => null,
  // It stayed here, so nothing was charged.
  outbox: () => null,
}

/** What one sending costs in minor units of the tenant's currency; null where it is not known. */
export const costOf = (prices: Prices, sent: Sent, carrier: Word<'messageCarrier'>): number | null => costs[carrier](prices, sent)

/**
 * Adds the cost of a sending in the update that records it: once, by the provider's answer or its report, whichever comes first. A message that
 * is sent again costs both times.
 */
export const addedCost = (cost: number | null): RawBuilder<unknown> =>
  sql`cost = case when "sentAt" is null and ${cost}::int8 is not null then coalesce(cost, 0) + ${cost}::int8 else cost end`
