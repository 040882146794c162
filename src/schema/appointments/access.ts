// Rights on bookings.
import { ofOwnDrives, ofOwnLeads } from '../customers/access.ts'
import { mine, own, referring, related, where, type Grant, type ModuleAccess } from '../core/access/grants.ts'
import type { Word } from '../enumerations.ts'

const writtenIn = (status: Word<'bookingStatus'>): Grant => where('W', 'status', [status])
/** One's own customers. */
const ofOwnCustomers = referring('customers', 'id', mine('ownerId', 'createdBy'))

/** Bookings of the workshop, with the work on them. */
export const serviceBooking: ModuleAccess = {
  designations: {
    'Sales Manager': 'R',
    'Service Manager': 'M',
    'Fleet Sales': own('R'),
    'General Inquiry': ['R', writtenIn('pending')],
    'Parts Manager': ['R', writtenIn('awaitingParts')],
    Administrator: 'F',
  },
  staffTypes: {
    'Sales Executive': [own('R'), ...related('R', 'appointments', 'customerId', [...ofOwnLeads, ...ofOwnDrives, ...ofOwnCustomers])],
    'Service Advisor': [own('W'), 'R'],
    Technician: [
      { ...own('R'), of: ['appointments'], moves: true, fields: ['photos'] },
      { ...own('R'), of: ['jobParts'] },
      { ...own('W'), of: ['jobServices', 'inspectionResults'] },
    ],
  },
}

/** The waiting list. Not in the owner's table: anyone who books for customers reads and writes it. */
export const waitingList: ModuleAccess = {
  designations: {
    'Sales Manager': 'R',
    'Service Manager': 'M',
    'General Inquiry': 'W',
    Administrator: 'F',
  },
  staffTypes: {
    'Service Advisor': 'W',
  },
}
