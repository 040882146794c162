// Handlers of online payments, of staff's actions on payments, and the route for provider notices.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { passes, rowRule } from '../../src/schema/core/access.ts'
import { resources } from '../../src/schema/resources.ts'
import { gatewayNames, isOnline } from '../../src/schema/payments/online.ts'
import { receiveNotice } from './receiveNotice.ts'
import { findAccounts, findWays } from './account.ts'
import { sendPayLink, showMoney, takePayment } from './counter.ts'
import { providerLimits } from './limits.ts'
import { resolveFinding } from './findings.ts'
import { noticePath, openOrder } from './openOrder.ts'
import { bookingOrders, cancelOwnOrder, listOffers, payerOf, watchOrder, type Payer } from './ownOrders.ts'
import { startReconciling } from './reconcile.ts'
import { showReconciling } from './showReconciling.ts'
import { totalPayments } from './totals.ts'
import { cancelRest, captureNow, readAgain, refundSome, requestPayment } from './staffActions.ts'
import type { Acting } from '../core/commit/saveRecord.ts'
import { findSettings } from '../core/time/workshop.ts'
import type { Scope } from '../core/db/repository.ts'
import type { Handlers, RightCall, Services, CustomerCall } from '../core/services.ts'
import { presentRow } from '../core/access/present.ts'
import { Problem } from '../core/http/problem.ts'
import { actorOf, command } from '../core/http/actor.ts'
import { findTenant } from '../core/access/findTenant.ts'
import { limited, tenantDb } from '../core/http/session.ts'
import { answerError } from '../core/http/request.ts'
import { forCustomer } from '../core/http/forCustomer.ts'

const forPayer = <R>(call: CustomerCall<unknown>, work: (tx: Scope, payer: Payer) => Promise<R>, paymentId?: string): Promise<R> =>
  forCustomer(call, ({ tx, customer, by, caller }) => work(tx, { customer, by, onlyId: caller.appointmentId, agent: caller.agent }), {
    paymentId,
  })

/** Runs an action and returns the row afterwards. */
async function step(call: RightCall<unknown>, work: (one: Acting, id: string) => Promise<void>) {
  const { services, language } = call
  const { id } = await command(call, async (one, paymentId) => {
    await work(one, paymentId)
    return { id: paymentId }
  })
  const row = await call.db.get('payments', id)
  // What was handed back at the counter needs no provider.
  const done = isOnline(row.provider) ? 'messages.paymentAsked' : 'messages.saved'
  return { row, successMessage: services.texts(language, done) }
}

/** The handlers by call. */
export const paymentHandlers = {
  tamaraOffers: async (call) => {
    const { services, caller, db } = call
    const { ways, accounts, currency } = await db.asSystem("settings and the tenant's accounts with the gateways", async (tx) => {
      return { ways: await findWays(tx), accounts: await findAccounts(tx), currency: (await findSettings(tx)).currencyCode }
    })
    if (ways.length === 0) throw new Problem('featureOff')
    const limits: Parameters<typeof listOffers>[3] = {}
    for (const name of ways) {
      const account = accounts[name]
      const found = account && (await providerLimits(services, name, caller.tenantId, account, currency))
      if (found) limits[name] = found
    }
    return forPayer(call, (tx, payer) => listOffers(tx, payer, ways, limits, services.now()))
  },
  tamaraCheckout: async ({ services, caller, input, language, db }) => {
    // Otherwise anyone with the link of one booking could see and pay the customer's other bookings.
    if (caller.appointmentId !== null && (input.orderType !== 'service' || input.refId !== caller.appointmentId))
      throw new Problem('notFound')
    const { orderType, refId, provider, origin } = input
    const about = { service: { appointmentId: refId }, makePayment: { paymentId: refId }, vehicleDeposite: {} }[orderType]
    return openOrder(
      services,
      (work) => db.asSystem('the payer is found by the session, and the order by the payer', work),
      (tx) => payerOf(tx, caller, about),
      { tenantId: caller.tenantId, orderType, refId, provider, origin, language },
    )
  },
  bookingPayments: (call) => forPayer(call, (tx, payer) => bookingOrders(tx, payer, call.services.now())),
  tamaraOrder: (call) => forPayer(call, (tx, payer) => watchOrder(call.services, tx, payer, call.input.orderId), call.input.orderId),
  tamaraOrderCancel: (call) =>
    forPayer(
      call,
      async (tx, payer) => ({
        ...(await cancelOwnOrder(call.services, tx, payer, call.input)),
        successMessage: call.services.texts(call.language, 'messages.orderCancelled'),
      }),
      call.input.orderId,
    ),
  bookingMoney: (call) => command(call, showMoney),
  takePayment: (call) =>
    command(call, async (one, id) => ({
      row: presentRow('payments', await takePayment(one, id, call.input), one.actor, 'show'),
      successMessage: call.services.texts(call.language, 'messages.paymentTaken'),
    })),
  sendPayLink: (call) =>
    command(call, async (one, id) => {
      await sendPayLink(one, id)
      return { successMessage: call.services.texts(call.language, 'messages.payLinkSent') }
    }),
  requestPayment: (call) =>
    command(call, async (one) => {
      const { services, input, language } = call
      const requested = await requestPayment(one, input)
      return { row: presentRow('payments', requested, one.actor, 'show'), successMessage: services.texts(language, 'messages.saved') }
    }),
  paymentTotals: (call) =>
    call.db.transaction(async (db) => {
      const totals = await totalPayments(db, call.input)
      // The comparison is about all payments: who sees only some does not see it.
      if (!(await db.mayList('paymentRuns'))) return { totals, lastRun: null, openFindings: 0, busy: false }
      const reconciling = await db.asSystem('whether a job of the server runs and what it found, after the right to its runs', (tx) =>
        showReconciling(tx, actorOf(call)),
      )
      return { totals, ...reconciling }
    }),
  reconcilePayments: (call) =>
    command(call, async ({ services, tx, actor }) => {
      if (!passes(rowRule(actor, resources.paymentRuns, 'edit'), actor, {})) throw new Problem('forbidden')
      await startReconciling(services, tx, actor.id)
      return { successMessage: services.texts(call.language, 'messages.reconciling') }
    }),
  resolveFinding: (call) =>
    command(call, async (one, id) => {
      const row = await resolveFinding(one, id, call.input)
      return {
        row: presentRow('paymentFindings', row, one.actor, 'show'),
        successMessage: call.services.texts(call.language, 'messages.saved'),
      }
    }),
  readPayment: (call) => step(call, readAgain),
  capturePayment: (call) => step(call, (one, id) => captureNow(one, id, call.input.version)),
  cancelPayment: (call) => step(call, (one, id) => cancelRest(one, id, call.input)),
  refundPayment: (call) => step(call, (one, id) => refundSome(one, id, call.input)),
} satisfies Partial<Handlers>

const place = z.object({ tenant: z.string().regex(/^[a-z0-9-]{1,40}$/) })
/** Maximum bytes of a notice, which normally has some hundred. */
const noticeBytes = 16_000

/** Adds the routes for the gateways' notices below the API base: no session, but proven with the tenant's key. */
export function registerPaymentNotices(app: FastifyInstance, services: Services): void {
  for (const name of gatewayNames)
    app.post(`${noticePath(name)}/:tenant`, {
      config: { access: 'anyone' },
      bodyLimit: noticeBytes,
      schema: { hide: true },
      preHandler: limited(services, [{ rule: 'noticeByAddress', by: ['address'] }]),
      handler: async (request, reply) => {
        const found = place.safeParse(request.params)
        const tenant = found.success ? await findTenant(services, found.data.tenant) : undefined
        if (!tenant) return answerError(services, new Problem('notFound'), request, reply)
        const query = new URLSearchParams(request.url.split('?')[1] ?? '')
        const { authorization } = request.headers
        return tenantDb(services, tenant.id).asSystem("a notice is proven with the tenant's key", async (tx) => ({
          status: await receiveNotice(services, tx, name, { query, authorization, body: request.body }),
        }))
      },
    })
}
