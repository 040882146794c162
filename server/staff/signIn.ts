// Staff sign-in: the e-mail determines the tenants to try, the password decides. Hashing happens outside any transaction.
import { hash, verify } from '@node-rs/argon2'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { findBy, findRow } from '../core/db/repository.ts'
import { sql } from 'kysely'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { closeOtherSessions, openSession } from '../core/access/sessions.ts'
import type { Account } from './limitSignIn.ts'
import { beginPasskey, requiresPasskey } from './passkeys.ts'
import { recordSignIn } from './recordSignIn.ts'
import { requireOwnWay } from './singleSignOn/passwordAllowed.ts'
import { secondStep, type SignInOrigin } from './secondStep.ts'
import { notifyOfAccount } from './notifyOfAccount.ts'
import { commit } from '../core/commit/commit.ts'
import { staffActor } from '../core/commit/actor.ts'
import { describeStaff } from '../core/access/describeStaff.ts'

// Argon2id parameters recommended by OWASP: m = 19456 KiB, t = 2, p = 1.
const cost = { memoryCost: 19456, timeCost: 2, parallelism: 1 }
/** The Argon2id hash of a password; takes about 12 ms. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

// Verified when no account has the e-mail, so that an unknown one takes as long as a wrong password.
let decoy: Promise<string> | undefined
const matches = async (kept: string | null | undefined, password: string): Promise<boolean> => {
  decoy ??= hashPassword('nobody has this')
  const right = await verify(kept ?? (await decoy), password)
  return right && Boolean(kept)
}

/** The input of sign-in; code and its request only in the second step. */
interface Credentials {
  email: string
  password: string
  requestId?: string | undefined
  code?: string | undefined
}

/** The active accounts with an e-mail; `preferred` is tried first when several tenants have it. */
export async function accountsOf(services: Services, email: string, preferred: string | null): Promise<Account[]> {
  const { rows } = await sql<{ tenantsOfStaff: string }>`select "tenantsOfStaff"(${email})`.execute(services.engine.db)
  const tenants = rows.map((row) => row.tenantsOfStaff).sort((a, b) => Number(b === preferred) - Number(a === preferred))
  const accounts: Account[] = []
  for (const tenantId of tenants) {
    const staff = await services.engine.scoped(tenantId, (tx) => findBy(tx, 'staff', { email }))
    if (staff) accounts.push({ tenantId, staff })
  }
  return accounts
}

/**
 * A session for the right password of one of the accounts, after the second step if required, or what is to be done first. Throws
 * signInFailed (400) otherwise, without saying which was wrong, and passkeyNeeded or ssoNeeded (400) where a password is not enough.
 */
export async function signIn(
  services: Services,
  accounts: readonly Account[],
  given: Credentials,
  origin: SignInOrigin,
): Promise<OutputOf<'login'>> {
  const refused: Account[] = []
  for (const account of accounts) {
    const { tenantId, staff } = account
    if (!(await matches(staff.password, given.password))) {
      refused.push(account)
      continue
    }
    await services.engine.scoped(tenantId, (tx) => requireOwnWay(services, tx, staff))
    const requested = await secondStep(services, tenantId, staff, given, origin)
    if (requested) return requested
    return services.engine.scoped(tenantId, async (tx) => {
      const who = await describeStaff(tx, tenantId, staff.id)
      if (!who) throw new Problem('signInFailed')
      if (await requiresPasskey(tx, staff)) {
        if (staff.passkeySince) throw new Problem('passkeyNeeded')
        return { passkeyRequired: true as const, ...(await beginPasskey(services, tx, tenantId, staff, 'first')) }
      }
      await recordSignIn(services, tx, staff.id, 'success', origin)
      return { token: await openSession(tx, tenantId, { audience: 'staff', subjectId: staff.id, origin }, services.now()), staff: who }
    })
  }
  if (accounts.length === 0) await matches(null, given.password)
  // Recorded only now, because the same e-mail may have another password in another tenant.
  for (const { tenantId, staff } of refused)
    await services.engine.scoped(tenantId, (tx) => recordSignIn(services, tx, staff.id, 'wrongPassword', origin))
  throw new Problem('signInFailed')
}

/** Throws wrongPassword (400) with the field, unless the password is the person's. */
export async function requirePassword(
  services: Services,
  tenantId: string,
  staffId: string,
  password: string,
  field: string,
): Promise<void> {
  const staff = await services.engine.scoped(tenantId, (tx) => findRow(tx, 'staff', staffId))
  if (!staff || !(await matches(staff.password, password)))
    throw new Problem('wrongPassword', { fields: { [field]: { key: 'errors.wrongPassword' } } })
}

/** Changes a password, ends the person's other sessions and returns the new hash. Throws wrongPassword (400) when the present one is wrong. */
export async function changePassword(
  services: Services,
  tenantId: string,
  staffId: string,
  keep: string,
  current: string,
  next: string,
): Promise<string> {
  await requirePassword(services, tenantId, staffId, current, 'current')
  const password = await hashPassword(next)
  await services.engine.scoped(tenantId, async (tx) => {
    const before = await findRow(tx, 'staff', staffId, { lock: true })
    if (!before) throw new Problem('notFound')
    await commit({ services, tx }, { resource: 'staff', action: 'update', before, changes: { password }, by: staffActor(staffId) })
    await closeOtherSessions(tx, staffId, keep)
    await notifyOfAccount(services, tx, before, 'password')
  })
  return password
}
