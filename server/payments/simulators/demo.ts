// The simulator of a demo: its merchants are the demo companies, and it adopts the orders of existing payments.
import type { Services } from '../../core/services.ts'
import { listRows } from '../../core/db/repository.ts'
import { simulatorPath } from '../gateways/openPayments.ts'
import { publicUrl } from '../../core/http/publicUrl.ts'
import { tenants } from '../../core/demo/content/tenants.ts'
import { demoAccount } from '../../core/demo/content/demoAccount.ts'
import { tamaraSimulator, type TamaraSimulator } from './simulator.ts'
import { namedKey } from '../../../src/schema/core/dataKeys.ts'

const nowhere = { success: '', failure: '', cancel: '', notification: '' }

/** Creates it. */
export async function openDemoSimulator(services: Services): Promise<TamaraSimulator> {
  const simulator = tamaraSimulator({
    merchants: Object.keys(tenants).map(demoAccount),
    baseUrl: () => `${publicUrl(services)}${simulatorPath}`,
    texts: (locale, key, params) => services.texts(locale.startsWith('ar') ? 'arabic' : 'english', namedKey(key), params),
    now: services.now,
  })
  for (const tenantId of Object.keys(tenants)) {
    const filters = { provider: ['tamara'] }
    const { data } = await services.engine.scoped(tenantId, (tx) => listRows(tx, 'payments', { page: 1, size: 1000, filters }))
    for (const one of data.filter(({ providerOrderId }) => providerOrderId !== null))
      simulator.adopt({
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
        expiresAt: one.expiresAt ? Date.parse(one.expiresAt) : Number.MAX_SAFE_INTEGER,
        urls: nowhere,
      })
  }
  return simulator
}
