// Somebody from the landing, or a colleague there for them, adds a word to a lead of theirs, or asks to be called.
import type { OutputOf } from '../../src/schema/endpoints.ts'
import type { z } from 'zod'
import type { endpoints } from '../../src/schema/endpoints.ts'
import { requireFlag } from '../booking/workshop.ts'
import { completeRow, findRow, insertRows, type Scope } from '../db/repository.ts'
import type { Caller, House } from '../house.ts'
import { Problem } from '../problem.ts'
import { auditChange } from './auditChange.ts'
import { customerOfMobile } from './customerRecords.ts'
import { recordForCustomer } from './recordForCustomer.ts'

type Given = z.output<(typeof endpoints)['followUpLandingPage']['input']>
type Written = Omit<OutputOf<'followUpLandingPage'>, 'successMessage'>

const missing = (field: string) => new Problem('badInput', { fields: { [field]: { key: 'validation.required' } } })

/** A word on one's own lead; it is no answer of the house, so it moves nothing. Throws notFound for a lead of somebody else. */
async function addWord(house: House, tx: Scope, mobile: string, leadId: string, comment: string): Promise<Written> {
  const lead = await findRow(tx, 'leads', leadId, { lock: true })
  const own = await customerOfMobile(tx, mobile)
  if (!lead || (lead.mobile !== mobile && (own === undefined || lead.customerId !== own.id))) throw new Problem('notFound')
  const now = house.now()
  const { name, type, locationId } = lead
  const row = completeRow('followUps', { leadId, name, type, locationId, comment }, null, now)
  await insertRows(tx, 'followUps', [row])
  await auditChange(tx, { resource: 'followUps', rowId: row.id, action: 'create', before: {}, after: row, by: null, now })
  return { leadId, followUpId: row.id }
}

/** Writes it. A visitor only ever makes a new lead: a lead's id alone proves nothing. */
export async function writeFollowUp(house: House, tx: Scope, caller: Caller, given: Given): Promise<Written> {
  const { leadId, comment, email, contactMethod } = given
  if (leadId) {
    if (!caller.mobile) throw new Problem('unauthenticated')
    return addWord(house, tx, caller.mobile, leadId, comment)
  }
  await requireFlag(tx, 'CREATE_LEAD')
  const mobile = caller.mobile ?? given.mobile
  if (!given.name) throw missing('name')
  if (!mobile) throw missing('mobile')
  // A visitor may tell any mobile: only a proven one, or one that a colleague tells, leads to its customer.
  const customer = caller.mobile || caller.actor ? await customerOfMobile(tx, mobile) : undefined
  const lead = await recordForCustomer(house, tx, caller, 'leads', {
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
