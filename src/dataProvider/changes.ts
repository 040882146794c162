import type { AnyField } from '../schema/core/field.ts'
import { resourceNamed } from './urls.ts'

type Row = Readonly<Record<string, unknown>>

/** Whether a body may hold the field: on create everything the server does not set itself, on update also nothing that moves or stays. */
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

/** Whether two values of a field say the same; absent, null and '' do, and so do objects that differ in such parts only. */
export function sameValue(one: unknown, other: unknown): boolean {
  return (empty(one) && empty(other)) || JSON.stringify(one ?? null, ordered) === JSON.stringify(other ?? null, ordered)
}

/** The writable fields of `data` that differ from `before`; a masked value that nobody touched is therefore never sent back. */
export function changedFields(resource: string, data: Row, before: Row): Record<string, unknown> {
  const changed = Object.entries(data).filter(([name, value]) => isWritable(resource, name, 'update') && !sameValue(value, before[name]))
  return Object.fromEntries(changed.map(([name, value]) => [name, value ?? null]))
}

/** What a create sends: the writable fields that hold something. */
export const givenFields = (resource: string, data: Row): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([name, value]) => isWritable(resource, name, 'create') && !empty(value)))
