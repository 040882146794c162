// The second step of staff sign-in: a code of the person's own app, else a one-time code to their mobile where the tenant asks for one.
import { sql } from 'kysely'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { limits, type LanguageWord } from '../../src/schema/limits.ts'
import { maskMobile } from '../../src/schema/mobile.ts'
import { findFlags } from '../booking/workshop.ts'
import type { RowOf, Scope } from '../db/repository.ts'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { takeAppCode } from './authenticator.ts'
import { recordSignIn, type Origin } from './recordSignIn.ts'
import { requestCode } from './requestCode.ts'
import { verifyCode } from './verifyCode.ts'

type Asked = Extract<OutputOf<'login'>, { otpRequired: true }>
type AskedBySms = Extract<Asked, { requestId: string }>
interface Given {
  requestId?: string | undefined
  code?: string | undefined
}

/** What still has to be asked; null when the code is right or none is needed. Throws codeExpired or wrongCode with the tries left. */
export async function secondStep(
  house: House,
  tenantId: string,
  staff: RowOf<'staff'>,
  { requestId, code }: Given,
  origin: Origin & { language: LanguageWord },
): Promise<Asked | null> {
  if (staff.authenticatorSince) return askApp(house, tenantId, staff, code, origin)
  const { mobile } = staff
  if (!mobile) return null
  const flags = await house.engine.scoped(tenantId, findFlags)
  // Off unless the tenant switched it on: a dealership whose staff share no mobiles could not sign in any more.
  if (flags['STAFF_OTP'] !== true) return null
  if (!requestId || !code) return ask(house, tenantId, mobile, origin.language)
  const verdict = await house.engine.scoped(tenantId, async (tx) => {
    const found = await verifyCode(house, tx, requestId, code, 'staff')
    if (found.kind !== 'right') await recordSignIn(house, tx, staff.id, 'wrongCode', origin)
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
  // A colleague's code proves the colleague's mobile.
  if (verdict.kind === 'expired' || verdict.mobile !== mobile)
    throw new Problem('codeExpired', { fields: { code: { key: 'errors.codeExpired' } } })
  return null
}

async function askApp(
  house: House,
  tenantId: string,
  { id }: RowOf<'staff'>,
  code: string | undefined,
  origin: Origin,
): Promise<Asked | null> {
  if (!code) return { otpRequired: true, way: 'app' }
  const key = `${tenantId}:${id}`
  // By itself: a right password forgets the tries of passwords.
  await house.rateLimits.take('appCodeByAccount', key)
  const right = await house.engine.scoped(tenantId, async (tx) => {
    const found = await takeAppCode(house, tx, id, code)
    if (!found) await recordSignIn(house, tx, id, 'wrongCode', origin)
    return found
  })
  if (!right) throw new Problem('wrongAppCode', { fields: { code: { key: 'errors.wrongAppCode' } } })
  await house.rateLimits.forget('appCodeByAccount', key)
  return null
}

async function ask(house: House, tenantId: string, mobile: string, language: LanguageWord): Promise<Asked> {
  const open = await house.engine.scoped(tenantId, (tx) => openCode(house, tx, mobile))
  // Whoever reloaded the page goes on with the code they were sent.
  if (open) return { otpRequired: true, ...open, mobile: maskMobile(mobile) }
  await house.rateLimits.take('codeByMobile', `${tenantId}:staff:${mobile}`)
  const sent = await house.engine.scoped(tenantId, (tx) => requestCode(house, tx, { mobile, proves: 'staff' }, language))
  return { otpRequired: true, ...sent, mobile: maskMobile(mobile) }
}

async function openCode(house: House, tx: Scope, mobile: string): Promise<Pick<AskedBySms, 'requestId' | 'ttl' | 'resendAfter'> | null> {
  const now = house.now().getTime()
  const since = new Date(now - limits.otpResendAfter * 1000).toISOString()
  const { rows } = await sql<{ id: string; createdAt: string }>`select id, "createdAt" from "oneTimeCodes"
    where mobile = ${mobile} and purpose = 'staff' and "usedAt" is null and tries < ${limits.otpTries} and "createdAt" > ${since}
    order by "createdAt" desc limit 1`.execute(tx)
  if (!rows[0]) return null
  const age = Math.floor((now - Date.parse(rows[0].createdAt)) / 1000)
  return { requestId: rows[0].id, ttl: limits.otpLifetime - age, resendAfter: limits.otpResendAfter - age }
}
