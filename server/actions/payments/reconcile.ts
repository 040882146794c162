// The nightly comparison of every order of half a year with the provider's: begun here, worked by a job.
import { sql } from 'kysely'
import { completeRow, countRows, insertRows, type RowOf, type Scope } from '../../db/repository.ts'
import { localDay, momentOf } from '../../booking/time.ts'
import type { House } from '../../house.ts'
import { isQueued, startHouseJob } from '../../jobs/queue.ts'
import { findAccount } from './account.ts'

/** When it begins, in the tenant's time. */
const nightly = '03:00'

/** Begins a comparison, unless one is under way. */
export async function startReconciling(house: House, tx: Scope, by: string | null = null): Promise<RowOf<'paymentRuns'> | undefined> {
  if (await isQueued(tx, 'reconcile')) return undefined
  const row = completeRow('paymentRuns', {}, by, house.now())
  await insertRows(tx, 'paymentRuns', [row])
  await startHouseJob({ house, tx }, { kind: 'reconcile', resource: 'paymentRuns', input: { runId: row.id } })
  return row
}

/** Begins the night's one, for a tenant that has an account with the provider. */
export async function reconcileNightly(house: House, tenantId: string, now: Date): Promise<void> {
  const due = momentOf(localDay(now), nightly)
  if (now.toISOString() < due) return
  await house.engine.scoped(tenantId, async (tx) => {
    if ((await countRows(tx, 'paymentRuns', [sql`"createdAt" >= ${due}`])) > 0 || !(await findAccount(tx))) return
    await startReconciling(house, tx)
  })
}
