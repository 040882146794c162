// Earlier services of the demo's fleet: older than the other visits, so that they take no time from them.
import { totalsOf } from '../../../src/schema/core/money.ts'
import { dayMs } from '../../../src/schema/core/time/dayLength.ts'
import type { RowOf } from '../../core/db/repository.ts'
import { openDays, takeTime, type Claim } from '../../core/demo/openDays.ts'
import { demoRow } from '../../core/demo/demoRow.ts'
import type { Random } from '../../core/demo/random.ts'
import { localDay, minutesAfter } from '../../core/time/time.ts'
import type { Masters } from '../../masters/demo/index.ts'
import { agreedPackages } from '../agreedPrices.ts'
import { bayIn } from './appointments.ts'

const reachDays = 400
/** Days after a car was delivered on which it came, and what for. */
const due = [
  [130, 'OIL-10K'],
  [250, 'SVC-20K'],
] as const
/** Younger visits are made with those of everybody else. */
const youngestDays = 50

/** Delivered services of a company's cars, booked by the advisor at the prices that were agreed with it. */
export function makeFleetVisits(
  masters: Masters,
  staff: readonly RowOf<'staff'>[],
  fleet: { customers: readonly RowOf<'customers'>[]; vehicles: readonly RowOf<'vehicles'>[] },
  newReference: () => string,
  random: Random,
  now: Date,
): { appointments: RowOf<'appointments'>[]; claims: Claim[] } {
  const company = fleet.customers.find(({ kind }) => kind === 'company')
  const branch = masters.dealershipLocations.find(({ cityId }) => cityId === company?.address?.cityId) ?? masters.dealershipLocations[0]
  const here = staff.filter(({ locationIds }) => branch && locationIds.includes(branch.id))
  const advisors = here.filter(({ staffType }) => staffType === 'Service Advisor')
  const technicians = here.filter(({ staffType }) => staffType === 'Technician')
  if (!company || !branch || advisors.length === 0 || technicians.length === 0) return { appointments: [], claims: [] }
  const days = openDays([branch], masters.holidays, localDay(now), reachDays)
  const taken = new Set<string>()
  const claims: Claim[] = []
  const appointments = fleet.vehicles.flatMap((car, place) => {
    const age = (now.getTime() - Date.parse(car.deliveredOn ?? localDay(now))) / dayMs
    return due.flatMap(([after, code]) => {
      const ago = age - after
      const open = days.findLast(({ offset }) => offset <= -ago)
      const [work] = agreedPackages(
        company,
        masters.servicePackages.filter((one) => one.code === code),
      )
      if (ago < youngestDays || !open || !work) return []
      const startAt = open.starts[place % (open.starts.length - 4)] ?? ''
      const time = takeTime(taken, open, startAt, work.minutes, random.shuffled(advisors), true)
      if (!time) return []
      const endAt = minutesAfter(startAt, work.minutes)
      const advisor = time.hostId
      const driven = (car.mileageKm ?? 0) * (after / age)
      const at = new Date(Date.parse(startAt) - 4 * dayMs)
      const id = random.id(at)
      claims.push(...time.units.map((unit) => ({ ...unit, appointmentId: id })))
      return demoRow(
        'appointments',
        { id, at, by: advisor, changed: { at: new Date(endAt), by: advisor, times: 5 } },
        {
          ref: newReference(),
          type: 'service',
          customerId: company.id,
          vehicleId: car.id,
          locationId: branch.id,
          advisorId: advisor,
          bay: bayIn(time.units),
          ...{ startAt, endAt, promiseAt: endAt },
          technicianId: random.pick(technicians).id,
          services: [{ code: work.code, name: work.name, price: work.price, minutes: work.minutes }],
          totals: totalsOf([work.price]),
          transport: 'dropOff',
          mileageIn: Math.round(driven / 10) * 10,
          status: 'delivered',
          closure: 'none',
          source: 'staff',
        },
      )
    })
  })
  return { appointments, claims }
}
