// How often codes are sent. The limits of a device, of a network address and of a mobile are separate, so that a stranger who asks for codes
// to somebody's mobile uses up their own.
import { sql } from 'kysely'
import { limits } from '../../src/schema/core/limits.ts'
import type { Scope } from '../core/db/repository.ts'
import { tooManyRequests } from '../core/http/problem.ts'
import type { CustomerCall } from '../core/services.ts'
import type { CodePurpose } from './requestCode.ts'

/** Whom a device is known to as a customer. */
export const customerDevice = (tenantId: string, mobile: string): string => `${tenantId}:${mobile}`

/**
 * Counts a request for a code, after `requireResendTime`. A device that the mobile's owner has proven it on is counted alone; a stranger's
 * also by address, by the mobile from that address, and by the mobile. Throws tooManyRequests (429).
 */
export async function countCode({ services, caller, device, address }: CustomerCall<unknown>, mobile: string): Promise<void> {
  const { tenantId } = caller
  const known = device.knows(customerDevice(tenantId, mobile))
  if (known) return services.rateLimits.take('codeByDevice', known)
  await services.rateLimits.take('codeByAddress', `${tenantId}:${address}`)
  await services.rateLimits.take('codeByAddressAndMobile', `${tenantId}:${address}:${mobile}`)
  await services.rateLimits.take('codeByMobile', `${tenantId}:${mobile}`)
}

/**
 * Throws tooManyRequests (429) within 60 s of the last code that the same session requested for the mobile; requests of others do not
 * count.
 */
export async function requireResendTime(
  tx: Scope,
  { mobile, purpose, requestedBy }: { mobile: string; purpose: CodePurpose; requestedBy: string },
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ createdAt: string }>`select "createdAt" from "oneTimeCodes" where mobile = ${mobile} and purpose = ${purpose}
    and "requestedBy" = ${requestedBy} and "createdAt" <= ${now.toISOString()} order by "createdAt" desc limit 1`.execute(tx)
  const waited = rows[0] ? (now.getTime() - Date.parse(rows[0].createdAt)) / 1000 : Infinity
  if (waited < limits.otpResendAfter) throw tooManyRequests(Math.ceil(limits.otpResendAfter - waited))
}
