// Demo surveys and responses. Answers are stored by question; a question that was not shown has none.
import type { Question } from '../../../src/schema/core/compounds.ts'
import type { RowOf } from '../../core/db/repository.ts'
import { measure } from '../../../src/schema/surveys/surveyAnswers.ts'
import { surveyTexts, requested as requests } from './surveyTexts.ts'
import { demoRow, typedMoment } from '../../core/demo/demoRow.ts'
import { doneVisits, hour, hoursAgo, managerOf, sayIn, type DemoContext } from '../../masters/demo/index.ts'

const requested = { service: 40, testDrive: 12, silent: 12 }

function answerOf(context: DemoContext, { kind, choices = [] }: Question, content: boolean, languageId: string): string {
  const { random } = context
  if (kind === 'rating') return String(random.pick(content ? [5, 5, 4, 4, 5] : [3, 2, 1, 3]))
  if (kind === 'nps') return String(random.pick(content ? [10, 10, 9, 9, 8, 7] : [6, 5, 3, 8]))
  if (kind === 'yesNo') return random.chance(content ? 0.95 : 0.3) ? 'yes' : 'no'
  if (kind === 'number') return String(random.integer(5, 60))
  return kind === 'choice' ? (choices[random.integer(0, choices.length - 1)]?.en ?? '') : sayIn(context, requests, languageId)
}

function answersOf(context: DemoContext, questions: readonly Question[], languageId: string): Record<string, string> {
  const content = context.random.chance(0.82)
  const answers: Record<string, string> = {}
  for (const question of questions) {
    const { id, showIf, required } = question
    if (showIf && answers[showIf.question] !== showIf.equals) continue
    if (required || context.random.chance(0.6)) answers[id] = answerOf(context, question, content, languageId)
  }
  return answers
}

interface Made {
  surveys: RowOf<'surveys'>[]
  surveyResponses: RowOf<'surveyResponses'>[]
  surveyInvitations: RowOf<'surveyInvitations'>[]
}
const workOf = ({ locationId, advisorId }: RowOf<'appointments'>) => ({ locationId, staffId: advisorId })

/** Surveys in every status but archived, responses to the first two, and their invitations, some unanswered. */
export function makeSurveys(context: DemoContext): Made {
  const { random, now, customers, appointments } = context
  const author = managerOf(context, 'Service')?.id ?? null
  const surveys = surveyTexts.map(({ name: [en, ar], ...rest }, place) => {
    const at = hoursAgo(context, (200 - place * 45) * 24)
    const changed = rest.status === 'draft' ? undefined : { at: new Date(at.getTime() + 20 * hour), by: author, times: 1 }
    return demoRow('surveys', { id: random.id(at), at, by: author, changed }, { ...rest, name: { en, ar } })
  })
  const people = new Map(customers.map((one) => [one.id, one]))
  const respond = (survey: RowOf<'surveys'>, visit: RowOf<'appointments'>) => {
    const sent = Date.parse(visit.endAt) + survey.delayHours * hour
    const at = new Date(Math.min(now.getTime() - 60_000, sent + random.integer(1, 50) * hour))
    const result = random.weighted(['Completed', 'Incomplete', 'Outbound Refused'] as const, (one) => (one === 'Completed' ? 8 : 1))
    const done = result === 'Completed'
    const all = done ? answersOf(context, survey.questions, people.get(visit.customerId)?.languageId ?? '2') : {}
    return demoRow(
      'surveyResponses',
      { id: random.id(at), at, by: null },
      {
        surveyId: survey.id,
        customerId: visit.customerId,
        appointmentId: visit.id,
        result,
        ...(done ? measure(survey.questions, all) : {}),
        ...workOf(visit),
        answers: all,
        answeredAt: done ? at.toISOString() : null,
        nextCallAt: result === 'Incomplete' ? typedMoment(now.getTime() + random.integer(3, 60) * hour) : null,
      },
    )
  }
  const [service, testDrive] = surveys
  const recent = doneVisits(context).slice(-8 * requested.service)
  const drives = appointments.filter(
    ({ type, status, endAt }) => type === 'testDrive' && status === 'delivered' && endAt < now.toISOString(),
  )
  const some = (survey: RowOf<'surveys'> | undefined, visits: readonly RowOf<'appointments'>[], count: number) =>
    survey
      ? random
          .shuffled(visits)
          .slice(0, count)
          .map((visit) => ({ survey, visit, response: respond(survey, visit) }))
      : []
  const answered = [...some(service, recent, requested.service), ...some(testDrive, drives, requested.testDrive)]
  const received = new Set(answered.map(({ visit }) => visit.id))
  const unanswered = recent.filter(({ id, endAt }) => {
    const days = (now.getTime() - Date.parse(endAt)) / (24 * hour)
    return !received.has(id) && days > 5 && days < 13
  })
  const silent = service ? unanswered.slice(-requested.silent).map((visit) => ({ survey: service, visit, response: undefined })) : []
  return {
    surveys,
    surveyResponses: answered.map(({ response }) => response),
    surveyInvitations: [...answered, ...silent].map((one) => invitationOf(context, one)),
  }
}

interface Invited {
  survey: RowOf<'surveys'>
  visit: RowOf<'appointments'>
  response: RowOf<'surveyResponses'> | undefined
}
const states = { Completed: 'answered', Incomplete: 'asked', 'Outbound Refused': 'refused' } as const
// Unanswered invitations were sent some days ago, so that they are in the call list.
function invitationOf(context: DemoContext, { survey, visit, response }: Invited): RowOf<'surveyInvitations'> {
  const at = response ? new Date(Date.parse(response.createdAt) - hour) : new Date(Date.parse(visit.endAt) + survey.delayHours * hour)
  const late = response?.nextCallAt ? Date.parse(response.nextCallAt) + 24 * hour : 0
  const called = response !== undefined && response.result !== 'Completed'
  return demoRow(
    'surveyInvitations',
    { id: context.random.id(at), at, by: null },
    {
      ...workOf(visit),
      surveyId: survey.id,
      customerId: visit.customerId,
      appointmentId: visit.id,
      trigger: survey.trigger,
      subject: 'appointments',
      subjectId: visit.id,
      event: `survey:${survey.id}:${visit.id}`,
      channel: survey.channel,
      state: response ? states[response.result] : 'asked',
      dueAt: at.toISOString(),
      askedAt: at.toISOString(),
      expiresAt: new Date(Math.max(late, at.getTime() + survey.expiryDays * 24 * hour)).toISOString(),
      responseId: response?.result === 'Completed' ? response.id : null,
      ...(called ? { result: response.result, attempts: 1, nextCallAt: response.nextCallAt } : {}),
    },
  )
}
