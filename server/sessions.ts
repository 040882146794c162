// Tokens: '<tenant>.<random>', kept as a SHA-256 hash only. The tenant in clear means a look-up never leaves that tenant's scope.
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Actor } from '../src/schema/access.ts'
import type { Scope } from './db/repository.ts'
import type { Engine } from './db/engine.ts'
import type { Caller } from './house.ts'

/** Where a session was opened from. */
interface Origin {
  address: string
  userAgent: string | null
}
const lifetimes = { visitor: 24 * 3600, customer: 3600, staff: 12 * 3600 } as const
/** The SHA-256 of a token or code, base64url. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Opens a session inside a tenant scope and gives back its token, the only time it is known in clear. */
export async function openSession(
  tx: Scope,
  tenantId: string,
  session: { audience: Caller['audience']; subjectId?: string | null; mobile?: string | null; origin?: Origin },
  now: Date,
): Promise<string> {
  const token = `${tenantId}.${randomBytes(32).toString('base64url')}`
  const expiresAt = new Date(now.getTime() + lifetimes[session.audience] * 1000)
  const { address = null, userAgent = null } = session.origin ?? {}
  await sql`insert into sessions ("tenantId", "tokenHash", audience, "subjectId", mobile, address, "userAgent", "createdAt", "lastUsedAt", "expiresAt")
    values (${tenantId}, ${hashOf(token)}, ${session.audience}, ${session.subjectId ?? null}, ${session.mobile ?? null}, ${address}, ${userAgent?.slice(0, 300) ?? null},
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
  lastUsedAt: string
  audience: Caller['audience']
  subjectId: string | null
  mobile: string | null
  designation: Actor['designation'] | null
  department: Actor['department']
  staffType: Actor['staffType']
  locationIds: string[]
}

/** The caller behind a token; undefined when it is unknown, expired, or its staff member was disabled. One statement: every call pays for it. */
export async function findCaller(engine: Engine, token: string, now: Date): Promise<Caller | undefined> {
  const tenantId = tenantOfToken(token)
  if (!tenantId) return undefined
  const tokenHash = hashOf(token)
  const { rows } = await engine.scoped(tenantId, async (tx) => {
    const answer = await sql<Found>`
    select s."lastUsedAt", s.audience, s."subjectId", s.mobile, d.role as designation, p.department, p."staffType", p."locationIds" from sessions s
    left join staff p on s.audience = 'staff' and p.id = s."subjectId" and p.active and p."deletedAt" is null
    left join designation d on d.id = p."designationId"
    where s."tokenHash" = ${tokenHash} and s."expiresAt" > ${now.toISOString()}`.execute(tx)
    if (answer.rows[0]?.audience === 'staff' && now.getTime() - Date.parse(answer.rows[0].lastUsedAt) > usedWithin)
      await sql`update sessions set "lastUsedAt" = ${now.toISOString()} where "tokenHash" = ${tokenHash}`.execute(tx)
    return answer
  })
  const [found] = rows
  if (!found || (found.audience === 'staff' && !found.designation)) return undefined
  const { audience, subjectId, mobile, designation, department, staffType, locationIds } = found
  const actor = designation && subjectId ? { id: subjectId, designation, department, staffType, locationIds } : null
  return { tenantId, tokenHash, audience, subjectId, mobile, actor }
}
