// Tokens have the form '<tenant>.<random>' and are stored as a SHA-256 hash only. The readable tenant keeps a look-up inside that tenant's
// scope.
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Actor } from '../../../src/schema/core/access.ts'
import { defaultRegion } from '../../../src/schema/core/time/region.ts'
import type { Scope } from '../db/repository.ts'
import { findKeyCaller, isKey, tenantOfKey } from './apiKeys.ts'
import type { Engine, Query } from '../db/engine.ts'
import type { Caller } from '../services.ts'
import { shortcutLimits, shortcuts } from '../db/shortcuts.ts'

/** The address and browser that a session was opened from. */
interface Origin {
  address: string
  userAgent: string | null
}
/** For a colleague who acts for a customer: their staff id, and the hash of their own session's token. This session ends with that one. */
interface Acting {
  staffId: string
  openedBy: string
}
const lifetimes = { visitor: 24 * 3600, customer: 3600, staff: 12 * 3600 } as const
/** The SHA-256 of a token or code, base64url. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * Opens a session within the tenant's transaction and returns its token, of which only a hash is stored. Lifetimes: visitor 24 hours,
 * customer 1 hour, staff 12 hours.
 */
export async function openSession(
  tx: Scope,
  tenantId: string,
  session: {
    audience: Caller['audience']
    subjectId?: string | null
    mobile?: string | null
    origin?: Origin
    acting?: Acting
    appointmentId?: string
  },
  now: Date,
): Promise<string> {
  const token = `${tenantId}.${randomBytes(32).toString('base64url')}`
  const expiresAt = new Date(now.getTime() + lifetimes[session.audience] * 1000)
  const { address = null, userAgent = null } = session.origin ?? {}
  await sql`insert into sessions ("tenantId", "tokenHash", audience, "subjectId", mobile, "actingStaffId", "openedBy", "appointmentId", address, "userAgent", "createdAt", "lastUsedAt", "expiresAt")
    values (${tenantId}, ${hashOf(token)}, ${session.audience}, ${session.subjectId ?? null}, ${session.mobile ?? null}, ${session.acting?.staffId ?? null}, ${session.acting?.openedBy ?? null}, ${session.appointmentId ?? null}, ${address}, ${userAgent?.slice(0, 300) ?? null},
      ${now.toISOString()}, ${now.toISOString()}, ${expiresAt.toISOString()})`.execute(tx)
  return token
}

/** Deletes the session of the token with this hash; nothing happens when there is none. */
export async function closeSession(tx: Scope, tokenHash: string): Promise<void> {
  await sql`delete from sessions where "tokenHash" = ${tokenHash}`.execute(tx)
}

/** Deletes every session of a person except the one with the token hash `keep`; used after a password change. */
export async function closeOtherSessions(tx: Scope, subjectId: string, keep: string | null): Promise<void> {
  await sql`delete from sessions where "subjectId" = ${subjectId} and "tokenHash" is distinct from ${keep}`.execute(tx)
}

/** The tenant id in a token or API key, whose validity is not checked; null when it does not have the form of either. */
export const tenantOfToken = (token: string): string | null =>
  isKey(token) ? tenantOfKey(token) : (/^([a-z0-9-]{1,40})\.[\w-]{43}$/.exec(token)?.[1] ?? null)

// Milliseconds by which "lastUsedAt" may be out of date: writing it with every call would be too expensive.
const usedWithin = 5 * 60_000

interface Found {
  tokenHash: string
  expiresAt: string
  lastUsedAt: string
  audience: Caller['audience']
  subjectId: string | null
  mobile: string | null
  actingStaffId: string | null
  appointmentId: string | null
  createdAt: string
  designation: Actor['designation'] | null
  department: Actor['department']
  staffType: Actor['staffType']
  locationIds: string[]
  timeZone: string | null
  currency: string | null
  closedModules: string[]
}

/**
 * The caller of a token or API key; undefined when the session is unknown or expired, or when its staff member or acting colleague was
 * disabled. One SQL statement, since every call runs it. Throws as `findKeyCaller` for a key.
 */
export async function findCaller(engine: Engine, token: string, now: Date): Promise<Caller | undefined> {
  if (isKey(token)) return findKeyCaller(engine, token, now)
  const tenantId = tenantOfToken(token)
  return tenantId ? findSession(engine, tenantId, hashOf(token), now) : undefined
}

/** As `findCaller`, by the token's hash: undefined when the session has ended, else the caller with their current rights. */
export async function findSession(engine: Engine, tenantId: string, tokenHash: string, now: Date): Promise<Caller | undefined> {
  const [[found] = []] = (await engine.read(tenantId, [lookUp(tokenHash)])) as unknown as Found[][]
  return found && opensAt(found, now) ? admitted(engine, tenantId, tokenHash, found, now) : undefined
}

const lookUp = (tokenHash: string): Query => ({
  name: 'session',
  query: sql`
    select s."tokenHash", s."expiresAt", s."lastUsedAt", s.audience, s."subjectId", s.mobile, s."actingStaffId", s."appointmentId", s."createdAt", d.role as designation, p.department, p."staffType", p."locationIds", c."timeZone", c."currencyCode" as currency,
      (select coalesce(jsonb_agg(m.module order by m.module), '[]') from modules m where not m.active and m."deletedAt" is null) as "closedModules" from sessions s
    left join staff p on p.id = coalesce(s."actingStaffId", case when s.audience = 'staff' then s."subjectId" end) and p.active and p."deletedAt" is null
    left join designation d on d.id = p."designationId"
    left join settings c on c."deletedAt" is null
    where s."tokenHash" = ${tokenHash}`,
})
const opensAt = ({ expiresAt }: Pick<Found, 'expiresAt'>, now: Date): boolean => Date.parse(expiresAt) > now.getTime()

async function admitted(engine: Engine, tenantId: string, tokenHash: string, found: Found, now: Date): Promise<Caller | undefined> {
  if (found.audience === 'staff' && now.getTime() - Date.parse(found.lastUsedAt) > usedWithin)
    await engine.scoped(tenantId, (tx) =>
      sql`update sessions set "lastUsedAt" = ${now.toISOString()} where "tokenHash" = ${tokenHash}`.execute(tx),
    )
  const caller = callerOf(tenantId, tokenHash, found)
  if (caller) {
    const [usedAt, expiresAt] = [Date.parse(found.lastUsedAt), Date.parse(found.expiresAt)]
    known.set(tokenHash, { serialized: JSON.stringify(found), caller, until: Math.min(expiresAt, usedAt + usedWithin) })
  }
  return caller
}

function callerOf(tenantId: string, tokenHash: string, found: Found): Caller | undefined {
  const {
    audience,
    subjectId,
    mobile,
    actingStaffId,
    appointmentId,
    createdAt: openedAt,
    designation,
    department,
    staffType,
    locationIds,
    timeZone,
    currency,
    closedModules,
  } = found
  const staffId = actingStaffId ?? (audience === 'staff' ? subjectId : null)
  const colleague = designation && staffId ? { id: staffId, designation, department, staffType, locationIds, closedModules } : null
  // Otherwise a disabled colleague could continue, or a session for acting would become the customer's own.
  if (staffId && !colleague) return undefined
  const region = timeZone && currency ? { timeZone, currency } : defaultRegion
  const [actor, agent] = actingStaffId ? [null, colleague] : [colleague, null]
  return { tenantId, tokenHash, audience, subjectId, mobile, actor, agent, appointmentId, openedAt, region, closedModules }
}

interface Known {
  serialized: string
  caller: Caller
  /** Time in milliseconds (epoch) until which the entry may be used: the session expires then, or "lastUsedAt" must be written. */
  until: number
}
// Cache of the last known state of sessions in use. Each use checks it against the database again.
const known = new LRUCache<string, Known>({ max: shortcutLimits.guessedSessions })

/** The caller and the rows that were read for them. */
export interface ReadAs {
  caller: Caller
  answers: Record<string, unknown>[][]
}

/**
 * The caller of a token and the answers to the queries that `plan` returns for them; undefined when there is no open session. For a caller
 * in the cache both take one round trip: the session is read in the same transaction, and if it has changed, the answers are dropped and
 * everything is read again. Throws what `plan` throws for the present caller.
 */
export async function readAs(
  engine: Engine,
  token: string,
  now: Date,
  plan: (caller: Caller) => readonly Query[],
): Promise<ReadAs | undefined> {
  const guessed = await readAsGuessed(engine, token, now, plan)
  if (guessed) return guessed
  const caller = await findCaller(engine, token, now)
  return caller && { caller, answers: await engine.read(caller.tenantId, plan(caller)) }
}

async function readAsGuessed(engine: Engine, token: string, now: Date, plan: (caller: Caller) => readonly Query[]) {
  const tokenHash = hashOf(token)
  const guess = shortcuts.guessedSessions ? known.get(tokenHash) : undefined
  if (!guess) return undefined
  const { caller, serialized, until } = guess
  const queries = planned(plan, caller)
  if (!queries) return undefined
  const [[found] = [], ...answers] = await engine.read(caller.tenantId, [lookUp(tokenHash), ...queries])
  return JSON.stringify(found) === serialized && now.getTime() < until ? { caller, answers } : undefined
}

// A refusal based on cached rights may be out of date, so it is not reported: `plan` runs again with the present rights.
function planned(plan: (caller: Caller) => readonly Query[], caller: Caller): readonly Query[] | undefined {
  try {
    return plan(caller)
  } catch {
    return undefined
  }
}
