// Tokens: '<tenant>.<random>', kept as a SHA-256 hash only. The tenant in clear means a look-up never leaves that tenant's scope.
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Actor } from '../src/schema/access.ts'
import type { Scope } from './db/repository.ts'
import { findRow } from './db/repository.ts'
import type { Engine } from './db/engine.ts'
import type { Caller } from './house.ts'

const lifetimes = { visitor: 24 * 3600, customer: 3600, staff: 12 * 3600 } as const
/** The SHA-256 of a token or code, base64url. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Opens a session inside a tenant scope and gives back its token, the only time it is known in clear. */
export async function openSession(
  tx: Scope, tenantId: string, session: { audience: Caller['audience']; subjectId?: string | null; mobile?: string | null }, now: Date,
): Promise<string> {
  const token = `${tenantId}.${randomBytes(32).toString('base64url')}`
  const expiresAt = new Date(now.getTime() + lifetimes[session.audience] * 1000)
  await sql`insert into sessions ("tenantId", "tokenHash", audience, "subjectId", mobile, "createdAt", "expiresAt")
    values (${tenantId}, ${hashOf(token)}, ${session.audience}, ${session.subjectId ?? null}, ${session.mobile ?? null}, ${now.toISOString()}, ${expiresAt.toISOString()})`.execute(tx)
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

/** The caller behind a token; undefined when it is unknown, expired, or its staff member was disabled. */
export async function findCaller(engine: Engine, token: string, now: Date): Promise<Caller | undefined> {
  const tenantId = tenantOfToken(token)
  if (!tenantId) return undefined
  const tokenHash = hashOf(token)
  return engine.scoped(tenantId, async (tx) => {
    const { rows } = await sql<{ audience: Caller['audience']; subjectId: string | null; mobile: string | null }>`
      select audience, "subjectId", mobile from sessions where "tokenHash" = ${tokenHash} and "expiresAt" > ${now.toISOString()}`.execute(tx)
    const [session] = rows
    if (!session) return undefined
    const actor = session.audience === 'staff' && session.subjectId ? await findActor(tx, session.subjectId) : null
    if (session.audience === 'staff' && !actor) return undefined
    return { tenantId, tokenHash, ...session, actor }
  })
}

/** An active staff member's rights, or null. */
export async function findActor(tx: Scope, staffId: string): Promise<Actor | null> {
  const staff = await findRow(tx, 'staff', staffId)
  if (!staff?.active) return null
  const designation = await findRow(tx, 'designation', staff.designationId)
  if (!designation) return null
  const { department, staffType, locationIds } = staff
  return { id: staffId, designation: designation.role, department, staffType, locationIds }
}
