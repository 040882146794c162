// Rules of customers.
import { staffActor } from '../core/commit/actor.ts'
import { checkPeople, replaceContact, requireOtherContacts } from './contacts.ts'
import { Problem } from '../core/http/problem.ts'
import type { Rules } from '../core/commit/rules.ts'

/**
 * A company's contacts are people with a mobile and its drivers' cars its own; its only contact is not deleted. Erased customers cannot be
 * restored; merged ones are restored by undoing the merge.
 */
export const customerRules: Rules<'customers'> = {
  onCreate: async ({ tx }, values) => {
    await checkPeople(tx, values.id, values)
    return values
  },
  onUpdate: async ({ tx }, before, changes) => {
    await checkPeople(tx, before.id, changes)
    return {}
  },
  onDelete: async ({ services, tx, actor, by }, before) => {
    await requireOtherContacts(tx, before)
    await replaceContact(services, tx, by ?? staffActor(actor.id), before.id, null)
    return {}
  },
  onRestore: (_context, { erasedAt, mergedIntoId }) =>
    erasedAt || mergedIntoId ? Promise.reject(new Problem('notFound')) : Promise.resolve({}),
}
