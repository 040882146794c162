// Links by which staff set a password: an invitation (72 hours) or a reset (one hour), each good once. Kept as a hash only.
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { languages } from '../../src/schema/limits.ts'
import { findSettings } from '../booking/workshop.ts'
import { findRow, updateRow, type RowOf, type Scope } from '../db/repository.ts'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { publicUrl } from '../publicUrl.ts'
import { messageWords } from './messageWords.ts'
import { closeOtherSessions, tenantOfToken } from '../sessions.ts'
import { auditChange } from './auditChange.ts'
import { hashPassword } from './signIn.ts'
import { languageOf } from './tellCustomer.ts'
import { tellOfAccount } from './tellOfAccount.ts'

const hours = { invitation: 72, reset: 1 } as const
type Kind = keyof typeof hours
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Makes a link for a member of staff, ends their earlier ones, queues the message that brings it, and gives it back. */
export async function sendPasswordLink(house: House, tx: Scope, staff: RowOf<'staff'>, tenantId: string, kind: Kind): Promise<string> {
  const now = house.now()
  const token = `${tenantId}.${randomBytes(32).toString('base64url')}`
  const expiresAt = new Date(now.getTime() + hours[kind] * 3_600_000).toISOString()
  await sql`delete from "passwordLinks" where "staffId" = ${staff.id}`.execute(tx)
  await sql`insert into "passwordLinks" ("tenantId", "tokenHash", "staffId", kind, "createdAt", "expiresAt")
    values (current_setting('app.tenant_id'), ${hashOf(token)}, ${staff.id}, ${kind}, ${now.toISOString()}, ${expiresAt})`.execute(tx)
  const language = languageOf(staff.languageId)
  const { code } = languages[language]
  const { name } = await findSettings(tx)
  const messageKind = kind === 'reset' ? 'passwordReset' : 'invitation'
  const words = await messageWords(house, tx, language, messageKind)
  const link = (shown: string) => `${publicUrl(house)}/staff/set-password?token=${shown}`
  const text = (shown: string) => words({ name: staff.name[code], tenant: name[code], hours: hours[kind], link: link(shown) })
  await house.messages.queue(
    tx,
    {
      recipient: staff.email,
      kind: messageKind,
      channel: 'email',
      languageId: staff.languageId,
      staffId: staff.id,
      expiresAt: new Date(expiresAt),
      body: text(token),
      // Outside the demo nobody but the recipient reads it: whoever sees the outbox could become anybody.
      ...(house.env.DEMO ? {} : { kept: text('•'.repeat(12)) }),
    },
    now,
  )
  return link(token)
}

/** Sends a reset link to each active account of an e-mail, in each tenant that knows it; nothing tells whether there was one. */
export async function sendResets(house: House, email: string): Promise<void> {
  const { rows } = await sql<{ tenantsOfStaff: string }>`select "tenantsOfStaff"(${email})`.execute(house.engine.db)
  for (const { tenantsOfStaff: tenantId } of rows) {
    await house.engine.scoped(tenantId, async (tx) => {
      const found = await sql<{ id: string }>`select id from staff where email = ${email} and active and "deletedAt" is null`.execute(tx)
      const staff = found.rows[0] && (await findRow(tx, 'staff', found.rows[0].id))
      if (staff) await sendPasswordLink(house, tx, staff, tenantId, 'reset')
    })
  }
}

interface Found {
  staff: RowOf<'staff'>
  kind: Kind
}
async function findLink(house: House, tx: Scope, token: string): Promise<Found> {
  const { rows } = await sql<{ staffId: string; kind: Kind }>`select "staffId", kind from "passwordLinks"
    where "tokenHash" = ${hashOf(token)} and "usedAt" is null and "expiresAt" > ${house.now().toISOString()} for update`.execute(tx)
  const staff = rows[0] && (await findRow(tx, 'staff', rows[0].staffId, { lock: true }))
  if (!rows[0] || !staff?.active) throw new Problem('passwordLinkExpired')
  return { staff, kind: rows[0].kind }
}
function tenantOf(token: string): string {
  const tenantId = tenantOfToken(token)
  if (!tenantId) throw new Problem('passwordLinkExpired')
  return tenantId
}

/** Whose link it is and why; throws passwordLinkExpired for one that is used, too old or unknown. */
export const showPasswordLink = (house: House, token: string) =>
  house.engine.scoped(tenantOf(token), async (tx) => {
    const { staff, kind } = await findLink(house, tx, token)
    return { kind, email: staff.email, name: staff.name, tenantName: (await findSettings(tx)).name }
  })

/** Sets the password, ends the link and every session of the person, and tells their e-mail. */
export async function setPasswordByLink(house: House, token: string, next: string): Promise<string> {
  const tenantId = tenantOf(token)
  // Before the slow part: a guessed link must not cost a hash.
  await showPasswordLink(house, token)
  const password = await hashPassword(next)
  return house.engine.scoped(tenantId, async (tx) => {
    const { staff, kind } = await findLink(house, tx, token)
    const now = house.now()
    await sql`update "passwordLinks" set "usedAt" = ${now.toISOString()} where "tokenHash" = ${hashOf(token)}`.execute(tx)
    const after = await updateRow(tx, 'staff', staff, { password }, staff.id, now)
    await closeOtherSessions(tx, staff.id, null)
    if (kind === 'reset') await tellOfAccount(house, tx, staff, 'password')
    await auditChange(tx, { resource: 'staff', rowId: staff.id, action: 'update', before: staff, after, by: staff.id, now })
    return staff.email
  })
}
