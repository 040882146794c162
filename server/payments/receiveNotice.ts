// Notices of the provider. A notice proves its sender but not its content, so it only makes us read the order.
import { sql } from 'kysely'
import { z } from 'zod'
import { findBy, findRow, type Scope } from '../core/db/repository.ts'
import { isNoticeToken } from './gateways/noticeToken.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { findAccount } from './account.ts'
import { noteFinding } from './findings.ts'
import { settleSoon } from './paymentTargets.ts'

/** The fields of a notice that are used. */
export const noticeShape = z.object({
  order_id: z.string().min(1).max(80),
  order_reference_id: z.string().max(80).optional(),
  event_type: z.string().min(1).max(60),
  data: z.unknown().optional(),
})
/** The result of a notice. */
export type Received = 'heard' | 'known' | 'ignored'

// Captures and refunds can occur several times for an order: each has its own id.
const eventOf = ({ event_type, data }: z.output<typeof noticeShape>): string => {
  const { capture_id, refund_id, cancel_id } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>
  return [event_type, refund_id ?? cancel_id ?? capture_id]
    .filter((one) => typeof one === 'string')
    .join(':')
    .slice(0, 200)
}

/** Handles a notice. Throws unauthenticated (401) unless every token with it is valid and signed with the tenant's key. */
export async function receiveNotice(
  services: Services,
  tx: Scope,
  tokens: readonly string[],
  notice: z.output<typeof noticeShape>,
): Promise<Received> {
  const key = (await findAccount(tx))?.noticeKey ?? ''
  if (tokens.length === 0 || !tokens.every((token) => isNoticeToken(token, key, services.now()))) throw new Problem('unauthenticated')
  const { order_id: orderId, order_reference_id: reference } = notice
  const isId = z.uuid().safeParse(reference).success
  const payment =
    (await findBy(tx, 'payments', { provider: 'tamara', providerOrderId: orderId })) ??
    (isId && reference ? await findRow(tx, 'payments', reference) : undefined)
  if (payment?.provider !== 'tamara') {
    // Signed with the tenant's key: the provider has an order for which we have no payment.
    await noteFinding(services, tx, { kind: 'unknownOrder', orderId, note: notice.event_type })
    return 'ignored'
  }
  const { rows } = await sql`insert into "paymentNotices" ("tenantId", "orderId", event, "heardAt")
    values (current_setting('app.tenant_id'), ${orderId}, ${eventOf(notice)}, ${services.now().toISOString()})
    on conflict do nothing returning event`.execute(tx)
  if (rows.length === 0) return 'known'
  await settleSoon(services, tx, payment.id)
  return 'heard'
}
