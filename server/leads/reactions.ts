// Who of the staff is notified of a lead.
import { leadTypeParams } from './routeLead.ts'
import { noticeOfWork } from '../notifications/index.ts'

/** A lead that became somebody's work. */
export const leadReactions = [noticeOfWork('leads', 'assigneeId', 'leadAssigned', (row, services) => leadTypeParams(services, row))]
