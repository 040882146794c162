// Demo test-drive cars, lead assignment rules, and the cars of test drives, each on one drive at a time.
import type { Word } from '../../../src/schema/enumerations.ts'
import { carResource } from '../../appointments/index.ts'
import { minutesAfter } from '../../core/time/time.ts'
import type { RowOf } from '../../core/db/repository.ts'
import { demoRow } from '../../core/demo/demoRow.ts'
import type { Masters } from '../../masters/demo/index.ts'
import type { Claim } from '../../core/demo/openDays.ts'
import type { Random } from '../../core/demo/random.ts'

const carsEach = 3
const letters = 'ABDJRSXTEGKLZNHUV'
/** The lead types that are assigned automatically. */
const routed: readonly Word<'leadType'>[] = ['Used Car Sales', 'Test Drive', 'After Sales Inquiry']

/** Some cars at each branch. */
export function makeDriveCars(masters: Masters, random: Random, at: Date): RowOf<'driveCars'>[] {
  const models = random.shuffled(masters.models)
  return masters.dealershipLocations.flatMap(({ id: locationId }, branch) =>
    Array.from({ length: carsEach }, (_, place) => {
      const model = models[(branch * carsEach + place) % models.length] ?? random.pick(models)
      const make = masters.makes.find(({ id }) => id === model.makeId)
      const colour = random.pick(masters.colours)
      const plate = `${Array.from({ length: 3 }, () => random.pick([...letters])).join('')}${random.integer(100, 9999)}`
      return demoRow(
        'driveCars',
        { id: random.id(at), at },
        {
          name: `${make?.name.en ?? ''} ${model.name.en}, ${colour.name.en}`.trim(),
          modelId: model.id,
          plate,
          colourId: colour.id,
          locationId,
        },
      )
    }),
  )
}

/** Rules for all branches; at one branch test drives are assigned manually. */
export function makeRouting(masters: Masters, random: Random, at: Date): RowOf<'leadRouting'>[] {
  const rule = (values: Partial<RowOf<'leadRouting'>>) => demoRow('leadRouting', { id: random.id(at), at }, { automatic: true, ...values })
  const last = masters.dealershipLocations.at(-1)
  return [...routed.map((type) => rule({ type })), ...(last ? [rule({ type: 'Test Drive', locationId: last.id, automatic: false })] : [])]
}

interface Drives {
  appointments: RowOf<'appointments'>[]
  claims: Claim[]
}

/** The same visits, where each test drive has a car that is free then, with its claims. */
export function withCars({ appointments, claims }: Drives, masters: Masters, cars: readonly RowOf<'driveCars'>[]): Drives {
  const busy = new Map<string, { startAt: string; endAt: string }[]>()
  const taken: Claim[] = []
  const drives = appointments.map((one) => {
    if (one.type !== 'testDrive') return one
    const slot = masters.dealershipLocations.find(({ id }) => id === one.locationId)?.slotMinutes ?? 30
    const free = ({ id }: RowOf<'driveCars'>) => !busy.get(id)?.some(({ startAt, endAt }) => startAt < one.endAt && endAt > one.startAt)
    const car = cars.find((each) => each.locationId === one.locationId && free(each))
    if (!car) return one
    if (one.closure === 'none') {
      busy.set(car.id, [...(busy.get(car.id) ?? []), one])
      for (let startAt = one.startAt; startAt < one.endAt; startAt = minutesAfter(startAt, slot))
        taken.push({ resource: carResource(car.id), startAt, appointmentId: one.id })
    }
    return { ...one, driveCarId: car.id, licenceChecked: one.status === 'pending' ? null : true }
  })
  return { appointments: drives, claims: [...claims, ...taken] }
}
