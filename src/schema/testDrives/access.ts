// Rights on test drives.
import { own, type ModuleAccess } from '../core/access/grants.ts'

/** Test drives and their cars. */
export const testDrive: ModuleAccess = {
  designations: {
    'Sales Manager': 'M',
    'Service Manager': 'R',
    'Fleet Sales': own('W'),
    'Broker Sales': own('W'),
    'General Inquiry': 'W',
    Administrator: 'F',
  },
  staffTypes: {
    'Sales Executive': own('W'),
  },
}
