// The region of the tenant that the present work is for. Days, times and amounts are calculated in hundreds of places: each begins in a
// request, a job or a schedule of one tenant, and there its region is set once, so that none of them can forget to ask for it.
import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import { totalsOf, type Totals } from '../../../src/schema/core/money.ts'
import { defaultRegion, type Region } from '../../../src/schema/core/time/region.ts'
import type { Engine } from '../db/engine.ts'

const storage = new AsyncLocalStorage<{ region: Region }>()

/** The region of the present work's tenant; the default one where the work is no tenant's. */
export const presentRegion = (): Region => storage.getStore()?.region ?? defaultRegion

/** Runs work in a region. */
export const inRegion = <R>(region: Region, work: () => R): R => storage.run({ region: { ...region } }, work)

/** From now on the request that is being worked on is in this region; nothing outside `inRegion`. */
export function setRegion(region: Region): void {
  const present = storage.getStore()
  if (present) present.region = region
}

/** Totals of net prices in minor units of the present tenant's currency; see `totalsOf`. */
export const presentTotals = (prices: readonly number[], off = 0): Totals => totalsOf(prices, off, presentRegion().currency)

/** The region of a tenant's row of settings. */
export const regionOf = ({ timeZone, currencyCode }: { timeZone: string; currencyCode: string }): Region => ({
  timeZone,
  currency: currencyCode,
})

/** Runs work in the region of a tenant, read from its settings in one round trip; the default one before it has any. */
export async function inRegionOf<R>(engine: Engine, tenantId: string, work: () => Promise<R>): Promise<R> {
  const query = sql`select "timeZone", "currencyCode" from settings where "deletedAt" is null limit 1`
  const [[settings] = []] = await engine.read(tenantId, [{ query, name: 'region' }])
  return inRegion(settings ? regionOf(settings as { timeZone: string; currencyCode: string }) : defaultRegion, work)
}
