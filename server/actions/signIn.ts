// Staff sign-in: the e-mail finds the tenants to try, the password decides. Hashing happens outside any transaction.
import { hash, verify } from '@node-rs/argon2'
import type { OutputOf, StaffSession } from '../../src/schema/endpoints.ts'
import { findBy, findRow, updateRow, type Scope } from '../db/repository.ts'
import { sql } from 'kysely'
import { findSettings } from '../booking/workshop.ts'
import type { LanguageWord } from '../../src/schema/limits.ts'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { closeOtherSessions, openSession } from '../sessions.ts'
import { auditChange } from './auditChange.ts'
import { recordSignIn, type Origin } from './recordSignIn.ts'
import { secondStep } from './secondStep.ts'
import { tellOfAccount } from './tellOfAccount.ts'

// Argon2id as OWASP asks: m = 19456 KiB, t = 2, p = 1.
const cost = { memoryCost: 19456, timeCost: 2, parallelism: 1 }
/** Argon2id of a password; about 12 ms. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

// Checked when nobody has the e-mail, so that an unknown one takes as long as a wrong password.
let decoy: Promise<string> | undefined
const matches = async (kept: string | null | undefined, password: string): Promise<boolean> => {
  decoy ??= hashPassword('nobody has this')
  const right = await verify(kept ?? (await decoy), password)
  return right && Boolean(kept)
}

/** Who somebody is, as the API tells; null for a disabled or unknown member of staff. */
export async function describeStaff(tx: Scope, tenantId: string, staffId: string): Promise<StaffSession | null> {
  const staff = await findRow(tx, 'staff', staffId)
  const designation = staff?.active ? await findRow(tx, 'designation', staff.designationId) : undefined
  if (!staff || !designation) return null
  const { id, name, email, department, staffType, locationIds, designationId, photo, acceptingLeads } = staff
  return {
    id,
    tenantId,
    name,
    email,
    designation: designation.role,
    department,
    staffType,
    locationIds,
    designationId,
    photo,
    acceptingLeads,
    tenantName: (await findSettings(tx)).name,
  }
}

/** What is given at sign-in: a code and its request in the second step only. */
interface Credentials {
  email: string
  password: string
  requestId?: string | undefined
  code?: string | undefined
}

/**
 * A session for the right e-mail and password, after the one-time code where the tenant asks its staff for one; signInFailed
 * otherwise, with no word on which was wrong. `preferred` is tried first when several tenants know the e-mail.
 */
export async function signIn(
  house: House,
  given: Credentials,
  preferred: string | null,
  origin: Origin & { language: LanguageWord },
): Promise<OutputOf<'login'>> {
  const tenants = await tenantsOf(house, given.email, preferred)
  const refused: [string, string][] = []
  for (const tenantId of tenants) {
    const staff = await house.engine.scoped(tenantId, (tx) => findBy(tx, 'staff', { email: given.email }))
    if (!staff) continue
    if (!(await matches(staff.password, given.password))) {
      refused.push([tenantId, staff.id])
      continue
    }
    const asked = await secondStep(house, tenantId, staff, given, origin)
    if (asked) return asked
    return house.engine.scoped(tenantId, async (tx) => {
      const who = await describeStaff(tx, tenantId, staff.id)
      if (!who) throw new Problem('signInFailed')
      await recordSignIn(house, tx, staff.id, 'success', origin)
      return { token: await openSession(tx, tenantId, { audience: 'staff', subjectId: staff.id, origin }, house.now()), staff: who }
    })
  }
  if (tenants.length === 0) await matches(null, given.password)
  // Only now: the same e-mail may have another password in another tenant.
  for (const [tenantId, staffId] of refused)
    await house.engine.scoped(tenantId, (tx) => recordSignIn(house, tx, staffId, 'wrongPassword', origin))
  throw new Problem('signInFailed')
}

/** Notes in the history of every account of an e-mail that it was locked when somebody tried. */
export async function recordLocked(house: House, email: string, origin: Origin): Promise<void> {
  for (const tenantId of await tenantsOf(house, email, null)) {
    await house.engine.scoped(tenantId, async (tx) => {
      const staff = await findBy(tx, 'staff', { email })
      if (staff) await recordSignIn(house, tx, staff.id, 'locked', origin)
    })
  }
}

async function tenantsOf(house: House, email: string, preferred: string | null): Promise<string[]> {
  const { rows } = await sql<{ tenantsOfStaff: string }>`select "tenantsOfStaff"(${email})`.execute(house.engine.db)
  return rows.map((row) => row.tenantsOfStaff).sort((a, b) => Number(b === preferred) - Number(a === preferred))
}

/** Throws wrongPassword, beside the field that asked, unless the password is the person's. */
export async function requirePassword(house: House, tenantId: string, staffId: string, password: string, field: string): Promise<void> {
  const staff = await house.engine.scoped(tenantId, (tx) => findRow(tx, 'staff', staffId))
  if (!staff || !(await matches(staff.password, password)))
    throw new Problem('wrongPassword', { fields: { [field]: { key: 'errors.wrongPassword' } } })
}

/** Changes a password when the present one is right, and ends the person's other sessions. */
export async function changePassword(
  house: House,
  tenantId: string,
  staffId: string,
  keep: string,
  current: string,
  next: string,
): Promise<void> {
  await requirePassword(house, tenantId, staffId, current, 'current')
  const password = await hashPassword(next)
  await house.engine.scoped(tenantId, async (tx) => {
    const before = await findRow(tx, 'staff', staffId, { lock: true })
    if (!before) throw new Problem('notFound')
    const after = await updateRow(tx, 'staff', before, { password }, staffId, house.now())
    await closeOtherSessions(tx, staffId, keep)
    await tellOfAccount(house, tx, before, 'password')
    await auditChange(tx, { resource: 'staff', rowId: staffId, action: 'update', before, after, by: staffId, now: house.now() })
  })
}
