// The simulator of a demo: its merchants are the demo companies, and it takes up the orders that the house has from before.
import type { House } from '../../house.ts'
import { listRows } from '../../db/repository.ts'
import { simulatorPath } from '../../gateways/payments/openPayments.ts'
import { publicUrl } from '../../publicUrl.ts'
import { tenants } from '../../demo/content/tenants.ts'
import { demoAccount } from './demoAccount.ts'
import { tamaraSimulator, type TamaraSimulator } from './simulator.ts'

const nowhere = { success: '', failure: '', cancel: '', notification: '' }

/** Opens it. */
export async function openDemoSimulator(house: House): Promise<TamaraSimulator> {
  const simulator = tamaraSimulator({
    merchants: Object.keys(tenants).map(demoAccount),
    baseUrl: () => `${publicUrl(house)}${simulatorPath}`,
    texts: (locale, key, params) => house.texts(locale.startsWith('ar') ? 'arabic' : 'english', key, params),
    now: house.now,
  })
  for (const tenantId of Object.keys(tenants)) {
    const filters = { provider: ['tamara'] }
    const { data } = await house.engine.scoped(tenantId, (tx) => listRows(tx, 'payments', { page: 1, size: 1000, filters }))
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
