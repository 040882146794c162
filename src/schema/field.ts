// What a field is: one value of one kind with everything that lists, forms, filters, columns and checks derive from it.
import type { z } from 'zod'
import type { EnumerationName } from './enumerations.ts'

/** Every kind of field. A new one does not compile until the admin, the landing, SQL and the test generators know it. */
export interface FieldKinds {
  text: { max: number }
  longText: { max: number }
  integer: { min: number; max: number }
  money: { max: number }
  yesNo: object
  choice: { enumeration: EnumerationName }
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
  colour: object
  weeklyHours: object
  serviceLines: object
  totals: object
  consents: object
  changes: object
}
/** The name of a kind. */
export type FieldKind = keyof FieldKinds

/** How a list is narrowed by a field: a part of its text, one of several words or ids, a from-to range, yes or no. */
export type FilterShape = 'contains' | 'oneOf' | 'anyOf' | 'range' | 'yesNo' | 'none'

/** What a resource file may say of any field; everything is off unless said. */
export interface FieldOptions {
  /** Must be given on create; the record never holds null. */
  required?: boolean
  /** A column of the list at first sight. */
  list?: boolean
  /** Read by the list's free-text search. */
  search?: boolean
  /** Personal data: masked for those who may read but not change the record. */
  pii?: boolean
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
  /** A fixed first value. */
  initial?: unknown
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
