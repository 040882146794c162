// The simulator of a payment gateway on a port of its own, a server that it can send its notices to, and a customer with something to pay.
import Fastify from 'fastify'
import { sql } from 'kysely'
import { totalsOf } from '../../../src/schema/core/money.ts'
import { readUnsettled } from '../../../server/payments/readUnsettled.ts'
import type { GatewayName } from '../../../src/schema/payments/online.ts'
import { moyasarGateway } from '../../../server/payments/gateways/moyasar.ts'
import { tamaraGateway } from '../../../server/payments/gateways/tamara.ts'
import { runDue } from '../../../server/core/jobs/runner.ts'
import { seal } from '../../../server/core/db/seal.ts'
import type { Row } from '../../../server/core/db/rows.ts'
import { moyasarSimulator, type MoyasarSimulator } from '../../../server/payments/simulators/moyasarSimulator.ts'
import { paidOf } from '../../../server/payments/simulators/moyasarInvoices.ts'
import { tamaraSimulator, type TamaraSimulator } from '../../../server/payments/simulators/simulator.ts'
import { makerOf } from '../everyResource/makeRows.ts'
import type { Stored } from '../everyResource/maker.ts'
import type { Running } from './eachServer.ts'
import { customer, type TestCustomer } from './people.ts'
import type { TenantId } from './tenants.ts'

const accounts = {
  noor: { token: 'merchant-noor', noticeKey: 'notices-noor' },
  najd: { token: 'merchant-najd', noticeKey: 'notices-najd' },
} as const

/** What a test of payments works with. */
export interface PaymentFixture<S = TamaraSimulator> {
  simulator: S
  /** What the simulator has of an order, in the words of a payment. */
  theirs(orderId: string): Row | undefined
  /** Lets the server wait for an answer only so many ms while something is tried. */
  withTimeout(timeout: number, work: () => Promise<void>): Promise<void>
  /** Works the queue, and whatever notices come of it, until it rests. */
  rest(): Promise<void>
  /** The hourly look, at the clock's present moment. */
  look(): Promise<void>
  booking(payer: TestCustomer, values?: Row, tenant?: TenantId): Promise<Stored>
  payer(tenant?: TenantId): Promise<TestCustomer>
  /** Opens an order for a booking; the order as the simulator has it and our id of it. */
  open(payer: TestCustomer, booking: Stored): Promise<{ id: string; orderId: string; url: string }>
  /** The payment as an administrator sees it. */
  shown(id: string): Promise<Row & { id: string; version: number }>
  close(): Promise<void>
}

/** What Tamara's simulator has of an order, in the words of a payment. */
export const orderAtTamara = (simulator: TamaraSimulator, id: string): Row | undefined => {
  const order = simulator.orders.get(id)
  return (
    order && {
      state: order.status,
      capturedAmount: order.captured,
      refundedAmount: order.refunded,
      canceledAmount: order.canceled,
    }
  )
}
const unpaid = { initiated: 'new', on_hold: 'new', canceled: 'canceled', expired: 'expired', failed: 'declined' } as const
/** What Moyasar's simulator has of an order, in the words of a payment. */
export const orderAtMoyasar = (simulator: MoyasarSimulator, id: string): Row | undefined => {
  const invoice = simulator.orders.get(id)
  if (!invoice) return undefined
  const paid = paidOf(invoice)
  const { amount = 0, refunded = 0 } = paid ?? {}
  const kept = refunded === 0 ? 'fully_captured' : refunded < amount ? 'partially_refunded' : 'fully_refunded'
  return {
    state: paid ? kept : unpaid[invoice.status as keyof typeof unpaid],
    capturedAmount: amount,
    refundedAmount: refunded,
    canceledAmount: invoice.status === 'canceled' ? invoice.amount : 0,
  }
}

/** Tamara's simulator; both tenants have accounts, unless a test takes them away. */
export function openTamaraFixture(running: Running): Promise<PaymentFixture> {
  let base = ''
  const simulator = tamaraSimulator({
    merchants: Object.values(accounts),
    baseUrl: () => base,
    texts: (_locale, key) => key,
    now: running.services.now,
  })
  return openFixture(running, 'tamara', simulator, {
    begin: (url) => (base = url),
    theirs: (id) => orderAtTamara(simulator, id),
  })
}

/** Moyasar's simulator; both tenants have accounts and take cards, unless a test changes that. */
export function openMoyasarFixture(running: Running): Promise<PaymentFixture<MoyasarSimulator>> {
  let base = ''
  const simulator = moyasarSimulator({
    merchants: Object.entries(accounts).map(([tenant, account]) => ({
      ...account,
      webhook: () => `${running.services.env.PUBLIC_URL}/api/webhooks/moyasar/${tenant}`,
    })),
    baseUrl: () => base,
    texts: (_locale, key) => key,
    now: running.services.now,
  })
  return openFixture(running, 'moyasar', simulator, {
    begin: (url) => (base = url),
    theirs: (id) => orderAtMoyasar(simulator, id),
  })
}

async function openFixture<S extends TamaraSimulator | MoyasarSimulator>(
  running: Running,
  provider: GatewayName,
  simulator: S,
  { begin, theirs }: { begin: (url: string) => void; theirs: (id: string) => Row | undefined },
): Promise<PaymentFixture<S>> {
  const { services, app } = running
  const standIn = Fastify()
  await standIn.register(simulator.register)
  const base = await standIn.listen({ port: 0, host: '127.0.0.1' })
  begin(base)
  const gatewayAt = provider === 'tamara' ? tamaraGateway : moyasarGateway
  services.payments = { ...services.payments, [provider]: gatewayAt({ url: base }) }
  // A test may open both gateways.
  if (!app.server.listening) services.env.PUBLIC_URL = await app.listen({ port: 0, host: '127.0.0.1' })
  for (const [tenant, { token, noticeKey }] of Object.entries(accounts))
    await services.engine.scoped(tenant, (tx) =>
      provider === 'tamara'
        ? sql`update settings set "tamaraToken" = ${seal(token)}, "tamaraNotificationToken" = ${seal(noticeKey)}`.execute(tx)
        : sql`update settings set "cardPayments" = true, "moyasarSecretKey" = ${seal(token)},
            "moyasarWebhookSecret" = ${seal(noticeKey)}`.execute(tx),
    )
  const rest = async () => {
    for (let round = 0; round < 4; round += 1) {
      await runDue(services)
      await simulator.notices.settled()
    }
  }
  return {
    simulator,
    theirs,
    withTimeout: async (timeout, work) => {
      const patientGateway = services.payments
      services.payments = {
        ...patientGateway,
        [provider]: { ...gatewayAt({ url: base, timeout }), limits: patientGateway[provider].limits },
      }
      await work().finally(() => (services.payments = patientGateway))
    },
    rest,
    look: async () => {
      await readUnsettled(services, 'noor', services.now())
      await rest()
    },
    booking: (payer, values = {}, tenant = 'noor') =>
      makerOf(running, tenant).insert('appointments', {
        type: 'service',
        status: 'pending',
        closure: 'none',
        // Ahead, so that it can still be called off.
        startAt: new Date(running.clock.now.getTime() + 2 * 86_400_000).toISOString(),
        endAt: new Date(running.clock.now.getTime() + 2 * 86_400_000 + 1_800_000).toISOString(),
        customerId: payer.id,
        vehicleId: payer.vehicleId,
        locationId: running.tenants[tenant].branchId,
        services: [{ code: 'OIL', name: { en: 'Oil change', ar: 'تغيير الزيت' }, price: 20_000, minutes: 30 }],
        totals: totalsOf([20_000]),
        ...values,
      }),
    payer: (tenant = 'noor') => customer(running, tenant),
    open: async (payer, { id }) => {
      const { status, body } = await payer.sender.post('/landing-page/tamara-checkout', { orderType: 'service', refId: id, provider })
      if (status !== 200) throw new Error(JSON.stringify(body))
      const order = [...simulator.orders.values()].find(({ reference }) => reference === body.orderId)
      return { id: String(body.orderId), orderId: order?.id ?? '', url: String(body.checkoutUrl) }
    },
    shown: async (id) => (await running.admin().get(`/payments/${id}`)).body as Row & { id: string; version: number },
    close: () => standIn.close(),
  }
}
