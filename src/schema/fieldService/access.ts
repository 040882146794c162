// Rights on requests that a driver goes to.
import { own, type Grant, type ModuleAccess } from '../core/access/grants.ts'

const onTheRoad: Grant = { ...own('R'), moves: true, fields: ['stage', 'photos', 'driverNote', 'routeOrder'] }

/** Requests for help on the road. */
export const roadsideAssistance: ModuleAccess = {
  designations: {
    'Sales Manager': 'R',
    'Service Manager': 'M',
    'General Inquiry': 'W',
    Administrator: 'F',
  },
  staffTypes: {
    'Service Advisor': 'R',
    Driver: onTheRoad,
  },
}
/** Services at the customer's home. */
export const homeService: ModuleAccess = {
  designations: {
    'Sales Manager': 'R',
    'Service Manager': 'M',
    'General Inquiry': 'W',
    'Parts Manager': 'R',
    Administrator: 'F',
  },
  staffTypes: {
    'Service Advisor': 'R',
    Driver: onTheRoad,
  },
}
