import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../../src/http/client.ts'
import { HttpError } from '../../../src/http/HttpError.ts'
import { browserSurroundings } from '../../../src/http/surroundings.ts'
import { loader } from '../../../src/http/loader.ts'
import { toasts } from '../../../src/http/toasts.ts'
import { clientInfo } from '../../../src/schema/settings/calls.ts'
import { badgeCounts } from '../../../src/schema/notifications/calls.ts'
import { me } from '../../../src/schema/staff/calls.ts'
import { findCustomer } from '../../../src/schema/customers/calls.ts'
import { recommendedServices, appointmentList } from '../../../src/schema/appointments/calls.ts'
import { session } from '../../../src/session/index.ts'
import { requestToken } from '../../../src/schema/core/calls.ts'

interface Seen {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}
let server: Server
let origin = ''
let seen: Seen[] = []
let answer = { status: 200, body: '{}' }
let places: string[] = []
let online = true
let path = '/home/leads'

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = []
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() })
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
      })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((closed) => server.close(closed)))
beforeEach(() => {
  seen = []
  places = []
  online = true
  path = '/home/leads'
  answer = { status: 200, body: '{}' }
  session.clear()
  toasts.clear()
})

// The base is relative, as in the product; only the network edge knows the test's origin.
const client = (side: 'landing' | 'dealer') =>
  createClient(side, {
    base: '/api',
    online: () => online,
    cookies: () => 'a=b; XSRF-TOKEN=cross%2Fsite',
    path: () => path,
    navigate: (to) => places.push(to),
    clear: () => session.clear({ keepPreferences: true }),
    fetch: (url, init) => fetch(origin + String(url), init),
  })
const refusal = (status: number, more: object = {}) => {
  answer = { status, body: JSON.stringify({ message: `refused ${status}`, code: 'badInput', ...more }) }
}
const failureOf = async (promise: Promise<unknown>): Promise<HttpError> => {
  const failure: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(failure instanceof HttpError)) throw new Error('The call did not fail with an HttpError')
  return failure
}
const texts = () => toasts.list().map(({ kind, text, key }) => `${kind} ${text ?? key}`)

describe('headers of a request', () => {
  it('§7.2 carries "from: landing-page" and the language on every request of either side', async () => {
    session.set('language', 'arabic')
    await client('landing').call(requestToken, {})
    await client('dealer').call(badgeCounts, {})
    expect(seen.map(({ headers }) => [headers.from, headers['accept-language']])).toEqual([
      ['landing-page', 'ar'],
      ['landing-page', 'ar'],
    ])
  })
  it('§7.2 names the tenant once it is known, and not before', async () => {
    await client('landing').call(requestToken, {})
    session.set('clientDetail', { tenantId: 'noor' })
    await client('landing').call(requestToken, {})
    expect(seen.map(({ headers }) => headers['tenant'])).toEqual([undefined, 'noor'])
  })
  it('§7.2 sends each side its own token, and none when not asked', async () => {
    session.set('accessToken', 'visitor')
    session.set('token', 'staff')
    await client('landing').call(clientInfo, {})
    await client('dealer').call(me, {})
    await client('landing').call(requestToken, {}, { authorized: false })
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer visitor', 'Bearer staff', undefined])
  })
  it('§7.3 copies the cross-site cookie into a header on relative requests that are not GET', async () => {
    await client('landing').call(clientInfo, {})
    await client('landing').call(findCustomer, { mobile: '0500000000' })
    expect(seen.map(({ headers }) => headers['x-xsrf-token'])).toEqual([undefined, 'cross/site'])
  })
  it('keeps the cross-site token from other origins', async () => {
    const abroad = createClient('landing', {
      base: `${origin}/api`,
      online: () => true,
      cookies: () => 'XSRF-TOKEN=secret',
      path: () => '/',
      navigate: () => undefined,
      clear: () => undefined,
    })
    await abroad.call(findCustomer, { mobile: '0500000000' })
    expect(seen[0]?.headers['x-xsrf-token']).toBeUndefined()
  })
  it('sends the idempotency key it is given', async () => {
    await client('landing').request('/x', { method: 'post', body: '{}', idempotencyKey: 'once' })
    expect(seen[0]?.headers['idempotency-key']).toBe('once')
  })
})

describe('what travels', () => {
  it('§7.1 goes to the landing-page base from the landing and to the dealer base from the admin, and to one of their own without any', () => {
    vi.stubEnv('VITE_LANDING_API_BASE', 'https://landing.example/api/')
    vi.stubEnv('VITE_DEALER_API_BASE', 'https://dealer.example/api')
    const bases = (['landing', 'dealer'] as const).map((side) => browserSurroundings(side).base)
    vi.unstubAllEnvs()
    expect([...bases, browserSurroundings('landing').base, browserSurroundings('dealer').base]).toEqual([
      'https://landing.example/api',
      'https://dealer.example/api',
      '/api',
      '/api',
    ])
  })
  it('puts the input of a GET into the query and leaves absent values out', async () => {
    await client('landing').call(recommendedServices, { vehicleId: undefined, mileage: 40_000 })
    expect(seen[0]?.url).toBe('/api/landing-page/recommanded-services?mileage=40000')
  })
  it('fills names in the path, escaped', async () => {
    await client('landing').call(appointmentList, {}, { params: { id: 'a/b' } })
    expect(seen[0]?.url).toBe('/api/landing-page/appointment-list/a%2Fb')
  })
  it('answers react-admin in the shape of fetchJson', async () => {
    answer = { status: 200, body: '{"data":[1],"total":1}' }
    const { status, body, json } = await client('dealer').request('/leads?page=1')
    expect({ status, body, json }).toEqual({ status: 200, body: answer.body, json: { data: [1], total: 1 } })
  })
  it('§7.4 shows a success message of any answer', async () => {
    answer = { status: 200, body: '{"successMessage":"Saved"}' }
    await client('dealer').request('/leads/1', { method: 'PUT', body: '{}' })
    expect(texts()).toEqual(['success Saved'])
  })
  it('§8.1 sends nothing while offline, and says so', async () => {
    online = false
    const failure = await failureOf(client('landing').call(clientInfo, {}))
    expect([seen.length, failure.code, failure.status, texts()]).toEqual([0, 'offline', 0, ['error errors.offline']])
  })
  it('tells a broken connection from a refusal', async () => {
    const lost = createClient('landing', {
      base: '/api',
      online: () => true,
      cookies: () => '',
      path: () => '/',
      navigate: () => undefined,
      clear: () => undefined,
      fetch: () => Promise.reject(new TypeError('lost')),
    })
    expect((await failureOf(lost.call(clientInfo, {}))).code).toBe('unreachable')
  })
})

describe('refusals', () => {
  it('§8.2 shows the message of any error and stops the loader', async () => {
    refusal(500)
    const end = loader.begin()
    await failureOf(client('landing').call(clientInfo, {}))
    expect([texts(), loader.busy()]).toEqual([['error refused 500'], false])
    end()
  })
  it('§8.3 ignores 401 on the landing without a word and keeps what is stored', async () => {
    session.set('customerId', 'c')
    refusal(401)
    expect((await failureOf(client('landing').call(clientInfo, {}))).status).toBe(401)
    expect([texts(), session.get('customerId'), places]).toEqual([[], 'c', []])
  })
  it.each([400, 403, 404, 500])('§8.3 re-raises %i on the landing and goes nowhere', async (status) => {
    refusal(status)
    expect([(await failureOf(client('landing').call(clientInfo, {}))).status, places]).toEqual([status, []])
  })
  it('§8.4 forgets everything but language and theme on 401 of the dealer side, and goes to the root', async () => {
    session.set('token', 'staff')
    session.set('email', 'a@b.c')
    session.set('language', 'arabic')
    session.set('theme', 'dark')
    refusal(401)
    await failureOf(client('dealer').call(me, {}))
    expect([session.get('token'), session.get('email'), session.get('language'), session.get('theme'), places]).toEqual([
      undefined,
      undefined,
      'arabic',
      'dark',
      ['/'],
    ])
  })
  it('§8.4 goes to the dashboard on 403 of the dealer side, but not again and again from there', async () => {
    refusal(403)
    await failureOf(client('dealer').call(badgeCounts, {}))
    path = '/home/dashboard'
    await failureOf(client('dealer').call(badgeCounts, {}))
    expect(places).toEqual(['/home/dashboard'])
  })
  it.each([400, 404, 500])('§8.4 re-raises %i on the dealer side and goes nowhere', async (status) => {
    refusal(status)
    expect([(await failureOf(client('dealer').call(me, {}))).status, places]).toEqual([status, []])
  })
  it('leaves messages of fields to a caller that shows them itself', async () => {
    refusal(400, { fields: { mobile: 'wrong' } })
    const failure = await failureOf(client('landing').call(findCustomer, { mobile: '1' }, { quiet: true }))
    expect([failure.fields, texts()]).toEqual([{ mobile: 'wrong' }, []])
    await failureOf(client('landing').call(findCustomer, { mobile: '1' }))
    expect(texts()).toEqual(['error refused 400'])
  })
  it('says nothing when the caller gave the call up', async () => {
    const abort = new AbortController()
    abort.abort()
    await expect(client('landing').call(clientInfo, {}, { signal: abort.signal })).rejects.toThrow()
    expect(texts()).toEqual([])
  })
  it('holds the screen while a blocking call is under way, and no longer', async () => {
    const call = client('landing').call(clientInfo, {}, { blocking: true })
    expect(loader.busy()).toBe(true)
    await call
    expect(loader.busy()).toBe(false)
  })
})
