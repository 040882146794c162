// What a colleague may know of a customer's name.
// Who may see no customer knows the first name of whose car it is, and no more.
import { rowRule, type Actor } from '../../../src/schema/core/access.ts'
import { resources } from '../../../src/schema/resources.ts'
import type { RowOf } from '../db/repository.ts'

export const knowsCustomers = (actor: Actor | null): boolean => actor === null || rowRule(actor, resources.customers, 'show').length > 0
/** A customer's name as the person may know it. */
export const nameFor = (actor: Actor | null, { firstName, lastName }: Pick<RowOf<'customers'>, 'firstName' | 'lastName'>): string =>
  knowsCustomers(actor) ? `${firstName} ${lastName}` : firstName
