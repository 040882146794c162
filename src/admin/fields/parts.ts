// What every kind of field gives the admin: how it is typed, shown, put into words and asked for in a list.
import type { ComponentType } from 'react'
import type { Field, FieldKind } from '../../schema/field.ts'
import type { Speaker } from '../speaker.ts'

/** What parts may know of a field; its checks stay with the form. */
export type Described<K extends FieldKind> = Omit<Field<K>, 'input' | 'output'>
/** A field of a form: `name` is its place in the form and its text key. */
export interface InputProps<K extends FieldKind = FieldKind> {
  field: Described<K>
  name: string
  resource: string
  disabled?: boolean
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
/** How a filter is chosen and how it reads as part of a sentence. */
export interface FilterPart<K extends FieldKind = FieldKind> {
  Editor: ComponentType<FilterProps<K>>
  Sentence: ComponentType<Omit<FilterProps<K>, 'set'>>
}
/** Everything the admin knows of a kind. */
export interface FieldPart<K extends FieldKind = FieldKind> {
  Input: ComponentType<InputProps<K>>
  View: ComponentType<ViewProps<K>>
  /** The value in plain words, for titles and places that take no markup. */
  text?: (value: unknown, speaker: Speaker, field: Described<K>) => string
  Filter?: FilterPart<K>
  /** Takes the whole width of a form. */
  wide?: true
}
