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
/** Who read data about customers: for administrators alone. Not in the owner's table. */
export const accessLedger: ModuleAccess = {
  designations: { Administrator: 'R' },
  unnamed: true,
}
