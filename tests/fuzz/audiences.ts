// Who may make which call, for every route and not only for those of the endpoint table.
import { calls } from '../../src/schema/endpoints.ts'
import type { Route } from './routes.ts'
import type { Side } from './world.ts'

const known = new Map<string, Side>(calls.map(({ name, audience }) => [name, audience === 'anyone' ? 'nobody' : audience]))
// Routes beside the endpoint table that are not for staff alone.
const others: Readonly<Record<string, Side>> = { paperEstimateByLink: 'nobody', uploadFile: 'customer', paperReceipt: 'customer' }
const sides: readonly Side[] = ['nobody', 'visitor', 'customer', 'staff']

/** The least that somebody must be. */
export const audienceOf = ({ name }: Pick<Route, 'name'>): Side => known.get(name) ?? others[name] ?? 'staff'
/** Everybody, the one it is made for often. */
export const sidesOf = (route: Route): Side[] => [
  ...Array.from({ length: 12 }, () => audienceOf(route)),
  ...(audienceOf(route) === 'visitor' ? (['customer', 'customer', 'staff', 'staff'] as const) : []),
  ...sides,
]
