// Two tenants with rows in every table that requests can name, and people of every kind to send them.
import { sql } from 'kysely'
import type { Engine } from '../../server/core/db/engine.ts'
import { fieldsOf, type Row } from '../../server/core/db/rows.ts'
import { startSystemJob } from '../../server/core/jobs/queue.ts'
import { openSession } from '../../server/core/access/sessions.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import { makerOf, names, resourceOf } from '../core/everyResource/makeRows.ts'
import type { Maker } from '../core/everyResource/maker.ts'
import { particulars } from '../core/everyResource/particulars.ts'
import { openRunning, type Running } from '../core/server/eachServer.ts'
import { openTamaraFixture } from '../core/server/paymentFixture.ts'
import type { TenantId } from '../core/server/tenants.ts'
import type { Target } from './particularTargets.ts'
import { openWords } from './openWords.ts'
import { withRoutes, type Route } from './routes.ts'

/** Who sends a request. */
export type Side = 'nobody' | 'visitor' | 'customer' | 'staff'
/** A tenant's customer, who has a row of every kind that customers can have. */
interface Person {
  id: string
  mobile: string
}
/** The server with its two tenants. */
export interface FuzzFixture {
  running: Running
  routes: Route[]
  /** The error of the last call that failed. */
  reason(): string
  makers: Record<TenantId, Maker>
  customers: Record<TenantId, Person>
  /** A valid token; none for nobody. */
  token(side: Side, tenant?: TenantId): Promise<string | undefined>
  /** Ids of rows that the side's person may use, own ones first. */
  ids(target: Target | 'transferFiles', side: Side, tenant?: TenantId): Promise<string[]>
  /** Words that give access to something of the tenant: links, codes, references. */
  words(tenant?: TenantId): Promise<Record<string, readonly string[]>>
  remove(): Promise<void>
}

const lifted = { take: async () => undefined, giveBack: async () => undefined, forget: async () => undefined }

/** Opens it on an engine of its own, without rate limits, which would answer instead of the handlers. */
export async function openFuzzFixture(kind: Engine['kind'], log: (line: string) => void = () => undefined): Promise<FuzzFixture> {
  const { opened, found } = await withRoutes(() => openRunning(kind))
  const { running, remove } = opened
  running.services.rateLimits = lifted
  const payments = await openTamaraFixture(running)
  const makers = { noor: makerOf(running, 'noor'), najd: makerOf(running, 'najd') }
  const customers = { noor: await fill(makers.noor, log), najd: await fill(makers.najd, log) }
  const own = ownRows(running)
  return {
    running,
    routes: found.routes,
    reason: () =>
      `${found.lastError?.message ?? ''} ${String((found.lastError?.cause as Error | undefined)?.message ?? '')} ${
        found.lastError?.stack
          ?.split('\n')
          .find((line) => /\/server\//.test(line))
          ?.trim() ?? ''
      }`,
    makers,
    customers,
    remove: async () => {
      await payments.close()
      await remove()
    },
    words: (tenant = 'noor') => openWords(running, tenant, customers[tenant].id),
    token: (side, tenant = 'noor') => openSide(running, side, tenant, customers[tenant]),
    async ids(target, side, tenant = 'noor') {
      const mine = side === 'customer' ? await own(tenant, target, customers[tenant].id) : []
      const { branchId, advisorIds } = running.tenants[tenant]
      const seeded = target === 'dealershipLocations' ? [branchId, branchId] : target === 'staff' ? advisorIds : []
      return mine.length > 0 ? mine : [...seeded, ...(await own(tenant, target))]
    },
  }
}

const dueKm = 10_000

// One row of each resource with every field, with the rows that it refers to; then one of each that can belong to the customer.
async function fill(maker: Maker, log: (line: string) => void): Promise<Person> {
  for (const name of names) {
    await particulars[name]?.before?.(maker)
    if (particulars[name]?.complete) continue
    // A service that is due for the customer's car: recommendations differ by car.
    const due = name === 'servicePackages' ? { everyKm: dueKm } : {}
    await maker.insert(name, { ...(await particulars[name]?.body?.(maker, 0)), ...due }, 0)
  }
  const mobile = `+96655${String(maker.next()).padStart(7, '0').slice(-7)}`
  const { id } = await maker.insert('customers', { mobile, mobileVerification: 'Verified' }, 0)
  const { id: vehicleId } = await maker.insert('vehicles', { customerId: id, mileageKm: dueKm, mileageAt: null, deliveredOn: null }, 0)
  for (const name of names) {
    const fields = fieldsOf(name)
    if (!fields['customerId'] || name === 'vehicles' || resourceOf(name).single) continue
    const values: Row = {
      customerId: id,
      ...(fields['vehicleId'] ? { vehicleId } : {}),
      ...(fields['appointmentId'] ? { appointmentId: null } : {}),
      ...wordOf(name, maker.next()),
    }
    await maker
      .insert(name, { ...(await particulars[name]?.body?.(maker, 1)), ...values }, 1)
      .catch((error: unknown) => log(`${name}: ${String(error)}`))
  }
  const { running, tenant } = maker
  await running.services.engine.scoped(tenant, async (tx) => {
    await sql`insert into "oneTimeCodes" ("tenantId", id, mobile, purpose, "codeHash", "createdAt", "expiresAt") values (${tenant}, gen_random_uuid(), ${mobile}, 'customer', ${'x'.repeat(43)}, ${running.services.now().toISOString()}, ${new Date(running.services.now().getTime() + 300_000).toISOString()})`.execute(
      tx,
    )
    await startSystemJob({ services: running.services, tx }, { kind: 'payment', resource: 'payments', input: { tenant } })
  })
  return { id, mobile }
}

// Fields that are searched by an exact word have a fixed format.
function wordOf(name: ResourceName, number: number): Row {
  if (name === 'campaignRecipients') return { code: `code-${String(number).padStart(11, '0')}` }
  return fieldsOf(name)['ref'] ? { ref: `R${number}` } : {}
}

async function openSide({ services, tenants }: Running, side: Side, tenant: TenantId, customer: Person): Promise<string | undefined> {
  if (side === 'nobody') return undefined
  const subjectId = side === 'staff' ? tenants[tenant].staff.Administrator.id : side === 'customer' ? customer.id : null
  return services.engine.scoped(tenant, (tx) =>
    openSession(tx, tenant, { audience: side, subjectId, mobile: side === 'customer' ? customer.mobile : null }, services.now()),
  )
}

const keyOf = (target: string): string => (target === 'jobQueue' ? 'jobId' : 'id')
function ownRows({ services }: Running) {
  return (tenant: TenantId, target: string, customerId?: string): Promise<string[]> =>
    services.engine.scoped(tenant, async (tx) => {
      if (customerId && target === 'customers') return [customerId]
      if (customerId && !(target in resources && fieldsOf(target as ResourceName)['customerId'])) return []
      const { rows } = await sql<{ id: string }>`select ${sql.ref(keyOf(target))}::text as id from ${sql.table(target)}
        ${customerId ? sql`where "customerId" = ${customerId}` : sql``} order by "createdAt" desc, 1 limit 12`.execute(tx)
      return rows.map(({ id }) => id)
    })
}
