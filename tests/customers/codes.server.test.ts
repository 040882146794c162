// One-time codes: who gets one, how long and how often it is valid, and who never sees it.
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { tooManyRequests } from '../../server/core/http/problem.ts'
import type { Message } from '../../server/core/gateways/messages.ts'
import { onServer, type Running } from '../core/server/eachServer.ts'
import { tablesWith } from '../core/server/everyValue.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { customer, newAddress, newMobile, newPlate, proven, visitor } from '../core/server/people.ts'
import type { Sender } from '../core/server/requests.ts'
import { addRowOf } from '../core/server/tenants.ts'

const later = (running: Running, seconds: number) => {
  running.clock.now = new Date(running.clock.now.getTime() + seconds * 1000)
}
const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000')
const pointsOf = async ({ services }: Running, rule: string, key: string): Promise<number | undefined> =>
  (
    await services.engine.asOwner((tx) =>
      sql<{ points: number }>`select points from "rateLimits" where key = ${`${rule}:${key}`}`.execute(tx),
    )
  ).rows[0]?.points
const ask = async (one: Sender, mobile: string) => (await one.post('/staffs/request-otp', { purpose: 'find', mobile })).body
const check = (one: Sender, requestId: string, code: string) => one.post('/staffs/verify-otp', { requestId, code })

onServer('one-time codes', (running) => {
  beforeEach(() => {
    running().clock.now = firstMorning
  })

  it('have six digits, live 300 seconds and are sent again after 60', async () => {
    const one = await visitor(running())
    const mobile = newMobile()
    expect(await ask(one, mobile)).toEqual({
      requestId: expect.any(String),
      ttl: 300,
      resendAfter: 60,
      mobile,
      demoCode: expect.stringMatching(/^\d{6}$/),
    })
    later(running(), 59)
    const early = await one.post('/staffs/request-otp', { purpose: 'find', mobile })
    expect([early.status, early.body.code, early.headers['retry-after']]).toEqual([429, 'tooManyRequests', '1'])
    expect(early.body.message).toContain('1 minute.')
    later(running(), 1)
    expect((await ask(one, mobile)).demoCode).toMatch(/^\d{6}$/)
  })

  it('prove a mobile within their life and not after it', async () => {
    const one = await visitor(running())
    const [first, second] = [await ask(one, newMobile()), await ask(one, newMobile())]
    later(running(), 299)
    expect((await check(one, first.requestId, first.demoCode)).status).toBe(200)
    later(running(), 1)
    const late = await check(one, second.requestId, second.demoCode)
    expect([late.status, late.body.code, Object.keys(late.body.fields)]).toEqual([400, 'codeExpired', ['code']])
  })

  it('are good once', async () => {
    const one = await visitor(running())
    const { requestId, demoCode } = await ask(one, newMobile())
    expect((await check(one, requestId, demoCode)).status).toBe(200)
    expect((await check(one, requestId, demoCode)).body.code).toBe('codeExpired')
  })

  it('prove it until the person signs out, on that device alone', async () => {
    const mobile = newMobile()
    const one = (await proven(running(), mobile)).sender
    later(running(), 61)
    const other = (await proven(running(), mobile)).sender
    expect((await one.get('/customers/customer-details')).status).toBe(200)
    expect((await one.post('/customers/sign-out')).status).toBe(200)
    expect((await one.get('/customers/customer-details')).status).toBe(401)
    expect((await one.post('/customers/sign-out')).status).toBe(401)
    expect((await other.get('/customers/customer-details')).status).toBe(200)
    expect((await (await visitor(running())).post('/customers/sign-out')).status).toBe(401)
  })

  it('are good once even when they arrive fifty times at once', async () => {
    const one = await visitor(running())
    const { requestId, demoCode } = await ask(one, newMobile())
    const answers = await Promise.all(Array.from({ length: 50 }, () => check(one, requestId, demoCode)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]))
  })

  it('end after five wrong tries, even for the right code', async () => {
    const one = await visitor(running())
    const { requestId, demoCode } = await ask(one, newMobile())
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      const { status, body } = await check(one, requestId, wrongFor(demoCode))
      expect([status, body.code, body.details]).toEqual([400, 'wrongCode', { triesLeft }])
    }
    expect((await check(one, requestId, demoCode)).body.code).toBe('codeExpired')
  })

  it('end when a newer one is sent', async () => {
    const one = await visitor(running())
    const mobile = newMobile()
    const first = await ask(one, mobile)
    later(running(), 60)
    const second = await ask(one, mobile)
    expect((await check(one, first.requestId, first.demoCode)).body.code).toBe('codeExpired')
    expect((await check(one, second.requestId, second.demoCode)).status).toBe(200)
  })

  it('are taken in Arabic-Indic digits and with spaces', async () => {
    const one = await visitor(running())
    const { requestId, demoCode } = await ask(one, newMobile())
    const typed = (demoCode as string).replace(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)))
    expect((await check(one, requestId, ` ${typed.slice(0, 3)} ${typed.slice(3)} `)).status).toBe(200)
  })

  it("prove nothing to another tenant, and another request's code proves nothing", async () => {
    const [ours, theirs] = [await visitor(running(), 'noor'), await visitor(running(), 'najd')]
    const [one, other] = [await ask(ours, newMobile()), await ask(ours, newMobile())]
    expect((await check(theirs, one.requestId, one.demoCode)).body.code).toBe('codeExpired')
    if (one.demoCode !== other.demoCode) expect((await check(ours, one.requestId, other.demoCode)).body.code).toBe('wrongCode')
    expect((await check(ours, '019d0000-0000-7000-8000-000000000000', '123456')).body.code).toBe('codeExpired')
    expect((await check(ours, 'nonsense', '123456')).body.fields).toHaveProperty('requestId')
  })

  it('are kept hashed: no table but the demo outbox holds one', async () => {
    const one = await visitor(running())
    const { demoCode } = await ask(one, newMobile())
    await check(one, '019d0000-0000-7000-8000-000000000000', demoCode)
    expect(await tablesWith(running().services.engine, `(^|[^0-9a-f])${demoCode}([^0-9a-f]|$)`)).toEqual(['messages'])
  })

  it("are sent to the owner at once, whatever a stranger requested, and the stranger's request leaves the owner's code as it is", async () => {
    const mobile = newMobile()
    const [stranger, owner] = [await visitor(running()), await visitor(running())]
    await ask(stranger, mobile)
    later(running(), 5)
    const code = await ask(owner, mobile)
    expect(code.demoCode).toMatch(/^\d{6}$/)
    later(running(), 60)
    expect((await ask(stranger, mobile)).demoCode).toMatch(/^\d{6}$/)
    expect((await check(owner, code.requestId, code.demoCode)).status).toBe(200)
  })

  it('count within the resend time for nobody but the one who asks', async () => {
    const mobile = newMobile()
    const impatient = await visitor(running())
    const statuses = []
    for (let count = 0; count < 11; count += 1)
      statuses.push((await impatient.post('/staffs/request-otp', { purpose: 'find', mobile })).headers['retry-after'] ?? 'sent')
    expect(statuses.slice(0, 10)).toEqual(['sent', ...Array.from({ length: 9 }, () => '60')])
    // From now on the device waits; the mobile has used up one code.
    expect(Number(statuses[10])).toBeGreaterThan(3000)
    expect(await pointsOf(running(), 'codeByMobile', `noor:${mobile}`)).toBe(1)
    expect((await (await visitor(running())).post('/staffs/request-otp', { purpose: 'find', mobile })).status).toBe(200)
  })

  it('of one stranger are three an hour for a mobile, of all strangers twelve, and the owner passes on a device that they used before', async () => {
    const mobile = newMobile()
    const { sender: owner } = await proven(running(), mobile, 'noor', true)
    const address = newAddress()
    const from = async (one: string) => {
      const { body } = await running().as({ tenant: 'noor', address: one }).get('/landing-page/request-token')
      later(running(), 61)
      return running()
        .as({ tenant: 'noor', address: one, token: body.token as string })
        .post('/staffs/request-otp', { purpose: 'find', mobile })
    }
    const statuses = []
    for (let count = 0; count < 4; count += 1) statuses.push((await from(address)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    // One code was the owner's own.
    for (let count = 0; count < 8; count += 1) expect((await from(newAddress())).status).toBe(200)
    const refused = await from(newAddress())
    expect([refused.status, refused.body.code, Number(refused.headers['retry-after']) > 3000]).toEqual([429, 'tooManyRequests', true])
    const again = await owner.post('/staffs/request-otp', { purpose: 'find', mobile })
    expect(again.status).toBe(200)
    expect((await owner.post('/staffs/request-otp', { purpose: 'find', mobile: newMobile() })).status).toBe(200)
  })

  it('are ten an hour for a device and six hundred for an address, which many people share', async () => {
    const one = await visitor(running())
    const statuses = []
    for (let sent = 0; sent < 11; sent += 1)
      statuses.push((await one.post('/staffs/request-otp', { purpose: 'find', mobile: newMobile() })).status)
    expect([statuses.slice(0, 10).every((status) => status === 200), statuses[10]]).toEqual([true, 429])
    const address = newAddress()
    const shared = async () => {
      const { body } = await running().as({ tenant: 'noor', address }).get('/landing-page/request-token')
      return running()
        .as({ tenant: 'noor', address, token: body.token as string })
        .post('/staffs/request-otp', { purpose: 'find', mobile: newMobile() })
    }
    expect((await shared()).status).toBe(200)
    await running().services.engine.asOwner((tx) =>
      sql`update "rateLimits" set points = 599 where key = ${`codeByAddress:noor:${address}`}`.execute(tx),
    )
    expect([(await shared()).status, (await shared()).status]).toEqual([200, 429])
  })

  it('are tried at most sixty times a quarter of an hour from a device', async () => {
    const one = await visitor(running())
    const statuses = []
    for (let tries = 0; tries < 61; tries += 1) statuses.push((await check(one, '019d0000-0000-7000-8000-000000000000', '123456')).status)
    expect([statuses.slice(0, 60).every((status) => status === 400), statuses[60]]).toEqual([true, 429])
  })

  it.each([
    [59, 'en', '1 minute.'],
    [61, 'en', '2 minutes.'],
    [60, 'ar', 'بعد دقيقة واحدة.'],
    [119, 'ar', 'بعد دقيقتين.'],
    [180, 'ar', 'بعد 3 دقائق.'],
    [900, 'ar', 'بعد 15 دقيقة.'],
  ] as const)('say that it takes %i seconds in minutes (%s)', (seconds, language, words) => {
    const { code, more } = tooManyRequests(seconds)
    const text = running().services.texts(language === 'ar' ? 'arabic' : 'english', `errors.${code}`, more.params)
    expect([text.endsWith(words), more.retryAfter]).toEqual([true, seconds])
  })

  it('leave a cookie that names nobody and that nobody else can use', async () => {
    const mobile = newMobile()
    const { cookie } = await proven(running(), mobile, 'noor', true)
    expect(cookie).toMatch(/^known-customer=[\w-]{16}~\w+~[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(cookie).not.toContain(mobile.slice(4))
    const changed = cookie.replace(/~[\w-]{4}/, '~aaaa')
    for (const [value, passes] of [
      [cookie, true],
      [changed, false],
    ] as const) {
      await running().services.engine.asOwner((tx) =>
        sql`update "rateLimits" set points = 100, expire = ${Date.now() + 3_600_000} where key = ${`codeByMobile:noor:${mobile}`}`.execute(
          tx,
        ),
      )
      const one = await visitor(running())
      const [pair = ''] = value.split(';')
      const { status } = await one.post('/staffs/request-otp', { purpose: 'find', mobile }, { headers: { cookie: pair } })
      expect(status).toBe(passes ? 200 : 429)
    }
  })
})

onServer('until a code is verified', (running) => {
  it('a known and an unknown mobile, plate or VIN get the same answers', async () => {
    const known = await customer(running())
    const { plate } = (await known.sender.get('/customers/customer-details')).body.vehicles[0]
    const vin = '1M8GDM9AXKP042788'
    await known.sender.post('/customers/vehicle', {
      plate: newPlate(),
      makeId: running().tenants.noor.makeId,
      model: 'Camry',
      year: 2022,
      vin,
    })
    running().clock.now = new Date(running().clock.now.getTime() + 120_000)
    const one = await visitor(running())
    const same = async (path: string, hit: Record<string, string>, miss: Record<string, string>) => {
      const answers = []
      for (const body of [hit, miss]) {
        const { status, text, headers } = await one.post(path, body)
        const [value = ''] = Object.values(body).slice(-1)
        const neutral = text
          .replaceAll(value, '…')
          .replace(/"requestId":"[^"]+"/, '')
          .replace(/"demoCode":"\d+"/, '')
        const { date: _date, 'content-length': _length, 'x-request-id': _name, ...rest } = headers
        answers.push({ status, neutral, rest })
      }
      expect(answers[0]).toEqual(answers[1])
      expect(answers[0]?.status).toBe(200)
    }
    await same('/customers/find-customer', { mobile: known.mobile }, { mobile: newMobile() })
    await same('/customers/find-customer', { plate }, { plate: newPlate() })
    await same('/customers/find-customer-by-vehicle', { vin }, { vin: '1M8GDM9AXKP042789' })
    await same('/staffs/request-otp', { purpose: 'find', mobile: known.mobile }, { purpose: 'find', mobile: newMobile() })
  })

  it('nothing of a customer can be read, and after it only their own', async () => {
    const other = await customer(running())
    const one = await visitor(running())
    const calls = [
      () => one.get('/customers/customer-details'),
      () => one.post('/landing-page/customer-vehicle-details', {}),
      () => one.get('/landing-page/appointments'),
      () => one.get(`/landing-page/appointment-list/${other.id}`),
      () => one.post('/landing-page/createUser', { firstName: 'A', lastName: 'B', languageId: '1', consents: [] }),
    ]
    for (const call of calls) expect([(await call()).status, (await call()).body.code]).toEqual([401, 'unauthenticated'])
    const { sender } = await proven(running(), newMobile())
    expect((await sender.get('/customers/customer-details')).body).toMatchObject({ customer: null, vehicles: [] })
    expect((await sender.get(`/landing-page/appointment-list/${other.id}`)).status).toBe(404)
  })

  it('tells who was found, that nobody was, or that the vehicle is somebody else’s', async () => {
    const mobile = newMobile()
    const known = await addRowOf(running().services, 'noor', 'customers', {
      firstName: 'Fahad',
      lastName: 'Alotaibi',
      mobile,
      nationalId: '1058529940',
    })
    const found = (await proven(running(), mobile)).answer
    expect(found).toMatchObject({ match: 'found', customer: { id: known.id, mobileVerification: 'Verified', nationalId: '••••••••40' } })
    const { data } = (await running().admin().get(`/audit?rowId=${known.id}`)).body
    expect(data).toMatchObject([{ action: 'update', changes: { mobileVerification: { from: 'Unverified', to: 'Verified' } } }])
    expect((await proven(running(), newMobile())).answer).toMatchObject({
      match: 'noCustomer',
      customer: null,
      message: 'Sorry, No customer found on CMS.',
    })
    const owner = await customer(running())
    const { plate } = (await owner.sender.get('/customers/customer-details')).body.vehicles[0]
    const one = await visitor(running())
    const requested = (await one.post('/staffs/request-otp', { purpose: 'find', mobile: newMobile(), plate })).body
    const { body } = await check(one, requested.requestId, requested.demoCode)
    expect(body).toMatchObject({ match: 'mobileNotMatched', message: 'Mobile number not matched', vehicles: [] })
  })
})

describe('outside the demo', () => {
  onServer(
    'a code',
    (running) => {
      it('is in no answer and in no table, only in the message itself', async () => {
        const sent: Message[] = []
        const outbox = running().services.messages
        running().services.messages = {
          ...outbox,
          queue: (tx, message, now) => {
            sent.push(message)
            return outbox.queue(tx, message, now)
          },
        }
        const one = await visitor(running())
        const mobile = newMobile()
        const requested = await one.post('/staffs/request-otp', { purpose: 'find', mobile })
        const code = /\d{6}/.exec(sent[0]?.body ?? '')?.[0] ?? ''
        expect(code).toMatch(/^\d{6}$/)
        expect(requested.body).toEqual({ requestId: expect.any(String), ttl: 300, resendAfter: 60, mobile })
        const listed = (await running().admin().get('/messages?size=100')).text
        expect([listed.includes('••••••'), listed.includes(code)]).toEqual([true, false])
        expect((await one.get('/landing-page/settings')).body.demo).toBe(false)
        expect(await tablesWith(running().services.engine, `(^|[^0-9a-f])${code}([^0-9a-f]|$)`)).toEqual([])
        expect((await check(one, requested.body.requestId as string, code)).status).toBe(200)
      })

      it('that did not arrive is reported to the support address, and as a lead that somebody answers', async () => {
        const mobile = newMobile()
        await running().services.engine.scoped('noor', (tx) => sql`update settings set "supportEmail" = 'support@noor.example'`.execute(tx))
        const { status, body } = await (
          await visitor(running())
        ).post('/staffs/otp-verification-issue-email', { mobile, plate: 'ABJ1234', note: 'Nothing came.' })
        expect([status, body.successMessage]).toEqual([200, running().services.texts('english', 'messages.issueReported')])
        const mails = (await running().admin().get('/messages?kind=otpIssue&size=100')).body.data as { recipient: string; body: string }[]
        expect(mails.filter((one) => one.body.includes(mobile))).toMatchObject([{ recipient: 'support@noor.example', status: 'sent' }])
        const leads = (
          await running()
            .admin()
            .get(`/leads?mobile=${encodeURIComponent(mobile)}`)
        ).body.data
        expect(leads).toMatchObject([{ type: 'General Inquiry', department: 'General', status: 'pending', customerId: null }])
        expect(leads[0].message).toContain('Nothing came.')
        expect(leads[0].dueAt).toBeTruthy()
      })

      it('that did not arrive can be reported five times an hour', async () => {
        const one = running().as({
          address: newAddress(),
          token: (await running().as({ tenant: 'noor' }).get('/landing-page/request-token')).body.token as string,
        })
        const statuses = []
        for (let sent = 0; sent < 6; sent += 1)
          statuses.push((await one.post('/staffs/otp-verification-issue-email', { mobile: newMobile(), note: '<b>help</b>' })).status)
        expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
      })
    },
    false,
  )
})
