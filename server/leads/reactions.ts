// Notifications to staff about leads.
import { leadTypeParams } from './routeLead.ts'
import { noticeOfWork } from '../notifications/index.ts'

/** Notifies the assignee when a lead is assigned to them. */
export const leadReactions = [noticeOfWork('leads', 'assigneeId', 'leadAssigned', (row, services) => leadTypeParams(services, row))]
