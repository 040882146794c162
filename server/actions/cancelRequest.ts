// A customer calls a driver off.
import { updateRow, type RowOf, type Scope } from '../db/repository.ts'
import type { Caller, House } from '../house.ts'
import { Problem } from '../problem.ts'
import { auditChange } from './auditChange.ts'
import { isCancellable, ownRequest } from './customerRequests.ts'
import { forgetPlace } from './driverPlaces.ts'
import { notify } from './notify.ts'
import type { ErrandRow } from './showErrands.ts'

const outcomes = { roadsideAssistance: 'RSA Cancelled', homeService: 'H2H Cancelled' } as const

/** Closes it as cancelled and tells its driver; one that was cancelled stays so. Throws notFound for another's, moveNotAllowed once somebody is there or it is over. */
export async function cancelRequest(house: House, tx: Scope, caller: Caller, customer: RowOf<'customers'>, id: string): Promise<ErrandRow> {
  const { kind, row } = await ownRequest(tx, caller, customer, id, true)
  if (row.outcome === outcomes[kind]) return row
  if (!isCancellable(row)) throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  const now = house.now()
  const values = { status: 'closed', stage: 'done', stageAt: now.toISOString(), outcome: outcomes[kind] }
  const after = (await updateRow(tx, kind, row as RowOf<typeof kind>, values, null, now)) as unknown as ErrandRow
  await auditChange(tx, { resource: kind, rowId: id, action: 'move', before: row, after, by: null, now })
  if (!row.driverId) return after
  await notify(house, tx, [row.driverId], { kind: 'jobCancelled', params: { ref: row.ref }, resource: kind, rowId: id })
  await forgetPlace(tx, row.driverId)
  return after
}
