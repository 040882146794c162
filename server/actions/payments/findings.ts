// What our books and the provider's do not agree on: one finding of a kind for an order, told to staff once, closed when they agree.
import { sql } from 'kysely'
import { passes, rowRule } from '../../../src/schema/access.ts'
import type { Word } from '../../../src/schema/enumerations.ts'
import { resources } from '../../../src/schema/resources/index.ts'
import { completeRow, findBy, findRow, insertRows, updateRow, type RowOf, type Scope } from '../../db/repository.ts'
import type { Row } from '../../db/rows.ts'
import type { House } from '../../house.ts'
import { Problem } from '../../problem.ts'
import { auditChange } from '../auditChange.ts'
import { managersOf } from '../managersOf.ts'
import { notify } from '../notify.ts'
import { lockRow, type Acting } from '../saveRecord.ts'

type Finding = RowOf<'paymentFindings'>
type Kind = Word<'paymentFinding'>
/** What was found. */
export type Found = Pick<Finding, 'kind' | 'orderId'> & Partial<Pick<Finding, 'paymentId' | 'providerState' | 'amount' | 'note'>>

async function changeFinding(house: House, tx: Scope, before: Finding, values: Row, by: string | null): Promise<Finding> {
  const now = house.now()
  const after = await updateRow(tx, 'paymentFindings', before, values, by, now)
  await auditChange(tx, { resource: 'paymentFindings', rowId: before.id, action: 'update', before, after, by, now })
  return after
}

/** Writes it down. One that was closed opens again, one that is open only says when it was seen last. */
export async function noteFinding(house: House, tx: Scope, found: Found): Promise<void> {
  const now = house.now()
  const seenAt = now.toISOString()
  const { kind, orderId } = found
  // Two that find the same at once wait for each other here.
  await sql`select pg_advisory_xact_lock(hashtextextended(current_setting('app.tenant_id') || ${`${kind} ${orderId}`}, 7))`.execute(tx)
  const known = await findBy(tx, 'paymentFindings', { kind, orderId })
  if (known?.state === 'open') {
    await sql`update "paymentFindings" set "seenAt" = ${seenAt} where id = ${known.id}`.execute(tx)
    return
  }
  const id = known ? (await changeFinding(house, tx, known, { ...found, state: 'open', seenAt, resolvedAt: null }, null)).id : await add()
  const people = await managersOf(tx, 'paymentFindings', found as Row)
  const params = { order: orderId.slice(0, 20) }
  await notify(house, tx, people, { kind: 'paymentFinding', params, resource: 'paymentFindings', rowId: id })

  async function add(): Promise<string> {
    const row = completeRow('paymentFindings', { ...found, seenAt }, null, now)
    await insertRows(tx, 'paymentFindings', [row])
    await auditChange(tx, { resource: 'paymentFindings', rowId: row.id, action: 'create', before: {}, after: row, by: null, now })
    return row.id
  }
}

/** Closes what was found of an order and is found no more. */
export async function closeFindings(house: House, tx: Scope, orderId: string, kinds: readonly Kind[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from "paymentFindings"
    where "orderId" = ${orderId} and state = 'open' and kind in (${sql.join([...kinds])})`.execute(tx)
  for (const { id } of rows) {
    const before = await findRow(tx, 'paymentFindings', id, { lock: true })
    if (before?.state === 'open') await changeFinding(house, tx, before, { state: 'resolved', resolvedAt: house.now().toISOString() }, null)
  }
}

/** Somebody has seen to it. */
export async function resolveFinding(acting: Acting, id: string, { version, note }: { version: number; note: string }): Promise<Finding> {
  const before = await lockRow(acting, 'paymentFindings', id)
  if (!passes(rowRule(acting.actor, resources.paymentFindings, 'edit'), acting.actor, before)) throw new Problem('forbidden')
  if (before.version !== version) throw new Problem('staleVersion', { details: { current: before } })
  if (before.state !== 'open') throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  const values = { state: 'resolved', resolvedAt: acting.house.now().toISOString(), resolvedById: acting.actor.id, note }
  return changeFinding(acting.house, acting.tx, before, values, acting.actor.id)
}
