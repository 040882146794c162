// Notifications to staff about field requests.
import { noticeOfWork, refParams } from '../notifications/index.ts'

/** Notifies the driver when a field request is assigned to them. */
export const fieldServiceReactions = [
  noticeOfWork('roadsideAssistance', 'driverId', 'jobDriven', refParams),
  noticeOfWork('homeService', 'driverId', 'jobDriven', refParams),
]
