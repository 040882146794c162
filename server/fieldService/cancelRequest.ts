// A customer cancels their own field request.
import type { RowOf } from '../core/db/repository.ts'
import type { ForCustomer } from '../core/http/forCustomer.ts'
import { Problem } from '../core/http/problem.ts'
import { isCancellable, lockOwnRequest } from './customerRequests.ts'
import { forgetPlace } from './driverPlaces.ts'
import { notify } from '../notifications/index.ts'
import type { FieldRequestRow } from './showFieldRequests.ts'
import { commit } from '../core/commit/commit.ts'

const outcomes = { roadsideAssistance: 'RSA Cancelled', homeService: 'H2H Cancelled' } as const

/**
 * Closes the request as cancelled and notifies its driver; does nothing when it is cancelled already. Throws notFound (404) for another
 * customer's, moveNotAllowed (409) once the driver has arrived or it is closed.
 */
export async function cancelRequest({ services, tx, caller, customer, by }: ForCustomer, id: string): Promise<FieldRequestRow> {
  const { kind, row } = await lockOwnRequest(tx, caller, customer, id)
  if (row.outcome === outcomes[kind]) return row
  if (!isCancellable(row)) throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  const changes = { status: 'closed', stage: 'done', stageAt: services.now().toISOString(), outcome: outcomes[kind] }
  const change = { resource: kind, action: 'move', before: row as RowOf<typeof kind>, changes, by } as const
  const after = (await commit({ services, tx }, change)) as unknown as FieldRequestRow
  if (!row.driverId) return after
  await notify(services, tx, [row.driverId], { kind: 'jobCancelled', params: { ref: row.ref }, resource: kind, rowId: id })
  await forgetPlace(tx, row.driverId)
  return after
}
