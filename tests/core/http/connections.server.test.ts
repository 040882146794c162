// Limits of a connection: ambiguous requests, endless headers and endless waiting are refused.
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../server/app.ts'
import { openRunning } from '../server/eachServer.ts'
import { send } from '../server/requests.ts'

describe('a connection', () => {
  let opened: Awaited<ReturnType<typeof openRunning>>
  const app = () => opened.running.app
  beforeAll(async () => {
    opened = await openRunning('postgres')
    await app().listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => opened.remove())
  /** Sends bytes; returns everything received until the server closed. */
  const speak = (...parts: string[]) =>
    new Promise<string>((resolve, reject) => {
      const { port } = app().server.address() as AddressInfo
      const socket = connect(port, '127.0.0.1', () => parts.forEach((part) => socket.write(part)))
      let came = ''
      socket.setTimeout(9_000, () => reject(new Error(`The server kept the connection. It said: ${came}`)))
      socket.on('data', (bytes) => {
        came += bytes.toString('latin1')
      })
      socket.on('error', () => resolve(came))
      socket.on('close', () => resolve(came))
    })
  const statusesIn = (came: string) => [...came.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status))
  const post = 'POST /api/staffs/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
  const smuggled = 'GET /api/ready HTTP/1.1\r\nHost: x\r\n\r\n'

  it.each([
    ['has a length and chunks', `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['has two lengths', `${post}Content-Length: 2\r\nContent-Length: ${2 + smuggled.length}\r\n\r\n{}${smuggled}`],
    ['has an unknown coding last', `${post}Transfer-Encoding: chunked, x\r\n\r\n0\r\n\r\n${smuggled}`],
    ['hides the coding behind a space', `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    [
      'ends lines with a bare line feed',
      `POST /api/staffs/login HTTP/1.1\nHost: x\nContent-Length: 2\nTransfer-Encoding: chunked\n\n0\n\n${smuggled}`,
    ],
    ['has a length that is no number', `${post}Content-Length: +2\r\n\r\n{}${smuggled}`],
    ['breaks a header in two', `GET /api/health HTTP/1.1\r\nHost: x\r\nX: a\r\n b: c\rd\r\n\r\n${smuggled}`],
  ])('is closed after a request that %s, and nothing after it is answered', async (_name, bytes) => {
    const came = await speak(bytes)
    expect(statusesIn(came)).toEqual([400])
  })

  it('is closed when the headers are larger than 16 kB', async () => {
    const came = await speak(`GET /api/health HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(17_000)}\r\n\r\n`)
    expect(statusesIn(came)).toEqual([431])
    // Otherwise a client sends its next request on it, which nobody answers.
    expect(came).toContain('\r\nConnection: close\r\n')
    expect(came).toContain('"code":"unreadable"')
  })

  it('is closed when the headers come too slowly', async () => {
    // As short as a test can wait; the product's value is checked below.
    app().server.headersTimeout = 300
    const started = Date.now()
    const came = await speak('GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    app().server.headersTimeout = 15_000
    expect([statusesIn(came), Date.now() - started < 14_000]).toEqual([[408], true])
  })

  it('has limits for headers, whole requests and silence', () => {
    const { server } = app()
    expect([server.headersTimeout, server.requestTimeout, server.timeout]).toEqual([15_000, 120_000, 120_000])
  })

  it('is from the address that its proxies saw, whatever the client says in their header', async () => {
    const { services } = opened.running
    const addresses: string[] = []
    for (const TRUST_PROXY of [0, 1, 2]) {
      const behind = await buildApp({ ...services, env: { ...services.env, TRUST_PROXY } })
      behind.get('/address', ({ ip }) => ip)
      const forwarded = { 'x-forwarded-for': '6.6.6.6, 198.51.100.7, 203.0.113.9' }
      addresses.push((await behind.inject({ url: '/address', headers: forwarded })).body)
      await behind.close()
    }
    expect(addresses).toEqual(['127.0.0.1', '203.0.113.9', '198.51.100.7'])
  })

  const raw = (payload: string, url = '/staffs/login', type = 'application/json') =>
    app().inject({ method: 'POST', url: `/api${url}`, payload, headers: { 'content-type': type } })

  it('takes no body above a megabyte, and none in a type that the call does not take', async () => {
    expect((await raw(JSON.stringify({ email: 'a'.repeat(1_000_001) }))).statusCode).toBe(413)
    for (const type of ['text/xml', 'application/x-www-form-urlencoded', 'text/plain'])
      expect([type, (await raw('<x/>', '/staffs/login', type)).statusCode]).toEqual([type, 415])
    expect((await raw('<x/>', '/staffs/login', 'application/json; charset=utf-16')).statusCode).toBe(400)
  })

  it('changes no prototype, by a body or by a query', async () => {
    for (const body of [
      '{"__proto__":{"active":true}}',
      '{"constructor":{"prototype":{"active":true}}}',
      '{"email":{"__proto__":{"x":1}}}',
    ])
      expect([body, (await raw(body)).statusCode]).toEqual([body, 400])
    await send(app(), 'GET', '/customers?__proto__[active]=true&constructor.prototype.active=true')
    expect(({} as Record<string, unknown>)['active']).toBeUndefined()
  })

  it('takes a parameter once: one that comes twice is refused or read as a list, never as whichever came last', async () => {
    const { token } = (await send(app(), 'GET', '/landing-page/request-token?tenantId=noor')).body
    expect((await send(app(), 'GET', '/landing-page/request-token?tenantId=noor&tenantId=najd')).body.client.tenantId).toBe('noor')
    const requested = await send(app(), 'GET', '/landing-page/appointment-times?date=2026-11-23&date=2026-11-24', undefined, { token })
    expect(requested.status).toBe(400)
  })
})
