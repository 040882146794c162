// A notice of the provider. It proves who sent it and nothing of what it says: it only makes us look at the order ourselves.
import { sql } from 'kysely'
import { z } from 'zod'
import { findBy, findRow, type Scope } from '../core/db/repository.ts'
import { isNoticeToken } from './gateways/noticeToken.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { findAccount } from './account.ts'
import { noteFinding } from './findings.ts'
import { settleSoon } from './paymentTargets.ts'

/** What a notice says, as far as it is minded. */
export const noticeShape = z.object({
  order_id: z.string().min(1).max(80),
  order_reference_id: z.string().max(80).optional(),
  event_type: z.string().min(1).max(60),
  data: z.unknown().optional(),
})
/** What was made of it. */
export type Received = 'heard' | 'known' | 'ignored'

// Of captures and refunds an order can have several: each has an id of its own.
const eventOf = ({ event_type, data }: z.output<typeof noticeShape>): string => {
  const { capture_id, refund_id, cancel_id } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>
  return [event_type, refund_id ?? cancel_id ?? capture_id]
    .filter((one) => typeof one === 'string')
    .join(':')
    .slice(0, 200)
}

/** Throws unauthenticated unless every token that came with it is the tenant's provider's, and good now. */
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
    // Signed by the tenant's own key: the provider keeps an order for us that we have no payment for.
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
