// Rights on settings.
import type { ModuleAccess } from '../core/access/grants.ts'

/** The tenant's settings, feature flags and templates. */
export const settings: ModuleAccess = {
  designations: {
    'Sales Manager': 'R',
    'Service Manager': 'R',
    Administrator: 'F',
  },
}
