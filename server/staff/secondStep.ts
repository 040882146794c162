// The second step of staff sign-in: a code of the authenticator app, else a one-time code by SMS where the tenant requires one.
import { sql } from 'kysely'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { limits, type LanguageWord } from '../../src/schema/core/limits.ts'
import { maskMobile } from '../../src/schema/core/values/mobile.ts'
import { findFlags } from '../core/time/workshop.ts'
import type { RowOf, Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { takeAppCode } from './authenticator.ts'
import { recordSignIn, type Origin } from './recordSignIn.ts'
import { requestCode, verifyCode } from '../customers/index.ts'

type Requested = Extract<OutputOf<'login'>, { otpRequired: true }>
/** Where a sign-in comes from, and the id of its device where the person is known on it. */
export type SignInOrigin = Origin & { language: LanguageWord; known: string | null }
type RequestedBySms = Extract<Requested, { requestId: string }>
interface Given {
  requestId?: string | undefined
  code?: string | undefined
}

/**
 * The input still required; null when the code is right or none is needed. Throws codeExpired or wrongCode (400) with the remaining
 * attempts.
 */
export async function secondStep(
  services: Services,
  tenantId: string,
  staff: RowOf<'staff'>,
  { requestId, code }: Given,
  origin: SignInOrigin,
): Promise<Requested | null> {
  if (staff.authenticatorSince) return askApp(services, tenantId, staff, code, origin)
  const { mobile } = staff
  if (!mobile) return null
  const flags = await services.engine.scoped(tenantId, findFlags)
  // Off by default: staff without a mobile of their own could otherwise not sign in.
  if (flags['STAFF_OTP'] !== true) return null
  if (!requestId || !code) return ask(services, tenantId, mobile, origin)
  const verdict = await services.engine.scoped(tenantId, async (tx) => {
    const found = await verifyCode(services, tx, requestId, code, 'staff')
    if (found.kind !== 'right') await recordSignIn(services, tx, staff.id, 'wrongCode', origin)
    return found
  })
  if (verdict.kind === 'wrong') {
    const params = { smart_count: verdict.triesLeft, tries: verdict.triesLeft }
    throw new Problem('wrongCode', {
      params,
      fields: { code: { key: 'errors.wrongCode', params } },
      details: { triesLeft: verdict.triesLeft },
    })
  }
  // The code must have been sent to this person's mobile.
  if (verdict.kind === 'expired' || verdict.mobile !== mobile)
    throw new Problem('codeExpired', { fields: { code: { key: 'errors.codeExpired' } } })
  return null
}

async function askApp(
  services: Services,
  tenantId: string,
  { id }: RowOf<'staff'>,
  code: string | undefined,
  origin: SignInOrigin,
): Promise<Requested | null> {
  if (!code) return { otpRequired: true, way: 'app' }
  // A known device has tries of its own: a stranger with the password uses up only the strangers'.
  const key = `${tenantId}:${id}${origin.known ? `:${origin.known}` : ''}`
  // A limit of its own, since a correct password resets the one for passwords; not declared by the call, since only wrong codes count.
  await services.rateLimits.take('appCodeByAccount', key)
  const right = await services.engine.scoped(tenantId, async (tx) => {
    const found = await takeAppCode(services, tx, id, code)
    if (!found) await recordSignIn(services, tx, id, 'wrongCode', origin)
    return found
  })
  if (!right) throw new Problem('wrongAppCode', { fields: { code: { key: 'errors.wrongAppCode' } } })
  await services.rateLimits.forget('appCodeByAccount', key)
  return null
}

async function ask(services: Services, tenantId: string, mobile: string, { language, known }: SignInOrigin): Promise<Requested> {
  const open = await services.engine.scoped(tenantId, (tx) => openCode(services, tx, mobile))
  // After reloading the page, the code that was sent is still valid.
  if (open) return { otpRequired: true, ...open, mobile: maskMobile(mobile) }
  // Not declared by the call: the mobile is the account's, and counts only where a message is really sent.
  await services.rateLimits.take('codeByMobile', `${tenantId}:staff:${mobile}${known ? `:${known}` : ''}`)
  const sent = await services.engine.scoped(tenantId, (tx) => requestCode(services, tx, { mobile, proves: 'staff' }, language))
  return { otpRequired: true, ...sent, mobile: maskMobile(mobile) }
}

async function openCode(
  services: Services,
  tx: Scope,
  mobile: string,
): Promise<Pick<RequestedBySms, 'requestId' | 'ttl' | 'resendAfter'> | null> {
  const now = services.now().getTime()
  const since = new Date(now - limits.otpResendAfter * 1000).toISOString()
  const { rows } = await sql<{ id: string; createdAt: string }>`select id, "createdAt" from "oneTimeCodes"
    where mobile = ${mobile} and purpose = 'staff' and "usedAt" is null and tries < ${limits.otpTries} and "createdAt" > ${since}
    order by "createdAt" desc limit 1`.execute(tx)
  if (!rows[0]) return null
  const age = Math.floor((now - Date.parse(rows[0].createdAt)) / 1000)
  return { requestId: rows[0].id, ttl: limits.otpLifetime - age, resendAfter: limits.otpResendAfter - age }
}
