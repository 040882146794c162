// Converts values for columns: jsonb as text, secrets sealed; and builds the search text.
import type { AnyField } from '../../../src/schema/core/field.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { columnKinds, searchable, type ColumnKind } from './schema/columns.ts'
import { seal } from './seal.ts'

/** A row of any resource. */
export type Row = Record<string, unknown>

/** The fields of a resource by name, without their particular types. */
export const fieldsOf = (name: ResourceName): Record<string, AnyField> => resources[name].fields
/** How a field is stored: its column type and conversions. */
export const columnOf = (one: AnyField): ColumnKind => columnKinds[one.kind]
/** Whether the resource has a search text. */
export const isSearched = (name: ResourceName): boolean => Object.values(fieldsOf(name)).some((one) => one.search)

/** Converts a field's value to the form that the driver writes: secrets sealed, objects as JSON text. */
export function encode(one: AnyField | undefined, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (one?.secret) return seal(String(value))
  return one && columnOf(one).type === 'jsonb' ? JSON.stringify(value) : value
}

/** The search text of a row: its searched fields in one spelling (`searchable`), in the order of the schema. */
export function searchTextOf(name: ResourceName, row: Row): string {
  return Object.entries(fieldsOf(name))
    .filter(([field, one]) => one.search && row[field] !== null && row[field] !== undefined)
    .map(([field, one]) => searchable((columnOf(one).searchText ?? String)(row[field])))
    .join(' ')
}
