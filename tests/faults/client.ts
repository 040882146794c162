// A client that does not give up: it asks again, with the same key, until somebody answers.
import { setTimeout as pause } from 'node:timers/promises'
import { headers as wireHeaders } from '../../src/schema/core/wireWords.ts'

/** What came. */
interface Reply {
  status: number
  // eslint-disable-next-line typescript/no-explicit-any -- the stories look into whatever JSON came
  body: any
}
type Method = 'GET' | 'POST' | 'PUT'
/** Asks as one person. */
export type Ask = (method: Method, path: string, body?: unknown, key?: string) => Promise<Reply>

/** Nobody has to wait longer than this for a server that was killed. */
const longest = 600_000

/** Counts how often an answer was waited for in vain. */
export const troubles = { count: 0 }

/** Sends a request to whichever process answers. Throws when none does for a long time. */
export function clientOf(bases: readonly string[], token: string): Ask {
  let turn = 0
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
        // The process is gone, or went in the middle of its answer.
      }
      troubles.count += 1
      if (Date.now() > deadline) throw new Error(`Nobody answered ${method} ${path}.`)
      await pause(80)
    }
  }
}
