// Which rows belong to a customer: read by the code that shows rows to callers who are not staff.
import { referenceOf } from './field.ts'
import { resources, type ResourceName } from '../resources.ts'

/** A field of another resource that holds a customer's id. */
export interface CustomerLink {
  resource: ResourceName
  field: string
}
// References between customers: no row of these resources belongs to a single customer.
const ofCustomersThemselves: readonly ResourceName[] = ['customers', 'customerMerges']

/** All fields that hold a customer's id, without references between customers. Derived, so that a new resource is included. */
export const customerLinks: readonly CustomerLink[] = (Object.keys(resources) as ResourceName[])
  .filter((resource) => !ofCustomersThemselves.includes(resource))
  .flatMap((resource) =>
    Object.entries(resources[resource].fields)
      .filter(([, one]) => one.kind === 'ref' && referenceOf(one)?.target === 'customers')
      .map(([field]) => ({ resource, field })),
  )

/** The records of a customer that follow-ups refer to, with the field of the follow-up. */
export const followUpLinks: readonly CustomerLink[] = Object.entries(resources.followUps.fields).flatMap(([field, one]) => {
  const target = referenceOf(one)?.target
  return customerLinks
    .filter((link) => link.resource === target && link.field === 'customerId')
    .map(({ resource }) => ({ resource, field }))
})

/**
 * The fields of a resource that hold the id of the customer to whom a row belongs; `id` for customers themselves; empty for resources
 * whose rows belong to no customer.
 */
export const customerFieldsOf = (name: ResourceName): readonly string[] =>
  name === 'customers' ? ['id'] : customerLinks.filter(({ resource }) => resource === name).map(({ field }) => field)
