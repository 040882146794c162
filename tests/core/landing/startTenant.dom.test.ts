import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startTenant } from '../../../src/landing/settings/startTenant.ts'
import { session } from '../../../src/session/index.ts'

const settings = { name: { en: 'Noor', ar: 'نور' }, primaryColour: '#1e90ff', secondaryColour: '#D1E8FF' }
let requested: { path: string; tenant: string | null; authorization: string | null }[] = []
let refuse: Record<string, number> = {}

beforeEach(() => {
  requested = []
  refuse = {}
  session.clear()
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    const path = url.replace('/api/landing-page/', '')
    requested.push({ path, tenant: headers.get('tenant'), authorization: headers.get('authorization') })
    const bodies: Record<string, object> = {
      'request-token': { token: `token ${requested.length}`, client: { tenantId: headers.get('tenant'), name: settings.name } },
      'client-info': { mapApiKey: null, defaultCountryCode: '+966' },
      settings,
    }
    const status = refuse[path]
    if (status) delete refuse[path]
    return Promise.resolve(
      new Response(JSON.stringify(status ? { message: 'no', code: status === 404 ? 'unknownTenant' : 'unauthenticated' } : bodies[path]), {
        status: status ?? 200,
      }),
    )
  })
})
afterEach(() => vi.unstubAllGlobals())

it('asks nothing while no tenant is known', async () => {
  expect([await startTenant(''), requested]).toEqual(['none', []])
})
it('gets a token, then the details and settings of a tenant it meets for the first time', async () => {
  expect(await startTenant('?tenantId=noor')).toBe('ready')
  expect(requested.map(({ path, tenant }) => `${path} ${tenant}`)).toEqual(['request-token noor', 'client-info noor', 'settings noor'])
  expect([session.get('clientDetail'), session.get('accessToken'), session.get('countryCode'), session.get('settings')]).toEqual([
    { tenantId: 'noor' },
    'token 1',
    '+966',
    settings,
  ])
})
it('clears all local data when another tenant is asked for', async () => {
  session.set('clientDetail', { tenantId: 'najd' })
  session.set('phoneNumber', '+966551234567')
  session.set('theme', 'dark')
  session.set('accessToken', 'of najd')
  await startTenant('?tenantId=noor')
  expect([session.get('phoneNumber'), session.get('theme'), session.get('clientDetail'), session.get('accessToken')]).toEqual([
    undefined,
    undefined,
    { tenantId: 'noor' },
    'token 1',
  ])
})
it('keeps the person and their token when the same tenant comes back', async () => {
  session.set('clientDetail', { tenantId: 'noor' })
  session.set('phoneNumber', '+966551234567')
  session.set('accessToken', 'kept')
  for (const search of ['', '?tenantId=noor']) expect(await startTenant(search)).toBe('ready')
  expect([session.get('phoneNumber'), requested.some(({ path }) => path === 'request-token'), requested[0]?.authorization]).toEqual([
    '+966551234567',
    false,
    'Bearer kept',
  ])
})
it('says that a tenant is unknown and forgets it', async () => {
  refuse = { 'request-token': 404 }
  expect([await startTenant('?tenantId=ghost'), session.get('clientDetail')]).toEqual(['unknown', undefined])
})
it('replaces a dead token once, and with it the proof that hung on it', async () => {
  session.set('clientDetail', { tenantId: 'noor' })
  session.set('phoneNumber', '+966551234567')
  session.set('accessToken', 'dead')
  refuse = { 'client-info': 401 }
  expect([await startTenant(''), session.get('phoneNumber')]).toEqual(['ready', undefined])
  expect(requested.filter(({ path }) => path === 'request-token')).toHaveLength(1)
})
it('does not take a broken server for an unknown tenant', async () => {
  refuse = { 'request-token': 500 }
  expect([await startTenant('?tenantId=noor'), session.get('clientDetail')]).toEqual(['unreachable', { tenantId: 'noor' }])
})
