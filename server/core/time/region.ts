// The region (time zone and currency) of the current work. It is one tenant's: a request, job or schedule sets it once, and all code
// below reads it.
import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import { totalsOf, type Totals } from '../../../src/schema/core/money.ts'
import { defaultRegion, type Region } from '../../../src/schema/core/time/region.ts'
import type { Engine } from '../db/engine.ts'

const storage = new AsyncLocalStorage<{ region: Region }>()

/** The region of the current work's tenant; the default one for work without a tenant. */
export const presentRegion = (): Region => storage.getStore()?.region ?? defaultRegion

/** Runs work in a region. */
export const inRegion = <R>(region: Region, work: () => R): R => storage.run({ region: { ...region } }, work)

/** Sets the region for the rest of the current request; no effect outside of `inRegion`. */
export function setRegion(region: Region): void {
  const present = storage.getStore()
  if (present) present.region = region
}

/** Totals of net prices in minor units of the current tenant's currency; see `totalsOf`. */
export const presentTotals = (prices: readonly number[], off = 0): Totals => totalsOf(prices, off, presentRegion().currency)

/** The region in a tenant's settings. */
export const regionOf = ({ timeZone, currencyCode }: { timeZone: string; currencyCode: string }): Region => ({
  timeZone,
  currency: currencyCode,
})

/** Runs work in the region of a tenant, read from its settings in one round trip; in the default one when it has none. */
export async function inRegionOf<R>(engine: Engine, tenantId: string, work: () => Promise<R>): Promise<R> {
  const query = sql`select "timeZone", "currencyCode" from settings where "deletedAt" is null limit 1`
  const [[settings] = []] = await engine.read(tenantId, [{ query, name: 'region' }])
  return inRegion(settings ? regionOf(settings as { timeZone: string; currencyCode: string }) : defaultRegion, work)
}
