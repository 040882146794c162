// Rights: what the access table gives a person, narrowed by own rows, branch and staff type. Read by server and admin; the server enforces
// them.
import { accessTable, type AccessModule } from '../access.ts'
import type { Word } from '../enumerations.ts'
import type { Cell, Condition, Grant, Level, ModuleAccess, Naming } from './access/grants.ts'
import type { Resource } from './resource.ts'

/** An action that a right is needed for. */
export type Action = 'list' | 'show' | 'unmask' | 'create' | 'edit' | 'move' | 'export' | 'assign' | 'approve' | 'delete' | 'configure'
/** A member of staff, as far as rights depend on them. */
export interface Actor {
  id: string
  designation: Word<'designation'>
  department: Word<'department'>
  staffType: Word<'staffType'> | null
  locationIds: readonly string[]
  /** The modules that the tenant has switched off, of which nobody has any right; for an API key those too that it was not given. */
  closedModules?: readonly string[]
  /** Of every right of the designation only that to read is left: an API key that only reads. */
  readsOnly?: boolean
}

/**
 * Who may call: anybody; anyone with a session of the tenant; a customer with a proven mobile; a customer or a colleague; a colleague, for
 * calls about themselves or within their own rights.
 */
export type Audience = 'anyone' | 'visitor' | 'customer' | 'customerOrStaff' | 'staff'
/** A right on a module; `of` holds values that all rows in question have. */
export interface Right {
  module: AccessModule
  action: Action
  of?: Readonly<Record<string, string>>
}

const needed: Record<Action, Level> = {
  list: 'R',
  show: 'R',
  unmask: 'W',
  create: 'W',
  edit: 'W',
  move: 'W',
  export: 'M',
  assign: 'M',
  approve: 'M',
  delete: 'F',
  configure: 'F',
}
const levels: readonly Level[] = ['R', 'W', 'M', 'F']
/** Whether level `held` includes level `wanted`. */
const includes = (held: Level, wanted: Level): boolean => levels.indexOf(held) >= levels.indexOf(wanted)

const table: Readonly<Record<string, ModuleAccess>> = accessTable
/** The modules of the table. */
export const accessModules = Object.keys(table)
/** Modules of the table that screens name. */
export const namedModules = accessModules.filter((module) => !table[module]?.unnamed)

const grantsIn = (cell: Cell = []): Grant[] =>
  [cell].flat().map((one: Level | Grant): Grant => (typeof one === 'string' ? { level: one } : one))
// Fields and moves that a staff type may change on rows it only reads, and their personal data, count as writing: a designation that may
// only read gives none of them.
function smallerGrant(held: Grant, kept: Grant): Grant {
  const { moves: _moves, fields: _fields, clear: _clear, ...reading } = kept
  const of = held.of && kept.of ? held.of.filter((name) => kept.of?.includes(name)) : (held.of ?? kept.of)
  return {
    ...(includes(held.level, 'W') ? kept : reading),
    level: includes(held.level, kept.level) ? kept.level : held.level,
    ...(held.own && { own: true }),
    ...(of && { of }),
    when: [...(held.when ?? []), ...(kept.when ?? [])],
  }
}

const accessOf = ({ closedModules = [] }: Pick<Actor, 'closedModules'>, module: string): Partial<ModuleAccess> =>
  (closedModules.includes(module) ? undefined : table[module]) ?? {}

/** The grants of a person on a module; an empty list: none. */
export function grantsOf(
  actor: Pick<Actor, 'designation' | 'staffType' | 'closedModules' | 'readsOnly'>,
  module: string,
): readonly Grant[] {
  const { designation, staffType, readsOnly } = actor
  const { designations, staffTypes } = accessOf(actor, module)
  const whole = grantsIn(designations?.[designation])
  const held = readsOnly ? whole.map((one) => smallerGrant({ level: 'R' }, one)) : whole
  if (staffType === null) return held
  const kept = grantsIn(staffTypes?.[staffType])
  return held.flatMap((one) => kept.map((other) => smallerGrant(one, other)))
}

/** Whether a person has a right over at least some rows; `rowRule` says over which. */
export const holds = (actor: Actor, { module, action, of = {} }: Right): boolean =>
  grantsOf(actor, module).some(
    ({ level, when = [], moves, fields }) =>
      // For a staff type's fields and moves, the row decides.
      (includes(level, needed[action]) || ((action === 'edit' || action === 'move') && (moves === true || fields !== undefined))) &&
      when.every((condition) => {
        const value = condition.related || condition.about || condition.none ? undefined : of[condition.field]
        return value === undefined || allowedValues(condition, actor).includes(value)
      }),
  )

type Ruled = Pick<Resource, 'own' | 'location' | 'name'> & {
  /** The module's name, or by the word of a field. */
  module: string | { field: string; of: Readonly<Record<string, string>> }
  fields?: Readonly<Record<string, unknown>>
}
/** The modules of a resource: one, or one for each word of a field. */
export const modulesOf = ({ module }: Pick<Ruled, 'module'>): readonly string[] =>
  typeof module === 'string' ? [module] : Object.values(module.of)
/** What a person without a staff type may beyond the cells of their designation. */
const byDesignation = (actor: Actor, resource: Ruled, right: 'fields' | 'creates'): readonly string[] =>
  actor.staffType === null && !actor.readsOnly
    ? modulesOf(resource).flatMap((module) => accessOf(actor, module)[right]?.[actor.designation] ?? [])
    : []
/** The action that a move along a status graph is, by the level that it names ('W' where it names none). */
export const moveAction: Readonly<Record<'W' | 'M' | 'F', Action>> = { W: 'move', M: 'approve', F: 'delete' }
/** Rows that a person may act on: alternatives, each a list of conditions that must all hold. An empty list: none. */
export type RowRule = readonly (readonly Condition[])[]

/** Whether a person works at all branches, whichever they are entered for. A staff type narrows an Administrator too. */
const isEverywhere = ({ designation, staffType }: Pick<Actor, 'designation' | 'staffType'>): boolean =>
  designation === 'Administrator' && staffType === null

/** The branches that a person is bound to; undefined for one who works at all. */
export const boundTo = (actor: Pick<Actor, 'designation' | 'staffType' | 'locationIds'>): readonly string[] | undefined =>
  actor.locationIds.length > 0 && !isEverywhere(actor) ? actor.locationIds : undefined

/** The rule for the rows of a resource on which `actor` may do `action`. */
export function rowRule(actor: Actor, resource: Ruled, action: Action): RowRule {
  const { module: named } = resource
  const modules: [string, Condition[]][] =
    typeof named === 'string'
      ? [[named, []]]
      : Object.entries(named.of).map(([word, module]) => [module, [{ field: named.field, in: [word] }]])
  const place: Condition[] = resource.location && boundTo(actor) ? [{ field: resource.location, actor: 'locationIds' }] : []
  const rule = modules.flatMap(([module, conditions]) =>
    grantsOf(actor, module)
      .filter((grant) => !grant.of || grant.of.includes(resource.name))
      .filter(
        ({ level, moves, clear }) =>
          includes(level, needed[action]) || (action === 'move' && moves) || (action === 'unmask' && clear !== undefined),
      )
      .flatMap((grant) => {
        const seen = action === 'unmask' && !includes(grant.level, needed[action]) ? (grant.clear ?? []) : []
        const base = [...conditions, ...place, ...(grant.when ?? []), ...seen]
        if (!grant.own) return [base]
        return [...(resource.own ?? []), 'createdBy'].map((field): Condition[] => [...base, { field, actor: 'id' }])
      }),
  )
  // A right to all rows of every module is one to all rows.
  const isWhole = modules.every(([, conditions]) => rule.some((one) => JSON.stringify(one) === JSON.stringify(conditions)))
  return isWhole && rule.length > 0 ? [[]] : rule
}

const namingsOf = ({ staffType }: Actor, resource: Ruled): readonly Naming[] =>
  modulesOf(resource)
    .flatMap((module) => {
      const { everybody = [], ...byStaffType } = table[module]?.names ?? {}
      return [...everybody, ...((staffType && byStaffType[staffType]) ?? [])]
    })
    .filter(({ of }) => !of || of.includes(resource.name))

/** The rule for the rows of a resource whose names `actor` may see: those that they may read, and those that the table names to them. */
export const nameRule = (actor: Actor, resource: Ruled): RowRule => [
  ...rowRule(actor, resource, 'show'),
  ...namingsOf(actor, resource).map(({ when = [] }) => when),
]

/** The naming fields that `actor` sees of rows that they may not read; undefined: all. */
export function namedFields(actor: Actor, resource: Ruled): readonly string[] | undefined {
  const namings = rowRule(actor, resource, 'show').length > 0 ? [] : namingsOf(actor, resource)
  return namings.length > 0 && namings.every(({ fields }) => fields) ? namings.flatMap(({ fields = [] }) => fields) : undefined
}

/**
 * Whether a row's name may also be read from another row that refers to it. Not where the table says which rows of the resource a staff
 * type sees or is named: nearly every row refers to a customer.
 */
export const isNamedByReference = ({ staffType }: Actor, resource: Ruled): boolean =>
  staffType === null || modulesOf(resource).every((module) => !table[module]?.staffTypes?.[staffType] && !table[module]?.names?.[staffType])

/** The key under which a row keeps that it passes a relation. */
export const relationKey = (condition: Condition): string => JSON.stringify(condition)
const passed: unique symbol = Symbol('relations that a row passes')
type Related = { readonly [passed]?: ReadonlySet<string> | 'all' }
/**
 * The row with the relations that it passes; 'all' where they were not checked and the code that read the row answers for it. Copies keep
 * them.
 */
export const withRelations = <R extends object>(row: R, keys: ReadonlySet<string> | 'all'): R => ({ ...row, [passed]: keys })
/** Marks an entry whose row the person sees unmasked. */
export const inClear: ReadonlySet<string> = new Set(['clear'])
/** Whether an entry is so marked. */
export const isInClear = (entry: Related): boolean => entry[passed] === inClear
// A row without this information passes no relation: rows that were not read through the data layer stay masked and unchanged.
function isRelated(row: Related, condition: Condition): boolean {
  const known = row[passed]
  return known === 'all' || (known?.has(relationKey(condition)) ?? false)
}

/** Whether a row passes one of the rule's alternatives. Relations are not read here: the row must carry them (`withRelations`). */
export function passes(rule: RowRule, actor: Actor, row: Readonly<Record<string, unknown>>): boolean {
  return rule.some((conditions) =>
    conditions.every((condition) => {
      if (condition.related || condition.about) return isRelated(row, condition)
      const value = row[condition.field]
      if (condition.none) return value === null || value === undefined
      const allowed = allowedValues(condition, actor)
      // A row without a branch belongs to all branches.
      if (condition.actor === 'locationIds' && (value === null || value === undefined)) return true
      return typeof value === 'string' && allowed.includes(value)
    }),
  )
}

/** The values that a condition allows for a person. */
export function allowedValues(condition: Condition, actor: Actor): readonly string[] {
  if (condition.actor) return [actor[condition.actor]].flat()
  return condition.in ?? []
}

type Made = Pick<Resource, 'status' | 'fields'>
// A new row has its first status: a grant that requires a later status cannot create one.
const begins = ({ status, fields }: Partial<Made>, conditions: readonly Condition[]): boolean =>
  conditions.every(({ field, in: words }) => field !== status?.field || !words || words.includes(String(fields?.[field]?.initial)))

/** Whether a person may do an action at all; with `row`, whether on this row. */
export function may(
  actor: Actor,
  resource: Ruled & { readOnly?: boolean } & Partial<Made>,
  action: Action,
  row?: Readonly<Record<string, unknown>>,
): boolean {
  if (resource.readOnly && !['list', 'show', 'export'].includes(action)) return false
  if (action === 'create' && byDesignation(actor, resource, 'creates').includes(resource.name)) return true
  const rule = rowRule(actor, resource, action)
  if (row) return passes(rule, actor, row)
  return action === 'create' ? rule.some((conditions) => begins(resource, conditions)) : rule.length > 0
}

/** Fields that a person may change on rows they may otherwise only read. */
export function extraFields(actor: Actor, resource: Ruled): readonly string[] {
  const byStaffType = modulesOf(resource).flatMap((module) =>
    grantsOf(actor, module).flatMap(({ of, fields = [] }) => (of && !of.includes(resource.name) ? [] : fields)),
  )
  return [...new Set([...byDesignation(actor, resource, 'fields'), ...byStaffType])].filter(
    (field) => !resource.fields || field in resource.fields,
  )
}

/** The field by which a person may assign a row that nobody has to themselves, without the right to change it; undefined: none. */
export const takenBy = (actor: Actor, resource: Ruled): string | undefined =>
  modulesOf(resource).flatMap((module) => (actor.staffType && accessOf(actor, module).takes?.[actor.staffType]?.[resource.name]) ?? [])[0]
/** The field by which anybody who may change a row assigns it to themselves; undefined where rows are not taken. */
export const takenField = (actor: Actor, resource: Ruled): string | undefined =>
  modulesOf(resource).flatMap((module) =>
    Object.values(accessOf(actor, module).takes ?? {}).flatMap((fields) => fields[resource.name] ?? []),
  )[0]
/** Whether a person may assign rows that nobody has to themselves, without the right to change them. */
export const mayTake = (actor: Actor, resource: Ruled): boolean =>
  takenBy(actor, resource) !== undefined && rowRule(actor, resource, 'show').length > 0

/** Whether a change does nothing but assign an unassigned row to the person themselves, and their staff type allows that. */
export function isTaking(actor: Actor, resource: Ruled, row: Values, changes: Values): boolean {
  const { id } = actor
  const field = takenBy(actor, resource)
  if (!field || (row[field] ?? null) !== null) return false
  return changes[field] === id && Object.keys(changes).length === 1
}

/** Whether values give a row to a colleague, which nobody with a staff type may do; `before` is the row as it is, if there is one. */
export const handsOver = ({ id, staffType }: Actor, { own = [] }: Pick<Ruled, 'own'>, values: Values, before: Values = {}): boolean =>
  staffType !== null && own.some((field) => ![undefined, null, id, before[field]].includes(values[field] as string | null | undefined))
type Values = Readonly<Record<string, unknown>>
