// The reactions of all features, in the order in which they run.
import { appointmentReactions } from './appointments/reactions.ts'
import { waitingListReactions } from './appointments/waiting/reactions.ts'
import { callCentreReactions } from './callCentre/reactions.ts'
import { caseReactions } from './cases/reactions.ts'
import type { Reaction } from './core/commit/reactions.ts'
import { conversationReactions } from './conversations/reactions.ts'
import { messageReactions } from './messages/reactions.ts'
import { fieldServiceReactions } from './fieldService/reactions.ts'
import { leadReactions } from './leads/reactions.ts'
import { loyaltyReactions } from './loyalty/reactions.ts'
import { paymentReactions } from './payments/reactions.ts'
import { showroomReactions } from './showroom/reactions.ts'
import { surveyReactions } from './surveys/reactions.ts'
import { workshopReactions } from './workshop/reactions.ts'
import { vehicleReactions } from './vehicles/reactions.ts'

/** The list for `collectReactions`. */
export const reactions: readonly Reaction[] = [
  ...vehicleReactions,
  ...appointmentReactions,
  ...waitingListReactions,
  ...workshopReactions,
  ...leadReactions,
  ...caseReactions,
  ...fieldServiceReactions,
  ...paymentReactions,
  ...loyaltyReactions,
  ...showroomReactions,
  ...conversationReactions,
  ...messageReactions,
  ...surveyReactions,
  ...callCentreReactions,
]
