// A job card as its customer's page shows it.
import { inspectionPoints } from '../../src/schema/workshop/inspection.ts'
import type { TextKey } from '../../src/schema/textKey.ts'
import type { CustomerJob, ProposedWork } from '../../src/schema/workshop/calls/job.ts'
import { findRow, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'
import type { Services } from '../core/services.ts'
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

const bothWords = (services: Services, key: TextKey) => ({ en: services.texts('english', key), ar: services.texts('arabic', key) })

/** What the inspection found, the urgent points first. */
async function inspectionOf(services: Services, tx: Scope, appointmentId: string): Promise<CustomerJob['inspection']> {
  const filters = { appointmentId: [appointmentId] }
  const rows = await readRows(tx, 'inspectionResults', { size: inspectionPoints.length, sort: 'createdAt', order: 'ASC', filters })
  if (rows.length === 0) return null
  const found: NonNullable<CustomerJob['inspection']>['found'] = []
  for (const mark of ['now', 'soon'] as const)
    for (const { point, photos } of rows.filter((one) => one.mark === mark))
      found.push({
        ...{ point, mark, name: bothWords(services, `enumerations.inspectionPoint.${point}`) },
        ...{ text: bothWords(services, `enumerations.inspectionMark.${mark}`), photos: await openFiles(tx, photos) },
      })
  return { good: rows.length - found.length, found }
}

/** The job card with everything that its page shows. */
export async function showJobCard(services: Services, tx: Scope, booking: RowOf<'appointments'>): Promise<CustomerJob> {
  const shown = await showAppointment(tx, booking, services.now())
  const work: ProposedWork[] = []
  for (const { id, version, code, name, price, minutes, reason, decision, decidedBy, photos } of await workOf(tx, booking.id))
    work.push({ id, version, code, name, price, minutes, reason, decision, decidedBy, photos: await openFiles(tx, photos) })
  const { ref, status, closure, startAt, promiseAt, location, advisor, vehicle, totals } = shown
  return {
    ...{ ref, status, closure, startAt, promiseAt, services: shown.services, totals, work },
    location: { name: location.name, phone: location.phone },
    advisor: advisor?.name ?? null,
    vehicle,
    inspection: await inspectionOf(services, tx, booking.id),
    open: isOpenJob(booking),
  }
}
