// Plans demo visits into the open days: time, branch, host and work. Customer and outcome are added elsewhere.
import type { Word } from '../../../src/schema/enumerations.ts'
import type { RowOf } from '../../core/db/repository.ts'
import type { Masters } from '../../masters/demo/index.ts'
import { openDays, takeTime, type Claim, type OpenDay } from '../../core/demo/openDays.ts'
import type { Random } from '../../core/demo/random.ts'

const reach = 45

/** A planned visit. */
export interface Visit {
  type: Word<'appointmentType'>
  open: OpenDay
  startAt: string
  minutes: number
  packages: readonly RowOf<'servicePackages'>[]
  hostId: string
  units: Omit<Claim, 'appointmentId'>[]
}

// Past and present days are busy; future days have fewer visits, so that there is time to book.
const busyness = ({ offset, starts, location }: OpenDay) =>
  (offset <= 0 ? 1 : 0.85 * Math.exp(-offset / 14) + 0.12) * starts.length * (location.slotMinutes / 30)

// A mileage service, an oil change or neither; sometimes with an additional service.
function pickPackages(packages: readonly RowOf<'servicePackages'>[], random: Random) {
  const isRegular = ({ code }: { code: string }) => code.startsWith('OIL') || code.startsWith('SVC')
  const regular = random.weighted(packages.filter(isRegular), ({ minutes }) => 1 / minutes)
  const others = random.shuffled(packages.filter((one) => !isRegular(one)))
  const extra = random.weighted([0, 1, 2], (count) => [60, 33, 7][count] ?? 0)
  return random.chance(0.7) ? [regular, ...others.slice(0, extra)] : others.slice(0, Math.max(1, extra))
}

/** Plans `count` visits without double booking, ordered by start. Throws when the branches have no time left. */
export function planVisits(
  masters: Masters,
  staff: readonly RowOf<'staff'>[],
  random: Random,
  today: string,
  now: Date,
  count: number,
): Visit[] {
  const days = openDays(masters.dealershipLocations, masters.holidays, today, reach)
  const weights = cumulated(days.map(busyness))
  const taken = new Set<string>()
  const visits: Visit[] = []
  for (let tries = 0; visits.length < count; tries++) {
    if (tries > count * 40) throw new Error(`The branches have room for ${visits.length} of ${count} visits.`)
    const open = days[pickPlace(weights, random)]
    if (!open) continue
    const start = random.pick(open.starts)
    const past = start < now.toISOString()
    const type = random.weighted(
      ['service', 'testDrive', 'walkIn'] as const,
      (one) => ({ service: 86, testDrive: 7, walkIn: past ? 7 : 0 })[one],
    )
    const packages = type === 'testDrive' ? [] : pickPackages(masters.servicePackages, random)
    const minutes = Math.max(
      open.location.slotMinutes,
      packages.reduce((sum, one) => sum + one.minutes, 0),
    )
    const wantedType = type === 'testDrive' ? 'Sales Executive' : 'Service Advisor'
    const hosts = staff.filter(({ staffType, locationIds }) => staffType === wantedType && locationIds.includes(open.location.id))
    const time = takeTime(taken, open, start, minutes, random.shuffled(hosts), type !== 'testDrive')
    if (time) visits.push({ type, open, startAt: start, minutes, packages, ...time })
  }
  return visits.sort((a, b) => a.startAt.localeCompare(b.startAt))
}

function cumulated(weights: readonly number[]): number[] {
  let sum = 0
  return weights.map((weight) => (sum += weight))
}

function pickPlace(sums: readonly number[], random: Random): number {
  const drawn = random.next() * (sums.at(-1) ?? 0)
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) > drawn) high = middle
    else low = middle + 1
  }
  return low
}
