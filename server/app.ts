// The server, built but not listening: tests inject requests into it.
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import type { House } from './house.ts'
import { fromAddress } from './origin.ts'
import { Problem } from './problem.ts'
import { registerBulk } from './routes/bulk.ts'
import { registerCalls } from './routes/calls.ts'
import { registerDocs } from './routes/docs.ts'
import { registerFiles } from './routes/files.ts'
import { registerPages } from './routes/pages.ts'
import { answerError, checkCsrf, checkTenant } from './routes/request.ts'
import { registerHistory } from './routes/history.ts'
import { registerResources } from './routes/resources.ts'
import { registerTransfer } from './routes/transfer.ts'
import { registerUploads } from './routes/uploads.ts'
import { serialise, validate } from './routes/validation.ts'

/** Where the built pages are; without a folder only the API is served. */
export interface AppOptions {
  pages?: string
  /** Pretty lines for a terminal. */
  pretty?: boolean
}

/** Builds the API, its description, health and readiness, and the pages. */
export async function buildApp(house: House, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({
    trustProxy: house.env.TRUST_PROXY,
    bodyLimit: 1_000_000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    logger: {
      level: house.env.LOG_LEVEL,
      redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-xsrf-token"]'],
      // Without the query: it may hold what a person typed into a search.
      serializers: { req: ({ method, url, id }) => ({ id, method, path: url?.split('?')[0] }) },
      ...(options.pretty ? { transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } } } : {}),
    },
  })
  app.setValidatorCompiler(validate)
  app.setSerializerCompiler(serialise)
  app.setErrorHandler((error, request, reply) => answerError(house, error as Error, request, reply))
  // A body-less POST with a JSON content type is an empty object, not an error.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, {})
    return app.getDefaultJsonParser('error', 'error')(request, body as string, done)
  })
  await app.register(cookie)
  await registerDocs(app)
  app.get('/api/health', { schema: { hide: true } }, () => ({ status: 'ok' }))
  app.get('/api/ready', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await house.engine.ping()
      return { status: 'ready', database: house.engine.kind }
    } catch (error) {
      return reply.status(503).send({ status: 'unavailable', reason: (error as Error).message })
    }
  })
  await app.register(
    async (api) => {
      api.addHook('preValidation', async (request) => {
        checkCsrf(request)
        checkTenant(request)
      })
      // After the body was read: reading it leaves the context that an earlier hook began.
      api.addHook('preHandler', (request, _reply, done) => fromAddress(request.ip, done))
      registerCalls(api, house)
      await registerUploads(api, house)
      registerFiles(api, house)
      registerResources(api, house)
      registerBulk(api, house)
      registerHistory(api, house)
      await registerTransfer(api, house)
    },
    { prefix: '/api' },
  )
  if (options.pages) await registerPages(app, house, options.pages)
  else app.setNotFoundHandler((request, reply) => answerError(house, new Problem('notFound'), request, reply))
  return app
}
