// Rights on staff, and on what is one colleague's own.
import { ofSeenRows, own, where, type Grant, type ModuleAccess } from '../core/access/grants.ts'

const teamViews: readonly Grant[] = [own('F'), where('R', 'visibility', ['team'])]

/** Members of staff and their sign-ins. */
export const staff: ModuleAccess = {
  designations: {
    'Sales Manager': 'R',
    'Service Manager': 'R',
    Administrator: 'F',
  },
  names: { everybody: [{}] },
}
/** Saved views, which are one's own or the team's. Not in the owner's table. */
export const savedViews: ModuleAccess = {
  designations: {
    'Sales Manager': teamViews,
    'Service Manager': teamViews,
    'Fleet Sales': teamViews,
    'Broker Sales': teamViews,
    'General Inquiry': teamViews,
    'Parts Manager': teamViews,
    Administrator: [...teamViews, 'F'],
  },
  staffTypes: {
    Driver: own('F'),
    Technician: own('F'),
    'Service Advisor': own('F'),
    'Sales Executive': own('F'),
  },
  unnamed: true,
}
const notice: Grant = { ...own('R'), when: [ofSeenRows('notifications')] }
/** One's own notices, of rows that one may still see. Not in the owner's table. */
export const notices: ModuleAccess = {
  designations: {
    'Sales Manager': notice,
    'Service Manager': notice,
    'Fleet Sales': notice,
    'Broker Sales': notice,
    'General Inquiry': notice,
    'Parts Manager': notice,
    Administrator: notice,
  },
  staffTypes: {
    Driver: notice,
    Technician: notice,
    'Service Advisor': notice,
    'Sales Executive': notice,
  },
  unnamed: true,
}
/** What belongs to one person, such as sessions and jobs. Not in the owner's table. */
export const ownRecords: ModuleAccess = {
  designations: {
    'Sales Manager': own('R'),
    'Service Manager': own('R'),
    'Fleet Sales': own('R'),
    'Broker Sales': own('R'),
    'General Inquiry': own('R'),
    'Parts Manager': own('R'),
    Administrator: own('R'),
  },
  staffTypes: {
    Driver: own('R'),
    Technician: own('R'),
    'Service Advisor': own('R'),
    'Sales Executive': own('R'),
  },
  unnamed: true,
}
