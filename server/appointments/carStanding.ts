// What a car says of its next service and of refused work, kept with it, so that lists and audiences can be narrowed by it.
import { sql } from 'kysely'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import { unaudited } from '../core/commit/unaudited.ts'
import { judgeCars, standingOf, type JudgedCar } from './recommendServices.ts'

/** Writes what has changed of these cars' standing. */
export async function keepStanding(tx: Scope, judged: readonly JudgedCar<RowOf<'vehicles'>>[]): Promise<void> {
  const changed = judged.flatMap((one) => {
    const { id, serviceDueOn, refusedWorth } = one.car
    const { dueOn, refused } = standingOf(one)
    return dueOn === serviceDueOn && refused === refusedWorth ? [] : [{ id, dueOn, refused }]
  })
  if (changed.length === 0) return
  await unaudited(
    'noEdit',
    sql`update vehicles set "serviceDueOn" = news."dueOn", "refusedWorth" = news.refused
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as news(id uuid, "dueOn" date, refused bigint) where vehicles.id = news.id`,
  ).execute(tx)
}

/** The same for the car of a visit, where it has one. */
export async function keepStandingOf(tx: Scope, { vehicleId }: Pick<RowOf<'appointments'>, 'vehicleId'>, now: Date): Promise<void> {
  const car = vehicleId ? await findRow(tx, 'vehicles', vehicleId) : undefined
  if (car) await keepStanding(tx, await judgeCars(tx, [car], now))
}
