// A simulator of Tamara with its documented API over real HTTP, for demos and tests. No money moves, and it sends only notices, to the
// addresses in the orders. It can be made slow or failing, and can delay, repeat or reorder its notices.
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { v4 as newId } from 'uuid'
import { defaultCurrency } from '../../../src/schema/core/time/region.ts'
import { toDecimal } from '../../core/gateways/decimal.ts'
import { lonePolicy } from '../../core/http/contentPolicy.ts'
import { makeNoticeToken } from '../gateways/noticeToken.ts'
import { openNotices, type Notices } from './notices.ts'
import { simulatorActions, controlPage } from './controlPage.ts'
import { doTo, type SimulatedAction, type SimulatedEvent, type SimulatedOrder } from './orders.ts'
import { checkoutPage, minorOf, type PageTexts } from './page.ts'

/** A merchant: its API token and the key that signs its notices. */
export interface Merchant {
  token: string
  noticeKey: string
}
/** The simulator's behaviour; changed by tests and by its control call. */
export interface Behaviour {
  /** Milliseconds before every answer. */
  slow: number
  /** Number of next calls that fail, and the status of those answers. */
  failing: number
  failWith: number
}
/** A simulator to be registered below any path. */
export interface TamaraSimulator {
  orders: Map<string, SimulatedOrder>
  mood: Behaviour
  notices: Notices
  /** Adds an order that exists in the database from an earlier process. */
  adopt(order: SimulatedOrder): void
  /** Applies an action as the customer or Tamara's console would. */
  act(orderId: string, action: SimulatedAction, amount?: number): boolean
  register(app: FastifyInstance): Promise<void>
}

const wholeOf = (text: string | undefined, otherwise: number): number => (/^\d{1,5}$/.test(text ?? '') ? Number(text) : otherwise)
const currencyLimits = { min: 100, max: 500_000 }
const instalments = [2, 3, 4]

/** `baseUrl` is the public address of its pages. */
export function tamaraSimulator(options: {
  merchants: readonly Merchant[]
  baseUrl: () => string
  texts: PageTexts
  now?: () => Date
}): TamaraSimulator {
  const now = options.now ?? (() => new Date())
  const orders = new Map<string, SimulatedOrder>()
  const behaviour: Behaviour = { slow: 0, failing: 0, failWith: 503 }
  const keyOf = (token: string) => options.merchants.find((one) => one.token === token)?.noticeKey ?? ''
  const notices = openNotices()
  // A copy of the order at the time of the event, since it changes later. Signed when it is sent.
  const tell = ({ order: { id, reference, number, merchant, urls }, type, data }: SimulatedEvent) =>
    notices.tell(() => {
      // Adopted orders have no notification address.
      if (!URL.canParse(urls.notification)) return undefined
      const token = makeNoticeToken(keyOf(merchant), now())
      const url = new URL(urls.notification)
      url.searchParams.set('tamaraToken', token)
      const body = { order_id: id, order_reference_id: reference, order_number: number, event_type: type, data }
      return { url: url.toString(), headers: { authorization: `Bearer ${token}` }, body }
    })
  const act = (orderId: string, action: SimulatedAction, amount?: number): boolean => {
    const order = orders.get(orderId)
    const event = order && doTo(order, action, amount)
    if (event) tell(event)
    return event !== undefined
  }
  const present = (order: SimulatedOrder): SimulatedOrder => {
    if (['new', 'on_hold'].includes(order.status) && order.expiresAt <= now().getTime()) act(order.id, 'expire')
    return order
  }

  const register = async (app: FastifyInstance): Promise<void> => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body as string))),
    )
    const refuse = (reply: FastifyReply, status: number, message: string) => reply.status(status).send({ message, errors: [] })
    const merchantOf = (request: FastifyRequest) => /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    type Work = (request: FastifyRequest, reply: FastifyReply, merchant: string) => unknown
    const api = (method: 'GET' | 'POST', url: string, work: Work) =>
      app.route({
        method,
        url,
        schema: { hide: true },
        handler: async (request, reply) => {
          if (behaviour.slow > 0) await pause(behaviour.slow)
          if (behaviour.failing > 0) {
            behaviour.failing -= 1
            return refuse(reply, behaviour.failWith, 'told to fail')
          }
          const merchant = merchantOf(request)
          if (keyOf(merchant) === '') return refuse(reply, 401, 'unknown merchant')
          return work(request, reply, merchant)
        },
      })
    const ownOrder = (request: FastifyRequest, merchant: string) => {
      const { id } = request.params as { id?: string }
      const order = orders.get(id ?? String((request.body as Record<string, unknown> | null)?.['order_id']))
      return order?.merchant === merchant ? present(order) : undefined
    }
    const action =
      (name: SimulatedAction, answer: (order: SimulatedOrder) => object): Work =>
      (request, reply, merchant) => {
        const order = ownOrder(request, merchant)
        if (!order) return refuse(reply, 404, 'order not found')
        const body = (request.body ?? {}) as Record<string, unknown>
        const money = name === 'authorise' ? undefined : minorOf(body['total_amount'])
        if (name !== 'authorise' && money?.currency !== order.currency) return refuse(reply, 400, 'total_amount is not an amount')
        if (!act(order.id, name, money?.amount)) return refuse(reply, 409, `order is ${order.status}`)
        return { order_id: order.id, status: order.status, ...answer(order) }
      }

    api('GET', '/checkout/payment-types', (request) => {
      const { currency = defaultCurrency } = request.query as { currency?: string }
      const of = (amount: number) => ({ amount: toDecimal(amount, currency), currency })
      const range = { min_limit: of(currencyLimits.min), max_limit: of(currencyLimits.max) }
      return [
        {
          name: 'PAY_BY_INSTALMENTS',
          description: 'Split in up to 4 payments',
          ...range,
          supported_instalments: instalments.map((count) => ({ instalments: count, ...range })),
        },
      ]
    })
    api('POST', '/checkout', (request, reply, merchant) => {
      const body = (request.body ?? {}) as Record<string, unknown>
      const money = minorOf(body['total_amount'])
      const urls = body['merchant_url'] as SimulatedOrder['urls'] | undefined
      const complete = ['order_reference_id', 'description', 'country_code', 'items', 'consumer', 'shipping_address'].every(
        (name) => body[name],
      )
      if (!money || !urls?.notification || !complete) return refuse(reply, 400, 'the order is not complete')
      if (money.amount < currencyLimits.min || money.amount > currencyLimits.max)
        return refuse(reply, 400, 'the amount is outside the limits')
      const order: SimulatedOrder = {
        id: newId(),
        checkoutId: newId(),
        merchant,
        reference: String(body['order_reference_id']),
        number: String(body['order_number'] ?? body['order_reference_id']),
        description: String(body['description']),
        locale: String(body['locale'] ?? 'ar_SA'),
        ...money,
        instalments: Number(body['instalments'] ?? 4),
        ...{ captured: 0, refunded: 0, canceled: 0, status: 'new', urls },
        expiresAt: now().getTime() + Number(body['expires_in_minutes'] ?? 30) * 60_000,
      }
      orders.set(order.id, order)
      const checkoutUrl = `${options.baseUrl()}/pay/${order.checkoutId}`
      return { order_id: order.id, checkout_id: order.checkoutId, checkout_url: checkoutUrl, status: order.status }
    })
    api('GET', '/orders/:id', (request, reply, merchant) => {
      const order = ownOrder(request, merchant)
      if (!order) return refuse(reply, 404, 'order not found')
      const of = (amount: number) => ({ amount: toDecimal(amount, order.currency), currency: order.currency })
      return {
        order_id: order.id,
        order_reference_id: order.reference,
        order_number: order.number,
        status: order.status,
        total_amount: of(order.amount),
        captured_amount: of(order.captured),
        refunded_amount: of(order.refunded),
        canceled_amount: of(order.canceled),
      }
    })
    api(
      'POST',
      '/orders/:id/authorise',
      action('authorise', () => ({ auto_captured: false })),
    )
    api(
      'POST',
      '/orders/:id/cancel',
      action('cancel', () => ({ cancel_id: newId() })),
    )
    api(
      'POST',
      '/payments/capture',
      action('capture', () => ({ capture_id: newId() })),
    )
    api(
      'POST',
      '/payments/simplified-refund/:id',
      action('refund', () => ({ refund_id: newId() })),
    )
    api('POST', '/control', (request) => {
      const { deliver, ...details } = (request.body ?? {}) as Partial<Behaviour & Notices['mood']> & { deliver?: boolean }
      for (const name of ['slow', 'failing', 'failWith'] as const) if (typeof details[name] === 'number') behaviour[name] = details[name]
      for (const name of ['held', 'lost', 'reversed'] as const) if (typeof details[name] === 'boolean') notices.mood[name] = details[name]
      if (typeof details.times === 'number') notices.mood.times = details.times
      return deliver
        ? notices.deliver().then((statuses) => ({ mood: behaviour, notices: notices.mood, statuses }))
        : { mood: behaviour, notices: notices.mood }
    })

    const sendPage = (reply: FastifyReply, page: string) =>
      reply
        .headers({ 'cache-control': 'no-store', 'content-security-policy': lonePolicy(page) })
        .type('text/html; charset=utf-8')
        .send(page)
    const controlPageOf = (request: FastifyRequest, reply: FastifyReply) => {
      const { language = 'en' } = request.query as { language?: string }
      const latest = [...orders.values()].toReversed().slice(0, 25).map(present)
      return sendPage(reply, controlPage({ ...behaviour, ...notices.mood }, notices.held(), latest, language, options.texts))
    }
    app.get('/settings', { schema: { hide: true } }, controlPageOf)
    app.post('/settings', { schema: { hide: true } }, async (request, reply) => {
      const details = (request.body ?? {}) as Record<string, string>
      const order = orders.get(details['order'] ?? '')
      const chosen = simulatorActions.find((one) => one === details['action'])
      if (order && chosen) act(order.id, chosen, chosen === 'refund' ? order.captured - order.refunded : order.amount)
      if (details['action'] === 'deliver') await notices.deliver()
      if (details['action'] === 'set') {
        for (const name of ['slow', 'failing', 'failWith'] as const) behaviour[name] = wholeOf(details[name], behaviour[name])
        for (const name of ['held', 'lost', 'reversed'] as const) notices.mood[name] = details[name] === '1'
        notices.mood.times = Math.min(5, wholeOf(details['times'], 1))
      }
      return reply.redirect(request.url.replace(/.*\//, ''), 303)
    })

    const shown = (request: FastifyRequest) => {
      const { checkout } = request.params as { checkout: string }
      const order = [...orders.values()].find(({ checkoutId }) => checkoutId === checkout)
      return order && present(order)
    }
    const html = (reply: FastifyReply, order: SimulatedOrder) => sendPage(reply, checkoutPage(order, options.texts))
    app.get('/pay/:checkout', { schema: { hide: true } }, (request, reply) => {
      const order = shown(request)
      return order ? html(reply, order) : refuse(reply, 404, 'no such page')
    })
    app.post('/pay/:checkout', { schema: { hide: true } }, (request, reply) => {
      const order = shown(request)
      const { action: chosen } = (request.body ?? {}) as { action?: string }
      if (!order) return refuse(reply, 404, 'no such page')
      const ways = { approve: ['approve', 'success'], decline: ['decline', 'failure'], cancel: ['cancel', 'cancel'] } as const
      const way = Object.hasOwn(ways, chosen ?? '') ? ways[chosen as keyof typeof ways] : undefined
      if (!way || !act(order.id, way[0], order.amount)) return html(reply, order)
      const back = new URL(order.urls[way[1]])
      back.searchParams.set('paymentStatus', order.status)
      back.searchParams.set('orderId', order.id)
      return reply.redirect(back.toString(), 303)
    })
  }
  return { orders, mood: behaviour, notices, adopt: (order) => void orders.set(order.id, order), act, register }
}
