// Moyasar's API: https://docs.moyasar.com/api. mada, Visa, Mastercard, Apple Pay and STC Pay on Moyasar's own page, which an invoice opens:
// no card number reaches this server. Amounts are whole numbers of the currency's smallest unit. An invoice is paid at once, so nothing is
// authorised or captured later.
import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Word } from '../../../src/schema/enumerations.ts'
import { ProviderError, type Account, type PaymentGateway } from '../../core/gateways/payments.ts'
import { askerOf, understood, type Place } from './askGateway.ts'

const minor = z.number().int().min(0)
const payment = z.object({
  id: z.string().min(1).max(80),
  status: z.enum(['initiated', 'paid', 'authorized', 'failed', 'refunded', 'captured', 'voided', 'verified']),
  amount: minor,
  refunded: minor,
})
const invoice = z.object({
  id: z.string().min(1).max(80),
  status: z.enum(['initiated', 'on_hold', 'paid', 'failed', 'expired', 'canceled', 'refunded', 'voided']),
  amount: minor,
  currency: z.string(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  payments: z.array(payment).nullish(),
})
type Invoice = z.output<typeof invoice>
const opened = z.object({ id: z.string().min(1).max(80), url: z.url({ protocol: /^https?$/ }) })
const notice = z.object({
  id: z.string().min(1).max(80),
  type: z.string().min(1).max(60),
  secret_token: z.string().max(500),
  data: z.object({ invoice_id: z.string().min(1).max(80).nullish() }),
})
/** The least that Moyasar takes, and the most that we ask for; minor units. */
const limits = { min: 100, max: 1_000_000_000, plans: [] }

/** The state of an invoice without a payment. An attempt in progress may fail, and then the invoice can be paid again. */
const unpaid: Partial<Record<Invoice['status'], Word<'paymentState'>>> = {
  initiated: 'new',
  on_hold: 'new',
  failed: 'declined',
  expired: 'expired',
  canceled: 'canceled',
}
const moneyMoved: readonly z.output<typeof payment>['status'][] = ['paid', 'captured', 'refunded', 'voided']
const paymentOf = ({ payments }: Invoice) => payments?.find(({ status }) => moneyMoved.includes(status))

function stateOf(found: Invoice): { state: Word<'paymentState'>; captured: number; refunded: number; canceled: number } {
  const paid = paymentOf(found)
  if (!paid) {
    const state = unpaid[found.status]
    if (state === undefined) throw new Error(`An invoice that is ${found.status} has no payment.`)
    return { state, captured: 0, refunded: 0, canceled: state === 'canceled' ? found.amount : 0 }
  }
  const refunded = paid.status === 'voided' ? paid.amount : paid.refunded
  // Moyasar calls a payment refunded as soon as a part of it is.
  const state = refunded === 0 ? 'fully_captured' : refunded < paid.amount ? 'partially_refunded' : 'fully_refunded'
  return { state, captured: paid.amount, refunded, canceled: 0 }
}

const isSame = (one: string, other: string): boolean => {
  const [given, expected] = [Buffer.from(one), Buffer.from(other)]
  return expected.length > 0 && given.length === expected.length && timingSafeEqual(given, expected)
}

/** A gateway to Moyasar at an address. */
export function moyasarGateway(where: Place): PaymentGateway {
  const ask = askerOf(where, ({ token }) => `Basic ${Buffer.from(`${token}:`).toString('base64')}`)
  const place = (id: string) => encodeURIComponent(id)
  const find = async (account: Account, orderId: string): Promise<Invoice> => {
    const came = await ask(account, 'GET', `/v1/invoices/${place(orderId)}`)
    return understood(() => invoice.parse(came))
  }
  return {
    limits: () => Promise.resolve(limits),
    open: async (account, { reference, number, amount, currency, description, language, expiresAt, urls }) => {
      // No callback_url: its notice carries no secret. The webhook of the account, which does, says the same.
      const came = await ask(account, 'POST', '/v1/invoices', {
        amount,
        currency,
        description: description.slice(0, 255),
        expired_at: expiresAt,
        success_url: urls.success,
        back_url: urls.cancel,
        metadata: { reference, number },
      })
      return understood(() => {
        const { id, url } = opened.parse(came)
        const page = new URL(url)
        page.searchParams.set('lang', language)
        return { orderId: id, checkoutUrl: page.toString() }
      })
    },
    read: async (account, orderId) => {
      const found = await find(account, orderId)
      return understood(() => {
        const { id, amount, currency, metadata } = found
        const reference = metadata?.['reference']
        return { orderId: id, reference: typeof reference === 'string' ? reference : '', amount, currency, ...stateOf(found) }
      })
    },
    cancel: async (account, orderId) => {
      await ask(account, 'PUT', `/v1/invoices/${place(orderId)}/cancel`).catch((error: unknown) => {
        // Moyasar answers 400 where the invoice is paid, or being paid.
        throw error instanceof ProviderError && error.refusal === 'refused' ? new ProviderError('conflict', error.message) : error
      })
    },
    refund: async (account, orderId, { amount }) => {
      const paid = paymentOf(await find(account, orderId))
      if (!paid) throw new ProviderError('conflict', 'The order is not paid.')
      await ask(account, 'POST', `/v1/payments/${place(paid.id)}/refund`, { amount })
    },
    parseNotice: ({ body }, key) => {
      const parsed = notice.safeParse(body)
      if (!parsed.success) return 'badInput'
      const { id, type, secret_token: secret, data } = parsed.data
      if (!isSame(secret, key)) return 'unauthenticated'
      // A payment without an invoice was made elsewhere with the same account.
      return data.invoice_id ? { orderId: data.invoice_id, event: `${type}:${id}` } : 'foreign'
    },
  }
}
