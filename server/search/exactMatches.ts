// Search for values that identify one row: a complete plate, VIN, mobile or reference.
import { sql } from 'kysely'
import type { AnyField } from '../../src/schema/core/field.ts'
import { normaliseMobile } from '../../src/schema/core/values/mobile.ts'
import { normalisePlate } from '../../src/schema/core/values/plate.ts'
import type { ResourceName } from '../../src/schema/resources.ts'
import { normaliseVin } from '../../src/schema/core/values/vin.ts'
import type { Condition } from '../core/db/list/conditions.ts'
import { fieldsOf } from '../core/db/rows.ts'

/** The value as the field stores it, when the typed text is a complete one. */
function wholeValue(field: AnyField, typed: string): string | undefined {
  if (!field.search || field.secret) return undefined
  if (field.kind === 'plate') return normalisePlate(typed)
  if (field.kind === 'vin') return normaliseVin(typed)
  if (field.kind === 'mobile') return normaliseMobile(typed)
  // References are stored in capitals, however they are typed.
  return field.kind === 'text' && field.unique ? typed.trim().toUpperCase() : undefined
}

/**
 * The condition for rows with exactly this value, by personal data only among those that meet `seen`; undefined when no field has such
 * values.
 */
export function exactMatches(resource: ResourceName, typed: string, seen: Condition | undefined): Condition | undefined {
  const conditions = Object.entries(fieldsOf(resource)).flatMap(([name, field]) => {
    const value = wholeValue(field, typed)
    if (value === undefined) return []
    const same = sql`${sql.ref(name)} = ${value}`
    return [seen && field.pii ? sql`(${same} and ${seen})` : same]
  })
  return conditions.length === 0 ? undefined : sql`(${sql.join(conditions, sql` or `)})`
}
