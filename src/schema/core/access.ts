// Who may do what: designation × module as data, narrowed by own rows, branch and staff type. Read by server and admin; the server counts.
import type { Word } from '../enumerations.ts'
import type { Resource } from './resource.ts'

/** – none, R read, W create and update, M = W and assign, bulk, export, approve, override, F = M and delete, configure. */
export type Level = '-' | 'R' | 'W' | 'M' | 'F'
/** What is asked for. */
export type Action = 'list' | 'show' | 'create' | 'edit' | 'move' | 'export' | 'assign' | 'approve' | 'delete' | 'configure'
/** A row passes when the field holds one of the words; `actor` names a value of the person instead, `none` asks that it holds nothing. */
export interface Condition {
  field: string
  in?: readonly string[]
  actor?: 'id' | 'department' | 'locationIds'
  none?: true
  /** The value of the field is the one that a row of another resource leads to. */
  related?: Relation
}
/** Rows of another resource that lead to one: by the value of `field`, where they pass every condition; deleted ones lead nowhere. */
export interface Relation {
  resource: string
  field: string
  when: readonly Condition[]
  /** The id is kept as text on the side that is led to. */
  asText?: true
}
/** A right over the rows that pass every condition. */
export interface Grant {
  level: Level
  own?: true
  when?: readonly Condition[]
  /** Only of these resources of the module. */
  of?: readonly string[]
  /** Rows that may only be read are moved along their status graph all the same, and these of their fields changed. */
  moves?: true
  fields?: readonly string[]
}
/** Who asks. */
export interface Actor {
  id: string
  designation: Word<'designation'>
  department: Word<'department'>
  staffType: Word<'staffType'> | null
  locationIds: readonly string[]
}

/**
 * Who a caller is: anybody; anyone who has a session of the tenant; a customer with a proven mobile; a customer or a colleague; a colleague, about
 * themselves or within what their own rights show.
 */
export type Audience = 'anyone' | 'visitor' | 'customer' | 'customerOrStaff' | 'staff'
/** A right on a module; `of` holds values that the rows in question always have. */
export interface Right {
  module: AccessModule
  action: Action
  of?: Readonly<Record<string, string>>
}

const needed: Record<Action, Level> = {
  list: 'R',
  show: 'R',
  create: 'W',
  edit: 'W',
  move: 'W',
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
const matrix = {
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
} satisfies Record<string, readonly [Cell, Cell, Cell, Cell, Cell, Cell, Cell]>
/** A module of the table. */
export type AccessModule = keyof typeof matrix
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

const through = (level: Level, of: string, field: string, ...leads: Relation[]): Grant[] =>
  leads.map((related) => ({ level, of: [of], when: [{ field, related }] }))
const mine = (...fields: string[]): Condition[][] => fields.map((field) => [{ field, actor: 'id' }])
/** By each of the ways in which a row of the other resource is the person's. */
const leading = (resource: string, field: string, ways: readonly (readonly Condition[])[]): Relation[] =>
  ways.map((when) => ({ resource, field, when }))
const drives: Condition = { field: 'type', in: ['testDrive'] }
const ofOwnLeads = leading('leads', 'customerId', mine('assigneeId', 'createdBy'))
const ofOwnDrives = leading(
  'appointments',
  'customerId',
  mine('advisorId', 'createdBy').map((when) => [drives, ...when]),
)
const ofOwnCustomers = leading('customers', 'id', mine('ownerId', 'createdBy'))
const atOwnBranch = leading('appointments', 'customerId', [
  [
    { field: 'type', in: ['service', 'walkIn'] },
    { field: 'locationId', actor: 'locationIds' },
  ],
])
const ofOwnBookings = leading('appointments', 'id', mine('advisorId', 'technicianId', 'createdBy')).map((one): Relation => ({
  ...one,
  asText: true,
}))
const onOwnJobs = leading('appointments', 'vehicleId', mine('technicianId'))
const onOwnFieldRequests = ['roadsideAssistance', 'homeService'].flatMap((kind) => leading(kind, 'vehicleId', mine('driverId')))
const onTheRoad: Grant = { ...own('R'), moves: true, fields: ['stage', 'photos', 'driverNote', 'routeOrder'] }
const everybodys = { savedViews: own('F'), own: own('R') } as const

// An allow-list: anyone who has a staff type holds the smaller of the designation's cell and this one; what is not named is none.
const staffTypes: Record<Word<'staffType'>, Readonly<Record<string, Cell>>> = {
  'Sales Executive': {
    ...everybodys,
    customers: [own('W'), ...through('W', 'customers', 'id', ...ofOwnLeads, ...ofOwnDrives)],
    vehicles: 'R',
    leads: [own('W'), { level: 'R', of: ['leads'], when: [{ field: 'assigneeId', none: true }] }],
    testDrive: own('W'),
    serviceBooking: [own('R'), ...through('R', 'appointments', 'customerId', ...ofOwnLeads, ...ofOwnDrives, ...ofOwnCustomers)],
    feedback: own('R'),
    shopNow: 'R',
  },
  'Service Advisor': {
    ...everybodys,
    customers: [own('W'), ...through('W', 'customers', 'id', ...atOwnBranch)],
    vehicles: 'W',
    leads: { ...leadTypes('W', 'After Sales Inquiry'), own: true },
    serviceBooking: [own('W'), 'R'],
    workshopTime: own('R'),
    payment: through('W', 'payments', 'refId', ...ofOwnBookings),
    loyaltyRedeem: own('W'),
    roadsideAssistance: 'R',
    homeService: 'R',
    feedback: own('W'),
  },
  Technician: {
    ...everybodys,
    vehicles: through('R', 'vehicles', 'id', ...onOwnJobs),
    serviceBooking: [
      { ...own('R'), moves: true, fields: ['photos'] },
      { ...own('W'), of: ['jobServices'] },
    ],
    workshopTime: own('R'),
  },
  Driver: {
    ...everybodys,
    vehicles: through('R', 'vehicles', 'id', ...onOwnFieldRequests),
    roadsideAssistance: onTheRoad,
    homeService: onTheRoad,
  },
}
// Rows that nobody has yet, which anyone who holds the staff type may take as their own.
const takes: Partial<Record<Word<'staffType'>, Readonly<Record<string, string>>>> = { 'Sales Executive': { leads: 'assigneeId' } }

const grantsIn = (cell: Cell): Grant[] =>
  [cell].flat().flatMap((one: Level | Grant): Grant[] => {
    const grant = typeof one === 'string' ? { level: one } : one
    return grant.level === '-' ? [] : [grant]
  })
const smaller = (one: Level, other: Level): Level => (includes(one, other) ? other : one)
// What a staff type may change of rows that it only reads is a part of writing: a designation that may only read gives none of it.
const smallerGrant = (held: Grant, { moves, fields, ...kept }: Grant): Grant => ({
  ...kept,
  ...(includes(held.level, 'W') ? { ...(moves ? { moves } : {}), ...(fields ? { fields } : {}) } : {}),
  level: smaller(held.level, kept.level),
  ...(held.own || kept.own ? { own: true } : {}),
  when: [...(held.when ?? []), ...(kept.when ?? [])],
})

/** The grants that a person holds on a module; none is an empty list. */
export function grantsOf(actor: Actor, module: string): readonly Grant[] {
  const cells: Readonly<Record<string, readonly Cell[]>> = matrix
  const held = grantsIn(cells[module]?.[designations.indexOf(actor.designation)] ?? '-')
  if (actor.staffType === null) return held
  const kept = grantsIn(staffTypes[actor.staffType][module] ?? '-')
  return held.flatMap((one) => kept.map((other) => smallerGrant(one, other)))
}

/** Whether a person holds a right over some rows; which ones is the row rule's to say. */
export const holds = (actor: Actor, { module, action, of = {} }: Right): boolean =>
  grantsOf(actor, module).some(
    ({ level, when = [], moves, fields }) =>
      // What a staff type may change of rows that it only reads is for the row to decide.
      (includes(level, needed[action]) || ((action === 'edit' || action === 'move') && (moves === true || fields !== undefined))) &&
      when.every((condition) => {
        const value = condition.related || condition.none ? undefined : of[condition.field]
        return value === undefined || allowedValues(condition, actor).includes(value)
      }),
  )

type Ruled = Pick<Resource, 'module' | 'own' | 'location' | 'name'> & { fields?: Readonly<Record<string, unknown>> }
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
      .filter((grant) => !grant.of || grant.of.includes(resource.name))
      .filter((grant) => includes(grant.level, needed[action]) || (action === 'move' && grant.moves))
      .flatMap((grant) => {
        const base = [...conditions, ...place, ...(grant.when ?? [])]
        if (!grant.own) return [base]
        return [...(resource.own ?? []), 'createdBy'].map((field): Condition[] => [...base, { field, actor: 'id' }])
      }),
  )
}

/** A condition as a row remembers that it passes it. */
export const relationKey = (condition: Condition): string => JSON.stringify(condition)
const passed: unique symbol = Symbol('relations that a row passes')
type Related = { readonly [passed]?: ReadonlySet<string> | 'all' }
/** The row, remembering which relations it passes: 'all' where nobody asked and anyone who answers for it will. Copies of it remember the same. */
export const withRelations = <R extends object>(row: R, keys: ReadonlySet<string> | 'all'): R => ({ ...row, [passed]: keys })
// Without knowledge a row passes no relation: what was read past the data layer stays masked and unchanged.
function isRelated(row: Related, condition: Condition): boolean {
  const known = row[passed]
  return known === 'all' || (known?.has(relationKey(condition)) ?? false)
}

/** Whether a row passes one of the rule's alternatives; what only other rows tell of it must stand on it (`withRelations`). */
export function passes(rule: RowRule, actor: Actor, row: Readonly<Record<string, unknown>>): boolean {
  return rule.some((conditions) =>
    conditions.every((condition) => {
      if (condition.related) return isRelated(row, condition)
      const value = row[condition.field]
      if (condition.none) return value === null || value === undefined
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
  if (action === 'create' && actor.staffType === null && extraRights.create[actor.designation]?.includes(resource.name)) return true
  const rule = rowRule(actor, resource, action)
  if (row) return passes(rule, actor, row)
  return action === 'create' ? rule.some((conditions) => begins(resource, conditions)) : rule.length > 0
}

/** The fields a person may change on rows they may otherwise only read. */
export function extraFields(actor: Actor, resource: Ruled): readonly string[] {
  const modules = typeof resource.module === 'string' ? [resource.module] : Object.values(resource.module.of)
  const byDesignation = actor.staffType === null ? modules.flatMap((one) => extraRights.fields[actor.designation]?.[one] ?? []) : []
  const byStaffType = modules.flatMap((module) =>
    grantsOf(actor, module).flatMap(({ of, fields = [] }) => (of && !of.includes(resource.name) ? [] : fields)),
  )
  return [...new Set([...byDesignation, ...byStaffType])].filter((field) => !resource.fields || field in resource.fields)
}

/** Whether a change does no more than make a row that nobody has the person's own, where their staff type lets them. */
export function isTaking(actor: Actor, { name }: Pick<Resource, 'name'>, row: Values, changes: Values): boolean {
  const field = actor.staffType && takes[actor.staffType]?.[name]
  if (!field || (row[field] ?? null) !== null) return false
  return changes[field] === actor.id && Object.keys(changes).length === 1
}
type Values = Readonly<Record<string, unknown>>
