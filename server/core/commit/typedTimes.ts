// The minutes gap of the specification's section 5 in a body about an existing row: times that stay as they are pass, whatever the gap.
import type { z } from 'zod'
import { inputOver, type AnyField } from '../../../src/schema/core/field.ts'
import { problemsOf } from '../../../src/schema/core/problems.ts'
import { inputOf, newInputOf } from '../../../src/schema/core/resource.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { fieldsOf, type Row } from '../db/rows.ts'
import { Problem, type FieldProblem } from '../http/problem.ts'

/** The field with a schema that takes any time; the same field for kinds that are no time. */
export const withAnyTime = <F extends AnyField>(one: F): F => ({ ...one, input: one.stored ?? one.input })

/** The schema of a body with any time in it: of an update, whose times `checkTimes` checks once the row is known, or of a row as it is stored. */
export function anyTimeBody(name: ResourceName, on: 'create' | 'update'): z.ZodObject {
  const body = resources[name][on] as unknown as z.ZodObject
  const times = Object.entries(fieldsOf(name)).filter(([field, one]) => one.stored && field in body.shape)
  const input = (one: AnyField) => (on === 'create' ? newInputOf(one) : inputOf(one).optional())
  return body.extend(Object.fromEntries(times.map(([field, one]) => [field, input(withAnyTime(one))])))
}

/** The values as they are stored. Throws badInput (400) for a time that is off its gap and not the row's own. */
export function checkTimes(name: ResourceName, before: Row, values: Row): Row {
  const checked = { ...values }
  const wrong: Record<string, FieldProblem> = {}
  for (const [field, one] of Object.entries(fieldsOf(name))) {
    const given = values[field] ?? null
    if (!one.stored || given === null) continue
    const schema = inputOver(one, given, before[field])
    const result = schema.safeParse(given)
    if (result.success) checked[field] = schema === one.stored ? before[field] : result.data
    else for (const { path, key, params } of problemsOf(result.error)) wrong[[field, path].filter(Boolean).join('.')] = { key, params }
  }
  if (Object.keys(wrong).length > 0) throw new Problem('badInput', { fields: wrong })
  return checked
}
