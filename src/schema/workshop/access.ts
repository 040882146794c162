// Rights on times in which the workshop takes no bookings.
import { own, type ModuleAccess } from '../core/access/grants.ts'

/** Blocked times. Not in the owner's table: they follow bookings without their stages. */
export const workshopTime: ModuleAccess = {
  designations: {
    'Sales Manager': 'R',
    'Service Manager': 'M',
    'General Inquiry': 'R',
    'Parts Manager': 'R',
    Administrator: 'F',
  },
  staffTypes: {
    'Service Advisor': own('R'),
    Technician: own('R'),
  },
}
