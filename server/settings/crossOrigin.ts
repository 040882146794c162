// Pages of other sites that call the API from a browser: only those that the tenant of the token allows, and never with cookies.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { embedOriginsOf } from '../../src/schema/settings/embedOrigins.ts'
import { Problem } from '../core/http/problem.ts'
import { tenantOfSender } from '../core/http/request.ts'
import type { Services } from '../core/services.ts'
import { isAllowedOrigin, isListedOrigin } from './allowedOrigins.ts'

const methods = 'GET, POST, PUT, PATCH, DELETE'
const sent = 'accept, accept-language, authorization, content-type, idempotency-key, if-none-match, range, tenant'
const read = 'content-range, etag, retry-after'
/** Seconds for which a browser sends no further preflight. */
const remembered = '600'

/** The origin of a request that a script of another site's page makes; browsers say so themselves. */
function foreignOrigin({ headers, method }: FastifyRequest): string | undefined {
  const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers
  const isPreflight = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
  return origin !== undefined && (isPreflight || (mode === 'cors' && site !== 'same-origin')) ? origin : undefined
}

const allow = (reply: FastifyReply, origin: string): void =>
  void reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': read })

// Calls of the API, and what no route answers. Other routes say themselves who may read them.
const isGuarded = ({ is404, routeOptions: { config, url } }: FastifyRequest): boolean =>
  config.access !== undefined || is404 || url === '/*'

/**
 * Adds the headers of cross-origin answers. A request of a site that the tenant does not allow is refused (originNotAllowed, 403) before
 * anything is done.
 */
export function guardOrigins(app: FastifyInstance, services: Services): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/') || !isGuarded(request)) return
    void reply.header('vary', 'Origin')
    const origin = foreignOrigin(request)
    if (origin === undefined || request.method === 'OPTIONS') return
    const tenantId = tenantOfSender(request)
    if (tenantId === null || !(await isAllowedOrigin(services, tenantId, origin))) throw new Problem('originNotAllowed')
    allow(reply, origin)
  })
}

/**
 * Answers preflights below the API base. They have no token and so no tenant: one is answered for origins that any tenant allows, and lets
 * nothing happen by itself.
 */
export function answerPreflights(api: FastifyInstance, services: Services): void {
  api.options('/*', {
    config: { access: 'anyone' },
    schema: { hide: true },
    handler: async (request, reply) => {
      const [origin] = embedOriginsOf(foreignOrigin(request))
      if (origin === undefined || !(await isListedOrigin(services, origin, request.ip))) throw new Problem('originNotAllowed')
      allow(reply, origin)
      void reply.headers({
        'access-control-allow-methods': methods,
        'access-control-allow-headers': sent,
        'access-control-max-age': remembered,
      })
      return reply.status(204).send()
    },
  })
}
