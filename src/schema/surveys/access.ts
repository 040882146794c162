// Rights on survey calls.
import type { ModuleAccess } from '../core/access/grants.ts'

/** Survey calls. Not in the owner's table: they belong to the call centre, which may only read the surveys themselves. */
export const outbound: ModuleAccess = {
  designations: {
    'Sales Manager': 'M',
    'Service Manager': 'M',
    'General Inquiry': 'W',
    Administrator: 'F',
  },
}
