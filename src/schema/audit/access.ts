// Rights on the audit log.
import type { ModuleAccess } from '../core/access/grants.ts'

/** The audit log. */
export const audit: ModuleAccess = {
  designations: {
    'Sales Manager': 'R',
    'Service Manager': 'R',
    Administrator: 'F',
  },
}
