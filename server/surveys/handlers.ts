// Handlers of survey responses.
import { may } from '../../src/schema/core/access.ts'
import { resources } from '../../src/schema/resources.ts'
import { answerByLink, showSurvey } from './answerByLink.ts'
import { customerMeant } from '../customers/index.ts'
import { recordResponse } from './recordResponse.ts'
import { listCalls, releaseCall, takeCall, callFor, callRule } from './callList.ts'
import { inviteByHand } from './inviteByHand.ts'
import { listVerbatims } from './listVerbatims.ts'
import { showResults } from './showResults.ts'
import type { Handlers } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { actorOf, command } from '../core/http/actor.ts'
import { callerActor } from '../core/commit/caller.ts'
import { visibleRow } from '../core/access/visibleRow.ts'
import { presentRow } from '../core/access/present.ts'
import { staffActor } from '../core/commit/actor.ts'

/** The handlers by call. */
export const surveyFamilyHandlers = {
  answerSurvey: ({ services, caller, input, params, language, db }) => {
    const { actor } = caller
    if (actor && !may(actor, resources.surveys, 'edit')) throw new Problem('forbidden')
    return db.asSystem('the command checks whose answers it records', async (tx) => {
      const { id: customerId } = await customerMeant(tx, caller, input.customerId)
      const given = { ...input, surveyId: params['id'] ?? '', customerId, result: 'Completed' as const }
      const { id, score } = await recordResponse(services, tx, given, callerActor(caller, customerId))
      return { id, score, successMessage: services.texts(language, actor ? 'messages.saved' : 'messages.received') }
    })
  },
  surveyByLink: ({ services, caller, input, db }) =>
    db.asSystem('the signed link is the right to its one survey', async (tx) => {
      return { survey: await showSurvey(services, tx, caller.tenantId, input.token) }
    }),
  answerByLink: ({ services, caller, input, db }) =>
    db.asSystem('the signed link is the right to its one survey', async (tx) => {
      return answerByLink(services, tx, caller.tenantId, input.token, input.answers)
    }),
  inviteToSurvey: (call) =>
    command(call, async (one, id) => {
      const counts = await inviteByHand(one, id, call.input)
      const smart_count = counts.asked + counts.waiting
      return { ...counts, successMessage: call.services.texts(call.language, 'messages.surveyAsked', { smart_count }) }
    }),
  outboundCalls: (call) => command(call, (one) => listCalls(one, call.input)),
  takeCall: (call) =>
    command(call, async (one) => {
      return { call: await takeCall(one, call.input) }
    }),
  releaseCall: (call) => command(call, async (one, id) => ({ released: await releaseCall(one, id) })),
  surveyResults: (call) => call.db.transaction((db) => showResults(db, call.params['id'] ?? '', call.input, call.services.now())),
  surveyVerbatims: (call) => call.db.transaction((db) => listVerbatims(db, call.params['id'] ?? '', call.input, call.services.now())),
  outBound: (call) => {
    const actor = actorOf(call)
    callRule(actor)
    const { services, input, language } = call
    const { invitationId, ...details } = input
    return command(call, async (one) => {
      const { tx } = one
      const { id: customerId } = await visibleRow(tx, actor, 'customers', input.customerId)
      const invitation = invitationId ? await callFor(one, invitationId, details) : undefined
      const about = { customerId, appointmentId: invitation?.appointmentId ?? null, answers: details.answers ?? {} }
      const row = await recordResponse(services, tx, { ...details, ...about, invitation, called: true }, staffActor(actor.id))
      return { ...presentRow('surveyResponses', row, actor, 'show'), successMessage: services.texts(language, 'messages.saved') }
    })
  },
} satisfies Partial<Handlers>
