// Shared by all calls of the API: language, tenant, session, and the answer for an error.
import type { FastifyContextConfig, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { timingSafeEqual } from 'node:crypto'
import { problemsOf } from '../../../src/schema/core/problems.ts'
import type { LanguageWord } from '../../../src/schema/core/limits.ts'
import type { ErrorBody } from '../../../src/schema/endpoints.ts'
import { headers } from '../../../src/schema/core/wireWords.ts'
import type { Caller, Services } from '../services.ts'
import { isClosed, noteClosedModules } from './closedModules.ts'
import { databaseProblem, Problem, type ProblemDetails } from './problem.ts'
import { noteKey } from './origin.ts'
import { cookieName } from './publicUrl.ts'
import type { Query } from '../db/engine.ts'
import { isKey } from '../access/apiKeys.ts'
import { findCaller, readAs, tenantOfToken, type ReadAs } from '../access/sessions.ts'
import { setRegion } from '../time/region.ts'
import { noteCaller, noteRefusal } from '../telemetry/requestLog.ts'
import { ValidationFailure } from './validation.ts'
import { namedKey } from '../../../src/schema/core/dataKeys.ts'

const headerOf = (request: FastifyRequest, name: string): string | null => [request.headers[name]].flat()[0] ?? null

/** Arabic when the request prefers it, else English. */
export const languageOfRequest = (request: FastifyRequest): LanguageWord =>
  (headerOf(request, headers.language) ?? '').toLowerCase().startsWith('ar') ? 'arabic' : 'english'

// Read from the URL: validation removes undeclared parameters from the query.
const tenantOfQuery = (request: FastifyRequest): string | null => new URLSearchParams(request.url.split('?')[1] ?? '').get('tenantId')

/** The tenant that the request names in a header or the query; '' when it is not formed like a tenant's id, null when none is named. */
export function tenantOfRequest(request: FastifyRequest): string | null {
  const named = headerOf(request, headers.tenant) ?? tenantOfQuery(request)
  return named && /^[a-z0-9-]{1,40}$/.test(named) ? named : named ? '' : null
}

const tokenOf = (request: FastifyRequest): string | undefined => /^Bearer (.+)$/.exec(headerOf(request, 'authorization') ?? '')?.[1]

/** The tenant of the token, else the one that the request names; null where there is neither. */
export const tenantOfSender = (request: FastifyRequest): string | null =>
  tenantOfToken(tokenOf(request) ?? '') ?? (tenantOfRequest(request) || null)

/** Throws notFound (404) for a request that names another tenant than its token, before anything else is checked. */
export function checkTenant(request: FastifyRequest): void {
  const tenant = tenantOfToken(tokenOf(request) ?? '')
  const body = (request.body as Record<string, unknown> | null | undefined)?.['tenantId']
  const named = [headerOf(request, headers.tenant), tenantOfQuery(request), body]
  // Otherwise a token of one tenant could be used on another tenant's rows.
  if (tenant !== null && named.some((one) => one !== null && one !== undefined && one !== tenant)) throw new Problem('notFound')
}

/** The Idempotency-Key, when one was sent. */
export const idempotencyKeyOf = (request: FastifyRequest): string | null => headerOf(request, headers.idempotency)?.slice(0, 200) ?? null

/** The proof of work, when one was sent. */
export const proofOf = (request: FastifyRequest): string | null => headerOf(request, headers.proof)

// A key may call less than a person of its rights: see docs/decisions/apiKeys.md.
const isForPeople = ({ access, forPeople }: FastifyContextConfig): boolean =>
  forPeople === true ||
  (typeof access === 'object' && 'access' in access && (access.forPeople === true || typeof access.access === 'string'))

const paces = { slow: 'keyCallsSlow', usual: 'keyCallsUsual', fast: 'keyCallsFast' } as const

/** Counts the call of an API key, and throws forPeople (403) for one that a key may not make; tooManyRequests (429). */
async function admitKey(services: Services, request: FastifyRequest, { key, tenantId }: Caller): Promise<void> {
  if (!key) return
  await services.rateLimits.take(paces[key.pace], `${tenantId}:${key.id}`)
  if (isForPeople(request.routeOptions.config)) throw new Problem('forPeople')
  noteKey(key.name)
}

/**
 * The open session of a request. Throws unauthenticated (401) without one. A session opened by a link counts as a visitor's, except for
 * calls with `byLink`, which are limited to its one booking: otherwise anyone with a forwarded message could act as the customer
 * everywhere.
 */
export async function callerOf(services: Services, request: FastifyRequest, byLink = false): Promise<Caller> {
  const token = tokenOf(request)
  const caller = token ? await findCaller(services.engine, token, services.now()) : undefined
  if (!caller) throw new Problem('unauthenticated')
  await admitKey(services, request, caller)
  noteCaller(request, caller)
  noteClosedModules(request, caller.closedModules)
  setRegion(caller.region)
  return caller.appointmentId === null || byLink ? caller : { ...caller, audience: 'visitor', subjectId: null, mobile: null }
}

/**
 * Runs the queries of `plan` for the caller of a request together with the session's look-up. Throws unauthenticated (401) without a
 * session, and what `plan` throws.
 */
export async function readAsCaller(
  services: Services,
  request: FastifyRequest,
  plan: (caller: Caller) => readonly Query[],
): Promise<ReadAs> {
  const token = tokenOf(request)
  if (token && isKey(token)) {
    // Its calls are counted before anything is read.
    const caller = await callerOf(services, request)
    return { caller, answers: await services.engine.read(caller.tenantId, plan(caller)) }
  }
  const noted = (caller: Caller) => {
    noteClosedModules(request, caller.closedModules)
    return plan(caller)
  }
  const read = token ? await readAs(services.engine, token, services.now(), noted) : undefined
  if (!read || read.caller.appointmentId !== null) throw new Problem('unauthenticated')
  noteCaller(request, read.caller)
  setRegion(read.caller.region)
  return read
}

/**
 * Throws csrf (403) for a write whose CSRF cookie and header differ (double submit). Clients without cookies are identified by their token
 * alone.
 */
export function checkCsrf(services: Services, request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const cookie = request.cookies[cookieName(services, headers.csrfCookie)]
  if (cookie === undefined) return
  const given = Buffer.from(headerOf(request, headers.csrf) ?? '')
  const expected = Buffer.from(cookie)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Problem('csrf')
}

/** An error as the Problem that is answered: what the input's checks, the database and the framework throw have theirs, all else is internal. */
export function asProblem(error: FastifyError | Error): Problem {
  if (error instanceof Problem) return error
  const cause = 'validation' in error && error.validation ? ((error as unknown as { cause?: unknown }).cause ?? error) : error
  const failure = cause instanceof ValidationFailure ? cause : error instanceof ValidationFailure ? error : undefined
  if (failure)
    return new Problem('badInput', {
      fields: Object.fromEntries(problemsOf(failure.error).map(({ path, key, params }) => [path, { key, params }])),
    })
  const { code = '', statusCode = 500 } = error as FastifyError
  const found = databaseProblem(error)
  if (found) return found
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem('tooLarge')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Problem('wrongMediaType')
  return statusCode >= 400 && statusCode < 500 ? new Problem('badInput') : new Problem('internal')
}

/** Sends an error as status and body, in the request's language. */
export function answerError(services: Services, error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = asProblem(error)
  // Nobody has a right on a module that is switched off: to them it is not there.
  const problem = refused.code === 'forbidden' && isClosed(request) ? new Problem('notFound') : refused
  if (problem.status >= 500) request.log.error({ err: error }, 'call failed')
  const language = languageOfRequest(request)
  noteRefusal(request, problem.code)
  if (problem.more.retryAfter) void reply.header('retry-after', String(problem.more.retryAfter))
  return reply.status(problem.status).send(bodyOf(services, language, problem.code, problem.more))
}

function bodyOf(services: Services, language: LanguageWord, code: string, more: ProblemDetails): ErrorBody {
  const fields = Object.entries(more.fields ?? {}).map(([field, { key, params }]): [string, string] => [
    field,
    services.texts(language, namedKey(key), params),
  ])
  return {
    message: services.texts(language, namedKey(`errors.${code}`), more.params),
    code,
    ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
    ...(more.details ? { details: more.details } : {}),
  }
}
