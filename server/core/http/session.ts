// What a route works with: who makes the request, and the database as they may see it. Routes and handlers have no other access to the
// database, and no other place applies an Idempotency-Key.
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../../src/schema/core/access.ts'
import type { Call, FileCall } from '../../../src/schema/core/defineCall.ts'
import type { Limit } from '../../../src/schema/core/rateRules.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import { countCall, requireAccess } from '../access/requireAccess.ts'
import { asStaff, database, type CallerDb, type Once, type TenantDb } from '../db/caller/as.ts'
import { hasRelations, relate } from '../db/caller/relations.ts'
import { pageFrom, pageQueries, type ListQuestion, type RowOf } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import type { Caller, Services, SessionCall } from '../services.ts'
import { actorOf } from './actor.ts'
import { onceByKey } from './onceByKey.ts'
import { Problem } from './problem.ts'
import { requireProof } from './proofOfWork.ts'
import { callerOf, idempotencyKeyOf, proofOf, readAsCaller } from './request.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The same request sent again with the same Idempotency-Key is done once and answered alike. The word separates the keys of different
     * routes. The handler then works in one transaction of `db`, whose answer is its own.
     */
    idempotent?: string | undefined
  }
}

/** An open session, and the tenant as its caller may see it. */
export type Session = Pick<SessionCall<unknown>, 'services' | 'params' | 'caller' | 'db'>
/** The session of a member of staff. */
export interface StaffSession extends Session {
  actor: Actor
}

// Requests whose handler used the transaction that keeps its answer.
const kept = new WeakSet<FastifyRequest>()

function onceFor(services: Services, request: FastifyRequest, caller: Caller): Once | undefined {
  const { idempotent } = request.routeOptions.config
  if (!idempotent) return undefined
  // Not by the token, of which an expired one is replaced between two attempts, nor by the address, which a phone changes on its way.
  const who = caller.key?.id ?? caller.actor?.id ?? caller.mobile ?? 'visitor'
  return (tx, work) => {
    kept.add(request)
    const { body: input, params } = request
    return onceByKey(tx, idempotencyKeyOf(request), `${idempotent}:${who}`, { input, params }, services.now(), work)
  }
}

/** Throws when the route is declared idempotent and its handler began no transaction to keep its answer in. */
export function requireKept(request: FastifyRequest): void {
  const { idempotent } = request.routeOptions.config
  if (idempotent && !kept.has(request)) throw new Error(`The handler of ${idempotent} begins no transaction to keep its answer in.`)
}

const open = (services: Services, request: FastifyRequest, caller: Caller): Session => ({
  services,
  caller,
  params: request.params as Record<string, string>,
  db: database(services.engine).as(caller, onceFor(services, request, caller)),
})

/** The session of a route that is no defined call. Throws unauthenticated (401) without one. */
export const sessionOf = async (services: Services, request: FastifyRequest): Promise<Session> =>
  open(services, request, await callerOf(services, request))

/** The same for staff only: unauthenticated (401) for every other caller. */
export async function staffOf(services: Services, request: FastifyRequest): Promise<StaffSession> {
  const session = await sessionOf(services, request)
  return { ...session, actor: actorOf(session) }
}

/**
 * The session of a defined call, once its access, proof of work and rate limits are checked. Throws as `callerOf`, `requireAccess`,
 * `requireProof` and `countCall`.
 */
export async function sessionOfCall(services: Services, request: FastifyRequest, call: Call | FileCall): Promise<Session> {
  const caller = await callerOf(services, request, call.byLink)
  const made = madeOf(request)
  await requireAccess(services, call, caller, made)
  if ('proofOfWork' in call && caller.audience === 'visitor') await requireProof(services, proofOf(request))
  await countCall(services, call.rateLimit, caller, made)
  return open(services, request, caller)
}

/** The parts of a request that access and rate limits depend on. */
export const madeOf = (request: FastifyRequest) => ({
  params: request.params as Record<string, string>,
  input: request.method === 'GET' || request.method === 'HEAD' ? request.query : request.body,
  address: request.ip,
})

/** A tenant's database for a route without a session, such as a provider's notice or a signed link: the route proves its right itself. */
export const tenantDb = (services: Services, tenantId: string): TenantDb => database(services.engine).of(tenantId)

/** Counts a request without a session. `tenantId` where the request proves its tenant. Throws tooManyRequests (429). */
export const countRequest = (
  services: Services,
  request: FastifyRequest,
  limits: readonly Limit[] | undefined,
  tenantId: string | null = null,
): Promise<void> => countCall(services, limits, { tenantId }, madeOf(request))

/** A preHandler of a route without a session that counts by these limits. */
export const limited = (services: Services, limits: readonly Limit[]) => (request: FastifyRequest) =>
  countRequest(services, request, limits)

type AnyColumns = (...given: [CallerDb, readonly unknown[], Date]) => Promise<readonly Row[]>

/**
 * A page of a resource's list for a member of staff, together with the look-up of their session in one round trip. `named`: only names are
 * shown of the rows, so that rights by related rows are not looked up.
 */
export async function readList<N extends ResourceName>(
  services: Services,
  request: FastifyRequest,
  name: N,
  questionOf: (actor: Actor) => ListQuestion,
  named: boolean,
): Promise<{ actor: Actor; total: number; data: RowOf<N>[] }> {
  const { engine } = services
  const { caller, answers } = await readAsCaller(services, request, ({ actor, tenantId }) => {
    if (!actor) throw new Problem('unauthenticated')
    return pageQueries(engine, tenantId, name, questionOf(actor))
  })
  const { tenantId } = caller
  const actor = caller.actor as Actor
  const { total, data } = await pageFrom(engine, tenantId, name, questionOf(actor), answers)
  const columns = (services.listed as Partial<Record<ResourceName, AnyColumns>>)[name]
  if (named || data.length === 0 || !(columns ?? hasRelations(actor, name))) return { actor, total, data }
  return engine.scoped(tenantId, async (tx) => {
    const related = await relate(tx, actor, name, data)
    const more = (await columns?.(asStaff(tx, actor), data, services.now())) ?? []
    return { actor, total, data: related.map((row, place) => ({ ...row, ...more[place] })) }
  })
}
