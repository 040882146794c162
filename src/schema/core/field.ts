// What a field is: one value of one kind with everything that lists, forms, filters, columns and checks derive from it.
import type { z } from 'zod'
import type { EnumerationName, Word } from '../enumerations.ts'

/** What a whole number counts, where people read it in other words than they type it. */
export type IntegerUnit = 'milliseconds' | 'bytes'

/** Every kind of field. A new one does not compile until the admin, the landing, SQL and the test generators know it. */
export interface FieldKinds {
  text: { max: number }
  longText: { max: number }
  integer: { min: number; max: number; unit?: IntegerUnit }
  money: { max: number }
  yesNo: object
  choice: { enumeration: EnumerationName; without?: readonly string[] }
  choices: { enumeration: EnumerationName }
  ref: { target: string }
  refs: { target: string }
  mobile: object
  email: object
  date: object
  dateTime: object
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
  json: object
  audience: object
  eventLog: object
}
/** The name of a kind. */
export type FieldKind = keyof FieldKinds

/** How a list is narrowed by a field: a part of its text, one of several words or ids, a from-to range, yes or no. */
export type FilterShape = 'contains' | 'oneOf' | 'anyOf' | 'range' | 'yesNo' | 'none'

/** What a resource file may say of any field; everything is off unless said. */
export interface FieldOptions {
  /** Must be given on create; the record never holds null. */
  required?: boolean
  /** A column of the list by default. */
  list?: boolean
  /** Read by the list's free-text search. */
  search?: boolean
  /** Personal data: masked for those who may read but not change the record. */
  pii?: boolean
  /** Tells of a person, seen by anyone who sees the row: wiped when that person's data is erased, as `pii` is. */
  personal?: boolean
  /** Encrypted in the database, and masked in lists for everybody. */
  secret?: boolean
  /** Set by the server only: never in a form, refused in a body. */
  readOnly?: boolean
  /** Changed by status moves or actions only once the row exists. */
  createOnly?: boolean
  /** Never leaves the server. */
  writeOnly?: boolean
  /** No other row of the tenant holds the same value. */
  unique?: boolean
  /** A new row may come without it: a rule of the server then finds the value. */
  derived?: boolean
  /** A fixed first value. */
  initial?: unknown
  /** Counts only where these other fields of its row hold one of these words: elsewhere no form asks for it and no page tells it. */
  onlyWith?: Readonly<Record<string, readonly string[]>>
  /** The list can be narrowed by it; on by default where the kind has a filter and the field is in the list. */
  filter?: boolean
}

/** A field as `defineResource` keeps it; `V` is the value it holds, `Q` whether it is always there. */
export interface Field<K extends FieldKind = FieldKind, V = unknown, Q extends boolean = boolean> extends FieldOptions {
  kind: K
  config: FieldKinds[K]
  required: Q
  filterBy: FilterShape
  sortable: boolean
  /** Accepts what a person typed, gives the stored value; error messages are keys of the language files. */
  input: z.ZodType<V>
  /** What the API answers; loose where masking may change the value. */
  output: z.ZodType<V>
}
/** Any field, whatever its value. */
export type AnyField = Field<FieldKind, unknown, boolean>

type Given<O extends FieldOptions | undefined> = O extends { required: true } ? true : false

/** Puts a kind, its configuration and its schemas together; the builders below are its only callers. */
export function field<K extends FieldKind, V, O extends FieldOptions | undefined>(
  kind: K,
  config: FieldKinds[K],
  schemas: { input: z.ZodType<V>; output?: z.ZodType<V>; filterBy: FilterShape; sortable?: boolean },
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
    output: schemas.output ?? schemas.input,
  }
}

/** The resource that a field's value names a row, or rows, of; undefined for every other field. `many` tells a list of ids. */
export function referenceOf(one: Pick<AnyField, 'kind' | 'config'>): { target: string; many: boolean } | undefined {
  const many = one.kind === 'refs' || one.kind === 'uploads'
  if (!many && one.kind !== 'ref' && one.kind !== 'upload') return undefined
  return { target: (one.config as { target: string }).target, many }
}
