// A resource: its fields and rules, and the record, create, update and filter schemas that follow from them.
import { z } from 'zod'
import type { BoardDefinition } from './board.ts'
import type { AnyField, Field } from './field.ts'
import type { Problem } from './problems.ts'
import type { GraphName } from '../transitions.ts'

/** What every row carries besides its fields; `tenantId` is never among them. */
export type RowBasics = {
  id: string
  /** Counts the edits, for optimistic concurrency. */
  version: number
  createdAt: string
  createdBy: string | null
  updatedAt: string
  updatedBy: string | null
  deletedAt: string | null
}
type Fields = Record<string, AnyField>
type Value<F> = F extends Field<infer _K, infer V, infer Q> ? (Q extends true ? V : V | null) : never
/** The row of a resource as the server knows it. */
export type RecordOf<R extends { fields: Fields }> = RowBasics & { [N in keyof R['fields']]: Value<R['fields'][N]> }

/** Stands for the person who looks, in the ready views of a list. */
export const me = 'me'

/** Names of icons that the admin draws. */
export type IconName =
  | 'person'
  | 'car'
  | 'calendar'
  | 'lead'
  | 'badge'
  | 'branch'
  | 'brand'
  | 'model'
  | 'palette'
  | 'city'
  | 'package'
  | 'designation'
  | 'message'
  | 'flag'
  | 'settings'
  | 'history'
  | 'holiday'
  | 'complaint'
  | 'rating'
  | 'tow'
  | 'home'
  | 'followUp'
  | 'payment'
  | 'content'
  | 'template'
  | 'campaign'
  | 'survey'
  | 'answer'
  | 'file'
  | 'bell'
  | 'view'
  | 'job'
  | 'signIn'
  | 'merge'
  | 'module'
  | 'country'
  | 'region'
  | 'currency'
  | 'roof'
  | 'contact'
  | 'source'
  | 'area'
/** Groups of the admin's menu, in their order. */
export const menuGroups = ['desk', 'service', 'customers', 'reach', 'masters', 'settings'] as const

/** What a resource file says. Names of fields are checked against `fields`. */
export interface ResourceDefinition<F extends Fields> {
  /** Table, react-admin resource, texts `resources.<name>`. */
  name: string
  /** Wire path below the API base. */
  path: string
  /** Where the wire's list, create and change have paths of their own; a change adds `/{id}`. */
  paths?: { list?: string; create?: string; update?: string }
  /** The id of a row of `field`'s resource, given where one row is read, answers the rows that belong to it. */
  childOf?: { field: keyof F & string }
  /** Row of the access table; by the value of a field where one resource serves several modules. */
  module: string | { field: keyof F & string; of: Record<string, string> }
  icon: IconName
  group: (typeof menuGroups)[number]
  fields: F
  /** The fields that name a row to a person, in order; and a second, muted line. */
  title: (keyof F & string)[]
  subtitle?: (keyof F & string)[]
  /** Further fields that anyone who may refer to a row needs of it. */
  namedWith?: ((keyof F & string) | 'createdAt')[]
  /** Sections of form and page by text key `resources.<name>.sections.<key>`; fields left out go to the first. */
  sections?: Record<string, (keyof F & string)[]>
  sort?: { field: string; order: 'ASC' | 'DESC' }
  /**
   * Ready views of the list by text key `admin.list.views.<key>`: filters as the wire takes them, `<field>Span` for days counted
   * from today, and 'me' for the person who looks.
   */
  views?: Record<string, { filter: Readonly<Record<string, string | readonly string[]>>; sort?: { field: string; order: 'ASC' | 'DESC' } }>
  /** Its list and its page say first when each row came to be. */
  dated?: true
  /** Status graph and the field it moves. */
  status?: { graph: GraphName; field: keyof F & string }
  /** Its rows as cards in a column for each status. */
  board?: BoardDefinition<keyof F & string>
  /** Fields that hold the id of the staff member whose own row it is (for 'own records only'). */
  own?: (keyof F & string)[]
  /** The field that holds the branch, for staff who work in some branches only. */
  location?: keyof F & string
  /** Rows come by the million: the columns of its list have indexes, and those that are named besides. */
  large?: boolean | { sorted: readonly (keyof F & string)[] }
  /** Rows are made and changed by actions only. */
  readOnly?: boolean
  /** Reached from other pages, not from the menu. */
  hidden?: boolean
  /** A tenant has exactly one row. */
  single?: boolean
  /** The form shows its sections as tabs, or never does; without a word it does where there are more than three. */
  tabs?: boolean
  /** `false`: files of rows make no sense here. */
  imports?: boolean
  /** A delete keeps the row, to be restored. */
  softDelete?: boolean
  /** What its values must agree on beyond each field's own check; asked by the form and by the server, a change with what it leaves as it was. */
  check?: (values: Readonly<Record<string, unknown>>) => readonly Problem[]
  /** Unique together within the tenant. */
  uniqueSets?: (keyof F & string)[][]
}

/** A resource with the schemas that follow from its fields. */
export interface Resource<F extends Fields = Fields> extends ResourceDefinition<F> {
  record: z.ZodType<RecordOf<{ fields: F }>>
  create: z.ZodType<Partial<RecordOf<{ fields: F }>>>
  update: z.ZodType<Partial<RecordOf<{ fields: F }>> & { version: number }>
  filter: z.ZodType<Record<string, unknown>>
}

const moment = z.string()
const basics = {
  id: z.string(),
  version: z.number().int(),
  createdAt: moment,
  createdBy: z.string().nullable(),
  updatedAt: moment,
  updatedBy: z.string().nullable(),
  deletedAt: moment.nullable(),
}

const inputOf = (one: AnyField) => (one.required ? one.input : z.preprocess((given) => (given === '' ? null : given), one.input.nullish()))

// What a new row may leave to its first value, or to a rule.
const newInputOf = (one: AnyField) =>
  one.derived ? inputOf({ ...one, required: false }) : one.initial === undefined ? inputOf(one) : inputOf(one).optional()

const shape = (fields: Fields, keep: (one: AnyField) => boolean, make: (one: AnyField) => z.ZodType) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, one]) => keep(one))
      .map(([name, one]) => [name, make(one)]),
  )

/** Derives the schemas; unknown fields and fields that only the server sets are refused in bodies. */
export function defineResource<const F extends Fields>(definition: ResourceDefinition<F>): Resource<F> {
  const { fields } = definition
  const moved = definition.status?.field
  const writable = (one: AnyField) => !one.readOnly
  const record = z.object({
    ...basics,
    ...shape(
      fields,
      (one) => !one.writeOnly,
      (one) => (one.required ? one.output : one.output.nullable()),
    ),
  })
  const create = z.strictObject(shape(fields, writable, newInputOf))
  const update = z.strictObject({
    version: z.number().int(),
    ...shape(
      fields,
      (one) => writable(one) && !one.createOnly && one !== fields[moved ?? ''],
      (one) => inputOf(one).optional(),
    ),
  })
  return {
    ...definition,
    record: record as unknown as Resource<F>['record'],
    create: create as unknown as Resource<F>['create'],
    update: update as unknown as Resource<F>['update'],
    filter: z.strictObject(filterShape(fields)) as unknown as Resource<F>['filter'],
  }
}

/** Whether a list can be asked for the rows that have, or lack, the field: `<field>Has=true|false`. */
export const canLack = (one: Pick<AnyField, 'kind' | 'required' | 'secret' | 'writeOnly'>): boolean =>
  (!one.required || one.kind === 'uploads') && !one.secret && !one.writeOnly

const words = z.union([z.string(), z.array(z.string())]).transform((given) => [given].flat().flatMap((one) => one.split(',')))
const bound = z.string().max(40)

/** Query parameters that narrow a list, by field. */
function filterShape(fields: Fields): Record<string, z.ZodType> {
  const lacking = Object.entries(fields)
    .filter(([, one]) => canLack(one))
    .map(([name]): [string, z.ZodType] => [`${name}Has`, z.enum(['true', 'false'])])
  const parameters = Object.entries(fields).flatMap(([name, one]): [string, z.ZodType][] => {
    if (one.secret || one.writeOnly) return []
    if (one.filterBy === 'contains') return [[name, z.string().max(200)]]
    if (one.filterBy === 'oneOf' || one.filterBy === 'anyOf') return [[name, words]]
    if (one.filterBy === 'yesNo') return [[name, z.enum(['true', 'false'])]]
    if (one.filterBy === 'range')
      return [
        [`${name}From`, bound],
        [`${name}To`, bound],
      ]
    return []
  })
  const moments: [string, z.ZodType][] = [
    ['createdAtFrom', bound],
    ['createdAtTo', bound],
  ]
  return Object.fromEntries([...parameters, ...lacking, ...moments].map(([name, schema]) => [name, schema.optional()]))
}
