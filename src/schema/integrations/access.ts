// Rights on what connects other systems with the dealership's data.
import type { ModuleAccess } from '../core/access/grants.ts'

/** API keys and forms of leads: for administrators, since a key holds rights. Not in the owner's table, and no key may be given it. */
export const integrations: ModuleAccess = {
  designations: { Administrator: 'F' },
  unnamed: true,
}
