// The conditions for the responses in a survey's results: the same for figures, charts, lists and texts.
import { sql } from 'kysely'
import type { Question } from '../../src/schema/core/compounds.ts'
import { answersOf } from '../../src/schema/surveys/surveyRules.ts'
import { responseBands } from '../../src/schema/leads/index.ts'
import { dayAfter, localDay, momentOf } from '../core/time/time.ts'
import type { Condition } from '../core/db/list/conditions.ts'
import { Problem } from '../core/http/problem.ts'

/** A list filter as in an API call. */
export type Filter = Record<string, string | string[]>
/** Local days (YYYY-MM-DD), both inclusive, and one branch instead of all. */
export interface Period {
  from?: string | undefined
  to?: string | undefined
  locationId?: string | undefined
}
/** Default and maximum number of days. */
const [usualDays, maxDays] = [30, 732]

/** The days of a period. Throws badInput (400) when they are reversed or too many. */
export function daysOf({ from, to }: Period, now: Date): { from: string; to: string } {
  const last = to ?? localDay(now)
  const first = from ?? dayAfter(last, 1 - usualDays)
  if (first > last || first < dayAfter(last, -maxDays)) throw new Problem('badInput', { fields: { from: { key: 'validation.period' } } })
  return { from: first, to: last }
}

/** The filter for rows whose time is within the days, at the branch. */
export const periodFilter = (field: string, days: { from: string; to: string }, locationId: string | undefined): Filter => ({
  [`${field}From`]: momentOf(days.from, '00:00'),
  [`${field}To`]: new Date(Date.parse(momentOf(dayAfter(days.to, 1), '00:00')) - 1).toISOString(),
  ...(locationId ? { locationId: [locationId] } : {}),
})

/** The stored answer to a question as SQL; for minutes its band. */
export function answerKey({ id, kind }: Pick<Question, 'id' | 'kind'>): Condition {
  const value = sql`answers->>${id}`
  if (kind !== 'duration') return value
  const bands = responseBands.slice(0, -1).map(([below, band]) => sql`when (${value})::numeric < ${below} then ${band}`)
  return sql`case when ${value} is null then null ${sql.join(bands, sql` `)} else ${responseBands.at(-1)?.[1]} end`
}
/** The possible answers in the order shown; undefined for free text and numbers. */
export function answerWords(question: Question): string[] | undefined {
  if (question.kind === 'duration') return responseBands.map(([, band]) => band)
  const words = answersOf(question)
  return words.length > 0 ? words : undefined
}
