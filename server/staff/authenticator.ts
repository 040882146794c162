// A staff member's authenticator app (RFC 6238: six digits, thirty seconds), and recovery codes for its loss.
import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { latinDigits } from '../../src/schema/core/values/digits.ts'
import { findSettings } from '../core/time/workshop.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import { seal, unseal } from '../core/db/seal.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { closeOtherSessions } from '../core/access/sessions.ts'
import { notifyOfAccount } from './notifyOfAccount.ts'
import { commit } from '../core/commit/commit.ts'
import { staffActor } from '../core/commit/actor.ts'

const period = 30
const codes = 10
// Without letters and digits that look alike.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const letterCount = 10

interface Kept {
  sealedSecret: string
  confirmedAt: string | null
  lastStep: string | number
}
const findKept = async (tx: Scope, staffId: string): Promise<Kept | undefined> => {
  const { rows } = await sql<Kept>`select "sealedSecret", "confirmedAt", "lastStep" from authenticators
    where "staffId" = ${staffId} for update`.execute(tx)
  return rows[0]
}

const hashOf = (services: Services, staffId: string, code: string): string =>
  createHmac('sha256', services.secrets.codes).update(`recovery:${staffId}:${code}`).digest('base64url')
const plain = (typed: string): string =>
  latinDigits(typed)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

// Bytes above the largest multiple of the number of letters are rejected: they would make the first letters more frequent.
function newCode(): string {
  const fair = 256 - (256 % letters.length)
  let code = ''
  while (code.length < letterCount)
    for (const byte of randomBytes(16)) if (byte < fair && code.length < letterCount) code += letters[byte % letters.length]
  return code
}

async function renewCodes(services: Services, tx: Scope, staffId: string): Promise<string[]> {
  const fresh = Array.from({ length: codes }, newCode)
  await sql`delete from "recoveryCodes" where "staffId" = ${staffId}`.execute(tx)
  for (const code of fresh)
    await sql`insert into "recoveryCodes" ("tenantId", "staffId", "codeHash")
      values (current_setting('app.tenant_id'), ${staffId}, ${hashOf(services, staffId, code)})`.execute(tx)
  return fresh.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

/**
 * The thirty-second step of a code, with one step before and after the present allowed; null when it is wrong or its step was used before.
 */
function stepOf(services: Services, kept: Kept, typed: string): number | null {
  const token = plain(typed)
  const timestamp = services.now().getTime()
  const delta = /^\d{6}$/.test(token)
    ? new TOTP({ secret: Secret.fromBase32(unseal(kept.sealedSecret)), period }).validate({ token, timestamp, window: 1 })
    : null
  if (delta === null) return null
  const step = Math.floor(timestamp / 1000 / period) + delta
  // A code that was used before is refused.
  return step > Number(kept.lastStep) ? step : null
}
const takeStep = (tx: Scope, staffId: string, step: number) =>
  sql`update authenticators set "lastStep" = ${step} where "staffId" = ${staffId}`.execute(tx)

/** Since when sign-in requires the app, and how many recovery codes are left. */
export async function showAuthenticator(tx: Scope, staffId: string): Promise<{ since: string | null; recoveryLeft: number }> {
  const staff = await findRow(tx, 'staff', staffId)
  const { rows } = await sql<{ left: number }>`select count(*)::int4 as left from "recoveryCodes"
    where "staffId" = ${staffId} and "usedAt" is null`.execute(tx)
  return { since: staff?.authenticatorSince ?? null, recoveryLeft: rows[0]?.left ?? 0 }
}

/**
 * Creates a secret for the app; sign-in requires it only after a first code was given. Throws alreadyExists (409) while another app is in
 * use.
 */
export async function beginAuthenticator(
  services: Services,
  tx: Scope,
  staff: RowOf<'staff'>,
): Promise<{ secret: string; address: string }> {
  if (staff.authenticatorSince) throw new Problem('alreadyExists')
  const secret = new Secret({ size: 20 })
  await sql`insert into authenticators ("tenantId", "staffId", "sealedSecret", "createdAt")
    values (current_setting('app.tenant_id'), ${staff.id}, ${seal(secret.base32)}, ${services.now().toISOString()})
    on conflict ("tenantId", "staffId") do update set "sealedSecret" = excluded."sealedSecret", "confirmedAt" = null, "lastStep" = 0`.execute(
    tx,
  )
  const { name } = await findSettings(tx)
  return { secret: secret.base32, address: new TOTP({ issuer: name.en, label: staff.email, secret, period }).toString() }
}

/**
 * Activates the app with its first code, ends the person's other sessions, and returns the recovery codes. Null when the code is wrong.
 * Throws notFound (404) when no app is being set up.
 */
export async function confirmAuthenticator(
  services: Services,
  tx: Scope,
  { staffId, tokenHash, code }: { staffId: string; tokenHash: string; code: string },
): Promise<string[] | null> {
  const kept = await findKept(tx, staffId)
  const staff = await findRow(tx, 'staff', staffId, { lock: true })
  if (!kept || !staff || kept.confirmedAt) throw new Problem('notFound')
  const step = stepOf(services, kept, code)
  if (step === null) return null
  await takeStep(tx, staffId, step)
  await sql`update authenticators set "confirmedAt" = ${services.now().toISOString()} where "staffId" = ${staffId}`.execute(tx)
  await setSince(services, tx, staff, services.now().toISOString(), staffId)
  await closeOtherSessions(tx, staffId, tokenHash)
  await notifyOfAccount(services, tx, staff, 'appOn')
  return renewCodes(services, tx, staffId)
}

/** New recovery codes; earlier ones become invalid. Throws notFound (404) without an app. */
export async function renewRecoveryCodes(services: Services, tx: Scope, staff: RowOf<'staff'>): Promise<string[]> {
  if (!staff.authenticatorSince) throw new Problem('notFound')
  await notifyOfAccount(services, tx, staff, 'recoveryCodes')
  return renewCodes(services, tx, staff.id)
}

/**
 * Removes the app from sign-in. `by` is the person, or the administrator who removes a lost one; then all sessions of the person end.
 * Throws notFound (404) without an app.
 */
export async function endAuthenticator(services: Services, tx: Scope, staff: RowOf<'staff'>, by: string): Promise<void> {
  if (!staff.authenticatorSince) throw new Problem('notFound')
  await sql`delete from authenticators where "staffId" = ${staff.id}`.execute(tx)
  await sql`delete from "recoveryCodes" where "staffId" = ${staff.id}`.execute(tx)
  await setSince(services, tx, staff, null, by)
  if (by !== staff.id) await closeOtherSessions(tx, staff.id, null)
  await notifyOfAccount(services, tx, staff, 'appOff')
}

async function setSince(
  services: Services,
  tx: Scope,
  before: RowOf<'staff'>,
  authenticatorSince: string | null,
  by: string,
): Promise<void> {
  const changes = { authenticatorSince }
  await commit({ services, tx }, { resource: 'staff', action: 'update', before, changes, by: staffActor(by) })
}

/** Whether a code of the app, or a recovery code, is right. A right code is used up. */
export async function takeAppCode(services: Services, tx: Scope, staffId: string, typed: string): Promise<boolean> {
  const kept = await findKept(tx, staffId)
  if (!kept?.confirmedAt) return false
  const step = stepOf(services, kept, typed)
  if (step !== null) {
    await takeStep(tx, staffId, step)
    return true
  }
  const { rows } = await sql`update "recoveryCodes" set "usedAt" = ${services.now().toISOString()}
    where "staffId" = ${staffId} and "codeHash" = ${hashOf(services, staffId, plain(typed))} and "usedAt" is null returning "staffId"`.execute(
    tx,
  )
  return rows.length === 1
}
