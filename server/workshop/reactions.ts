// What the workshop does after changes of bookings and their parts: messages to customers, and promise times.
import { findRow } from '../core/db/repository.ts'
import { keepStandingOf } from '../appointments/index.ts'
import { on } from '../core/commit/reactions.ts'
import { followParts } from './followParts.ts'
import { notifyWorkshop } from './notifyWorkshop.ts'
import { notifyPromise } from './notifyPromise.ts'

/**
 * The message about a stage, where the tenant enabled it; promise times that follow awaited parts, and the message that they moved; the worth
 * of a car's refused work.
 */
export const workshopReactions = [
  on('appointments', 'moved', (context, { after }) => notifyWorkshop(context, after)),
  on('appointments', 'written', (context, { before, after }) => notifyPromise(context, before, after)),
  on('jobParts', 'written', followParts),
  on('jobParts', 'deleted', followParts),
  on('jobServices', 'written', async ({ services, tx }, { before, after }) => {
    if (before?.decision === after.decision || after.decision === 'proposed') return
    const visit = await findRow(tx, 'appointments', after.appointmentId)
    if (visit) await keepStandingOf(tx, visit, services.now())
  }),
]
