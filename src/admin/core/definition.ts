import type { AnyField } from '../../schema/core/field.ts'
import type { Resource } from '../../schema/core/resource.ts'
import { resources, type ResourceName } from '../../schema/resources.ts'

/** The definition of a resource by its name. */
export const definitionOf = (name: string): Resource => resources[name as ResourceName] as Resource

/** The fields of a resource by name. */
export const fieldsOf = (name: string): Readonly<Record<string, AnyField>> => definitionOf(name).fields

/** A row as the API answers it. */
export type Row = Readonly<Record<string, unknown>> & { id: string; version: number }

/** Sections with their fields; fields without a section go to the first, and a resource without sections has one. */
export function sectionsOf(name: string): { key: string | null; fields: string[] }[] {
  const { fields, sections } = definitionOf(name)
  const all = Object.keys(fields)
  if (!sections) return [{ key: null, fields: all }]
  const named = new Set(Object.values(sections).flat())
  const rest = all.filter((field) => !named.has(field))
  return Object.entries(sections).map(([key, inside], place) => ({ key, fields: place === 0 ? [...inside, ...rest] : [...inside] }))
}
