// One log line for each request, under an id that is also a header of the answer: the call, status, error code and caller. Ids only, no
// names.
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const header = 'x-request-id'
const usable = /^[\w-]{8,64}$/
const requestedBy = new WeakMap<FastifyRequest, { tenant: string; audience: string; person: string | null }>()
/** Paths that monitoring calls every few seconds. */
const quiet = new Set(['/api/health', '/api/ready'])

/** The id that a proxy gave the request, if it is well-formed, else a new UUID. */
export function requestId({ headers }: { headers: Record<string, string | string[] | undefined> }): string {
  const given = headers[header]
  return typeof given === 'string' && usable.test(given) ? given : randomUUID()
}

/** Records the request's session for its log line. */
export const noteCaller = (request: FastifyRequest, caller: { tenantId: string; audience: string; subjectId: string | null }): void =>
  void requestedBy.set(request, { tenant: caller.tenantId, audience: caller.audience, person: caller.subjectId })

/** Whether a session was opened for the request. */
export const hasCaller = (request: FastifyRequest): boolean => requestedBy.has(request)

const refusals = new WeakMap<FastifyRequest, string>()
/** Records the error code of a request for its log line. */
export const noteRefusal = (request: FastifyRequest, code: string): void => void refusals.set(request, code)

/** The name of the request's call: its operationId in the API description, else its route; one name for all requests without a route. */
export const callNameOf = ({ routeOptions: { schema, url } }: FastifyRequest): string =>
  (schema as { operationId?: string } | undefined)?.operationId ?? url ?? 'none'

/** Adds the request id to every answer, and writes the log line at its end. */
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
