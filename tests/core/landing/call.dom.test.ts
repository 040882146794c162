// A call with an expired token that also needs a proof of work: both are handled, with one repeated request for each.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call } from '../../../src/landing/core/api.ts'
import { leave } from '../../../src/landing/customers/identity/changeIdentity.ts'
import { askAsVisitor } from '../../../src/schema/leads/calls.ts'
import { session } from '../../../src/session/index.ts'

vi.mock('../../../src/landing/core/proof/workFor.ts', () => ({ workFor: () => Promise.resolve('worked') }))
let sent: { path: string; token: string | null; proof: string | null }[] = []
const dead = { status: 401, body: { code: 'unauthenticated' } }
const challenge = { status: 428, body: { code: 'proofNeeded', details: { challenge: {} } } }

beforeEach(() => {
  sent = []
  session.set('clientDetail', { tenantId: 'noor' })
  session.set('accessToken', 'noor.dead')
  session.set('phoneNumber', '+966500000001')
  vi.stubGlobal('fetch', (url: string, init: { headers: Headers }) => {
    const path = url.replace(/^.*\/api/, '')
    const [token, proof] = [init.headers.get('authorization'), init.headers.get('x-altcha')]
    sent.push({ path, token, proof })
    const fresh = { status: 200, body: { token: 'noor.new', client: { tenantId: 'noor', name: { en: 'Noor', ar: 'نور' } } } }
    const requested = token === 'Bearer noor.dead' ? dead : proof ? { status: 200, body: { lead: { id: 'made' } } } : challenge
    const { status, body } = path.includes('request-token') ? fresh : requested
    return Promise.resolve(new Response(JSON.stringify(body), { status }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  session.clear()
})

it('goes on as a visitor who proves the work', async () => {
  expect(await call(askAsVisitor, { type: 'Test Drive' })).toEqual({ lead: { id: 'made' } })
  expect(sent.map(({ path, proof }) => [path, proof])).toEqual([
    ['/landing-page/leads', null],
    ['/landing-page/request-token', null],
    ['/landing-page/leads', null],
    ['/landing-page/leads', 'worked'],
  ])
  expect(session.get('phoneNumber')).toBeUndefined()
})

it('ends the session at the API when the person leaves, with the token that is then forgotten', async () => {
  await leave()
  expect(sent[0]).toMatchObject({ path: '/customers/sign-out', token: 'Bearer noor.dead' })
  expect([session.get('accessToken'), session.get('phoneNumber')]).toEqual(['noor.new', undefined])
})
