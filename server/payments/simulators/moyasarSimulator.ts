// A simulator of Moyasar's Invoices API and webhooks with its documented protocol over real HTTP, for demos and tests. No money moves, no
// card number is asked for, and it sends only notices, to the merchant's webhook. It can be made slow or failing, and can delay, repeat or
// reorder its notices.
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { v4 as newId } from 'uuid'
import { toDecimal } from '../../core/gateways/decimal.ts'
import { lonePolicy } from '../../core/http/contentPolicy.ts'
import { doToInvoice, sources, type InvoiceAction, type SimulatedInvoice, type SimulatedPayment, type Source } from './moyasarInvoices.ts'
import { invoicePage } from './moyasarPage.ts'
import { openNotices, type Notices } from './notices.ts'
import type { PageTexts } from './page.ts'
import type { Behaviour, Merchant } from './simulator.ts'

/** A merchant of Moyasar: its secret key, and the webhook of its account with that one's secret. */
export interface MoyasarMerchant extends Merchant {
  webhook: () => string
}
/** The simulator, to be registered below any path. */
export interface MoyasarSimulator {
  orders: Map<string, SimulatedInvoice>
  mood: Behaviour
  notices: Notices
  /** Adds an invoice that exists in the database from an earlier process. */
  adopt(invoice: SimulatedInvoice): void
  /** Applies an action as the customer or Moyasar's dashboard would. */
  act(id: string, action: InvoiceAction, amount?: number, source?: Source): boolean
  register(app: FastifyInstance): Promise<void>
}

const least = 100
const isWeb = (value: unknown): value is string => typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value)

/** `baseUrl` is the public address of its pages. */
export function moyasarSimulator(options: {
  merchants: readonly MoyasarMerchant[]
  baseUrl: () => string
  texts: PageTexts
  now?: () => Date
}): MoyasarSimulator {
  const now = options.now ?? (() => new Date())
  const orders = new Map<string, SimulatedInvoice>()
  const behaviour: Behaviour = { slow: 0, failing: 0, failWith: 503 }
  const notices = openNotices()
  const merchantOf = (token: string) => options.merchants.find((one) => one.token === token)
  const format = (minor: number, currency: string) => `${toDecimal(minor, currency)} ${currency}`
  const shownPayment = (invoice: SimulatedInvoice, { id, status, amount, refunded, source }: SimulatedPayment) => ({
    ...{ id, status, amount, fee: 0, currency: invoice.currency, refunded, captured: 0, description: invoice.description },
    ...{ amount_format: format(amount, invoice.currency), refunded_format: format(refunded, invoice.currency) },
    ...{ invoice_id: invoice.id, metadata: invoice.metadata, source },
  })
  const shownInvoice = (invoice: SimulatedInvoice) => {
    const { id, status, amount, currency, description, metadata, expiresAt, urls, payments } = invoice
    return {
      ...{ id, status, amount, currency, description, metadata, callback_url: null },
      ...{ amount_format: format(amount, currency), url: `${options.baseUrl()}/invoices/${id}?lang=en` },
      ...{ expired_at: new Date(expiresAt).toISOString(), success_url: urls.success, back_url: urls.back },
      payments: payments.map((one) => shownPayment(invoice, one)),
    }
  }
  const act: MoyasarSimulator['act'] = (id, action, amount, source) => {
    const invoice = orders.get(id)
    const payment = invoice && doToInvoice(invoice, action, { amount, source })
    const merchant = merchantOf(invoice?.merchant ?? '')
    if (payment && merchant) {
      const body = {
        ...{ id: newId(), type: `payment_${payment.status}`, created_at: now().toISOString(), account_name: null, live: false },
        ...{ secret_token: merchant.noticeKey, data: shownPayment(invoice, payment) },
      }
      notices.tell(() => (isWeb(merchant.webhook()) ? { url: merchant.webhook(), body } : undefined))
    }
    return payment !== undefined
  }
  const present = (invoice: SimulatedInvoice): SimulatedInvoice => {
    if (invoice.expiresAt <= now().getTime()) act(invoice.id, 'expire')
    return invoice
  }

  const register = async (app: FastifyInstance): Promise<void> => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body as string))),
    )
    const refuse = (reply: FastifyReply, status: number, message: string, type = 'invalid_request_error') =>
      reply.status(status).send({ type, message, errors: null })
    const keyIn = (request: FastifyRequest) => {
      const [, encoded = ''] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? []
      return Buffer.from(encoded, 'base64').toString('utf8').replace(/:$/, '')
    }
    type Work = (request: FastifyRequest, reply: FastifyReply, merchant: string) => unknown
    const api = (method: 'GET' | 'POST' | 'PUT', url: string, work: Work) =>
      app.route({
        method,
        url: `/v1${url}`,
        schema: { hide: true },
        handler: async (request, reply) => {
          if (behaviour.slow > 0) await pause(behaviour.slow)
          if (behaviour.failing > 0) {
            behaviour.failing -= 1
            return refuse(reply, behaviour.failWith, 'made to fail', 'api_error')
          }
          const merchant = merchantOf(keyIn(request))
          if (!merchant) return refuse(reply, 401, 'Invalid authorization credentials', 'authentication_error')
          return work(request, reply, merchant.token)
        },
      })
    const idOf = (request: FastifyRequest) => (request.params as { id: string }).id
    const own = (request: FastifyRequest, merchant: string) => {
      const invoice = orders.get(idOf(request))
      return invoice?.merchant === merchant ? present(invoice) : undefined
    }
    const bodyOf = (request: FastifyRequest) => (request.body ?? {}) as Record<string, unknown>

    api('POST', '/invoices', (request, reply, merchant) => {
      const { amount, currency = 'SAR', description, expired_at, success_url, back_url, metadata } = bodyOf(request)
      if (!Number.isSafeInteger(amount) || Number(amount) < least) return refuse(reply, 400, 'Validation Failed: amount')
      if (typeof description !== 'string' || description === '') return refuse(reply, 400, 'Validation Failed: description')
      if (![success_url, back_url].every((one) => one === undefined || isWeb(one))) return refuse(reply, 400, 'Validation Failed: url')
      const named = (metadata ?? {}) as Record<string, string>
      const invoice: SimulatedInvoice = {
        ...{ id: newId(), merchant, reference: named['reference'] ?? '', metadata: named, description },
        ...{ amount: Number(amount), currency: String(currency), status: 'initiated', payments: [] },
        expiresAt: typeof expired_at === 'string' ? Date.parse(expired_at) : Number.MAX_SAFE_INTEGER,
        urls: { success: String(success_url ?? ''), back: String(back_url ?? '') },
      }
      orders.set(invoice.id, invoice)
      return reply.status(201).send(shownInvoice(invoice))
    })
    api('GET', '/invoices/:id', (request, reply, merchant) => {
      const invoice = own(request, merchant)
      return invoice ? shownInvoice(invoice) : refuse(reply, 404, 'Object not found')
    })
    api('PUT', '/invoices/:id/cancel', (request, reply, merchant) => {
      const invoice = own(request, merchant)
      if (!invoice) return refuse(reply, 404, 'Object not found')
      return act(invoice.id, 'cancel') ? shownInvoice(invoice) : refuse(reply, 400, `The invoice is ${invoice.status}`)
    })
    api('POST', '/payments/:id/refund', (request, reply, merchant) => {
      const id = idOf(request)
      const invoice = [...orders.values()].find((one) => one.merchant === merchant && one.payments.some((payment) => payment.id === id))
      const payment = invoice?.payments.find((one) => one.id === id)
      if (!invoice || !payment) return refuse(reply, 404, 'Object not found')
      const { amount = payment.amount - payment.refunded } = bodyOf(request)
      return Number.isSafeInteger(amount) && act(invoice.id, 'refund', Number(amount))
        ? shownPayment(invoice, payment)
        : refuse(reply, 400, 'The amount is more than what can be refunded')
    })

    const sendPage = (reply: FastifyReply, page: string) =>
      reply
        .headers({ 'cache-control': 'no-store', 'content-security-policy': lonePolicy(page) })
        .type('text/html; charset=utf-8')
        .send(page)
    const html = (request: FastifyRequest, reply: FastifyReply, invoice: SimulatedInvoice, failed = false) => {
      const { lang = 'en' } = request.query as { lang?: string }
      return sendPage(reply, invoicePage(invoice, lang, failed, options.texts))
    }
    const shown = (request: FastifyRequest) => {
      const invoice = orders.get(idOf(request))
      return invoice && present(invoice)
    }
    app.get('/invoices/:id', { schema: { hide: true } }, (request, reply) => {
      const invoice = shown(request)
      return invoice ? html(request, reply, invoice) : refuse(reply, 404, 'Object not found')
    })
    app.post('/invoices/:id', { schema: { hide: true } }, (request, reply) => {
      const invoice = shown(request)
      if (!invoice) return refuse(reply, 404, 'Object not found')
      const { action = '' } = bodyOf(request) as { action?: string }
      if (action === 'back' && isWeb(invoice.urls.back)) return reply.redirect(invoice.urls.back, 303)
      if (action === 'fail') return html(request, reply, invoice, act(invoice.id, 'decline'))
      const paid = Object.hasOwn(sources, action) && act(invoice.id, 'approve', undefined, action as Source)
      if (!paid || !isWeb(invoice.urls.success)) return html(request, reply, invoice)
      const back = new URL(invoice.urls.success)
      for (const [name, value] of Object.entries({ id: invoice.payments.at(-1)?.id ?? '', invoice_id: invoice.id, status: 'paid' }))
        back.searchParams.set(name, value)
      return reply.redirect(back.toString(), 303)
    })
  }
  return { orders, mood: behaviour, notices, adopt: (invoice) => void orders.set(invoice.id, invoice), act, register }
}
