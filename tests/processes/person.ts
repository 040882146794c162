// A client with a browser's state: keeps token and cookies, solves proofs of work, and returns the answers.
import { headers as wireHeaders } from '../../src/schema/core/wireWords.ts'
import { proofOf } from '../core/proofOf.ts'

/** An answer. */
export interface Came {
  status: number
  // eslint-disable-next-line typescript/no-explicit-any -- the tests are about what comes, so nothing is promised here
  body: any
}
/** Optional parts of a request. */
export interface Asking {
  body?: unknown
  key?: string
  /** The process to send to, instead of the next one in turn. */
  at?: string
}
/** A client. */
export interface Person {
  token: string | undefined
  ask(method: string, path: string, asking?: Asking): Promise<Came>
}

/** Creates a client of `base`, the address without the API's path. With a page's cookie, writes need its CSRF token. */
export function personAt(base: string, given: { token?: string; tenant?: string; csrf?: string; patientGateway?: boolean } = {}): Person {
  const send = async (method: string, path: string, { body, key, at = base }: Asking, proof?: string): Promise<Came> => {
    const form = body instanceof FormData
    const answer = await fetch(`${at}/api${path}`, {
      method,
      headers: {
        [wireHeaders.from]: wireHeaders.fromValue,
        [wireHeaders.language]: 'en',
        ...(given.tenant ? { [wireHeaders.tenant]: given.tenant } : {}),
        ...(person.token ? { authorization: `Bearer ${person.token}` } : {}),
        ...(given.csrf ? { cookie: `${wireHeaders.csrfCookie}=${given.csrf}`, [wireHeaders.csrf]: given.csrf } : {}),
        ...(key ? { [wireHeaders.idempotency]: key } : {}),
        ...(proof ? { [wireHeaders.proof]: proof } : {}),
        ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    })
    const text = await answer.text()
    return { status: answer.status, body: answer.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as unknown) : text }
  }
  const person: Person = {
    token: given.token,
    async ask(method, path, asking = {}) {
      const came = await send(method, path, asking)
      if (came.status !== 428) return came
      return send(method, path, asking, await proofOf(came.body.details.challenge))
    },
  }
  return person
}
