// Hours in which a driver of the nearest branch can come to somebody's door.
import { sql } from 'kysely'
import type { HomeSlot } from '../../src/schema/calls/miscFamily.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { spansOf } from '../booking/slots.ts'
import { dayAfter, localDay, localTime, minutesAfter, momentOf } from '../booking/time.ts'
import { branchOf, findSettings, holidaysOf, requireFlag } from '../booking/workshop.ts'
import { listRows, type RowOf, type Scope } from '../db/repository.ts'

/** How far drivers go, in kilometres as the crow flies. */
const reachKm = 30
const hour = 60
interface Point {
  lat: number
  lng: number
}
type Offer = OutputOf<'homeServiceAvailability'>

const radians = (degrees: number): number => (degrees * Math.PI) / 180
/** The distance of two places on the globe (haversine). */
function kilometres(one: Point, other: Point): number {
  const [dLat, dLng] = [radians(other.lat - one.lat), radians(other.lng - one.lng)]
  const half = Math.sin(dLat / 2) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(half)))
}

async function nearest(tx: Scope, place: Point): Promise<{ branch: RowOf<'dealershipLocations'>; km: number } | undefined> {
  const { data } = await listRows(tx, 'dealershipLocations', { page: 1, size: 1000, conditions: [sql`active`, sql`point is not null`] })
  const measured = data.flatMap((branch) => (branch.point ? [{ branch, km: kilometres(place, branch.point) }] : []))
  return measured.sort((one, other) => one.km - other.km)[0]
}

// Drivers of the branch who are not away that day, and the moments at which one of them is taken.
async function crewOf(tx: Scope, branchId: string, date: string): Promise<{ drivers: number; taken: string[] }> {
  const { rows: people } = await sql<Pick<RowOf<'staff'>, 'leave'>>`select leave from staff where active and "deletedAt" is null
    and "staffType" = 'Driver' and ("locationIds" = '[]' or jsonb_exists("locationIds", ${branchId}))`.execute(tx)
  const { rows: visits } = await sql<{ slotAt: string }>`select "slotAt" from "homeService" where "deletedAt" is null and status <> 'closed'
    and ("locationId" is null or "locationId" = ${branchId})
    and "slotAt" >= ${minutesAfter(momentOf(date, '00:00'), -hour)} and "slotAt" < ${momentOf(dayAfter(date, 1), '00:00')}`.execute(tx)
  return {
    drivers: people.filter(({ leave }) => !leave.some(({ from, to }) => from <= date && date <= to)).length,
    taken: visits.map(({ slotAt }) => new Date(slotAt).toISOString()),
  }
}

/** The offer of one day, YYYY-MM-DD. Throws featureOff where the tenant does not come to the door. */
export async function offerHomeHours(tx: Scope, place: Point, date: string, now: Date): Promise<Offer> {
  await requireFlag(tx, 'HOME_SERVICE')
  const found = await nearest(tx, place)
  if (!found) return { available: false, reason: 'noBranch', location: null, slots: [] }
  const { branch, km } = found
  const location = { id: branch.id, name: branch.name, km: Math.round(km * 10) / 10 }
  const none = (reason: Offer['reason']): Offer => ({ available: false, reason, location, slots: [] })
  if (km > reachKm) return none('tooFar')
  const settings = await findSettings(tx)
  const today = localDay(now)
  if (date < today) return none('past')
  if (date > dayAfter(today, settings.bookingDays)) return none('notYet')
  if ((await holidaysOf(tx, branch.id, date, date)).length > 0) return none('holiday')
  const spans = spansOf(branchOf(branch, settings), date)
  if (spans.length === 0) return none('closed')
  const { drivers, taken } = await crewOf(tx, branch.id, date)
  const earliest = minutesAfter(now.toISOString(), settings.leadMinutes)
  const slots = spans.flatMap(({ from, to }): HomeSlot[] => {
    const [opening, closing] = [momentOf(date, from), momentOf(date, to)]
    const count = Math.floor((Date.parse(closing) - Date.parse(opening)) / (hour * 60_000))
    return Array.from({ length: count }, (_, step) => {
      const start = minutesAfter(opening, step * hour)
      // A visit takes its driver for an hour from when it begins.
      const busy = taken.filter((at) => minutesAfter(at, hour) > start && at < minutesAfter(start, hour)).length
      const reason = start < earliest ? 'past' : busy >= drivers ? 'full' : null
      return { start, local: localTime(start), available: reason === null, reason }
    })
  })
  if (slots.some(({ available }) => available)) return { available: true, reason: null, location, slots }
  return { available: false, reason: slots.every(({ reason }) => reason === 'past') ? 'past' : 'full', location, slots }
}
