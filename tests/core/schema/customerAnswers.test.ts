// The shapes of answers to customers and visitors hold no stored row as it is, which would send every field that a resource gets.
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from '../../../src/schema/endpoints.ts'
import { customerFieldNames } from '../../../src/schema/publicRows.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'

const records = new Map<unknown, string>(Object.entries(resources).map(([name, { record }]) => [record, name]))
/** Every schema inside a schema, itself included. */
function inside(schema: z.ZodType, found = new Set<z.ZodType>()): Set<z.ZodType> {
  if (found.has(schema)) return found
  found.add(schema)
  const { def } = schema
  for (const value of Object.values({ ...def, ...('shape' in def ? (def.shape as object) : {}) }))
    for (const one of [value].flat()) if (one instanceof z.ZodType) inside(one, found)
  return found
}
const open = calls.filter(({ audience }) => audience !== 'staff')

describe('answers to customers and visitors', () => {
  it.each(open)('hold no whole row: $name', ({ output }) => {
    expect([...inside(output)].flatMap((one) => records.get(one) ?? [])).toEqual([])
  })

  it('name no field with which only the dealership works', () => {
    const internal = [
      'tags',
      'ownerId',
      'assigneeId',
      'createdBy',
      'updatedBy',
      'deletedAt',
      'mergedIntoId',
      'erasedAt',
      'callCenterStaffId',
    ]
    const named = open.flatMap(({ name, output }) =>
      [...inside(output)].flatMap((one) =>
        ('shape' in one.def ? Object.keys(one.def.shape as object) : []).map((field) => `${name} ${field}`),
      ),
    )
    expect(named.length).toBeGreaterThan(200)
    expect(named.filter((one) => internal.includes(one.split(' ')[1] ?? ''))).toEqual([])
    for (const name of Object.keys(resources) as ResourceName[])
      expect([name, customerFieldNames(name).filter((field) => internal.includes(field))]).toEqual([name, []])
  })

  it('finds a whole row wherever it stands in a shape', () => {
    const hidden = z.object({ data: z.array(z.union([z.null(), z.object({ row: resources.customers.record.nullable() })])) })
    expect([...inside(hidden)].flatMap((one) => records.get(one) ?? [])).toEqual(['customers'])
  })
})
