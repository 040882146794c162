import type { InputOf, OutputOf } from '../../../schema/endpoints.ts'
import { requestOtp } from '../../../schema/customers/calls.ts'
import { call } from '../../core/api.ts'

/** A code on its way, and when it was asked for (ms since 1970). */
export interface CodeRequest extends OutputOf<'requestOtp'> {
  askedAt: number
}
let last: { key: string; request: CodeRequest } | undefined

/** Asks for a one-time code. The same request within the resend time gets the code that is under way already. */
export async function askForCode(key: InputOf<'requestOtp'>, now = Date.now()): Promise<CodeRequest> {
  const { languageId: _, ...who } = key
  const requested = JSON.stringify(who)
  if (last?.key === requested && now - last.request.askedAt < last.request.resendAfter * 1000) return last.request
  const request = { ...(await call(requestOtp, key, { quiet: true })), askedAt: Date.now() }
  last = { key: requested, request }
  return request
}

/** Forgets the code that is under way: it was used, or its tries are up. */
export function forgetCode(): void {
  last = undefined
}
