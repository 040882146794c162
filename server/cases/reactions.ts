// Notifications to staff about complaints and feedback.
import { noticeOfWork, refParams } from '../notifications/index.ts'

/** Notifies the owner when a case is assigned to them. */
export const caseReactions = [
  noticeOfWork('complaints', 'ownerId', 'complaintAssigned', refParams),
  noticeOfWork('feedback', 'ownerId', 'complaintAssigned', refParams),
]
