// API keys: what they reach and what not, who they are to the audit, when they are refused, and what is kept of them.
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { rateRules } from '../../src/schema/core/rateRules.ts'
import { onServer } from '../core/server/eachServer.ts'
import { newAddress } from '../core/server/people.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { keyFor } from './keyFor.ts'

onServer('an API key', (running) => {
  beforeEach(() => {
    running().clock.now = firstMorning
  })
  const as = (token: string, language: 'en' | 'ar' = 'en') => running().as({ token, language, address: newAddress() })
  const lead = { name: 'Sara', mobile: '0501112233', type: 'New Car Sales' }
  const countLeads = async () =>
    (await running().services.engine.scoped('noor', (tx) => sql<{ count: number }>`select count(*)::int as count from leads`.execute(tx)))
      .rows[0]?.count
  const refused = async (key: string) => {
    const { status, body } = await as(key).get('/leads')
    return [status, body.code]
  }

  it('reads and writes with the rights of its designation in its modules, and is the actor of what it does', async () => {
    const { key, name } = await keyFor(running())
    const made = await as(key).post('/leads', lead)
    expect(made.status).toBe(200)
    const { id, version } = made.body
    const list = await as(key).get(`/leads?ids=${id}`)
    expect([list.status, list.body.data[0]?.mobile]).toEqual([200, '+966501112233'])
    expect((await as(key).put(`/leads/${id}`, { version, message: 'A hybrid' })).body.message).toBe('A hybrid')
    const history = await running().admin().get(`/leads/${id}/history`)
    expect(history.body.data.map((one: Record<string, unknown>) => [one['action'], one['actorKind'], one['actorName']])).toEqual([
      ['update', 'apiKey', name],
      ['create', 'apiKey', name],
    ])
    // A lead of a kind that no sales manager works, another module, and what administrators alone may.
    expect((await as(key).post('/leads', { ...lead, type: 'Parts Inquiry' })).status).toBe(403)
    expect((await as(key).get('/customers')).status).toBe(403)
    expect((await as(key).get('/settings')).status).toBe(403)
    expect((await as(key).get('/integrations/api-keys')).status).toBe(403)
    expect(
      (await as(key).post('/integrations/api-keys', { name: 'Another', designation: 'Administrator', modules: ['leads'] })).status,
    ).toBe(403)
    expect((await as(key).delete(`/leads/${id}?version=${version + 1}`)).status).toBe(403)
  })

  it('that only reads changes nothing and sees personal data masked', async () => {
    const { key } = await keyFor(running(), { designation: 'Administrator', readsOnly: true })
    const { body } = await running().admin().post('/leads', lead)
    const shown = await as(key).get(`/leads/${body.id}`)
    expect([shown.status, shown.body.name]).toEqual([200, 'Sara'])
    expect(shown.body.mobile).toContain('•')
    const before = await countLeads()
    expect((await as(key).post('/leads', lead)).status).toBe(403)
    expect((await as(key).put(`/leads/${body.id}`, { version: body.version, message: 'No' })).status).toBe(403)
    expect((await as(key).post(`/leads/${body.id}/status`, { to: 'closed', version: body.version })).status).toBe(403)
    expect((await as(key).delete(`/leads/${body.id}?version=${body.version}`)).status).toBe(403)
    expect(await countLeads()).toBe(before)
  })

  it.each([
    ['GET', '/staffs/me'],
    ['GET', '/staffs/sessions'],
    ['GET', '/staffs/live'],
    ['GET', '/staffs/notifications'],
    ['POST', '/staffs/password'],
    ['POST', '/staffs/act-for'],
    ['POST', '/leads/bulk'],
    ['POST', '/leads/export'],
    ['GET', '/landing-page/settings'],
  ])('is refused what is for a person: %s %s', async (method, path) => {
    const { key } = await keyFor(running(), { designation: 'Administrator', modules: ['leads', 'customers'] })
    const { status, body } = method === 'GET' ? await as(key, 'ar').get(path) : await as(key, 'ar').post(path, {})
    expect([status, body.code]).toEqual([403, 'forPeople'])
    expect(body.message).toMatch(/[\u0600-\u06FF]/)
  })

  it('is refused once it is revoked, expired, replaced, unknown, or nobody answers for it any more', async () => {
    const { id, key } = await keyFor(running(), { expiresOn: '2026-11-22' })
    expect((await refused(key))[0]).toBe(200)
    // Riyadh's midnight is 21:00 UTC.
    running().clock.now = new Date('2026-11-22T20:59:00.000Z')
    expect((await refused(key))[0]).toBe(200)
    running().clock.now = new Date('2026-11-22T21:00:00.000Z')
    expect(await refused(key)).toEqual([401, 'keyExpired'])
    running().clock.now = firstMorning
    const renewed = String((await running().admin().post(`/integrations/api-keys/${id}/issue`)).body.key)
    expect(await refused(key)).toEqual([401, 'keyUnknown'])
    expect((await refused(renewed))[0]).toBe(200)
    // As if the administrator had become a manager.
    const { staff } = running().tenants.noor
    const answering = (ownerId: string) =>
      running().services.engine.scoped('noor', (tx) => sql`update "apiKeys" set "ownerId" = ${ownerId} where id = ${id}`.execute(tx))
    await answering(staff['Sales Manager'].id)
    expect(await refused(renewed)).toEqual([401, 'keyOwnerless'])
    await answering(staff.Administrator.id)
    expect((await running().admin().post(`/integrations/api-keys/${id}/revoke`)).status).toBe(200)
    const before = await countLeads()
    expect(await refused(renewed)).toEqual([401, 'keyRevoked'])
    expect((await as(renewed).post('/leads', lead)).body.code).toBe('keyRevoked')
    expect(await countLeads()).toBe(before)
    for (const wrong of ['wk_noor.short', `wk_noor.${'A'.repeat(43)}`, `wk_nobody.${'A'.repeat(43)}`])
      expect(await refused(wrong)).toEqual([401, 'keyUnknown'])
  })

  it('lists what it may of modules without those that they usually come with', async () => {
    const { key } = await keyFor(running(), { modules: ['leads', 'customers'] })
    const { status, body } = await as(key).post('/customers', { firstName: 'Noura', lastName: 'Saleh', mobile: '0507654321' })
    expect([status, body.fields]).toEqual([200, undefined])
    const list = await as(key).get(`/customers?ids=${body.id}`)
    expect([list.status, list.body.data[0]?.openRequests]).toEqual([200, 0])
  })

  it('stays within its tenant', async () => {
    const { key } = await keyFor(running())
    const elsewhere = await running().admin('najd').post('/leads', lead)
    expect((await as(key).get(`/leads/${elsewhere.body.id}`)).status).toBe(404)
    expect((await running().as({ token: key, tenant: 'najd' }).get('/leads')).status).toBe(404)
    expect(await refused(key.replace('wk_noor', 'wk_najd'))).toEqual([401, 'keyUnknown'])
  })

  it('has its pace: one call more is told when to come again, and another key is not concerned', async () => {
    const { id, key } = await keyFor(running(), { pace: 'slow' })
    for (let calls = 0; calls < rateRules.keyCallsSlow.points; calls += 1)
      await running().services.rateLimits.take('keyCallsSlow', `noor:${id}`)
    const { status, headers, body } = await as(key).get('/leads')
    expect([status, body.code]).toEqual([429, 'tooManyRequests'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await refused((await keyFor(running(), { pace: 'slow' })).key))[0]).toBe(200)
  })

  it('is stored as a hash, shown once, and its last use is kept', async () => {
    const { id, key } = await keyFor(running())
    await as(key).get('/leads')
    const { body, text } = await running().admin().get(`/integrations/api-keys/${id}`)
    expect(body).toMatchObject({ prefix: `${key.slice(0, 'wk_noor.'.length + 6)}…`, lastUsedAt: firstMorning.toISOString(), version: 2 })
    expect(text).not.toContain(key)
    const { rows } = await running().services.engine.scoped('noor', (tx) =>
      sql<{ row: string }>`select row_to_json(k)::text as row from "apiKeys" k where id = ${id}
        union all select row_to_json(a)::text from audit a where "rowId" = ${id}`.execute(tx),
    )
    expect(rows.length).toBeGreaterThan(2)
    for (const { row } of rows) expect(row).not.toContain(key)
  })

  it('is made and seen by administrators only, who are told what is wrong with it', async () => {
    for (const designation of ['Sales Manager', 'General Inquiry'] as const) {
      const person = as(running().tenants.noor.staff[designation].token)
      expect((await person.get('/integrations/api-keys')).status).toBe(403)
      expect((await person.post('/integrations/api-keys', {})).status).toBe(403)
    }
    const values = { name: 'Reports', designation: 'Sales Manager', modules: ['leads'] }
    const problems = async (more: object) =>
      (
        await running()
          .admin()
          .post('/integrations/api-keys', { ...values, ...more })
      ).body.fields
    expect(await problems({ modules: [] })).toMatchObject({ modules: expect.any(String) })
    expect(await problems({ modules: ['settings'] })).toMatchObject({ 'modules.0': expect.any(String) })
    expect(await problems({ expiresOn: '2026-11-21' })).toMatchObject({ expiresOn: 'Choose today or a later day.' })
    expect(await problems({ ownerId: running().tenants.noor.staff['Sales Manager'].id })).toMatchObject({
      ownerId: 'Choose an administrator.',
    })
  })
})
