// Rules of surveys: kinds of questions by type, triggers by audience, conditions that can be met.
import type { Question } from '../core/compounds.ts'
import type { Word } from '../enumerations.ts'
import { limits } from '../core/limits.ts'
import { outcomeWords } from './surveyAnswers.ts'

type Kind = Word<'questionKind'>
/** The kinds of questions that a type of survey may have; it needs at least one of `needs`. */
export const surveyTypes: Readonly<Record<Word<'surveyType'>, { kinds: readonly Kind[]; needs: readonly Kind[] }>> = {
  General: { kinds: ['rating', 'nps', 'yesNo', 'choice', 'text', 'number', 'duration'], needs: [] },
  Rating: { kinds: ['rating', 'nps', 'yesNo', 'choice', 'text'], needs: ['rating', 'nps'] },
  Duration: { kinds: ['duration', 'yesNo', 'choice', 'text'], needs: ['duration'] },
  'Survey Status': { kinds: ['status', 'text'], needs: ['status'] },
}
/** The triggers that suit an audience. */
const triggersOf: Readonly<Record<Word<'surveyModule'>, readonly Word<'surveyTrigger'>[]>> = {
  'Shop Now': ['manual', 'leadClosed'],
  'Home Service': ['manual', 'homeServiceDone'],
  Service: ['manual', 'bookingDelivered', 'roadsideDone', 'complaintClosed'],
  'Test drive': ['manual', 'testDriveDone'],
  Customer: ['manual', 'leadClosed', 'complaintClosed', 'homeServiceDone', 'roadsideDone'],
}

const numbers = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, place) => String(from + place))
/** The possible answers to a question as compared by conditions (numbers as text); empty when they cannot be listed. */
export function answersOf({ kind, choices = [] }: Pick<Question, 'kind' | 'choices'>): string[] {
  if (kind === 'yesNo') return ['yes', 'no']
  if (kind === 'rating') return numbers(1, limits.maxRating)
  if (kind === 'nps') return numbers(0, limits.maxNps)
  if (kind === 'status') return [...outcomeWords]
  return kind === 'choice' ? choices.map(({ en }) => en).filter(Boolean) : []
}

/** The ids of questions that are never shown: their condition needs an impossible answer, a later question, or one that is never shown. */
export function neverShown(questions: readonly Question[]): string[] {
  const never: string[] = []
  for (const [place, { id, showIf }] of questions.entries()) {
    const on = showIf && questions.slice(0, place).find((one) => one.id === showIf.question)
    if (showIf && (!on || never.includes(on.id) || !answersOf(on).includes(showIf.equals))) never.push(id)
  }
  return never
}

interface Asking {
  type: Word<'surveyType'>
  module: Word<'surveyModule'>
  trigger: Word<'surveyTrigger'>
  questions: readonly Question[]
}
/** The errors of a survey's settings, as text keys ('validation.…') by field; empty when they are valid. */
export function surveyProblems({ type, module, trigger, questions }: Asking): Record<string, string> {
  const { kinds, needs } = surveyTypes[type]
  const problems: Record<string, string> = {}
  if (questions.length === 0) problems['questions'] = 'validation.noQuestions'
  else if (questions.some(({ kind }) => !kinds.includes(kind))) problems['questions'] = 'validation.questionKind'
  else if (needs.length > 0 && !questions.some(({ kind }) => needs.includes(kind))) problems['questions'] = 'validation.questionNeeded'
  else if (neverShown(questions).length > 0) problems['questions'] = 'validation.questionNever'
  if (!triggersOf[module].includes(trigger)) problems['trigger'] = 'validation.surveyTrigger'
  return problems
}

const patternOf = ({ id, kind, required, choices = [], showIf }: Question) => [
  id,
  kind,
  required,
  kind === 'choice' ? choices.map(({ en }) => en) : [],
  showIf?.question,
  showIf?.equals,
]
/**
 * Whether two lists have the same questions with the same possible answers, whatever the wording: then answers to one count for the
 * other.
 */
export const samePattern = (one: readonly Question[], other: readonly Question[]): boolean =>
  JSON.stringify(one.map(patternOf)) === JSON.stringify(other.map(patternOf))
