// The bodies of a resource's routes that are more than its row: what is saved, a list, a status move.
import { z } from 'zod'
import type { AnyField } from '../../../src/schema/core/field.ts'
import type { Resource } from '../../../src/schema/core/resource.ts'
import { fieldsTaken } from '../../../src/schema/core/transitions.ts'
import { line } from '../../../src/schema/core/values.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { graphs } from '../../../src/schema/transitions.ts'
import { namingFields } from '../access/present.ts'
import { anyTimeBody, withAnyTime } from '../commit/typedTimes.ts'

/** A schema of each resource, made once. */
function forEach<S extends z.ZodType>(make: (name: ResourceName) => S): (name: ResourceName) => S {
  const made = new Map<ResourceName, S>()
  return (name) => {
    const schema = made.get(name) ?? make(name)
    made.set(name, schema)
    return schema
  }
}

/** What to tell the person. */
export const confirmation = z.object({ successMessage: z.string().optional() })
/** A row that was saved, and what to tell the person. */
export const saved = forEach((name) => z.intersection(resources[name].record, confirmation))

/** A row that was deleted. */
export const removed = z.object({ id: z.string(), successMessage: z.string() })

/** A row with its naming fields only. */
const named = forEach((name) => {
  const fields: Record<string, AnyField> = resources[name].fields
  return z.object({
    id: z.string(),
    ...Object.fromEntries(namingFields(name).map((field) => [field, (fields[field]?.output ?? z.string()).nullish()])),
  })
})

/** A row of a list, with the columns that the server computes. */
export const listRow = forEach((name) => {
  const { record, listed = {} } = resources[name] as unknown as Resource
  const columns = Object.entries(listed).map(([column, one]): [string, z.ZodType] => [column, one.output.nullish()])
  return (record as unknown as z.ZodObject).extend(Object.fromEntries(columns))
})

const pageOf = (row: (name: ResourceName) => z.ZodType) =>
  forEach((name) => z.object({ data: z.array(row(name)), total: z.number().int() }))
/** A page of a list. */
export const listOfRows = pageOf(listRow)
/** The same, also of names alone: those the pages of staff read of rows that they may refer to. */
export const listOf = pageOf((name) => z.union([listRow(name), named(name)]))

/** A change of a row, whose times are checked once the row is known. */
export const changeBody = forEach((name) => anyTimeBody(name, 'update'))

/** A status move with the values that it sets besides: those that a move of the resource takes. */
export const moveBody = forEach((name) => {
  const { status } = resources[name] as unknown as Resource
  const fields: Record<string, AnyField> = resources[name].fields
  const taken = status ? fieldsTaken(graphs[status.graph]) : []
  const given = Object.fromEntries(
    Object.entries(fields)
      .filter(([field]) => taken.includes(field))
      .map(([field, one]) => [field, withAnyTime(one).input.nullish()]),
  )
  return z.strictObject({ ...given, to: line(40), version: z.number().int() })
})
