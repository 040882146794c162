// Builds the server without listening; tests inject requests into it.
import type { Writable } from 'node:stream'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { refusalBefore, requireRouteAccess } from './core/http/admit.ts'
import { answerUnreadable } from './core/http/unreadable.ts'
import { registerRetryAfter } from './core/http/retryAfter.ts'
import { registerHeaders } from './core/http/headers.ts'
import type { Services } from './core/services.ts'
import { loggerFor } from './core/telemetry/logging.ts'
import { defaultRegion } from '../src/schema/core/time/region.ts'
import { inRegion } from './core/time/region.ts'
import { fromAddress } from './core/http/origin.ts'
import { Problem } from './core/http/problem.ts'
import { buildOf, tellBuild } from './core/http/build.ts'
import { noteBrokenText, refuseBrokenText } from './core/http/brokenText.ts'
import { registerBulk } from './backgroundJobs/bulk/handlers.ts'
import { registerShortLinks } from './core/http/codeLinks.ts'
import { registerCalendarFeed } from './staff/handlers/calendarLinks.ts'
import { registerCampaignLinks } from './campaigns/handlers/campaignLinks.ts'
import { registerCalls } from './calls.ts'
import { registerDocs } from './core/http/openapi/docs.ts'
import { registerFiles } from './files/handlers/files.ts'
import { registerPages } from './pages.ts'
import { registerJobDocuments } from './workshop/handlers/documents.ts'
import { registerReceipt } from './payments/documents/answerReceipt.ts'
import { registerServiceRecord } from './garage/serviceRecord.ts'
import { answerError, asProblem, checkCsrf, checkTenant } from './core/http/request.ts'
import { registerBoards } from './core/http/boards.ts'
import { registerHistory } from './audit/handlers.ts'
import { registerLive } from './core/live/stream.ts'
import { registerMessageReports } from './messages/handlers/messageReports.ts'
import { registerProviderCalls } from './conversations/handlers/providerCalls.ts'
import { registerPaymentNotices } from './payments/handlers.ts'
import { registerResources } from './core/http/resources.ts'
import { registerClosure } from './appointments/handlers/closure.ts'
import { registerAgents } from './integrations/agents/mcp.ts'
import { registerTransfer } from './transfer/handlers.ts'
import { registerFormLeads } from './integrations/handlers/leadForms.ts'
import { answerPreflights, guardOrigins } from './settings/crossOrigin.ts'
import { registerUploads } from './files/handlers/uploads.ts'
import type { ServedSimulator } from './payments/simulators/demo.ts'
import { serialise, validate } from './core/http/validation.ts'
import { registerRequestLog, requestId } from './core/telemetry/requestLog.ts'

/** The folder of the built pages; without it only the API is served. */
export interface AppOptions {
  pages?: string
  /** Simulators of providers, each served below its own path. */
  simulators?: readonly ServedSimulator[]
  /** Receives the log's lines instead of the terminal. */
  logTo?: Writable
  /** Whether log lines are formatted for a terminal. */
  pretty?: boolean
  /** Whether the process is about to stop: it still answers, and tells proxies to send no more requests. */
  isLeaving?: () => boolean
  /** Functions that add their hooks first: metrics and traces, if they are on. */
  watchers?: ((app: FastifyInstance) => void)[]
}

/** Builds the API, its documentation, health and readiness, and the pages. */
export async function buildApp(services: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({
    // Only what the proxies in front added: whatever stood in the header before that came from the client.
    trustProxy: (_address, hop) => hop < services.env.TRUST_PROXY,
    bodyLimit: 1_000_000,
    return503OnClosing: true,
    // Errors before routing, such as an invalid URL, are answered like every other error.
    frameworkErrors: (error, request, reply) => void answerError(services, error, request, reply),
    clientErrorHandler: answerUnreadable(services),
    // Milliseconds for each plugin to load: the default of ten thousand would fail the start on a busy machine.
    pluginTimeout: 60_000,
    forceCloseConnections: 'idle',
    // Milliseconds; enough for a file on a slow connection, so that slow senders do not hold connections longer.
    requestTimeout: 120_000,
    connectionTimeout: 120_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000, maxHeaderSize: 16_384 },
    logger: { ...loggerFor(services.env, options.pretty), ...(options.logTo ? { stream: options.logTo } : {}) },
    // Replaced by our own line for each request.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
  })
  options.watchers?.forEach((watch) => watch(app))
  registerRequestLog(app)
  app.setValidatorCompiler(validate)
  app.setSerializerCompiler(serialise)
  app.setErrorHandler(async (error, request, reply) => {
    const problem = asProblem(error as Error)
    const first = await refusalBefore(services, request, problem)
    return answerError(services, first === problem ? (error as Error) : first, request, reply)
  })
  // A POST without a body but with a JSON content type is read as an empty object instead of an error.
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, {})
    return app.getDefaultJsonParser('error', 'error')(request, body as string, (error, parsed: unknown) => {
      if (!error) noteBrokenText(request, body as string, parsed)
      done(error, parsed)
    })
  })
  await registerHeaders(app, services)
  await app.register(cookie)
  guardOrigins(app, services)
  // Compresses pages and answers; built files are compressed already, event streams must not be buffered. Compressed request bodies are not
  // accepted.
  await app.register(compress, {
    customTypes: /^(text\/html|application\/json)/,
    threshold: 2048,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  })
  registerRetryAfter(app)
  await registerDocs(app)
  app.get('/api/health', { schema: { hide: true } }, () => ({ status: 'ok' }))
  // Set when the answer is sent: a connection whose request began before the process started to stop would otherwise stay open for a
  // minute.
  app.addHook('onSend', async (_request, reply) => {
    if (options.isLeaving?.()) void reply.header('connection', 'close')
  })
  app.get('/api/ready', { schema: { hide: true } }, async (request, reply) => {
    if (options.isLeaving?.()) return reply.status(503).send({ status: 'leaving' })
    try {
      await services.engine.ping()
      return { status: 'ready', database: services.engine.kind }
    } catch (error) {
      // The reason names addresses, which are for the log only.
      request.log.error({ err: error }, 'the database does not answer')
      return reply.status(503).send({ status: 'unavailable' })
    }
  })
  await app.register(
    async (api) => {
      requireRouteAccess(api)
      tellBuild(api, buildOf(options.pages))
      answerPreflights(api, services)
      api.addHook('preValidation', async (request) => {
        checkCsrf(services, request)
        checkTenant(request)
      })
      api.addHook('preHandler', async (request) => refuseBrokenText(request))
      // After the body was read, because reading it leaves the asynchronous context of earlier hooks.
      api.addHook('preHandler', (request, _reply, done) => fromAddress(request.ip, done))
      // The default one until a session says whose request it is.
      api.addHook('preHandler', (_request, _reply, done) => inRegion(defaultRegion, done))
      registerCalls(api, services)
      await registerUploads(api, services)
      registerFiles(api, services)
      registerJobDocuments(api, services)
      registerReceipt(api, services)
      registerServiceRecord(api, services)
      registerPaymentNotices(api, services)
      await registerMessageReports(api, services)
      await registerProviderCalls(api, services)
      registerResources(api, services)
      registerClosure(api, services)
      registerBulk(api, services)
      registerBoards(api, services)
      registerHistory(api, services)
      registerLive(api, services)
      await registerTransfer(api, services)
      await registerFormLeads(api, services)
      registerAgents(api, services)
    },
    { prefix: '/api' },
  )
  registerCampaignLinks(app, services)
  registerShortLinks(app, services)
  registerCalendarFeed(app, services)
  for (const { path, register } of options.simulators ?? []) await app.register(register, { prefix: path })
  if (options.pages) await registerPages(app, services, options.pages)
  else app.setNotFoundHandler((request, reply) => answerError(services, new Problem('notFound'), request, reply))
  return app
}
