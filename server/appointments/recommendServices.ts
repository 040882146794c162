// The services that are due for a car, by its mileage and the time since they were last done.
import { sql } from 'kysely'
import type { OfferedService } from '../../src/schema/appointments/customerBooking.ts'
import { readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'

// Kilometres before its mileage at which a service counts as due.
const tolerance = 1500

function basisOf(one: RowOf<'servicePackages'>, mileage: number | null, lastDone: string | undefined, now: Date): OfferedService['basis'] {
  if (one.everyKm && mileage !== null && mileage >= one.everyKm - tolerance) {
    const past = (mileage + tolerance) % one.everyKm
    if (past <= 2 * tolerance) return { kind: 'km', every: one.everyKm }
  }
  if (one.everyMonths && lastDone) {
    const months = (now.getTime() - Date.parse(lastDone)) / (30.44 * dayMs)
    if (months >= one.everyMonths) return { kind: 'months', every: one.everyMonths }
  }
  return null
}

/** Every active service, or only those offered at home; due ones first. */
export async function recommendServices(
  tx: Scope,
  vehicle: Pick<RowOf<'vehicles'>, 'id' | 'mileageKm'> | null,
  mileage: number | null,
  now: Date,
  atHome = false,
): Promise<OfferedService[]> {
  const conditions = [sql`active`, ...(atHome ? [sql`"atHome"`] : [])]
  const data = await readRows(tx, 'servicePackages', { size: 100, conditions })
  const visits = vehicle
    ? await readRows(tx, 'appointments', {
        size: 50,
        filters: { vehicleId: [vehicle.id] },
        conditions: [sql`status in ('completed', 'delivered')`],
      })
    : []
  const lastDone = new Map<string, string>()
  for (const visit of visits)
    for (const { code } of visit.services) if ((lastDone.get(code) ?? '') < visit.startAt) lastDone.set(code, visit.startAt)
  const offers = data.map(({ code, name, description, price, minutes, ...rest }): OfferedService => {
    const basis = basisOf(
      { code, name, description, price, minutes, ...rest },
      mileage ?? vehicle?.mileageKm ?? null,
      lastDone.get(code),
      now,
    )
    return { code, name, description, price, minutes, due: basis !== null, basis }
  })
  return offers.sort((a, b) => Number(b.due) - Number(a.due))
}
