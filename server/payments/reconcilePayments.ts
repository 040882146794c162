// Reads every order of half a year from the provider and records differences: orders that it does not have, orders in another state,
// intentions that were not carried out, and provider orders without a payment of ours.
import { sql } from 'kysely'
import { gatewayNames, type GatewayName } from '../../src/schema/payments/online.ts'
import { findAccounts } from './account.ts'
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
  const accounts = await scoped(({ tx }) => findAccounts(tx))
  const first: Position = { after: '', checked: 0, changed: 0, unread: 0 }
  let at = (context.position as Position | null) ?? first
  for (let next = await nextPayment(context, accounts, at.after); next; next = await nextPayment(context, accounts, at.after))
    at = await compare(context, accounts, next, at)
  await readUnknown(context, accounts)
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

type Accounts = Partial<Record<GatewayName, Account>>
type Next = { id: string; orderId: string; provider: GatewayName }

const nextPayment = ({ services, scoped }: SystemJobContext, accounts: Accounts, after: string): Promise<Next | undefined> =>
  scoped(async ({ tx }) => {
    const readable = gatewayNames.filter((name) => accounts[name])
    if (readable.length === 0) return undefined
    const since = new Date(services.now().getTime() - halfYear).toISOString()
    const { rows } = await sql<Next>`select id, "providerOrderId" as "orderId", provider from payments
      where provider in (${sql.join(readable)}) and "providerOrderId" is not null and "deletedAt" is null and "createdAt" > ${since}
        and id::text > ${after} order by id::text limit 1`.execute(tx)
    return rows[0]
  })

/** The order, 'unknown' when the provider has none, or undefined when it did not answer or there is no account. */
async function requested(
  services: SystemJobContext['services'],
  accounts: Accounts,
  provider: GatewayName,
  orderId: string,
): Promise<ProviderOrder | 'unknown' | undefined> {
  const account = accounts[provider]
  if (!account) return undefined
  return services.payments[provider].read(account, orderId).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error
    return error.refusal === 'unknown' ? 'unknown' : undefined
  })
}

async function compare(context: SystemJobContext, accounts: Accounts, { id, orderId, provider }: Next, at: Position): Promise<Position> {
  const { services } = context
  const order = await requested(services, accounts, provider, orderId)
  return context.scoped(async ({ tx }) => {
    const before = await findRow(tx, 'payments', id)
    const next: Position = { ...at, after: id, checked: at.checked + 1 }
    if (order === undefined) next.unread += 1
    else if (order === 'unknown')
      await noteFinding(services, tx, provider, { kind: 'missingOrder', orderId, paymentId: id, amount: before?.amount ?? null })
    else {
      if (await recordOrder(services, tx, id, order)) await settleSoon(services, tx, id)
      const after = await findRow(tx, 'payments', id)
      if (after && before && after.version !== before.version) next.changed += 1
      // The job confirms the booking of a deposit that was paid.
      if (after?.deposit && after.state !== before?.state) await settleSoon(services, tx, id)
      const undone = after && nextPaymentStep(after) && Date.parse(after.updatedAt) < services.now().getTime() - stuckAfter
      const details = { kind: 'stuck', orderId, paymentId: id, providerState: order.state, amount: order.amount } as const
      await (undone ? noteFinding(services, tx, provider, details) : closeFindings(services, tx, provider, orderId, ['stuck']))
    }
    context.keep(next)
    return next
  })
}

/** Provider orders without a payment of ours: their findings are closed once the orders can no longer be paid. */
async function readUnknown({ services, scoped }: SystemJobContext, accounts: Accounts): Promise<void> {
  const { rows } = await scoped(({ tx }) =>
    sql<{ orderId: string }>`select "orderId" from "paymentFindings" where kind = 'unknownOrder' and state = 'open' limit 200`.execute(tx),
  )
  for (const { orderId } of rows) {
    // A finding does not name its gateway: the one that knows the order is its own.
    const answers = []
    for (const provider of gatewayNames.filter((name) => accounts[name]))
      answers.push({ provider, order: await requested(services, accounts, provider, orderId) })
    const own = answers.find(({ order }) => order !== 'unknown') ?? answers[0]
    if (!own || own.order === undefined) continue
    const { provider, order } = own
    await scoped(async ({ tx }) => {
      const known = await countRows(tx, 'payments', [sql`"providerOrderId" = ${orderId}`])
      const over = order === 'unknown' || known > 0 || paymentStates[order.state].phase === 'ended'
      if (over) return closeFindings(services, tx, provider, orderId, ['unknownOrder'])
      await unaudited(
        'noEdit',
        sql`update "paymentFindings" set "providerState" = ${order.state}, amount = ${order.amount}, "seenAt" = ${services.now().toISOString()}
          where "orderId" = ${orderId} and kind = 'unknownOrder'`,
      ).execute(tx)
    })
  }
}
