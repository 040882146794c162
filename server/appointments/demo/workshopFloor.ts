// The demo's present workshop: how long each car has its status, promise times, failed quality checks and comebacks.
import { localDay, momentOf } from '../../core/time/time.ts'
import type { RowOf } from '../../core/db/repository.ts'
import { checkFailures } from '../../core/demo/content/sentences.ts'
import type { Random } from '../../core/demo/random.ts'
import { dayMs } from '../../../src/schema/core/time/dayLength.ts'

type Booking = RowOf<'appointments'>
const [minute, hour, day] = [60_000, 3_600_000, dayMs]
const comebacks = 4

/** Minutes for which a car has had its status: mostly normal, sometimes too long. */
const waits: Partial<Record<Booking['status'], readonly [number, number]>> = {
  inWorkshop: [8, 320],
  awaitingLabour: [5, 130],
  awaitingParts: [90, 2800],
  qc: [4, 75],
  washing: [4, 70],
  completed: [15, 1600],
}

const settle = (row: Booking, at: number): Booking => {
  const moment = new Date(at).toISOString()
  return { ...row, statusAt: moment, updatedAt: row.version > 1 ? moment : row.updatedAt }
}

// A time within opening hours, today or tomorrow, rarely more than two hours ago.
function promise(random: Random, now: Date): Date {
  const midnight = Date.parse(momentOf(localDay(now), '00:00'))
  const today = midnight + random.integer(20, 38) * 30 * minute
  return new Date(today < now.getTime() - 2 * hour || random.chance(0.25) ? today + day : today)
}

/** The bookings in their present state. */
export function workshopFloor(rows: readonly Booking[], random: Random, now: Date): Booking[] {
  let checked = 0
  const standing = rows.map((row) => {
    const wait = waits[row.status]
    if (!wait || row.closure !== 'none') return row.status === 'delivered' ? { ...row, statusAt: row.updatedAt } : row
    const [least, limit] = wait
    const made = Date.parse(row.createdAt) + minute
    const settled = settle(row, Math.max(made, now.getTime() - random.integer(least, limit) * minute))
    if (row.type === 'testDrive') return settled
    // The promise time given to the customer, which is still in the future for most.
    const promised = promise(random, now)
    const failed = row.status === 'inWorkshop' && checked++ % 4 === 0
    return {
      ...settled,
      promiseAt: Date.parse(row.promiseAt ?? row.endAt) < now.getTime() ? promised.toISOString() : row.promiseAt,
      qcFailReason: failed ? random.pick(checkFailures)[random.chance(0.5) ? 1 : 0] : null,
    }
  })
  return withComebacks(standing, random, now)
}

// A car that was delivered some days ago is in the workshop again.
function withComebacks(rows: readonly Booking[], random: Random, now: Date): Booking[] {
  const recent = rows.filter(
    ({ status, type, statusAt, closure }) =>
      status === 'delivered' && type !== 'testDrive' && closure === 'none' && now.getTime() - Date.parse(statusAt ?? '') < 25 * day,
  )
  const open = rows.filter(({ status, type }) => type !== 'testDrive' && ['inWorkshop', 'awaitingParts', 'qc'].includes(status))
  // Only cars of customers without another open booking.
  const waiting = new Set(rows.filter(({ status, closure }) => status !== 'delivered' && closure === 'none').map((row) => row.customerId))
  const again = new Map<string, Booking>()
  for (const row of random.shuffled(open).slice(0, comebacks)) {
    const earlier = recent.find(
      ({ customerId, locationId, startAt }) => !waiting.has(customerId) && locationId === row.locationId && startAt < row.createdAt,
    )
    if (!earlier) continue
    waiting.add(earlier.customerId)
    again.set(row.id, earlier)
  }
  return rows.map((row) => {
    const earlier = again.get(row.id)
    if (!earlier) return row
    const { customerId, vehicleId, mileageIn, id: comebackOfId } = earlier
    return { ...row, customerId, vehicleId, mileageIn, comebackOfId, pickupAddress: null, transport: 'dropOff' }
  })
}
