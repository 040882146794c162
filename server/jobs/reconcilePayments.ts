// Reads every order of half a year from the provider and writes down where it and we do not agree: those that it does not know, those
// that are not as ours are, those that stay undone, and those that it told us of and we do not know.
import { sql } from 'kysely'
import { findAccount } from '../actions/payments/account.ts'
import { closeFindings, noteFinding } from '../actions/payments/findings.ts'
import { nextDeed } from '../../src/schema/paymentDeeds.ts'
import { recordOrder } from '../actions/payments/recordOrder.ts'
import { settleSoon } from '../actions/payments/wishes.ts'
import { paymentStates } from '../../src/schema/paymentStates.ts'
import { countRows, findRow, updateRow } from '../db/repository.ts'
import { ProviderError, type Account, type ProviderOrder } from '../gateways/payments/payments.ts'
import { defineHouseJob, type HouseJobContext } from './defineJob.ts'

const day = 86_400_000
const halfYear = 180 * day
/** What is wanted of an order for longer than this, and not done, is told. */
const stuckAfter = day

interface Position {
  after: string
  checked: number
  changed: number
  unread: number
}

/** One comparison. A run that was cut goes on after the last payment that it compared. */
export const reconcilePayments = defineHouseJob('reconcile', async (context) => {
  const { house, scoped } = context
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
    const finishedAt = house.now().toISOString()
    await updateRow(tx, 'paymentRuns', before, { checked, changed, unread, findings, finishedAt }, null, house.now())
  })
})

const nextPayment = ({ house, scoped }: HouseJobContext, after: string): Promise<{ id: string; orderId: string } | undefined> =>
  scoped(async ({ tx }) => {
    const since = new Date(house.now().getTime() - halfYear).toISOString()
    const { rows } = await sql<{ id: string; orderId: string }>`select id, "providerOrderId" as "orderId" from payments
      where provider = 'tamara' and "providerOrderId" is not null and "deletedAt" is null and "createdAt" > ${since}
        and id::text > ${after} order by id::text limit 1`.execute(tx)
    return rows[0]
  })

/** The order, that there is none, or undefined where the provider did not say. */
const asked = (house: HouseJobContext['house'], account: Account, orderId: string): Promise<ProviderOrder | 'unknown' | undefined> =>
  house.payments.read(account, orderId).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error
    return error.refusal === 'unknown' ? 'unknown' : undefined
  })

async function compare(
  context: HouseJobContext,
  account: Account,
  { id, orderId }: { id: string; orderId: string },
  at: Position,
): Promise<Position> {
  const { house } = context
  const order = await asked(house, account, orderId)
  return context.scoped(async ({ tx }) => {
    const before = await findRow(tx, 'payments', id)
    const next: Position = { ...at, after: id, checked: at.checked + 1 }
    if (order === undefined) next.unread += 1
    else if (order === 'unknown')
      await noteFinding(house, tx, { kind: 'missingOrder', orderId, paymentId: id, amount: before?.amount ?? null })
    else {
      if (await recordOrder(house, tx, id, order)) await settleSoon(house, tx, id)
      const after = await findRow(tx, 'payments', id)
      if (after && before && after.version !== before.version) next.changed += 1
      const undone = after && nextDeed(after) && Date.parse(after.updatedAt) < house.now().getTime() - stuckAfter
      const told = { kind: 'stuck', orderId, paymentId: id, providerState: order.state, amount: order.amount } as const
      await (undone ? noteFinding(house, tx, told) : closeFindings(house, tx, orderId, ['stuck']))
    }
    context.keep(next)
    return next
  })
}

/** Orders that the provider told us of and we have no payment for: closed once nothing of them can be paid any more. */
async function readUnknown({ house, scoped }: HouseJobContext, account: Account): Promise<void> {
  const { rows } = await scoped(({ tx }) =>
    sql<{ orderId: string }>`select "orderId" from "paymentFindings" where kind = 'unknownOrder' and state = 'open' limit 200`.execute(tx),
  )
  for (const { orderId } of rows) {
    const order = await asked(house, account, orderId)
    if (order === undefined) continue
    await scoped(async ({ tx }) => {
      const known = await countRows(tx, 'payments', [sql`"providerOrderId" = ${orderId}`])
      const over = order === 'unknown' || known > 0 || paymentStates[order.state].phase === 'ended'
      if (over) return closeFindings(house, tx, orderId, ['unknownOrder'])
      await sql`update "paymentFindings" set "providerState" = ${order.state}, amount = ${order.amount}, "seenAt" = ${house.now().toISOString()}
        where "orderId" = ${orderId} and kind = 'unknownOrder'`.execute(tx)
    })
  }
}
