// Examples of bodies, made of their schemas: a value of each required field.
import { examples } from '../../../../src/schema/core/examples.ts'
import { calls } from '../../../../src/schema/endpoints.ts'
import { nameIn } from './components.ts'
import type { JsonSchema } from './jsonSchema.ts'
import { operationsOf, type Document } from './operation.ts'

const id = '019d0000-0000-7000-8000-000000000000'
const deepest = 6

/** An object that is made of several, as one. */
function joined(schemas: Record<string, JsonSchema>, { allOf = [], required = [], $ref, ...rest }: JsonSchema): JsonSchema {
  const name = nameIn($ref)
  const parts = [...allOf, ...(name ? [schemas[name] ?? {}] : [])].map((part) => joined(schemas, part))
  const all = [...parts, { ...rest, required }]
  return {
    type: 'object',
    properties: Object.assign({}, ...all.map(({ properties }) => properties)) as Record<string, JsonSchema>,
    required: all.flatMap((one) => one.required ?? []),
  }
}

/** A value that fits a schema. `said` is the name of the field, which texts repeat. */
export function exampleOf(schemas: Record<string, JsonSchema>, schema: JsonSchema, said = 'text', depth = 0): unknown {
  const of = (part: JsonSchema, name = said) => exampleOf(schemas, part, name, depth + 1)
  const { type, properties = {}, required = [], anyOf, oneOf, allOf, items, format } = schema
  const name = nameIn(schema.$ref)
  if (name) return exampleOf(schemas, schemas[name] ?? {}, said, depth)
  if (schema.examples) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.default !== undefined) return schema.default
  const [first] = anyOf ?? oneOf ?? []
  if (first) return of(first)
  if (allOf) return of(joined(schemas, schema))
  const [kind] = [type].flat()
  if (kind === 'object') {
    return depth > deepest ? {} : Object.fromEntries(required.map((one) => [one, of(properties[one] ?? {}, one)]))
  }
  if (kind === 'array') return items ? Array.from({ length: schema.minItems ?? 1 }, () => of(items)) : []
  if (kind === 'integer' || kind === 'number') return Math.max(schema.minimum ?? 1, Math.min(1, schema.maximum ?? 1))
  if (kind === 'boolean') return true
  return textFor(format, said, schema)
}

// Texts that patterns may want: examples of kinds, and one letter or digit as often as a code is long.
const texts = [
  ...Object.values(examples).filter((value) => typeof value === 'string'),
  ...['1', 'a'].flatMap((letter) => Array.from({ length: 64 }, (_, place) => letter.repeat(place + 1))),
]

function textFor(format: string | undefined, said: string, { pattern, minLength = 0, maxLength = 200 }: JsonSchema): string {
  if (format === 'uuid') return id
  if (format === 'email' || said === 'email') return 'name@example.com'
  const form = pattern === undefined ? undefined : new RegExp(pattern)
  const fitting = form && [said, said.toUpperCase(), ...texts].find((one) => form.test(one))
  if (fitting !== undefined) return fitting
  if (/mobile/i.test(said)) return '+966551234567'
  return said.padEnd(minLength, 'x').slice(0, maxLength)
}

const forCustomers = new Set<string>(calls.filter(({ audience }) => audience !== 'staff').map(({ name }) => name))

/** The document with an example for each body of a new row, and of what customers and visitors send. */
export function withExamples(document: Document): Document {
  for (const { operation } of operationsOf(document)) {
    const { requestBody, operationId } = operation
    if (!operationId.startsWith('create_') && !forCustomers.has(operationId)) continue
    const held = requestBody && 'content' in requestBody ? requestBody.content?.['application/json'] : undefined
    if (!held) continue
    const value = exampleOf(document.components.schemas, held.schema)
    if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) held.example = value
  }
  return document
}
