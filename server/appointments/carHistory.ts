// What is known of cars from their rows: readings of the odometer, and when each service was last done.
import { sql } from 'kysely'
import { readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import { localDay } from '../core/time/time.ts'
import type { Done, Reading } from './serviceDue.ts'

/** A car whose services are judged. */
export type Car = Pick<RowOf<'vehicles'>, 'id' | 'makeId' | 'mileageKm' | 'mileageAt' | 'deliveredOn' | 'createdAt'>

interface History {
  readings: Reading[]
  /** The last time that a service, or one that contains it, was done, by its code. */
  done: Map<string, Done>
}
// Visits and services at home of a car that are looked at, the latest.
const consideredVisits = 100

/** By car its readings and what was last done. A car in the workshop counts as done what it is in for; what was cancelled does not. */
export async function carHistories(
  tx: Scope,
  cars: readonly Car[],
  contents: ReadonlyMap<string, readonly string[]>,
): Promise<ReadonlyMap<string, History>> {
  if (cars.length === 0) return new Map()
  const of = {
    size: cars.length * consideredVisits,
    sort: 'createdAt',
    order: 'DESC',
    filters: { vehicleId: cars.map(({ id }) => id) },
  } as const
  const visits = await readRows(tx, 'appointments', { ...of, conditions: [sql`status <> 'pending' and closure = 'none'`] })
  const atHome = await readRows(tx, 'homeService', { ...of, conditions: [sql`stage = 'done'`] })
  const times = [
    ...visits.map((one) => ({ ...one, on: localDay(one.startAt), km: one.mileageIn ?? one.mileageOut })),
    ...atHome.map((one) => ({ ...one, on: localDay(one.arrivedAt ?? one.slotAt ?? one.createdAt), km: null })),
  ]
  return new Map(
    cars.map(({ id, mileageKm, mileageAt, createdAt }) => {
      const own = times.filter(({ vehicleId }) => vehicleId === id)
      const done = new Map<string, Done>()
      for (const { on, km, services } of own)
        for (const code of services.flatMap((one) => [one.code, ...(contents.get(one.code) ?? [])]))
          if ((done.get(code)?.on ?? '') < on) done.set(code, { on, km })
      const readings = own.flatMap(({ on, km }) => (km === null ? [] : [{ on, km }]))
      if (mileageKm !== null) readings.push({ on: mileageAt ?? localDay(createdAt), km: mileageKm })
      return [id, { readings, done }]
    }),
  )
}
