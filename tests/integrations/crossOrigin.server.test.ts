// Pages of other sites that call the API from a browser.
import { expect, it } from 'vitest'
import { onServer } from '../core/server/eachServer.ts'
import { settingsOf } from '../core/server/settingsOf.ts'
import { keyFor } from './keyFor.ts'

onServer('another site', (running) => {
  const origin = 'https://reports.noor.example'
  const from = (site: string) => ({ origin: site, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' })
  const allowed = (apiOrigins: string | null) => settingsOf(running())({ apiOrigins })
  const ask = async (site: string, key: string, path = '/leads') => {
    const { status, body, headers } = await running()
      .as({ token: key, headers: from(site) })
      .get(path)
    return { status, code: body.code, open: headers['access-control-allow-origin'], headers }
  }

  it('lets pages of the sites that a tenant allows call the API, and no others', async () => {
    const { key } = await keyFor(running())
    const { key: foreign } = await keyFor(running(), {}, 'najd')
    expect(await ask(origin, key)).toMatchObject({ status: 403, code: 'originNotAllowed', open: undefined })
    await allowed(`${origin}\nhttp://localhost:5173`)
    const answer = await ask(origin, key)
    expect(answer).toMatchObject({ status: 200, open: origin })
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
    expect(answer.headers['access-control-expose-headers']).toContain('content-range')
    expect(String(answer.headers['vary']).toLowerCase()).toContain('origin')
    expect(await ask('http://localhost:5173', key)).toMatchObject({ status: 200, open: 'http://localhost:5173' })
    // Refusals are readable too.
    expect(await ask(origin, key, '/customers')).toMatchObject({ status: 403, code: 'forbidden', open: origin })
    // So is that there is nothing.
    expect(await ask(origin, key, '/nothing-here')).toMatchObject({ status: 404, code: 'notFound', open: origin })
    for (const other of ['https://evil.example', 'https://reports.noor.example.evil.example', 'http://reports.noor.example', 'null'])
      expect(await ask(other, key)).toMatchObject({ status: 403, code: 'originNotAllowed', open: undefined })
    expect(await ask(origin, foreign)).toMatchObject({ status: 403, code: 'originNotAllowed' })
    // A colleague's token is one of the tenant too.
    expect(await ask(origin, running().tenants.noor.staff['Sales Manager'].token)).toMatchObject({ status: 200, open: origin })
    await allowed(null)
    expect(await ask(origin, key)).toMatchObject({ status: 403, open: undefined })
  })

  it('writes nothing where it is not allowed, and own pages and servers need no permission', async () => {
    const { key } = await keyFor(running())
    const lead = { name: 'From afar', mobile: '0509998877', type: 'New Car Sales' }
    const found = async () => (await running().admin().get('/leads?q=From+afar')).body.total
    expect(
      (
        await running()
          .as({ token: key, headers: from(origin) })
          .post('/leads', lead)
      ).status,
    ).toBe(403)
    expect(await found()).toBe(0)
    const own = { origin: 'https://cars.noor.example', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }
    expect((await running().as({ token: key, headers: own }).post('/leads', lead)).status).toBe(200)
    expect((await running().as({ token: key }).get('/leads')).headers['access-control-allow-origin']).toBeUndefined()
  })

  it('gets its preflight answered, of which nothing follows by itself', async () => {
    const preflight = async (site: string) => {
      const headers = { origin: site, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization, range' }
      const { statusCode, headers: answered } = await running().app.inject({ method: 'OPTIONS', url: '/api/leads/1', headers })
      return { status: statusCode, answered }
    }
    // Nobody lists it yet.
    const refused = await preflight('https://board.noor.example')
    expect([refused.status, refused.answered['access-control-allow-origin']]).toEqual([403, undefined])
    const putBack = await allowed('https://board.noor.example')
    const { status, answered } = await preflight('https://board.noor.example')
    await putBack()
    expect([status, answered['access-control-allow-origin']]).toEqual([204, 'https://board.noor.example'])
    expect(answered['access-control-allow-methods']).toContain('PUT')
    expect(answered['access-control-allow-headers']).toMatch(/authorization.*range/)
    expect(answered['access-control-allow-credentials']).toBeUndefined()
    for (const wrong of ['http://evil.example', 'null', 'https://user@noor.example']) expect((await preflight(wrong)).status).toBe(403)
  })

  it('is checked where an administrator writes it', async () => {
    const { body } = await running().admin().get('/settings')
    const { id, version } = body.data[0]
    for (const wrong of ['noor.example', 'http://noor.example', 'https://noor.example/page', 'https://*.noor.example']) {
      const refused = await running().admin().put(`/settings/${id}`, { version, apiOrigins: wrong })
      expect([wrong, refused.status, Object.keys(refused.body.fields)]).toEqual([wrong, 400, ['apiOrigins']])
    }
    const many = Array.from({ length: 21 }, (_, place) => `https://s${place}.noor.example`).join('\n')
    expect((await running().admin().put(`/settings/${id}`, { version, apiOrigins: many })).status).toBe(400)
  })
})
