// What a field is: one value of one kind, with everything that lists, forms, filters, columns and checks derive from it.
import type { z } from 'zod'
import type { TextKey } from '../textKey.ts'
import type { EnumerationName, Word } from '../enumerations.ts'

/** The unit of a whole number that is shown in other units than it is typed in. */
export type IntegerUnit = 'milliseconds' | 'bytes'

/**
 * Every kind of field with its configuration. A new one does not compile until the admin, the landing, SQL and the test generators handle
 * it.
 */
export interface FieldKinds {
  text: { max: number; isModel?: true }
  longText: { max: number }
  integer: { min: number; max: number; step?: number; unit?: IntegerUnit }
  money: { max: number }
  yesNo: object
  choice: { enumeration: EnumerationName; without?: readonly string[]; closedBy?: EnumerationName }
  choices: { enumeration: EnumerationName }
  ref: { target: string }
  refs: { target: string }
  mobile: object
  email: object
  date: object
  dateTime: { gap: number }
  bilingual: { max: number }
  plate: object
  vin: object
  nationalId: object
  password: object
  address: object
  place: object
  area: object
  colour: object
  weeklyHours: { gap: number }
  serviceLines: object
  totals: object
  consents: object
  changes: object
  time: { gap: number }
  rating: object
  tags: object
  richText: { max: number }
  upload: { upload: Word<'uploadKind'>; target: string }
  uploads: { upload: Word<'uploadKind'>; target: string }
  periods: object
  questions: object
  contacts: object
  drivers: object
  json: object
  audience: object
  eventLog: object
}
/** The name of a kind. */
export type FieldKind = keyof FieldKinds

/** How a list is filtered by a field: part of its text, one of several words or ids, any of several, a range, yes or no. */
export type FilterShape = 'contains' | 'oneOf' | 'anyOf' | 'range' | 'yesNo' | 'none'

/** Options that a resource definition may give any field; all are off by default. */
export interface FieldOptions {
  /** Must be given on create; the record never holds null. */
  required?: boolean
  /** A column of the list by default. */
  list?: boolean
  /** Included in the list's free-text search. */
  search?: boolean
  /** Personal data: masked for people who may read but not change the record. */
  pii?: boolean
  /** Personal data that is not masked; erased together with that person's data, like `pii`. */
  personal?: boolean
  /** Encrypted in the database, and masked in lists for everybody. */
  secret?: boolean
  /** Set by the server only: never in a form, refused in a body. */
  readOnly?: boolean
  /** Given on create; afterwards changed by status moves or actions only. */
  createOnly?: boolean
  /** Never sent by the server. */
  writeOnly?: boolean
  /** No other row of the tenant holds the same value. */
  unique?: boolean
  /** Must be given in forms, files and bodies, although rows that the server makes may lack it. */
  compulsory?: boolean
  /** Must be given in rows where these other fields hold one of these words; elsewhere it may stay empty. */
  neededWith?: Readonly<Record<string, readonly string[]>>
  /** Must be given in rows where this other field is empty; `why` is the text key of what is said then. */
  neededWithout?: { field: string; why: TextKey }
  /** A new row may come without it: a rule of the server then sets the value. */
  derived?: boolean
  /** The value of a new row. */
  initial?: unknown
  /**
   * Only meaningful where these other fields of its row hold one of these words: elsewhere forms do not ask for it and pages do not show
   * it.
   */
  onlyWith?: Readonly<Record<string, readonly string[]>>
  /** Lists can be filtered by it; on by default where the kind has a filter and the field is in the list. */
  filter?: boolean
}

/** A field as `defineResource` keeps it; `V` is the type of its value, `Q` whether it is always present. */
export interface Field<K extends FieldKind = FieldKind, V = unknown, Q extends boolean = boolean> extends FieldOptions {
  kind: K
  config: FieldKinds[K]
  required: Q
  filterBy: FilterShape
  sortable: boolean
  /** Schema from what a person typed to the stored value; error messages are text keys. */
  input: z.ZodType<V>
  /**
   * Kinds of time: a schema that takes minutes off the gap too. For values that the row holds already, so that times from before a gap
   * block no other change; see `inputOver`.
   */
  stored?: z.ZodType<V>
  /** Schema of the API's answer; looser where masking may change the value. */
  output: z.ZodType<V>
}
/** Any field, whatever its value. */
export type AnyField = Field<FieldKind, unknown, boolean>

type Given<O extends FieldOptions | undefined> = O extends { required: true } ? true : false

/**
 * Builds a field from a kind, its configuration and its schemas: `input` checks values of a body, `output` those of an answer (default:
 * `input`). For the builders of kinds only.
 */
export function field<K extends FieldKind, V, O extends FieldOptions | undefined>(
  kind: K,
  config: FieldKinds[K],
  schemas: { input: z.ZodType<V>; stored?: z.ZodType<V>; output?: z.ZodType<V>; filterBy: FilterShape; sortable?: boolean },
  options: O,
): Field<K, V, Given<O>> {
  return {
    ...options,
    kind,
    config,
    required: (options?.required ?? false) as Given<O>,
    filterBy: schemas.filterBy,
    sortable: schemas.sortable ?? true,
    input: schemas.input,
    ...(schemas.stored ? { stored: schemas.stored } : {}),
    output: schemas.output ?? schemas.input,
  }
}

/** The schema for a value given over the present one: the field's input, except for a time that stays as it is. */
export function inputOver({ input, stored }: Pick<AnyField, 'input' | 'stored'>, given: unknown, present: unknown): z.ZodType {
  const [next, before] = [stored?.safeParse(given).data, stored?.safeParse(present).data]
  const stays = JSON.stringify(next) === JSON.stringify(before) || Date.parse(String(next)) === Date.parse(String(before))
  return stored && before !== undefined && stays ? stored : input
}

/** The resource that a field's value refers to, and whether the value is a list of ids; undefined for kinds that are no references. */
export function referenceOf(one: Pick<AnyField, 'kind' | 'config'>): { target: string; many: boolean } | undefined {
  const many = one.kind === 'refs' || one.kind === 'uploads'
  if (!many && one.kind !== 'ref' && one.kind !== 'upload') return undefined
  return { target: (one.config as { target: string }).target, many }
}
