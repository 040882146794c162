import type { AnyField } from '../schema/core/field.ts'
import { resourceNamed } from './urls.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * Whether a body may contain the field: on create every field that the server does not set, on update also no createOnly field and no
 * status.
 */
export function isWritable(resource: string, name: string, on: 'create' | 'update'): boolean {
  const { fields, status } = resourceNamed(resource)
  const one = (fields as Record<string, AnyField>)[name]
  if (!one || one.readOnly) return false
  return on === 'create' || (!one.createOnly && name !== status?.field)
}

const empty = (value: unknown): boolean => value === undefined || value === null || value === ''
const ordered = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, part]) => !empty(part))
          .sort(([one], [other]) => one.localeCompare(other)),
      )
    : value

/** Whether two values of a field are equal; absent, null and '' are equal, also inside objects. */
export function sameValue(one: unknown, other: unknown): boolean {
  return (empty(one) && empty(other)) || JSON.stringify(one ?? null, ordered) === JSON.stringify(other ?? null, ordered)
}

/** The writable fields of `data` that differ from `before`, removed ones as null; so an unedited masked value is never sent. */
export function changedFields(resource: string, data: Row, before: Row): Record<string, unknown> {
  const changed = Object.entries(data).filter(([name, value]) => isWritable(resource, name, 'update') && !sameValue(value, before[name]))
  return Object.fromEntries(changed.map(([name, value]) => [name, value ?? null]))
}

/** The body of a create: the writable fields that are not empty. */
export const givenFields = (resource: string, data: Row): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([name, value]) => isWritable(resource, name, 'create') && !empty(value)))
