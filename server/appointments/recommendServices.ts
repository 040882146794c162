// The services that are due for a car, by its mileage and the time since they were last done, and the cheapest that do all of it.
import type { NextService, OfferedService } from '../../src/schema/appointments/customerBooking.ts'
import { cheapestCover } from '../../src/schema/core/covering.ts'
import { openFiles } from '../files/index.ts'
import { findRow, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import { dayAfter, localDay } from '../core/time/time.ts'
import { allPackages, contentsOf } from '../core/time/packageContents.ts'
import { carHistories, refusalsOf, type Car, type Refused } from './carHistory.ts'
import { dueDay, dueOf, knownCar, type Due, type Interval } from './serviceDue.ts'
import { agreedPrice } from '../../src/schema/customers/index.ts'

interface Catalogue {
  packages: RowOf<'servicePackages'>[]
  contents: ReadonlyMap<string, readonly string[]>
  /** The interval of a service for a car's make. */
  intervalOf: (service: RowOf<'servicePackages'>, makeId: string | undefined) => Interval
}
async function readCatalogue(tx: Scope): Promise<Catalogue> {
  const packages = await allPackages(tx)
  const ofMakes = await readRows(tx, 'serviceIntervals', { size: 1000 })
  return {
    packages,
    contents: contentsOf(packages),
    intervalOf: (service, makeId) => ofMakes.find((one) => one.packageId === service.id && one.makeId === makeId) ?? service,
  }
}

type Offer = {
  offer: Omit<OfferedService, 'refused' | 'recommended'>
  due: Due
  /** The day on which it is due. */
  day: string | null
  /** Days before it on which its owner is reminded; null: as for all services. */
  remindDays: number | null
  refusal: Refused | null
}
/** What a car offers to be judged by: without a car only its mileage. */
interface Judged {
  car: Car | null
  mileage: number | null
}

/** How services are judged for cars. */
interface Manner {
  /** Only those offered at home. */
  atHome?: boolean
  /** The refusals to name with a service, unless it was done since. */
  refusals?: readonly Refused[]
}

/** For each car every active service with what is left of its interval. */
async function offersFor(
  tx: Scope,
  judged: readonly Judged[],
  now: Date,
  { atHome = false, refusals = [] }: Manner = {},
): Promise<Offer[][]> {
  const { packages, contents, intervalOf } = await readCatalogue(tx)
  const histories = await carHistories(
    tx,
    judged.flatMap(({ car }) => car ?? []),
    contents,
  )
  const today = localDay(now)
  const onOffer = packages.filter((one) => one.active && (one.atHome || !atHome))
  const codes = new Set(onOffer.map(({ code }) => code))
  const services = onOffer.map((service) => ({ service, contains: (contents.get(service.code) ?? []).filter((part) => codes.has(part)) }))
  return judged.map(({ car, mileage }) => {
    const { readings = [], done } = histories.get(car?.id ?? '') ?? {}
    const known = knownCar({ today, readings, deliveredOn: car?.deliveredOn ?? null, stated: mileage })
    const refused = refusals.filter(({ vehicleId }) => vehicleId === car?.id)
    return services.map(({ service, contains }) => {
      const { code, name, description, price, minutes, points, remindDays } = service
      const due = dueOf(intervalOf(service, car?.makeId), done?.get(code) ?? null, known)
      const basis = due.basis && { ...due.basis, last: due.last, mileage: known.mileage }
      const offer = { code, name, description, price, minutes, contains, points, basis, due: basis !== null }
      const refusal = refused.find((one) => one.code === code && one.on > (done?.get(code)?.on ?? '')) ?? null
      return { offer, due, day: dueDay(due, known), remindDays, refusal }
    })
  })
}

/** The codes of the cheapest services that do all that is due. */
function recommendedOf(offers: readonly Offer[]): ReadonlySet<string> {
  const all = offers.map(({ offer }) => offer)
  const late = all.filter(({ due }) => due).map(({ code }) => code)
  return new Set(cheapestCover(late, all).map(({ code }) => code))
}

/** Every active service, or only those offered at home; the recommended ones first, then those refused before. `mileage` is what somebody reads today. */
export async function recommendServices(
  tx: Scope,
  car: (Car & Pick<RowOf<'vehicles'>, 'customerId'>) | null,
  mileage: number | null,
  now: Date,
  atHome = false,
): Promise<OfferedService[]> {
  const refusals = await refusalsOf(tx, car ? [car] : [], now)
  const [offers = []] = await offersFor(tx, [{ car, mileage }], now, { atHome, refusals })
  const recommended = recommendedOf(offers)
  const owner = car ? await findRow(tx, 'customers', car.customerId) : undefined
  const files = await openFiles(
    tx,
    offers.flatMap(({ refusal }) => refusal?.photos ?? []),
  )
  const photosOf = ({ photos }: Refused) => files.filter(({ id }) => photos.includes(id))
  return offers
    .map(({ offer, refusal }) => {
      const refused = refusal && { on: refusal.on, price: refusal.price, reason: refusal.reason, photos: photosOf(refusal) }
      const price = agreedPrice(offer.price, owner?.priceListPercent ?? null)
      return { ...offer, price, recommended: recommended.has(offer.code), refused }
    })
    .sort((a, b) => Number(b.recommended) - Number(a.recommended) || Number(b.refused !== null) - Number(a.refused !== null))
}

/** A car with what each service on offer says of it. */
export interface JudgedCar<C extends Car = Car> {
  car: C
  offers: readonly Offer[]
}
/** Judges cars by what is known of them, without a mileage that somebody reads today. */
export async function judgeCars<C extends Car>(tx: Scope, cars: readonly C[], now: Date): Promise<JudgedCar<C>[]> {
  const refusals = await refusalsOf(tx, cars, now)
  const judged = cars.map((car) => ({ car, mileage: null }))
  const all = await offersFor(tx, judged, now, { refusals })
  return cars.map((car, place) => ({ car, offers: all[place] ?? [] }))
}

/** Of these cars the refusals of services on offer that were not done since, the dearest first. */
export const refusedServices = <C extends Car>(
  judged: readonly JudgedCar<C>[],
): { car: C; name: OfferedService['name']; refused: Refused }[] =>
  judged
    .flatMap(({ car, offers }) => offers.flatMap(({ offer: { name }, refusal: refused }) => (refused ? [{ car, name, refused }] : [])))
    .toSorted((a, b) => b.refused.price - a.refused.price)

/** A car that is due, and the day on which any service was last done on it; null: none is recorded. */
interface DueCar<C extends Car> {
  car: C
  lastOn: string | null
}
/**
 * Of these cars those of which a service is due within so many days, or within the days of that service, by the kilometres that are expected
 * then.
 */
export function dueCars<C extends Car>(judged: readonly JudgedCar<C>[], now: Date, days: number): DueCar<C>[] {
  const today = localDay(now)
  return judged
    .filter(({ offers }) => offers.some(({ day, remindDays }) => day !== null && day <= dayAfter(today, remindDays ?? days)))
    .map(({ car, offers }) => {
      const last = offers.flatMap(({ due }) => due.last?.on ?? []).toSorted()
      return { car, lastOn: last.at(-1) ?? null }
    })
}

/** The day on which a car's first service is due, and the net worth of the work that was refused and not done since. */
export function standingOf({ offers }: JudgedCar): { dueOn: string | null; refused: number | null } {
  const worth = offers.reduce((sum, { refusal }) => sum + (refusal?.price ?? 0), 0)
  return { dueOn: offers.flatMap(({ day }) => day ?? []).toSorted()[0] ?? null, refused: worth || null }
}

const soonest = (a: Pick<NextService, 'km' | 'on'>, b: Pick<NextService, 'km' | 'on'>): number =>
  (a.km ?? Infinity) - (b.km ?? Infinity) || (a.on ?? '9').localeCompare(b.on ?? '9')

function nextOf(offers: readonly Offer[]): NextService | null {
  const known = offers.filter(({ due }) => due.kmLeft !== null || due.dueOn !== null)
  const leftOf = ({ due: { kmLeft: km, dueOn: on } }: Offer) => ({ km, on })
  const isPart = ({ offer }: Offer) => Number(known.some((one) => one.offer.contains.includes(offer.code)))
  const later = known.toSorted((a, b) => soonest(leftOf(a), leftOf(b)) || isPart(a) - isPart(b))
  const recommended = recommendedOf(offers)
  const next = offers.find(({ offer }) => recommended.has(offer.code)) ?? later[0]
  return next ? { name: next.offer.name, basis: next.offer.basis, ...leftOf(next) } : null
}

/** What each car needs next: the service that is due, or else the one whose interval ends first; null when nothing is known of any. */
export async function nextServices(tx: Scope, cars: readonly Car[], now: Date): Promise<(NextService | null)[]> {
  const judged = cars.map((car) => ({ car, mileage: null }))
  return (await offersFor(tx, judged, now)).map(nextOf)
}

/** Of these cars the one that needs something first, and what; null when nothing is known of any. */
export async function firstService(tx: Scope, cars: readonly Car[], now: Date): Promise<{ vehicleId: string; next: NextService } | null> {
  const all = await nextServices(tx, cars, now)
  const found = cars.flatMap(({ id: vehicleId }, place) => {
    const next = all[place]
    return next ? [{ vehicleId, next }] : []
  })
  const isLater = ({ basis }: NextService) => Number(basis === null)
  return found.toSorted(({ next: a }, { next: b }) => isLater(a) - isLater(b) || soonest(a, b))[0] ?? null
}
