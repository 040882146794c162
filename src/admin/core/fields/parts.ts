// What every kind of field gives the admin: how it is typed, shown and asked for in a list.
import type { ReactNode } from 'react'
import type { Field, FieldKind } from '../../../schema/core/field.ts'

/** What parts may know of a field; its checks stay with the form. */
export type Described<K extends FieldKind> = Omit<Field<K>, 'input' | 'output'>
/** A field of a form: `name` is its place in the form and its text key. */
export interface InputProps<K extends FieldKind = FieldKind> {
  field: Described<K>
  name: string
  resource: string
  disabled?: boolean
  /** The row as it is kept; absent for a new one. */
  row?: Readonly<Record<string, unknown>> | undefined
}
/** A value on a page; `dense` in a list or beside other things. */
export interface ViewProps<K extends FieldKind = FieldKind> {
  field: Described<K>
  name: string
  resource: string
  value: unknown
  row?: Readonly<Record<string, unknown>>
  dense?: boolean
}
/** Filters of a list as its URL holds them. */
export type FilterValues = Readonly<Record<string, unknown>>
/** Asks a list for some values of a field; `set` takes wire parameters, undefined to remove one. */
export interface FilterProps<K extends FieldKind = FieldKind> {
  field: Described<K>
  name: string
  resource: string
  values: FilterValues
  set: (change: Record<string, unknown>) => void
}
/** A component of one kind. */
export type Part<P> = (props: P) => ReactNode
/** How a filter is chosen and how it reads as part of a sentence. */
export interface FilterPart<K extends FieldKind = FieldKind> {
  Editor: Part<FilterProps<K>>
  Sentence: Part<Omit<FilterProps<K>, 'set'>>
}
/** What lists and pages know of a kind; its input comes with the first form (`inputs/`). */
export interface FieldPart<K extends FieldKind = FieldKind> {
  View: Part<ViewProps<K>>
  /** Stands in no form, anyone who may write it. */
  typed?: false
  /** Takes the whole width of a form. */
  wide?: true
  /** How high its empty input stands, in pixels; 40 unless said. Keeps the form from jumping while inputs arrive. */
  height?: number
}
