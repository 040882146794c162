// Who of the staff is notified of a request for a driver.
import { noticeOfWork, refParams } from '../notifications/index.ts'

/** A drive that became somebody's work. */
export const fieldServiceReactions = [
  noticeOfWork('roadsideAssistance', 'driverId', 'jobDriven', refParams),
  noticeOfWork('homeService', 'driverId', 'jobDriven', refParams),
]
