// Values for the generators from the two tenants: ids of existing rows, and meaningful words.
import fc from 'fast-check'
import { fieldsOf } from '../../server/core/db/rows.ts'
import type { Hints } from './arbitrary.ts'
import { placesOf, resourceOfPath, targetOf, type Part } from './references.ts'
import type { Route } from './routes.ts'
import type { Side, FuzzFixture } from './fuzzFixture.ts'

const words: Readonly<Record<string, readonly unknown[]>> = {
  services: ['OIL', 'BRAKES', 'OIL,BRAKES', 'OVERHAUL', 'nonsense'],
  'services.[]': ['OIL', 'BRAKES', 'OIL'],
  // Sundays and Mondays of the coming weeks, in Riyadh's opening hours.
  startAt: Array.from({ length: 40 }, (_, place) =>
    new Date(Date.UTC(2026, 10, 22 + 7 * (place % 5) + (place % 2), 6 + (place % 8), 30 * (place % 2))).toISOString(),
  ),
  promotionCode: ['FUZZ10', 'NONE'],
  url: ['https://hooks.noor.example/a', 'https://hooks.noor.example/b', 'nonsense'],
  page: [1, 2, 7],
  order: ['ASC', 'DESC'],
  tenantId: ['noor', undefined, undefined],
  resource: ['complaints', 'feedback'],
  what: ['kind:bulk', 'clock:casesOverdue', 'carrier', 'job:x'],
  lat: [24.7136, 24.7, -90, 0],
  lng: [46.6753, 46.7, 180, 0],
}
const onlyIn: Readonly<Record<string, Part>> = { services: 'query', order: 'query', url: 'body', resource: 'params' }
const perKey = new Set(['page', 'order', 'tenantId', 'resource', 'what'])

/** Hints for a route, with the rows that exist now. */
export async function hintsOf(
  fixture: FuzzFixture,
  route: Route,
  side: Side,
  uploads: readonly string[] = [],
): Promise<(part: Part) => Hints> {
  const pools = new Map<string, readonly string[]>()
  for (const place of placesOf(route)) {
    const target = targetOf(route, place)
    if (target) pools.set(target, target === 'transferFiles' ? uploads : await fixture.ids(target, side))
  }
  const own = resourceOfPath(route.path)
  const opening = await fixture.words()
  const sortable = own ? Object.keys(fieldsOf(own)) : []
  return (part) => ({
    idFor(keys) {
      const pool = pools.get(targetOf(route, { part, keys }) ?? '') ?? []
      const stranger = fc.uuid({ version: 7 })
      return pool.length === 0 ? stranger : fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...pool) }, { weight: 1, arbitrary: stranger })
    },
    valueFor(keys) {
      const place = keys.join('.')
      const last = keys.at(-1) ?? ''
      if (last === 'version' || last === 'otherVersion') return fc.constantFrom(1, 1, 1, 2, 9)
      if (place === 'sort' && sortable.length > 0) return fc.constantFrom(undefined, 'id', 'createdAt', ...sortable)
      const opened = keys.length === 1 && part !== 'query' ? opening[`${route.name} ${last}`] : undefined
      if (opened && opened.length > 0)
        return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...opened) }, { weight: 1, arbitrary: fc.constantFrom('x', 'ABC-123') })
      const known = words[place] ?? (perKey.has(last) ? words[last] : undefined)
      return known && (onlyIn[place] ?? part) === part && keys.length <= 2 ? fc.constantFrom(...known) : undefined
    },
  })
}
