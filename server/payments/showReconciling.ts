import { sql } from 'kysely'
import type { Actor } from '../../src/schema/core/access.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { countRows, readRows, type Scope } from '../core/db/repository.ts'
import { isQueued } from '../core/jobs/queue.ts'
import { presentRow } from '../core/access/present.ts'

/** The state of the comparison with the provider. */
export async function showReconciling(tx: Scope, actor: Actor): Promise<Omit<OutputOf<'paymentTotals'>, 'totals'>> {
  const data = await readRows(tx, 'paymentRuns', { size: 1, sort: 'createdAt', order: 'DESC' })
  return {
    lastRun: data[0] ? presentRow('paymentRuns', data[0], actor, 'show') : null,
    openFindings: await countRows(tx, 'paymentFindings', [sql`state = 'open'`]),
    busy: await isQueued(tx, 'reconcile'),
  }
}
