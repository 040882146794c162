// Cars for test drives: each on one drive at a time, by claims on its time as advisors and bays have them.
import { sql } from 'kysely'
import { findRow, type Scope } from '../../core/db/repository.ts'
import { Problem } from '../../core/http/problem.ts'

/** The resource word of a car. */
export const carResource = (id: string): string => `car:${id}`

const refuseCar = (key: string, code: 'badInput' | 'slotTaken' = 'badInput') => new Problem(code, { fields: { driveCarId: { key } } })

/** Refuses a car for anything but a test drive, and one that is no longer available for test drives or stands at another branch. */
export async function checkCar(tx: Scope, carId: unknown, type: unknown, locationId: string): Promise<void> {
  if (typeof carId !== 'string') return
  const car = await findRow(tx, 'driveCars', carId)
  if (!car) throw new Problem('notFound', { fields: { driveCarId: { key: 'validation.reference' } } })
  if (type !== 'testDrive') throw refuseCar('validation.carOnlyDrive')
  if (!car.active || car.locationId !== locationId) throw refuseCar('validation.carElsewhere')
}

/**
 * Throws slotTaken where the car is out on another drive between two moments (ISO UTC). Called under the lock of the tenant's times;
 * drives are compared by their whole time too, for those that were claimed in units of another length.
 */
export async function checkCarFree(tx: Scope, carId: string, appointmentId: string, from: string, to: string): Promise<void> {
  const { rows } =
    await sql`select 1 from "slotClaims" where resource = ${carResource(carId)} and "startAt" >= ${from} and "startAt" < ${to}
      and "appointmentId" <> ${appointmentId}
    union all select 1 from appointments where "driveCarId" = ${carId} and id <> ${appointmentId} and closure = 'none' and "deletedAt" is null
      and "startAt" < ${to} and "endAt" > ${from} limit 1`.execute(tx)
  if (rows.length > 0) throw refuseCar('validation.carTaken', 'slotTaken')
}
