// A colleague's authenticator app (RFC 6238: six digits, thirty seconds) and the recovery codes for the day it is lost.
import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { latinDigits } from '../../src/schema/digits.ts'
import { findSettings } from '../booking/workshop.ts'
import { findRow, updateRow, type RowOf, type Scope } from '../db/repository.ts'
import { seal, unseal } from '../db/seal.ts'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { closeOtherSessions } from '../sessions.ts'
import { auditChange } from './auditChange.ts'
import { tellOfAccount } from './tellOfAccount.ts'

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

const hashOf = (house: House, staffId: string, code: string): string =>
  createHmac('sha256', house.secrets.codes).update(`recovery:${staffId}:${code}`).digest('base64url')
const plain = (typed: string): string =>
  latinDigits(typed)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

// As many bytes as are taken are even over the letters: the others would prefer the first of them.
function newCode(): string {
  const fair = 256 - (256 % letters.length)
  let code = ''
  while (code.length < letterCount)
    for (const byte of randomBytes(16)) if (byte < fair && code.length < letterCount) code += letters[byte % letters.length]
  return code
}

async function renewCodes(house: House, tx: Scope, staffId: string): Promise<string[]> {
  const fresh = Array.from({ length: codes }, newCode)
  await sql`delete from "recoveryCodes" where "staffId" = ${staffId}`.execute(tx)
  for (const code of fresh)
    await sql`insert into "recoveryCodes" ("tenantId", "staffId", "codeHash")
      values (current_setting('app.tenant_id'), ${staffId}, ${hashOf(house, staffId, code)})`.execute(tx)
  return fresh.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

/** The step of thirty seconds that a code is of, one before and after the present allowed; null when it is wrong or of a step that was taken already. */
function stepOf(house: House, kept: Kept, typed: string): number | null {
  const token = plain(typed)
  const timestamp = house.now().getTime()
  const delta = /^\d{6}$/.test(token)
    ? new TOTP({ secret: Secret.fromBase32(unseal(kept.sealedSecret)), period }).validate({ token, timestamp, window: 1 })
    : null
  if (delta === null) return null
  const step = Math.floor(timestamp / 1000 / period) + delta
  // Whoever looked over a shoulder comes too late.
  return step > Number(kept.lastStep) ? step : null
}
const takeStep = (tx: Scope, staffId: string, step: number) =>
  sql`update authenticators set "lastStep" = ${step} where "staffId" = ${staffId}`.execute(tx)

/** Since when sign-in asks for the app, and how many recovery codes are left. */
export async function showAuthenticator(tx: Scope, staffId: string): Promise<{ since: string | null; recoveryLeft: number }> {
  const staff = await findRow(tx, 'staff', staffId)
  const { rows } = await sql<{ left: number }>`select count(*)::int4 as left from "recoveryCodes"
    where "staffId" = ${staffId} and "usedAt" is null`.execute(tx)
  return { since: staff?.authenticatorSince ?? null, recoveryLeft: rows[0]?.left ?? 0 }
}

/** Makes a secret for the app; sign-in asks for it only once a code of it was given. Refused while another one is in use. */
export async function beginAuthenticator(house: House, tx: Scope, staff: RowOf<'staff'>): Promise<{ secret: string; address: string }> {
  if (staff.authenticatorSince) throw new Problem('alreadyExists')
  const secret = new Secret({ size: 20 })
  await sql`insert into authenticators ("tenantId", "staffId", "sealedSecret", "createdAt")
    values (current_setting('app.tenant_id'), ${staff.id}, ${seal(secret.base32)}, ${house.now().toISOString()})
    on conflict ("tenantId", "staffId") do update set "sealedSecret" = excluded."sealedSecret", "confirmedAt" = null, "lastStep" = 0`.execute(
    tx,
  )
  const { name } = await findSettings(tx)
  return { secret: secret.base32, address: new TOTP({ issuer: name.en, label: staff.email, secret, period }).toString() }
}

/** Takes the app into use with its first code, ends the person's other sessions, and gives the recovery codes. Null when the code is wrong. */
export async function confirmAuthenticator(
  house: House,
  tx: Scope,
  { staffId, tokenHash, code }: { staffId: string; tokenHash: string; code: string },
): Promise<string[] | null> {
  const kept = await findKept(tx, staffId)
  const staff = await findRow(tx, 'staff', staffId, { lock: true })
  if (!kept || !staff || kept.confirmedAt) throw new Problem('notFound')
  const step = stepOf(house, kept, code)
  if (step === null) return null
  await takeStep(tx, staffId, step)
  await sql`update authenticators set "confirmedAt" = ${house.now().toISOString()} where "staffId" = ${staffId}`.execute(tx)
  await setSince(house, tx, staff, house.now().toISOString(), staffId)
  await closeOtherSessions(tx, staffId, tokenHash)
  await tellOfAccount(house, tx, staff, 'appOn')
  return renewCodes(house, tx, staffId)
}

/** Other recovery codes; those before are good no more. */
export async function renewRecoveryCodes(house: House, tx: Scope, staff: RowOf<'staff'>): Promise<string[]> {
  if (!staff.authenticatorSince) throw new Problem('notFound')
  await tellOfAccount(house, tx, staff, 'recoveryCodes')
  return renewCodes(house, tx, staff.id)
}

/** Sign-in asks for no app any more. `by` is the person, or the administrator who took a lost one away; then every session of the person ends. */
export async function endAuthenticator(house: House, tx: Scope, staff: RowOf<'staff'>, by: string): Promise<void> {
  if (!staff.authenticatorSince) throw new Problem('notFound')
  await sql`delete from authenticators where "staffId" = ${staff.id}`.execute(tx)
  await sql`delete from "recoveryCodes" where "staffId" = ${staff.id}`.execute(tx)
  await setSince(house, tx, staff, null, by)
  if (by !== staff.id) await closeOtherSessions(tx, staff.id, null)
  await tellOfAccount(house, tx, staff, 'appOff')
}

async function setSince(house: House, tx: Scope, before: RowOf<'staff'>, authenticatorSince: string | null, by: string): Promise<void> {
  const now = house.now()
  const after = await updateRow(tx, 'staff', before, { authenticatorSince }, by, now)
  await auditChange(tx, { resource: 'staff', rowId: before.id, action: 'update', before, after, by, now })
}

/** Whether a code of the app, or a recovery code, is right; taking it, so that it is right once. */
export async function takeAppCode(house: House, tx: Scope, staffId: string, typed: string): Promise<boolean> {
  const kept = await findKept(tx, staffId)
  if (!kept?.confirmedAt) return false
  const step = stepOf(house, kept, typed)
  if (step !== null) {
    await takeStep(tx, staffId, step)
    return true
  }
  const { rows } = await sql`update "recoveryCodes" set "usedAt" = ${house.now().toISOString()}
    where "staffId" = ${staffId} and "codeHash" = ${hashOf(house, staffId, plain(typed))} and "usedAt" is null returning "staffId"`.execute(
    tx,
  )
  return rows.length === 1
}
