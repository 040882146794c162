// Demo vehicles: the personas' two first, then the requested number, each with an owner.
import { plateLetters } from '../../../src/schema/core/values/plate.ts'
import type { RowOf } from '../../core/db/repository.ts'
import { dayAfter, localDay } from '../../core/time/time.ts'
import { makes } from '../../masters/index.ts'
import { personas, type PersonaVehicle } from '../../core/demo/content/personas.ts'
import { rejections } from '../../core/demo/content/sentences.ts'
import type { DemoTenantId } from '../../core/demo/content/tenants.ts'
import { demoRow } from '../../core/demo/demoRow.ts'
import { idByName, type Masters } from '../../masters/demo/index.ts'
import type { Random } from '../../core/demo/random.ts'
import { vinOf, withCheckDigit } from '../../core/demo/vin.ts'
import { dayMs, daysBetween } from '../../../src/schema/core/time/dayLength.ts'

const letters = Object.values(plateLetters)
// A car of this year with fewer kilometres has just been handed over, and waits for its plate.
const firstKilometres = 800
const trims = ['Standard', 'Comfort', 'Full option', 'Limited', 'Sport', 'Premium'] as const

/** Vehicles with distinct plates and VINs, a few without a plate; nearly all approved. */
export function makeVehicles(
  tenantId: DemoTenantId,
  masters: Masters,
  customers: readonly RowOf<'customers'>[],
  staff: readonly RowOf<'staff'>[],
  random: Random,
  now: Date,
  count: number,
): RowOf<'vehicles'>[] {
  const persona = personas[tenantId]
  const plates = new Set<string>(Object.values(personas).flatMap(({ vehicles }) => vehicles.map(({ plate }) => plate)))
  const sold = makes.filter(({ slug }) => masters.makes.some((row) => row.slug === slug))
  const approvers = staff.filter(({ staffType, department }) => staffType === null && (department === 'Service' || department === 'Sales'))
  const thisYear = now.getUTCFullYear()
  const dayIn = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)
  const newPlate = () => {
    for (;;) {
      const plate = `${random.pick(letters)}${random.pick(letters)}${random.pick(letters)}${random.integer(1, 9999)}`
      if (!plates.has(plate)) {
        plates.add(plate)
        return plate
      }
    }
  }
  const anyCar = (place: number): PersonaVehicle => {
    const make = random.weighted(sold, ({ share }) => share)
    const year = Math.max(make.since ?? 0, thisYear - Math.floor(random.next() ** 1.6 * 14))
    const mileageKm = Math.round(((thisYear - year + random.next()) * random.integer(12_000, 27_000)) / 10) * 10 + 15
    return {
      plate: newPlate(),
      make: make.slug,
      model: random.pick(make.models)[0],
      year,
      mileageKm,
      vin: random.chance(0.6) ? vinOf(make.wmi, year, place, random) : '',
    }
  }
  const make = (car: PersonaVehicle, owner: RowOf<'customers'>, fate: Fate) => {
    const brand = makes.find(({ slug }) => slug === car.make)
    const since = Date.parse(owner.createdAt)
    const fresh = car.year === thisYear && car.vin !== '' && car.mileageKm < firstKilometres
    const entered =
      fate === 'Pending'
        ? Math.max(since, now.getTime() - dayMs / 24 - random.next() ** 3 * 8 * dayMs)
        : since + random.next() * Math.max(0, now.getTime() - 60 * dayMs - since)
    // A new car is entered on the day of its handover.
    const at = new Date(fresh ? Math.max(since, now.getTime() - (1 + (car.mileageKm % 15)) * dayMs) : entered)
    const contract = random.chance(0.15)
    const newYear = `${car.year}-01-01`
    const bought = fresh
      ? localDay(at)
      : dayAfter(newYear, (car.mileageKm * 17) % (car.year < thisYear ? 365 : daysBetween(newYear, localDay(now)) + 1))
    const approver = random.pick(approvers).id
    const decidedAt = new Date(Math.min(now.getTime(), at.getTime() + random.integer(1, 40) * 3_600_000))
    return demoRow(
      'vehicles',
      { id: random.id(at), at, by: owner.createdBy, changed: fate === 'Pending' ? undefined : { at: decidedAt, by: approver, times: 1 } },
      {
        plate: fresh ? null : car.plate,
        customerId: owner.id,
        makeId: idByName(masters.makes, brand?.en ?? ''),
        model: car.model,
        trim: random.chance(0.5) ? random.pick(trims) : null,
        year: car.year,
        vin: car.vin || null,
        plateType: random.weighted(['private', 'commercial', 'transport', 'temporary'] as const, (type) => (type === 'private' ? 40 : 1)),
        colourId: random.pick(masters.colours).id,
        mileageKm: car.mileageKm,
        mileageAt: at.toISOString().slice(0, 10),
        deliveredOn: bought,
        warrantyEnd: dayAfter(bought, 5 * 365),
        warrantyKm: 100_000,
        // From a few days ago to a year ahead; new cars need no inspection for three years.
        registrationEnd: fresh ? null : dayIn(((car.mileageKm * 7) % 1_000) - 4),
        insuranceEnd: dayIn(((car.mileageKm * 11) % 368) - 3),
        inspectionEnd: thisYear - car.year > 3 ? dayIn(((car.mileageKm * 13) % 370) - 5) : null,
        ...(contract
          ? { contractNumber: `SC-${fresh ? car.vin.slice(-7) : car.plate}`, contractEnd: dayAfter(bought, 4 * 365), contractKm: 80_000 }
          : {}),
        status: fate,
        rejectReason: fate === 'Rejected' ? random.pick(rejections)[1] : null,
        ownerId: owner.ownerId,
      },
    )
  }
  const [first, ...others] = customers
  if (!first) return []
  const known = persona.vehicles.map((car) => make({ ...car, vin: withCheckDigit(car.vin) }, first, 'Approved'))
  const all = others.length > 0 ? others : [first]
  const settled = all.filter(({ createdAt }) => Date.parse(createdAt) < now.getTime() - 61 * dayMs)
  return [
    ...known,
    ...Array.from({ length: Math.max(0, count - 2) }, (_, place) => {
      const fate = fateOf(random)
      return make(anyCar(place + 10), random.pick(fate === 'Pending' ? all : settled), fate)
    }),
  ]
}

type Fate = RowOf<'vehicles'>['status']
const shares = { Approved: 965, Pending: 7, Rejected: 28 } as const
const fateOf = (random: Random): Fate => random.weighted(['Approved', 'Pending', 'Rejected'] as const, (one) => shares[one])
