// What a customer is told because their booking went on to another stage.
import { on } from '../core/commit/reactions.ts'
import { tellWorkshop } from './tellWorkshop.ts'

/** The message about the stage, where the tenant wants one. */
export const workshopReactions = [on('appointments', 'moved', (context, { after }) => tellWorkshop(context, after))]
