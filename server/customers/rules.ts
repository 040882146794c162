// Rules of customers.
import { Problem } from '../core/http/problem.ts'
import type { Rules } from '../core/commit/rules.ts'

/** Erased customers cannot be restored; merged ones are restored by undoing the merge. */
export const customerRules: Rules<'customers'> = {
  onRestore: (_context, { erasedAt, mergedIntoId }) =>
    erasedAt || mergedIntoId ? Promise.reject(new Problem('notFound')) : Promise.resolve({}),
}
