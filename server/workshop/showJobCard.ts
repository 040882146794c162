// A job card as its customer's page shows it.
import type { CustomerJob, ProposedWork } from '../../src/schema/workshop/calls/job.ts'
import { findRow, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'
import type { OpenJobLink } from './jobLink.ts'
import { openFiles } from '../files/index.ts'
import { showAppointment } from '../appointments/index.ts'

/** Maximum pieces of additional work on a booking. */
export const maxWork = 30

/** Whether the customer may still decide: the booking is open and its work not finished. */
export const isOpenJob = ({ status, closure }: Pick<RowOf<'appointments'>, 'status' | 'closure'>): boolean =>
  closure === 'none' && status !== 'completed' && status !== 'delivered'

/** The additional work of a booking, oldest first. */
export const workOf = async (tx: Scope, appointmentId: string): Promise<RowOf<'jobServices'>[]> =>
  readRows(tx, 'jobServices', { size: maxWork, sort: 'createdAt', order: 'ASC', filters: { appointmentId: [appointmentId] } })

/** The booking of a link. Throws linkExpired (410) when it no longer exists, or the link was revoked. */
export async function findJob(
  tx: Scope,
  { appointmentId, madeAt }: Omit<OpenJobLink, 'tenantId'>,
  lock = false,
): Promise<RowOf<'appointments'>> {
  const booking = await findRow(tx, 'appointments', appointmentId, { lock })
  // Links have a precision of one second: one made in the second of the revocation is revoked too.
  const over = booking?.jobLinksOverAt ? Date.parse(booking.jobLinksOverAt) : -1
  if (!booking || madeAt.getTime() <= over) throw new Problem('linkExpired')
  return booking
}

/** The job card with everything that its page shows. */
export async function showJobCard(tx: Scope, booking: RowOf<'appointments'>, now: Date): Promise<CustomerJob> {
  const shown = await showAppointment(tx, booking, now)
  const work: ProposedWork[] = []
  for (const { id, version, code, name, price, minutes, reason, decision, decidedBy, photos } of await workOf(tx, booking.id))
    work.push({ id, version, code, name, price, minutes, reason, decision, decidedBy, photos: await openFiles(tx, photos) })
  const { ref, status, closure, startAt, promiseAt, location, advisor, vehicle, services, totals } = shown
  return {
    ...{ ref, status, closure, startAt, promiseAt, services, totals, work },
    location: { name: location.name, phone: location.phone },
    advisor: advisor?.name ?? null,
    vehicle,
    open: isOpenJob(booking),
  }
}
