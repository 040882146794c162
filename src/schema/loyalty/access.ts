// Rights on loyalty points.
import { mine, referring, related, type ModuleAccess } from '../core/access/grants.ts'

/** The customers of one's own bookings of the workshop. */
const ofOwnBookings = referring(
  'appointments',
  'customerId',
  mine('advisorId', 'technicianId', 'createdBy').map((way) => [{ field: 'type', in: ['service', 'walkIn'] }, ...way]),
)

/** Loyalty points: reading the ledger, and redeeming. A booking on which points are redeemed must be one that the person may change. */
export const loyaltyRedeem: ModuleAccess = {
  designations: {
    'Sales Manager': 'R',
    'Service Manager': 'W',
    Administrator: 'F',
  },
  staffTypes: {
    'Service Advisor': related('W', 'loyaltyEntries', 'customerId', ofOwnBookings),
  },
}
