// Failed checks as keys of the language files, one for each field.
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { problemsOf } from '../../../src/schema/core/problems.ts'
import { resources } from '../../../src/schema/resources.ts'

const details = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value, { reportInput: true })
  return result.success ? [] : problemsOf(result.error)
}

describe('problems', () => {
  it('name a missing or empty value as required, whatever its type', () => {
    const schema = z.object({
      text: z.string('validation.text'),
      number: z.number('validation.number'),
      deep: z.object({ one: z.string('validation.text') }),
    })
    expect(details(schema, { number: null, deep: {} })).toEqual([
      { path: 'text', key: 'validation.required', params: { max: 0, min: 0 } },
      { path: 'number', key: 'validation.required', params: { max: 0, min: 0 } },
      { path: 'deep.one', key: 'validation.required', params: { max: 0, min: 0 } },
    ])
  })

  it('carry the bounds that the text needs', () => {
    expect(details(z.object({ a: z.string().max(5, 'validation.tooLong') }), { a: '123456' })).toEqual([
      { path: 'a', key: 'validation.tooLong', params: { max: 5, min: 0 } },
    ])
    expect(details(z.object({ a: z.number().min(3, 'validation.tooSmall') }), { a: 1 })).toEqual([
      { path: 'a', key: 'validation.tooSmall', params: { max: 0, min: 3 } },
    ])
  })

  it('name each unknown field by itself, at any depth', () => {
    const schema = z.strictObject({ deep: z.strictObject({}).optional() })
    expect(details(schema, { x: 1, y: 2, deep: { z: 3 } }).map(({ path, key }) => [path, key])).toEqual([
      ['deep.z', 'validation.unknownField'],
      ['x', 'validation.unknownField'],
      ['y', 'validation.unknownField'],
    ])
  })

  it('are one a field, and never a library’s own words', () => {
    expect(details(z.object({ a: z.string().min(3, 'validation.required').regex(/x/) }), { a: '' }).map(({ key }) => key)).toEqual([
      'validation.required',
    ])
    expect(details(z.object({ a: z.string().regex(/x/) }), { a: 'y' }).map(({ key }) => key)).toEqual(['validation.invalid'])
    for (const resource of Object.values(resources)) {
      for (const { key } of details(
        resource.create,
        Object.fromEntries(Object.keys(resource.fields).map((field) => [field, { nonsense: [] }])),
      ))
        expect(key).toMatch(/^validation\.\w+$/)
    }
  })
})
