// Tokens: '<tenant>.<random>', kept as a SHA-256 hash only. The tenant in clear means a look-up never leaves that tenant's scope.
import type DataLoader from 'dataloader'
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Actor } from '../../../src/schema/core/access.ts'
import { defaultRegion } from '../../../src/schema/core/region.ts'
import type { Scope } from '../db/repository.ts'
import type { Engine, Query } from '../db/engine.ts'
import type { Caller } from '../services.ts'
import { batched } from '../db/batchLoader.ts'
import { shortcutLimits, shortcuts } from '../db/shortcuts.ts'

/** Where a session was opened from. */
interface Origin {
  address: string
  userAgent: string | null
}
/** A colleague acts for the customer: who, and the session of theirs that this one ends with. */
interface Acting {
  staffId: string
  openedBy: string
}
const lifetimes = { visitor: 24 * 3600, customer: 3600, staff: 12 * 3600 } as const
/** The SHA-256 of a token or code, base64url. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Opens a session inside a tenant scope and gives back its token, the only time it is known in clear. */
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

/** Ends a session for good. */
export async function closeSession(tx: Scope, tokenHash: string): Promise<void> {
  await sql`delete from sessions where "tokenHash" = ${tokenHash}`.execute(tx)
}

/** Ends every session of a person but one, as a changed password does. */
export async function closeOtherSessions(tx: Scope, subjectId: string, keep: string | null): Promise<void> {
  await sql`delete from sessions where "subjectId" = ${subjectId} and "tokenHash" is distinct from ${keep}`.execute(tx)
}

/** The tenant that a token names, whether or not the token is good. */
export const tenantOfToken = (token: string): string | null => /^([a-z0-9-]{1,40})\.[\w-]{43}$/.exec(token)?.[1] ?? null

// How old "last used" may grow before it is written anew: a write with every call would cost more than it tells.
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
}

/** The caller behind a token; undefined when it is unknown, expired, or the staff member whose it is or who acts through it was disabled. One statement: every call pays for it. */
export async function findCaller(engine: Engine, token: string, now: Date): Promise<Caller | undefined> {
  const tenantId = tenantOfToken(token)
  return tenantId ? findSession(engine, tenantId, hashOf(token), now) : undefined
}

/** The same for a session that is known already: whether it is still open, and what its person may do now. */
export async function findSession(engine: Engine, tenantId: string, tokenHash: string, now: Date): Promise<Caller | undefined> {
  const found = shortcuts.batchedSessions
    ? await lookedUpBy(engine).load({ tenantId, tokenHash })
    : (await lookUpAll(engine, [{ tenantId, tokenHash }]))[0]
  return found && opensAt(found, now) ? admitted(engine, tenantId, tokenHash, found, now) : undefined
}

const lookUp = (tokenHashes: readonly string[]): Query => ({
  name: 'session',
  query: sql`
    select s."tokenHash", s."expiresAt", s."lastUsedAt", s.audience, s."subjectId", s.mobile, s."actingStaffId", s."appointmentId", s."createdAt", d.role as designation, p.department, p."staffType", p."locationIds", c."timeZone", c."currencyCode" as currency from sessions s
    left join staff p on p.id = coalesce(s."actingStaffId", case when s.audience = 'staff' then s."subjectId" end) and p.active and p."deletedAt" is null
    left join designation d on d.id = p."designationId"
    left join settings c on c."deletedAt" is null
    where s."tokenHash" = any(${[...tokenHashes]}::text[])`,
})
const opensAt = ({ expiresAt }: Pick<Found, 'expiresAt'>, now: Date): boolean => Date.parse(expiresAt) > now.getTime()

interface Lookup {
  tenantId: string
  tokenHash: string
}
const lookUps = new WeakMap<Engine, DataLoader<Lookup, Found | undefined>>()

function lookedUpBy(engine: Engine): DataLoader<Lookup, Found | undefined> {
  const made = lookUps.get(engine) ?? batched((lookups: readonly Lookup[]) => lookUpAll(engine, lookups))
  lookUps.set(engine, made)
  return made
}

async function lookUpAll(engine: Engine, lookups: readonly Lookup[]): Promise<(Found | undefined)[]> {
  const tenants = [...new Set(lookups.map(({ tenantId }) => tenantId))]
  const found = await Promise.all(
    tenants.map(async (tenantId) => {
      const hashes = lookups.filter((one) => one.tenantId === tenantId).map(({ tokenHash }) => tokenHash)
      const [rows = []] = await engine.read(tenantId, [lookUp(hashes)])
      return rows as unknown as Found[]
    }),
  )
  return lookups.map(({ tenantId, tokenHash }) => found[tenants.indexOf(tenantId)]?.find((one) => one.tokenHash === tokenHash))
}

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
  } = found
  const staffId = actingStaffId ?? (audience === 'staff' ? subjectId : null)
  const colleague = designation && staffId ? { id: staffId, designation, department, staffType, locationIds } : null
  // Without this a disabled colleague would go on, or a customer's session that was theirs would look like the customer's own.
  if (staffId && !colleague) return undefined
  const region = timeZone && currency ? { timeZone, currency } : defaultRegion
  const [actor, agent] = actingStaffId ? [null, colleague] : [colleague, null]
  return { tenantId, tokenHash, audience, subjectId, mobile, actor, agent, appointmentId, openedAt, region }
}

interface Known {
  serialized: string
  caller: Caller
  /** Until when it is the whole truth, in milliseconds: then the session is over, or its use is written anew. */
  until: number
}
// What was last found of the sessions in use: a guess, which every use proves anew.
const known = new LRUCache<string, Known>({ max: shortcutLimits.guessedSessions })

/** What was read for a caller. */
export interface ReadAs {
  caller: Caller
  answers: Record<string, unknown>[][]
}

/**
 * The caller behind a token and the answers to what `plan` asks for them; undefined where there is no open session. A caller who was here
 * before costs one round trip: the session is looked up in the same transaction, and where it no longer says what it said then, nothing of
 * what was read is used and all is asked again.
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
  const [[found] = [], ...answers] = await engine.read(caller.tenantId, [lookUp([tokenHash]), ...queries])
  return JSON.stringify(found) === serialized && now.getTime() < until ? { caller, answers } : undefined
}

// A refusal by rights that may have been changed since says nothing: it is judged again by those of now.
function planned(plan: (caller: Caller) => readonly Query[], caller: Caller): readonly Query[] | undefined {
  try {
    return plan(caller)
  } catch {
    return undefined
  }
}
