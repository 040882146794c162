// JSON schemas as they stand in the description of the API, and a walk over their parts.
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { z } from 'zod'

/** A JSON schema: the keywords that are used here, and any other. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  additionalProperties?: boolean | JsonSchema
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  default?: unknown
  description?: string
  examples?: unknown[]
  propertyNames?: JsonSchema
  [keyword: string]: unknown
}

/** Whether a schema is of what is sent to the server, or of what it answers. */
export type Direction = 'input' | 'output'

/** The schema with each part directly below it replaced. */
export function mapParts(schema: JsonSchema, change: (part: JsonSchema) => JsonSchema): JsonSchema {
  const made: JsonSchema = { ...schema }
  if (schema.properties) made.properties = Object.fromEntries(Object.entries(schema.properties).map(([name, part]) => [name, change(part)]))
  if (schema.items) made.items = change(schema.items)
  if (typeof schema.additionalProperties === 'object') made.additionalProperties = change(schema.additionalProperties)
  for (const list of ['anyOf', 'allOf', 'oneOf'] as const) {
    const parts = schema[list]
    if (parts) made[list] = parts.map(change)
  }
  return made
}

/** The parts directly below a schema, each with the name of its property ('' where it has none). */
export const partsOf = ({
  properties = {},
  items,
  additionalProperties,
  anyOf = [],
  allOf = [],
  oneOf = [],
}: JsonSchema): [JsonSchema, string][] => [
  ...Object.entries(properties).map(([name, part]): [JsonSchema, string] => [part, name]),
  ...[items, additionalProperties, ...anyOf, ...allOf, ...oneOf].flatMap((part): [JsonSchema, string][] =>
    typeof part === 'object' ? [[part, '']] : [],
  ),
]

const isPlainText = (schema: JsonSchema) => JSON.stringify(schema) === '{"type":"string"}'

const simple = ['string', 'integer', 'number', 'boolean']

/** "This text, or null" as a text or null. */
function withoutNullBranch(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema
  const [one, none] = anyOf ?? []
  if (anyOf?.length !== 2 || none?.type !== 'null' || !one || one.enum || one.const !== undefined) return schema
  return typeof one.type === 'string' && simple.includes(one.type) ? { ...rest, ...one, type: [one.type, 'null'] } : schema
}

/**
 * The schema without what says nothing: bounds of JavaScript's whole numbers, "names of properties are texts". Of answers it is left open
 * which further properties they have, so that an answer may gain one without breaking a client.
 */
function plain(schema: JsonSchema, direction: Direction): JsonSchema {
  const { minimum, maximum, propertyNames, additionalProperties, ...rest } = mapParts(schema, (part) => plain(part, direction))
  return withoutNullBranch({
    ...rest,
    ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? {} : { minimum }),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
    ...(propertyNames === undefined || isPlainText(propertyNames) ? {} : { propertyNames }),
    ...(additionalProperties === undefined || (additionalProperties === false && direction === 'output') ? {} : { additionalProperties }),
  })
}

const made: Record<Direction, WeakMap<z.ZodType, JsonSchema>> = { input: new WeakMap(), output: new WeakMap() }

/** A zod schema as JSON schema, without references. */
export function jsonSchemaOf(schema: z.ZodType, direction: Direction): JsonSchema {
  const known = made[direction].get(schema) ?? convert(schema, direction)
  made[direction].set(schema, known)
  return known
}

function convert(schema: z.ZodType, direction: Direction): JsonSchema {
  const given = direction === 'input' ? { body: schema } : { response: { 200: schema } }
  const { schema: described } = jsonSchemaTransform({
    schema: given,
    url: '/',
    route: undefined,
    openapiObject: { openapi: '3.1.0' },
  } as never)
  const { body, response } = described as { body?: JsonSchema; response?: Record<string, JsonSchema> }
  return plain(direction === 'input' ? (body ?? {}) : (response?.['200'] ?? {}), direction)
}
