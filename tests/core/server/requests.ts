// Requests as a page or a program sends them, injected into the app without a socket.
import type { FastifyInstance } from 'fastify'
import { headers as wireHeaders } from '../../../src/schema/core/wireWords.ts'

/** What an answer held; `body` is whatever JSON came, nothing of a document, for the test to look into. */
export interface Answer {
  status: number
  // eslint-disable-next-line typescript/no-explicit-any -- the tests are about what comes, so nothing is promised here
  body: any
  text: string
  headers: Record<string, unknown>
}
/** What a request may carry besides method and address. */
export interface Extras {
  token?: string | undefined
  tenant?: string | undefined
  language?: 'en' | 'ar'
  headers?: Record<string, string>
  /** Where it seems to come from: rate limits count by it. */
  address?: string
  key?: string
}
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Sends one request below the API base. */
export async function send(app: FastifyInstance, method: Method, path: string, body?: unknown, extras: Extras = {}): Promise<Answer> {
  const response = await app.inject({
    method,
    url: `/api${path}`,
    headers: {
      [wireHeaders.from]: wireHeaders.fromValue,
      [wireHeaders.language]: extras.language ?? 'en',
      ...(extras.token ? { authorization: `Bearer ${extras.token}` } : {}),
      ...(extras.tenant ? { [wireHeaders.tenant]: extras.tenant } : {}),
      ...(extras.key ? { [wireHeaders.idempotency]: extras.key } : {}),
      ...extras.headers,
    },
    ...(extras.address ? { remoteAddress: extras.address } : {}),
    ...(body === undefined ? {} : { payload: body as object }),
  })
  return {
    status: response.statusCode,
    body: response.body === '' || /pdf/.test(String(response.headers['content-type'])) ? undefined : JSON.parse(response.body),
    text: response.body,
    headers: response.headers,
  }
}

/** Somebody who always sends the same token, language and address. */
export interface Sender {
  get(path: string, extras?: Extras): Promise<Answer>
  post(path: string, body?: unknown, extras?: Extras): Promise<Answer>
  put(path: string, body: unknown, extras?: Extras): Promise<Answer>
  patch(path: string, body: unknown, extras?: Extras): Promise<Answer>
  delete(path: string, extras?: Extras): Promise<Answer>
}

/** Makes one. */
export const sender = (app: FastifyInstance, own: Extras = {}): Sender => ({
  get: (path, extras) => send(app, 'GET', path, undefined, { ...own, ...extras }),
  post: (path, body = {}, extras = {}) => send(app, 'POST', path, body, { ...own, ...extras }),
  put: (path, body, extras) => send(app, 'PUT', path, body, { ...own, ...extras }),
  patch: (path, body, extras) => send(app, 'PATCH', path, body, { ...own, ...extras }),
  delete: (path, extras) => send(app, 'DELETE', path, undefined, { ...own, ...extras }),
})

/** `/path?a=1&b=2`; lists become comma-separated, undefined is left out. */
export function withQuery(path: string, query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`
}
