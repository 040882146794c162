// Starts the nightly comparison of the last half year's orders with the provider, which a job carries out.
import { sql } from 'kysely'
import { completeRow, countRows, type RowOf, type Scope } from '../core/db/repository.ts'
import { localDay, momentOf } from '../core/time/time.ts'
import type { Services } from '../core/services.ts'
import { isQueued, startSystemJob } from '../core/jobs/queue.ts'
import { findAccounts } from './account.ts'
import { insertUnaudited } from '../core/commit/unaudited.ts'

/** The time of the comparison, in the tenant's zone. */
const nightly = '03:00'

/** Starts a comparison, unless one is running. */
export async function startReconciling(services: Services, tx: Scope, by: string | null = null): Promise<RowOf<'paymentRuns'> | undefined> {
  if (await isQueued(tx, 'reconcile')) return undefined
  const row = completeRow('paymentRuns', {}, by, services.now())
  await insertUnaudited(tx, 'ownRecord', 'paymentRuns', [row])
  await startSystemJob({ services, tx }, { kind: 'reconcile', resource: 'paymentRuns', input: { runId: row.id } })
  return row
}

/** Starts the nightly comparison, for a tenant with a provider account. */
export async function reconcileNightly(services: Services, tenantId: string, now: Date): Promise<void> {
  const due = momentOf(localDay(now), nightly)
  if (now.toISOString() < due) return
  await services.engine.scoped(tenantId, async (tx) => {
    if ((await countRows(tx, 'paymentRuns', [sql`"createdAt" >= ${due}`])) > 0 || Object.keys(await findAccounts(tx)).length === 0) return
    await startReconciling(services, tx)
  })
}
