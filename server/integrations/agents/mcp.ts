// The server for programs that act for people: Model Context Protocol over streamable HTTP, with the rights of an API key. It keeps no state
// between requests, so that any process answers any of them.
import { createHash } from 'node:crypto'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallToolRequestSchema, ListToolsRequestSchema, type CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { passes, rowRule, type Actor } from '../../../src/schema/core/access.ts'
import { headers } from '../../../src/schema/core/wireWords.ts'
import { resources } from '../../../src/schema/resources.ts'
import { presentChanges } from '../../core/access/present.ts'
import { tryOut, type TriedChange } from '../../core/db/trial.ts'
import { version } from '../../core/http/openapi/version.ts'
import { throughAgent } from '../../core/http/origin.ts'
import { Problem } from '../../core/http/problem.ts'
import { callerOf } from '../../core/http/request.ts'
import type { Caller, Services } from '../../core/services.ts'
import { confirmationOf, confirmedMinutes, isConfirmed } from './confirmation.ts'
import { toolsFor, type Tool, type ToolRequest } from './tools.ts'

const path = '/mcp'
const sessionHeader = 'mcp-session-id'
const instructions =
  'The work of a car dealership: customers, vehicles, bookings, leads, cases, payments. Times are ISO 8601 with the offset of the dealership, amounts are halalas (SAR 1 = 100). A tool that changes something answers first with what would change and a confirmation; show that to the person, and call it again with the confirmation when they agree.'

// The name of the program is said once, when it introduces itself. Its session's id holds the name, as nothing is kept here.
const sessionOf = (name: string): string => Buffer.from(JSON.stringify({ name: name.slice(0, 60) })).toString('base64url')
function programOf(request: FastifyRequest): string {
  const id = request.headers[sessionHeader]
  try {
    return z.object({ name: z.string().min(1).max(60) }).parse(JSON.parse(Buffer.from(String(id), 'base64url').toString())).name
  } catch {
    return 'MCP'
  }
}
const introduction = z.object({
  method: z.literal('initialize'),
  params: z.object({ clientInfo: z.object({ name: z.string(), title: z.string().optional() }) }),
})

const text = (answer: unknown, isError = false): CallToolResult => ({
  content: [{ type: 'text', text: typeof answer === 'string' ? answer : JSON.stringify(answer) }],
  ...(typeof answer === 'object' && answer !== null && !Array.isArray(answer)
    ? { structuredContent: answer as Record<string, unknown> }
    : {}),
  ...(isError ? { isError } : {}),
})

/** A change as the caller may see it: of a row that they may not read, only that there is one. */
function shownChange(actor: Actor, { resource, rowId, action, changes, row }: TriedChange): object {
  const ruled = resources[resource]
  const of = { resource, action, ...(action === 'create' ? {} : { id: rowId }) }
  if (resource === 'messages') return { ...of, kind: row['kind'], channel: row['channel'] }
  if (!passes(rowRule(actor, ruled, 'show'), actor, row)) return of
  return { ...of, changes: presentChanges(resource, changes, passes(rowRule(actor, ruled, 'unmask'), actor, row)) }
}

/** Adds `POST /mcp`. Only for API keys: forbidden (403) for people. */
export function registerAgents(app: FastifyInstance, services: Services): void {
  async function send(request: FastifyRequest, { method, path: at, query = {}, body }: ToolRequest, more: Record<string, string> = {}) {
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries(query))
      for (const one of [value].flat()) if (one !== undefined && one !== null) search.append(name, String(one))
    const { statusCode, body: said } = await app.inject({
      method,
      url: `/api${at}?${search.toString()}`,
      remoteAddress: request.ip,
      headers: {
        authorization: request.headers.authorization ?? '',
        'accept-language': request.headers['accept-language'] ?? 'en',
        ...more,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    return { status: statusCode, answer: JSON.parse(said) as unknown }
  }

  async function use(request: FastifyRequest, caller: Caller & { actor: Actor }, tool: Tool, all: Record<string, unknown>) {
    const { confirmation, ...given } = all
    if (tool.answer) return text(tool.answer(given))
    const wanted = tool.request?.(given)
    if (!wanted) throw new Error(`The tool ${tool.name} does nothing.`)
    const result = ({ status, answer }: Awaited<ReturnType<typeof send>>) => text(answer, status >= 400)
    if (tool.reads) return result(await send(request, wanted))
    const what = { keyId: caller.key?.id ?? '', tool: tool.name, given }
    if (typeof confirmation === 'string') {
      if (!isConfirmed(services, what, confirmation))
        return text('The confirmation is of another input, or older than ten minutes. Call the tool without it again.', true)
      // The same confirmation twice is the same request twice.
      const once = createHash('sha256').update(confirmation).digest('hex')
      return result(await send(request, wanted, { [headers.idempotency]: once }))
    }
    const tried = await tryOut(() => send(request, wanted))
    if (tried.result.status >= 400) return result(tried.result)
    return text({
      wouldChange: tried.changes.map((change) => shownChange(caller.actor, change)),
      done: false,
      confirmation: confirmationOf(services, what),
      confirmWithinMinutes: confirmedMinutes,
    })
  }

  async function answerMcp(request: FastifyRequest, caller: Caller & { actor: Actor }): Promise<Response> {
    const tools = toolsFor(caller.actor)
    const server = new Server({ name: 'wakeel', version }, { capabilities: { tools: {} }, instructions })
    server.setRequestHandler(ListToolsRequestSchema, () => ({
      tools: tools.map(({ name, description, inputSchema, reads }) => ({
        ...{ name, description },
        inputSchema: { ...inputSchema, type: 'object' as const },
        annotations: { readOnlyHint: reads, openWorldHint: false },
      })),
    }))
    server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given = {} } }) => {
      const tool = tools.find((one) => one.name === name)
      if (!tool) return text(`There is no tool ${name} for this key.`, true)
      try {
        return await throughAgent(programOf(request), () => use(request, caller, tool, given))
      } catch (error) {
        if (error instanceof z.ZodError) return text({ badInput: z.flattenError(error).fieldErrors }, true)
        throw error
      }
    })
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
    await server.connect(transport)
    const url = `http://${request.host}/api${path}`
    const given = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    )
    return transport.handleRequest(new Request(url, { method: 'POST', headers: given }), { parsedBody: request.body })
  }

  app.post(path, { config: { access: 'staff' }, schema: { hide: true } }, async (request, reply) => {
    const caller = await callerOf(services, request)
    const { actor, key } = caller
    if (!actor || !key) throw new Problem('forbidden')
    const response = await answerMcp(request, { ...caller, actor })
    for (const [name, value] of response.headers) void reply.header(name, value)
    const introduced = introduction.safeParse(request.body)
    if (introduced.success) {
      const { title, name } = introduced.data.params.clientInfo
      void reply.header(sessionHeader, sessionOf(title ?? name))
    }
    return reply.status(response.status).send(await response.text())
  })
  // No stream of the server's own, and no session to end.
  for (const method of ['GET', 'DELETE'] as const)
    app.route({
      method,
      url: path,
      config: { access: 'anyone' },
      schema: { hide: true },
      handler: (_request, reply) => reply.status(405).header('allow', 'POST').send(),
    })
}
