// Sending messages: which are sent, which are held, and that none is sent twice.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { scheduleSenders } from '../../server/messages/sender/sender.ts'
import { reportAddress } from '../../server/messages/reportAddress.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { openMessageFixture, type MessageFixture } from '../core/server/messageFixture.ts'
import { customer, newMobile } from '../core/server/people.ts'

/** Longer than the lease and every wait. */
const long = 10_000

onServer('a message', (running) => {
  let fixture: MessageFixture
  beforeAll(async () => {
    fixture = await openMessageFixture(running())
  })
  beforeEach(async () => {
    running().clock.now = new Date(firstMorning.getTime() + 4 * 3_600_000)
    Object.assign(fixture.sms.mood, { slow: 0, failing: 0, failWith: 503, mute: 0 })
    await fixture.provider(null)
    await fixture.carry()
    fixture.sms.sent.length = 0
  })
  afterAll(() => fixture.close())
  const to = (mobile: string) => fixture.sms.sent.filter((one) => `+${one.to.replace('+', '')}` === mobile)
  const queued = () =>
    running().services.engine.scoped(
      'noor',
      async (tx) => (await sql<{ n: number }>`select count(*)::int as n from "messageQueue"`.execute(tx)).rows[0]?.n,
    )

  it('without a provider ends in the outbox at once, readable, and waits for nothing', async () => {
    const id = await fixture.queue({ recipient: newMobile(), body: 'رسالة قصيرة' })
    expect(await fixture.shown(id)).toMatchObject({ status: 'sent', carrier: 'outbox', body: 'رسالة قصيرة', parts: 1, sealedBody: null })
    expect(await queued()).toBe(0)
  })

  it('about an event is sent once, also where two ask at the same time', async () => {
    const recipient = newMobile()
    const event = `twice:${recipient}`
    const ids = await Promise.all([
      fixture.queue({ recipient, event }),
      fixture.queue({ recipient, event }),
      fixture.queue({ recipient, event }, 'najd'),
    ])
    expect(ids.filter((id) => id !== undefined)).toHaveLength(2)
    expect(await fixture.queue({ recipient, event })).toBeUndefined()
  })

  describe.each(['twilio', 'unifonic'] as const)('by %s', (provider) => {
    beforeEach(() => fixture.provider(provider))

    it('leaves once with its real words, which the dealership then forgets', async () => {
      const recipient = newMobile()
      const id = await fixture.queue({ recipient, body: 'Your code is 123456.', kept: 'Your code is ••••••.' })
      const waiting = await fixture.shown(id)
      expect(waiting).toMatchObject({ status: 'queued', body: 'Your code is ••••••.' })
      expect(JSON.stringify(waiting)).not.toContain('123456')
      await fixture.carry()
      await fixture.carry()
      expect(to(recipient).map(({ body, from }) => [body, from])).toEqual([['Your code is 123456.', 'Noor']])
      expect(await fixture.shown(id)).toMatchObject({
        status: 'sent',
        carrier: provider,
        sealedBody: null,
        attempts: 1,
        providerId: to(recipient)[0]?.id,
      })
    })

    it('is not sent again when the worker dies after the provider took it', async () => {
      const recipient = newMobile()
      const id = await fixture.queue({ recipient })
      await fixture.die()
      expect(to(recipient)).toHaveLength(1)
      expect(await fixture.shown(id)).toMatchObject({ status: 'sending', providerId: null })
      await fixture.carry()
      expect(await fixture.shown(id)).toMatchObject({ status: 'sending' })
      fixture.wait(120)
      await fixture.carry()
      expect(to(recipient)).toHaveLength(1)
      expect(await fixture.shown(id)).toMatchObject({ status: 'sent', providerId: to(recipient)[0]?.id })
    })

    it('is not sent again when the answer is lost, and a message of the same words is another one', async () => {
      const recipient = newMobile()
      const first = await fixture.queue({ recipient })
      await fixture.carry()
      fixture.sms.mood.mute = 1
      const second = await fixture.queue({ recipient })
      await fixture.carry()
      expect(await fixture.shown(second)).toMatchObject({ status: 'sending', error: 'unavailable' })
      fixture.wait(60)
      await fixture.carry()
      expect(to(recipient)).toHaveLength(2)
      const names = [(await fixture.shown(first))['providerId'], (await fixture.shown(second))['providerId']]
      expect(new Set(names)).toEqual(new Set(to(recipient).map(({ id }) => id)))
    })

    it('waits while the provider fails, then leaves once', async () => {
      const recipient = newMobile()
      fixture.sms.mood.failing = 1
      fixture.sms.mood.failWith = 429
      const id = await fixture.queue({ recipient })
      await fixture.carry()
      expect(await fixture.shown(id)).toMatchObject({ status: 'queued', error: 'unavailable', attempts: 1 })
      await fixture.carry()
      expect(to(recipient)).toHaveLength(0)
      fixture.wait(60)
      await fixture.carry()
      expect(to(recipient)).toHaveLength(1)
      expect(await fixture.shown(id)).toMatchObject({ status: 'sent', error: null, attempts: 2 })
    })

    it('becomes a dead letter that staff send again, and only once however often they press', async () => {
      const recipient = newMobile()
      const id = await fixture.queue({ recipient, body: 'Secret 1', kept: 'Secret •' })
      for (const seconds of [15, 40, 150, 750, 2200, 6600, 0]) {
        fixture.sms.mood.failing = 1
        fixture.sms.mood.failWith = 401
        await fixture.carry()
        fixture.wait(seconds)
      }
      fixture.sms.mood.failing = 0
      expect(await fixture.shown(id)).toMatchObject({ status: 'failed', error: 'badAccount' })
      const { staff } = running().tenants.noor
      const broker = running().as({ token: staff['Broker Sales'].token })
      expect((await broker.post(`/messages/${id}/resend`, {})).status).toBe(403)
      expect((await running().admin('najd').post(`/messages/${id}/resend`, {})).status).toBe(404)
      const answers = await Promise.all([1, 2].map(() => running().admin().post(`/messages/${id}/resend`, {})))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 200)?.text).not.toMatch(/Secret 1|v1\./)
      await fixture.carry()
      expect(to(recipient).map(({ body }) => body)).toEqual(['Secret 1'])
      expect((await running().admin().get(`/audit?rowId=${id}`)).body.data).toMatchObject([{ action: 'update' }])
      expect((await running().admin().post(`/messages/${id}/resend`, {})).status).toBe(409)
    })

    it('to an address that gets none fails at once', async () => {
      const id = await fixture.queue({ recipient: '+9' })
      await fixture.carry()
      expect(await fixture.shown(id)).toMatchObject({ status: 'failed', error: 'badAddress', attempts: 1 })
    })

    it('is reported on in any order and as often as the provider likes', async () => {
      const recipient = newMobile()
      const id = await fixture.queue({ recipient })
      const url = reportAddress(running().services, 'noor', provider) ?? ''
      await fixture.carry()
      const [sms] = to(recipient)
      if (!sms) throw new Error('Nothing was sent.')
      for (const state of ['delivered', 'sent', 'delivered', 'failed'] as const) expect(await fixture.sms.report(sms, state, url)).toBe(200)
      expect(await fixture.shown(id)).toMatchObject({ status: 'delivered', error: null, deliveredAt: expect.anything() })
    })

    it('is not sent again when the report comes before the answer', async () => {
      const recipient = newMobile()
      const id = await fixture.queue({ recipient })
      await fixture.die()
      const [sms] = to(recipient)
      if (!sms) throw new Error('Nothing was sent.')
      expect(await fixture.sms.report(sms, 'delivered', reportAddress(running().services, 'noor', provider) ?? '')).toBe(200)
      expect(await fixture.shown(id)).toMatchObject({ status: 'delivered', providerId: sms.id, carrier: provider })
      fixture.wait(120)
      await fixture.carry()
      expect(to(recipient)).toHaveLength(1)
      expect(await queued()).toBe(0)
    })

    it('refuses reports with an address or signature of somebody else', async () => {
      const url = reportAddress(running().services, 'noor', provider) ?? ''
      const forged = [url.replace('/noor/', '/najd/'), url.replace(/.$/, 'x'), ...(provider === 'twilio' ? [url] : [])]
      for (const one of forged) {
        const { status } = await fetch(one, { method: 'POST', body: new URLSearchParams({ MessageSid: 'SM1', MessageStatus: 'sent' }) })
        expect([401, 404]).toContain(status)
      }
    })
  })

  it('of service leaves at night; advertising waits for the end of the quiet hours, and stays without consent', async () => {
    await fixture.provider('twilio')
    running().clock.now = new Date('2026-11-22T19:00:00.000Z')
    const { id: customerId, mobile: recipient } = await customer(running())
    const consents = [{ purpose: 'marketing', channel: 'all', granted: true, at: firstMorning.toISOString(), textVersion: '1' }]
    const agree = (granted: boolean) =>
      running().services.engine.scoped('noor', (tx) =>
        sql`update customers set consents = ${JSON.stringify([{ ...consents[0], granted }])}::jsonb where id = ${customerId}`.execute(tx),
      )
    await agree(true)
    await fixture.carry()
    fixture.sms.sent.length = 0
    const [offer, later, service] = [
      await fixture.queue({ recipient, customerId, marketing: true, body: 'Offer' }),
      await fixture.queue({ recipient, customerId, marketing: true, body: 'Second offer' }),
      await fixture.queue({ recipient, customerId, body: 'Service' }),
    ]
    await fixture.carry()
    expect(to(recipient).map(({ body }) => body)).toEqual(['Service'])
    expect(await fixture.shown(offer)).toMatchObject({ status: 'queued', dueAt: '2026-11-23T06:00:00.000Z' })
    await agree(false)
    running().clock.now = new Date('2026-11-23T06:00:30.000Z')
    await fixture.carry()
    expect([await fixture.shown(offer), await fixture.shown(later), await fixture.shown(service)]).toMatchObject([
      { status: 'withheld', error: 'noConsent' },
      { status: 'withheld', error: 'noConsent' },
      { status: 'sent' },
    ])
    expect(await fixture.shown(await fixture.queue({ recipient: newMobile(), marketing: true }))).toMatchObject({
      status: 'withheld',
      error: 'noConsent',
    })
  })

  it('does not leave after its time, nor before it', async () => {
    await fixture.provider('unifonic')
    const { now } = running().clock
    const [recipient, minutes] = [newMobile(), (count: number) => new Date(now.getTime() + count * 60_000)]
    const id = await fixture.queue({ recipient, dueAt: minutes(10) })
    const old = await fixture.queue({ recipient, dueAt: minutes(10), expiresAt: minutes(9) })
    await fixture.carry()
    expect(to(recipient)).toHaveLength(0)
    fixture.wait(601)
    await fixture.carry()
    expect(to(recipient)).toHaveLength(1)
    expect([await fixture.shown(id), await fixture.shown(old)]).toMatchObject([{ status: 'sent' }, { status: 'failed', error: 'expired' }])
  })

  it('takes the channel of its kind’s template, and stays where that says none', async () => {
    await fixture.provider('twilio')
    await running()
      .admin()
      .post('/messageTemplates', { kind: 'driverStage', channel: 'none', body: { en: 'x', ar: 'x' } })
    const { services } = running()
    const recipient = newMobile()
    const id = await services.engine.scoped('noor', (tx) =>
      services.messages.queue(tx, { recipient, kind: 'driverStage', languageId: '1', body: 'x' }, services.now()),
    )
    expect(await fixture.shown(id)).toMatchObject({ channel: 'none', status: 'withheld', error: 'noChannel' })
  })

  it('to a colleague leaves as mail, and a mail that is sent again has the same name', async () => {
    const id = await fixture.queue({
      recipient: 'adel@noor.example',
      kind: 'passwordReset',
      channel: 'email',
      languageId: '2',
      body: 'الرابط: https://noor.example/x',
    })
    await fixture.die()
    fixture.wait(120)
    await fixture.carry()
    const mails = fixture.mailbox.mails.filter(({ to: address }) => address === 'adel@noor.example')
    expect([mails.length, fixture.mailbox.deliveries]).toEqual([1, 2])
    expect(mails[0]).toMatchObject({ text: 'الرابط: https://noor.example/x', messageId: `<${id}@noor.example>` })
    expect(await fixture.shown(id)).toMatchObject({ status: 'sent', carrier: 'smtp', parts: null })
    fixture.mailbox.refusals.push(451, 550)
    const refused = await fixture.queue({ recipient: 'adel@noor.example', channel: 'email' })
    await fixture.carry()
    expect(await fixture.shown(refused)).toMatchObject({ status: 'queued', error: 'unavailable' })
    fixture.wait(60)
    await fixture.carry()
    expect(await fixture.shown(refused)).toMatchObject({ status: 'failed', error: 'rejected' })
  })

  it('is pushed to the browsers of a person, and goes as SMS once none is left', async () => {
    await fixture.provider('unifonic')
    const one = await customer(running())
    await fixture.carry()
    fixture.sms.sent.length = 0
    const key = (await one.sender.get('/push/key')).body.publicKey as string
    expect(Buffer.from(key, 'base64url')).toHaveLength(65)
    const [phone, gone] = [fixture.browser(), fixture.browser()]
    for (const { address } of [phone, gone, phone]) expect((await one.sender.post('/push/subscribe', address)).status).toBe(200)
    expect((await one.sender.post('/push/subscribe', { ...phone.address, endpoint: 'https://inside.example/x' })).status).toBe(400)
    expect((await running().as({ tenant: 'noor' }).post('/push/subscribe', phone.address)).status).toBe(401)
    gone.answer = 410
    const message = { recipient: one.mobile, customerId: one.id, link: 'https://noor.example/visit?secret', body: 'Hello' } as const
    const id = await fixture.queue({ ...message, channel: 'push' })
    await fixture.carry()
    expect(phone.shown.map(({ note }) => note)).toEqual([
      { id, title: expect.any(String), body: 'Hello', link: 'https://noor.example/visit?secret', languageId: '1' },
    ])
    expect([await fixture.shown(id), to(one.mobile)]).toMatchObject([
      { status: 'sent', carrier: 'push', link: null, pushedAt: expect.anything() },
      [],
    ])
    const left = await running().services.engine.scoped('noor', (tx) =>
      sql`select 1 from "pushSubscriptions" where "customerId" = ${one.id}`.execute(tx),
    )
    expect(left.rows).toHaveLength(1)
    const both = await fixture.queue({ ...message, channel: 'both' })
    await fixture.carry()
    expect([await fixture.shown(both), phone.shown.length, to(one.mobile).length]).toMatchObject([
      { status: 'sent', carrier: 'unifonic' },
      2,
      1,
    ])
    phone.answer = 503
    const later = await fixture.queue({ ...message, channel: 'push' })
    await fixture.carry()
    expect(await fixture.shown(later)).toMatchObject({ status: 'queued' })
    phone.answer = 404
    fixture.wait(60)
    await fixture.carry()
    expect([await fixture.shown(later), to(one.mobile).length]).toMatchObject([{ status: 'sent', carrier: 'unifonic' }, 2])
  })

  it('to a customer who is erased is neither sent nor kept', async () => {
    await fixture.provider('twilio')
    const one = await customer(running())
    await one.sender.post('/push/subscribe', fixture.browser().address)
    const id = await fixture.queue({
      recipient: one.mobile,
      customerId: one.id,
      kept: '•',
      dueAt: new Date(running().clock.now.getTime() + 60_000),
    })
    const { version } = (await running().admin().get(`/customers/${one.id}`)).body
    expect((await running().admin().post(`/customers/${one.id}/erase`, { version, reason: 'They asked' })).status).toBe(200)
    fixture.wait(120)
    fixture.sms.sent.length = 0
    await fixture.carry()
    expect([await fixture.shown(id), to(one.mobile)]).toMatchObject([
      { status: 'withheld', error: 'erased', recipient: '••••', body: '••••', sealedBody: null },
      [],
    ])
  })

  it('has a provider only with a whole account, whose token is never told', async () => {
    const { data } = (await running().admin().get('/settings')).body
    const { id } = data[0]
    const put = async (values: object) => {
      const { version } = (await running().admin().get(`/settings/${id}`)).body
      return running()
        .admin()
        .put(`/settings/${id}`, { version, ...values })
    }
    const account = { smsProvider: 'twilio', smsSender: 'Noor', smsAccount: 'AC1', smsToken: 'very-secret' }
    await put({ smsProvider: null, smsSender: null, smsAccount: null, smsToken: null })
    for (const lacking of ['smsSender', 'smsAccount', 'smsToken']) {
      const { status, body } = await put({ ...account, [lacking]: null })
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [lacking]])
    }
    const saved = await put(account)
    expect([saved.status, saved.body.smsProvider, saved.text.includes('very-secret')]).toEqual([200, 'twilio', false])
    expect((await running().admin().get(`/audit?rowId=${id}`)).text).not.toContain('very-secret')
  })

  it('of one company does not wait behind a campaign of another', async () => {
    await fixture.provider('unifonic')
    await fixture.provider('unifonic', 'najd')
    const many = newMobile()
    for (let count = 0; count < 12; count += 1) await fixture.queue({ recipient: many })
    const one = newMobile()
    await fixture.queue({ recipient: one }, 'najd')
    await fixture.carry()
    expect(fixture.sms.sent.findIndex(({ to: address }) => `+${address}` === one)).toBeLessThan(4)
    expect(to(many)).toHaveLength(12)
  })

  it('leaves by itself once its transaction is committed, and two processes send it once', async () => {
    await fixture.provider('twilio')
    const { services } = running()
    const stops = [
      scheduleSenders(services, () => undefined),
      ...(services.engine.kind === 'postgres' ? [scheduleSenders(services, () => undefined)] : []),
    ]
    const recipients = Array.from({ length: 10 }, newMobile)
    const ids = await Promise.all(recipients.map((recipient) => fixture.queue({ recipient })))
    await vi.waitFor(async () => expect(await fixture.shown(ids.at(-1))).toMatchObject({ status: 'sent' }), long)
    await Promise.all(stops.map((stop) => stop()))
    await fixture.carry()
    expect(recipients.map((recipient) => to(recipient).length)).toEqual(recipients.map(() => 1))
  })
})
