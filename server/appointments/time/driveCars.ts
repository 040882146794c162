// Test-drive cars: each on one drive at a time, by claims like those of advisors and bays.
import { sql } from 'kysely'
import { findRow, type Scope } from '../../core/db/repository.ts'
import { Problem } from '../../core/http/problem.ts'

/** A car's name in claims. */
export const carResource = (id: string): string => `car:${id}`

const refuseCar = (key: string, code: 'badInput' | 'slotTaken' = 'badInput') => new Problem(code, { fields: { driveCarId: { key } } })

/**
 * Throws notFound (404) for an unknown car, badInput (400) for a test drive without a car, a car outside a test drive, one that is not
 * available for test drives, and one at another branch.
 */
export async function checkCar(tx: Scope, carId: unknown, type: unknown, locationId: string): Promise<void> {
  if (typeof carId !== 'string') {
    if (type === 'testDrive') throw refuseCar('validation.required')
    return
  }
  const car = await findRow(tx, 'driveCars', carId)
  if (!car) throw new Problem('notFound', { fields: { driveCarId: { key: 'validation.reference' } } })
  if (type !== 'testDrive') throw refuseCar('validation.carOnlyDrive')
  if (!car.active || car.locationId !== locationId) throw refuseCar('validation.carElsewhere')
}

/**
 * Throws slotTaken (409) when the car is on another drive between two times (ISO UTC). Call it under the lock of the tenant's times; whole
 * drives are compared as well, because their units may have had another length.
 */
export async function checkCarFree(tx: Scope, carId: string, appointmentId: string, from: string, to: string): Promise<void> {
  if (!(await isCarFree(tx, carId, appointmentId, from, to))) throw refuseCar('validation.carTaken', 'slotTaken')
}

/** Whether no other drive has the car between two times (ISO UTC); final only under the lock of the tenant's times. */
export async function isCarFree(tx: Scope, carId: string, appointmentId: string, from: string, to: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from "slotClaims" where resource = ${carResource(carId)} and "startAt" >= ${from} and "startAt" < ${to}
      and "appointmentId" <> ${appointmentId}
    union all select 1 from appointments where "driveCarId" = ${carId} and id <> ${appointmentId} and closure = 'none' and "deletedAt" is null
      and "startAt" < ${to} and "endAt" > ${from} limit 1`.execute(tx)
  return rows.length === 0
}
