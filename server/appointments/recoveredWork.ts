// What a visit brings of work that its customer refused before.
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import { allPackages, contentsOf } from '../core/time/packageContents.ts'
import { carHistories, refusalsOf } from './carHistory.ts'

/**
 * The net price, in minor units, of what this visit does of the work that its customer refused in earlier visits of the car within a year and
 * that was not done since: as it is charged now or, as part of another service, as it was offered then. null: nothing.
 */
export async function recoveredBy(
  tx: Scope,
  { id, vehicleId, services }: Pick<RowOf<'appointments'>, 'id' | 'vehicleId' | 'services'>,
  now: Date,
): Promise<number | null> {
  const car = vehicleId ? await findRow(tx, 'vehicles', vehicleId) : undefined
  const refusals = await refusalsOf(tx, car ? [car] : [], now)
  if (!car || refusals.length === 0) return null
  const contents = contentsOf(await allPackages(tx))
  const done = (await carHistories(tx, [car], contents, id)).get(car.id)?.done
  const prices = refusals
    .filter(({ code, on }) => on > (done?.get(code)?.on ?? ''))
    .flatMap(({ code, price }) => {
      const line = services.find((one) => one.code === code)
      if (line) return [line.price]
      return services.some((one) => contents.get(one.code)?.includes(code)) ? [price] : []
    })
  return prices.length > 0 ? prices.reduce((sum, price) => sum + price, 0) : null
}
