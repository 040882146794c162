// Rights on branches and master data.
import type { ModuleAccess } from '../core/access/grants.ts'

/** Branches. */
export const dealershipLocation: ModuleAccess = {
  designations: {
    'Sales Manager': 'R',
    'Service Manager': 'R',
    'Fleet Sales': 'R',
    'Broker Sales': 'R',
    'General Inquiry': 'R',
    'Parts Manager': 'R',
    Administrator: 'F',
  },
  fields: { 'Service Manager': ['hours'] },
  names: { everybody: [{}] },
}
/** Master data. */
export const masters: ModuleAccess = {
  designations: {
    'Sales Manager': 'R',
    'Service Manager': 'R',
    Administrator: 'F',
  },
  names: { everybody: [{}] },
}
