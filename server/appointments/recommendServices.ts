// The services that are due for a car, by its mileage and the time since they were last done, and the cheapest that do all of it.
import { sql } from 'kysely'
import type { OfferedService } from '../../src/schema/appointments/customerBooking.ts'
import { cheapestCover } from '../../src/schema/core/covering.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'
import { readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import { allPackages, contentsOf } from '../core/time/packageContents.ts'

// Kilometres before its mileage at which a service counts as due.
const tolerance = 1500
const monthMs = 30.44 * dayMs
// Without the mileage of the last time: within so many months of it a service is not due by kilometres.
const settledMonths = 4

interface Done {
  at: string
  km: number | null
}

/** What the car was brought in for, by service code: the last time that a service, or one that contains it, was done. */
async function lastTimes(tx: Scope, vehicleId: string, contents: ReadonlyMap<string, readonly string[]>): Promise<Map<string, Done>> {
  const visits = await readRows(tx, 'appointments', {
    size: 50,
    filters: { vehicleId: [vehicleId] },
    conditions: [sql`status in ('completed', 'delivered')`],
  })
  const last = new Map<string, Done>()
  for (const { startAt, services, mileageIn } of visits)
    for (const code of services.flatMap((one) => [one.code, ...(contents.get(one.code) ?? [])]))
      if ((last.get(code)?.at ?? '') < startAt) last.set(code, { at: startAt, km: mileageIn })
  return last
}

/** Kilometres until it is due, below nought when it should have been done already; undefined when that is not known. */
function kilometresLeft(every: number, mileage: number, done: Done | undefined, now: Date): number | undefined {
  if (done?.km != null && done.km <= mileage) return done.km + every - mileage
  if (done && now.getTime() - Date.parse(done.at) < settledMonths * monthMs) return undefined
  // Nothing is known of the last time: a car that is far past a multiple has had it done elsewhere.
  const past = mileage % every
  return mileage >= every && past <= tolerance ? -past : every - past
}

function basisOf(
  { everyKm, everyMonths }: Pick<RowOf<'servicePackages'>, 'everyKm' | 'everyMonths'>,
  mileage: number | null,
  done: Done | undefined,
  now: Date,
): OfferedService['basis'] {
  const left = everyKm && mileage !== null ? kilometresLeft(everyKm, mileage, done, now) : undefined
  if (everyKm && left !== undefined && left <= tolerance) return { kind: 'km', every: everyKm, over: Math.max(0, -left) }
  if (everyMonths && done) {
    const over = Math.floor((now.getTime() - Date.parse(done.at)) / monthMs) - everyMonths
    if (over >= 0) return { kind: 'months', every: everyMonths, over }
  }
  return null
}

/** Every active service, or only those offered at home; the recommended ones first. */
export async function recommendServices(
  tx: Scope,
  vehicle: Pick<RowOf<'vehicles'>, 'id' | 'mileageKm'> | null,
  mileage: number | null,
  now: Date,
  atHome = false,
): Promise<OfferedService[]> {
  const packages = await allPackages(tx)
  const contents = contentsOf(packages)
  const last = vehicle ? await lastTimes(tx, vehicle.id, contents) : new Map<string, Done>()
  const kilometres = mileage ?? vehicle?.mileageKm ?? null
  const onOffer = packages.filter((one) => one.active && (one.atHome || !atHome))
  const offers = onOffer.map(({ code, name, description, price, minutes, ...rest }) => ({
    ...{ code, name, description, price, minutes },
    contains: (contents.get(code) ?? []).filter((part) => onOffer.some((one) => one.code === part)),
    basis: basisOf(rest, kilometres, last.get(code), now),
  }))
  const due = offers.filter(({ basis }) => basis).map(({ code }) => code)
  const cover = new Set(cheapestCover(due, offers).map(({ code }) => code))
  return offers
    .map((one): OfferedService => ({ ...one, due: one.basis !== null, recommended: cover.has(one.code) }))
    .sort((a, b) => Number(b.recommended) - Number(a.recommended))
}
