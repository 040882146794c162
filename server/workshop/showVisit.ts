// A booking with its customer's possible actions, including the link to work that waits for a decision.
import type { CustomerVisit } from '../../src/schema/appointments/index.ts'
import type { OwnRow } from '../../src/schema/publicRows.ts'
import type { Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { openFiles } from '../files/index.ts'
import { makeJobToken } from './jobLink.ts'
import { showAppointment } from '../appointments/index.ts'
import { isOpenJob, workOf } from './showJobCard.ts'

/** Photos of work to decide on, at most. */
const shownPhotos = 4

/** The booking as shown on its own page. */
export async function showVisit(services: Services, tx: Scope, tenantId: string, row: OwnRow<'appointments'>): Promise<CustomerVisit> {
  const appointment = await showAppointment(tx, row, services.now())
  const found = row.closure === 'none' ? await workOf(tx, row.id) : []
  if (found.length === 0) return { appointment, work: null }
  const waiting = isOpenJob(row) ? found.filter(({ decision }) => decision === 'proposed') : []
  const pictures = (await openFiles(tx, waiting.flatMap(({ photos }) => photos).slice(0, shownPhotos))).filter(({ mime }) =>
    mime.startsWith('image/'),
  )
  const { token } = makeJobToken(services, tenantId, row.id)
  return { appointment, work: { link: token, waiting: waiting.length, photos: pictures } }
}
