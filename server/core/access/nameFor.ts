// What a colleague may know of a customer's name.
// Staff who may see no customers get only the first name of the car's owner.
import { rowRule, type Actor } from '../../../src/schema/core/access.ts'
import { resources } from '../../../src/schema/resources.ts'
import type { RowOf } from '../db/repository.ts'

/** Whether the person may see customers; true for `actor` null, which means no limits. */
export const knowsCustomers = (actor: Actor | null): boolean => actor === null || rowRule(actor, resources.customers, 'show').length > 0
/** A customer's name as the person may see it: first name only without the right to see customers. `actor` null: no limits. */
export const nameFor = (actor: Actor | null, { firstName, lastName }: Pick<RowOf<'customers'>, 'firstName' | 'lastName'>): string =>
  knowsCustomers(actor) ? `${firstName} ${lastName}` : firstName
