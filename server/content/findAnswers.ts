// Which published questions fit a visitor's own. The search of lists requires every word to be found; people ask in sentences, so here each
// word counts, a rare one more than a frequent one.
import { sql } from 'kysely'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { countRows, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import { escaped } from '../core/db/list/conditions.ts'
import { searchable } from '../core/db/schema/columns.ts'
import { commonWords } from './commonWords.ts'

type Answer = OutputOf<'findAnswers'>['data'][number]
const shown = 5
/** Maximum number of questions that are compared. */
const compared = 500
/** An answer alone fits only with this share of the words, weighted; a word of the question itself is enough. */
const leastShare = 0.3
/** What has a smaller part of the best one's score is left out. */
const leastOfBest = 0.5
const published = sql`published`

/** English endings, the longer of two that fit first. */
const endings = ['ing', 'ed', 'es', 's']

/** The beginning of a word that its forms have in common: without the Arabic article and what is written together with it, and the English endings. */
function stem(word: string): string {
  const bare = word.replace(/^[وفبك]?ال(?=.{2})|^لل(?=.{2})/, '')
  const ending = endings.find((one) => bare.endsWith(one) && /^[a-z]{3,}$/.test(bare.slice(0, -one.length)))
  return ending ? bare.slice(0, -ending.length) : bare
}
const wordsOf = (text: string): string[] => searchable(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The words of a question that say what it is about, each once, as stems; at most eight. */
function wordsOfQuestion(text: string): string[] {
  const words = wordsOf(text).filter((word) => word.length > 1 && !commonWords.has(word))
  return [...new Set(words.map(stem))].slice(0, 8)
}

type Compared = Pick<RowOf<'questions'>, 'question' | 'answer'>
const holds = (text: RowOf<'questions'>['question'], word: string): boolean =>
  wordsOf(`${text.en} ${text.ar}`).some((one) =>
    // The beginning of a number is another number.
    /^\d/.test(word) ? one === word : stem(one).startsWith(word) || one.startsWith(word),
  )

/**
 * The rows that fit, best first. `words` are stems; a word that many rows hold counts less, one in the question itself twice as much as one
 * in its answer. Rows of the same rank keep their order.
 */
function rankQuestions<R extends Compared>(rows: readonly R[], words: readonly string[]): R[] {
  const found = rows.map((row) => ({ row, inQuestion: words.map((word) => holds(row.question, word)) }))
  const held = found.map(({ row, inQuestion }) => words.map((word, place) => inQuestion[place] || holds(row.answer, word)))
  const weights = words.map((_word, place) => Math.log(2 + rows.length / (1 + held.filter((one) => one[place]).length)))
  const sum = (which: readonly (boolean | undefined)[] | undefined) =>
    weights.reduce((total, weight, place) => total + (which?.[place] ? weight : 0), 0)
  const whole = weights.reduce((total, weight) => total + weight, 0)
  const fitting = found
    .map(({ row, inQuestion }, place) => ({ row, inQuestion: sum(inQuestion), both: sum(held[place]) }))
    .filter(({ inQuestion, both }) => inQuestion > 0 || both / whole >= leastShare)
    .map(({ row, inQuestion, both }) => ({ row, score: both + inQuestion }))
    .toSorted((one, other) => other.score - one.score)
  return fitting.filter(({ score }) => score >= leastOfBest * (fitting[0]?.score ?? 0)).map(({ row }) => row)
}

const answerOf = ({ id, question, answer }: RowOf<'questions'>): Answer => ({ id, question, answer })

/** Whether the tenant has published any question. */
export const hasQuestions = async (tx: Scope): Promise<boolean> => (await countRows(tx, 'questions', [published])) > 0

/** The published questions that fit the text best, with their answers; the first ones in the tenant's order without it. */
export async function findAnswers(tx: Scope, text: string | undefined): Promise<Answer[]> {
  const inOrder = { sort: 'position', order: 'ASC' } as const
  if (text === undefined) return (await readRows(tx, 'questions', { size: shown, ...inOrder, conditions: [published] })).map(answerOf)
  const words = wordsOfQuestion(text)
  if (words.length === 0) return []
  const fitting = sql`"searchText" like any(${words.map(escaped)}::text[])`
  const rows = await readRows(tx, 'questions', { size: compared, ...inOrder, conditions: [published, fitting] })
  return rankQuestions(rows, words).slice(0, shown).map(answerOf)
}
