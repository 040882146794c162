// Responses to a survey: checked against its questions, scored and stored.
import type { Bilingual } from '../../src/schema/core/values.ts'
import { sql } from 'kysely'
import type { Word } from '../../src/schema/enumerations.ts'
import { languages, limits, type LanguageWord } from '../../src/schema/core/limits.ts'
import { answerProblems, measure, type Answers } from '../../src/schema/surveys/surveyAnswers.ts'
import { countRows, findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { lockRows } from '../core/db/manyRows.ts'
import { complainAbout } from '../cases/index.ts'
import { languageOf } from '../core/texts/languageOf.ts'
import { checkOwned, refuse } from '../core/commit/checks.ts'
import { namedKey, wordKey } from '../../src/schema/core/dataKeys.ts'
import { commit } from '../core/commit/commit.ts'
import { type ChangeActor, staffIdOf } from '../core/commit/actor.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'

/** A response or the result of a call. */
export interface Response {
  surveyId: string
  customerId: string
  appointmentId?: string | null | undefined
  result: Word<'outboundResult'>
  answers: Answers
  nextCallAt?: string | null | undefined
  /** The invitation that it answers, locked; without one the latest open one, if any. */
  invitation?: RowOf<'surveyInvitations'> | undefined
  /** Whether it was given in a call. */
  called?: true
}

// A wrong answer is reported with its question.
function checkAnswers({ questions }: RowOf<'surveys'>, { answers, result }: Response): void {
  const problems = Object.entries(answerProblems(questions, answers, result === 'Completed'))
  if (problems.length > 0)
    throw new Problem('badInput', { fields: Object.fromEntries(problems.map(([id, key]) => [`answers.${id}`, { key }])) })
}

// The latest open invitation of this customer to this survey about this visit.
async function openInvitation(tx: Scope, { surveyId, customerId, appointmentId = null }: Response) {
  const [latest] = await lockRows(
    tx,
    'surveyInvitations',
    [
      sql`"surveyId" = ${surveyId} and "customerId" = ${customerId} and "appointmentId" is not distinct from ${appointmentId}`,
      sql`state in ('waiting', 'asked')`,
    ],
    1,
  )
  return latest
}

// Answers or a refusal close an invitation; a call without either leaves it open, at least until a day after the next call.
async function settle(
  services: Services,
  tx: Scope,
  invitation: RowOf<'surveyInvitations'>,
  { result, nextCallAt = null, called }: Response,
  responseId: string,
  by: ChangeActor,
) {
  const state = result === 'Completed' ? 'answered' : result === 'Outbound Refused' ? 'refused' : invitation.state
  const end = nextCallAt ? new Date(Date.parse(nextCallAt) + dayMs).toISOString() : invitation.expiresAt
  const changes = {
    state,
    result,
    nextCallAt,
    expiresAt: end > invitation.expiresAt ? end : invitation.expiresAt,
    ...(result === 'Completed' ? { responseId } : {}),
    ...(called ? { attempts: invitation.attempts + 1, callerId: staffIdOf(by), leaseUntil: null } : {}),
  }
  await commit({ services, tx }, { resource: 'surveyInvitations', action: 'update', before: invitation, changes, by })
}

/** Whether it was answered before: by this invitation, or otherwise about the same visit. */
export async function isAnswered(
  tx: Scope,
  { surveyId, customerId, appointmentId = null, invitation }: Pick<Response, 'surveyId' | 'customerId' | 'appointmentId' | 'invitation'>,
): Promise<boolean> {
  if (invitation?.responseId) return true
  // A new invitation without a visit may be answered again.
  if (invitation && !appointmentId) return false
  const before = [
    sql`"surveyId" = ${surveyId} and "customerId" = ${customerId} and "appointmentId" is not distinct from ${appointmentId}`,
    sql`result = 'Completed'`,
  ]
  return (await countRows(tx, 'surveyResponses', before)) > 0
}

/** Writes the response. Throws notFound (404) for a survey that is not active, alreadyExists (409) for a second complete response. */
export async function recordResponse(services: Services, tx: Scope, given: Response, by: ChangeActor): Promise<RowOf<'surveyResponses'>> {
  const now = services.now()
  const { surveyId, customerId, appointmentId = null, result, answers, nextCallAt = null } = given
  const invitation = given.invitation ?? (await openInvitation(tx, given))
  // Locked, so that the same answers sent twice at once are stored once.
  const survey = await findRow(tx, 'surveys', surveyId, { lock: true })
  if (survey?.status !== 'active') throw new Problem('notFound', { fields: { surveyId: { key: 'validation.reference' } } })
  await checkOwned(tx, { customerId, appointmentId })
  if (nextCallAt && (result !== 'Incomplete' || nextCallAt <= now.toISOString())) throw refuse('nextCallAt', 'validation.nextCall')
  checkAnswers(survey, given)
  const complete = result === 'Completed'
  if (complete && (await isAnswered(tx, { ...given, invitation }))) throw new Problem('alreadyExists')
  const visit = appointmentId && !invitation ? await findRow(tx, 'appointments', appointmentId) : undefined
  const { locationId, staffId } = invitation ?? { locationId: visit?.locationId ?? null, staffId: visit?.advisorId ?? null }
  const values = {
    ...{ surveyId, customerId, appointmentId, locationId, staffId, result, answers, nextCallAt },
    ...(complete ? { ...measure(survey.questions, answers), answeredAt: now.toISOString() } : {}),
  }
  const row = await commit({ services, tx }, { resource: 'surveyResponses', action: 'create', values, by })
  if (invitation) await settle(services, tx, invitation, given, row.id, by)
  if (complete) {
    const customer = await findRow(tx, 'customers', customerId)
    const language = languageOf(customer?.languageId ?? '2')
    await complainAbout(
      { services, tx, by },
      { answers: { response: row, survey, words: answersInWords(services, survey, answers, language) } },
    )
  }
  return row
}

// The answers as text, one line for each question, for the reader of the complaint.
function answersInWords(services: Services, { name, questions }: RowOf<'surveys'>, answers: Answers, language: LanguageWord): string {
  const { code } = languages[language]
  const said = (kind: Word<'questionKind'>, value: unknown, choices: readonly Bilingual[] = []): string => {
    if (kind === 'yesNo') return services.texts(language, namedKey(`admin.field.${String(value)}`))
    if (kind === 'rating') return `${String(value)}/${limits.maxRating}`
    if (kind === 'nps') return `${String(value)}/${limits.maxNps}`
    if (kind === 'status') return services.texts(language, wordKey('surveyOutcome', value))
    if (kind === 'duration') return services.texts(language, 'messages.minutes', { smart_count: Number(value) })
    return choices.find(({ en }) => en === value)?.[code] ?? String(value)
  }
  const lines = questions
    .filter(({ id }) => answers[id] !== undefined && answers[id] !== '')
    .map(({ id, kind, label, choices }) => `${label[code]}: ${said(kind, answers[id], choices)}`)
  return [name[code], ...lines].join('\n').slice(0, limits.longTextLength)
}
