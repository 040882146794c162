// The tools for programs that act for people (MCP): six for all resources, and one for each call that says it is a tool. All of them are
// requests to this API, so that rights, checks and the audit are those of every other request.
import { z } from 'zod'
import { holds, may, type Actor } from '../../../src/schema/core/access.ts'
import type { Call } from '../../../src/schema/core/defineCall.ts'
import type { Resource } from '../../../src/schema/core/resource.ts'
import { idValue, line } from '../../../src/schema/core/values.ts'
import { calls } from '../../../src/schema/endpoints.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { graphs } from '../../../src/schema/transitions.ts'
import { jsonSchemaOf, type JsonSchema } from '../../core/http/openapi/jsonSchema.ts'
import { changeBody, moveBody } from '../../core/http/resourceShapes.ts'

/** A request to the API that a tool stands for. */
export interface ToolRequest {
  method: Call['method']
  /** Below the API's base. */
  path: string
  query?: Record<string, unknown>
  body?: unknown
}
/** A tool: its input as JSON schema, and the request or the answer that it stands for. Both throw ZodError for wrong input. */
export interface Tool {
  name: string
  description: string
  inputSchema: JsonSchema
  /** Whether it changes nothing; any other is tried first and needs a confirmation. */
  reads: boolean
  request?: (given: Record<string, unknown>) => ToolRequest
  answer?: (given: Record<string, unknown>) => unknown
}

const names = Object.keys(resources) as ResourceName[]
const definitionOf = (name: ResourceName) => resources[name] as unknown as Resource
const pathOf = (name: string) => `/${resources[name as ResourceName].path}`

function describe(name: ResourceName, actor: Actor): object {
  const { create, filter, record, readOnly, status } = definitionOf(name)
  const writes = !readOnly && may(actor, definitionOf(name), 'create')
  const changes = !readOnly && may(actor, definitionOf(name), 'edit')
  return {
    resource: name,
    row: jsonSchemaOf(record, 'output'),
    filter: jsonSchemaOf(filter, 'input'),
    ...(writes ? { create: jsonSchemaOf(create, 'input') } : {}),
    ...(changes ? { change: jsonSchemaOf(changeBody(name), 'input') } : {}),
    ...(status && changes ? { moves: graphs[status.graph].moves, move: jsonSchemaOf(moveBody(name), 'input') } : {}),
  }
}

const values = z.record(z.string().max(60), z.unknown())
const version = z.number().int()

/** A tool for all resources of which a caller has the right. */
interface ResourceTool {
  action: 'list' | 'create' | 'edit' | 'move'
  make: (of: readonly [ResourceName, ...ResourceName[]], actor: Actor) => Tool
}

// One tool for all resources keeps the list short: an agent reads it whole before each task. Its schema is made once, but for their names.
function resourceTool<I extends z.ZodObject>(
  { input, action, ...tool }: Pick<Tool, 'name' | 'description' | 'reads'> & { input: I; action: ResourceTool['action'] },
  what: { answer: (resource: ResourceName, actor: Actor) => object } | ((checked: z.output<I> & { resource: ResourceName }) => ToolRequest),
): ResourceTool {
  const { properties = {}, ...schema } = jsonSchemaOf(z.strictObject({ resource: z.enum(names), ...input.shape }), 'input')
  return {
    action,
    make: (of, actor) => {
      const check = (given: Record<string, unknown>) =>
        z.strictObject({ resource: z.enum(of), ...input.shape }).parse(given, { reportInput: true }) as unknown as z.output<I> & {
          resource: ResourceName
        }
      const run: Pick<Tool, 'request' | 'answer'> =
        typeof what === 'function'
          ? { request: (given) => what(check(given)) }
          : { answer: (given) => what.answer(check(given).resource, actor) }
      return {
        ...tool,
        inputSchema: { ...schema, properties: { ...properties, resource: { type: 'string', enum: [...of] } } },
        ...run,
      }
    },
  }
}

const row = z.object({ id: idValue })
const resourceTools = [
  resourceTool(
    {
      ...{ name: 'describe', action: 'list', reads: true, input: z.object({}) },
      description: 'The fields, filters and moves of a resource. Use it before find, create, change and move.',
    },
    { answer: describe },
  ),
  resourceTool(
    {
      ...{ name: 'find', action: 'list', reads: true },
      description: 'Rows of a resource: by words in them (q), by filters of its fields, a page at a time.',
      input: z.object({
        q: z.string().max(200).optional(),
        filter: z.record(z.string().max(60), z.union([z.string().max(200), z.array(z.string().max(200)).max(50)])).optional(),
        sort: z.string().max(60).optional(),
        order: z.enum(['ASC', 'DESC']).optional(),
        page: z.number().int().min(1).optional(),
        size: z.number().int().min(1).max(100).optional(),
      }),
    },
    ({ resource, filter = {}, ...query }) => ({ method: 'GET', path: pathOf(resource), query: { ...filter, ...query } }),
  ),
  resourceTool(
    { name: 'read', action: 'list', reads: true, description: 'One row of a resource, whole.', input: row },
    ({ resource, id }) => ({ method: 'GET', path: `${pathOf(resource)}/${id}` }),
  ),
  resourceTool(
    { name: 'create', action: 'create', reads: false, description: 'A new row of a resource.', input: z.object({ values }) },
    ({ resource, values: body }) => ({ method: 'POST', path: pathOf(resource), body }),
  ),
  resourceTool(
    {
      ...{ name: 'change', action: 'edit', reads: false, input: row.extend({ version, values }) },
      description: 'Other values for a row; version is that of the row as it was read.',
    },
    ({ resource, id, values: changed, version: known }) => ({
      ...{ method: 'PUT', path: `${pathOf(resource)}/${id}` },
      body: { ...changed, version: known },
    }),
  ),
  resourceTool(
    {
      ...{ name: 'move', action: 'move', reads: false, input: row.extend({ version, to: line(40), values: values.optional() }) },
      description: 'Moves a row to another status, with the values that the move needs.',
    },
    ({ resource, id, values: more = {}, ...body }) => ({
      ...{ method: 'POST', path: `${pathOf(resource)}/${id}/status` },
      body: { ...more, to: body.to, version: body.version },
    }),
  ),
]

/** Whether rows of a resource are ever created, changed or moved by its own routes. */
const takes = (name: ResourceName, action: ResourceTool['action']): boolean =>
  action === 'list' || (action === 'move' ? definitionOf(name).status !== undefined : !definitionOf(name).readOnly)

function resourceToolsFor(actor: Actor): Tool[] {
  return resourceTools.flatMap(({ action, make }) => {
    const [first, ...others] = names.filter((name) => takes(name, action) && may(actor, definitionOf(name), action))
    return first === undefined ? [] : [make([first, ...others], actor)]
  })
}

/** The names in a path, and what may stand there. */
const partsOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

function mayCall({ access }: Call, actor: Actor): boolean {
  if (typeof access === 'string') return false
  return ('anyOf' in access ? access.anyOf : [access]).some((right) => holds(actor, right))
}

function callTool(call: (typeof calls)[number]): Tool[] {
  const { name, method, path, tool, input } = call as Call & { name: string }
  if (tool === undefined) return []
  const parts = partsOf(path)
  const { properties = {}, required = [], ...schema } = jsonSchemaOf(input, 'input')
  const inPath = Object.fromEntries(parts.map((part) => [part, part === 'id' ? jsonSchemaOf(idValue, 'input') : { type: 'string' }]))
  return [
    {
      ...{ name, description: tool, reads: method === 'GET' },
      inputSchema: { ...schema, type: 'object', properties: { ...inPath, ...properties }, required: [...parts, ...required] },
      request: (given) => {
        const filled = parts.reduce(
          (made, part) => made.replace(`{${part}}`, encodeURIComponent(String(given[part] ?? ''))),
          path as string,
        )
        const rest = Object.fromEntries(Object.entries(given).filter(([key]) => !parts.includes(key)))
        return { method, path: filled, ...(method === 'GET' ? { query: rest } : { body: rest }) }
      },
    },
  ]
}

const confirmed = { type: 'string', description: 'What the first answer gave: the change is made with it only.' }

const callTools = calls.flatMap((call) => callTool(call).map((tool) => ({ call: call as Call, tool })))

/** The tools that a caller with these rights may use. Whether a row is theirs, each request decides. */
export const toolsFor = (actor: Actor): Tool[] =>
  [...resourceToolsFor(actor), ...callTools.filter(({ call }) => mayCall(call, actor)).map(({ tool }) => tool)].map((tool) =>
    tool.reads
      ? tool
      : {
          ...tool,
          description: `${tool.description} Answers first with what would change; call it again with the same input and the confirmation.`,
          inputSchema: { ...tool.inputSchema, properties: { ...tool.inputSchema.properties, confirmation: confirmed } },
        },
  )
