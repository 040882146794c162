// What names one row and no other: a plate, a VIN, a mobile or a reference, typed whole.
import { sql } from 'kysely'
import type { AnyField } from '../../src/schema/core/field.ts'
import { normaliseMobile } from '../../src/schema/core/values/mobile.ts'
import { normalisePlate } from '../../src/schema/core/values/plate.ts'
import type { ResourceName } from '../../src/schema/resources.ts'
import { normaliseVin } from '../../src/schema/core/values/vin.ts'
import type { Condition } from '../core/db/conditions.ts'
import { fieldsOf } from '../core/db/rows.ts'

/** The value as the field would keep it, where what was typed is one whole. */
function wholeValue(field: AnyField, typed: string): string | undefined {
  if (!field.search || field.secret) return undefined
  if (field.kind === 'plate') return normalisePlate(typed)
  if (field.kind === 'vin') return normaliseVin(typed)
  if (field.kind === 'mobile') return normaliseMobile(typed)
  // References are kept in capitals, however they are read out.
  return field.kind === 'text' && field.unique ? typed.trim().toUpperCase() : undefined
}

/** Rows that bear exactly what was typed, by personal data only among those that are `seen`; undefined where it can be no such thing. */
export function exactMatches(resource: ResourceName, typed: string, seen: Condition | undefined): Condition | undefined {
  const conditions = Object.entries(fieldsOf(resource)).flatMap(([name, field]) => {
    const value = wholeValue(field, typed)
    if (value === undefined) return []
    const same = sql`${sql.ref(name)} = ${value}`
    return [seen && field.pii ? sql`(${same} and ${seen})` : same]
  })
  return conditions.length === 0 ? undefined : sql`(${sql.join(conditions, sql` or `)})`
}
