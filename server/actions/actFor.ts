// A colleague begins to act for a customer: a session of the customer's that names the colleague.
import type { OutputOf } from '../../src/schema/endpoints.ts'
import type { Actor } from '../../src/schema/access.ts'
import type { RowOf, Scope } from '../db/repository.ts'
import type { Caller, House } from '../house.ts'
import { presentRow } from '../present.ts'
import { openSession } from '../sessions.ts'
import { customerOfMobile } from './customerRecords.ts'
import { seenVehicles } from './findForStaff.ts'
import { requireRight } from './saveRecord.ts'
import { visibleRow } from './visibleRow.ts'

interface Acting {
  agent: Actor
  /** The colleague's own session: the other one ends with it. */
  openedBy: Pick<Caller, 'tenantId' | 'tokenHash'>
}
type Wish = { customerId?: string | undefined; mobile?: string | undefined }

/** Whom it is for; null for a mobile that is nobody's yet, which only those may give who may make customers. */
async function customerFor(tx: Scope, agent: Actor, { customerId, mobile }: Wish): Promise<RowOf<'customers'> | null> {
  const id = customerId ?? (await customerOfMobile(tx, mobile ?? ''))?.id
  if (id) return visibleRow(tx, agent, 'customers', id)
  requireRight(agent, 'customers', 'create')
  return null
}

/** Opens the session. Throws notFound for a customer whom the colleague may not see, another tenant's among them. */
export async function actFor(house: House, tx: Scope, { agent, openedBy }: Acting, wish: Wish): Promise<OutputOf<'actFor'>> {
  const customer = await customerFor(tx, agent, wish)
  const mobile = customer?.mobile ?? wish.mobile ?? ''
  const acting = { staffId: agent.id, openedBy: openedBy.tokenHash }
  const session = { audience: 'customer', subjectId: customer?.id ?? null, mobile, acting } as const
  const token = await openSession(tx, openedBy.tenantId, session, house.now())
  const shown = customer && presentRow('customers', customer, agent, 'list')
  return { token, mobile: shown?.mobile ?? mobile, customer: shown, vehicles: customer ? await seenVehicles(tx, agent, customer.id) : [] }
}
