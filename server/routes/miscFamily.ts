// Handlers of the misc family.
import { countLeadsByStaff } from '../actions/countLeads.ts'
import { listComplaints } from '../actions/listComplaints.ts'
import { offerHomeHours } from '../actions/offerHomeHours.ts'
import { onceByKey } from '../actions/onceByKey.ts'
import { recordResponse } from '../actions/recordResponse.ts'
import { createRecord } from '../actions/saveRecord.ts'
import { callFor, callRule } from '../actions/surveys/callList.ts'
import { showClient } from '../actions/showClient.ts'
import { listFollowUps, showLead } from '../actions/showLead.ts'
import { visibleRow } from '../actions/visibleRow.ts'
import { requireFlag } from '../booking/workshop.ts'
import type { Handlers } from '../house.ts'
import { presentRow } from '../present.ts'
import { actorOf } from './actor.ts'

/** The handlers by call. */
export const miscFamilyHandlers = {
  contactUs: (call) => {
    const actor = actorOf(call)
    const { house, input, idempotencyKey, language } = call
    return call.scoped((tx) =>
      onceByKey(tx, idempotencyKey, `contactUs:${actor.id}`, input, house.now(), async () => {
        await requireFlag(tx, 'CREATE_LEAD')
        if (input.customerId) await visibleRow(tx, actor, 'customers', input.customerId)
        const lead = await createRecord({ house, tx, actor }, 'leads', { ...input, type: 'General Inquiry', department: 'General' })
        return { ...presentRow('leads', lead, actor, 'show'), successMessage: house.texts(language, 'messages.saved') }
      }),
    )
  },
  outBound: (call) => {
    const actor = actorOf(call)
    callRule(actor)
    const { house, input, idempotencyKey, language } = call
    const { invitationId, ...told } = input
    return call.scoped((tx) =>
      onceByKey(tx, idempotencyKey, `outBound:${actor.id}`, input, house.now(), async () => {
        await requireFlag(tx, 'SURVEYS', 'switchedOff')
        const { id: customerId } = await visibleRow(tx, actor, 'customers', input.customerId)
        const invitation = invitationId ? await callFor({ house, tx, actor }, invitationId, told) : undefined
        const about = { customerId, appointmentId: invitation?.appointmentId ?? null, answers: told.answers ?? {} }
        const row = await recordResponse(house, tx, { ...told, ...about, invitation, called: true }, actor.id)
        return { ...presentRow('surveyResponses', row, actor, 'show'), successMessage: house.texts(language, 'messages.saved') }
      }),
    )
  },
  leadsCountByStaff: (call) => call.scoped((tx) => countLeadsByStaff(tx, actorOf(call))),
  leadDetails: (call) => call.scoped((tx) => showLead(tx, actorOf(call), call.params['id'] ?? '')),
  leadFollowUps: (call) =>
    call.scoped(async (tx) => {
      const lead = await visibleRow(tx, actorOf(call), 'leads', call.params['id'] ?? '')
      return listFollowUps(tx, actorOf(call), lead.id, call.input)
    }),
  complaintDetails: (call) => call.scoped((tx) => listComplaints(tx, actorOf(call), call.input)),
  clientDetail: ({ house, caller, scoped }) => scoped((tx) => showClient(house, tx, caller.tenantId)),
  homeServiceAvailability: ({ house, input, scoped }) => scoped((tx) => offerHomeHours(tx, input, input.date, house.now())),
} satisfies Partial<Handlers>
