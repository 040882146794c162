// Proves a mobile with a one-time code: five attempts, five minutes, one use.
import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { latinDigits } from '../../src/schema/core/values/digits.ts'
import { limits } from '../../src/schema/core/limits.ts'
import { readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { codeHash, type CodePurpose } from './requestCode.ts'
import { commit } from '../core/commit/commit.ts'
import { customerActor } from '../core/commit/actor.ts'
import { customerOfMobile } from '../core/db/caller/customerOfMobile.ts'
import { companyIdsOf } from '../core/access/companies.ts'

interface Kept {
  mobile: string
  codeHash: string
  vehicle: { plate?: string; vin?: string } | null
  tries: number
  usedAt: string | null
  expiresAt: string
}
/** The result of an attempt. Returned, not thrown, because the transaction must commit to count the attempt. */
export type Verdict =
  | { kind: 'expired' }
  | { kind: 'wrong'; triesLeft: number }
  | { kind: 'right'; mobile: string; vehicle: Kept['vehicle'] }

/** Checks a code, in Latin or Arabic digits, in a transaction that must be committed whatever the verdict. */
export async function verifyCode(
  services: Services,
  tx: Scope,
  requestId: string,
  typed: string,
  purpose: CodePurpose = 'customer',
): Promise<Verdict> {
  const now = services.now().toISOString()
  const { rows } =
    await sql<Kept>`select mobile, "codeHash", vehicle, tries, "usedAt", "expiresAt" from "oneTimeCodes" where id = ${requestId} and purpose = ${purpose} for update`.execute(
      tx,
    )
  const [kept] = rows
  if (!kept || kept.usedAt || kept.expiresAt <= now || kept.tries >= limits.otpTries) return { kind: 'expired' }
  const given = codeHash(services, requestId, latinDigits(typed).replace(/\s/g, ''))
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(kept.codeHash))) {
    await sql`update "oneTimeCodes" set tries = tries + 1 where id = ${requestId}`.execute(tx)
    return { kind: 'wrong', triesLeft: limits.otpTries - kept.tries - 1 }
  }
  await sql`update "oneTimeCodes" set "usedAt" = ${now} where id = ${requestId}`.execute(tx)
  return { kind: 'right', mobile: kept.mobile, vehicle: kept.vehicle }
}

/** The customer of a proven mobile, now marked as verified, with their vehicles. */
export async function findProvenCustomer(
  services: Services,
  tx: Scope,
  mobile: string,
): Promise<{ customer: RowOf<'customers'> | null; vehicles: RowOf<'vehicles'>[] }> {
  const found = await customerOfMobile(tx, mobile)
  if (!found) return { customer: null, vehicles: [] }
  const customer = found.mobileVerification === 'Verified' ? found : await markVerified(services, tx, found)
  return { customer, vehicles: await vehiclesOf(tx, [customer.id, ...(await companyIdsOf(tx, customer.id))]) }
}

function markVerified(services: Services, tx: Scope, before: RowOf<'customers'>): Promise<RowOf<'customers'>> {
  const changes = { mobileVerification: 'Verified' }
  return commit({ services, tx }, { resource: 'customers', action: 'update', before, changes, by: customerActor(before.id) })
}

/** The vehicles of these customers, newest first. */
const vehiclesOf = (tx: Scope, customerIds: string[]): Promise<RowOf<'vehicles'>[]> =>
  readRows(tx, 'vehicles', { size: 50, filters: { customerId: customerIds } })
