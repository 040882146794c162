// What is known of cars from their rows: readings of the odometer, and when each service was last done.
import { sql } from 'kysely'
import { readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import { localDay } from '../core/time/time.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'
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

/** Work that was offered for a car in the workshop and that its customer declined or put off. */
export interface Refused {
  vehicleId: string
  code: string
  /** The day of the decision. */
  on: string
  /** Net, in minor units, as it was offered. */
  price: number
  reason: string | null
  photos: string[]
}
/** Days after which it is no longer offered again: the car is another one by then. */
const refusedDays = 365

/** Of each car and service the last refusal within a year, by the car's present customer; whether it was done since is not looked at. */
export async function refusalsOf(tx: Scope, cars: readonly Pick<Car, 'id'>[], now: Date): Promise<Refused[]> {
  if (cars.length === 0) return []
  const since = new Date(now.getTime() - refusedDays * dayMs).toISOString()
  const { rows } = await sql<Omit<Refused, 'on'> & { at: string }>`
    select distinct on (visit."vehicleId", work.code) visit."vehicleId", work.code, work.price, work.reason, work.photos,
      to_char(work."decidedAt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from "jobServices" work
    join appointments visit on visit.id = work."appointmentId" and visit."deletedAt" is null
    join vehicles car on car.id = visit."vehicleId" and car."customerId" = visit."customerId"
    where visit."vehicleId" = any(${cars.map(({ id }) => id)}::uuid[]) and work.decision in ('declined', 'deferred')
      and work."decidedAt" > ${since} and work."deletedAt" is null
    order by visit."vehicleId", work.code, work."decidedAt" desc`.execute(tx)
  return rows.map(({ at, ...one }) => ({ ...one, on: localDay(at) }))
}

/**
 * By car its readings and what was last done. A car in the workshop counts as done what it is in for, but for `except`, a booking's id; what
 * was cancelled does not.
 */
export async function carHistories(
  tx: Scope,
  cars: readonly Car[],
  contents: ReadonlyMap<string, readonly string[]>,
  except: string | null = null,
): Promise<ReadonlyMap<string, History>> {
  if (cars.length === 0) return new Map()
  const of = {
    size: cars.length * consideredVisits,
    sort: 'createdAt',
    order: 'DESC',
    filters: { vehicleId: cars.map(({ id }) => id) },
  } as const
  const counted = sql`status <> 'pending' and closure = 'none' and id is distinct from ${except}`
  const visits = await readRows(tx, 'appointments', { ...of, conditions: [counted] })
  const atHome = await readRows(tx, 'homeService', { ...of, conditions: [sql`stage = 'done'`] })
  const times = [
    ...visits.map((one) => ({ ...one, on: localDay(one.startAt), km: one.mileageIn ?? one.mileageOut })),
    ...atHome.map((one) => ({ ...one, on: localDay(one.arrivedAt ?? one.slotAt ?? one.createdAt), km: null })),
  ]
  const byCar = new Map<string | null, typeof times>()
  for (const one of times) byCar.set(one.vehicleId, [...(byCar.get(one.vehicleId) ?? []), one])
  return new Map(
    cars.map(({ id, mileageKm, mileageAt, createdAt }) => {
      const own = byCar.get(id) ?? []
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
