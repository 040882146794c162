// Messages to customers about the stage of their booking.
import { on } from '../core/commit/reactions.ts'
import { tellWorkshop } from './tellWorkshop.ts'

/** The message about a stage, where the tenant enabled it. */
export const workshopReactions = [on('appointments', 'moved', (context, { after }) => tellWorkshop(context, after))]
