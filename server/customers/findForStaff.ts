// A customer as the call centre finds them: person, vehicles, open and recent records, limited by the colleague's rights.
import type { Bilingual } from '../../src/schema/core/values.ts'
import { sql } from 'kysely'
import type { Actor } from '../../src/schema/core/access.ts'
import type { FoundCustomer } from '../../src/schema/customers/calls/found.ts'
import type { ResourceName } from '../../src/schema/resources.ts'
import type { CallerDb } from '../core/db/caller/as.ts'
import { presentRow } from '../core/access/present.ts'
import { findBy, type RowOf } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { openRows } from '../core/commit/openRows.ts'
import { withModelNames } from '../masters/index.ts'
import { leadsToFollowUp } from './leadsToFollowUp.ts'
import { showTimeline } from './showTimeline.ts'
import { customerOfMobile } from '../core/db/caller/customerOfMobile.ts'

/** The search input. */
export interface Searched {
  mobile?: string | undefined
  plate?: string | undefined
  vin?: string | undefined
}
const requests = ['leads', 'complaints', 'feedback', 'roadsideAssistance', 'homeService'] as const satisfies readonly ResourceName[]
const latestShown = 3

/** The customer's vehicles that the colleague may see. */
export async function seenVehicles(db: CallerDb, customerId: string): Promise<(RowOf<'vehicles'> & { modelName: Bilingual })[]> {
  const cars = (await db.mayList('vehicles')) ? await db.rows('vehicles', { filters: { customerId: [customerId] } }) : []
  return db.asSystem('the masters name the models of cars', (tx) => withModelNames(tx, cars))
}

const openOf = (name: ResourceName, customerId: string) => ({ conditions: [sql`"customerId" = ${customerId}`, openRows(name)] })
const countOpen = async (db: CallerDb, name: ResourceName, customerId: string): Promise<number> =>
  (await db.mayList(name)) ? db.count(name, openOf(name, customerId)) : 0

async function leadsOf(services: Services, db: CallerDb, actor: Actor, customerId: string): Promise<FoundCustomer['leads']> {
  const leads = await db.asSystem('of recent open leads that others own a colleague learns id, type and date', (tx) =>
    leadsToFollowUp(services, tx, actor, customerId),
  )
  return leads.map(({ id, type, createdAt }) => ({ id, type, createdAt }))
}

async function latestOf(db: CallerDb, customerId: string): Promise<FoundCustomer['latest']> {
  const { data } = await showTimeline(db, customerId, { before: undefined, size: latestShown })
  const latest: FoundCustomer['latest'] = []
  for (const { at, resource, row } of data) {
    const { callCenterStaffId: agentId, ref } = row
    const agent = typeof agentId === 'string' ? (await db.references('staff', [agentId])).get(agentId) : undefined
    latest.push({
      at,
      resource,
      ref: typeof ref === 'string' ? ref : null,
      agent: (agent?.['name'] as FoundCustomer['latest'][number]['agent'] | undefined) ?? null,
    })
  }
  return latest
}

async function describe(services: Services, db: CallerDb, actor: Actor, customer: RowOf<'customers'>): Promise<FoundCustomer> {
  const counts = []
  for (const name of requests) counts.push(await countOpen(db, name, customer.id))
  return {
    customer,
    vehicles: await seenVehicles(db, customer.id),
    open: {
      bookings: await countOpen(db, 'appointments', customer.id),
      requests: counts.reduce((sum, one) => sum + one, 0),
    },
    leads: await leadsOf(services, db, actor, customer.id),
    latest: await latestOf(db, customer.id),
  }
}

/** At most one customer: the one with that mobile, plate or VIN, if the colleague may see them. */
export async function findForStaff(
  services: Services,
  db: CallerDb,
  actor: Actor,
  { mobile, plate, vin }: Searched,
): Promise<FoundCustomer[]> {
  const id = await db.asSystem('whom an exact mobile, plate or VIN means; what is told of them is read as the colleague', async (tx) => {
    const car = plate ? await findBy(tx, 'vehicles', { plate }) : vin ? await findBy(tx, 'vehicles', { vin }) : undefined
    return mobile ? (await customerOfMobile(tx, mobile))?.id : car?.customerId
  })
  const [customer] = id && (await db.mayList('customers')) ? await db.rows('customers', { size: 1, ids: [id] }) : []
  if (customer) return [await describe(services, db, actor, customer)]
  // Staff with a staff type who know the mobile get the customer's masked name only, without vehicles and records.
  if (!id || !mobile || actor.staffType === null || !(await db.mayList('customers'))) return []
  const found = await db.asSystem('a customer by exact mobile is told to whom may see some, masked', (tx) =>
    findBy(tx, 'customers', { id }),
  )
  return found
    ? [{ customer: presentRow('customers', found, actor, 'list'), vehicles: [], open: { bookings: 0, requests: 0 }, leads: [], latest: [] }]
    : []
}
