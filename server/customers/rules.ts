// Customers, colleagues, their vehicles and views.
import { Problem } from '../core/http/problem.ts'
import type { Rules } from '../core/commit/rules.ts'

/** Who was erased is gone for good; who was merged comes back by undoing the merge. */
export const customerRules: Rules<'customers'> = {
  onRestore: (_context, { erasedAt, mergedIntoId }) =>
    erasedAt || mergedIntoId ? Promise.reject(new Problem('notFound')) : Promise.resolve({}),
}
