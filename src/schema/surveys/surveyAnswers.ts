// Checks the answers to a survey's questions, and calculates their scores.
import type { Question } from '../core/compounds.ts'
import type { Word } from '../enumerations.ts'
import { limits } from '../core/limits.ts'

/**
 * Answers by question id: a number for stars, recommendations, numbers and minutes; 'yes' or 'no'; the English text of a choice; the word
 * of a status; a text.
 */
export type Answers = Readonly<Record<string, unknown>>

/** Whether a customer's matter is solved: the answers in a survey of the type Survey Status. */
export const outcomeWords = ['solved', 'partly', 'open'] as const satisfies readonly Word<'surveyOutcome'>[]

const isWhole = (value: unknown, from: number, to: number): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= from && value <= to
const checks: Record<Word<'questionKind'>, (value: unknown, question: Question) => string | null> = {
  rating: (value) => (isWhole(value, 1, limits.maxRating) ? null : 'validation.choice'),
  nps: (value) => (isWhole(value, 0, limits.maxNps) ? null : 'validation.choice'),
  yesNo: (value) => (value === 'yes' || value === 'no' ? null : 'validation.yesNo'),
  choice: (value, { choices = [] }) => (choices.some(({ en }) => en === value) ? null : 'validation.choice'),
  number: (value) => (isWhole(value, -1_000_000_000, 1_000_000_000) ? null : 'validation.number'),
  duration: (value) => (isWhole(value, 0, limits.longestMinutes) ? null : 'validation.number'),
  status: (value) => (outcomeWords.some((one) => one === value) ? null : 'validation.choice'),
  text: (value) => (typeof value !== 'string' ? 'validation.text' : value.length > limits.longTextLength ? 'validation.tooLong' : null),
}
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''
const isVisibleQuestion = ({ showIf }: Question, answers: Answers): boolean =>
  !showIf || String(answers[showIf.question] ?? '') === showIf.equals

/** The questions that are asked, given these answers, and the answers to them; answers to questions that are not asked do not count. */
export function visibleQuestions(questions: readonly Question[], answers: Answers): { visible: Question[]; counted: Answers } {
  const visible: Question[] = []
  const counted: Record<string, unknown> = {}
  for (const question of questions) {
    if (!isVisibleQuestion(question, counted)) continue
    visible.push(question)
    if (!isEmpty(answers[question.id])) counted[question.id] = answers[question.id]
  }
  return { visible, counted }
}

/**
 * Text keys ('validation.…') by question id: wrong answers, answers to questions that are not asked or do not exist, and, with `whole`,
 * missing required answers. Empty when all are valid.
 */
export function answerProblems(questions: readonly Question[], answers: Answers, whole: boolean): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const id of Object.keys(answers)) if (!questions.some((one) => one.id === id)) problems[id] = 'validation.unknownField'
  for (const question of questions) {
    const value = answers[question.id]
    const visible = isVisibleQuestion(question, answers)
    const found = isEmpty(value)
      ? whole && visible && question.required
        ? 'validation.required'
        : null
      : visible
        ? checks[question.kind](value, question)
        : 'validation.unknownField'
    if (found) problems[question.id] = found
  }
  return problems
}

const given = (questions: readonly Question[], kind: Question['kind'], answers: Answers): unknown[] =>
  questions.filter((one) => one.kind === kind && !isEmpty(answers[one.id])).map(({ id }) => answers[id])
const meanOf = (values: readonly unknown[]): number => values.reduce<number>((sum, one) => sum + Number(one), 0) / values.length

/** The scores of a survey's answers, as its response stores them. */
export interface Measures {
  /** 0 to 100: the mean of the stars; null where there are none. */
  score: number | null
  /** 0 to 10: likelihood of a recommendation. */
  nps: number | null
  /** Whether the customer's matter is solved. */
  outcome: Word<'surveyOutcome'> | null
  /** The written answers, a line a question. */
  verbatim: string | null
}
/** The scores of answers, rounded to whole numbers; see Measures for their ranges. */
export function measure(questions: readonly Question[], answers: Answers): Measures {
  const [stars, recommends, words] = (['rating', 'nps', 'text'] as const).map((kind) => given(questions, kind, answers))
  const [outcome] = given(questions, 'status', answers)
  return {
    score: stars?.length ? Math.round((meanOf(stars) / limits.maxRating) * 100) : null,
    nps: recommends?.length ? Math.round(meanOf(recommends)) : null,
    outcome: outcomeWords.find((one) => one === outcome) ?? null,
    verbatim: words?.length ? words.map(String).join('\n').slice(0, limits.longTextLength) : null,
  }
}
