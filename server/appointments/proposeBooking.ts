// A whole booking for the caller, to be confirmed at once: their car that is due, its services, the usual branch, and the earliest time.
import type { OutputOf } from '../../src/schema/endpoints.ts'
import type { CustomerAppointment } from '../../src/schema/appointments/customerBooking.ts'
import type { CustomerDb } from '../core/db/caller/as.ts'
import type { Scope } from '../core/db/repository.ts'
import { localDay } from '../core/time/time.ts'
import { findBranch } from '../core/time/workshop.ts'
import { listBookings } from './listBookings.ts'
import { earliestTimes, offerSlots } from './offerTimes.ts'
import { recommendServices } from './recommendServices.ts'

/** What the caller has chosen already. */
interface Wanted {
  vehicleId?: string | undefined
  services?: readonly string[] | undefined
  locationId?: string | undefined
  startAt?: string | undefined
}
type Proposal = NonNullable<OutputOf<'proposedBooking'>['data']>

// Cars whose services are worked out, at most.
const consideredCars = 10

async function timeFor(
  tx: Scope,
  { startAt, locationId }: Wanted,
  services: readonly string[],
  usual: string | undefined,
  without: string | null,
  now: Date,
): Promise<Pick<Proposal, 'locationId' | 'startAt'>> {
  const work = { services, without }
  if (locationId && startAt) {
    const slots = await offerSlots(tx, { ...work, locationId }, localDay(startAt), now)
    if (slots.some(({ start, available }) => available && start === startAt)) return { locationId, startAt }
  }
  const place = locationId ?? usual
  const [own] = place ? await earliestTimes(tx, work, now, [place]) : []
  if (own ?? locationId) return { locationId: place ?? null, startAt: own?.start ?? null }
  const [first] = await earliestTimes(tx, work, now)
  return { locationId: first?.locationId ?? null, startAt: first?.start ?? null }
}

/**
 * A booking for what the caller wants; the rest is proposed: of their cars without an open booking the first that is due, the cheapest
 * services that do what is due, the branch of their last visit or else the one that is free first, and its earliest time within two weeks.
 * A given time stays where it is free. Null when no such car is due; a null time when none is free. Throws notFound for a branch that takes no bookings. `without` is the caller's own hold.
 */
export async function proposeBooking(
  db: CustomerDb,
  wanted: Wanted,
  without: (tx: Scope) => Promise<string | null>,
  now: Date,
): Promise<Proposal | null> {
  if (!(await db.mayList('vehicles'))) return null
  const open = await listBookings(db, 'upcoming', now)
  const past = await listBookings(db, 'past', now)
  const visits = past.data.filter(({ type, closure }: CustomerAppointment) => type === 'service' && closure === 'none')
  const last = visits[0]
  const { vehicleId } = wanted
  const cars = await db.rows('vehicles', vehicleId ? { ids: [vehicleId], size: 1 } : { size: consideredCars })
  const idle = vehicleId ? cars : cars.filter(({ id }) => !open.data.some(({ vehicle }) => vehicle?.id === id))
  return db.asSystem("packages, and everybody's bookings, decide what is due and which times are free", async (tx) => {
    if (wanted.locationId) await findBranch(tx, wanted.locationId)
    for (const car of idle) {
      const due = async () => (await recommendServices(tx, car, null, now)).flatMap(({ code, recommended }) => (recommended ? [code] : []))
      const services = wanted.services ?? (await due())
      if (services.length === 0) continue
      const time = await timeFor(tx, wanted, services, last?.location.id, await without(tx), now)
      // The address of a collection is typed anew, as people do not always park at the same place.
      const transport = last && last.transport !== 'pickUpDelivery' ? last.transport : 'dropOff'
      return { vehicleId: car.id, services: [...services], ...time, transport }
    }
    return null
  })
}
