import type { InputOf, OutputOf } from '../../../schema/endpoints.ts'
import { requestOtp } from '../../../schema/customers/calls.ts'
import { call } from '../../core/api.ts'

/** A code that was sent, and when it was requested (ms since 1970). */
export interface CodeRequest extends OutputOf<'requestOtp'> {
  requestedAt: number
}
let last: { key: string; request: CodeRequest } | undefined

/** Requests a one-time code. The same request within the resend time returns the code that was already sent. Rejects with HttpError. */
export async function askForCode(key: InputOf<'requestOtp'>, now = Date.now()): Promise<CodeRequest> {
  const { languageId: _, ...who } = key
  const requested = JSON.stringify(who)
  if (last?.key === requested && now - last.request.requestedAt < last.request.resendAfter * 1000) return last.request
  const request = { ...(await call(requestOtp, key, { quiet: true })), requestedAt: Date.now() }
  last = { key: requested, request }
  return request
}

/** Forgets the code that was sent: it was used, or its attempts are used up. */
export function forgetCode(): void {
  last = undefined
}
