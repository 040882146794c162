// A client that retries a request with the same idempotency key until a server answers.
import { setTimeout as pause } from 'node:timers/promises'
import { newAddress } from '../core/server/people.ts'
import { headers as wireHeaders } from '../../src/schema/core/wireWords.ts'

/** An answer. */
interface Reply {
  status: number
  // eslint-disable-next-line typescript/no-explicit-any -- the stories look into whatever JSON came
  body: any
}
type Method = 'GET' | 'POST' | 'PUT'
/** Sends requests as one person. */
export type Ask = (method: Method, path: string, body?: unknown, key?: string) => Promise<Reply>

/** The longest time that a request is retried, in ms, while a killed server restarts. */
const longest = 600_000

/** Counts the attempts without an answer. */
export const troubles = { count: 0 }

/** Sends a request to whichever process answers. Throws when none does within the time limit. */
export function clientOf(bases: readonly string[], token: string): Ask {
  let turn = 0
  // Each from an address of their own, since an address has limits.
  const address = newAddress()
  return async (method, path, body, key) => {
    const deadline = Date.now() + longest
    for (;;) {
      turn += 1
      try {
        const answer = await fetch(`${bases[turn % bases.length]}${path}`, {
          method,
          headers: {
            [wireHeaders.from]: wireHeaders.fromValue,
            [wireHeaders.language]: 'en',
            'x-forwarded-for': address,
            authorization: `Bearer ${token}`,
            ...(key ? { [wireHeaders.idempotency]: key } : {}),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(15_000),
        })
        const text = await answer.text()
        if (answer.status < 500 && answer.status !== 429) return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
      } catch {
        // The process has ended, or ended in the middle of its answer.
      }
      troubles.count += 1
      if (Date.now() > deadline) throw new Error(`Nobody answered ${method} ${path}.`)
      await pause(80)
    }
  }
}
