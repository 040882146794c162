// Rights on requests that a driver goes to.
import { own, type Grant, type ModuleAccess } from '../core/access/grants.ts'

const onTheRoad = (request: string, ...more: string[]): Grant => ({
  ...own('R'),
  of: [request],
  moves: true,
  fields: ['stage', 'photos', 'driverNote', ...more],
  clear: [{ field: 'status', in: ['open', 'in-progress'] }],
})

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
    Driver: onTheRoad('roadsideAssistance'),
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
    Driver: onTheRoad('homeService', 'routeOrder'),
  },
}
