// What the workshop does after changes of bookings and their parts: messages to customers, and promise times.
import { on } from '../core/commit/reactions.ts'
import { followParts } from './followParts.ts'
import { notifyWorkshop } from './notifyWorkshop.ts'
import { notifyPromise } from './notifyPromise.ts'

/** The message about a stage, where the tenant enabled it; promise times that follow awaited parts, and the message that they moved. */
export const workshopReactions = [
  on('appointments', 'moved', (context, { after }) => notifyWorkshop(context, after)),
  on('appointments', 'written', (context, { before, after }) => notifyPromise(context, before, after)),
  on('jobParts', 'written', followParts),
  on('jobParts', 'deleted', followParts),
]
