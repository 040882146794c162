// Edits lists of survey questions. Conditions never refer to a later question.
import type { Question } from '../../schema/core/compounds.ts'

const prefix = 'q'
/** A new question with an id that the list does not have. */
export function newQuestion(all: readonly Question[], kind: Question['kind'] = 'rating'): Question {
  const numbers = all.map(({ id }) => Number(id.slice(prefix.length))).filter(Number.isInteger)
  return { id: `${prefix}${Math.max(0, ...numbers) + 1}`, kind, label: { en: '', ar: '' }, required: false }
}

function unbound(question: Question): Question {
  const { showIf: _, ...rest } = question
  return rest
}
// Removes conditions that do not refer to an earlier question.
const settled = (all: readonly Question[]): Question[] =>
  all.map((one, place) => (one.showIf && !all.slice(0, place).some(({ id }) => id === one.showIf?.question) ? unbound(one) : one))

/** The list with one question moved by `step` positions. */
export function movedQuestion(all: readonly Question[], place: number, step: number): Question[] {
  const next = [...all]
  const [one] = next.splice(place, 1)
  if (one) next.splice(place + step, 0, one)
  return settled(next)
}

/** The list without one question and without conditions on it. */
export const withoutQuestion = (all: readonly Question[], place: number): Question[] => settled(all.filter((_, at) => at !== place))

/** The list with a copy of one question after it. */
export function withCopy(all: readonly Question[], place: number): Question[] {
  const one = all[place]
  return one ? [...all.slice(0, place + 1), { ...structuredClone(one), id: newQuestion(all).id }, ...all.slice(place + 1)] : [...all]
}

/** The question with another kind of answer, without what only the former kind has. */
export function asKind({ choices, ...rest }: Question, kind: Question['kind']): Question {
  return kind === 'choice' ? { ...rest, kind, choices: choices ?? [{ en: '', ar: '' }] } : { ...rest, kind }
}
