// What the loops over all resources must know of single ones: values that depend on each other, and rows that cannot be added.
import { sql } from 'kysely'
import type { ResourceName } from '../../src/schema/resources/index.ts'
import { momentOf } from '../../server/booking/time.ts'
import type { Row } from '../../server/db/rows.ts'
import type { Maker } from './makeRows.ts'

/** Where a resource differs from the rest. */
export interface Particulars {
  /** Values that win over the generators', for a first and a second body. */
  body?: (maker: Maker, which: 0 | 1) => Promise<Row>
  /** A row that is there from the beginning, since one cannot be added at will. */
  present?: (maker: Maker) => Promise<string>
  /** Every row is there from the beginning: another is refused as already existing. */
  complete?: true
  /** Room is made before a row is added. */
  before?: (maker: Maker) => Promise<void>
  /** Removing a row is refused, with this code. */
  keeps?: 'inUse'
}

let slot = 0
/** Local starts of the test branch, one after the other over its Sundays, each given once. */
function nextStart(): string {
  const place = (slot += 1) - 1
  const starts = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00', '17:00']
  const day = new Date(Date.UTC(2026, 10, 29 + 7 * Math.floor(place / starts.length))).toISOString().slice(0, 10)
  return momentOf(day, starts[place % starts.length] ?? '09:00')
}

const firstOf = async ({ running, tenant }: Maker, name: ResourceName): Promise<string> =>
  running.house.engine.scoped(
    tenant,
    async (tx) => (await sql<{ id: string }>`select id from ${sql.table(name)} order by id limit 1`.execute(tx)).rows[0]?.id ?? '',
  )

/** The exceptions; a resource that is not here has none. */
export const particulars: Partial<Record<ResourceName, Particulars>> = {
  appointments: {
    // A booking needs a start at which its branch is open, and an advisor of that branch; its vehicle is its customer's.
    body: async (maker, which) => {
      const { branchId, advisorIds } = maker.running.tenants[maker.tenant]
      const { id: customerId } = await maker.insert('customers')
      const { id: vehicleId } = await maker.insert('vehicles', { customerId })
      return { type: 'service', customerId, vehicleId, locationId: branchId, advisorId: advisorIds[which], startAt: nextStart() }
    },
  },
  // Another department brings another designation, unless one is chosen with it.
  staff: {
    body: async ({ running, tenant }, which) => ({
      designationId: running.tenants[tenant].designationIds[which === 0 ? 'Broker Sales' : 'Fleet Sales'],
    }),
  },
  // One row a tenant.
  settings: { complete: true, present: (maker) => firstOf(maker, 'settings'), keeps: 'inUse' },
  // The seven, each with staff.
  designation: {
    complete: true,
    present: async ({ running, tenant }) => running.tenants[tenant].designationIds['Broker Sales'],
    keeps: 'inUse',
  },
  // One row a flag, and a handful of flags.
  featureFlags: {
    body: async (_maker, which) => ({ flag: (['CAMPAIGN_ENABLE', 'TAMARA_INTEGRATION'] as const)[which] }),
    before: async ({ running, tenant }) => {
      await running.house.engine.scoped(tenant, (tx) =>
        sql`delete from "featureFlags" where flag in ('CAMPAIGN_ENABLE', 'TAMARA_INTEGRATION')`.execute(tx),
      )
    },
  },
}
