// Rights on payments.
import { mine, referring, related, type ModuleAccess, type Relation } from '../core/access/grants.ts'

/** One's own bookings; a payment holds their id as text. */
const ofOwnBookings = referring('appointments', 'id', mine('advisorId', 'technicianId', 'createdBy')).map((one): Relation => ({
  ...one,
  asText: true,
}))

/** Payments and their reconciliation. */
export const payment: ModuleAccess = {
  designations: {
    'Sales Manager': 'R',
    'Service Manager': 'W',
    Administrator: 'F',
  },
  staffTypes: {
    'Service Advisor': related('W', 'payments', 'refId', ofOwnBookings),
  },
}
