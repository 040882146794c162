// Loads demo companies into the database.
import { sql } from 'kysely'
import { hashPassword } from '../staff/signIn.ts'
import { noteCurrentRecipes } from '../core/db/list/searchText.ts'
import type { Engine } from '../core/db/engine.ts'
import { readRows, type Scope } from '../core/db/repository.ts'
import type { ResourceName } from '../../src/schema/resources.ts'
import { tenants, type DemoTenantId } from '../core/demo/content/tenants.ts'
import { demoRows, type DemoCounts } from './demoRows.ts'
import { nameLeads } from '../showroom/demo/stockCars.ts'
import { leadsOf } from '../leads/demo/leads.ts'
import type { Claim } from '../core/demo/openDays.ts'
import { createRandom } from '../core/demo/random.ts'
import { insertRows } from '../core/db/writes.ts'

/** The password of every demo account. */
const demoPassword = 'wakeel-demo'
type Log = (message: string) => void
const chunk = 5000
const spreadOfManyLeads = 730

/** Lets one process at a time fill the demo company of the scope: otherwise several that start at once would each find it empty. */
export const fillAlone = (tx: Scope): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('demo ' || current_setting('app.tenant_id'), 0))`.execute(tx)

/** Loads each demo company that has no rows yet, each completely or not at all. `log` gets the time that each took. */
export async function loadDemo(engine: Engine, now: Date, counts: Partial<DemoCounts> = {}, log: Log = console.info): Promise<void> {
  const password = await hashPassword(demoPassword)
  for (const [tenantId, { name }] of Object.entries(tenants) as [DemoTenantId, (typeof tenants)[DemoTenantId]][]) {
    const begun = performance.now()
    await engine.asOwner((tx) =>
      sql`insert into tenants (id, name, active) values (${tenantId}, ${JSON.stringify(name)}, true) on conflict (id) do nothing`.execute(
        tx,
      ),
    )
    const loaded = await engine.scoped(tenantId, async (tx) => {
      await fillAlone(tx)
      if ((await readRows(tx, 'settings', { size: 1 })).length > 0) return false
      const { rows, claims } = demoRows(tenantId, now, counts)
      const all = { ...rows, staff: rows.staff.map((one) => ({ ...one, password })) }
      for (const [resource, list] of Object.entries(all)) await insertRows(tx, resource as ResourceName, list)
      await nameLeads(tx)
      await insertClaims(tx, claims)
      await noteCurrentRecipes(tx)
      return true
    })
    if (loaded) log(`Demo data of ${name.en} loaded in ${((performance.now() - begun) / 1000).toFixed(1)} s.`)
  }
}

async function insertClaims(tx: Scope, claims: readonly Claim[]): Promise<void> {
  for (let start = 0; start < claims.length; start += chunk) {
    await sql`insert into "slotClaims" ("tenantId", resource, "startAt", "appointmentId")
      select current_setting('app.tenant_id'), resource, "startAt", "appointmentId"
      from jsonb_to_recordset(${JSON.stringify(claims.slice(start, start + chunk))}::jsonb) as claim (resource text, "startAt" timestamptz, "appointmentId" uuid)`.execute(
      tx,
    )
  }
}

/**
 * Adds `count` leads of the last two years to a company, in chunks of one transaction each, so that memory use stays constant. Repeated
 * calls add more.
 */
export async function loadManyLeads(
  engine: Engine,
  tenantId: string,
  count: number,
  now = new Date(),
  log: Log = console.info,
): Promise<void> {
  const everything = { page: 1, size: 1000 }
  const context = await engine.scoped(tenantId, async (tx) => ({
    staff: await readRows(tx, 'staff', everything),
    dealershipLocations: await readRows(tx, 'dealershipLocations', everything),
    makes: await readRows(tx, 'makes', everything),
    models: await readRows(tx, 'models', everything),
    settings: await readRows(tx, 'settings', everything),
    holidays: await readRows(tx, 'holidays', everything),
    customers: [],
  }))
  const nextLead = leadsOf(context, createRandom(`${tenantId} many leads ${now.toISOString()}`), now, spreadOfManyLeads)
  for (let made = 0; made < count; made += chunk) {
    const leads = Array.from({ length: Math.min(chunk, count - made) }, nextLead)
    await engine.scoped(tenantId, (tx) => insertRows(tx, 'leads', leads))
    if ((made / chunk) % 20 === 19) log(`${made + leads.length} of ${count} leads`)
  }
}
