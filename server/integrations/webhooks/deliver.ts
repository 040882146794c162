// Makes one attempt: what the endpoint's key may read of the row, signed, over the network, and what came of it. Between reading and recording
// no transaction is open.
import { Webhook } from 'standardwebhooks'
import { plainRow } from '../../core/access/present.ts'
import { rightsOfKey } from '../../core/access/apiKeys.ts'
import { findRow, type RowOf, type Scope } from '../../core/db/repository.ts'
import type { Services } from '../../core/services.ts'
import type { Leased } from './lease.ts'
import { payloadOf } from './payload.ts'
import { post } from './post.ts'
import { heldDelivery, settleAttempt, settleDropped, settleRefusedKey } from './settle.ts'

interface Prepared {
  url: string
  headers: Record<string, string>
  body: string
}

/** Processes a delivery. Rejects only when the database is unavailable; the lease then expires. */
export async function deliver(services: Services, leased: Leased): Promise<void> {
  const scoped = <R>(work: (tx: Scope) => Promise<R>) => services.engine.scoped(leased.tenantId, work)
  const prepared = await scoped((tx) => prepare(services, tx, leased))
  if (!prepared) return
  const attempt = await post(prepared.url, prepared.headers, prepared.body, { insideToo: services.env.WEBHOOK_INSIDE })
  await scoped((tx) => settleAttempt(services, tx, leased, attempt))
}

async function prepare(services: Services, tx: Scope, leased: Leased): Promise<Prepared | undefined> {
  const delivery = await heldDelivery(tx, leased)
  const endpoint = delivery && (await findRow(tx, 'webhookEndpoints', delivery.endpointId))
  if (!delivery || !endpoint) return undefined
  const now = services.now()
  const rights = await rightsOfKey(tx, endpoint.apiKeyId, now)
  const refusal = rights ? rights.refusal : 'keyUnknown'
  if (!rights || refusal) {
    await settleRefusedKey(services, tx, delivery, endpoint, refusal ?? 'keyUnknown')
    return undefined
  }
  const body = await payloadOf(tx, rights.actor, delivery)
  if (body === undefined) {
    await settleDropped(tx, leased, 'notReadable')
    return undefined
  }
  return { url: endpoint.url, headers: headersOf(endpoint, delivery.id, body, now), body }
}

/** The headers of Standard Webhooks. For a day after a new secret was made both sign. */
function headersOf(sealed: RowOf<'webhookEndpoints'>, id: string, body: string, now: Date): Record<string, string> {
  const { signingSecret, earlierSecret, earlierUntil } = plainRow('webhookEndpoints', sealed)
  const isEarlierToo = earlierUntil !== null && Date.parse(earlierUntil) > now.getTime()
  const secrets = [signingSecret, isEarlierToo ? earlierSecret : null].filter((one) => one !== null)
  return {
    'content-type': 'application/json',
    'user-agent': 'Wakeel-Webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  }
}
