// A colleague starts to act for a customer: opens a session of the customer that names the colleague.
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { sql } from 'kysely'
import { rowRule, type Actor } from '../../src/schema/core/access.ts'
import { resources } from '../../src/schema/resources.ts'
import type { CallerDb } from '../core/db/caller/as.ts'
import { everyRow, ruleCondition } from '../core/db/list/conditions.ts'
import { readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Caller, Services } from '../core/services.ts'
import { presentRow } from '../core/access/present.ts'
import { Problem } from '../core/http/problem.ts'
import { recordAccess } from '../core/access/accessLedger.ts'
import { openSession } from '../core/access/sessions.ts'
import { seenVehicles } from '../customers/index.ts'
import { requireRight } from '../core/commit/saveRecord.ts'
import { visibleRow } from '../core/access/visibleRow.ts'

interface Acting {
  agent: Actor
  /** The colleague's own session, with which the other one ends. */
  openedBy: Pick<Caller, 'tenantId' | 'tokenHash'>
}
type Input = { customerId?: string | undefined; mobile?: string | undefined }

/**
 * The customer to act for; null for a mobile that no customer has, which is only allowed to staff who see all customers and may create
 * them. One statement, whether there is such a customer or not, and one answer where the colleague may not see them.
 */
async function customerFor(tx: Scope, agent: Actor, { customerId, mobile = '' }: Input): Promise<RowOf<'customers'> | null> {
  if (customerId) return visibleRow(tx, agent, 'customers', customerId)
  const seen = ruleCondition(rowRule(agent, resources.customers, 'show'), agent)
  const merged = sql`select "mergedIntoId" from customers where mobile = ${mobile} and "deletedAt" is not null`
  const conditions = [seen, sql`(mobile = ${mobile} or id in (${merged}))`]
  const found = await readRows(tx, 'customers', { size: 2, sort: 'updatedAt', order: 'DESC', conditions })
  const customer = found.find((one) => one.mobile === mobile) ?? found[0]
  if (customer) return customer
  if (seen !== everyRow) throw new Problem('notFound')
  requireRight(agent, 'customers', 'create')
  return null
}

/** Opens the session. Throws notFound (404) for a customer whom the colleague may not see, forbidden (403) for staff with a staff type. */
export async function actFor(
  services: Services,
  db: CallerDb,
  tx: Scope,
  { agent, openedBy }: Acting,
  request: Input,
): Promise<OutputOf<'actFor'>> {
  // Staff with a staff type do not act for customers.
  if (agent.staffType !== null) throw new Problem('forbidden')
  const customer = await customerFor(tx, agent, request)
  // A session is that of a number: a company without one is served through its contact.
  if (customer && customer.mobile === null)
    throw new Problem('badInput', { fields: { customerId: { key: 'validation.companyByContact' } } })
  const mobile = customer?.mobile ?? request.mobile ?? ''
  const acting = { staffId: agent.id, openedBy: openedBy.tokenHash }
  const session = { audience: 'customer', subjectId: customer?.id ?? null, mobile, acting } as const
  if (customer) await recordAccess(tx, { staffId: agent.id, kind: 'actFor', customerId: customer.id }, services.now())
  const token = await openSession(tx, openedBy.tenantId, session, services.now())
  const shown = customer && presentRow('customers', customer, agent, 'list')
  return { token, mobile: shown?.mobile ?? mobile, customer: shown, vehicles: customer ? await seenVehicles(db, customer.id) : [] }
}
