// A resource: its fields and rules, and the record, create, update and filter schemas that derive from them.
import { z } from 'zod'
import type { BoardDefinition } from './board.ts'
import type { AnyField, Field, FieldKinds } from './field.ts'
import { limits } from './limits.ts'
import type { Problem } from './problems.ts'
import { boundOnGap } from './values.ts'
import type { AccessModule } from '../access.ts'
import type { GraphName } from '../transitions.ts'

/** Columns that every row has besides its fields; `tenantId` is never sent. */
export type RowBasics = {
  id: string
  /** Number of edits, for optimistic concurrency. */
  version: number
  createdAt: string
  createdBy: string | null
  updatedAt: string
  updatedBy: string | null
  deletedAt: string | null
}
type Fields = Record<string, AnyField>
type Value<F> = F extends Field<infer _K, infer V, infer Q> ? (Q extends true ? V : V | null) : never
/** The row of a resource as the server holds it. */
export type RecordOf<R extends { fields: Fields }> = RowBasics & { [N in keyof R['fields']]: Value<R['fields'][N]> }

/** In a list's ready views: the id of the signed-in person. */
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
  | 'key'
  | 'webhook'
/** Groups of the admin's menu, in their order. */
export const menuGroups = ['requests', 'service', 'customers', 'reach', 'masters', 'settings'] as const

/** The definition of a resource. Names of fields are checked against `fields`. */
export interface ResourceDefinition<F extends Fields, L extends string = string> {
  /** Name of the table and of the react-admin resource; texts are under `resources.<name>`. */
  name: string
  /** Wire path below the API base. */
  path: string
  /** Paths that the specification names for list (GET), create (POST) and update (POST with the id in the body), besides `path`. */
  paths?: { list?: string; create?: string; update?: string }
  /** Reading one row takes the id of a row of `field`'s resource, and answers with the rows that belong to it. */
  childOf?: { field: keyof F & string }
  /** Row of the access table; chosen by the value of a field where one resource serves several modules. */
  module: AccessModule | { field: keyof F & string; of: Readonly<Record<string, AccessModule>> }
  icon: IconName
  group: (typeof menuGroups)[number]
  fields: F
  /** The fields that name a row to a person, in order; `subtitle` is a second, muted line. */
  title: (keyof F & string)[]
  subtitle?: (keyof F & string)[]
  /** Further fields sent with a row's name to anyone who may refer to it. */
  namedWith?: ((keyof F & string) | 'createdAt')[]
  /** Sections of form and page under the text keys `resources.<name>.sections.<key>`; fields not named go to the first. */
  sections?: Record<string, (keyof F & string)[]>
  sort?: { field: string; order: 'ASC' | 'DESC' }
  /** Columns that the server computes for the rows of a list (server/listed.ts): not stored, and neither filters nor orders. */
  listed?: Readonly<Record<L, AnyField>>
  /** The list's default columns in order; without it the fields with `list`. */
  columns?: readonly ((keyof F & string) | NoInfer<L> | 'createdAt')[]
  /** The ready view that the list opens with, where the person has chosen no other. */
  opens?: string
  /**
   * Ready views of the list under the text keys `admin.list.views.<key>`: filters as in the query, `<field>Span` for days counted from
   * today, and 'me' for the signed-in person.
   */
  views?: Record<string, { filter: Readonly<Record<string, string | readonly string[]>>; sort?: { field: string; order: 'ASC' | 'DESC' } }>
  /** Its list and page show the creation date first. */
  dated?: true
  /** Status graph and the field it moves. */
  status?: { graph: GraphName; field: keyof F & string }
  /** Its rows as cards in a column for each status. */
  board?: BoardDefinition<keyof F & string>
  /** Fields with the id of the staff member to whom the row belongs (for 'own records only'). */
  own?: (keyof F & string)[]
  /** The field with the branch, for staff who work in some branches only. */
  location?: keyof F & string
  /** Tables of millions of rows: the columns of its list are indexed, and those named in `sorted`. */
  large?: boolean | { sorted: readonly (keyof F & string)[] }
  /** Who opens one of its rows is recorded in the access ledger. */
  ledger?: boolean
  /** Rows are created and changed by actions only. */
  readOnly?: boolean
  /** Not in the menu; reached from other pages. */
  hidden?: boolean
  /** A tenant has exactly one row. */
  single?: boolean
  /** Whether the form shows its sections as tabs; by default with more than three. */
  tabs?: boolean
  /** `false`: rows are not imported from files. */
  imports?: boolean
  /** A delete keeps the row, so that it can be restored. */
  softDelete?: boolean
  /** Checks across fields, run by the form and by the server; for a change, on the row with the change applied. */
  check?: (values: Readonly<Record<string, unknown>>) => readonly Problem[]
  /** Unique together within the tenant. */
  uniqueSets?: (keyof F & string)[][]
}

/** A resource with the schemas that derive from its fields. */
export interface Resource<F extends Fields = Fields, L extends string = string> extends ResourceDefinition<F, L> {
  record: z.ZodType<RecordOf<{ fields: F }>>
  create: z.ZodType<Partial<RecordOf<{ fields: F }>>>
  update: z.ZodType<Partial<RecordOf<{ fields: F }>> & { version: number }>
  filter: z.ZodType<Record<string, unknown>>
}

const moment = z.string()
/** The schemas of the columns that every row has. */
export const basics = {
  id: z.string(),
  version: z.number().int(),
  createdAt: moment,
  createdBy: z.string().nullable(),
  updatedAt: moment,
  updatedBy: z.string().nullable(),
  deletedAt: moment.nullable(),
}

/** A field's input in a body: '' is no value, which only a field that is not required may have. */
export const inputOf = (one: AnyField) =>
  one.required || one.compulsory ? one.input : z.preprocess((given) => (given === '' ? null : given), one.input.nullish())

/** A field's input in the body of a new row, which may omit it where it has an initial value or a rule sets it. */
export const newInputOf = (one: AnyField) =>
  one.derived ? inputOf({ ...one, required: false }) : one.initial === undefined ? inputOf(one) : inputOf(one).optional()

/** Whether the row's other fields hold one of these words each; a field that a body does not give holds its initial value. */
export const holds = (
  words: Readonly<Record<string, readonly string[]>> | undefined,
  row: Readonly<Record<string, unknown>>,
  fields: Fields = {},
): boolean => Object.entries(words ?? {}).every(([other, some]) => some.includes(String(row[other] ?? fields[other]?.initial)))

const isEmpty = (value: unknown): boolean => (value ?? '') === ''

/** Whether the row needs the field because of its other fields (`neededWith`, `neededWithout`). */
export const isNeeded = (one: AnyField | undefined, row: Readonly<Record<string, unknown>>, fields: Fields): boolean =>
  (one?.neededWith !== undefined && holds(one.neededWith, row, fields)) ||
  (one?.neededWithout !== undefined && isEmpty(row[one.neededWithout.field]))

/** Fields that a row needs because of its other fields, and does not have; of two that may stand for each other, both. */
function missingIn(fields: Fields, row: Readonly<Record<string, unknown>>): Problem[] {
  return Object.entries(fields)
    .filter(([name, one]) => isEmpty(row[name]) && isNeeded(one, row, fields))
    .flatMap(([path, { neededWithout }]) =>
      neededWithout
        ? [path, neededWithout.field].map((either) => ({ path: either, key: neededWithout.why, params: {} }))
        : [{ path, key: 'validation.required', params: {} }],
    )
}

const shape = (fields: Fields, keep: (one: AnyField) => boolean, make: (one: AnyField) => z.ZodType) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, one]) => keep(one))
      .map(([name, one]) => [name, make(one)]),
  )

/**
 * Derives a resource's zod schemas (record, create, update, filter). Bodies refuse unknown fields and fields that only the server sets;
 * an update needs the row's `version`.
 */
export function defineResource<const F extends Fields, const L extends string = never>(
  definition: ResourceDefinition<F, L>,
): Resource<F, L> {
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
  const { check } = definition
  const needs = Object.values(fields).some((one) => one.neededWith ?? one.neededWithout)
  return {
    ...definition,
    ...(needs ? { check: (row) => [...missingIn(fields, row), ...(check?.(row) ?? [])] } : {}),
    record: record as unknown as Resource<F>['record'],
    create: create as unknown as Resource<F>['create'],
    update: update as unknown as Resource<F>['update'],
    filter: z.strictObject(filterShape(fields)) as unknown as Resource<F>['filter'],
  }
}

/**
 * Whether a list can be filtered by the presence of the field: `<field>Has=true|false`. Never for secret values and those that are only
 * written.
 */
export const canLack = (one: Pick<AnyField, 'kind' | 'required' | 'secret' | 'writeOnly'>): boolean =>
  (!one.required || one.kind === 'uploads') && !one.secret && !one.writeOnly

const words = z.union([z.string(), z.array(z.string())]).transform((given) => [given].flat().flatMap((one) => one.split(',')))
const bound = z.string().max(40)
const momentBound = boundOnGap(limits.minutesGap)

/** Query parameters of the list filters, by field. */
function filterShape(fields: Fields): Record<string, z.ZodType> {
  const lacking = Object.entries(fields)
    .filter(([, one]) => canLack(one))
    .map(([name]): [string, z.ZodType] => [`${name}Has`, z.enum(['true', 'false'])])
  const parameters = Object.entries(fields).flatMap(([name, one]): [string, z.ZodType][] => {
    if (one.secret || one.writeOnly) return []
    if (one.filterBy === 'contains') return [[name, z.string().max(200)]]
    if (one.filterBy === 'oneOf' || one.filterBy === 'anyOf') return [[name, words]]
    if (one.filterBy === 'yesNo') return [[name, z.enum(['true', 'false'])]]
    if (one.filterBy === 'range') {
      const limit = one.kind === 'dateTime' ? boundOnGap((one.config as FieldKinds['dateTime']).gap) : bound
      return [
        [`${name}From`, limit],
        [`${name}To`, limit],
      ]
    }
    return []
  })
  const moments: [string, z.ZodType][] = [
    ['createdAtFrom', momentBound],
    ['createdAtTo', momentBound],
  ]
  return Object.fromEntries([...parameters, ...lacking, ...moments].map(([name, schema]) => [name, schema.optional()]))
}
