// The cars that customers can take for a test drive.
import { sql } from 'kysely'
import type { DriveCar } from '../../src/schema/appointments/customerBooking.ts'
import { fileAddress } from '../core/files/fileAddress.ts'
import { findRow, readRows, type RowOf, type Scope } from '../core/db/repository.ts'

const limit = 100

async function show(tx: Scope, { id, locationId, modelId, colourId }: RowOf<'driveCars'>): Promise<DriveCar | undefined> {
  const model = await findRow(tx, 'models', modelId, { deleted: true })
  const make = model && (await findRow(tx, 'makes', model.makeId, { deleted: true }))
  if (!make) return undefined
  const colour = colourId ? await findRow(tx, 'colours', colourId, { deleted: true }) : undefined
  const image = await fileAddress(tx, model.image)
  return { id, locationId, modelId, make: make.name, model: model.name, colour: colour?.name ?? null, image }
}

/** A car by its id, also one that is no longer offered; null for an unknown one. */
export async function showDriveCar(tx: Scope, id: string): Promise<DriveCar | null> {
  const car = await findRow(tx, 'driveCars', id, { deleted: true })
  return (car && (await show(tx, car))) ?? null
}

/** The cars on offer at branches that are open to customers. */
export async function listDriveCars(tx: Scope): Promise<DriveCar[]> {
  const open = sql`active and exists (select 1 from "dealershipLocations" at where at.id = "driveCars"."locationId" and at.active and at."deletedAt" is null)`
  const cars = []
  for (const row of await readRows(tx, 'driveCars', { size: limit, sort: 'name', order: 'ASC', conditions: [open] }))
    cars.push(await show(tx, row))
  return cars.filter((car) => car !== undefined)
}
