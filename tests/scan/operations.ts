// Every operation of the OpenAPI document with an address and a body that fit its schemas, as a scanner's starting point.
import { audienceOf } from '../fuzz/audiences.ts'
import type { Product } from './product.ts'

/** The properties of a JSON Schema that are used here. */
export interface Shape {
  type?: string | string[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  format?: string
  pattern?: string
  minimum?: number
  $ref?: string
}
interface Parameter {
  name: string
  in: string
  required?: boolean
  schema?: Shape
}
interface Described {
  operationId?: string
  parameters?: Parameter[]
  requestBody?: { content?: Record<string, { schema?: Shape }> }
  responses?: Record<string, unknown>
  security?: unknown[]
}
interface Document {
  paths: Record<string, Record<string, Described>>
  components?: { schemas?: Record<string, Shape> }
}

/** One operation. */
export interface Operation {
  name: string
  method: string
  /** With the parameters of the path filled in. */
  path: string
  query: Record<string, string>
  body: unknown
  /** Bodies other than JSON are not changed. */
  json: boolean
  secured: boolean
  statuses: string[]
}

const id = '019d0000-0000-7000-8000-000000000000'

/** A value that fits a schema, as far as the schema describes it. */
function exampleOf(shape: Shape | undefined, document: Document, depth = 0): unknown {
  if (!shape || depth > 6) return 'text'
  if (shape.$ref) return exampleOf(document.components?.schemas?.[shape.$ref.split('/').at(-1) ?? ''], document, depth + 1)
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  const one = shape.anyOf?.[0] ?? shape.oneOf?.[0] ?? shape.allOf?.[0]
  if (one) return exampleOf(one, document, depth + 1)
  const type = [shape.type].flat()[0]
  if (type === 'object')
    return Object.fromEntries(Object.entries(shape.properties ?? {}).map(([name, value]) => [name, exampleOf(value, document, depth + 1)]))
  if (type === 'array') return [exampleOf(shape.items, document, depth + 1)]
  if (type === 'integer' || type === 'number') return Math.max(1, shape.minimum ?? 1)
  if (type === 'boolean') return true
  if (shape.format === 'uuid') return id
  if (shape.format === 'email') return 'somebody@noor.example'
  if (shape.format === 'date') return '2026-11-23'
  if (shape.format === 'date-time') return '2026-11-23T08:00:00.000Z'
  return 'text'
}

/** Reads the document of a running product. */
export async function readOperations({ origin }: Product): Promise<Operation[]> {
  const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as Document
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const { operationId, parameters = [], requestBody, responses = {}, security = [] } = described
      const json = requestBody?.content?.['application/json']
      const named = parameters
        .filter(({ in: place }) => place === 'query')
        .map(({ name, schema }) => [name, String(exampleOf(schema, document))])
      return {
        name: operationId ?? `${method} ${path}`,
        method: method.toUpperCase(),
        path: `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => {
          const given = parameters.find((one) => one.in === 'path' && one.name === name)
          return String(exampleOf(given?.schema, document))
        })}`,
        query: Object.fromEntries(named) as Record<string, string>,
        body: json ? exampleOf(json.schema, document) : undefined,
        json: !requestBody || json !== undefined,
        secured: security.length > 0,
        statuses: Object.keys(responses),
      }
    }),
  )
}

/** The token of a person who may call it. */
export const tokenFor = ({ tokens }: Pick<Product, 'tokens'>, one: Operation): string =>
  audienceOf(one) === 'staff' ? tokens.staff : tokens.customer

/** Whether calling it ends a session that the scan needs, or never ends. */
export const isHarmful = ({ name, path }: Operation): boolean =>
  ['logout', 'signOut', 'endActing', 'endSessions'].includes(name) || path.endsWith('/staffs/live')
