// Who of the staff is notified of a complaint or feedback.
import { noticeOfWork, refParams } from '../notifications/index.ts'

/** A case that became somebody's work. */
export const caseReactions = [
  noticeOfWork('complaints', 'ownerId', 'complaintAssigned', refParams),
  noticeOfWork('feedback', 'ownerId', 'complaintAssigned', refParams),
]
