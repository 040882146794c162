// Demo cars for sale, most of them available; some leads are about them, and the reserved and sold ones have theirs.
import { sql } from 'kysely'
import { dayMs } from '../../../src/schema/core/time/dayLength.ts'
import { demoRow } from '../../core/demo/demoRow.ts'
import type { Random } from '../../core/demo/random.ts'
import { vinOf } from '../../core/demo/vin.ts'
import { unaudited } from '../../core/commit/unaudited.ts'
import type { RowOf, Scope } from '../../core/db/repository.ts'
import { localDay } from '../../core/time/time.ts'
import { makes } from '../../masters/index.ts'
import type { Masters } from '../../masters/demo/index.ts'
import { carTexts } from './carTexts.ts'

type StockCar = RowOf<'stockCars'>
const daysBetweenArrivals = 5
// By their place among the cars of the company.
const reserved = [6, 17]
const sold = [10, 20]

/** The cars of the makes that a company sells. */
export function makeStockCars(masters: Masters, staff: readonly RowOf<'staff'>[], random: Random, now: Date): StockCar[] {
  const sellers = staff.filter(({ staffType, department }) => staffType === null && department === 'Sales')
  const thisYear = now.getUTCFullYear()
  return carTexts.flatMap(({ make, model, trim: [en, ar], body, price, colour, age }, place) => {
    const brand = masters.makes.find(({ slug }) => slug === make)
    if (!brand) return []
    const at = new Date(now.getTime() - (place * daysBetweenArrivals + 1) * dayMs)
    const year = thisYear - (age ?? 0)
    const soldAt = sold.includes(place) ? new Date(now.getTime() - random.integer(2, 9) * dayMs).toISOString() : null
    const seller = random.pick(sellers)
    // A used one loses a seventh in each year.
    const worth = age ? price * 0.86 ** age : price
    return demoRow(
      'stockCars',
      { id: random.id(at), at, by: seller.id },
      {
        vin: vinOf(makes.find(({ slug }) => slug === make)?.wmi ?? 'JTM', year, 700_000 + place, random),
        makeId: brand.id,
        model,
        trim: { en, ar },
        year,
        body,
        colourId: masters.colours.find(({ name }) => name.en === colour)?.id ?? null,
        condition: age ? 'used' : 'new',
        mileageKm: age ? age * random.integer(12_000, 21_000) + random.integer(10, 900) : 0,
        price: Math.round(worth) * 100_000 - (age ? 10_000 : 0),
        locationId: random.pick(masters.dealershipLocations).id,
        arrivedOn: localDay(at),
        sellerId: seller.id,
        status: soldAt ? 'sold' : reserved.includes(place) ? 'reserved' : 'available',
        soldAt,
      },
    )
  })
}

/** Leads about these cars: one that was won for each sold car, one in progress for each reserved one, and some for others. */
export function aboutCars(leads: readonly RowOf<'leads'>[], cars: readonly StockCar[]): RowOf<'leads'>[] {
  const wanted = new Map<string, StockCar>()
  const fresh = leads.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
  const tie = (car: StockCar, fits: (lead: RowOf<'leads'>) => boolean) => {
    const type = car.condition === 'new' ? 'New Car Sales' : 'Used Car Sales'
    const lead = fresh.find((one) => one.type === type && !wanted.has(one.id) && !one.duplicateOfId && fits(one))
    if (lead) wanted.set(lead.id, car)
  }
  const asking = 9
  for (const car of cars.filter(({ status }) => status !== 'available'))
    tie(car, ({ status, outcome }) => (car.status === 'sold' ? status === 'completed' && outcome === 'sold' : status === 'in-progress'))
  for (const car of cars.filter(({ status }) => status === 'available').slice(0, asking))
    tie(car, ({ status }) => status === 'pending' || status === 'in-progress')
  return leads.map((lead) => {
    const car = wanted.get(lead.id)
    return car ? { ...lead, stockCarId: car.id, makeId: car.makeId, model: car.model } : lead
  })
}

/** Names the leads of reserved and sold cars in their rows, once both are there: each refers to the other. A car without one is free. */
export async function nameLeads(tx: Scope): Promise<void> {
  await unaudited(
    'partOfAnother',
    sql`update "stockCars" set "leadId" = leads.id from leads where leads."stockCarId" = "stockCars".id and "stockCars".status <> 'available'`,
  ).execute(tx)
  await unaudited(
    'partOfAnother',
    sql`update "stockCars" set status = 'available', "soldAt" = null where status <> 'available' and "leadId" is null`,
  ).execute(tx)
}
