// The handler of answers to a survey.
import { may } from '../../src/schema/access.ts'
import { resources } from '../../src/schema/resources/index.ts'
import { customerMeant } from '../actions/customerMeant.ts'
import { onceByKey } from '../actions/onceByKey.ts'
import { recordResponse } from '../actions/recordResponse.ts'
import { requireFlag } from '../booking/workshop.ts'
import type { Handlers } from '../house.ts'
import { Problem } from '../problem.ts'

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
} satisfies Partial<Handlers>
