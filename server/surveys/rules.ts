// Rules of surveys and promotion codes.
import { sql } from 'kysely'
import { samePattern, surveyProblems } from '../../src/schema/surveys/surveyRules.ts'
import { countRows, type RowOf } from '../core/db/repository.ts'
import { differs, refuse } from '../core/commit/checks.ts'
import type { Rules } from '../core/commit/rules.ts'

const checkSurvey = (survey: RowOf<'surveys'>): void => {
  for (const [field, key] of Object.entries(surveyProblems(survey))) throw refuse(field, key)
}

/** Rules of surveys: the questions are valid, and do not change once there are responses, so that the figures stay correct. */
export const surveyRules: Rules<'surveys'> = {
  onUpdate: async ({ tx }, before, changes) => {
    const after = { ...before, ...changes }
    if (before.status === 'active') checkSurvey(after)
    if (differs(before, changes, 'questions') && !samePattern(before.questions, after.questions)) {
      if ((await countRows(tx, 'surveyResponses', [sql`"surveyId" = ${before.id}`])) > 0)
        throw refuse('questions', 'validation.questionsFixed')
    }
    return {}
  },
  onMove: (_context, before, values) => {
    if (values['status'] === 'active') checkSurvey(before)
    return Promise.resolve({})
  },
}
