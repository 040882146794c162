// Who may make a call, as the call says it: asked before its handler runs, for every call alike.
import type { FastifyRequest } from 'fastify'
import { holds, type Audience } from '../../../src/schema/core/access.ts'
import { audienceOf, type FileCall, type Route, type RowNamed } from '../../../src/schema/core/defineCall.ts'
import type { Limit, LimitKey } from '../../../src/schema/core/rateRules.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { visibleRow } from './visibleRow.ts'
import type { Caller, Services } from '../services.ts'
import { Problem } from '../http/problem.ts'
import { callerOf } from '../http/request.ts'

/** What a call was made with, as far as access and limits look at it. */
interface Request {
  params: Readonly<Record<string, string>>
  input: unknown
  address: string
}

const rank: Record<Audience, number> = { anyone: 0, visitor: 1, customer: 2, customerOrStaff: 2, staff: 3 }
/** Throws forbidden for the wrong side, unauthenticated where a proven mobile or a sign-in is still missing. */
function requireAudience(audience: Audience, caller: Caller): void {
  if (audience === 'staff' && caller.audience !== 'staff') throw new Problem('unauthenticated')
  if (audience === 'customer' && caller.audience === 'staff') throw new Problem('forbidden')
  if (rank[caller.audience] < rank[audience]) throw new Problem('unauthenticated')
}

const fieldOf = (input: unknown, name: string): unknown => (input as Record<string, unknown> | undefined)?.[name]
const isResource = (name: unknown): name is ResourceName => typeof name === 'string' && name in resources
function resourceOf(row: RowNamed, { params, input }: Request): ResourceName {
  const name = typeof row === 'string' ? row : 'param' in row ? params[row.param] : fieldOf(input, row.input)
  if (!isResource(name)) throw new Problem('notFound')
  return name
}

/** Throws what a call answers to a caller who may not make it. */
export async function requireAccess(services: Services, { access, inPerson }: Route, caller: Caller, request: Request): Promise<void> {
  requireAudience(audienceOf(access), caller)
  // What is the person's very own is theirs to ask for: a colleague who acts for them has not been given it.
  if (inPerson && caller.agent) throw new Problem('inPerson')
  if (typeof access === 'string') return
  const { actor } = caller
  if (!actor) throw new Problem('unauthenticated')
  if (('anyOf' in access ? access.anyOf : [access]).some((right) => holds(actor, right))) return
  const { row } = access
  // Anyone who may not even see the row is told the same as if there were none.
  if (row)
    await services.engine.scoped(caller.tenantId, (tx) => visibleRow(tx, actor, resourceOf(row, request), request.params['id'] ?? ''))
  throw new Problem('forbidden')
}

/** Counts a call as it says; throws tooManyRequests. */
export async function countCall(
  services: Services,
  limits: readonly Limit[] = [],
  caller: Caller | null,
  { address, input }: Request,
): Promise<void> {
  const partOf = (key: LimitKey): string | null => {
    if (key === 'address') return address
    if (key === 'tenant') return caller?.tenantId ?? null
    if (key === 'session') return caller?.tokenHash ?? null
    if (key === 'person') return caller?.subjectId ?? caller?.mobile ?? null
    if (key === 'mobile') return caller?.mobile ?? null
    if (key.startsWith('word:')) return key.slice('word:'.length)
    const value = fieldOf(input, key.slice('input.'.length))
    return typeof value === 'string' ? value : null
  }
  for (const { rule, by } of limits) {
    const parts = by.map(partOf)
    if (parts.every((part) => part !== null)) await services.rateLimits.take(rule, parts.join(':'))
  }
}

/** The caller of a file or a stream, who may ask for it and has not asked too often. */
export async function callerOfFile(services: Services, request: FastifyRequest, call: FileCall): Promise<Caller> {
  const made: Request = { params: request.params as Record<string, string>, input: request.query, address: request.ip }
  const caller = await callerOf(services, request, call.byLink)
  await requireAccess(services, call, caller, made)
  await countCall(services, call.rateLimit, caller, made)
  return caller
}
