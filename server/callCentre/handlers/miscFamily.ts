// Handlers of the `misc` calls.
import { countLeadsByStaff } from '../../leads/countLeads.ts'
import { listComplaints } from '../../cases/listComplaints.ts'
import { offerHomeHours } from '../../fieldService/offerHomeHours.ts'
import { recordResponse } from '../../surveys/recordResponse.ts'
import { createRecord } from '../../core/commit/saveRecord.ts'
import { callFor, callRule } from '../../surveys/callList.ts'
import { showClient } from '../../settings/showClient.ts'
import { listFollowUps, showLead } from '../../leads/showLead.ts'
import { visibleRow } from '../../core/access/visibleRow.ts'
import { requireFlag } from '../../core/time/workshop.ts'
import type { Handlers } from '../../core/services.ts'
import { presentRow } from '../../core/access/present.ts'
import { actorOf } from '../../core/http/actor.ts'
import { staffActor } from '../../core/commit/actor.ts'

/** The handlers by call. */
export const miscFamilyHandlers = {
  contactUs: (call) => {
    const actor = actorOf(call)
    const { services, input, language } = call
    return call.db.asSystem('the command checks the rights of what it writes', async (tx) => {
      await requireFlag(tx, 'CREATE_LEAD')
      if (input.customerId) await visibleRow(tx, actor, 'customers', input.customerId)
      const lead = await createRecord({ services, tx, actor }, 'leads', { ...input, type: 'General Inquiry', department: 'General' })
      return { ...presentRow('leads', lead, actor, 'show'), successMessage: services.texts(language, 'messages.saved') }
    })
  },
  outBound: (call) => {
    const actor = actorOf(call)
    callRule(actor)
    const { services, input, language } = call
    const { invitationId, ...details } = input
    return call.db.asSystem('the command checks the rights of what it writes', async (tx) => {
      await requireFlag(tx, 'SURVEYS', 'switchedOff')
      const { id: customerId } = await visibleRow(tx, actor, 'customers', input.customerId)
      const invitation = invitationId ? await callFor({ services, tx, actor }, invitationId, details) : undefined
      const about = { customerId, appointmentId: invitation?.appointmentId ?? null, answers: details.answers ?? {} }
      const row = await recordResponse(services, tx, { ...details, ...about, invitation, called: true }, staffActor(actor.id))
      return { ...presentRow('surveyResponses', row, actor, 'show'), successMessage: services.texts(language, 'messages.saved') }
    })
  },
  leadsCountByStaff: ({ db }) => db.transaction(countLeadsByStaff),
  leadDetails: (call) => call.db.transaction((db) => showLead(db, call.params['id'] ?? '')),
  leadFollowUps: (call) =>
    call.db.transaction(async (db) => {
      const lead = await db.get('leads', call.params['id'] ?? '')
      return listFollowUps(db, lead.id, call.input)
    }),
  complaintDetails: (call) => call.db.transaction((db) => listComplaints(db, call.input)),
  clientDetail: ({ services, caller, db }) =>
    db.asSystem("the tenant's own name and address, for everybody", (tx) => showClient(services, tx, caller.tenantId)),
  homeServiceAvailability: ({ services, input, db }) =>
    db.asSystem("free times are worked out from everybody's bookings", (tx) => offerHomeHours(tx, input, input.date, services.now())),
} satisfies Partial<Handlers>
