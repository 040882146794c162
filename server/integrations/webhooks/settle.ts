// Records what came of an attempt, in the delivery and of its endpoint. A worker that lost its lease changes nothing.
import { sql } from 'kysely'
import { dayMs } from '../../../src/schema/core/time/dayLength.ts'
import type { Word } from '../../../src/schema/enumerations.ts'
import type { languages } from '../../../src/schema/core/limits.ts'
import { unaudited } from '../../core/commit/unaudited.ts'
import { findRow, type RowOf, type Scope } from '../../core/db/repository.ts'
import type { Services } from '../../core/services.ts'
import { notify } from '../../notifications/index.ts'
import type { Leased } from './lease.ts'
import type { Attempt } from './post.ts'
import { nextTry } from './retryPolicy.ts'

/** Milliseconds without a success after which an endpoint is paused. */
const deadAfter = 3 * dayMs
/** Milliseconds by which the stored time of the last success may be out of date. */
const seenWithin = 60_000

type Pause = Word<'webhookPause'>

/** The delivery, locked, while this worker still has it. */
export async function heldDelivery(tx: Scope, { id, attempts }: Leased): Promise<RowOf<'webhookDeliveries'> | undefined> {
  const row = await findRow(tx, 'webhookDeliveries', id, { lock: true })
  return row?.state === 'sending' && row.attempts === attempts ? row : undefined
}

/** Nothing is to be sent of it, now or later. */
export const settleDropped = (tx: Scope, { id }: Leased, trouble: Word<'deliveryTrouble'>): Promise<unknown> =>
  unaudited(
    'ownRecord',
    sql`update "webhookDeliveries" set state = 'dropped', trouble = ${trouble}, "nextTryAt" = null where id = ${id}`,
  ).execute(tx)

/** The endpoint's key is refused: the endpoint is paused, and the delivery waits without the attempt being counted. */
export async function settleRefusedKey(
  services: Services,
  tx: Scope,
  delivery: RowOf<'webhookDeliveries'>,
  endpoint: RowOf<'webhookEndpoints'>,
  pause: Pause,
): Promise<void> {
  const state = delivery.event === 'test' ? 'failed' : 'waiting'
  await unaudited(
    'ownRecord',
    sql`update "webhookDeliveries" set state = ${state}, trouble = 'keyRefused', tries = tries - 1, "nextTryAt" = ${state === 'waiting' ? services.now().toISOString() : null}
    where id = ${delivery.id}`,
  ).execute(tx)
  await pauseFor(services, tx, endpoint, pause)
}

/** An attempt was made: it was taken, is made again later, or has failed for good. */
export async function settleAttempt(services: Services, tx: Scope, leased: Leased, { trouble, status, took }: Attempt): Promise<void> {
  const delivery = await heldDelivery(tx, leased)
  if (!delivery) return
  const now = services.now()
  const isTest = delivery.event === 'test'
  const next = trouble === null || isTest ? undefined : nextTry(delivery.tries, now)
  const state: Word<'deliveryState'> = trouble === null ? 'delivered' : next ? 'waiting' : 'failed'
  const at = now.toISOString()
  await unaudited(
    'ownRecord',
    sql`update "webhookDeliveries" set state = ${state}, trouble = ${trouble}, "answerStatus" = ${status}, "answerTime" = ${took}, "triedAt" = ${at},
    "deliveredAt" = ${trouble === null ? at : null}, "nextTryAt" = ${next?.toISOString() ?? null} where id = ${delivery.id}`,
  ).execute(tx)
  const endpoint = await findRow(tx, 'webhookEndpoints', delivery.endpointId, { lock: true })
  if (!endpoint) return
  if (trouble === null) {
    if (endpoint.failingSince === null && now.getTime() - Date.parse(endpoint.lastDeliveredAt ?? '1970-01-01') < seenWithin) return
    await unaudited(
      'ownRecord',
      sql`update "webhookEndpoints" set "failingSince" = null, "lastDeliveredAt" = ${at} where id = ${endpoint.id}`,
    ).execute(tx)
    return
  }
  if (isTest) return
  const since = endpoint.failingSince ?? at
  if (endpoint.failingSince === null)
    await unaudited('ownRecord', sql`update "webhookEndpoints" set "failingSince" = ${at} where id = ${endpoint.id}`).execute(tx)
  if (trouble === 'gone') await pauseFor(services, tx, endpoint, 'gone')
  else if (now.getTime() - Date.parse(since) >= deadAfter) await pauseFor(services, tx, endpoint, 'failing')
}

// Pauses an endpoint that works no more, and notifies the administrators. It is recorded in the endpoint itself and in their notices.
async function pauseFor(services: Services, tx: Scope, { id, name }: RowOf<'webhookEndpoints'>, why: Pause): Promise<void> {
  const { rows: paused } = await unaudited(
    'ownRecord',
    sql`update "webhookEndpoints" set "pausedAt" = ${services.now().toISOString()}, "pausedBecause" = ${why}, version = version + 1
    where id = ${id} and "pausedAt" is null returning id`,
  ).execute(tx)
  if (paused.length === 0) return
  const { rows } = await sql<{ id: string }>`select staff.id from staff join designation on designation.id = staff."designationId"
    where designation.role = 'Administrator' and staff.active and staff."deletedAt" is null`.execute(tx)
  const params = (language: keyof typeof languages) => ({ name, reason: services.texts(language, `enumerations.webhookPause.${why}`) })
  const people = rows.map((one) => one.id)
  await notify(services, tx, people, { kind: 'webhookPaused', params, resource: 'webhookEndpoints', rowId: id })
}
