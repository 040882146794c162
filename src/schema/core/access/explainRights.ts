// Says in words what the access table gives a person on a resource. Computed by the functions that server and admin check with; nothing of
// the table is repeated here.
import {
  extraFields,
  grantsOf,
  mayTake,
  modulesOf,
  nameRule,
  namedFields,
  rowRule,
  type Action,
  type Actor,
  type RowRule,
} from '../access.ts'
import { fieldKey, namedKey, wordKey } from '../dataKeys.ts'
import type { FieldKinds } from '../field.ts'
import { resources, type ResourceName } from '../../resources.ts'
import type { TextKey } from '../../textKey.ts'
import type { Condition, Level } from './grants.ts'

/** The actions that are explained, in the order in which they are shown. */
export const explainedActions = ['list', 'unmask', 'edit', 'export', 'approve'] as const satisfies readonly Action[]
/** One of them. */
export type ExplainedAction = (typeof explainedActions)[number]

/** Over how many rows of a resource a person has a right, and one sentence for each way in which, or for why not. */
export interface Explained {
  scope: 'all' | 'some' | 'none'
  sentences: string[]
}
/** Returns the text of a key in the reader's language. */
type Say = (key: TextKey, params?: Record<string, string | number>) => string

const levels: readonly Level[] = ['R', 'W', 'M', 'F']
const least: Record<ExplainedAction, Level> = { list: 'R', unmask: 'W', edit: 'W', export: 'M', approve: 'M' }
const nameOf = (say: Say, name: string): string => say(namedKey(`resources.${name}.name`), { smart_count: 10 })
const key = (word: string): TextKey => namedKey(`admin.rights.why.${word}`)

function wordsOf(name: string, { field, in: words = [] }: Condition, say: Say): string {
  const one = (resources[name as ResourceName].fields as Record<string, { kind: string; config: unknown }>)[field]
  const text = (word: string) => (one?.kind === 'choice' ? say(wordKey((one.config as FieldKinds['choice']).enumeration, word)) : word)
  return words.map(text).join(say(key('comma')))
}

/** Conditions of one alternative; those by which a row is a person's own are one, of several fields. */
interface Way {
  conditions: readonly Condition[]
  own: readonly string[]
}
const isOwn = ({ actor }: Condition): boolean => actor === 'id'
const keysOf = ({ conditions, own }: Way): string[] => [...conditions.map((one) => JSON.stringify(one)), ...(own.length > 0 ? ['own'] : [])]
const sameKeys = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word) => other.includes(word))

/** The same rule in fewer alternatives: without those that another one contains, and with those as one that differ in one condition. */
function inFewWays(rule: RowRule): Way[] {
  const ways: Way[] = []
  for (const all of rule) {
    const conditions = [...new Map(all.filter((one) => !isOwn(one)).map((one) => [JSON.stringify(one), one])).values()]
    const fields = all.filter(isOwn).map(({ field }) => field)
    const known = ways.find(
      (way) => way.own.length > 0 === fields.length > 0 && sameKeys(keysOf({ ...way, own: [] }), keysOf({ conditions, own: [] })),
    )
    if (known) known.own = [...new Set([...known.own, ...fields])]
    else ways.push({ conditions, own: fields })
  }
  const needed = ways.filter(
    (way) =>
      !ways.some(
        (other) => other !== way && keysOf(other).length < keysOf(way).length && keysOf(other).every((word) => keysOf(way).includes(word)),
      ),
  )
  return mergeWords(needed)
}

// Alternatives that differ in the words of one field only, such as the types of bookings, are one with all of these words.
function mergeWords(ways: readonly Way[]): Way[] {
  for (const [place, one] of ways.entries())
    for (const other of ways.slice(place + 1)) {
      const [mine, theirs] = [one.conditions, other.conditions].map((conditions, at) =>
        conditions.filter(
          (condition) => !(at === 0 ? other : one).conditions.some((same) => JSON.stringify(same) === JSON.stringify(condition)),
        ),
      )
      const [first, second] = [mine?.[0], theirs?.[0]]
      if (
        !sameKeys(one.own, other.own) ||
        mine?.length !== 1 ||
        theirs?.length !== 1 ||
        !first?.in ||
        !second?.in ||
        first.field !== second.field
      )
        continue
      const words = { ...first, in: [...first.in, ...second.in] }
      const merged = { own: one.own, conditions: one.conditions.map((condition) => (condition === first ? words : condition)) }
      return mergeWords(ways.flatMap((way) => (way === one ? [merged] : way === other ? [] : [way])))
    }
  return [...ways]
}

/** A condition on a row of the resource, as a clause. */
export function conditionText(name: string, condition: Condition, say: Say): string {
  const { field, related, about, actor, none, in: words = [] } = condition
  const label = field === 'id' ? nameOf(say, name) : say(fieldKey(name, field))
  if (about) return say(key('about'))
  if (related)
    return say(key('related'), {
      resource: nameOf(say, related.resource),
      conditions: wayText(related.resource, inFewWays([related.when])[0], say),
    })
  if (none) return say(key('empty'), { field: label })
  if (actor) return say(key(actor), { field: label })
  // No row holds one of no words.
  return words.length === 0
    ? say(key('noWords'), { field: label })
    : say(key('words'), { field: label, words: wordsOf(name, condition, say) })
}

/** One alternative, as clauses that all hold. */
function wayText(name: string, way: Way | undefined, say: Say): string {
  const { conditions = [], own = [] } = way ?? {}
  const { module } = resources[name as ResourceName] as { module: string | { field: string; of: object } }
  // All the words by which a resource has its modules are no condition.
  const isEvery = ({ field, in: words = [] }: Condition) =>
    typeof module !== 'string' && field === module.field && words.length === Object.keys(module.of).length
  const fields = own.map((field) => say(fieldKey(name, field))).join(say(key('comma')))
  const clauses = [
    ...(own.length > 0 ? [say(key('id'), { field: fields })] : []),
    // The branch comes last: nearly every rule has it.
    ...conditions
      .filter((one) => !isEvery(one))
      .toSorted((one, other) => Number(one.actor === 'locationIds') - Number(other.actor === 'locationIds'))
      .map((one) => conditionText(name, one, say)),
  ]
  return clauses.length > 0 ? clauses.join(say(key('and'))) : say(key('everyRow'))
}

/** Why a person has no such right at all. */
function whyNot(actor: Actor, name: ResourceName, action: ExplainedAction, say: Say): string {
  const modules = modulesOf(resources[name])
  if (modules.every((module) => actor.closedModules?.includes(module))) return say(key('closed'))
  const held = (who: Actor) => modules.flatMap((module) => grantsOf(who, module)).filter(({ of }) => !of || of.includes(name))
  const designation = say(wordKey('designation', actor.designation))
  if (held({ ...actor, staffType: null }).length === 0) return say(key('notDesignation'), { designation })
  const grants = held(actor)
  if (grants.length === 0) return say(key('notStaffType'), { staffType: say(wordKey('staffType', actor.staffType)) })
  const best = Math.max(...grants.map(({ level }) => levels.indexOf(level)))
  const levelText = (level: Level) => say(namedKey(`admin.levels.${level}`))
  return say(key('level'), { held: levelText(levels[best] ?? 'R'), needed: levelText(least[action]) })
}

/** What a person may do beside the rows of the rule: name rows, change some fields, move, take. */
function beside(actor: Actor, name: ResourceName, action: ExplainedAction, say: Say): string[] {
  const resource = resources[name]
  const where = (conditions: readonly Condition[]) => wayText(name, inFewWays([conditions])[0], say)
  const fieldsText = (fields: readonly string[]) => fields.map((field) => say(fieldKey(name, field))).join(say(key('comma')))
  if (action === 'list') {
    const seen = rowRule(actor, resource, 'show').length
    const fields = namedFields(actor, resource)
    return nameRule(actor, resource)
      .slice(seen)
      .map((conditions) =>
        fields
          ? say(key('namedBy'), { conditions: where(conditions), fields: fieldsText(fields) })
          : say(key('named'), { conditions: where(conditions) }),
      )
  }
  if (action !== 'edit') return []
  const fields = extraFields(actor, resource)
  const moves = rowRule(actor, resource, 'move').length > rowRule(actor, resource, 'edit').length
  return [
    ...(fields.length > 0 && rowRule(actor, resource, 'show').length > 0 ? [say(key('fields'), { fields: fieldsText(fields) })] : []),
    ...(moves && 'status' in resource ? [say(key('moves'))] : []),
    ...(mayTake(actor, resource) ? [say(key('takes'))] : []),
  ]
}

/** What a person may do to rows of a resource, and why. */
export function explainRight(actor: Actor, name: ResourceName, action: ExplainedAction, say: Say): Explained {
  const rule = rowRule(actor, resources[name], action)
  const more = beside(actor, name, action, say)
  if (rule.some((conditions) => conditions.length === 0)) return { scope: 'all', sentences: [say(key('all'))] }
  const sentences = inFewWays(rule).map((way) => say(key('where'), { conditions: wayText(name, way, say) }))
  // A list of no words, or of no branches, is met by no row.
  const isMet = rule.some((conditions) =>
    conditions.every(({ actor: own, in: words, related, about, none }) => own ?? related ?? about ?? none ?? words?.length),
  )
  const scope = isMet || more.length > 0 ? 'some' : 'none'
  return { scope, sentences: sentences.length + more.length > 0 ? [...sentences, ...more] : [whyNot(actor, name, action, say)] }
}
