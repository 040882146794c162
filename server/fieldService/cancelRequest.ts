// A customer cancels their own field request.
import type { RowOf, Scope } from '../core/db/repository.ts'
import type { Caller, Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { isCancellable, lockOwnRequest } from './customerRequests.ts'
import { forgetPlace } from './driverPlaces.ts'
import { notify } from '../notifications/index.ts'
import type { FieldRequestRow } from './showFieldRequests.ts'
import { commit } from '../core/commit/commit.ts'
import { callerActor } from '../core/commit/caller.ts'

const outcomes = { roadsideAssistance: 'RSA Cancelled', homeService: 'H2H Cancelled' } as const

/**
 * Closes the request as cancelled and notifies its driver; does nothing when it is cancelled already. Throws notFound (404) for another
 * customer's, moveNotAllowed (409) once the driver has arrived or it is closed.
 */
export async function cancelRequest(
  services: Services,
  tx: Scope,
  caller: Caller,
  customer: RowOf<'customers'>,
  id: string,
): Promise<FieldRequestRow> {
  const { kind, row } = await lockOwnRequest(tx, caller, customer, id)
  if (row.outcome === outcomes[kind]) return row
  if (!isCancellable(row)) throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  const changes = { status: 'closed', stage: 'done', stageAt: services.now().toISOString(), outcome: outcomes[kind] }
  const change = {
    resource: kind,
    action: 'move',
    before: row as RowOf<typeof kind>,
    changes,
    by: callerActor(caller, customer.id),
  } as const
  const after = (await commit({ services, tx }, change)) as unknown as FieldRequestRow
  if (!row.driverId) return after
  await notify(services, tx, [row.driverId], { kind: 'jobCancelled', params: { ref: row.ref }, resource: kind, rowId: id })
  await forgetPlace(tx, row.driverId)
  return after
}
