// Handlers of answers to a survey.
import { may } from '../../src/schema/access.ts'
import { resources } from '../../src/schema/resources/index.ts'
import { answerByLink, showSurvey } from '../actions/answerByLink.ts'
import { customerMeant } from '../actions/customerMeant.ts'
import { onceByKey } from '../actions/onceByKey.ts'
import { recordResponse } from '../actions/recordResponse.ts'
import { listCalls, releaseCall, takeCall } from '../actions/surveys/callList.ts'
import { inviteByHand } from '../actions/surveys/inviteByHand.ts'
import { listVerbatims } from '../actions/surveys/listVerbatims.ts'
import { showResults } from '../actions/surveys/showResults.ts'
import { requireFlag } from '../booking/workshop.ts'
import type { Handlers } from '../house.ts'
import { Problem } from '../problem.ts'
import { acting } from './actor.ts'

/** The handlers by call. */
export const surveyFamilyHandlers = {
  answerSurvey: ({ house, caller, input, params, idempotencyKey, language, scoped }) => {
    const { actor, mobile } = caller
    if (actor && !may(actor, resources.surveys, 'edit')) throw new Problem('forbidden')
    return scoped((tx) =>
      onceByKey(tx, idempotencyKey, `survey:${actor?.id ?? mobile}`, { input, params }, house.now(), async () => {
        const { id: customerId } = await customerMeant(tx, caller, input.customerId)
        await requireFlag(tx, 'SURVEYS')
        const given = { ...input, surveyId: params['id'] ?? '', customerId, result: 'Completed' as const }
        const { id, score } = await recordResponse(house, tx, given, actor?.id ?? null)
        return { id, score, successMessage: house.texts(language, actor ? 'messages.saved' : 'messages.received') }
      }),
    )
  },
  surveyByLink: ({ house, caller, input, scoped }) =>
    scoped(async (tx) => {
      await requireFlag(tx, 'SURVEYS')
      return { survey: await showSurvey(house, tx, caller.tenantId, input.token) }
    }),
  answerByLink: ({ house, caller, input, idempotencyKey, scoped }) =>
    scoped(async (tx) => {
      await requireFlag(tx, 'SURVEYS')
      // A key with another token is another request: nobody hears of somebody else's answers.
      return onceByKey(tx, idempotencyKey, 'surveyLink', input, house.now(), () =>
        answerByLink(house, tx, caller.tenantId, input.token, input.answers),
      )
    }),
  inviteToSurvey: (call) =>
    acting(call, (one, id) =>
      onceByKey(one.tx, call.idempotencyKey, `invite:${id}:${one.actor.id}`, call.input, one.house.now(), async () => {
        await requireFlag(one.tx, 'SURVEYS', 'switchedOff')
        const counts = await inviteByHand(one, id, call.input)
        const smart_count = counts.asked + counts.waiting
        return { ...counts, successMessage: call.house.texts(call.language, 'messages.surveyAsked', { smart_count }) }
      }),
    ),
  outboundCalls: (call) => acting(call, (one) => listCalls(one, call.input)),
  takeCall: (call) =>
    acting(call, async (one) => {
      await requireFlag(one.tx, 'SURVEYS', 'switchedOff')
      return { call: await takeCall(one, call.input) }
    }),
  releaseCall: (call) => acting(call, async (one, id) => ({ released: await releaseCall(one, id) })),
  surveyResults: (call) => acting(call, (one, id) => showResults(one, id, call.input)),
  surveyVerbatims: (call) => acting(call, (one, id) => listVerbatims(one, id, call.input)),
} satisfies Partial<Handlers>
