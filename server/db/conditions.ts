// A list's filters and a person's row rule as SQL. Table and column names come from the schema only, values are always parameters.
import { sql, type RawBuilder } from 'kysely'
import { allowedValues, type Actor, type RowRule } from '../../src/schema/access.ts'
import type { AnyField, FilterShape } from '../../src/schema/field.ts'
import { dateTimeValue, dateValue } from '../../src/schema/values.ts'
import type { ResourceName } from '../../src/schema/resources/index.ts'
import { columnOf, fieldsOf } from './rows.ts'
import { searchable } from './columns.ts'

/** A piece of a where clause. */
export type Condition = RawBuilder<unknown>

const escaped = (text: string) => `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`
const both = (column: RawBuilder<unknown>) => sql`(${column}->>'en' || ' ' || (${column}->>'ar'))`
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

type Parameters = Readonly<Record<string, unknown>>
const shapes: Record<FilterShape, (name: string, one: AnyField, given: Parameters) => Condition[]> = {
  none: () => [],
  contains: (name, one, given) => {
    const column = columnOf(one).type === 'jsonb' ? both(sql.ref(name)) : sql.ref(name)
    return given[name] === undefined ? [] : [sql`${column} ilike ${escaped(String(given[name]))}`]
  },
  oneOf: (name, one, given) => {
    if (given[name] === undefined) return []
    const wanted = (given[name] as string[]).filter((word) => columnOf(one).type !== 'uuid' || uuid.test(word))
    return wanted.length === 0 ? [sql`false`] : [sql`${sql.ref(name)} in (${sql.join(wanted)})`]
  },
  anyOf: (name, _one, given) =>
    given[name] === undefined ? [] : [sql`jsonb_exists_any(${sql.ref(name)}, ${given[name] as string[]}::text[])`],
  yesNo: (name, _one, given) => (given[name] === undefined ? [] : [sql`${sql.ref(name)} = ${given[name] === 'true'}`]),
  range: (name, one, given) => [
    ...bound(name, columnOf(one).type, given[`${name}From`], sql`>=`),
    ...bound(name, columnOf(one).type, given[`${name}To`], sql`<=`),
  ],
}

function bound(name: string, type: string, value: unknown, comparison: RawBuilder<unknown>): Condition[] {
  if (value === undefined || value === '') return []
  if (type === 'int4' || type === 'int8') {
    return Number.isSafeInteger(Number(value)) ? [sql`${sql.ref(name)} ${comparison} ${Number(value)}::int8`] : [sql`false`]
  }
  const day = dateValue.safeParse(value)
  const moment = day.success ? day : dateTimeValue.safeParse(value)
  return moment.success ? [sql`${sql.ref(name)} ${comparison} ${moment.data}::timestamptz`] : [sql`false`]
}

/** The filters of a list call; a value that cannot match finds nothing. */
export function filterConditions(resource: ResourceName, given: Parameters): Condition[] {
  const byField = Object.entries(fieldsOf(resource)).flatMap(([name, one]) => shapes[one.filterBy](name, one, given))
  return [
    ...byField,
    ...bound('createdAt', 'timestamptz', given['createdAtFrom'], sql`>=`),
    ...bound('createdAt', 'timestamptz', given['createdAtTo'], sql`<=`),
  ]
}

/** Free-text search: every word must be somewhere in the row's search text. */
export function searchCondition(resource: ResourceName, typed: string): Condition[] {
  const words = searchable(typed).split(/\s+/).filter(Boolean).slice(0, 8)
  if (words.length === 0) return []
  return [sql`id in (select "searchIds"(${resource}, ${words.map(escaped)}::text[]))`]
}

/** The rows a person may see or touch; a rule without alternatives lets nothing through. */
export function ruleCondition(rule: RowRule, actor: Actor): Condition {
  const alternatives = rule.map(
    (conditions) =>
      sql`(${sql.join(
        [
          sql`true`,
          ...conditions.map((condition) => {
            const allowed = allowedValues(condition, actor)
            const column = sql.ref(condition.field)
            const match = allowed.length === 0 ? sql`false` : sql`${column}::text in (${sql.join([...allowed])})`
            return condition.actor === 'locationIds' ? sql`(${column} is null or ${match})` : match
          }),
        ],
        sql` and `,
      )})`,
  )
  return alternatives.length === 0 ? sql`false` : sql`(${sql.join(alternatives, sql` or `)})`
}
