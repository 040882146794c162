// Links by which staff set a password: an invitation (72 hours) or a reset (one hour), each valid once. Stored as a hash only.
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { languages } from '../../src/schema/core/limits.ts'
import { findSettings } from '../core/time/workshop.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { publicUrl } from '../core/http/publicUrl.ts'
import { messageWords } from '../messages/index.ts'
import { closeOtherSessions, tenantOfToken } from '../core/access/sessions.ts'
import type { Account } from './limitSignIn.ts'
import { hashPassword } from './signIn.ts'
import { languageOf } from '../core/texts/languageOf.ts'
import { notifyOfAccount } from './notifyOfAccount.ts'
import { commit } from '../core/commit/commit.ts'
import { staffActor } from '../core/commit/actor.ts'

const hours = { invitation: 72, reset: 1 } as const
type Kind = keyof typeof hours
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Makes a link for a member of staff, invalidates earlier ones, queues its message, and returns it. */
export async function sendPasswordLink(
  services: Services,
  tx: Scope,
  staff: RowOf<'staff'>,
  tenantId: string,
  kind: Kind,
): Promise<string> {
  const now = services.now()
  const token = `${tenantId}.${randomBytes(32).toString('base64url')}`
  const expiresAt = new Date(now.getTime() + hours[kind] * 3_600_000).toISOString()
  await sql`delete from "passwordLinks" where "staffId" = ${staff.id}`.execute(tx)
  await sql`insert into "passwordLinks" ("tenantId", "tokenHash", "staffId", kind, "createdAt", "expiresAt")
    values (current_setting('app.tenant_id'), ${hashOf(token)}, ${staff.id}, ${kind}, ${now.toISOString()}, ${expiresAt})`.execute(tx)
  const language = languageOf(staff.languageId)
  const { code } = languages[language]
  const { name } = await findSettings(tx)
  const messageKind = kind === 'reset' ? 'passwordReset' : 'invitation'
  const words = await messageWords(services, tx, language, messageKind)
  const link = (shown: string) => `${publicUrl(services)}/staff/set-password?token=${shown}`
  const text = (shown: string) => words({ name: staff.name[code], tenant: name[code], hours: hours[kind], link: link(shown) })
  await services.messages.queue(
    tx,
    {
      recipient: staff.email,
      kind: messageKind,
      channel: 'email',
      languageId: staff.languageId,
      staffId: staff.id,
      expiresAt: new Date(expiresAt),
      body: text(token),
      // Outside the demo only the recipient may read the link: otherwise anyone who sees the outbox could take over accounts.
      ...(services.env.DEMO ? {} : { kept: text('•'.repeat(12)) }),
    },
    now,
  )
  return link(token)
}

/** Sends a reset link to each active account with an e-mail, in every tenant; the result does not reveal whether there was one. */
export async function sendResets(services: Services, email: string): Promise<void> {
  const { rows } = await sql<{ tenantsOfStaff: string }>`select "tenantsOfStaff"(${email})`.execute(services.engine.db)
  for (const { tenantsOfStaff: tenantId } of rows) {
    await services.engine.scoped(tenantId, async (tx) => {
      const found = await sql<{ id: string }>`select id from staff where email = ${email} and active and "deletedAt" is null`.execute(tx)
      const staff = found.rows[0] && (await findRow(tx, 'staff', found.rows[0].id))
      if (staff) await sendPasswordLink(services, tx, staff, tenantId, 'reset')
    })
  }
}

interface Found {
  staff: RowOf<'staff'>
  kind: Kind
}
async function findLink(services: Services, tx: Scope, token: string): Promise<Found> {
  const { rows } = await sql<{ staffId: string; kind: Kind }>`select "staffId", kind from "passwordLinks"
    where "tokenHash" = ${hashOf(token)} and "usedAt" is null and "expiresAt" > ${services.now().toISOString()} for update`.execute(tx)
  const staff = rows[0] && (await findRow(tx, 'staff', rows[0].staffId, { lock: true }))
  if (!rows[0] || !staff?.active) throw new Problem('passwordLinkExpired')
  return { staff, kind: rows[0].kind }
}
function tenantOf(token: string): string {
  const tenantId = tenantOfToken(token)
  if (!tenantId) throw new Problem('passwordLinkExpired')
  return tenantId
}

/** The account and purpose of a link. Throws passwordLinkExpired (410) for one that is used, expired or unknown. */
export const showPasswordLink = (services: Services, token: string) =>
  services.engine.scoped(tenantOf(token), async (tx) => {
    const { staff, kind } = await findLink(services, tx, token)
    return { kind, email: staff.email, name: staff.name, tenantName: (await findSettings(tx)).name }
  })

/** Sets the password, invalidates the link, ends every session of the person, and notifies their e-mail. Returns the account. */
export async function setPasswordByLink(services: Services, token: string, next: string): Promise<Account> {
  const tenantId = tenantOf(token)
  // Before hashing, so that a guessed link does not cost a slow hash.
  await showPasswordLink(services, token)
  const password = await hashPassword(next)
  return services.engine.scoped(tenantId, async (tx) => {
    const { staff, kind } = await findLink(services, tx, token)
    const now = services.now()
    await sql`update "passwordLinks" set "usedAt" = ${now.toISOString()} where "tokenHash" = ${hashOf(token)}`.execute(tx)
    await commit({ services, tx }, { resource: 'staff', action: 'update', before: staff, changes: { password }, by: staffActor(staff.id) })
    await closeOtherSessions(tx, staff.id, null)
    if (kind === 'reset') await notifyOfAccount(services, tx, staff, 'password')
    return { tenantId, staff: { ...staff, password } }
  })
}
