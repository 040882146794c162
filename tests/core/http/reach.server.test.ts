// Addresses given by others: where a browser or a push may be sent, and what an error discloses.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../server/app.ts'
import { openRunning } from '../server/eachServer.ts'
import { send } from '../server/requests.ts'

describe('an address that somebody gives', () => {
  let opened: Awaited<ReturnType<typeof openRunning>>
  beforeAll(async () => {
    opened = await openRunning('postgres')
  })
  afterAll(() => opened.remove())

  it('leads nobody elsewhere: a tenant sets https alone, and unknown links lead to our own pages', async () => {
    const admin = opened.running.admin()
    const [settings] = (await admin.get('/settings')).body.data
    for (const en of ['http://cars.example', 'javascript:alert(1)', '//cars.example', 'data:text/html,x', 'https:evil']) {
      const redirectUrl = { en, ar: 'https://cars.example' }
      const { status } = await admin.put(`/settings/${settings.id}`, { version: settings.version, redirectUrl })
      expect([en, status]).toEqual([en, en === 'https:evil' ? status : 400])
    }
    for (const url of [
      '/l/noor/x',
      '/o/noor/x',
      '/s/noor/x',
      '/l/nobody/x',
      '/l/noor/%2f%2fevil.example',
      '/l/%2f%2fevil.example/x',
      '/l/noor/https:%2f%2fevil.example',
    ]) {
      const { statusCode, headers } = await opened.running.app.inject({ url })
      expect([url, statusCode, headers.location]).toEqual([url, 410, undefined])
    }
  })

  it('is called by no push when it is not a browser maker’s', async () => {
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
    for (const endpoint of [
      'https://evil.example/x',
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://fcm.googleapis.com@evil.example/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://evilpush.apple.com.evil.example/x',
    ]) {
      const { status } = await opened.running.admin().post('/push/subscribe', { endpoint, keys })
      expect([endpoint, status]).toEqual([endpoint, 400])
    }
    const known = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys }
    expect((await opened.running.admin().post('/push/subscribe', known)).status).toBe(200)
  })

  it('finds an error that tells nothing of what is behind it', async () => {
    const broken = { ...opened.running.services.engine, scoped: () => Promise.reject(new Error('relation "secrets" at /srv/app/x.js:1')) }
    const app = await buildApp({ ...opened.running.services, engine: broken })
    const { status, text } = await send(app, 'GET', '/staffs/me', undefined, {
      token: opened.running.tenants.noor.staff.Administrator.token,
    })
    await app.close()
    expect([status, JSON.parse(text).code]).toEqual([500, 'internal'])
    expect(text).not.toMatch(/secrets|srv|\.js/)
  })

  it('is in no answer about readiness, and each refusal for a while says for how long', async () => {
    const away = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED 10.1.2.3:5432'), { code: 'ECONNREFUSED' }))
    const { running } = opened
    const app = await buildApp({ ...running.services, engine: { ...running.services.engine, ping: away, scoped: away } })
    const ready = await app.inject('/api/ready')
    expect([ready.statusCode, ready.json(), ready.headers['retry-after']]).toEqual([503, { status: 'unavailable' }, '5'])
    const { token } = running.tenants.noor.staff.Administrator
    const one = await send(app, 'GET', '/staffs/me', undefined, { token })
    expect([one.status, one.body.code, one.headers['retry-after']]).toEqual([503, 'unavailable', '5'])
    await app.close()
  })

  it('is not stored in a text with characters that cannot be stored, and the field is named', async () => {
    const { status, body } = await opened.running.admin().post('/leads', { name: 'A\u0000B' })
    expect([status, Object.keys(body.fields)]).toEqual([400, expect.arrayContaining(['name'])])
  })
})
