// One line for each request, under an id that the answer carries too: what was called, how it went, with which code it was refused, whose
// it was. Ids only, no names.
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const header = 'x-request-id'
const usable = /^[\w-]{8,64}$/
const requestedBy = new WeakMap<FastifyRequest, { tenant: string; audience: string; person: string | null }>()
/** Looked at by machines every few seconds. */
const quiet = new Set(['/api/health', '/api/ready'])

/** The id that a proxy gave the request, where it can be one, else a new one. */
export function requestId({ headers }: { headers: Record<string, string | string[] | undefined> }): string {
  const given = headers[header]
  return typeof given === 'string' && usable.test(given) ? given : randomUUID()
}

/** Notes for the log whose session a request has. */
export const noteCaller = (request: FastifyRequest, caller: { tenantId: string; audience: string; subjectId: string | null }): void =>
  void requestedBy.set(request, { tenant: caller.tenantId, audience: caller.audience, person: caller.subjectId })

const refusals = new WeakMap<FastifyRequest, string>()
/** Notes for the log with which code a request was refused. */
export const noteRefusal = (request: FastifyRequest, code: string): void => void refusals.set(request, code)

/** The name of the call that a request is for: as the description has it, else its route; everything without a route is one. */
export const callNameOf = ({ routeOptions: { schema, url } }: FastifyRequest): string =>
  (schema as { operationId?: string } | undefined)?.operationId ?? url ?? 'none'

/** Adds the id to every answer, and the line at its end. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(header, request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request
    const path = url.split('?')[0] ?? ''
    const ms = Math.round(reply.elapsedTime)
    const refused = refusals.get(request)
    const line = {
      ...{ method, path, call: callNameOf(request), status: reply.statusCode, ms },
      ...(refused && { refused }),
      ...requestedBy.get(request),
    }
    request.log[quiet.has(path) ? 'debug' : 'info'](line, 'answered')
  })
}
