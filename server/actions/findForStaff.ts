// A customer as the call centre finds them: who, with which cars, what is open and what was last recorded; as the colleague's rights show it.
import { sql } from 'kysely'
import { may, rowRule, type Actor } from '../../src/schema/access.ts'
import type { FoundCustomer } from '../../src/schema/calls/callCentre.ts'
import { resources, type ResourceName } from '../../src/schema/resources/index.ts'
import { ruleCondition } from '../db/conditions.ts'
import { countRows, findBy, findRow, readRows, type RowOf, type Scope } from '../db/repository.ts'
import { presentRow } from '../present.ts'
import { customerOfMobile } from './customerRecords.ts'
import { openRows } from './openRows.ts'
import { showTimeline } from './showTimeline.ts'
import { vehiclesOf } from './verifyCode.ts'

/** What a customer is found by. */
export interface Sought {
  mobile?: string | undefined
  plate?: string | undefined
  vin?: string | undefined
}
const requests = ['leads', 'complaints', 'feedback', 'roadsideAssistance', 'homeService'] as const satisfies readonly ResourceName[]
const seen = (actor: Actor, name: ResourceName) => ruleCondition(rowRule(actor, resources[name], 'list'), actor)
const latestShown = 3

/** The customer's vehicles that the colleague may see. */
export async function seenVehicles(tx: Scope, actor: Actor, customerId: string): Promise<RowOf<'vehicles'>[]> {
  return (await vehiclesOf(tx, customerId, [seen(actor, 'vehicles')])).map((one) => presentRow('vehicles', one, actor, 'list'))
}

const countOpen = (tx: Scope, actor: Actor, name: ResourceName, customerId: string): Promise<number> =>
  countRows(tx, name, [sql`"customerId" = ${customerId}`, openRows(name), seen(actor, name)])

async function leadsOf(tx: Scope, actor: Actor, customerId: string): Promise<FoundCustomer['leads']> {
  const conditions = [sql`"customerId" = ${customerId}`, openRows('leads'), seen(actor, 'leads')]
  const data = await readRows(tx, 'leads', { size: 10, conditions })
  return data.filter((lead) => may(actor, resources.leads, 'edit', lead)).map(({ id, type, createdAt }) => ({ id, type, createdAt }))
}

async function latestOf(tx: Scope, actor: Actor, customerId: string): Promise<FoundCustomer['latest']> {
  const { data } = await showTimeline(tx, actor, customerId, { before: undefined, size: latestShown })
  const latest: FoundCustomer['latest'] = []
  for (const { at, resource, row } of data) {
    const { callCenterStaffId: agentId, ref } = row
    const agent = typeof agentId === 'string' ? await findRow(tx, 'staff', agentId, { deleted: true }) : undefined
    latest.push({ at, resource, ref: typeof ref === 'string' ? ref : null, agent: agent?.name ?? null })
  }
  return latest
}

async function describe(tx: Scope, actor: Actor, customer: RowOf<'customers'>): Promise<FoundCustomer> {
  const counts = []
  for (const name of requests) counts.push(await countOpen(tx, actor, name, customer.id))
  return {
    customer: presentRow('customers', customer, actor, 'list'),
    vehicles: await seenVehicles(tx, actor, customer.id),
    open: {
      bookings: await countOpen(tx, actor, 'appointments', customer.id),
      requests: counts.reduce((sum, one) => sum + one, 0),
    },
    leads: await leadsOf(tx, actor, customer.id),
    latest: await latestOf(tx, actor, customer.id),
  }
}

/** Whom the colleague may see of those it means: nobody, or the one with that mobile, plate or VIN. */
export async function findForStaff(tx: Scope, actor: Actor, { mobile, plate, vin }: Sought): Promise<FoundCustomer[]> {
  const car = plate ? await findBy(tx, 'vehicles', { plate }) : vin ? await findBy(tx, 'vehicles', { vin }) : undefined
  const id = mobile ? (await customerOfMobile(tx, mobile))?.id : car?.customerId
  const customer = id ? await findRow(tx, 'customers', id, { conditions: [seen(actor, 'customers')] }) : undefined
  return customer ? [await describe(tx, actor, customer)] : []
}
