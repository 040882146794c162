// Tamara's API: https://docs.tamara.co/reference. Amounts are decimal strings.
import { z } from 'zod'
import { enumerations } from '../../../src/schema/enumerations.ts'
import { fromDecimal, toDecimal } from '../../core/gateways/decimal.ts'
import type { Amount, OrderRequest, PaymentGateway } from '../../core/gateways/payments.ts'
import { askerOf, understood, type Place } from './askGateway.ts'
import { isNoticeToken } from './noticeToken.ts'

const money = z.object({ amount: z.union([z.string(), z.number()]), currency: z.string() })
type Money = z.output<typeof money>
const opened = z.object({ order_id: z.string().min(1).max(80), checkout_url: z.url({ protocol: /^https?$/ }) })
const order = z.object({
  order_id: z.string(),
  order_reference_id: z.string(),
  status: z.enum(enumerations.paymentState),
  total_amount: money,
  captured_amount: money.nullish(),
  refunded_amount: money.nullish(),
  canceled_amount: money.nullish(),
})
const plan = z.object({ instalments: z.coerce.number().int(), min_limit: money, max_limit: money })
const types = z.array(z.object({ name: z.string(), min_limit: money, max_limit: money, supported_instalments: z.array(plan).nullish() }))
/** The payment type of our orders. */
const byInstalments = 'PAY_BY_INSTALMENTS'
const countries: Readonly<Record<string, string>> = { SAR: 'SA', AED: 'AE', BHD: 'BH', KWD: 'KW', OMR: 'OM' }
const countryOf = (currency: string): string => countries[currency] ?? 'SA'
const locales = { en: 'en_US', ar: 'ar_SA' } as const

const written = ({ amount, currency }: Amount) => ({ amount: toDecimal(amount, currency), currency })

/** The fields of a notice that are used. */
const notice = z.object({
  order_id: z.string().min(1).max(80),
  order_reference_id: z.string().max(80).optional(),
  event_type: z.string().min(1).max(60),
  data: z.unknown().optional(),
})

// Captures and refunds can occur several times for an order: each has its own id.
const eventOf = ({ event_type, data }: z.output<typeof notice>): string => {
  const { capture_id, refund_id, cancel_id } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>
  return [event_type, refund_id ?? cancel_id ?? capture_id]
    .filter((one) => typeof one === 'string')
    .join(':')
    .slice(0, 200)
}

/** A gateway to Tamara at an address. */
export function tamaraGateway(where: Place): PaymentGateway {
  const ask = askerOf(where, ({ token }) => `Bearer ${token}`)
  const place = (orderId: string) => encodeURIComponent(orderId)
  return {
    limits: async (account, currency) => {
      const query = new URLSearchParams({ country: countryOf(currency), currency })
      const came = await ask(account, 'GET', `/checkout/payment-types?${query}`)
      return understood(() => {
        const offered = types.parse(came).find(({ name }) => name === byInstalments)
        if (!offered) return { min: 0, max: 0, plans: [] }
        const minor = (one: Money) => fromDecimal(one.amount, currency)
        const plans = (offered.supported_instalments ?? []).map((one) => ({
          instalments: one.instalments,
          min: minor(one.min_limit),
          max: minor(one.max_limit),
        }))
        return { min: minor(offered.min_limit), max: minor(offered.max_limit), plans }
      })
    },
    open: async (account, request) => {
      const came = await ask(account, 'POST', '/checkout', checkoutOf(request))
      return understood(() => {
        const { order_id: orderId, checkout_url: checkoutUrl } = opened.parse(came)
        return { orderId, checkoutUrl }
      })
    },
    read: async (account, orderId) => {
      const came = await ask(account, 'GET', `/orders/${place(orderId)}`)
      return understood(() => {
        const { order_id, order_reference_id, status, total_amount, captured_amount, refunded_amount, canceled_amount } = order.parse(came)
        const { currency } = total_amount
        const minor = (one: Money | null | undefined) => (one ? fromDecimal(one.amount, currency) : 0)
        return {
          orderId: order_id,
          reference: order_reference_id,
          state: status,
          currency,
          amount: minor(total_amount),
          captured: minor(captured_amount),
          refunded: minor(refunded_amount),
          canceled: minor(canceled_amount),
        }
      })
    },
    cancel: async (account, orderId, amount) =>
      void (await ask(account, 'POST', `/orders/${place(orderId)}/cancel`, { total_amount: written(amount) })),
    refund: async (account, orderId, amount, comment) =>
      void (await ask(account, 'POST', `/payments/simplified-refund/${place(orderId)}`, { total_amount: written(amount), comment })),
    parseNotice: ({ query, authorization, body }, key, now) => {
      const parsed = notice.safeParse(body)
      if (!parsed.success) return 'badInput'
      const bearer = /^Bearer (.+)$/.exec(authorization ?? '')?.[1]
      const tokens = [query.get('tamaraToken'), bearer].filter((token) => token !== null && token !== undefined)
      if (tokens.length === 0 || !tokens.every((token) => isNoticeToken(token, key, now))) return 'unauthenticated'
      const { order_id: orderId, order_reference_id: reference } = parsed.data
      return { orderId, reference, event: eventOf(parsed.data) }
    },
    promise: {
      authorise: async (account, orderId) => void (await ask(account, 'POST', `/orders/${place(orderId)}/authorise`, {})),
      capture: async (account, orderId, amount, at) =>
        void (await ask(account, 'POST', '/payments/capture', {
          order_id: orderId,
          total_amount: written(amount),
          shipping_info: { shipped_at: at.toISOString(), shipping_company: '-' },
        })),
    },
  }
}

function checkoutOf({ currency, consumer, address, items, urls, ...request }: OrderRequest) {
  const of = (amount: number) => written({ amount, currency })
  const named = { first_name: consumer.firstName, last_name: consumer.lastName, phone_number: consumer.mobile }
  return {
    order_reference_id: request.reference,
    order_number: request.number,
    total_amount: of(request.amount),
    tax_amount: of(request.tax),
    shipping_amount: of(0),
    description: request.description.slice(0, 256),
    country_code: countryOf(currency),
    payment_type: byInstalments,
    instalments: request.instalments,
    locale: locales[request.language],
    expires_in_minutes: request.expiresInMinutes,
    items: items.map(({ reference, name, sku, total, tax }) => ({
      reference_id: reference,
      type: 'Digital',
      name: name.slice(0, 255),
      sku: sku.slice(0, 128),
      quantity: 1,
      total_amount: of(total),
      tax_amount: of(tax),
    })),
    consumer: { ...named, ...(consumer.email ? { email: consumer.email } : {}) },
    shipping_address: { ...named, line1: address.line, city: address.city, country_code: countryOf(currency) },
    merchant_url: urls,
  }
}
