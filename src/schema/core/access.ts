// Rights: designation × module as data, narrowed by own rows, branch and staff type. Read by server and admin; the server enforces them.
import type { Word } from '../enumerations.ts'
import type { Resource } from './resource.ts'

/** – none, R read, W create and update, M = W and assign, bulk, export, approve, override, F = M and delete, configure. */
export type Level = '-' | 'R' | 'W' | 'M' | 'F'
/** An action that a right is needed for. */
export type Action = 'list' | 'show' | 'create' | 'edit' | 'move' | 'export' | 'assign' | 'approve' | 'delete' | 'configure'
/**
 * A condition on a row: the field holds one of the words; `actor` compares with a value of the person instead; `none` requires an empty
 * field.
 */
export interface Condition {
  field: string
  in?: readonly string[]
  actor?: 'id' | 'department' | 'locationIds'
  none?: true
  /** The field's value must be reached from a row of another resource. */
  related?: Relation
}
/** Rows of another resource that refer to the row by `field` and pass every condition; deleted ones do not count. */
export interface Relation {
  resource: string
  field: string
  when: readonly Condition[]
  /** The referring field holds the id as text. */
  asText?: true
}
/** A right over the rows that pass every condition. */
export interface Grant {
  level: Level
  own?: true
  when?: readonly Condition[]
  /** Limits the grant to these resources of the module. */
  of?: readonly string[]
  /** A row that may only be read may still be moved along its status graph, and these of its fields changed. */
  moves?: true
  fields?: readonly string[]
}
/** A member of staff, as far as rights depend on them. */
export interface Actor {
  id: string
  designation: Word<'designation'>
  department: Word<'department'>
  staffType: Word<'staffType'> | null
  locationIds: readonly string[]
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
/** Whether level `held` includes level `wanted`. */
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
  // Not in the owner's table: blocked times follow bookings without their stages; files; saved views, which are one's own or the team's;
  // and what belongs to one person. Survey calls belong to the call centre, which may only read the surveys themselves.
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
/** Modules of the table that screens name: without those that everybody has. */
export const namedModules = accessModules.filter((module) => !['own', 'savedViews', 'files'].includes(module))

/** Rights beyond the table: fields that a role may change on rows it may otherwise only read, and creation of any row. */
const extraRights = {
  fields: { 'Service Manager': { dealershipLocation: ['hours'] } } as Partial<
    Record<Word<'designation'>, Record<string, readonly string[]>>
  >,
  create: { 'General Inquiry': ['leads'] } as Partial<Record<Word<'designation'>, readonly string[]>>,
}

const through = (level: Level, of: string, field: string, ...leads: Relation[]): Grant[] =>
  leads.map((related) => ({ level, of: [of], when: [{ field, related }] }))
const mine = (...fields: string[]): Condition[][] => fields.map((field) => [{ field, actor: 'id' }])
/** One relation for each way in which a row of the other resource belongs to the person. */
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

// An allow-list: a person with a staff type has the smaller of the designation's cell and this one; a module that is not named gives no
// right.
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
// Field of a resource by which the holder of a staff type may assign an unassigned row to themselves.
const takes: Partial<Record<Word<'staffType'>, Readonly<Record<string, string>>>> = { 'Sales Executive': { leads: 'assigneeId' } }

const grantsIn = (cell: Cell): Grant[] =>
  [cell].flat().flatMap((one: Level | Grant): Grant[] => {
    const grant = typeof one === 'string' ? { level: one } : one
    return grant.level === '-' ? [] : [grant]
  })
const smaller = (one: Level, other: Level): Level => (includes(one, other) ? other : one)
// Fields and moves that a staff type may change on rows it only reads count as writing: a designation that may only read gives none of
// them.
const smallerGrant = (held: Grant, { moves, fields, ...kept }: Grant): Grant => ({
  ...kept,
  ...(includes(held.level, 'W') ? { ...(moves ? { moves } : {}), ...(fields ? { fields } : {}) } : {}),
  level: smaller(held.level, kept.level),
  ...(held.own || kept.own ? { own: true } : {}),
  when: [...(held.when ?? []), ...(kept.when ?? [])],
})

/** The grants of a person on a module; an empty list: none. */
export function grantsOf(actor: Actor, module: string): readonly Grant[] {
  const cells: Readonly<Record<string, readonly Cell[]>> = matrix
  const held = grantsIn(cells[module]?.[designations.indexOf(actor.designation)] ?? '-')
  if (actor.staffType === null) return held
  const kept = grantsIn(staffTypes[actor.staffType][module] ?? '-')
  return held.flatMap((one) => kept.map((other) => smallerGrant(one, other)))
}

/** Whether a person has a right over at least some rows; `rowRule` says over which. */
export const holds = (actor: Actor, { module, action, of = {} }: Right): boolean =>
  grantsOf(actor, module).some(
    ({ level, when = [], moves, fields }) =>
      // For a staff type's fields and moves, the row decides.
      (includes(level, needed[action]) || ((action === 'edit' || action === 'move') && (moves === true || fields !== undefined))) &&
      when.every((condition) => {
        const value = condition.related || condition.none ? undefined : of[condition.field]
        return value === undefined || allowedValues(condition, actor).includes(value)
      }),
  )

type Ruled = Pick<Resource, 'module' | 'own' | 'location' | 'name'> & { fields?: Readonly<Record<string, unknown>> }
/** Rows that a person may act on: alternatives, each a list of conditions that must all hold. An empty list: none. */
export type RowRule = readonly (readonly Condition[])[]

/** The rule for the rows of a resource on which `actor` may do `action`. */
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

/** The key under which a row keeps that it passes a relation. */
export const relationKey = (condition: Condition): string => JSON.stringify(condition)
const passed: unique symbol = Symbol('relations that a row passes')
type Related = { readonly [passed]?: ReadonlySet<string> | 'all' }
/**
 * The row with the relations that it passes; 'all' where they were not checked and the code that read the row answers for it. Copies keep
 * them.
 */
export const withRelations = <R extends object>(row: R, keys: ReadonlySet<string> | 'all'): R => ({ ...row, [passed]: keys })
// A row without this information passes no relation: rows that were not read through the data layer stay masked and unchanged.
function isRelated(row: Related, condition: Condition): boolean {
  const known = row[passed]
  return known === 'all' || (known?.has(relationKey(condition)) ?? false)
}

/** Whether a row passes one of the rule's alternatives. Relations are not read here: the row must carry them (`withRelations`). */
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
  if (action === 'create' && actor.staffType === null && extraRights.create[actor.designation]?.includes(resource.name)) return true
  const rule = rowRule(actor, resource, action)
  if (row) return passes(rule, actor, row)
  return action === 'create' ? rule.some((conditions) => begins(resource, conditions)) : rule.length > 0
}

/** Fields that a person may change on rows they may otherwise only read. */
export function extraFields(actor: Actor, resource: Ruled): readonly string[] {
  const modules = typeof resource.module === 'string' ? [resource.module] : Object.values(resource.module.of)
  const byDesignation = actor.staffType === null ? modules.flatMap((one) => extraRights.fields[actor.designation]?.[one] ?? []) : []
  const byStaffType = modules.flatMap((module) =>
    grantsOf(actor, module).flatMap(({ of, fields = [] }) => (of && !of.includes(resource.name) ? [] : fields)),
  )
  return [...new Set([...byDesignation, ...byStaffType])].filter((field) => !resource.fields || field in resource.fields)
}

/** Whether a change does nothing but assign an unassigned row to the person themselves, and their staff type allows that. */
export function isTaking(actor: Actor, { name }: Pick<Resource, 'name'>, row: Values, changes: Values): boolean {
  const field = actor.staffType && takes[actor.staffType]?.[name]
  if (!field || (row[field] ?? null) !== null) return false
  return changes[field] === actor.id && Object.keys(changes).length === 1
}
type Values = Readonly<Record<string, unknown>>
