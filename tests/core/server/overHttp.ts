// Requests over a real socket, by somebody with a token.
import type { FastifyInstance } from 'fastify'

/** What came back. */
interface Came {
  status: number
  text: string
  // eslint-disable-next-line typescript/no-explicit-any -- the tests are about what comes, so nothing is promised here
  body: any
}
/** Somebody who asks over a socket. */
export type Ask = (method: string, path: string, body?: unknown) => Promise<Came>

/** Opens a port of the app; what it gives makes somebody with a token. */
export async function overHttp(app: FastifyInstance): Promise<(token: string) => Ask> {
  const base = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api`
  return (token) => async (method, path, body) => {
    const headers = { authorization: `Bearer ${token}`, from: 'landing-page', 'content-type': 'application/json' }
    const sent =
      method === 'GET' || method === 'DELETE'
        ? { headers: { authorization: headers.authorization } }
        : { headers, body: JSON.stringify(body ?? {}) }
    const answer = await fetch(base + path, { method, ...sent })
    const came = await answer.text()
    const json = answer.headers.get('content-type')?.includes('json') ?? false
    return { status: answer.status, text: came, body: json ? (JSON.parse(came) as unknown) : undefined }
  }
}
