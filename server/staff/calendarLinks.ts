// Secret links by which calendar programs read a colleague's own work or a branch's bookings. One for each colleague and subject; only a
// hash of it is stored.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { boundTo, type Actor } from '../../src/schema/core/access.ts'
import type { StaffSession } from '../../src/schema/core/staffSession.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { describeStaff } from '../core/access/describeStaff.ts'
import { tenantOfToken } from '../core/access/sessions.ts'
import { recordAction } from '../core/commit/audit.ts'
import { staffActor } from '../core/commit/actor.ts'
import { commit } from '../core/commit/commit.ts'
import type { CallerDb } from '../core/db/caller/as.ts'
import { fingerprint } from '../core/db/seal.ts'
import type { Scope } from '../core/db/repository.ts'
import { tenantOf } from '../core/db/scope.ts'
import { Problem } from '../core/http/problem.ts'
import { publicUrl } from '../core/http/publicUrl.ts'
import type { Services } from '../core/services.ts'
import { findOwn } from './showProfile.ts'

/** The path of feeds. The secret is in the query, which the log leaves out. */
export const calendarPath = '/calendar.ics'
/** A branch, or null for the colleague's own work. */
type Subject = string | null
const own = 'own'
const subjectOf = (locationId: Subject): string => locationId ?? own

/** The colleague's links. */
export async function listCalendarLinks(tx: Scope, staffId: string): Promise<OutputOf<'calendarLinks'>> {
  const { rows } = await sql<{ locationId: Subject; createdAt: string }>`select nullif(subject, ${own}) as "locationId", "createdAt"
    from "calendarLinks" where "staffId" = ${staffId} order by "createdAt", subject`.execute(tx)
  return { data: rows }
}

/**
 * Whether the person may read the bookings of a branch in a calendar.
 * Branches outside their own are as unknown ones.
 */
export const mayReadBranch = async (db: CallerDb, actor: Actor, locationId: string): Promise<boolean> =>
  (await db.mayList('appointments')) &&
  boundTo(actor)?.includes(locationId) !== false &&
  (await db.references('dealershipLocations', [locationId])).has(locationId)

/** Makes the colleague's link to a subject, which voids an earlier one, and returns its address. Audited. */
export async function makeCalendarLink(services: Services, tx: Scope, staffId: string, locationId: Subject): Promise<string> {
  const before = await findOwn(tx, staffId, true)
  const tenantId = await tenantOf(tx)
  const token = `${tenantId}.${randomBytes(32).toString('base64url')}`
  const now = services.now()
  await sql`insert into "calendarLinks" ("tenantId", "staffId", subject, "tokenHash", "createdAt")
    values (${tenantId}, ${staffId}, ${subjectOf(locationId)}, ${fingerprint(token)}, ${now.toISOString()})
    on conflict ("tenantId", "staffId", subject) do update set "tokenHash" = excluded."tokenHash", "createdAt" = excluded."createdAt"`.execute(
    tx,
  )
  const by = staffActor(staffId)
  await commit({ services, tx }, { resource: 'staff', action: 'update', before, changes: { calendarLinkAt: now.toISOString() }, by })
  if (locationId) await recordAction(tx, { resource: 'dealershipLocations', rowId: locationId, action: 'export', by }, now)
  return `${publicUrl(services)}${calendarPath}?link=${token}`
}

/** Voids the colleague's link to a subject. Audited. Throws notFound (404) without one. */
export async function revokeCalendarLink(services: Services, tx: Scope, staffId: string, locationId: Subject): Promise<void> {
  const before = await findOwn(tx, staffId, true)
  const { rows } = await sql`delete from "calendarLinks" where "staffId" = ${staffId} and subject = ${subjectOf(locationId)}
    returning subject`.execute(tx)
  if (rows.length === 0) throw new Problem('notFound')
  const calendarUnlinkedAt = services.now().toISOString()
  await commit({ services, tx }, { resource: 'staff', action: 'update', before, changes: { calendarUnlinkedAt }, by: staffActor(staffId) })
}

/** The tenant of a link's secret. Throws notFound (404) where it has not its form. */
export function tenantOfLink(secret: string): string {
  const tenantId = tenantOfToken(secret)
  if (!tenantId) throw new Problem('notFound')
  return tenantId
}

/**
 * The colleague of a link with their present rights, and its subject. Throws notFound (404) for an unknown or voided link, linkExpired (410)
 * once the colleague has left or is disabled.
 */
export async function openCalendarLink(
  tx: Scope,
  tenantId: string,
  secret: string,
): Promise<{ person: StaffSession; languageId: string; locationId: Subject }> {
  const { rows } = await sql<{ staffId: string; subject: string }>`select "staffId", subject from "calendarLinks"
    where "tokenHash" = ${fingerprint(secret)}`.execute(tx)
  if (!rows[0]) throw new Problem('notFound')
  const { staffId, subject } = rows[0]
  const person = await describeStaff(tx, tenantId, staffId)
  if (!person) throw new Problem('linkExpired')
  const { languageId } = await findOwn(tx, staffId)
  return { person, languageId, locationId: subject === own ? null : subject }
}
