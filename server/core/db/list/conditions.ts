// SQL for a list's filters and a person's row rule. Table and column names come from the schema only; values are always parameters.
import { sql, type RawBuilder } from 'kysely'
import { allowedValues, rowRule, type Actor, type RowRule } from '../../../../src/schema/core/access.ts'
import type { Condition as RuleCondition, Entry, Relation } from '../../../../src/schema/core/access/grants.ts'
import type { AnyField, FilterShape } from '../../../../src/schema/core/field.ts'
import { canLack } from '../../../../src/schema/core/resource.ts'
import { resources } from '../../../../src/schema/resources.ts'
import { dateTimeValue, dateValue } from '../../../../src/schema/core/values.ts'
import type { ResourceName } from '../../../../src/schema/resources.ts'
import { columnOf, fieldsOf } from '../rows.ts'

/** A piece of a where clause. */
export type Condition = RawBuilder<unknown>

/** A LIKE pattern for texts that contain the given text, with its wildcards escaped. */
export const escaped = (text: string): string => `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`
/** SQL for the English and the Arabic text of a bilingual column, joined by a space. */
export const both = (column: RawBuilder<unknown>): Condition => sql`(${column}->>'en' || ' ' || (${column}->>'ar'))`
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

// An empty list or object counts as no value.
const has = (name: string, one: AnyField, given: unknown): Condition[] => {
  if (given === undefined || !canLack(one)) return []
  const column = sql.ref(name)
  const lacks = columnOf(one).type === 'jsonb' ? sql`(${column} is null or ${column} in ('[]', '{}'))` : sql`${column} is null`
  return [given === 'true' ? sql`not (${lacks})` : lacks]
}

/**
 * The conditions for the filters of a list call; a value that cannot match gives a condition that is false. `seen` selects the rows whose
 * personal data the person sees unmasked (all when absent): filters by personal data match only those.
 */
export function filterConditions(resource: ResourceName, given: Parameters, seen?: Condition): Condition[] {
  if (Object.keys(given).length === 0) return []
  const byField = Object.entries(fieldsOf(resource)).flatMap(([name, one]) => {
    const conditions = shapes[one.filterBy](name, one, given)
    return [...conditions, ...(conditions.length > 0 && one.pii && seen ? [seen] : []), ...has(name, one, given[`${name}Has`])]
  })
  return [
    ...byField,
    ...bound('createdAt', 'timestamptz', given['createdAtFrom'], sql`>=`),
    ...bound('createdAt', 'timestamptz', given['createdAtTo'], sql`<=`),
  ]
}

/** The condition for rows whose personal data the person sees unmasked; undefined when these are all rows. */
export function unmaskedRows(actor: Actor, resource: ResourceName): Condition | undefined {
  const rule = rowRule(actor, resources[resource], 'unmask')
  return rule.some((conditions) => conditions.length === 0) ? undefined : ruleCondition(rule, actor)
}

/** A condition that every row meets. */
export const everyRow: Condition = sql`true`

/** The SQL of one condition of a row rule, with the person's own values filled in. */
export function conditionFor(condition: RuleCondition, actor: Actor): Condition {
  const column = sql.ref(condition.field)
  if (condition.about) return aboutSeen(condition.field, condition.about, actor)
  if (condition.related) return relatedTo(column, condition.related, actor)
  if (condition.none) return sql`${column} is null`
  const allowed = allowedValues(condition, actor)
  const match = allowed.length === 0 ? sql`false` : sql`${column}::text in (${sql.join([...allowed])})`
  return condition.actor === 'locationIds' ? sql`(${column} is null or ${match})` : match
}

// Inside the subquery column names refer to the other resource, so the row's own column is compared outside of it.
function relatedTo(column: Condition, { resource, field, when, asText }: Relation, actor: Actor): Condition {
  // Staff of all branches have no location ids.
  const requested = when.filter((one) => one.actor !== 'locationIds' || actor.locationIds.length > 0)
  const conditions = [sql`"deletedAt" is null`, ...requested.map((one) => conditionFor(one, actor))]
  const value = asText ? sql`${sql.ref(field)}::text` : sql.ref(field)
  return sql`${column} in (select ${value} from ${sql.table(resource)} where ${sql.join(conditions, sql` and `)})`
}

const isAboutOthers = (rule: RowRule): boolean => rule.flat().some(({ about }) => about)

// One comparison for all resources of which the person sees every row, and for each other one a look at the row by its key, so that a page
// of entries costs no more than its rows. A row that is gone for good, and what is about no single row, is only seen with the whole resource.
function aboutSeen(field: string, { entry, resource }: Entry, actor: Actor): Condition {
  const [named, id] = [sql.ref(`${entry}.${resource}`), sql.ref(`${entry}.${field}`)]
  const rules = (Object.keys(resources) as ResourceName[]).map((name) => ({ name, rule: rowRule(actor, resources[name], 'show') }))
  const isWhole = ({ rule }: { rule: RowRule }) => rule.some((conditions) => conditions.length === 0)
  const whole = rules.filter(isWhole).map(({ name }) => name)
  const some = rules.filter((one) => one.rule.length > 0 && !isWhole(one) && !isAboutOthers(one.rule))
  const looks = some.map(
    ({ name, rule }) => sql`(${named} = ${name} and exists (select 1 from ${sql.table(name)}
      where id = (case when ${id} ~ ${uuid.source} then ${id}::uuid end) and ${ruleCondition(rule, actor)}))`,
  )
  const inWhole = whole.length > 0 ? [sql`${named} in (${sql.join(whole)})`] : []
  return sql`(${sql.join([sql`${id} is null or ${named} is null`, ...inWhole, ...looks], sql` or `)})`
}

/** Conditions by what they say, each once. */
const byMeaning = (conditions: readonly RuleCondition[]) => new Map(conditions.map((one) => [JSON.stringify(one), one]))

/**
 * The condition for the rows that a rule allows: `everyRow` when it allows all, false when the rule has no alternatives. What all
 * alternatives require is said once, because some conditions are long: what a person's notices are about is one for each resource.
 */
export function ruleCondition(rule: RowRule, actor: Actor): Condition {
  if (rule.some((conditions) => conditions.length === 0)) return everyRow
  const alternatives = rule.map(byMeaning)
  const [first] = alternatives
  if (!first) return sql`false`
  const inAll = (meaning: string) => alternatives.every((one) => one.has(meaning))
  const all = (conditions: readonly RuleCondition[]) =>
    sql`(${sql.join([sql`true`, ...conditions.map((condition) => conditionFor(condition, actor))], sql` and `)})`
  const common = [...first].flatMap(([meaning, condition]) => (inAll(meaning) ? [condition] : []))
  const own = alternatives.map((one) => all([...one].flatMap(([meaning, condition]) => (inAll(meaning) ? [] : [condition]))))
  return sql`(${sql.join([...common.map((condition) => conditionFor(condition, actor)), sql`(${sql.join(own, sql` or `)})`], sql` and `)})`
}
