// Answers to a survey: checked against its questions, scored, kept.
import { sql } from 'kysely'
import type { Word } from '../../src/schema/enumerations.ts'
import { answerProblems, answerScore, type Answers } from '../../src/schema/surveyAnswers.ts'
import { completeRow, countRows, findRow, insertRows, type RowOf, type Scope } from '../db/repository.ts'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { auditChange } from './auditChange.ts'
import { checkOwned, refuse } from './rules/checks.ts'

/** What came of asking. */
export interface Response {
  surveyId: string
  customerId: string
  appointmentId?: string | null | undefined
  result: Word<'outboundResult'>
  answers: Answers
  nextCallAt?: string | null | undefined
}

// A wrong answer is told beside its question.
function checkAnswers({ questions }: RowOf<'surveys'>, { answers, result }: Response): void {
  const problems = Object.entries(answerProblems(questions, answers, result === 'Completed'))
  if (problems.length > 0)
    throw new Problem('badInput', { fields: Object.fromEntries(problems.map(([id, key]) => [`answers.${id}`, { key }])) })
}

/** Writes the response. Throws notFound for a survey that is not being asked, alreadyExists for a second complete answer. */
export async function recordResponse(house: House, tx: Scope, given: Response, by: string | null): Promise<RowOf<'surveyResponses'>> {
  const now = house.now()
  const { surveyId, customerId, appointmentId = null, result, answers, nextCallAt = null } = given
  // Locked, so that the same answers sent twice at once are one.
  const survey = await findRow(tx, 'surveys', surveyId, { lock: true })
  if (survey?.status !== 'active') throw new Problem('notFound', { fields: { surveyId: { key: 'validation.reference' } } })
  await checkOwned(tx, { customerId, appointmentId })
  if (nextCallAt && (result !== 'Incomplete' || nextCallAt <= now.toISOString())) throw refuse('nextCallAt', 'validation.nextCall')
  checkAnswers(survey, given)
  const complete = result === 'Completed'
  const before = [
    sql`"surveyId" = ${surveyId}`,
    sql`"customerId" = ${customerId}`,
    sql`"appointmentId" is not distinct from ${appointmentId}`,
  ]
  if (complete && (await countRows(tx, 'surveyResponses', [...before, sql`result = 'Completed'`])) > 0) throw new Problem('alreadyExists')
  const row = completeRow(
    'surveyResponses',
    {
      surveyId,
      customerId,
      appointmentId,
      result,
      answers,
      nextCallAt,
      score: complete ? answerScore(survey.questions, answers) : null,
      answeredAt: complete ? now.toISOString() : null,
    },
    by,
    now,
  )
  await insertRows(tx, 'surveyResponses', [row])
  await auditChange(tx, { resource: 'surveyResponses', rowId: row.id, action: 'create', before: {}, after: row, by, now })
  return row
}
