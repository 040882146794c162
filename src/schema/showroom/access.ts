// Rights on cars for sale.
import { own, type ModuleAccess } from '../core/access/grants.ts'

/** Cars for sale. Sales executives reserve them for their own leads (server/showroom/rules.ts), and change nothing else. */
export const shopNow: ModuleAccess = {
  designations: {
    'Sales Manager': 'M',
    'Fleet Sales': own('W'),
    'Broker Sales': own('W'),
    'General Inquiry': 'R',
    'Parts Manager': 'R',
    Administrator: 'F',
  },
  staffTypes: {
    'Sales Executive': { level: 'R', moves: true },
  },
}
