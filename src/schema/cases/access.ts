// Rights on feedback and complaints.
import { own, type Grant, type ModuleAccess } from '../core/access/grants.ts'

const ownDepartment: Grant = { level: 'M', when: [{ field: 'department', actor: 'department' }] }

/** Feedback and complaints. */
export const feedback: ModuleAccess = {
  designations: {
    'Sales Manager': ownDepartment,
    'Service Manager': ownDepartment,
    'Fleet Sales': own('R'),
    'Broker Sales': own('R'),
    'General Inquiry': 'W',
    'Parts Manager': ownDepartment,
    Administrator: 'F',
  },
  staffTypes: {
    'Sales Executive': own('R'),
    'Service Advisor': own('W'),
  },
}
