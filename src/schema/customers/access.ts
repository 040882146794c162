// Rights on customers.
import { mine, own, referring, related, type ModuleAccess, type Naming, type Relation } from '../core/access/grants.ts'

// Ways in which a customer belongs to a colleague beyond the row itself; shared with what else is shown of such a customer.
/** The customers of one's own leads. */
export const ofOwnLeads = referring('leads', 'customerId', mine('assigneeId', 'createdBy'))
/** The customers of one's own test drives. */
export const ofOwnDrives = referring(
  'appointments',
  'customerId',
  mine('advisorId', 'createdBy').map((way) => [{ field: 'type', in: ['testDrive'] }, ...way]),
)
/** The customers with a booking at one of one's own branches. */
export const atOwnBranch = referring('appointments', 'customerId', [
  [
    { field: 'type', in: ['service', 'walkIn'] },
    { field: 'locationId', actor: 'locationIds' },
  ],
])
/** The customers of a driver's own open requests, and of a technician's own jobs. */
const ofOpenRequests = ['roadsideAssistance', 'homeService'].flatMap((name) =>
  referring(name, 'customerId', [
    [
      { field: 'driverId', actor: 'id' },
      { field: 'status', in: ['open', 'in-progress'] },
    ],
  ]),
)
const ofOwnJobs = referring('appointments', 'customerId', mine('technicianId'))
const named = (relations: readonly Relation[], fields?: readonly string[]): Naming[] =>
  relations.map((one) => ({ of: ['customers'], when: [{ field: 'id', related: one }], ...(fields ? { fields } : {}) }))

/** Customers. */
export const customers: ModuleAccess = {
  designations: {
    'Sales Manager': 'M',
    'Service Manager': 'M',
    'Fleet Sales': own('W'),
    'Broker Sales': own('W'),
    'General Inquiry': 'W',
    'Parts Manager': 'R',
    Administrator: 'F',
  },
  staffTypes: {
    'Sales Executive': [own('W'), ...related('W', 'customers', 'id', [...ofOwnLeads, ...ofOwnDrives])],
    'Service Advisor': [own('W'), ...related('W', 'customers', 'id', atOwnBranch)],
  },
  names: { Technician: named(ofOwnJobs, ['names', 'firstName']), Driver: named(ofOpenRequests) },
}
