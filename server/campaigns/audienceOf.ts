// An audience as SQL over customers: filters on customers, on one of their cars, and on the module's rows that belong to them.
import { sql } from 'kysely'
import { z } from 'zod'
import { rowRule, type Actor } from '../../src/schema/core/access.ts'
import { audienceSources, type Audience } from '../../src/schema/campaigns/audiences.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { problemsOf } from '../../src/schema/core/problems.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import { isSpan, spanDays } from '../../src/schema/core/values/spans.ts'
import { dayAfter, localDay, momentOf } from '../core/time/time.ts'
import { filterConditions, ruleCondition, unmaskedRows, type Condition } from '../core/db/list/conditions.ts'
import { fieldsOf, type Row } from '../core/db/rows.ts'
import { Problem } from '../core/http/problem.ts'

/** The audience part of a campaign. */
export interface Aim {
  audienceModule: Word<'surveyModule'>
  audience: Audience
}

// Replaces day spans relative to today by dates.
function withoutSpans(resource: ResourceName, given: Row, now: Date): Row {
  const fields = fieldsOf(resource)
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]): [string, unknown][] => {
      const name = key.endsWith('Span') ? key.slice(0, -4) : ''
      if (!isSpan(value) || (fields[name]?.filterBy ?? 'range') !== 'range') return [[key, value]]
      const [from, to] = spanDays(value, localDay(now))
      const moments = fields[name]?.kind !== 'date'
      const ends: [string, string | undefined][] = [
        [`${name}From`, from && moments ? momentOf(from, '00:00') : from],
        [`${name}To`, to && moments ? new Date(Date.parse(momentOf(dayAfter(to, 1), '00:00')) - 1).toISOString() : to],
      ]
      return ends.filter(([, day]) => day !== undefined)
    }),
  )
}

/** Parses filters like those of a list. Throws badInput (400) at that part for a filter that the list does not have. */
function readFilters(resource: ResourceName, part: keyof Audience, given: Row, now: Date): Row {
  const { shape } = resources[resource].filter as unknown as z.ZodObject
  const result = z.strictObject(shape).safeParse(withoutSpans(resource, given, now))
  if (result.success) return result.data
  const [problem] = problemsOf(result.error)
  throw new Problem('badInput', {
    fields: { [`audience.${part}.${problem?.path ?? ''}`]: { key: problem?.key ?? 'validation.invalid', params: problem?.params ?? {} } },
  })
}

const chosen = (actor: Actor, resource: ResourceName, filters: Row): Condition[] => [
  sql`"deletedAt" is null`,
  // Without the rule a campaign would reach customers whom its author's own lists do not show.
  ruleCondition(rowRule(actor, resources[resource], 'list'), actor),
  ...filterConditions(resource, filters, unmaskedRows(actor, resource)),
]
const all = (conditions: Condition[]) => sql.join(conditions, sql` and `)

/**
 * The customers of an audience, under a person's rights: a condition on a row of "customers" with the alias `part`. Throws badInput (400)
 * for an unknown filter.
 */
export function audienceCondition(actor: Actor, { audienceModule, audience }: Aim, now: Date): Condition {
  const behind = (resource: ResourceName, conditions: Condition[]) =>
    sql`exists (select from ${sql.table(resource)} where "customerId" = part.id and ${all(conditions)})`
  const own = all([
    ...chosen(actor, 'customers', readFilters('customers', 'customers', audience.customers, now)),
    // Without a filter also customers who have no car.
    ...(Object.keys(audience.vehicles ?? {}).length > 0
      ? [behind('vehicles', chosen(actor, 'vehicles', readFilters('vehicles', 'vehicles', audience.vehicles ?? {}, now)))]
      : []),
  ])
  const { resource, only } = audienceSources[audienceModule]
  if (!resource) {
    if (Object.keys(audience.rows).length > 0) throw new Problem('badInput', { fields: { audience: { key: 'validation.unknownField' } } })
    return own
  }
  const rows = chosen(actor, resource, readFilters(resource, 'rows', audience.rows, now))
  const those = filterConditions(resource, only)
  return sql`${own} and ${behind(resource, [...rows, ...those])}`
}
