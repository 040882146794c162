// Who may do what: designation × module as data, narrowed by own rows, branch and staff type. Read by server and admin; the server counts.
import type { Word } from './enumerations.ts'
import type { Resource } from './resource.ts'

/** – none, R read, W create and update, M = W and assign, bulk, export, approve, override, F = M and delete, configure. */
export type Level = '-' | 'R' | 'W' | 'M' | 'F'
/** What is asked for. */
export type Action = 'list' | 'show' | 'create' | 'edit' | 'export' | 'assign' | 'approve' | 'delete' | 'configure'
/** A row passes when the field holds one of the words; `actor` names a value of the person instead. */
export interface Condition {
  field: string
  in?: readonly string[]
  actor?: 'id' | 'department' | 'locationIds'
}
/** A right over the rows that pass every condition. */
export interface Grant {
  level: Level
  own?: true
  when?: readonly Condition[]
}
/** Who asks. */
export interface Actor {
  id: string
  designation: Word<'designation'>
  department: Word<'department'>
  staffType: Word<'staffType'> | null
  locationIds: readonly string[]
}

const needed: Record<Action, Level> = {
  list: 'R',
  show: 'R',
  create: 'W',
  edit: 'W',
  export: 'M',
  assign: 'M',
  approve: 'M',
  delete: 'F',
  configure: 'F',
}
const order: readonly Level[] = ['-', 'R', 'W', 'M', 'F']
/** Whether a level includes another. */
const includes = (held: Level, wanted: Level): boolean => order.indexOf(held) >= order.indexOf(wanted)

const designations = [
  'Sales Manager',
  'Service Manager',
  'Fleet Sales',
  'Broker Sales',
  'General Inquiry',
  'Parts Manager',
  'Administrator',
] as const satisfies readonly Word<'designation'>[]

const leadTypes = (level: Level, ...types: Word<'leadType'>[]): Grant => ({ level, when: [{ field: 'type', in: types }] })
const ownDepartment: Grant = { level: 'M', when: [{ field: 'department', actor: 'department' }] }
const inStatus = (level: Level, ...statuses: string[]): Grant => ({ level, when: [{ field: 'status', in: statuses }] })
const own = (level: Level): Grant => ({ level, own: true })

const teamViews: readonly Grant[] = [own('F'), { level: 'R', when: [{ field: 'visibility', in: ['team'] }] }]

type Cell = Level | Grant | readonly (Level | Grant)[]
// Columns: Sales Manager, Service Manager, Fleet Sales, Broker Sales, General Inquiry, Parts Manager, Administrator.
const matrix: Record<string, readonly [Cell, Cell, Cell, Cell, Cell, Cell, Cell]> = {
  customers: ['M', 'M', own('W'), own('W'), 'W', 'R', 'F'],
  vehicles: ['M', 'M', own('W'), own('W'), 'R', 'R', 'F'],
  leads: [
    leadTypes('M', 'New Car Sales', 'Used Car Sales', 'Test Drive'),
    leadTypes('M', 'After Sales Inquiry'),
    own('W'),
    own('W'),
    leadTypes('M', 'General Inquiry'),
    leadTypes('M', 'Parts Inquiry'),
    'F',
  ],
  testDrive: ['M', 'R', own('W'), own('W'), 'W', '-', 'F'],
  serviceBooking: ['R', 'M', own('R'), '-', ['R', inStatus('W', 'pending')], ['R', inStatus('W', 'awaitingParts')], 'F'],
  payment: ['R', 'W', '-', '-', '-', '-', 'F'],
  loyaltyRedeem: ['R', 'W', '-', '-', '-', '-', 'F'],
  roadsideAssistance: ['R', 'M', '-', '-', 'W', '-', 'F'],
  homeService: ['R', 'M', '-', '-', 'W', 'R', 'F'],
  shopNow: ['M', '-', own('W'), own('W'), 'R', 'R', 'F'],
  BOT: ['R', 'R', '-', '-', 'M', '-', 'F'],
  feedback: [ownDepartment, ownDepartment, own('R'), own('R'), 'W', ownDepartment, 'F'],
  campaigns: ['M', 'M', '-', '-', 'R', 'R', 'F'],
  dealershipLocation: ['R', 'R', 'R', 'R', 'R', 'R', 'F'],
  'Content Management': ['W', 'W', '-', '-', 'W', '-', 'F'],
  settings: ['R', 'R', '-', '-', '-', '-', 'F'],
  staff: ['R', 'R', '-', '-', '-', '-', 'F'],
  masters: ['R', 'R', '-', '-', '-', '-', 'F'],
  audit: ['R', 'R', '-', '-', '-', '-', 'F'],
  // Not in the owner's table: time that is blocked, as bookings without their stages; files, views that are one's own or the team's, and what belongs to one person alone.
  // Calls about surveys are the call centre's, which may only read the surveys themselves.
  outbound: ['M', 'M', '-', '-', 'W', '-', 'F'],
  workshopTime: ['R', 'M', '-', '-', 'R', 'R', 'F'],
  files: ['R', 'R', '-', '-', '-', '-', 'F'],
  savedViews: [teamViews, teamViews, teamViews, teamViews, teamViews, teamViews, [...teamViews, 'F']],
  own: [own('R'), own('R'), own('R'), own('R'), own('R'), own('R'), own('R')],
}
/** The modules of the table. */
export const accessModules = Object.keys(matrix)
/** Those that people are told of: not what everybody has. */
export const namedModules = accessModules.filter((module) => !['own', 'savedViews', 'files'].includes(module))

/** Rights beyond the table: fields that a role may change though it may only read the rest, and creation of any row. */
const extraRights = {
  fields: { 'Service Manager': { dealershipLocation: ['hours'] } } as Partial<
    Record<Word<'designation'>, Record<string, readonly string[]>>
  >,
  create: { 'General Inquiry': ['leads'] } as Partial<Record<Word<'designation'>, readonly string[]>>,
}

// Staff types narrow what the designation gives to the person's own rows.
const narrowed: Partial<Record<Word<'staffType'>, readonly string[]>> = {
  Driver: ['roadsideAssistance', 'homeService'],
  Technician: ['serviceBooking', 'workshopTime'],
  'Service Advisor': ['serviceBooking', 'workshopTime'],
  'Sales Executive': ['leads', 'testDrive'],
}

/** The grants that a person holds on a module; none is an empty list. */
export function grantsOf(actor: Actor, module: string): readonly Grant[] {
  const cell: Cell = matrix[module]?.[designations.indexOf(actor.designation)] ?? '-'
  const grants = [cell].flat().map((one: Level | Grant): Grant => (typeof one === 'string' ? { level: one } : one))
  const ownOnly = actor.staffType !== null && narrowed[actor.staffType]?.includes(module)
  return grants.filter(({ level }) => level !== '-').map((grant) => (ownOnly ? { ...grant, own: true } : grant))
}

type Ruled = Pick<Resource, 'module' | 'own' | 'location' | 'name'>
/** Rows a person may act on: any of the alternatives, each a list of conditions that must all hold. An empty list: none. */
export type RowRule = readonly (readonly Condition[])[]

/** The rule for the rows of a resource that `actor` may do `action` to. */
export function rowRule(actor: Actor, resource: Ruled, action: Action): RowRule {
  const modules: [string, Condition[]][] =
    typeof resource.module === 'string'
      ? [[resource.module, []]]
      : Object.entries(resource.module.of).map(([word, module]) => [
          module,
          [{ field: (resource.module as { field: string }).field, in: [word] }],
        ])
  const place: Condition[] =
    resource.location && actor.locationIds.length > 0 && actor.designation !== 'Administrator'
      ? [{ field: resource.location, actor: 'locationIds' }]
      : []
  return modules.flatMap(([module, conditions]) =>
    grantsOf(actor, module)
      .filter((grant) => includes(grant.level, needed[action]))
      .flatMap((grant) => {
        const base = [...conditions, ...place, ...(grant.when ?? [])]
        if (!grant.own) return [base]
        return [...(resource.own ?? []), 'createdBy'].map((field): Condition[] => [...base, { field, actor: 'id' }])
      }),
  )
}

/** Whether a row passes one of the rule's alternatives. */
export function passes(rule: RowRule, actor: Actor, row: Readonly<Record<string, unknown>>): boolean {
  return rule.some((conditions) =>
    conditions.every((condition) => {
      const value = row[condition.field]
      const allowed = allowedValues(condition, actor)
      // A row without a branch belongs to all branches.
      if (condition.actor === 'locationIds' && (value === null || value === undefined)) return true
      return typeof value === 'string' && allowed.includes(value)
    }),
  )
}

/** The words that a condition lets through for a person. */
export function allowedValues(condition: Condition, actor: Actor): readonly string[] {
  if (condition.actor) return [actor[condition.actor]].flat()
  return condition.in ?? []
}

type Made = Pick<Resource, 'status' | 'fields'>
// A new row begins in its first status: who may only work on a later one makes none.
const begins = ({ status, fields }: Partial<Made>, conditions: readonly Condition[]): boolean =>
  conditions.every(({ field, in: words }) => field !== status?.field || !words || words.includes(String(fields?.[field]?.initial)))

/** Whether a person may do something at all, to some row or (given) to this row. */
export function may(
  actor: Actor,
  resource: Ruled & { readOnly?: boolean } & Partial<Made>,
  action: Action,
  row?: Readonly<Record<string, unknown>>,
): boolean {
  if (resource.readOnly && !['list', 'show', 'export'].includes(action)) return false
  if (action === 'create' && extraRights.create[actor.designation]?.includes(resource.name)) return true
  const rule = rowRule(actor, resource, action)
  if (row) return passes(rule, actor, row)
  return action === 'create' ? rule.some((conditions) => begins(resource, conditions)) : rule.length > 0
}

/** The fields a person may change on rows they may otherwise only read. */
export function extraFields(actor: Actor, resource: Ruled): readonly string[] {
  return typeof resource.module === 'string' ? (extraRights.fields[actor.designation]?.[resource.module] ?? []) : []
}
