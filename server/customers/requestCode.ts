// Sends a one-time code to a mobile. The answer is the same whether or not a customer has the mobile.
import { createHmac, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { languages, limits, type LanguageWord } from '../../src/schema/core/limits.ts'
import { findSettings } from '../core/time/workshop.ts'
import type { Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { messageWords } from '../messages/index.ts'

/** The mobile to prove, and the vehicle that the person named. */
export interface CodeRequest {
  mobile: string
  plate?: string | undefined
  vin?: string | undefined
  /** A code is only valid for its purpose. */
  proves?: CodePurpose
  /** The session that requests it, as the hash of its token; absent at staff's sign-in. */
  requestedBy?: string
}
/** Whom a code identifies: a customer, or a member of staff at sign-in. */
export type CodePurpose = 'customer' | 'staff'

/** The keyed hash that is stored for a code: without the server's secret a stolen table cannot be searched for six digits. */
export const codeHash = (services: Services, requestId: string, code: string): string =>
  createHmac('sha256', services.secrets.codes).update(`${requestId}:${code}`).digest('base64url')

/** Queues the code's message. The caller counts rate limits outside the transaction. */
export async function requestCode(
  services: Services,
  tx: Scope,
  request: CodeRequest,
  language: LanguageWord,
): Promise<OutputOf<'requestOtp'>> {
  const now = services.now()
  const purpose = request.proves ?? 'customer'
  const requestedBy = request.requestedBy ?? ''
  const code = String(randomInt(10 ** limits.otpDigits)).padStart(limits.otpDigits, '0')
  const requestId = uuid()
  const expiresAt = new Date(now.getTime() + limits.otpLifetime * 1000).toISOString()
  const vehicle = request.plate || request.vin ? JSON.stringify({ plate: request.plate, vin: request.vin }) : null
  // A new code invalidates earlier ones that the same session requested; a stranger's request leaves the owner's code as it is.
  await sql`update "oneTimeCodes" set "usedAt" = ${now.toISOString()} where mobile = ${request.mobile} and purpose = ${purpose}
    and "requestedBy" = ${requestedBy} and "usedAt" is null`.execute(tx)
  await sql`insert into "oneTimeCodes" ("tenantId", id, mobile, purpose, "requestedBy", "codeHash", vehicle, "createdAt", "expiresAt")
    values (current_setting('app.tenant_id'), ${requestId}, ${request.mobile}, ${purpose}, ${requestedBy}, ${codeHash(services, requestId, code)}, ${vehicle}, ${now.toISOString()}, ${expiresAt})`.execute(
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
      // Outside the demo only the recipient may read the code: otherwise staff who see the outbox could sign in as any customer.
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
