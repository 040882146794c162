// Rights on campaigns.
import type { ModuleAccess } from '../core/access/grants.ts'

/** Campaigns, surveys and promotion codes. */
export const campaigns: ModuleAccess = {
  designations: {
    'Sales Manager': 'M',
    'Service Manager': 'M',
    'General Inquiry': 'R',
    'Parts Manager': 'R',
    Administrator: 'F',
  },
}
