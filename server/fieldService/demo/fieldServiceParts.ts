// Inputs of demo field requests.
import type { DemoContext } from '../../masters/demo/index.ts'

/** The car, owner, branch and first driver of the nth field request. */
export function partsOf({ random, vehicles, customers, masters, staff }: DemoContext, place: number) {
  const owners = new Map(customers.slice(1).map((one) => [one.id, one]))
  const car = random.pick(vehicles.filter(({ customerId, status }) => status === 'Approved' && owners.has(customerId)))
  const branches = masters.dealershipLocations
  const branch = branches[place % branches.length] ?? random.pick(branches)
  const driver = staff.find(({ staffType, locationIds }) => staffType === 'Driver' && locationIds.includes(branch.id))
  const { lat, lng } = branch.point ?? { lat: 24.7, lng: 46.7 }
  const nearby = (degrees: number) => Number((degrees + (random.next() - 0.5) / 6).toFixed(5))
  return { car, owner: owners.get(car.customerId), branch, driverId: driver?.id ?? null, point: { lat: nearby(lat), lng: nearby(lng) } }
}
