// Builds a row as the API would have stored it.
import { registerNumbering } from '../../../src/schema/core/values/numbering.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { completeRow, type RowOf } from '../db/repository.ts'
import { fieldsOf, type Row } from '../db/rows.ts'

registerNumbering()

/** When and by whom a row was created, and when it was last changed. `by` null: a customer on the landing page. */
export interface Origin {
  id: string
  at: Date
  by?: string | null
  changed?: { at: Date; by: string | null; times: number } | undefined
}

/** A complete row for a demo. Throws when the resource's create schema refuses those values that a person could have typed. */
export function demoRow<N extends ResourceName>(name: N, { id, at, by = null, changed }: Origin, values: Row): RowOf<N> {
  const fields = fieldsOf(name)
  const writable = Object.entries(values).filter(([field]) => !fields[field]?.readOnly)
  const checked: Row = resources[name].create.parse(Object.fromEntries(writable))
  const row = completeRow(name, { ...values, ...checked, id }, by, at)
  return changed ? { ...row, version: 1 + changed.times, updatedAt: changed.at.toISOString(), updatedBy: changed.by } : row
}
