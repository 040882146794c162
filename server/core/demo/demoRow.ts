// Builds a row as the API would have stored it.
import type { z } from 'zod'
import { limits } from '../../../src/schema/core/limits.ts'
import { registerNumbering } from '../../../src/schema/core/values/numbering.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import { completeRow, type RowOf } from '../db/repository.ts'
import { fieldsOf, type Row } from '../db/rows.ts'
import { anyTimeBody } from '../commit/typedTimes.ts'

registerNumbering()

/** When and by whom a row was created, and when it was last changed. `by` null: a customer on the landing page. */
export interface Origin {
  id: string
  at: Date
  by?: string | null
  changed?: { at: Date; by: string | null; times: number } | undefined
}

// A schema compiles with its first value.
const bodies = new Map<ResourceName, z.ZodType>()
const gapMs = limits.minutesGap * 60_000
/** The moment (ms since 1970) as somebody would have typed it: the last one on the minutes gap, ISO 8601 in UTC. */
export const typedMoment = (at: number): string => new Date(Math.floor(at / gapMs) * gapMs).toISOString()

/** A complete row for a demo. Throws when the resource's create schema refuses those values that a person could have typed. */
export function demoRow<N extends ResourceName>(name: N, { id, at, by = null, changed }: Origin, values: Row): RowOf<N> {
  const fields = fieldsOf(name)
  const writable = Object.entries(values).filter(([field]) => !fields[field]?.readOnly)
  // Times that the server sets, such as a due time, need not be on the minutes gap.
  const body = bodies.get(name) ?? anyTimeBody(name, 'create')
  bodies.set(name, body)
  const checked = body.parse(Object.fromEntries(writable)) as Row
  const row = completeRow(name, { ...values, ...checked, id }, by, at)
  return changed ? { ...row, version: 1 + changed.times, updatedAt: changed.at.toISOString(), updatedBy: changed.by } : row
}
