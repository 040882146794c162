// A person's open sessions, and ending them. Every statement is limited to the person.
import { sql } from 'kysely'
import type { OwnSession } from '../../src/schema/staff/calls/profile.ts'
import type { Scope } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'

/** The person, and the session of the call. */
interface Asking {
  staffId: string
  tokenHash: string
  now: Date
}
const own = ({ staffId }: Asking) => sql`audience = 'staff' and "subjectId" = ${staffId}`

/** The open ones: the present one first, then by last use. */
export async function listOwnSessions(tx: Scope, asking: Asking): Promise<OwnSession[]> {
  const { rows } =
    await sql<OwnSession>`select id, "createdAt", "lastUsedAt", address, "userAgent", "tokenHash" = ${asking.tokenHash} as present
    from sessions where ${own(asking)} and "expiresAt" > ${asking.now.toISOString()}
    order by present desc, "lastUsedAt" desc limit 50`.execute(tx)
  return rows
}

/** Ends one session of the person. Throws notFound (404) for any other. */
export async function endSession(tx: Scope, asking: Asking, id: string): Promise<void> {
  const { rows } = await sql`delete from sessions where ${own(asking)} and id = ${id} returning id`.execute(tx)
  if (rows.length === 0) throw new Problem('notFound')
}

/** Ends all sessions but the present one, and returns their number. */
export async function endOtherSessions(tx: Scope, asking: Asking): Promise<number> {
  const { rows } = await sql`delete from sessions where ${own(asking)} and "tokenHash" <> ${asking.tokenHash} returning id`.execute(tx)
  return rows.length
}
