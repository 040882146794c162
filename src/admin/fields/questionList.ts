// Lists of survey questions as an editor changes them. Conditions never name a later question.
import type { Question } from '../../schema/compounds.ts'

const prefix = 'q'
/** A further question; its id is none that the list has. */
export function newQuestion(all: readonly Question[]): Question {
  const numbers = all.map(({ id }) => Number(id.slice(prefix.length))).filter(Number.isInteger)
  return { id: `${prefix}${Math.max(0, ...numbers) + 1}`, kind: 'rating', label: { en: '', ar: '' }, required: false }
}

function unbound(question: Question): Question {
  const { showIf: _, ...rest } = question
  return rest
}
// A condition stands only on what is asked before.
const settled = (all: readonly Question[]): Question[] =>
  all.map((one, place) => (one.showIf && !all.slice(0, place).some(({ id }) => id === one.showIf?.question) ? unbound(one) : one))

/** The list with one question a place up or down. */
export function movedQuestion(all: readonly Question[], place: number, step: 1 | -1): Question[] {
  const next = [...all]
  const [one] = next.splice(place, 1)
  if (one) next.splice(place + step, 0, one)
  return settled(next)
}

/** The list without one question, and without what depended on it. */
export const withoutQuestion = (all: readonly Question[], place: number): Question[] => settled(all.filter((_, at) => at !== place))

/** What may be answered to a question, where that can be listed: values as answers hold them. */
export function answersOf(question: Question): string[] {
  if (question.kind === 'yesNo') return ['yes', 'no']
  if (question.kind === 'rating') return ['1', '2', '3', '4', '5']
  return question.kind === 'choice' ? (question.choices ?? []).map(({ en }) => en).filter(Boolean) : []
}
