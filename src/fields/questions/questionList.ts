// Lists of survey questions as an editor changes them. Conditions never name a later question.
import type { Question } from '../../schema/core/compounds.ts'

const prefix = 'q'
/** A further question; its id is none that the list has. */
export function newQuestion(all: readonly Question[], kind: Question['kind'] = 'rating'): Question {
  const numbers = all.map(({ id }) => Number(id.slice(prefix.length))).filter(Number.isInteger)
  return { id: `${prefix}${Math.max(0, ...numbers) + 1}`, kind, label: { en: '', ar: '' }, required: false }
}

function unbound(question: Question): Question {
  const { showIf: _, ...rest } = question
  return rest
}
// A condition stands only on what is asked before.
const settled = (all: readonly Question[]): Question[] =>
  all.map((one, place) => (one.showIf && !all.slice(0, place).some(({ id }) => id === one.showIf?.question) ? unbound(one) : one))

/** The list with one question so many places further down, or up. */
export function movedQuestion(all: readonly Question[], place: number, step: number): Question[] {
  const next = [...all]
  const [one] = next.splice(place, 1)
  if (one) next.splice(place + step, 0, one)
  return settled(next)
}

/** The list without one question, and without what depended on it. */
export const withoutQuestion = (all: readonly Question[], place: number): Question[] => settled(all.filter((_, at) => at !== place))

/** The list with a copy of one question right behind it. */
export function withCopy(all: readonly Question[], place: number): Question[] {
  const one = all[place]
  return one ? [...all.slice(0, place + 1), { ...structuredClone(one), id: newQuestion(all).id }, ...all.slice(place + 1)] : [...all]
}

/** The question with another kind of answer: what only the former kind had is left out. */
export function asKind({ choices, ...rest }: Question, kind: Question['kind']): Question {
  return kind === 'choice' ? { ...rest, kind, choices: choices ?? [{ en: '', ar: '' }] } : { ...rest, kind }
}
