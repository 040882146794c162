// Rights on vehicles.
import { mine, own, referring, related, type ModuleAccess } from '../core/access/grants.ts'

/** The vehicles of one's own workshop jobs. */
const onOwnJobs = referring('appointments', 'vehicleId', mine('technicianId'))
/** The vehicles of one's own requests on the road. */
const onOwnRequests = ['roadsideAssistance', 'homeService'].flatMap((name) => referring(name, 'vehicleId', mine('driverId')))

/** Vehicles. */
export const vehicles: ModuleAccess = {
  designations: {
    'Sales Manager': 'M',
    'Service Manager': 'M',
    'Fleet Sales': own('W'),
    'Broker Sales': own('W'),
    'General Inquiry': 'R',
    'Parts Manager': 'R',
    Administrator: 'F',
  },
  staffTypes: {
    'Sales Executive': 'R',
    'Service Advisor': 'W',
    Technician: related('R', 'vehicles', 'id', onOwnJobs),
    Driver: related('R', 'vehicles', 'id', onOwnRequests),
  },
}
