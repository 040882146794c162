// A booking as its customer sees it, with names instead of ids.
import type { CustomerAppointment } from '../../src/schema/appointments/customerBooking.ts'
import { modelNameOf } from '../masters/index.ts'
import type { LandingLocation } from '../../src/schema/masters/index.ts'
import type { OwnRow } from '../../src/schema/publicRows.ts'
import { sql } from 'kysely'
import { showDriveCar } from './driveCars.ts'
import { spansOf } from '../core/time/slots.ts'
import { localDay } from '../core/time/time.ts'
import { branchOf, findSettings, holidaysOf } from '../core/time/workshop.ts'
import { findRow, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'

/** A branch as shown on the landing. */
async function showLocation(tx: Scope, location: RowOf<'dealershipLocations'>): Promise<LandingLocation> {
  const city = location.cityId ? await findRow(tx, 'cities', location.cityId) : undefined
  const { id, name, address, phone, point, hours } = location
  return { id, name, city: city?.name ?? null, address, phone, point, hours }
}

/** The branches that are open to customers, with today's hours. */
export async function showLocations(tx: Scope, now: Date): Promise<LandingLocation[]> {
  const settings = await findSettings(tx)
  const day = localDay(now)
  const shown = []
  for (const location of await readRows(tx, 'dealershipLocations', { size: 100, conditions: [sql`active`] })) {
    const off = await holidaysOf(tx, location.id, day, day)
    const today = off.length > 0 ? [] : [...spansOf(branchOf(location, settings), day)]
    shown.push({ ...(await showLocation(tx, location)), today })
  }
  return shown
}

/** Whether the customer may still move or cancel the booking: not begun, not closed, not past. */
export const isChangeable = (row: Pick<RowOf<'appointments'>, 'status' | 'closure' | 'startAt'>, now: Date): boolean =>
  row.status === 'pending' && row.closure === 'none' && row.startAt > now.toISOString()

/** The booking with everything that its page shows. Throws notFound (404) when its branch does not exist. */
export async function showAppointment(tx: Scope, row: OwnRow<'appointments'>, now: Date): Promise<CustomerAppointment> {
  const location = await findRow(tx, 'dealershipLocations', row.locationId, { deleted: true })
  if (!location) throw new Problem('notFound')
  const advisor = row.advisorId ? await findRow(tx, 'staff', row.advisorId) : undefined
  const vehicle = row.vehicleId ? await findRow(tx, 'vehicles', row.vehicleId, { deleted: true }) : undefined
  const driveCar = row.driveCarId ? await showDriveCar(tx, row.driveCarId) : null
  const make = vehicle ? await findRow(tx, 'makes', vehicle.makeId, { deleted: true }) : undefined
  const { id, version, ref, type, startAt, endAt, promiseAt, status, closure, services, totals, transport, pickupAddress, concern } = row
  return {
    id,
    version,
    ref,
    type,
    startAt,
    endAt,
    promiseAt,
    status,
    closure,
    services,
    totals,
    transport,
    pickupAddress,
    concern,
    location: await showLocation(tx, location),
    advisor: advisor ? { id: advisor.id, name: advisor.name } : null,
    vehicle:
      vehicle && make
        ? {
            id: vehicle.id,
            plate: vehicle.plate,
            vin: vehicle.vin,
            make: make.name,
            model: await modelNameOf(tx, vehicle),
            year: vehicle.year,
          }
        : null,
    driveCar,
    deposit:
      row.deposit !== null && row.depositState
        ? { amount: row.deposit, state: row.depositState, dueAt: row.depositDueAt, refundUntil: row.depositRefundUntil }
        : null,
    changeable: isChangeable(row, now),
  }
}
