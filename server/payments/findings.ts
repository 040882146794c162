// Findings: differences between our payments and the provider's orders. One for each kind and order, notified to staff once, closed when
// both agree.
import { sql } from 'kysely'
import { passes, rowRule } from '../../src/schema/core/access.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import type { GatewayName } from '../../src/schema/payments/online.ts'
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
/** A difference to record. */
export type Found = Pick<Finding, 'kind' | 'orderId'> & Partial<Pick<Finding, 'paymentId' | 'providerState' | 'amount' | 'note'>>

const changeFinding = (services: Services, tx: Scope, before: Finding, changes: Row, by: ChangeActor): Promise<Finding> =>
  commit({ services, tx }, { resource: 'paymentFindings', action: 'update', before, changes, by })

/** Records a finding that a gateway's answer opens. A closed one is reopened; an open one only gets a new "last seen" time. */
export async function noteFinding(services: Services, tx: Scope, gateway: GatewayName, found: Found): Promise<void> {
  const seenAt = services.now().toISOString()
  const { kind, orderId } = found
  const by = providerActor(gateway)
  // Two processes with the same finding run this one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(current_setting('app.tenant_id') || ${`${kind} ${orderId}`}, 7))`.execute(tx)
  const known = await findBy(tx, 'paymentFindings', { kind, orderId })
  if (known?.state === 'open') {
    await unaudited('noEdit', sql`update "paymentFindings" set "seenAt" = ${seenAt} where id = ${known.id}`).execute(tx)
    return
  }
  const values = { ...found, seenAt }
  const { id } = known
    ? await changeFinding(services, tx, known, { ...values, state: 'open', resolvedAt: null }, by)
    : await commit({ services, tx }, { resource: 'paymentFindings', action: 'create', values, by })
  const people = await managersOf(tx, 'paymentFindings', found as Row)
  const params = { order: orderId.slice(0, 20) }
  await notify(services, tx, people, { kind: 'paymentFinding', params, resource: 'paymentFindings', rowId: id })
}

/** Closes an order's findings of these kinds, which no longer apply. */
export async function closeFindings(
  services: Services,
  tx: Scope,
  gateway: GatewayName,
  orderId: string,
  kinds: readonly Kind[],
): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from "paymentFindings"
    where "orderId" = ${orderId} and state = 'open' and kind in (${sql.join([...kinds])})`.execute(tx)
  for (const { id } of rows) {
    const before = await findRow(tx, 'paymentFindings', id, { lock: true })
    const changes = { state: 'resolved', resolvedAt: services.now().toISOString() }
    if (before?.state === 'open') await changeFinding(services, tx, before, changes, providerActor(gateway))
  }
}

/**
 * Closes a finding on behalf of staff, with a note. Throws forbidden (403), notFound (404), staleVersion (409), or moveNotAllowed (409)
 * when it is closed already.
 */
export async function resolveFinding(acting: Acting, id: string, { version, note }: { version: number; note: string }): Promise<Finding> {
  const before = await lockRow(acting, 'paymentFindings', id)
  if (!passes(rowRule(acting.actor, resources.paymentFindings, 'edit'), acting.actor, before)) throw new Problem('forbidden')
  if (before.version !== version) throw new Problem('staleVersion', { details: { current: before } })
  if (before.state !== 'open') throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  const values = { state: 'resolved', resolvedAt: acting.services.now().toISOString(), resolvedById: acting.actor.id, note }
  return changeFinding(acting.services, acting.tx, before, values, staffActor(acting.actor.id))
}
