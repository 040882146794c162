// Messages by WhatsApp: who gets them, with which words, what is reported, and that what it does not take goes as SMS once.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deliver, statusEvent, type SimulatedState } from '../../server/messages/simulators/whatsapp/events.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { eachProvider, openMessageFixture, webhookKey, type MessageFixture } from '../core/server/messageFixture.ts'
import { customer, newMobile } from '../core/server/people.ts'

eachProvider('a message by WhatsApp', (running, provider) => {
  let fixture: MessageFixture
  beforeAll(async () => {
    fixture = await openMessageFixture(running(), provider)
    await fixture.provider('unifonic')
    await fixture.openWhatsapp(true)
    for (const languageId of ['1', '2'] as const) expect((await fixture.submit('bookingCancelled', languageId)).status).toBe(200)
    for (const { name, language } of fixture.whatsapp.templates) await fixture.whatsapp.decide(name, language, 'APPROVED')
  })
  beforeEach(async () => {
    running().clock.now = new Date(firstMorning.getTime() + 4 * 3_600_000)
    Object.assign(fixture.whatsapp.mood, { failing: 0, mute: 0, refusesAtOnce: false })
    await fixture.openWhatsapp(true)
    await fixture.carry()
    fixture.sms.sent.length = 0
    fixture.whatsapp.sent.length = 0
  })
  afterAll(() => fixture.close())

  const digits = (mobile: string) => mobile.slice(1)
  const bySms = (mobile: string) => fixture.sms.sent.filter(({ to }) => to.replace('+', '') === digits(mobile))
  const byWhatsapp = (mobile: string) => fixture.whatsapp.sent.filter(({ to }) => to === digits(mobile))
  /** A customer who agreed to WhatsApp. */
  const agreeing = async () => {
    const one = await customer(running())
    const given = await one.sender.post('/landing-page/consents', { purpose: 'service', channel: 'whatsapp', granted: true })
    expect(given.status).toBe(200)
    await fixture.carry()
    fixture.sms.sent.length = 0
    return one
  }
  /** The words of a cancelled booking as they are sent. */
  const words = (ref = 'K7QF2M') => {
    const { texts } = running().services
    return texts('english', 'messages.sms.bookingCancelled', { tenant: name, ref, when: '29/11/2026 10:00 AM', location: 'Olaya branch' })
  }
  let name = ''
  beforeAll(async () => {
    name = (await running().admin().get('/settings')).body.data[0].name.en
  })
  const cancelled = (one: { id: string; mobile: string }, more: object = {}) =>
    fixture.queue({ recipient: one.mobile, customerId: one.id, kind: 'bookingCancelled', body: words(), ...more })

  it('goes with approved words to who agreed, and as SMS to who did not', async () => {
    const [yes, no] = [await agreeing(), await customer(running())]
    const ids = [await cancelled(yes), await cancelled(no)]
    await fixture.carry()
    expect([byWhatsapp(yes.mobile).length, bySms(yes.mobile).length, byWhatsapp(no.mobile).length]).toEqual([1, 0, 0])
    expect(bySms(no.mobile).filter(({ body }) => body === words())).toHaveLength(1)
    // What the person reads begins with what the outbox says.
    expect(byWhatsapp(yes.mobile)[0]?.body.startsWith(`${words()}\n`)).toBe(true)
    expect([await fixture.shown(ids[0]), await fixture.shown(ids[1])]).toMatchObject([
      { status: 'sent', carrier: 'whatsapp', providerId: byWhatsapp(yes.mobile)[0]?.id, whatsappError: null },
      { status: 'sent', carrier: 'unifonic' },
    ])
    await yes.sender.post('/landing-page/consents', { purpose: 'service', channel: 'whatsapp', granted: false })
    await cancelled(yes)
    await fixture.carry()
    expect([byWhatsapp(yes.mobile).length, bySms(yes.mobile).length]).toEqual([1, 1])
  })

  it('goes as SMS where its words are not approved, were changed since, or the account is gone', async () => {
    const one = await agreeing()
    const [unknown, changed] = [
      await fixture.queue({ recipient: one.mobile, customerId: one.id, kind: 'promiseMoved', body: 'Ready at five.' }),
      await cancelled(one, { body: 'Your booking was cancelled.' }),
    ]
    await fixture.carry()
    await fixture.carry()
    expect([
      byWhatsapp(one.mobile).length,
      bySms(one.mobile)
        .map(({ body }) => body)
        .sort(),
    ]).toEqual([0, ['Ready at five.', 'Your booking was cancelled.']])
    for (const id of [unknown, changed])
      expect(await fixture.shown(id)).toMatchObject({ status: 'sent', carrier: 'unifonic', whatsappError: 'templateMissing', error: null })
    await fixture.openWhatsapp(false)
    await cancelled(one)
    await fixture.carry()
    expect([byWhatsapp(one.mobile).length, bySms(one.mobile).length]).toEqual([0, 3])
  })

  it('says its own words within 24 hours of the person’s last message, and no later', async () => {
    const one = await agreeing()
    expect(await fixture.whatsapp.write(fixture.whatsapp.account, digits(one.mobile), { text: 'Hello' })).toBe(200)
    await cancelled(one, { body: 'Your booking was cancelled.' })
    await fixture.carry()
    expect(byWhatsapp(one.mobile).map(({ body, template }) => [body, template])).toEqual([['Your booking was cancelled.', null]])
    fixture.wait(24 * 3600)
    await cancelled(one, { body: 'Another text.' })
    await fixture.carry()
    await fixture.carry()
    expect([byWhatsapp(one.mobile).length, bySms(one.mobile).length]).toEqual([1, 1])
  })

  describe.each([true, false])('to a number without WhatsApp, refused at once: %s', (atOnce) => {
    it('goes as SMS once, with its real words', async () => {
      const one = await agreeing()
      fixture.whatsapp.without.add(digits(one.mobile))
      fixture.whatsapp.mood.refusesAtOnce = atOnce
      const id = await cancelled(one, { kept: 'Your booking ••••' })
      await fixture.carry()
      const [taken] = byWhatsapp(one.mobile)
      if (!atOnce) {
        if (!taken) throw new Error('Nothing was taken.')
        for (let time = 0; time < 3; time += 1) expect(await fixture.whatsapp.report(taken, 'failed')).toBe(200)
      }
      await fixture.carry()
      if (taken) await fixture.whatsapp.report(taken, 'failed')
      await fixture.carry()
      expect(bySms(one.mobile).map(({ body }) => body)).toEqual([words()])
      // Unifonic does not say why.
      const whatsappError = provider !== 'unifonic' ? 'notOnWhatsapp' : atOnce ? 'rejected' : 'undelivered'
      expect(await fixture.shown(id)).toMatchObject({ status: 'sent', carrier: 'unifonic', whatsappError, sealedBody: null })
    })
  })

  it('fails with its reason where there is no SMS to go on by', async () => {
    await fixture.provider(null)
    const one = await agreeing()
    fixture.whatsapp.without.add(digits(one.mobile))
    const id = await cancelled(one)
    await fixture.carry()
    const [taken] = byWhatsapp(one.mobile)
    if (taken) await fixture.whatsapp.report(taken, 'failed')
    expect(await fixture.shown(id)).toMatchObject({ status: 'failed', error: provider === 'unifonic' ? 'undelivered' : 'notOnWhatsapp' })
    await fixture.provider('unifonic')
  })

  it('waits while WhatsApp is busy, and goes as SMS after the third time', async () => {
    const one = await agreeing()
    fixture.whatsapp.mood.failing = 3
    const id = await cancelled(one)
    for (const seconds of [15, 40]) {
      await fixture.carry()
      expect(bySms(one.mobile)).toHaveLength(0)
      fixture.wait(seconds)
    }
    await fixture.carry()
    expect([byWhatsapp(one.mobile).length, bySms(one.mobile).length]).toEqual([0, 1])
    expect(await fixture.shown(id)).toMatchObject({ status: 'sent', whatsappError: 'unavailable' })
  })

  it('is not sent again where the answer was lost or the worker died: the report says that it was sent', async () => {
    const one = await agreeing()
    fixture.whatsapp.mood.mute = 1
    const lost = await cancelled(one, { body: words('LOST11') })
    await fixture.carry()
    const died = await cancelled(one, { body: words('DIED11') })
    await fixture.die()
    fixture.wait(120)
    await fixture.carry()
    expect(byWhatsapp(one.mobile)).toHaveLength(2)
    expect([await fixture.shown(lost), await fixture.shown(died)]).toMatchObject([{ status: 'sending' }, { status: 'sending' }])
    for (const taken of byWhatsapp(one.mobile)) expect(await fixture.whatsapp.report(taken, 'delivered')).toBe(200)
    fixture.wait(7200)
    await fixture.carry()
    expect([byWhatsapp(one.mobile).length, bySms(one.mobile).length]).toEqual([2, 0])
    // A report of Unifonic names no reference of ours, so that nothing says of which message it is.
    const end = provider === 'unifonic' ? { status: 'failed', error: 'unknown' } : { status: 'delivered' }
    for (let turn = 0; turn < 8; turn += 1) {
      fixture.wait(7200)
      await fixture.carry()
    }
    expect([byWhatsapp(one.mobile).length, bySms(one.mobile).length]).toEqual([2, 0])
    expect([await fixture.shown(lost), await fixture.shown(died)]).toMatchObject([end, end])
  })

  it('takes a report that comes before the answer to the sending', async () => {
    const one = await agreeing()
    fixture.whatsapp.mood.slow = 150
    const id = await cancelled(one)
    const carried = fixture.carry()
    await vi.waitFor(() => expect(byWhatsapp(one.mobile)).toHaveLength(1))
    const [taken] = byWhatsapp(one.mobile)
    if (!taken) throw new Error('Nothing was taken.')
    expect(await fixture.whatsapp.report(taken, 'failed')).toBe(200)
    await carried
    fixture.whatsapp.mood.slow = 0
    await fixture.carry()
    expect([byWhatsapp(one.mobile).length, bySms(one.mobile).length]).toEqual([1, 1])
    expect(await fixture.shown(id)).toMatchObject({ status: 'sent', carrier: 'unifonic' })
  })

  it('ends in the furthest state, whatever the order and number of its reports', async () => {
    const rank: Record<SimulatedState, number> = { sent: 1, failed: 2, delivered: 3, read: 4 }
    const one = await agreeing()
    await fixture.provider(null)
    for (let round = 0; round < 24; round += 1) {
      fixture.whatsapp.sent.length = 0
      const id = await cancelled(one, { body: words(`R${String(round).padStart(5, '0')}`) })
      await fixture.carry()
      const [taken] = byWhatsapp(one.mobile)
      if (!taken) throw new Error('Nothing was taken.')
      const states = Array.from(
        { length: 1 + (round % 6) },
        () => (['sent', 'delivered', 'read', 'failed'] as const)[Math.floor(Math.random() * 4)] ?? 'sent',
      )
      for (const state of states) expect(await fixture.whatsapp.report(taken, state)).toBe(200)
      const furthest = states.reduce((best, state) => (rank[state] > rank[best] ? state : best), 'sent' as SimulatedState)
      expect([states, await fixture.shown(id)]).toMatchObject([states, { status: furthest }])
    }
    await fixture.provider('unifonic')
  })

  it('accepts no webhook with another signature, of another number, or for another dealership', async () => {
    const one = await agreeing()
    const id = await cancelled(one)
    await fixture.carry()
    const [taken] = byWhatsapp(one.mobile)
    if (!taken) throw new Error('Nothing was taken.')
    const { account, report, write } = fixture.whatsapp
    const other = newMobile()
    expect(await report(taken, 'read', 'another secret')).toBe(401)
    expect(await write(account, digits(other), { text: 'Forged' }, 'another secret')).toBe(401)
    expect(await write({ ...account, webhook: () => account.webhook().replace('noor', 'najd') }, digits(other), { text: 'Hi' })).toBe(404)
    // What Unifonic brings names no number of ours.
    if (provider !== 'unifonic') expect(await write({ ...account, number: '+966119999999' }, digits(other), { text: 'Hi' })).toBe(200)
    expect((await fetch(account.webhook(), { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })).status).toBe(
      401,
    )
    const { data } = (await running().admin().get('/conversations?size=100')).body
    expect((data as { mobile: string }[]).some(({ mobile }) => mobile === other)).toBe(false)
    expect(await fixture.shown(id)).toMatchObject({ status: 'sent' })
  })

  it.runIf(provider === 'meta')('lets Meta verify the address by the verify token, and reads no report of another number', async () => {
    const one = await agreeing()
    const id = await cancelled(one)
    await fixture.carry()
    const [taken] = byWhatsapp(one.mobile)
    if (!taken) throw new Error('Nothing was taken.')
    const { account } = fixture.whatsapp
    expect(await deliver(account, statusEvent({ ...account, number: '9' }, taken, 'read', running().clock.now))).toBe(200)
    expect(await fixture.shown(id)).toMatchObject({ status: 'sent' })
    const ask = (token: string) => fetch(`${account.webhook()}?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=4711`)
    const right = await ask('verify-me')
    expect([right.status, await right.text(), (await ask('guessed')).status]).toEqual([200, '4711', 403])
  })

  it('has words that are approved or refused with a reason, by webhook and when they are read', async () => {
    const submit = () => fixture.submit('serviceDue', '2')
    const byHand = provider === 'unifonic'
    const listed = async () => {
      const { templates } = (await running().admin().get('/misc/whatsapp-templates')).body
      return (templates as { kind: string; languageId: string }[]).find(
        ({ kind, languageId }) => kind === 'serviceDue' && languageId === '2',
      )
    }
    const { status, body } = await submit()
    expect([status, body.template.state]).toEqual([200, byHand ? 'draft' : 'submitted'])
    await fixture.whatsapp.decide(body.template.name, 'ar', 'REJECTED', 'PROMOTIONAL')
    expect(await listed()).toMatchObject({ state: 'rejected', reason: byHand ? null : 'PROMOTIONAL', current: true })
    const again = (await submit()).body.template
    const known = fixture.whatsapp.templates.find(({ name: one }) => one === again.name)
    if (!known || again.name === body.template.name) throw new Error('The words had no new name.')
    known.status = 'APPROVED'
    expect((await running().admin().post('/misc/whatsapp-templates/read', {})).status).toBe(200)
    expect(await listed()).toMatchObject({ state: 'approved', reason: null })
    const read = () => running().admin().post('/misc/whatsapp-templates/read', {})
    fixture.whatsapp.mood.failing = 1
    expect((await (byHand ? read() : submit())).body.code).toBe('providerRefused')
    expect(await listed()).toMatchObject({ state: byHand ? 'approved' : 'draft' })
    if (byHand) {
      // Other words under the name would be sent without anybody knowing.
      known.components = [{ type: 'BODY', text: 'Come again. {{1}} {{2}}' }]
      expect((await read()).status).toBe(200)
      expect(await listed()).toMatchObject({ state: 'rejected', reason: 'otherWords' })
    }
    const { staff } = running().tenants.noor
    const seller = running().as({ token: staff['Sales Manager'].token })
    expect((await seller.post('/misc/whatsapp-templates/submit', { kind: 'serviceDue', languageId: '2' })).status).toBe(403)
    await fixture.openWhatsapp(false)
    const missing = await running().admin().post('/misc/whatsapp-templates/submit', { kind: 'serviceDue', languageId: '2' })
    expect(missing.body.code).toBe('whatsappMissing')
  })

  it('is set up by a whole account, and its secrets are shown to nobody', async () => {
    await fixture.openWhatsapp(false)
    const { id } = (await running().admin().get('/settings')).body.data[0]
    const put = async (values: object) => {
      const { version } = (await running().admin().get(`/settings/${id}`)).body
      return running()
        .admin()
        .put(`/settings/${id}`, { version, ...values })
    }
    const secrets = { whatsappToken: 'secret-a', whatsappAppSecret: 'secret-b', whatsappVerifyToken: `secret-c${webhookKey}` }
    const account = { whatsappProvider: provider, whatsappNumber: fixture.whatsapp.account.number, whatsappAccount: '2', ...secrets }
    // Only Meta signs with a secret of its own, and verifies the address; that of Unifonic's calls has a secret.
    const spared = { meta: [], twilio: ['whatsappAppSecret', 'whatsappVerifyToken'], unifonic: ['whatsappAppSecret'] }[provider] as string[]
    for (const lacking of Object.keys(account).filter((one) => one !== 'whatsappProvider' && !spared.includes(one))) {
      const { status, body } = await put({ ...account, [lacking]: null })
      expect([lacking, status, Object.keys(body.fields ?? {})]).toEqual([lacking, 400, [lacking]])
    }
    if (provider !== 'meta')
      expect(Object.keys((await put({ ...account, whatsappNumber: '1061' })).body.fields)).toEqual(['whatsappNumber'])
    if (provider === 'unifonic')
      expect(Object.keys((await put({ ...account, whatsappVerifyToken: 'a word' })).body.fields)).toEqual(['whatsappVerifyToken'])
    const saved = await put(account)
    expect([saved.status, /secret-[abc]/.test(saved.text)]).toEqual([200, false])
    // What another account approved is not approved here.
    const { templates } = (await running().admin().get('/misc/whatsapp-templates')).body
    expect(new Set((templates as { state: string }[]).map(({ state }) => state))).toEqual(new Set(['draft']))
    expect((await running().admin().get(`/audit?rowId=${id}`)).text).not.toMatch(/secret-[abc]/)
    const { rows } = await running().services.engine.scoped('noor', (tx) => sql`select "whatsappToken" from settings`.execute(tx))
    expect(JSON.stringify(rows)).not.toContain('secret-a')
  })
})
