// One HTTP call to a payment gateway, the same for all of them: JSON, a time limit, no redirects, and refusals as ProviderError.
import { ProviderError, type Account, type Refusal } from '../../core/gateways/payments.ts'

/** Where a gateway answers, and how a tenant's account proves itself there. `timeout`: milliseconds for a whole call. */
export interface Place {
  url: string
  timeout?: number
}
/** Sends a request and returns the parsed answer. Rejects with ProviderError. */
export type AskGateway = (account: Account, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => Promise<unknown>

const refusalOf = (status: number): Refusal => {
  if (status === 409) return 'conflict'
  if (status === 404) return 'unknown'
  // An invalid token may be corrected, so waiting work must not fail because of it.
  return status >= 500 || [401, 403, 408, 425, 429].includes(status) ? 'unavailable' : 'refused'
}

/** The calls to one gateway. `authorise` returns the header that proves the account. */
export const askerOf =
  ({ url, timeout = 10_000 }: Place, authorise: (account: Account) => string): AskGateway =>
  async (account, method, path, body) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        authorization: authorise(account),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    }).catch(() => undefined)
    if (!answer) throw new ProviderError('unavailable', 'No answer in time.')
    const came: unknown = await answer.json().catch(() => undefined)
    if (answer.ok) return came
    const { message } = (came ?? {}) as { message?: unknown }
    const words = typeof message === 'string' ? message.slice(0, 150) : ''
    throw new ProviderError(refusalOf(answer.status), `${answer.status} ${words}`.trim())
  }

/** Parses an answer; one of an undocumented shape is treated as no answer. */
export function understood<R>(read: () => R): R {
  try {
    return read()
  } catch {
    throw new ProviderError('unavailable', 'The answer was not understood.')
  }
}
