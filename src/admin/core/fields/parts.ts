// What every field kind provides for the admin: input, view and list filter.
import type { ReactNode } from 'react'
import type { Field, FieldKind } from '../../../schema/core/field.ts'

/** What parts get of a field; its checks stay in the form. */
export type Described<K extends FieldKind> = Omit<Field<K>, 'input' | 'output'>
/** A field of a form: `name` is its place in the form and its text key. */
export interface InputProps<K extends FieldKind = FieldKind> {
  field: Described<K>
  name: string
  resource: string
  disabled?: boolean
  /** The stored row; absent for a new one. */
  row?: Readonly<Record<string, unknown>> | undefined
}
/** Props of a view; `dense` in lists and beside other values. */
export interface ViewProps<K extends FieldKind = FieldKind> {
  field: Described<K>
  name: string
  resource: string
  value: unknown
  row?: Readonly<Record<string, unknown>>
  dense?: boolean
}
/** Filters of a list as in its address. */
export type FilterValues = Readonly<Record<string, unknown>>
/** Props of a filter; `set` changes query parameters, undefined removes one. */
export interface FilterProps<K extends FieldKind = FieldKind> {
  field: Described<K>
  name: string
  resource: string
  values: FilterValues
  set: (change: Record<string, unknown>) => void
}
/** A component of one kind. */
export type Part<P> = (props: P) => ReactNode
/** How a filter is edited, and how it reads in a sentence. */
export interface FilterPart<K extends FieldKind = FieldKind> {
  Editor: Part<FilterProps<K>>
  Sentence: Part<Omit<FilterProps<K>, 'set'>>
}
/** The parts of a kind for lists and pages; its input is loaded with the first form. */
export interface FieldPart<K extends FieldKind = FieldKind> {
  View: Part<ViewProps<K>>
  /** Never in a form. */
  typed?: false
  /** Takes the full width of a form. */
  wide?: true
  /** Height of its empty input in pixels; 40 by default. Prevents the form from moving while inputs load. */
  height?: number
}
