// Which rows hang on a customer, and which rows everybody may see: read by whatever shows rows to somebody who is not staff.
import type { Condition } from './access.ts'
import { referenceOf } from './field.ts'
import { resources, type ResourceName } from '../resources.ts'

/** A field of another resource that holds a customer's id. */
export interface CustomerLink {
  resource: ResourceName
  field: string
}
// Customers tell of each other here: no row of these is one customer's.
const ofCustomersThemselves: readonly ResourceName[] = ['customers', 'customerMerges']

/** Every such field, but for those by which customers tell of each other. A new resource with a customer is among them without a word here. */
export const customerLinks: readonly CustomerLink[] = (Object.keys(resources) as ResourceName[])
  .filter((resource) => !ofCustomersThemselves.includes(resource))
  .flatMap((resource) =>
    Object.entries(resources[resource].fields)
      .filter(([, one]) => one.kind === 'ref' && referenceOf(one)?.target === 'customers')
      .map(([field]) => ({ resource, field })),
  )

/** The fields of a resource that hold the customer whose row it is; `id` where the row is the customer. Empty: no customer's. */
export const customerFieldsOf = (name: ResourceName): readonly string[] =>
  name === 'customers' ? ['id'] : customerLinks.filter(({ resource }) => resource === name).map(({ field }) => field)

const active: readonly Condition[] = [{ field: 'active', in: ['true'] }]
/** Rows that visitors and customers may see too, under their conditions; whatever is not named here is not public. */
export const publicRows: Partial<Record<ResourceName, readonly Condition[]>> = {
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
  featureFlags: [],
}
