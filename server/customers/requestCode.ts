// Sends a one-time code to a mobile. Says the same whether or not anybody is known under it.
import { createHmac, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { languages, limits, type LanguageWord } from '../../src/schema/core/limits.ts'
import { findSettings } from '../core/time/workshop.ts'
import type { Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { messageWords } from '../messages/index.ts'

/** Who is to be proven, and the vehicle they came in by. */
export interface CodeRequest {
  mobile: string
  plate?: string | undefined
  vin?: string | undefined
  /** A code of one purpose is none of the other. */
  proves?: CodePurpose
}
/** Whom a code proves: a customer, or a member of staff at sign-in. */
export type CodePurpose = 'customer' | 'staff'

/** The keyed hash under which a code is kept: without the server's secret a stolen table cannot be searched for six digits. */
export const codeHash = (services: Services, requestId: string, code: string): string =>
  createHmac('sha256', services.secrets.codes).update(`${requestId}:${code}`).digest('base64url')

/** Queues the code's message. Throws tooManyRequests before 60 s have passed since the last one. Rates are counted by the caller, outside the transaction. */
export async function requestCode(
  services: Services,
  tx: Scope,
  request: CodeRequest,
  language: LanguageWord,
): Promise<OutputOf<'requestOtp'>> {
  const now = services.now()
  const purpose = request.proves ?? 'customer'
  const { rows } = await sql<{
    createdAt: string
  }>`select "createdAt" from "oneTimeCodes" where mobile = ${request.mobile} and purpose = ${purpose} and "createdAt" <= ${now.toISOString()}
    order by "createdAt" desc limit 1`.execute(tx)
  const waited = rows[0] ? (now.getTime() - Date.parse(rows[0].createdAt)) / 1000 : Infinity
  if (waited < limits.otpResendAfter) {
    const seconds = Math.ceil(limits.otpResendAfter - waited)
    throw new Problem('tooManyRequests', { params: { seconds }, retryAfter: seconds })
  }
  const code = String(randomInt(10 ** limits.otpDigits)).padStart(limits.otpDigits, '0')
  const requestId = uuid()
  const expiresAt = new Date(now.getTime() + limits.otpLifetime * 1000).toISOString()
  const vehicle = request.plate || request.vin ? JSON.stringify({ plate: request.plate, vin: request.vin }) : null
  // A newer code ends the older ones: one code is good at a time.
  await sql`update "oneTimeCodes" set "usedAt" = ${now.toISOString()} where mobile = ${request.mobile} and purpose = ${purpose} and "usedAt" is null`.execute(
    tx,
  )
  await sql`insert into "oneTimeCodes" ("tenantId", id, mobile, purpose, "codeHash", vehicle, "createdAt", "expiresAt")
    values (current_setting('app.tenant_id'), ${requestId}, ${request.mobile}, ${purpose}, ${codeHash(services, requestId, code)}, ${vehicle}, ${now.toISOString()}, ${expiresAt})`.execute(
    tx,
  )
  const settings = await findSettings(tx)
  const words = await messageWords(services, tx, language, 'otp')
  const text = (shown: string) => words({ code: shown, tenant: settings.name[languages[language].code] })
  const languageId = String(languages[language].id) as Word<'language'>
  await services.messages.queue(
    tx,
    {
      recipient: request.mobile,
      kind: 'otp',
      languageId,
      event: `otp:${requestId}`,
      expiresAt: new Date(expiresAt),
      body: text(code),
      // Outside the demo nobody but the recipient reads a code: staff who see the outbox could be anybody's customer.
      ...(services.env.DEMO ? {} : { kept: text('•'.repeat(limits.otpDigits)) }),
    },
    now,
  )
  return {
    requestId,
    ttl: limits.otpLifetime,
    resendAfter: limits.otpResendAfter,
    mobile: request.mobile,
    ...(services.env.DEMO ? { demoCode: code } : {}),
  }
}
