// What may be answered to a survey's questions, and what the stars in it amount to.
import type { Question } from './compounds.ts'
import type { Word } from './enumerations.ts'
import { limits } from './limits.ts'

/** Answers by question id: a number for stars and numbers, 'yes' or 'no', the English words of a choice, a text. */
export type Answers = Readonly<Record<string, unknown>>

const isWhole = (value: unknown, from: number, to: number): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= from && value <= to
const checks: Record<Word<'questionKind'>, (value: unknown, question: Question) => string | null> = {
  rating: (value) => (isWhole(value, 1, limits.maxRating) ? null : 'validation.choice'),
  yesNo: (value) => (value === 'yes' || value === 'no' ? null : 'validation.yesNo'),
  choice: (value, { choices = [] }) => (choices.some(({ en }) => en === value) ? null : 'validation.choice'),
  number: (value) => (isWhole(value, -1_000_000_000, 1_000_000_000) ? null : 'validation.number'),
  text: (value) => (typeof value !== 'string' ? 'validation.text' : value.length > limits.longTextLength ? 'validation.tooLong' : null),
}
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''
const isAsked = ({ showIf }: Question, answers: Answers): boolean => !showIf || String(answers[showIf.question] ?? '') === showIf.equals

/** Text keys by question id: wrong answers, answers to what was not asked, and (`whole`) required answers that are missing. */
export function answerProblems(questions: readonly Question[], answers: Answers, whole: boolean): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const id of Object.keys(answers)) if (!questions.some((one) => one.id === id)) problems[id] = 'validation.unknownField'
  for (const question of questions) {
    const value = answers[question.id]
    const asked = isAsked(question, answers)
    const found = isEmpty(value)
      ? whole && asked && question.required
        ? 'validation.required'
        : null
      : asked
        ? checks[question.kind](value, question)
        : 'validation.unknownField'
    if (found) problems[question.id] = found
  }
  return problems
}

/** 0 to 100: the mean of the stars; null where there are none. */
export function answerScore(questions: readonly Question[], answers: Answers): number | null {
  const stars = questions
    .filter(({ kind, id }) => kind === 'rating' && typeof answers[id] === 'number')
    .map(({ id }) => Number(answers[id]))
  return stars.length === 0 ? null : Math.round((stars.reduce((sum, one) => sum + one, 0) / stars.length / limits.maxRating) * 100)
}
