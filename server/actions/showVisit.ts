// A booking with what its customer can do about it: also the way to the work that waits for a decision.
import type { CustomerVisit } from '../../src/schema/endpoints.ts'
import type { RowOf, Scope } from '../db/repository.ts'
import type { House } from '../house.ts'
import { makeJobToken } from './jobLink.ts'
import { showAppointment } from './showAppointment.ts'
import { isOpenJob, workOf } from './showJob.ts'

/** The booking as its own page shows it. */
export async function showVisit(house: House, tx: Scope, tenantId: string, row: RowOf<'appointments'>): Promise<CustomerVisit> {
  const appointment = await showAppointment(tx, row, house.now())
  const found = row.closure === 'none' ? await workOf(tx, row.id) : []
  if (found.length === 0) return { appointment, work: null }
  const waiting = isOpenJob(row) ? found.filter(({ decision }) => decision === 'proposed').length : 0
  return { appointment, work: { link: makeJobToken(house, tenantId, row.id).token, waiting } }
}
