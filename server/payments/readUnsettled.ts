// Reads every unsettled order once an hour: a notice can be lost, and an order can be changed in the provider's console.
import { sql } from 'kysely'
import { unsettledStates } from '../../src/schema/payments/paymentStates.ts'
import type { Services } from '../core/services.ts'
import { throughGateway } from './account.ts'
import { settleSoon } from './paymentTargets.ts'

/** Maximum number of orders in one tick. */
const atOnce = 200
const hour = 3_600_000

/** Starts reading each order, once an hour; captured ones once a day, for half a year. Orders whose job is waiting are skipped. */
export async function readUnsettled(services: Services, tenantId: string, now: Date): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  await services.engine.scoped(tenantId, async (tx) => {
    const { rows } = await sql<{ id: string }>`select id from payments p
      where ${throughGateway} and "deletedAt" is null and state in (${sql.join([...unsettledStates])})
        and "createdAt" > ${ago(hour * 24 * 180)}
        and coalesce("checkedAt", "createdAt") <=
          case when state in ('fully_captured', 'partially_refunded') then ${ago(hour * 24)}::timestamptz else ${ago(hour)}::timestamptz end
        and not exists (select from "jobQueue" q join jobs j on j."tenantId" = q."tenantId" and j.id = q."jobId"
          where q.kind = 'payment' and q."failedAt" is null and j.input->>'paymentId' = p.id::text)
      order by coalesce("checkedAt", "createdAt"), id limit ${atOnce}`.execute(tx)
    for (const { id } of rows) await settleSoon(services, tx, id)
  })
}
