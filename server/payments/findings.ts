// What our books and the provider's do not agree on: one finding of a kind for an order, told to staff once, closed when they agree.
import { sql } from 'kysely'
import { passes, rowRule } from '../../src/schema/core/access.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { resources } from '../../src/schema/resources.ts'
import { findBy, findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { managersOf } from '../core/access/managersOf.ts'
import { notify } from '../notifications/index.ts'
import { lockRow, type Acting } from '../core/commit/saveRecord.ts'
import { commit } from '../core/commit/commit.ts'
import { type ChangeActor, providerActor, staffActor } from '../core/commit/actor.ts'
import { unaudited } from '../core/commit/unaudited.ts'

type Finding = RowOf<'paymentFindings'>
type Kind = Word<'paymentFinding'>
/** What was found. */
export type Found = Pick<Finding, 'kind' | 'orderId'> & Partial<Pick<Finding, 'paymentId' | 'providerState' | 'amount' | 'note'>>

// Found or found no more by what the provider answers.
const provider = providerActor('tamara')

const changeFinding = (services: Services, tx: Scope, before: Finding, changes: Row, by: ChangeActor): Promise<Finding> =>
  commit({ services, tx }, { resource: 'paymentFindings', action: 'update', before, changes, by })

/** Writes it down. One that was closed opens again, one that is open only says when it was seen last. */
export async function noteFinding(services: Services, tx: Scope, found: Found): Promise<void> {
  const seenAt = services.now().toISOString()
  const { kind, orderId } = found
  // Two that find the same at once wait for each other here.
  await sql`select pg_advisory_xact_lock(hashtextextended(current_setting('app.tenant_id') || ${`${kind} ${orderId}`}, 7))`.execute(tx)
  const known = await findBy(tx, 'paymentFindings', { kind, orderId })
  if (known?.state === 'open') {
    await unaudited('noEdit', sql`update "paymentFindings" set "seenAt" = ${seenAt} where id = ${known.id}`).execute(tx)
    return
  }
  const values = { ...found, seenAt }
  const { id } = known
    ? await changeFinding(services, tx, known, { ...values, state: 'open', resolvedAt: null }, provider)
    : await commit({ services, tx }, { resource: 'paymentFindings', action: 'create', values, by: provider })
  const people = await managersOf(tx, 'paymentFindings', found as Row)
  const params = { order: orderId.slice(0, 20) }
  await notify(services, tx, people, { kind: 'paymentFinding', params, resource: 'paymentFindings', rowId: id })
}

/** Closes what was found of an order and is found no more. */
export async function closeFindings(services: Services, tx: Scope, orderId: string, kinds: readonly Kind[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from "paymentFindings"
    where "orderId" = ${orderId} and state = 'open' and kind in (${sql.join([...kinds])})`.execute(tx)
  for (const { id } of rows) {
    const before = await findRow(tx, 'paymentFindings', id, { lock: true })
    const changes = { state: 'resolved', resolvedAt: services.now().toISOString() }
    if (before?.state === 'open') await changeFinding(services, tx, before, changes, provider)
  }
}

/** Somebody has seen to it. */
export async function resolveFinding(acting: Acting, id: string, { version, note }: { version: number; note: string }): Promise<Finding> {
  const before = await lockRow(acting, 'paymentFindings', id)
  if (!passes(rowRule(acting.actor, resources.paymentFindings, 'edit'), acting.actor, before)) throw new Problem('forbidden')
  if (before.version !== version) throw new Problem('staleVersion', { details: { current: before } })
  if (before.state !== 'open') throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  const values = { state: 'resolved', resolvedAt: acting.services.now().toISOString(), resolvedById: acting.actor.id, note }
  return changeFinding(acting.services, acting.tx, before, values, staffActor(acting.actor.id))
}
