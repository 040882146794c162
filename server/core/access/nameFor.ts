// What a colleague may know of a customer's name.
// Staff who may see no customers get only the first name of the car's owner.
import { rowRule, type Actor } from '../../../src/schema/core/access.ts'
import { resources } from '../../../src/schema/resources.ts'
import type { LanguageWord } from '../../../src/schema/core/limits.ts'
import { callName, customerName, type SpokenCustomer } from '../../../src/schema/core/customerName.ts'

/** Whether the person may see customers; true for `actor` null, which means no limits. */
export const knowsCustomers = (actor: Actor | null): boolean => actor === null || rowRule(actor, resources.customers, 'show').length > 0
/** A customer's name as the person may see it: without the right to see customers what they are called by. `actor` null: no limits. */
export const nameFor = (actor: Actor | null, customer: SpokenCustomer, language?: LanguageWord): string =>
  knowsCustomers(actor) ? customerName(customer, language) : callName(customer, language)
