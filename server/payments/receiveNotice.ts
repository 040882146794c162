// Notices of a gateway. A notice proves its sender but not its content, so it only makes us read the order.
import { sql } from 'kysely'
import { z } from 'zod'
import type { GatewayName } from '../../src/schema/payments/online.ts'
import { findBy, findRow, type Scope } from '../core/db/repository.ts'
import type { ReceivedNotice } from '../core/gateways/payments.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { findAccount } from './account.ts'
import { noteFinding } from './findings.ts'
import { settleSoon } from './paymentTargets.ts'

/** The result of a notice. */
export type Received = 'heard' | 'known' | 'ignored'

/** Handles a notice. Throws badInput (400) for one that is none, unauthenticated (401) unless it is proven with the tenant's key. */
export async function receiveNotice(services: Services, tx: Scope, provider: GatewayName, received: ReceivedNotice): Promise<Received> {
  const key = (await findAccount(tx, provider))?.noticeKey ?? ''
  const notice = services.payments[provider].parseNotice(received, key, services.now())
  if (notice === 'foreign') return 'ignored'
  if (typeof notice === 'string') throw new Problem(notice)
  const { orderId, reference, event } = notice
  const isId = z.uuid().safeParse(reference).success
  const payment =
    (await findBy(tx, 'payments', { provider, providerOrderId: orderId })) ??
    (isId && reference ? await findRow(tx, 'payments', reference) : undefined)
  if (payment?.provider !== provider) {
    // Proven with the tenant's key: the provider has an order for which we have no payment.
    await noteFinding(services, tx, provider, { kind: 'unknownOrder', orderId, note: event.replace(/:.*/, '') })
    return 'ignored'
  }
  const { rows } = await sql`insert into "paymentNotices" ("tenantId", "orderId", event, "heardAt")
    values (current_setting('app.tenant_id'), ${orderId}, ${event}, ${services.now().toISOString()})
    on conflict do nothing returning event`.execute(tx)
  if (rows.length === 0) return 'known'
  await settleSoon(services, tx, payment.id)
  return 'heard'
}
