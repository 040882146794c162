// Reads every order of half a year from the provider and records differences: orders that it does not have, orders in another state,
// intentions that were not carried out, and provider orders without a payment of ours.
import { sql } from 'kysely'
import { findAccount } from './account.ts'
import { closeFindings, noteFinding } from './findings.ts'
import { nextPaymentStep } from '../../src/schema/payments/paymentSteps.ts'
import { recordOrder } from './recordOrder.ts'
import { settleSoon } from './paymentTargets.ts'
import { paymentStates } from '../../src/schema/payments/paymentStates.ts'
import { countRows, findRow } from '../core/db/repository.ts'
import { ProviderError, type Account, type ProviderOrder } from '../core/gateways/payments.ts'
import { defineSystemJob, type SystemJobContext } from '../core/jobs/defineJob.ts'
import { updateUnaudited, unaudited } from '../core/commit/unaudited.ts'
import { jobActor } from '../core/commit/actor.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'

const halfYear = 180 * dayMs
/** Milliseconds after which an intention that was not carried out is recorded. */
const stuckAfter = dayMs

interface Position {
  after: string
  checked: number
  changed: number
  unread: number
}

/** One comparison. An interrupted run continues after the last compared payment. */
export const reconcilePayments = defineSystemJob('reconcile', async (context) => {
  const { services, scoped } = context
  const runId = String(context.input['runId'])
  const account = await scoped(({ tx }) => findAccount(tx))
  const first: Position = { after: '', checked: 0, changed: 0, unread: 0 }
  let at = (context.position as Position | null) ?? first
  if (account) {
    for (let next = await nextPayment(context, at.after); next; next = await nextPayment(context, at.after))
      at = await compare(context, account, next, at)
    await readUnknown(context, account)
  }
  await scoped(async ({ tx }) => {
    const before = await findRow(tx, 'paymentRuns', runId, { lock: true })
    if (!before) return
    const findings = await countRows(tx, 'paymentFindings', [sql`state = 'open'`])
    const { checked, changed, unread } = at
    const finishedAt = services.now().toISOString()
    const changes = { checked, changed, unread, findings, finishedAt }
    await updateUnaudited(tx, 'ownRecord', 'paymentRuns', before, changes, jobActor('reconcile'), services.now())
  })
})

const nextPayment = ({ services, scoped }: SystemJobContext, after: string): Promise<{ id: string; orderId: string } | undefined> =>
  scoped(async ({ tx }) => {
    const since = new Date(services.now().getTime() - halfYear).toISOString()
    const { rows } = await sql<{ id: string; orderId: string }>`select id, "providerOrderId" as "orderId" from payments
      where provider = 'tamara' and "providerOrderId" is not null and "deletedAt" is null and "createdAt" > ${since}
        and id::text > ${after} order by id::text limit 1`.execute(tx)
    return rows[0]
  })

/** The order, null when the provider has none, or undefined when it did not answer. */
const requested = (
  services: SystemJobContext['services'],
  account: Account,
  orderId: string,
): Promise<ProviderOrder | 'unknown' | undefined> =>
  services.payments.read(account, orderId).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error
    return error.refusal === 'unknown' ? 'unknown' : undefined
  })

async function compare(
  context: SystemJobContext,
  account: Account,
  { id, orderId }: { id: string; orderId: string },
  at: Position,
): Promise<Position> {
  const { services } = context
  const order = await requested(services, account, orderId)
  return context.scoped(async ({ tx }) => {
    const before = await findRow(tx, 'payments', id)
    const next: Position = { ...at, after: id, checked: at.checked + 1 }
    if (order === undefined) next.unread += 1
    else if (order === 'unknown')
      await noteFinding(services, tx, { kind: 'missingOrder', orderId, paymentId: id, amount: before?.amount ?? null })
    else {
      if (await recordOrder(services, tx, id, order)) await settleSoon(services, tx, id)
      const after = await findRow(tx, 'payments', id)
      if (after && before && after.version !== before.version) next.changed += 1
      const undone = after && nextPaymentStep(after) && Date.parse(after.updatedAt) < services.now().getTime() - stuckAfter
      const details = { kind: 'stuck', orderId, paymentId: id, providerState: order.state, amount: order.amount } as const
      await (undone ? noteFinding(services, tx, details) : closeFindings(services, tx, orderId, ['stuck']))
    }
    context.keep(next)
    return next
  })
}

/** Provider orders without a payment of ours: their findings are closed once the orders can no longer be paid. */
async function readUnknown({ services, scoped }: SystemJobContext, account: Account): Promise<void> {
  const { rows } = await scoped(({ tx }) =>
    sql<{ orderId: string }>`select "orderId" from "paymentFindings" where kind = 'unknownOrder' and state = 'open' limit 200`.execute(tx),
  )
  for (const { orderId } of rows) {
    const order = await requested(services, account, orderId)
    if (order === undefined) continue
    await scoped(async ({ tx }) => {
      const known = await countRows(tx, 'payments', [sql`"providerOrderId" = ${orderId}`])
      const over = order === 'unknown' || known > 0 || paymentStates[order.state].phase === 'ended'
      if (over) return closeFindings(services, tx, orderId, ['unknownOrder'])
      await unaudited(
        'noEdit',
        sql`update "paymentFindings" set "providerState" = ${order.state}, amount = ${order.amount}, "seenAt" = ${services.now().toISOString()}
          where "orderId" = ${orderId} and kind = 'unknownOrder'`,
      ).execute(tx)
    })
  }
}
