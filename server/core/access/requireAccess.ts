// Checks the access that a call declares, before its handler runs and in the same way for every call.
import { holds, type Audience } from '../../../src/schema/core/access.ts'
import { audienceOf, type Access, type Feature, type Route, type RowNamed } from '../../../src/schema/core/defineCall.ts'
import type { Limit, LimitKey } from '../../../src/schema/core/rateRules.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { visibleRow } from './visibleRow.ts'
import type { Caller, Services } from '../services.ts'
import { requireFlag } from '../time/workshop.ts'
import { Problem } from '../http/problem.ts'

/** The parts of a request that access and rate limits depend on. */
interface Request {
  params: Readonly<Record<string, string>>
  input: unknown
  address: string
}

const rank: Record<Audience, number> = { anyone: 0, visitor: 1, customer: 2, customerOrStaff: 2, staff: 3 }
/**
 * Throws forbidden (403) when a member of staff makes a customer's call, unauthenticated (401) when a proven mobile or a sign-in is
 * missing.
 */
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

async function requireRights(
  services: Services,
  access: Exclude<Access, Audience>,
  { actor, tenantId, closedModules }: Caller,
  request: Request,
) {
  if (!actor) throw new Problem('unauthenticated')
  const rights = 'anyOf' in access ? access.anyOf : [access]
  if (rights.every(({ module }) => closedModules.includes(module))) throw new Problem('notFound')
  if (rights.some((right) => holds(actor, right))) return
  const { row } = access
  // A row that the caller may not see gives notFound, the same answer as a row that does not exist.
  if (row) await services.engine.scoped(tenantId, (tx) => visibleRow(tx, actor, resourceOf(row, request), request.params['id'] ?? ''))
  throw new Problem('forbidden')
}

// The text of switchedOff says where to switch the feature on, which is of use to colleagues only.
async function requireFeature(services: Services, { flag, of }: Feature, access: Access, caller: Caller): Promise<void> {
  if (of === 'inPerson' && caller.agent) return
  const code = audienceOf(access) === 'staff' ? 'switchedOff' : 'featureOff'
  await services.engine.scoped(caller.tenantId, (tx) => requireFlag(tx, flag, code))
}

/**
 * Throws when the caller may not make the call: unauthenticated (401), forbidden (403), inPerson (403) for a colleague acting for a
 * customer, notFound (404) when its module is switched off or it names a row that the caller may not see, and featureOff (403) or switchedOff (409) while the tenant
 * has switched its feature off.
 */
export async function requireAccess(
  services: Services,
  { access, inPerson, feature, modules }: Route,
  caller: Caller,
  request: Request,
): Promise<void> {
  requireAudience(audienceOf(access), caller)
  if (modules?.every((one) => caller.closedModules.includes(one))) throw new Problem('notFound')
  // Calls about the person's own account data are refused to a colleague who acts for them.
  if (inPerson && caller.agent) throw new Problem('inPerson')
  if (typeof access !== 'string') await requireRights(services, access, caller, request)
  if (feature) await requireFeature(services, feature, access, caller)
}

/** What is known of the sender of a request; without a session at most the tenant. */
type Counted = Caller | { tenantId: string | null }

function isCountedBy({ of }: Limit, counted: Counted): boolean {
  if (of === undefined) return true
  if (!('audience' in counted)) return false
  return of === 'inPerson' ? !counted.actor && !counted.agent : counted.audience === of
}

/**
 * Counts the call against each of its rate limits that is of this caller and whose key parts are known; throws tooManyRequests (429) when
 * one is exceeded.
 */
export async function countCall(
  services: Services,
  limits: readonly Limit[] = [],
  counted: Counted,
  { address, input }: Request,
): Promise<void> {
  const caller = 'audience' in counted ? counted : null
  const partOf = (key: LimitKey): string | null => {
    if (key === 'address') return address
    if (key === 'tenant') return counted.tenantId
    if (key === 'session') return caller?.tokenHash ?? null
    if (key === 'person') return caller?.subjectId ?? caller?.mobile ?? null
    if (key === 'mobile') return caller?.mobile ?? null
    if (key.startsWith('word:')) return key.slice('word:'.length)
    const value = fieldOf(input, key.slice('input.'.length))
    return typeof value === 'string' ? value : null
  }
  for (const limit of limits.filter((one) => isCountedBy(one, counted))) {
    const parts = limit.by.map(partOf)
    if (parts.every((part) => part !== null)) await services.rateLimits.take(limit.rule, parts.join(':'))
  }
}
