// Opens an order at the provider, once, however often and from however many processes it is requested.
import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import { v4 as newWorker } from 'uuid'
import { languages, type LanguageWord } from '../../src/schema/core/limits.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { findSettings } from '../core/time/workshop.ts'
import { findRow, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import { ProviderError, type Account, type OrderRequest } from '../core/gateways/payments.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { publicUrl } from '../core/http/publicUrl.ts'
import { newReference } from '../core/commit/newReference.ts'
import { visitToken } from '../appointments/index.ts'
import type { GatewayName } from '../../src/schema/payments/online.ts'
import { isPaid } from '../../src/schema/payments/paymentStates.ts'
import { findAccount, findWays, throughGateway } from './account.ts'
import { checkLimits, planFor, providerLimits } from './limits.ts'
import type { Payer } from './ownOrders.ts'
import { stands } from './showOrder.ts'
import { findSubject, type Subject } from './subject.ts'
import { endTurn, takeTurn } from './turns.ts'
import { changePayment, wantOfPayment, withEvent } from './paymentTargets.ts'
import { commit } from '../core/commit/commit.ts'
import { providerActor } from '../core/commit/actor.ts'
import { callName } from '../../src/schema/core/customerName.ts'
import { reachOf } from '../customers/index.ts'

type Payment = RowOf<'payments'>
/** Path of a gateway's webhook, which the tenant's id follows; not a call of the API. */
export const noticePath = (name: GatewayName): string => `/webhooks/${name}`
/** Minutes in which an order must be paid; Tamara's default, and also Moyasar's with us. */
const expiresInMinutes = 30
/** The wait while another request is opening the order: milliseconds between checks, and their number. */
const wait = { every: 250, times: 48 }

/** The request. `origin`: the origin of the page. */
export interface CheckoutRequest {
  tenantId: string
  orderType: Word<'paymentOrderType'>
  refId: string
  provider: GatewayName
  language: LanguageWord
  origin: string | undefined
}
interface Ready {
  payment: Payment
  account: Account
  subject: Subject
}

/**
 * The provider's checkout page and our order id. Throws featureOff (403), notFound (404), alreadyPaid, payLimit or payRefused
 * (409), or unavailable (503).
 */
export async function openOrder(
  services: Services,
  scoped: <R>(work: (tx: Scope) => Promise<R>) => Promise<R>,
  findPayer: (tx: Scope) => Promise<Payer>,
  request: CheckoutRequest,
): Promise<{ orderId: string; checkoutUrl: string }> {
  const { provider } = request
  const { account, currency } = await scoped(async (tx) => {
    if (!(await findWays(tx)).includes(provider)) throw new Problem('featureOff')
    return { account: await findAccount(tx, provider), currency: (await findSettings(tx)).currencyCode }
  })
  if (!account) throw new Problem('unavailable')
  const limits = await providerLimits(services, provider, request.tenantId, account, currency)
  if (!limits) throw new Problem('unavailable')
  const ready = await scoped(async (tx): Promise<Ready> => {
    const payer = await findPayer(tx)
    const subject = await findSubject(tx, payer.customer, request)
    // A deposit may have to go back in part, or within minutes.
    if (subject.deposit && provider !== 'moyasar') throw new Problem('featureOff')
    const problem = checkLimits(provider, subject.amount, await findSettings(tx), limits)
    if (problem) throw new Problem('payLimit', { details: { problem } })
    return {
      payment: await standingOrder(services, tx, payer, subject, {
        provider,
        instalments: provider === 'tamara' ? (planFor(subject.amount, limits)?.instalments ?? 1) : null,
      }),
      account,
      subject,
    }
  })
  const { id, checkoutUrl } = ready.payment
  return checkoutUrl
    ? { orderId: id, checkoutUrl }
    : { orderId: id, checkoutUrl: await openOnce(services, scoped, findPayer, ready, request) }
}

/** The one order of a subject in progress, created when there is none. The subject is locked, so no second one can be created. */
async function standingOrder(
  services: Services,
  tx: Scope,
  payer: Payer,
  subject: Subject,
  way: Pick<Payment, 'provider' | 'instalments'>,
): Promise<Payment> {
  const { customer, by } = payer
  const now = services.now()
  const expires = new Date(now.getTime() + expiresInMinutes * 60_000).toISOString()
  const { orderType, refId, amount, currency } = subject
  const conditions = [sql`"refId" = ${refId} and "orderType" = ${orderType} and ${throughGateway}`]
  for (const order of (await readRows(tx, 'payments', { size: 20, conditions })).filter(stands)) {
    // The deposit is paid, and this is the rest.
    if (order.deposit && !subject.deposit && isPaid(order.state)) continue
    const same = order.provider === way.provider && order.amount === amount && order.deposit === subject.deposit
    const fresh = order.state === 'new' && same && (order.expiresAt ?? '') > now.toISOString()
    if (fresh) return order
    // An expired order, one of another amount, or one at the other gateway must not stay payable besides the new one.
    if (order.state !== 'new') throw new Problem('alreadyPaid', { details: { orderId: order.id } })
    const held = await findRow(tx, 'payments', order.id, { lock: true })
    if (held?.state !== 'new') throw new Problem('alreadyPaid', { details: { orderId: order.id } })
    await wantOfPayment(services, tx, held, { keepAmount: 0 }, by)
  }
  return commit(
    { services, tx },
    {
      resource: 'payments',
      action: 'create',
      by,
      values: {
        ref: await newReference(tx, 'payments'),
        ...{ orderType, refId, amount, currency, ...way, customerId: customer.id },
        purpose: subject.title[customer.languageId === String(languages.arabic.id) ? 'ar' : 'en'].slice(0, 200) || null,
        deposit: subject.deposit,
        expiresAt: subject.dueAt && subject.dueAt < expires ? subject.dueAt : expires,
        captureAt: subject.takes === 'atOnce' ? now.toISOString() : null,
        events: [{ at: now.toISOString(), name: 'new' }],
      },
    },
  )
}

/** Opens it, or waits for the request that is opening it. */
async function openOnce(
  services: Services,
  scoped: <R>(work: (tx: Scope) => Promise<R>) => Promise<R>,
  findPayer: (tx: Scope) => Promise<Payer>,
  { payment, account, subject }: Ready,
  request: CheckoutRequest,
): Promise<string> {
  const worker = newWorker()
  for (let time = 0; time < wait.times; time += 1) {
    const found = await scoped(async (tx) => ({
      url: (await findRow(tx, 'payments', payment.id))?.checkoutUrl,
      mine: await takeTurn(tx, payment.id, worker, services.now()),
    }))
    try {
      if (found.url) return found.url
      if (found.mine)
        return await open(
          services,
          scoped,
          { payment, account, subject },
          request.provider,
          await scoped((tx) => writtenOrder(services, tx, findPayer, payment, subject, request)),
        )
    } finally {
      if (found.mine) await scoped((tx) => endTurn(tx, payment.id, worker))
    }
    await pause(wait.every)
  }
  throw new Problem('unavailable')
}

async function open(
  services: Services,
  scoped: <R>(work: (tx: Scope) => Promise<R>) => Promise<R>,
  { payment, account }: Ready,
  name: GatewayName,
  order: OrderRequest,
) {
  const { gateway, by } = { gateway: services.payments[name], by: providerActor(name) }
  const answer = await gateway.open(account, order).catch((error: unknown) => {
    if (error instanceof ProviderError) return error
    throw error
  })
  const url = await scoped(async (tx) => {
    const before = await findRow(tx, 'payments', payment.id, { lock: true })
    if (!before) throw new Problem('notFound')
    if (answer instanceof ProviderError) {
      if (answer.refusal === 'unavailable') return undefined
      const details = { trouble: answer.message.slice(0, 200), ...withEvent(services, before, 'declined', answer.message) }
      return void (await changePayment(services, tx, before, { state: 'declined', ...details }, by))
    }
    const opened = await changePayment(services, tx, before, { providerOrderId: answer.orderId, checkoutUrl: answer.checkoutUrl }, by)
    // The booking may have been cancelled while the provider was called.
    if (opened.keepAmount === 0) return void (await wantOfPayment(services, tx, opened, {}, by))
    return answer.checkoutUrl
  })
  if (url) return url
  throw new Problem(answer instanceof ProviderError && answer.refusal === 'unavailable' ? 'unavailable' : 'payRefused')
}

const loopbacks = ['localhost', '127.0.0.1', '[::1]']
/** The base of return addresses: the product's public origin. A demo on a local machine has several names, each with its own sign-in. */
function returnBase(services: Services, origin: string | undefined): string {
  const own = new URL(publicUrl(services))
  const given = origin && URL.canParse(origin) ? new URL(origin) : undefined
  const alias =
    given && services.env.DEMO && loopbacks.includes(given.hostname) && given.port === own.port && given.protocol === own.protocol
  return (alias ? given : own).origin
}

/** The order in the provider's terms. */
async function writtenOrder(
  services: Services,
  tx: Scope,
  findPayer: (tx: Scope) => Promise<Payer>,
  payment: Payment,
  subject: Subject,
  { tenantId, provider, language, origin }: CheckoutRequest,
): Promise<OrderRequest> {
  const { customer, onlyId } = await findPayer(tx)
  const reached = await reachOf(tx, customer, { role: 'accounts' })
  // A customer who came by a booking's link returns by it.
  const booking = onlyId ? await findRow(tx, 'appointments', onlyId) : undefined
  const visit = booking ? visitToken(services, tenantId, booking) : undefined
  const { code } = languages[language]
  const branch = subject.locationId ? await findRow(tx, 'dealershipLocations', subject.locationId) : undefined
  const city = branch?.cityId ? await findRow(tx, 'cities', branch.cityId) : undefined
  const name = (await findSettings(tx)).name[code]
  const back = (result: string) =>
    `${returnBase(services, origin)}/${language}/home/manage-service-tamara?${new URLSearchParams({ tenantId, order: payment.id, result, ...(visit ? { visit } : {}) })}`
  const orderType = services.texts(language, `enumerations.paymentOrderType.${subject.orderType}`)
  return {
    reference: payment.id,
    number: payment.ref,
    amount: payment.amount,
    currency: payment.currency,
    tax: subject.tax,
    description: [name, orderType, subject.ref || payment.ref].join(' · '),
    instalments: payment.instalments ?? 1,
    language: code,
    expiresInMinutes,
    expiresAt: payment.expiresAt ?? new Date(services.now().getTime() + expiresInMinutes * 60_000).toISOString(),
    consumer: {
      firstName: callName(customer),
      // Providers want two names, of which a company has one.
      lastName: customer.lastName ?? callName(customer),
      mobile: reached?.recipient ?? '',
      email: customer.email,
    },
    address: { line: branch?.address?.[code] ?? name, city: city?.name[code] ?? name },
    items: subject.lines.map((line) => ({
      reference: `${subject.refId}:${line.code}`.slice(0, 128),
      name: line.name[code] || orderType,
      sku: line.code,
      total: line.total,
      tax: line.tax,
    })),
    urls: {
      success: back('success'),
      failure: back('failure'),
      cancel: back('cancel'),
      notification: `${publicUrl(services)}/api${noticePath(provider)}/${tenantId}`,
    },
  }
}
