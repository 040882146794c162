// Surveys and what customers answered. Answers are kept by question; a question that was not shown has none.
import type { Question } from '../../src/schema/compounds.ts'
import type { RowOf } from '../db/repository.ts'
import { surveyTexts, wishes } from './content/surveyTexts.ts'
import { demoRow } from './demoRow.ts'
import { doneVisits, hour, hoursAgo, managerOf, sayIn, type Desk } from './desk.ts'

const asked = { service: 40, testDrive: 12 }

function answerOf(desk: Desk, { kind, choices = [] }: Question, content: boolean, languageId: string): string {
  const { random } = desk
  if (kind === 'rating') return String(random.pick(content ? [5, 5, 4, 4, 5] : [3, 2, 1, 3]))
  if (kind === 'yesNo') return random.chance(content ? 0.95 : 0.3) ? 'yes' : 'no'
  if (kind === 'number') return String(random.integer(5, 60))
  return kind === 'choice' ? (choices[random.integer(0, choices.length - 1)]?.en ?? '') : sayIn(desk, wishes, languageId)
}

function answersOf(desk: Desk, questions: readonly Question[], languageId: string): Record<string, string> {
  const content = desk.random.chance(0.82)
  const answers: Record<string, string> = {}
  for (const question of questions) {
    const { id, showIf, required } = question
    if (showIf && answers[showIf.question] !== showIf.equals) continue
    if (required || desk.random.chance(0.6)) answers[id] = answerOf(desk, question, content, languageId)
  }
  return answers
}

/** The mean of the stars given, out of a hundred; null without any. */
function scoreOf(questions: readonly Question[], answers: Readonly<Record<string, string>>): number | null {
  const stars = questions.filter(({ kind, id }) => kind === 'rating' && id in answers).map(({ id }) => Number(answers[id]))
  return stars.length === 0 ? null : Math.round((stars.reduce((sum, one) => sum + one, 0) / stars.length) * 20)
}

/** Surveys in every status but the archive, and the answers to the first two. */
export function makeSurveys(desk: Desk): { surveys: RowOf<'surveys'>[]; surveyResponses: RowOf<'surveyResponses'>[] } {
  const { random, now, customers, appointments } = desk
  const author = managerOf(desk, 'Service')?.id ?? null
  const surveys = surveyTexts.map(({ name: [en, ar], ...rest }, place) => {
    const at = hoursAgo(desk, (150 - place * 45) * 24)
    const changed = rest.status === 'draft' ? undefined : { at: new Date(at.getTime() + 20 * hour), by: author, times: 1 }
    return demoRow('surveys', { id: random.id(at), at, by: author, changed }, { ...rest, name: { en, ar } })
  })
  const people = new Map(customers.map((one) => [one.id, one]))
  const respond = (survey: RowOf<'surveys'>, visit: RowOf<'appointments'>) => {
    const sent = Date.parse(visit.endAt) + survey.delayHours * hour
    const at = new Date(Math.min(now.getTime() - 60_000, sent + random.integer(1, 50) * hour))
    const result = random.weighted(['Completed', 'Incomplete', 'Outbound Refused'] as const, (one) => (one === 'Completed' ? 8 : 1))
    const done = result === 'Completed'
    const all = done ? answersOf(desk, survey.questions, people.get(visit.customerId)?.languageId ?? '2') : {}
    return demoRow(
      'surveyResponses',
      { id: random.id(at), at, by: null },
      {
        surveyId: survey.id,
        customerId: visit.customerId,
        appointmentId: visit.id,
        result,
        score: scoreOf(survey.questions, all),
        answers: all,
        answeredAt: done ? at.toISOString() : null,
        nextCallAt: result === 'Incomplete' ? new Date(now.getTime() + random.integer(3, 60) * hour).toISOString() : null,
      },
    )
  }
  const [service, testDrive] = surveys
  const recent = doneVisits(desk).slice(-8 * asked.service)
  const drives = appointments.filter(
    ({ type, status, endAt }) => type === 'testDrive' && status === 'delivered' && endAt < now.toISOString(),
  )
  return {
    surveys,
    surveyResponses: [
      ...(service
        ? random
            .shuffled(recent)
            .slice(0, asked.service)
            .map((visit) => respond(service, visit))
        : []),
      ...(testDrive
        ? random
            .shuffled(drives)
            .slice(0, asked.testDrive)
            .map((visit) => respond(testDrive, visit))
        : []),
    ],
  }
}
