// Master data that visitors and customers may see.
import type { Condition } from '../core/access/grants.ts'
import type { ResourceName } from '../resources.ts'

const active: readonly Condition[] = [{ field: 'active', in: ['true'] }]
/** The conditions by resource. */
export const publicRows = {
  makes: active,
  models: active,
  colours: active,
  cities: active,
  states: active,
  countries: active,
  clientLeadType: active,
  contactMethod: active,
  servicePackages: active,
  dealershipLocations: active,
} satisfies Partial<Record<ResourceName, readonly Condition[]>>
