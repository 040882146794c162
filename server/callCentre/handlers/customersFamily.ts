// Handlers that record something for a customer, called by the customer or by staff.
import { departmentOf } from '../../../src/schema/leads/index.ts'
import { resources } from '../../../src/schema/resources.ts'
import { may } from '../../../src/schema/core/access.ts'
import { agentVisibility } from '../../core/access/agentRights.ts'
import { customerMeant, reachOf, recordForCustomer } from '../../customers/index.ts'
import { listServices } from '../../workshop/index.ts'
import { createRecord, prepareValues } from '../../core/commit/saveRecord.ts'
import { visibleRow } from '../../core/access/visibleRow.ts'
import { writeFollowUp } from '../../leads/index.ts'
import { findBy, findRow, type RowOf, type Scope } from '../../core/db/repository.ts'
import type { Row } from '../../core/db/rows.ts'
import type { Handlers, CustomerCall } from '../../core/services.ts'
import { presentRow } from '../../core/access/present.ts'
import { Problem } from '../../core/http/problem.ts'
import { command } from '../../core/http/actor.ts'
import { callerActor } from '../../core/commit/caller.ts'
import { customerName } from '../../../src/schema/core/customerName.ts'

const savedText = ({ services, caller, language }: CustomerCall<unknown>): string =>
  services.texts(language, caller.actor ? 'messages.saved' : 'messages.received')

/** Records a complaint or feedback of a customer. The page that a customer then sees says that it was received. */
async function recordCase(call: CustomerCall<unknown>, tx: Scope, name: 'complaints' | 'feedback', values: Row) {
  const { id, ref, status, createdAt } = await recordForCustomer(
    call.services,
    tx,
    { actor: call.caller.actor, by: callerActor(call.caller) },
    name,
    values,
  )
  return { id, ref, status, createdAt, ...(call.caller.actor ? { successMessage: savedText(call) } : {}) }
}

/** The same for feedback, with the complaint that a low rating opens. */
async function recordFeedback(call: CustomerCall<unknown>, tx: Scope, values: Row) {
  const recorded = await recordCase(call, tx, 'feedback', values)
  const complaint = await findBy(tx, 'complaints', { feedbackId: recorded.id })
  return { ...recorded, complaintRef: complaint?.ref ?? null }
}

async function driveOf(call: CustomerCall<unknown>, tx: Scope, name: 'homeService' | 'roadsideAssistance', id: string) {
  const { actor } = call.caller
  const row: Pick<RowOf<'homeService'>, 'customerId' | 'vehicleId' | 'locationId'> | undefined = actor
    ? await visibleRow(tx, actor, name, id)
    : await findRow(tx, name, id, { conditions: agentVisibility(call.caller, name) })
  const customer = actor ? undefined : await customerMeant(tx, call.caller, undefined)
  if (!row || (customer && row.customerId !== customer.id)) throw new Problem('notFound')
  return row
}

/** The handlers by call. */
export const customersFamilyHandlers = {
  followUp: (call) => {
    const { leadId, comment } = call.input
    return command(call, async (one) => {
      const row = await createRecord(one, 'followUps', { leadId, comment })
      return { ...presentRow('followUps', row, one.actor, 'show'), successMessage: savedText(call) }
    })
  },
  followUpLandingPage: (call) => {
    const { services, caller, input } = call
    return call.db.asSystem('writeFollowUp checks the right to the record, or records a new lead with recordForCustomer', async (tx) => ({
      ...(await writeFollowUp(services, tx, caller, input)),
      successMessage: savedText(call),
    }))
  },
  createCustomer: async (call) => {
    const values = await prepareValues(call.services, 'customers', call.input)
    return command(call, async (one) => {
      const row = await createRecord(one, 'customers', values)
      return { ...presentRow('customers', row, one.actor, 'show'), successMessage: savedText(call) }
    })
  },
  customerLead: (call) =>
    call.db.asSystem("customerMeant says whose lead this is, and recordForCustomer checks a colleague's right", async (tx) => {
      const { caller, input } = call
      const customer = await customerMeant(tx, caller, input.customerId)
      const { id: customerId, email } = customer
      const reached = await reachOf(tx, customer)
      if (!reached) throw new Problem('badInput', { fields: { customerId: { key: 'validation.noNumber' } } })
      const { id, status, createdAt } = await recordForCustomer(
        call.services,
        tx,
        { actor: caller.actor, by: callerActor(caller, customerId) },
        'leads',
        {
          ...input,
          ...{ customerId, email, mobile: reached.recipient, name: customerName(customer) },
          department: input.department ?? departmentOf[input.type],
          source: caller.actor ? 'phone' : 'landing',
        },
      )
      return { id, status, createdAt, successMessage: savedText(call) }
    }),
  customerFeedback: (call) =>
    call.db.asSystem("customerMeant says whose feedback this is, and recordFeedback checks a colleague's right", async (tx) => {
      const { id: customerId } = await customerMeant(tx, call.caller, call.input.customerId)
      return recordFeedback(call, tx, { ...call.input, customerId })
    }),
  customerComplaint: (call) =>
    call.db.asSystem("customerMeant says whose complaint this is, and recordCase checks a colleague's right", async (tx) => {
      const { actor } = call.caller
      const { severity, ...details } = call.input
      const { id: customerId } = await customerMeant(tx, call.caller, details.customerId)
      // The severity determines when an answer is due, so only staff set it.
      return recordCase(call, tx, 'complaints', { ...details, customerId, ...(actor && severity ? { severity } : {}) })
    }),
  driveFeedback: (call) =>
    call.db.asSystem('driveOf finds a drive that the caller may see', async (tx) => {
      const { type, id, rating, comment } = call.input
      if (call.caller.actor && !may(call.caller.actor, resources.feedback, 'create')) throw new Problem('forbidden')
      const { customerId, vehicleId, locationId } = await driveOf(call, tx, type, id)
      const values = { customerId, vehicleId, locationId, rating, description: comment, department: 'Service' }
      return { ...(await recordFeedback(call, tx, values)), successMessage: savedText(call) }
    }),
  serviceHistory: (call) => call.db.transaction((db) => listServices(db, call.caller.actor !== null, call.input)),
} satisfies Partial<Handlers>
