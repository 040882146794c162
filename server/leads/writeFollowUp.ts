// A follow-up from the landing: by a colleague on a record of a customer, by a person on their own lead, or of a new lead of somebody who
// wants to be called.
import { holds, may, type Actor } from '../../src/schema/core/access.ts'
import type { OutputOf, Calls } from '../../src/schema/endpoints.ts'
import { followable, followedModules } from '../../src/schema/leads/followed.ts'
import { resources } from '../../src/schema/resources.ts'
import type { z } from 'zod'
import { requireFlag } from '../core/time/workshop.ts'
import { visibleRow } from '../core/access/visibleRow.ts'
import { findBy, findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import type { Caller, Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { leadsToFollowUp, recordForCustomer } from '../customers/index.ts'
import { commit } from '../core/commit/commit.ts'
import { createRecord } from '../core/commit/saveRecord.ts'
import { staffActor, type ChangeActor } from '../core/commit/actor.ts'
import { callerActor } from '../core/commit/caller.ts'
import { customerOfMobile } from '../core/db/caller/customerOfMobile.ts'
import { customerName } from '../../src/schema/core/customerName.ts'

type Given = z.output<Calls['followUpLandingPage']['input']>
type Written = Omit<OutputOf<'followUpLandingPage'>, 'successMessage'>
interface Writing {
  services: Services
  tx: Scope
  caller: Caller
}

const missing = (field: string) => new Problem('badInput', { fields: { [field]: { key: 'validation.required' } } })

/** The values that name the author of a follow-up: a member of staff, or nobody where a customer wrote it. */
export async function authorValues(tx: Scope, actor: Actor | null): Promise<Row> {
  const staff = actor ? await findRow(tx, 'staff', actor.id) : undefined
  return { staffId: staff?.id ?? null, staffName: staff?.name.en ?? null, staffEmail: staff?.email ?? null }
}

/** Writes the row without asking for the right to write such a row: the caller has checked what it is about. */
async function write({ services, tx, caller }: Writing, about: Row, comment: string, by: ChangeActor): Promise<string> {
  const values = { ...about, ...(await authorValues(tx, caller.actor ?? caller.agent)), comment }
  return (await commit({ services, tx }, { resource: 'followUps', action: 'create', values, by })).id
}

const ofLead = ({ id, name, type, locationId }: RowOf<'leads'>): Row => ({ leadId: id, name, type, locationId })

/**
 * A comment of the person on their own lead; it is no answer by the dealership, so the status stays. Throws notFound (404) for another
 * person's lead.
 */
async function addWord(writing: Writing, leadId: string, comment: string): Promise<Written> {
  const { tx, caller } = writing
  const { mobile } = caller
  if (!mobile) throw new Problem('unauthenticated')
  const lead = await findRow(tx, 'leads', leadId, { lock: true })
  const own = await customerOfMobile(tx, mobile)
  if (!lead || (lead.mobile !== mobile && (own === undefined || lead.customerId !== own.id))) throw new Problem('notFound')
  return { leadId, followUpId: await write(writing, ofLead(lead), comment, callerActor(caller, own?.id)) }
}

/**
 * A colleague's follow-up on a lead: on one that they may change, as in the admin; and on a recent one of a customer for whom they may act,
 * also of another owner. The latter is no answer by its owner, so the status stays. Throws notFound (404) for other leads.
 */
async function followLead(writing: Writing, actor: Actor, leadId: string, comment: string): Promise<Written> {
  const { services, tx, caller } = writing
  const lead = await findRow(tx, 'leads', leadId, { lock: true })
  const customer = lead && (lead.customerId ? await findRow(tx, 'customers', lead.customerId) : await customerOfMobile(tx, lead.mobile))
  const offered = customer ? await leadsToFollowUp(services, tx, actor, customer.id) : []
  const foreign = offered.find(({ id }) => id === leadId)
  if (!lead || !foreign || may(actor, resources.leads, 'edit', lead)) {
    const acting = { services, tx, actor, by: callerActor(caller) }
    return { leadId, followUpId: (await createRecord(acting, 'followUps', { leadId, comment })).id }
  }
  return { leadId, followUpId: await write(writing, ofLead(lead), comment, staffActor(actor.id)) }
}

/**
 * A colleague's follow-up on another record. It changes nothing about the record, so they need to see it and may have no more than a right
 * to change some others of its kind. Throws notFound (404) for one that they may not see, forbidden (403) without that right.
 */
async function followRecord(
  writing: Writing,
  actor: Actor,
  { kind, ref }: NonNullable<Given['record']>,
  comment: string,
): Promise<Written> {
  const { tx } = writing
  const { resource, field } = followable[kind]
  const found = await findBy(tx, resource, { ref })
  if (!found) throw new Problem('notFound')
  const record: Row = await visibleRow(tx, actor, resource, found.id)
  const about = record['type'] === 'testDrive' ? 'testDrive' : kind
  if (!holds(actor, { module: followedModules[about], action: 'edit' })) throw new Problem('forbidden')
  const customer = await findRow(tx, 'customers', String(record['customerId']))
  const { department = null, locationId, status } = record
  const values = {
    about,
    [field]: found.id,
    name: customer ? customerName(customer) : ref,
    department,
    locationId,
    status: kind === 'booking' ? status : null,
  }
  return { leadId: null, followUpId: await write(writing, values, comment, staffActor(actor.id)) }
}

/** A new lead of somebody who wants to be called. Nobody has answered it yet, so it stays pending. */
async function followNewLead(writing: Writing, { name, mobile: given, comment, email, contactMethod }: Given): Promise<Written> {
  const { services, tx, caller } = writing
  await requireFlag(tx, 'CREATE_LEAD')
  const mobile = caller.mobile ?? given
  if (!name) throw missing('name')
  if (!mobile) throw missing('mobile')
  // A visitor can type any mobile: only a proven one, or one given by a colleague, leads to its customer.
  const customer = caller.mobile || caller.actor ? await customerOfMobile(tx, mobile) : undefined
  const by = callerActor(caller, customer?.id)
  const lead = await recordForCustomer(services, tx, { actor: caller.actor, by }, 'leads', {
    ...{ name, mobile, email, contactMethod },
    message: comment,
    type: 'General Inquiry',
    department: 'General',
    source: caller.actor ? 'callCentre' : 'landing',
    callCenterStaffId: caller.actor?.id ?? null,
    customerId: customer?.id ?? null,
  })
  return { leadId: lead.id, followUpId: await write(writing, ofLead(lead), comment, by) }
}

/** Writes the follow-up. A visitor always creates a new lead, since a lead's id proves nothing. */
export async function writeFollowUp(services: Services, tx: Scope, caller: Caller, given: Given): Promise<Written> {
  const writing = { services, tx, caller }
  const actor = caller.actor ?? caller.agent
  const { leadId, record, comment } = given
  if (record) {
    if (!actor) throw new Problem(caller.mobile ? 'forbidden' : 'unauthenticated')
    return followRecord(writing, actor, record, comment)
  }
  if (leadId) return actor ? followLead(writing, actor, leadId, comment) : addWord(writing, leadId, comment)
  return followNewLead(writing, given)
}
