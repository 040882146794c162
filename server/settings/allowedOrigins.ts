// The sites whose pages tenants let read the API.
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { embedOriginsOf } from '../../src/schema/settings/embedOrigins.ts'
import { activeTenants } from '../core/access/findTenant.ts'
import type { Services } from '../core/services.ts'

/** Whether a tenant's settings name the origin. */
export async function isAllowedOrigin({ engine }: Services, tenantId: string, origin: string): Promise<boolean> {
  const query = sql`select "apiOrigins" from settings where "deletedAt" is null limit 1`
  const [[found] = []] = await engine.read(tenantId, [{ query, name: 'apiOrigins' }])
  return embedOriginsOf(found?.['apiOrigins']).includes(origin)
}

/** Milliseconds for which an origin that some tenant names is kept. */
const keptMs = 60_000
const listed = new WeakMap<Services, LRUCache<string, true>>()

/**
 * Whether any tenant's settings name the origin. Others are looked for in every tenant, so a network address may do that a number of times
 * only: throws tooManyRequests (429) beyond it.
 */
export async function isListedOrigin(services: Services, origin: string, address: string): Promise<boolean> {
  const known = listed.get(services) ?? new LRUCache<string, true>({ max: 1_000, ttl: keptMs })
  listed.set(services, known)
  if (known.has(origin)) return true
  await services.rateLimits.take('preflightByAddress', address)
  for (const tenantId of await activeTenants(services))
    if (await isAllowedOrigin(services, tenantId, origin)) {
      known.set(origin, true)
      return true
    }
  return false
}
