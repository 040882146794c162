// Demo appointments: planned visits with customer, car, reference and history.
import { totalsOf } from '../../../src/schema/core/money.ts'
import { bayOf } from '../../core/time/slots.ts'
import { localDay, minutesAfter } from '../../core/time/time.ts'
import type { RowOf } from '../../core/db/repository.ts'
import { inForm } from '../../core/demo/person.ts'
import { absences, cancelReasons, concerns, type BothLanguages } from '../../core/demo/content/sentences.ts'
import { demoRow } from '../../core/demo/demoRow.ts'
import type { Masters } from '../../masters/demo/index.ts'
import type { Claim } from '../../core/demo/openDays.ts'
import { enumerations } from '../../../src/schema/enumerations.ts'
import { resources } from '../../../src/schema/resources.ts'
import { progressOf, type Progress } from './progress.ts'
import type { Random } from '../../core/demo/random.ts'
import { workshopFloor } from './workshopFloor.ts'
import { planVisits, type Visit } from './visits.ts'
import { dayMs } from '../../../src/schema/core/time/dayLength.ts'

const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const stepsTo: Record<Progress['status'], number> = {
  pending: 0,
  inWorkshop: 1,
  awaitingLabour: 2,
  awaitingParts: 2,
  qc: 2,
  washing: 3,
  completed: 4,
  delivered: 5,
}

/** Inputs of the appointments. */
export interface SharedAddress {
  masters: Masters
  staff: readonly RowOf<'staff'>[]
  customers: readonly RowOf<'customers'>[]
  vehicles: readonly RowOf<'vehicles'>[]
}

/** Appointments within 45 days of now, with their claims. Approved cars are used in turn; those of the personas stay free for demos. */
export function makeAppointments(
  { masters, staff, customers, vehicles }: SharedAddress,
  random: Random,
  now: Date,
  count: number,
): { appointments: RowOf<'appointments'>[]; claims: Claim[] } {
  const owners = new Map(customers.slice(1).map((customer) => [customer.id, customer]))
  const cars = random.shuffled(vehicles.filter(({ status, customerId }) => status === 'Approved' && owners.has(customerId)))
  const visits = cars.length === 0 ? [] : planVisits(masters, staff, random, localDay(now), now, count)
  const progress = progressOf(visits, random, now)
  const newReference = referencesOf(random)
  const claims: Claim[] = []
  const carFor = carsInTurn(cars)
  const appointments = visits.map((visit, place) => {
    const how = progress[place]
    const car = carFor(how?.closure === 'none' && how.status !== 'delivered' && visit.type !== 'testDrive')
    const owner = owners.get(car?.customerId ?? '')
    if (!car || !owner || !how) throw new Error('A visit needs a car.')
    const row = makeAppointment(visit, how, car, owner, staff, newReference(), random, now)
    if (row.closure === 'none') claims.push(...visit.units.map((unit) => ({ ...unit, appointmentId: row.id })))
    return row
  })
  return { appointments: workshopFloor(appointments, random, now), claims }
}

// Customers have one open booking a car, and as many in all as a new tenant's settings allow.
const bookingsAtOnce = resources.settings.fields.bookingsAtOnce.initial as number
function carsInTurn(cars: readonly RowOf<'vehicles'>[]): (open: boolean) => RowOf<'vehicles'> | undefined {
  const booked = new Map<string, number>()
  const busy = new Set<string>()
  const mayBook = ({ id, customerId }: RowOf<'vehicles'>) => !busy.has(id) && (booked.get(customerId) ?? 0) < bookingsAtOnce
  let place = -1
  return (open) => {
    place += 1
    if (!open) return cars[place % cars.length]
    const turn = [...cars.slice(place % cars.length), ...cars.slice(0, place % cars.length)]
    const car = turn.find(mayBook)
    if (!car) throw new Error('There are too few cars for so many open bookings.')
    busy.add(car.id)
    booked.set(car.customerId, (booked.get(car.customerId) ?? 0) + 1)
    return car
  }
}

function makeAppointment(
  visit: Visit,
  { status, closure }: Progress,
  car: RowOf<'vehicles'>,
  owner: RowOf<'customers'>,
  staff: readonly RowOf<'staff'>[],
  ref: string,
  random: Random,
  now: Date,
): RowOf<'appointments'> {
  const {
    type,
    open: { location },
    startAt,
    minutes,
    packages,
    hostId,
    units,
  } = visit
  const start = Date.parse(startAt)
  const here = staff.filter(({ locationIds }) => locationIds.includes(location.id))
  const source =
    type === 'walkIn'
      ? 'walkIn'
      : random.weighted(['landing', 'callCentre', 'staff'] as const, (one) => ({ landing: 5, callCentre: 3, staff: 2 })[one])
  // One in seven of those that customers made, by their time, so that nothing else is drawn differently.
  const half = Math.floor(start / 1_800_000)
  const reminded = type === 'service' && source !== 'staff' && half % 7 === 0
  const reminder = reminded ? (enumerations.carReminder[(half / 7) % enumerations.carReminder.length] ?? null) : null
  const agent = here.find(({ department }) => department === 'General')?.id ?? null
  const by = { landing: null, callCentre: agent, staff: hostId, walkIn: hostId }[source]
  const at = new Date(type === 'walkIn' ? start : Math.min(start - 3_600_000 * 2, now.getTime() - 60_000) - random.next() * 12 * dayMs)
  const endAt = minutesAfter(startAt, minutes)
  const came = status !== 'pending'
  const steps = closure === 'none' ? stepsTo[status] : 1
  const changedAt =
    closure === 'cancelled' ? at.getTime() + random.next() * (Math.min(start, now.getTime()) - at.getTime()) : start + minutes * 60_000
  const say = (texts: readonly BothLanguages[]) => inForm(random.pick(texts)[owner.languageId === '2' ? 1 : 0], owner.gender === 'female')
  const pickUp = type === 'service' && owner.address !== null && random.chance(0.2)
  return demoRow(
    'appointments',
    {
      id: random.id(at),
      at,
      by,
      changed: steps > 0 ? { at: new Date(Math.min(now.getTime(), changedAt)), by: hostId, times: steps } : undefined,
    },
    {
      ref,
      type,
      customerId: owner.id,
      vehicleId: type === 'testDrive' ? null : car.id,
      locationId: location.id,
      advisorId: hostId,
      bay: bayIn(units),
      startAt,
      endAt,
      promiseAt: type === 'testDrive' ? null : endAt,
      technicianId: came && type !== 'testDrive' ? random.pick(here.filter(({ staffType }) => staffType === 'Technician')).id : null,
      services: packages.map(({ code, name, price, minutes: each }) => ({ code, name, price, minutes: each })),
      totals: totalsOf(packages.map(({ price }) => price)),
      concern: type !== 'testDrive' && random.chance(0.3) ? say(concerns) : null,
      transport:
        type === 'service' ? (pickUp ? 'pickUpDelivery' : random.pick(['dropOff', 'dropOff', 'wait', 'courtesyCar'] as const)) : 'wait',
      pickupAddress: pickUp ? owner.address : null,
      mileageIn: came && type !== 'testDrive' ? mileageOn(car, start, now) : null,
      status,
      closure,
      closeReason: closure === 'none' ? null : say(closure === 'cancelled' ? cancelReasons : absences),
      source,
      reminder,
      recovered: reminder === 'refusedWork' && status === 'delivered' ? (packages.at(-1)?.price ?? null) : null,
      callCenterStaffId: source === 'callCentre' ? agent : null,
    },
  )
}

/** A car's mileage at an earlier moment, as if it had been driven evenly since its model year. */
function mileageOn({ mileageKm, year }: RowOf<'vehicles'>, moment: number, now: Date): number | null {
  if (mileageKm === null) return null
  const age = Math.max(30 * dayMs, now.getTime() - Date.parse(`${year ?? now.getUTCFullYear() - 1}-01-01`))
  const driven = mileageKm * Math.max(0, 1 - Math.max(0, now.getTime() - moment) / age)
  return Math.max(15, Math.round(driven / 10) * 10)
}

/** The number of the bay among these units of time; null without one. */
export const bayIn = (units: Visit['units']): number | null => {
  const bay = units.find(({ resource }) => resource.startsWith('bay:'))
  return bay ? bayOf(bay.resource) : null
}

/** Returns a function that draws unique references. */
export function referencesOf(random: Random): () => string {
  const used = new Set<string>()
  return () => {
    for (;;) {
      const ref = Array.from({ length: 6 }, () => random.pick([...alphabet])).join('')
      if (!used.has(ref)) {
        used.add(ref)
        return ref
      }
    }
  }
}
