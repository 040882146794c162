// Handlers of what is recorded for a customer, by themselves or by staff.
import { departmentOf } from '../../src/schema/enumerations.ts'
import { resources } from '../../src/schema/resources/index.ts'
import { may } from '../../src/schema/access.ts'
import { agentSight } from '../actions/agentRights.ts'
import { customerMeant } from '../actions/customerMeant.ts'
import { listServices } from '../actions/listServices.ts'
import { onceByKey } from '../actions/onceByKey.ts'
import { recordForCustomer } from '../actions/recordForCustomer.ts'
import { createRecord, prepareValues, requireRight } from '../actions/saveRecord.ts'
import { visibleRow } from '../actions/visibleRow.ts'
import { writeFollowUp } from '../actions/writeFollowUp.ts'
import { requireFlag } from '../booking/workshop.ts'
import { findBy, findRow, type RowOf, type Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import type { Handlers, SessionCall } from '../house.ts'
import { presentRow } from '../present.ts'
import { Problem } from '../problem.ts'
import { actorOf } from './actor.ts'
import { admitContact } from './admitContact.ts'

const savedText = ({ house, caller, language }: SessionCall<unknown>): string =>
  house.texts(language, caller.actor ? 'messages.saved' : 'messages.received')

/** One write by whoever calls, once by its key; customers may not flood the desk. */
export async function once<I, R>(call: SessionCall<I>, kind: string, work: (tx: Scope) => Promise<R>): Promise<R> {
  const { house, caller, input, idempotencyKey } = call
  if (caller.mobile) await house.rateLimits.take('recordByCustomer', `${caller.tenantId}:${caller.mobile}`)
  const who = caller.actor?.id ?? caller.mobile ?? call.address
  return call.scoped((tx) => onceByKey(tx, idempotencyKey, `${kind}:${who}`, input, house.now(), () => work(tx)))
}

/** A complaint or feedback about something of a customer's. */
async function recordCase(call: SessionCall<unknown>, tx: Scope, name: 'complaints' | 'feedback', values: Row) {
  const { id, ref, status, createdAt } = await recordForCustomer(call.house, tx, call.caller, name, values)
  return { id, ref, status, createdAt, successMessage: savedText(call) }
}

/** The same for feedback, with the complaint that few stars opened. */
async function recordFeedback(call: SessionCall<unknown>, tx: Scope, values: Row) {
  const recorded = await recordCase(call, tx, 'feedback', values)
  const complaint = await findBy(tx, 'complaints', { feedbackId: recorded.id })
  return { ...recorded, complaintRef: complaint?.ref ?? null }
}

async function driveOf(call: SessionCall<unknown>, tx: Scope, name: 'homeService' | 'roadsideAssistance', id: string) {
  const { actor } = call.caller
  const row: Pick<RowOf<'homeService'>, 'customerId' | 'vehicleId' | 'locationId'> | undefined = actor
    ? await visibleRow(tx, actor, name, id)
    : await findRow(tx, name, id, { conditions: agentSight(call.caller, name) })
  const customer = actor ? undefined : await customerMeant(tx, call.caller, undefined)
  if (!row || (customer && row.customerId !== customer.id)) throw new Problem('notFound')
  return row
}

/** The handlers by call. */
export const customersFamilyHandlers = {
  followUp: (call) => {
    const actor = actorOf(call)
    const { leadId, comment } = call.input
    return once(call, 'followUp', async (tx) => {
      const row = await createRecord({ house: call.house, tx, actor }, 'followUps', { leadId, comment })
      return { ...presentRow('followUps', row, actor, 'show'), successMessage: savedText(call) }
    })
  },
  followUpLandingPage: async (call) => {
    const { house, caller, input } = call
    const actor = caller.actor ?? caller.agent
    if (!actor) await admitContact(call, input.mobile)
    return once(call, 'followUpLanding', async (tx) => {
      const { leadId, comment } = input
      const written =
        actor && leadId
          ? { leadId, followUpId: (await createRecord({ house, tx, actor }, 'followUps', { leadId, comment })).id }
          : await writeFollowUp(house, tx, caller, input)
      return { ...written, successMessage: savedText(call) }
    })
  },
  createCustomer: async (call) => {
    const actor = actorOf(call)
    requireRight(actor, 'customers', 'create')
    const values = await prepareValues('customers', call.input)
    return once(call, 'createCustomer', async (tx) => {
      const row = await createRecord({ house: call.house, tx, actor }, 'customers', values)
      return { ...presentRow('customers', row, actor, 'show'), successMessage: savedText(call) }
    })
  },
  customerLead: (call) =>
    once(call, 'lead', async (tx) => {
      const { caller, input } = call
      const { id: customerId, firstName, lastName, mobile, email } = await customerMeant(tx, caller, input.customerId)
      await requireFlag(tx, 'CREATE_LEAD')
      const { id, status, createdAt } = await recordForCustomer(call.house, tx, caller, 'leads', {
        ...input,
        ...{ customerId, mobile, email, name: `${firstName} ${lastName}` },
        department: input.department ?? departmentOf[input.type],
        source: caller.actor ? 'phone' : 'landing',
      })
      return { id, status, createdAt, successMessage: savedText(call) }
    }),
  customerFeedback: (call) =>
    once(call, 'feedback', async (tx) => {
      const { id: customerId } = await customerMeant(tx, call.caller, call.input.customerId)
      await requireFlag(tx, 'FEEDBACK')
      return recordFeedback(call, tx, { ...call.input, customerId })
    }),
  customerComplaint: (call) =>
    once(call, 'complain', async (tx) => {
      const { actor } = call.caller
      const { severity, ...told } = call.input
      const { id: customerId } = await customerMeant(tx, call.caller, told.customerId)
      await requireFlag(tx, 'COMPLAINTS')
      // How grave it is decides how soon it is answered: the house decides that.
      return recordCase(call, tx, 'complaints', { ...told, customerId, ...(actor && severity ? { severity } : {}) })
    }),
  driveFeedback: (call) =>
    once(call, 'driveFeedback', async (tx) => {
      const { type, id, rating, comment } = call.input
      if (call.caller.actor && !may(call.caller.actor, resources.feedback, 'create')) throw new Problem('forbidden')
      const { customerId, vehicleId, locationId } = await driveOf(call, tx, type, id)
      await requireFlag(tx, 'FEEDBACK')
      return recordFeedback(call, tx, { customerId, vehicleId, locationId, rating, description: comment, department: 'Service' })
    }),
  serviceHistory: (call) => call.scoped((tx) => listServices(tx, call.caller, call.input)),
} satisfies Partial<Handlers>
