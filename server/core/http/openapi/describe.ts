// The description of the API from the routes: schemas by name, headers as parameters, groups by feature, and one operation for what all
// resources have alike.
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { RouteOptions } from 'fastify'
import type { z } from 'zod'
import { nameIn, refTo, type Components } from './components.ts'
import { resources, type ResourceName } from '../../../../src/schema/resources.ts'
import type { Resource } from '../../../../src/schema/core/resource.ts'
import { withExamples } from './example.ts'
import { featureOf, features } from './features.ts'
import { headersOf } from './headers.ts'
import type { JsonSchema } from './jsonSchema.ts'
import { nameSchemas, rowName } from './names.ts'
import type { Document } from './operation.ts'
import { foldResources } from './foldResources.ts'
import { shareParts } from './shareParts.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The content types of a body that is read as a stream, and so has no schema. */
    streamed?: readonly string[]
  }
}

type Described = z.ZodType | { description?: string; content: Record<string, { schema: z.ZodType | { schema: z.ZodType } }> }
interface Given {
  operationId?: string
  hide?: boolean
  body?: z.ZodType
  params?: z.ZodType
  querystring?: z.ZodType
  response?: Record<string, Described>
}

// The filters of a resource are one parameter, whose properties stand in the query by themselves (style 'form', exploded, as is the default).
function withFilter({ schemas }: Components, operationId: string, query: JsonSchema | undefined): JsonSchema | undefined {
  const [, verb, name = ''] = /^(list|board|get)_([a-zA-Z]+)/.exec(operationId) ?? []
  if (!(name in resources)) return query
  const { single, softDelete } = resources[name as ResourceName] as unknown as Resource
  const filter = `${rowName(name as ResourceName)}Filter`
  const { $ref, properties = {} } = schemas[filter] ?? {}
  const filters = schemas[nameIn($ref) ?? '']?.properties ?? properties
  const own = Object.entries(query?.properties ?? {}).filter(
    // Nothing is found among deleted rows where none are kept. Names alone are read by our own pages.
    ([field]) => !(field in filters) && (softDelete || field !== 'deleted') && field !== 'view',
  )
  // There is nothing to choose from where a tenant has one row.
  const filtered = verb !== 'get' && !single
  return { ...query, properties: { ...Object.fromEntries(own), ...(filtered ? { filter: refTo('schemas', filter) } : {}) } }
}

function describeRoute(components: Components, schema: Given, route: RouteOptions): object {
  const { body, params, querystring, response = {}, operationId = '', ...rest } = schema
  // Parameters stand one by one in an operation, so that the object around them has no name.
  const parts = (one: z.ZodType) => {
    const made = components.refer(one, 'input')
    return components.schemas[nameIn(made.$ref) ?? ''] ?? made
  }
  const answer = (one: Described): object => {
    if (!('content' in one)) return components.refer(one, 'output')
    const content = Object.entries(one.content).map(([type, { schema: held }]) => [
      type,
      { schema: components.refer('schema' in held ? held.schema : held, 'output') },
    ])
    return { ...one, content: Object.fromEntries(content) as object }
  }
  const streamed = route.config?.streamed
  const query = querystring && withFilter(components, operationId, parts(querystring))
  return {
    ...rest,
    operationId,
    tags: [featureOf(operationId)],
    headers: { type: 'object', properties: headersOf(route) },
    ...(params ? { params: parts(params) } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body: components.refer(body, 'input') } : {}),
    ...(streamed ? { consumes: streamed, body: { type: 'string', format: 'binary' } satisfies JsonSchema } : {}),
    response: Object.fromEntries(Object.entries(response).map(([status, one]) => [status, answer(one)])),
  }
}

/** How the description is made of the routes, for the documentation's plugin. The schemas are named once it is asked for. */
export function openDescription(): Pick<FastifyDynamicSwaggerOptions, 'transform' | 'transformObject'> {
  let opened: Components | undefined
  return {
    transform: ({ schema, url, route }) => {
      const given = schema as unknown as Given | undefined
      const path = url.replace(/^\/api/, '')
      if (!given || given.hide || !given.operationId) return { schema: { hide: true }, url: path }
      opened ??= nameSchemas()
      return { schema: describeRoute(opened, given, route), url: path }
    },
    transformObject: (given) => {
      if (!('openapiObject' in given)) return given.swaggerObject
      opened ??= nameSchemas()
      const document = given.openapiObject as unknown as Document
      document.tags = Object.entries(features).map(([name, { about }]) => ({ name, description: about }))
      document.components = { ...document.components, schemas: opened.schemas }
      return shareParts(withExamples(foldResources(document))) as unknown as typeof given.openapiObject
    },
  }
}
