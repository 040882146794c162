// What administrators do to endpoints and deliveries.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { dayMs } from '../../../src/schema/core/time/dayLength.ts'
import { staffActor } from '../../core/commit/actor.ts'
import { commit } from '../../core/commit/commit.ts'
import { insertUnaudited, unaudited } from '../../core/commit/unaudited.ts'
import { lockRow, requireRight, type Acting } from '../../core/commit/saveRecord.ts'
import { plainRow } from '../../core/access/present.ts'
import { completeRow, type RowOf } from '../../core/db/repository.ts'
import type { Row } from '../../core/db/rows.ts'
import { Problem } from '../../core/http/problem.ts'
import { wakeWebhooks } from './lease.ts'

async function locked(acting: Acting, id: string): Promise<RowOf<'webhookEndpoints'>> {
  const before = await lockRow(acting, 'webhookEndpoints', id)
  requireRight(acting.actor, 'webhookEndpoints', 'edit', before)
  return before
}

const change = (acting: Acting, before: RowOf<'webhookEndpoints'>, changes: Row) =>
  commit(acting, { resource: 'webhookEndpoints', action: 'update', before, changes, by: staffActor(acting.actor.id) })

/** Makes the secret of an endpoint and returns it; an earlier one signs beside it for a day. */
export async function issueWebhookSecret(acting: Acting, id: string): Promise<string> {
  const before = await locked(acting, id)
  const now = acting.services.now()
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  const { signingSecret: earlierSecret } = plainRow('webhookEndpoints', before)
  const earlierUntil = earlierSecret === null ? null : new Date(now.getTime() + dayMs).toISOString()
  await change(acting, before, { signingSecret: secret, secretAt: now.toISOString(), earlierSecret, earlierUntil })
  return secret
}

/** Pauses an endpoint; one that is paused already stays so for its reason. */
export async function pauseWebhook(acting: Acting, id: string): Promise<void> {
  const before = await locked(acting, id)
  if (before.pausedAt === null) await change(acting, before, { pausedAt: acting.services.now().toISOString(), pausedBecause: 'byHand' })
}

/** Resumes an endpoint: what waited is due at once. */
export async function resumeWebhook(acting: Acting, id: string): Promise<void> {
  const before = await locked(acting, id)
  if (before.pausedAt !== null) await change(acting, before, { pausedAt: null, pausedBecause: null, failingSince: null })
  const now = acting.services.now().toISOString()
  await unaudited(
    'ownRecord',
    sql`update "webhookDeliveries" set "nextTryAt" = ${now}, tries = 0 where "endpointId" = ${id} and state = 'waiting'`,
  ).execute(acting.tx)
  await wakeWebhooks(acting.tx)
}

/** Queues a test event and returns the id of its delivery. Throws webhookSecret (409) before there is a secret. */
export async function testWebhook(acting: Acting, id: string): Promise<string> {
  const { services, tx, actor } = acting
  const endpoint = await locked(acting, id)
  if (endpoint.signingSecret === null) throw new Problem('webhookSecret')
  const now = services.now()
  const row = completeRow(
    'webhookDeliveries',
    { endpointId: id, event: 'test', state: 'waiting', nextTryAt: now.toISOString() },
    actor.id,
    now,
  )
  await insertUnaudited(tx, 'ownRecord', 'webhookDeliveries', [row])
  await wakeWebhooks(tx)
  return row.id
}

/** Sends everything again that failed since a moment, and returns its number. */
export async function replayWebhook(acting: Acting, id: string, since: string): Promise<number> {
  await locked(acting, id)
  const { rows } = await unaudited(
    'ownRecord',
    sql`update "webhookDeliveries" set state = 'waiting', tries = 0, "nextTryAt" = ${acting.services.now().toISOString()}, version = version + 1
    where "endpointId" = ${id} and state = 'failed' and "createdAt" >= ${since} returning id`,
  ).execute(acting.tx)
  await wakeWebhooks(acting.tx)
  return rows.length
}

/** Sends one delivery again. Throws moveNotAllowed (409) for one that waits or is being sent. */
export async function replayDelivery(acting: Acting, id: string): Promise<void> {
  const before = await lockRow(acting, 'webhookDeliveries', id)
  // The log itself is changed by nobody: who may change endpoints may send again.
  requireRight(acting.actor, 'webhookEndpoints', 'edit')
  if (before.state === 'waiting' || before.state === 'sending') throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  await unaudited(
    'ownRecord',
    sql`update "webhookDeliveries" set state = 'waiting', tries = 0, "nextTryAt" = ${acting.services.now().toISOString()}, version = version + 1 where id = ${id}`,
  ).execute(acting.tx)
  await wakeWebhooks(acting.tx)
}
