// Master data that visitors and customers may see.
import type { Condition } from '../core/access/grants.ts'
import type { FieldNames, ResourceName } from '../resources.ts'

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
/** The fields by resource that visitors and customers may read. */
export const customerFields = {
  makes: ['name', 'slug', 'brandClass', 'brandFont', 'position'],
  models: ['name', 'makeId', 'image'],
  colours: ['name', 'swatch'],
  cities: ['name', 'stateId', 'point'],
  states: ['name', 'countryId'],
  countries: ['name', 'dial_code', 'code'],
  clientLeadType: ['name', 'value', 'position'],
  contactMethod: ['name', 'value', 'position'],
  servicePackages: ['code', 'name', 'description', 'price', 'minutes', 'everyKm', 'everyMonths', 'atHome', 'position'],
  dealershipLocations: ['name', 'cityId', 'address', 'phone', 'point', 'hours', 'ramadanHours', 'position'],
} as const satisfies FieldNames
