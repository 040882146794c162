// The simulators of a demo: their merchants are the demo companies, and they adopt the orders of existing payments.
import { v4 as newId } from 'uuid'
import type { GatewayName } from '../../../src/schema/payments/online.ts'
import type { Services } from '../../core/services.ts'
import { listRows, type RowOf } from '../../core/db/repository.ts'
import { isSimulated, simulatorPath } from '../gateways/openPayments.ts'
import { noticePath } from '../openOrder.ts'
import { publicUrl } from '../../core/http/publicUrl.ts'
import { tenants } from '../../core/demo/content/tenants.ts'
import { demoAccount } from '../../core/demo/content/demoAccount.ts'
import type { SimulatedInvoice } from './moyasarInvoices.ts'
import { moyasarSimulator } from './moyasarSimulator.ts'
import type { SimulatedOrder } from './orders.ts'
import { tamaraSimulator, type TamaraSimulator } from './simulator.ts'
import { namedKey } from '../../../src/schema/core/dataKeys.ts'

/** A simulator below its own path. */
export interface ServedSimulator extends Pick<TamaraSimulator, 'register'> {
  path: string
}

const nowhere = { success: '', failure: '', cancel: '', notification: '' }
const never = Date.UTC(2100, 0)

const orderOf = (tenantId: string, one: RowOf<'payments'>): SimulatedOrder => ({
  id: one.providerOrderId ?? '',
  checkoutId: one.checkoutUrl?.split('/').at(-1) ?? one.id,
  merchant: demoAccount(tenantId).token,
  reference: one.id,
  number: one.ref,
  description: one.purpose ?? one.ref,
  locale: 'en_US',
  amount: one.amount,
  currency: one.currency,
  instalments: one.instalments ?? 4,
  captured: one.capturedAmount,
  refunded: one.refundedAmount,
  canceled: one.canceledAmount,
  status: one.state,
  expiresAt: one.expiresAt ? Date.parse(one.expiresAt) : never,
  urls: nowhere,
})

const unpaid = { declined: 'failed', expired: 'expired', canceled: 'canceled' } as const

function invoiceOf(tenantId: string, one: RowOf<'payments'>): SimulatedInvoice {
  const { id: reference, ref: number, amount, currency, capturedAmount, refundedAmount: refunded, expiresAt, state } = one
  const status = refunded > 0 ? 'refunded' : capturedAmount > 0 ? 'paid' : undefined
  return {
    ...{ id: one.providerOrderId ?? '', merchant: demoAccount(tenantId).token, reference, metadata: { reference, number } },
    ...{ description: one.purpose ?? number, amount, currency },
    status: status ?? (Object.hasOwn(unpaid, state) ? unpaid[state as keyof typeof unpaid] : 'initiated'),
    payments: status ? [{ id: newId(), status, amount, refunded, source: { type: 'creditcard', company: 'mada', message: '' } }] : [],
    expiresAt: expiresAt ? Date.parse(expiresAt) : never,
    urls: { success: '', back: '' },
  }
}

/** Creates those of the gateways that this server simulates. */
export async function openDemoSimulators(services: Services): Promise<ServedSimulator[]> {
  const ids = Object.keys(tenants)
  const optionsOf = (name: GatewayName) => ({
    baseUrl: () => `${publicUrl(services)}${simulatorPath(name)}`,
    texts: (locale: string, key: string, params?: Record<string, string | number>) =>
      services.texts(locale.startsWith('ar') ? 'arabic' : 'english', namedKey(key), params),
    now: services.now,
  })
  const tamara = tamaraSimulator({ merchants: ids.map(demoAccount), ...optionsOf('tamara') })
  const moyasar = moyasarSimulator({
    merchants: ids.map((id) => ({ ...demoAccount(id), webhook: () => `${publicUrl(services)}/api${noticePath('moyasar')}/${id}` })),
    ...optionsOf('moyasar'),
  })
  for (const tenantId of ids) {
    const filters = { provider: ['tamara', 'moyasar'] }
    const { data } = await services.engine.scoped(tenantId, (tx) => listRows(tx, 'payments', { page: 1, size: 1000, filters }))
    for (const one of data.filter(({ providerOrderId }) => providerOrderId !== null))
      if (one.provider === 'tamara') tamara.adopt(orderOf(tenantId, one))
      else moyasar.adopt(invoiceOf(tenantId, one))
  }
  const all: Record<GatewayName, Pick<ServedSimulator, 'register'>> = { tamara, moyasar }
  return (Object.keys(all) as GatewayName[])
    .filter((name) => isSimulated(services.env, name))
    .map((name) => ({ path: simulatorPath(name), register: all[name].register }))
}
