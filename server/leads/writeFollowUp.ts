// A person on the landing, or a colleague acting for them, adds a comment to their lead or requests a call.
import type { OutputOf, Calls } from '../../src/schema/endpoints.ts'
import type { z } from 'zod'
import { requireFlag } from '../core/time/workshop.ts'
import { findRow, type Scope } from '../core/db/repository.ts'
import type { Caller, Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { recordForCustomer } from '../customers/index.ts'
import { commit } from '../core/commit/commit.ts'
import { callerActor } from '../core/commit/caller.ts'
import { customerOfMobile } from '../core/db/caller/customerOfMobile.ts'

type Given = z.output<Calls['followUpLandingPage']['input']>
type Written = Omit<OutputOf<'followUpLandingPage'>, 'successMessage'>

const missing = (field: string) => new Problem('badInput', { fields: { [field]: { key: 'validation.required' } } })

/**
 * Adds a comment to the person's own lead; it is no answer by the dealership, so the status stays. Throws notFound (404) for another
 * person's lead.
 */
async function addWord(services: Services, tx: Scope, caller: Caller, leadId: string, comment: string): Promise<Written> {
  const { mobile } = caller
  if (!mobile) throw new Problem('unauthenticated')
  const lead = await findRow(tx, 'leads', leadId, { lock: true })
  const own = await customerOfMobile(tx, mobile)
  if (!lead || (lead.mobile !== mobile && (own === undefined || lead.customerId !== own.id))) throw new Problem('notFound')
  const { name, type, locationId } = lead
  const values = { leadId, name, type, locationId, comment }
  const row = await commit({ services, tx }, { resource: 'followUps', action: 'create', values, by: callerActor(caller, own?.id) })
  return { leadId, followUpId: row.id }
}

/** Writes the follow-up. A visitor always creates a new lead, since a lead's id proves nothing. */
export async function writeFollowUp(services: Services, tx: Scope, caller: Caller, given: Given): Promise<Written> {
  const { leadId, comment, email, contactMethod } = given
  if (leadId) return addWord(services, tx, caller, leadId, comment)
  await requireFlag(tx, 'CREATE_LEAD')
  const mobile = caller.mobile ?? given.mobile
  if (!given.name) throw missing('name')
  if (!mobile) throw missing('mobile')
  // A visitor can type any mobile: only a proven one, or one given by a colleague, leads to its customer.
  const customer = caller.mobile || caller.actor ? await customerOfMobile(tx, mobile) : undefined
  const lead = await recordForCustomer(services, tx, { actor: caller.actor, by: callerActor(caller, customer?.id) }, 'leads', {
    name: given.name,
    mobile,
    email,
    contactMethod,
    message: comment,
    type: 'General Inquiry',
    department: 'General',
    source: caller.actor ? 'callCentre' : 'landing',
    callCenterStaffId: caller.actor?.id ?? null,
    customerId: customer?.id ?? null,
  })
  return { leadId: lead.id, followUpId: null }
}
