// Messages to customers about the stage of their booking.
import { on } from '../core/commit/reactions.ts'
import { notifyWorkshop } from './notifyWorkshop.ts'

/** The message about a stage, where the tenant enabled it. */
export const workshopReactions = [on('appointments', 'moved', (context, { after }) => notifyWorkshop(context, after))]
