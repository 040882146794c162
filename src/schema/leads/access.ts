// Rights on leads.
import { mine, own, referring, related, where, type Grant, type Level, type ModuleAccess } from '../core/access/grants.ts'
import type { Word } from '../enumerations.ts'

const ofType = (level: Level, ...types: Word<'leadType'>[]): Grant => where(level, 'type', types)

/** Follow-ups that others wrote on one's own leads. */
const onOwnLeads = related('R', 'followUps', 'leadId', referring('leads', 'id', mine('assigneeId')))

/** Leads and their follow-ups. */
export const leads: ModuleAccess = {
  designations: {
    'Sales Manager': ofType('M', 'New Car Sales', 'Used Car Sales', 'Test Drive'),
    'Service Manager': ofType('M', 'After Sales Inquiry'),
    'Fleet Sales': [own('W'), ...onOwnLeads],
    'Broker Sales': [own('W'), ...onOwnLeads],
    'General Inquiry': ofType('M', 'General Inquiry'),
    'Parts Manager': ofType('M', 'Parts Inquiry'),
    Administrator: 'F',
  },
  staffTypes: {
    'Sales Executive': [own('W'), ...onOwnLeads, { level: 'R', of: ['leads'], when: [{ field: 'assigneeId', none: true }] }],
    'Service Advisor': [{ ...ofType('W', 'After Sales Inquiry'), own: true }, ...onOwnLeads],
  },
  creates: { 'General Inquiry': ['leads'] },
  takes: { 'Sales Executive': { leads: 'assigneeId' } },
}
