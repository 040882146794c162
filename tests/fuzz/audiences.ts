// Who may make which call, for every route; the generated routes of resources are for staff.
import type { Audience } from '../../src/schema/core/access.ts'
import { calls, fileCalls } from '../../src/schema/endpoints.ts'
import type { Route } from './routes.ts'
import type { Side } from './fuzzFixture.ts'

const sideOf: Record<Audience, Side> = {
  anyone: 'nobody',
  visitor: 'visitor',
  customer: 'customer',
  customerOrStaff: 'customer',
  staff: 'staff',
}
const known = new Map<string, Side>([...calls, ...fileCalls].map(({ name, audience }) => [name, sideOf[audience]]))
const sides: readonly Side[] = ['nobody', 'visitor', 'customer', 'staff']

/** The least privileged side that may make a call. */
export const audienceOf = ({ name }: Pick<Route, 'name'>): Side => known.get(name) ?? 'staff'
/** All sides; the one that the call is for is drawn most often. */
export const sidesOf = (route: Route): Side[] => [
  ...Array.from({ length: 12 }, () => audienceOf(route)),
  ...(audienceOf(route) === 'visitor' ? (['customer', 'customer', 'staff', 'staff'] as const) : []),
  ...sides,
]
