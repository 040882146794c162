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
/** The chat assistant: a module of the specification that no feature uses yet. */
export const BOT: ModuleAccess = {
  designations: {
    'Sales Manager': 'R',
    'Service Manager': 'R',
    'General Inquiry': 'M',
    Administrator: 'F',
  },
}
