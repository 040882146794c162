// Sends a one-time code to a mobile. Says the same whether or not anybody is known under it.
import { createHmac, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { languages, limits, type LanguageWord } from '../../src/schema/limits.ts'
import { findSettings } from '../booking/workshop.ts'
import type { Scope } from '../db/repository.ts'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { messageWords } from './messageWords.ts'

/** Who is to be proven, and the vehicle they came in by. */
export interface CodeWish {
  mobile: string
  plate?: string | undefined
  vin?: string | undefined
  /** A code of one purpose is none of the other. */
  proves?: CodePurpose
}
/** Whom a code proves: a customer, or a member of staff at sign-in. */
export type CodePurpose = 'customer' | 'staff'

/** The keyed hash under which a code is kept: without the server's secret a stolen table cannot be searched for six digits. */
export const codeHash = (house: House, requestId: string, code: string): string =>
  createHmac('sha256', house.secrets.codes).update(`${requestId}:${code}`).digest('base64url')

/** Queues the code's message. Throws tooManyRequests before 60 s have passed since the last one. Rates are counted by the caller, outside the transaction. */
export async function requestCode(house: House, tx: Scope, wish: CodeWish, language: LanguageWord): Promise<OutputOf<'requestOtp'>> {
  const now = house.now()
  const purpose = wish.proves ?? 'customer'
  const { rows } = await sql<{
    createdAt: string
  }>`select "createdAt" from "oneTimeCodes" where mobile = ${wish.mobile} and purpose = ${purpose} and "createdAt" <= ${now.toISOString()}
    order by "createdAt" desc limit 1`.execute(tx)
  const waited = rows[0] ? (now.getTime() - Date.parse(rows[0].createdAt)) / 1000 : Infinity
  if (waited < limits.otpResendAfter) {
    const seconds = Math.ceil(limits.otpResendAfter - waited)
    throw new Problem('tooManyRequests', { params: { seconds }, retryAfter: seconds })
  }
  const code = String(randomInt(10 ** limits.otpDigits)).padStart(limits.otpDigits, '0')
  const requestId = uuid()
  const expiresAt = new Date(now.getTime() + limits.otpLifetime * 1000).toISOString()
  const vehicle = wish.plate || wish.vin ? JSON.stringify({ plate: wish.plate, vin: wish.vin }) : null
  // A newer code ends the older ones: one code is good at a time.
  await sql`update "oneTimeCodes" set "usedAt" = ${now.toISOString()} where mobile = ${wish.mobile} and purpose = ${purpose} and "usedAt" is null`.execute(
    tx,
  )
  await sql`insert into "oneTimeCodes" ("tenantId", id, mobile, purpose, "codeHash", vehicle, "createdAt", "expiresAt")
    values (current_setting('app.tenant_id'), ${requestId}, ${wish.mobile}, ${purpose}, ${codeHash(house, requestId, code)}, ${vehicle}, ${now.toISOString()}, ${expiresAt})`.execute(
    tx,
  )
  const settings = await findSettings(tx)
  const words = await messageWords(house, tx, language, 'otp')
  const text = (shown: string) => words({ code: shown, tenant: settings.name[languages[language].code] })
  const languageId = String(languages[language].id) as Word<'language'>
  await house.messages.queue(
    tx,
    {
      recipient: wish.mobile,
      kind: 'otp',
      languageId,
      event: `otp:${requestId}`,
      expiresAt: new Date(expiresAt),
      body: text(code),
      // Outside the demo nobody but the recipient reads a code: staff who see the outbox could be anybody's customer.
      ...(house.env.DEMO ? {} : { kept: text('•'.repeat(limits.otpDigits)) }),
    },
    now,
  )
  return {
    requestId,
    ttl: limits.otpLifetime,
    resendAfter: limits.otpResendAfter,
    mobile: wish.mobile,
    ...(house.env.DEMO ? { demoCode: code } : {}),
  }
}
