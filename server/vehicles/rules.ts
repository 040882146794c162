// Customers' cars.
import { differs } from '../core/commit/checks.ts'
import type { Rules } from '../core/commit/rules.ts'

/** An approval covers this car with this owner, so changes to them need a new one. */
export const vehicleRules: Rules<'vehicles'> = {
  onUpdate: (_context, before, changes) =>
    Promise.resolve(
      before.status === 'Approved' && ['vin', 'plate', 'customerId'].some((field) => differs(before, changes, field))
        ? { status: 'Pending' }
        : {},
    ),
}
