// The responses that a survey's results are made of, as conditions: the same for figures, charts, lists and words.
import { sql } from 'kysely'
import { rowRule, type Actor } from '../../src/schema/core/access.ts'
import type { Question } from '../../src/schema/core/compounds.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import { answersOf } from '../../src/schema/surveys/surveyRules.ts'
import { responseBands } from '../../src/schema/leads/index.ts'
import { dayAfter, localDay, momentOf } from '../core/time/time.ts'
import { filterConditions, ruleCondition, type Condition } from '../core/db/conditions.ts'
import { Problem } from '../core/http/problem.ts'

/** A list's filter as the wire takes it. */
export type Filter = Record<string, string | string[]>
/** Local days, both included, and one branch instead of all. */
export interface Period {
  from?: string | undefined
  to?: string | undefined
  locationId?: string | undefined
}
/** Days looked at where nobody says which, and at most. */
const [usualDays, maxDays] = [30, 732]

/** The days meant. Throws badInput where they run backwards or too far. */
export function daysOf({ from, to }: Period, now: Date): { from: string; to: string } {
  const last = to ?? localDay(now)
  const first = from ?? dayAfter(last, 1 - usualDays)
  if (first > last || first < dayAfter(last, -maxDays)) throw new Problem('badInput', { fields: { from: { key: 'validation.period' } } })
  return { from: first, to: last }
}

/** Rows whose moment lies in the days, of the branch. */
export const periodFilter = (field: string, days: { from: string; to: string }, locationId: string | undefined): Filter => ({
  [`${field}From`]: momentOf(days.from, '00:00'),
  [`${field}To`]: new Date(Date.parse(momentOf(dayAfter(days.to, 1), '00:00')) - 1).toISOString(),
  ...(locationId ? { locationId: [locationId] } : {}),
})

/** What a filter finds in the person's own list. */
export const found = (name: ResourceName, actor: Actor, filter: Filter): Condition =>
  sql.join(
    [sql`"deletedAt" is null`, ruleCondition(rowRule(actor, resources[name], 'list'), actor), ...filterConditions(name, filter)],
    sql` and `,
  )

/** How a question was answered: the value as answers hold it; of minutes the band. */
export function answerKey({ id, kind }: Pick<Question, 'id' | 'kind'>): Condition {
  const value = sql`answers->>${id}`
  if (kind !== 'duration') return value
  const bands = responseBands.slice(0, -1).map(([below, band]) => sql`when (${value})::numeric < ${below} then ${band}`)
  return sql`case when ${value} is null then null ${sql.join(bands, sql` `)} else ${responseBands.at(-1)?.[1]} end`
}
/** What may be answered, in the order in which it is shown; undefined where answers are words or numbers of one's own. */
export function answerWords(question: Question): string[] | undefined {
  if (question.kind === 'duration') return responseBands.map(([, band]) => band)
  const words = answersOf(question)
  return words.length > 0 ? words : undefined
}
