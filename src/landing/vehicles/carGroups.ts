import type { SessionValues } from '../../session/index.ts'

type Car = SessionValues['userVehicle'][number]
/** Cars of one owner. */
interface CarGroup {
  /** The company's name; null: the person's own. */
  company: NonNullable<Car['company']> | null
  cars: Car[]
}

/** The person's own cars first, then those of each company of which they are a contact. */
export function carGroups(cars: readonly Car[]): CarGroup[] {
  const groups = new Map<string, CarGroup>()
  for (const car of cars) {
    const key = car.company ? car.customerId : ''
    const group = groups.get(key) ?? { company: car.company ?? null, cars: [] }
    group.cars.push(car)
    groups.set(key, group)
  }
  return [...groups.values()].sort((one, other) => Number(one.company !== null) - Number(other.company !== null))
}
