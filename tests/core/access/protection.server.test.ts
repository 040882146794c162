// Protection of every call: CSRF, tenants, tokens, secrets at rest, and answers that disclose nothing.
import { describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { headers } from '../../../src/schema/core/wireWords.ts'
import { eachServer } from '../server/eachServer.ts'
import { tablesWith } from '../server/everyValue.ts'
import { customer, newAddress, newMobile, proven, visitor } from '../server/people.ts'
import { send } from '../server/requests.ts'
import { addRowOf } from '../server/tenants.ts'

const missing = '019d0000-0000-7000-8000-000000000000'

eachServer('the API', (running) => {
  describe('against forged pages', () => {
    const withCookie = (cookie: string, header?: string) => ({
      cookie: `${headers.csrfCookie}=${cookie}`,
      ...(header === undefined ? {} : { [headers.csrf]: header }),
    })

    it('refuses a write whose cookie is not repeated in the header, on every kind of call', async () => {
      for (const given of [withCookie('abc'), withCookie('abc', 'abd'), withCookie('abc', ''), withCookie('abc', 'abcd')]) {
        const answers = [
          await running().admin().post('/customers', {}, { headers: given }),
          await running().admin().put(`/customers/${missing}`, {}, { headers: given }),
          await running().admin().delete(`/customers/${missing}?version=1`, { headers: given }),
          await running().admin().post('/staffs/logout', {}, { headers: given }),
          await send(running().app, 'POST', '/staffs/login', { email: 'a@b.example', password: 'x' }, { headers: given }),
        ]
        for (const { status, body } of answers) expect([status, body.code]).toEqual([403, 'csrf'])
      }
      expect((await running().admin().get('/staffs/me')).status).toBe(200)
    })

    it('takes the write where both are the same, reads without the header, and programs that send no cookie', async () => {
      expect(
        (
          await running()
            .admin()
            .post('/customers', {}, { headers: withCookie('abc', 'abc') })
        ).status,
      ).toBe(400)
      expect(
        (
          await running()
            .admin()
            .get('/customers', { headers: withCookie('abc') })
        ).status,
      ).toBe(200)
      expect((await running().admin().post('/customers', {})).status).toBe(400)
    })
  })

  describe('and tenants', () => {
    it('gives a token by header or by query, and tells an unknown tenant from a known one', async () => {
      for (const ask of [
        () => running().as({ tenant: 'najd' }).get('/landing-page/request-token'),
        () => running().as({}).get('/landing-page/request-token?tenantId=najd'),
      ]) {
        const { status, body } = await ask()
        expect([status, body]).toEqual([
          200,
          { token: expect.stringMatching(/^najd\./), client: { tenantId: 'najd', name: { en: 'najd', ar: 'najd' } } },
        ])
      }
      for (const tenant of [undefined, 'nowhere', 'NOOR', "noor' --", '../noor']) {
        const { status, body } = await running().as({ tenant }).get('/landing-page/request-token')
        expect([tenant, status, body.code]).toEqual([tenant, 404, 'unknownTenant'])
      }
    })

    it('gives no token for a tenant that is switched off', async () => {
      await running().services.engine.asOwner((tx) =>
        sql`insert into tenants (id, name, active) values ('closed', '{"en": "x", "ar": "x"}', false)`.execute(tx),
      )
      expect((await running().as({ tenant: 'closed' }).get('/landing-page/request-token')).body.code).toBe('unknownTenant')
    })

    it("refuses a landing call that names another tenant than its token's", async () => {
      const one = await visitor(running())
      const { sender } = await proven(running(), newMobile())
      const answers = [
        await one.get('/landing-page/settings', { tenant: 'najd' }),
        await one.get('/landing-page/dealership-locations?tenantId=najd', { tenant: undefined }),
        await one.post('/customers/find-customer', { mobile: newMobile(), tenantId: 'najd' }),
        await sender.get('/customers/customer-details', { tenant: 'najd' }),
        await one.get(`/landing-page/advisors?locationId=${running().tenants.najd.branchId}`),
      ]
      for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'notFound'])
    })

    it('keeps landing settings, branches, masters and flags apart', async () => {
      const [ours, theirs] = [await visitor(running(), 'noor'), await visitor(running(), 'najd')]
      for (const path of ['/landing-page/settings', '/landing-page/dealership-locations', '/landing-page/masters']) {
        const [one, other] = [await ours.get(path), await theirs.get(path)]
        expect([one.status, other.status]).toEqual([200, 200])
        expect(one.text).not.toBe(other.text)
      }
    })
  })

  describe('and tokens', () => {
    it('lets visitors at no customer and no staff call, customers at no staff call, and staff at no customer call', async () => {
      const [one, { sender }] = [await visitor(running()), await customer(running())]
      for (const caller of [one, sender]) {
        for (const path of [
          '/staffs/me',
          '/staffs/dashboard',
          '/staffs/badge-counts',
          '/staffs/get-designation-list',
          '/customers',
          '/audit',
        ]) {
          expect([path, (await caller.get(path)).status]).toEqual([path, 401])
        }
      }
      expect((await running().admin().get('/customers/customer-details')).status).toBe(403)
      expect((await running().admin().post('/landing-page/add-appointment', {})).status).toBe(403)
    })

    it('takes a customer’s for an hour and a visitor’s for a day', async () => {
      const [one, { sender }] = [await visitor(running()), await customer(running())]
      const start = running().clock.now
      running().clock.now = new Date(start.getTime() + 3_600_000)
      expect([(await sender.get('/customers/customer-details')).status, (await one.get('/landing-page/settings')).status]).toEqual([
        401, 200,
      ])
      running().clock.now = new Date(start.getTime() + 86_400_000)
      expect((await one.get('/landing-page/settings')).status).toBe(401)
      running().clock.now = start
    })

    it("takes no token that was cut, changed, or given another tenant's name", async () => {
      const { token } = running().tenants.noor.staff.Administrator
      for (const bad of [
        token.slice(0, -1),
        `${token}x`,
        token.replace('noor', 'najd'),
        token.toUpperCase(),
        token.split('.')[1],
        `noor.${'A'.repeat(43)}`,
        "noor'.x",
      ]) {
        expect((await running().as({ token: bad }).get('/staffs/me')).status).toBe(401)
      }
      expect(
        (
          await running()
            .as({ headers: { authorization: token } })
            .get('/staffs/me')
        ).status,
      ).toBe(401)
    })

    it('tells every designation its dashboard, counting only what its lists show', async () => {
      await addRowOf(running().services, 'noor', 'leads', { name: 'A', type: 'Parts Inquiry', mobile: newMobile() })
      for (const { token } of Object.values(running().tenants.noor.staff)) {
        const { status, body } = await running().as({ token }).get('/staffs/dashboard')
        expect(status).toBe(200)
        expect((await running().as({ token }).get('/staffs/badge-counts')).status).toBe(200)
        const { total } = (await running().as({ token }).get('/leads?status=pending,in-progress')).body
        const open = body.figures.find(({ key }: { key: string }) => key === 'leadsOpen')
        if (open) expect(open.value).toBe(total)
      }
    })

    it('slows an address that asks for tokens without end', async () => {
      const address = newAddress()
      const statuses = []
      for (let requested = 0; requested < 301; requested += 1)
        statuses.push((await running().as({ tenant: 'noor', address }).get('/landing-page/request-token')).status)
      expect([new Set(statuses.slice(0, 300)), statuses[300]]).toEqual([new Set([200]), 429])
    })
  })

  describe('and secrets', () => {
    it('keeps a national id in clear in no column of any table, whichever way it came', async () => {
      const nationalId = '1001244019'
      const admin = running().admin()
      const body = { firstName: 'A', lastName: 'B', mobile: newMobile(), nationalId }
      const made = await admin.post('/customers', body, { key: 'with-a-secret' })
      expect(made.body.nationalId).toBe(nationalId)
      expect((await admin.post('/customers', body, { key: 'with-a-secret' })).body).toEqual(made.body)
      const changed = await admin.put(`/customers/${made.body.id}`, { nationalId: '1058529940', version: 1 })
      await admin.put(`/customers/${made.body.id}`, { nationalId, version: changed.body.version })
      await admin.delete(`/customers/${made.body.id}?version=3`)
      await admin.post(`/customers/${made.body.id}/restore`)
      expect((await admin.get(`/customers/${made.body.id}`)).body.nationalId).toBe(nationalId)
      expect(await tablesWith(running().services.engine, nationalId)).toEqual([])
      expect(await tablesWith(running().services.engine, '1058529940')).toEqual([])
      expect((await admin.get(`/audit?rowId=${made.body.id}&size=100`)).text).not.toContain(nationalId)
    })

    it('leaves a national id as it is when another field changes', async () => {
      const made = await running()
        .admin()
        .post('/customers', { firstName: 'A', lastName: 'B', mobile: newMobile(), nationalId: '1058529940' })
      await running().admin().put(`/customers/${made.body.id}`, { firstName: 'C', version: 1 })
      expect((await running().admin().get(`/customers/${made.body.id}`)).body).toMatchObject({ firstName: 'C', nationalId: '1058529940' })
      const { data } = (await running().admin().get(`/audit?rowId=${made.body.id}&action=update`)).body
      expect(Object.keys(data[0].changes)).toEqual(['firstName'])
    })

    it('keeps a password in clear in no column, also of a row that was made under a key', async () => {
      const { designationIds } = running().tenants.noor
      const body = {
        staffNo: 'N-1',
        name: { en: 'New', ar: 'جديد' },
        email: 'new@noor.example',
        department: 'Sales',
        designationId: designationIds['Sales Manager'],
        password: 'very-secret-1',
      }
      const made = await running().admin().post('/staffs/list', body, { key: 'staff-1' })
      expect([made.status, made.text.includes('very-secret-1'), made.text.includes('argon2')]).toEqual([200, false, false])
      expect(await tablesWith(running().services.engine, 'very-secret-1')).toEqual([])
    })
  })

  describe('and errors', () => {
    it('tells an unknown address, a wrong method and a body that is too large in the language of the request', async () => {
      for (const [language, letters] of [
        ['en', /^[A-Z]/],
        ['ar', /^[\u0600-\u06ff]/],
      ] as const) {
        const unknown = await running().admin().get('/nonsense', { language })
        expect([unknown.status, unknown.body]).toEqual([404, { code: 'notFound', message: expect.stringMatching(letters) }])
        const large = await running()
          .admin()
          .post('/customers', { firstName: 'x'.repeat(1_100_000) }, { language })
        expect([large.status, large.body]).toEqual([413, { code: 'tooLarge', message: expect.stringMatching(letters) }])
      }
    })

    it('tells a body of another type, and one that is no JSON, for what they are', async () => {
      for (const [type, status, code] of [
        ['text/plain', 415, 'wrongMediaType'],
        ['application/xml', 415, 'wrongMediaType'],
        ['application/x-www-form-urlencoded', 415, 'wrongMediaType'],
        ['application/json', 400, 'badInput'],
      ] as const) {
        const answer = await running()
          .admin()
          .post('/customers', 'firstName=A', { headers: { 'content-type': type } })
        expect([type, answer.status, answer.body.code]).toEqual([type, status, code])
      }
    })

    it('is healthy and ready, and says which database it stands on', async () => {
      expect((await running().as({}).get('/health')).body).toEqual({ status: 'ok' })
      expect((await running().as({}).get('/ready')).body).toEqual({ status: 'ready', database: running().services.engine.kind })
    })
  })
})
