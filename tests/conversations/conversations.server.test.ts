// Conversations by WhatsApp: what came is stored once, colleagues see and answer it as their rights and the 24 hours allow.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Word } from '../../src/schema/enumerations.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { eachProvider, openMessageFixture, type MessageFixture } from '../core/server/messageFixture.ts'
import { customer, newMobile } from '../core/server/people.ts'
import { companyFor } from '../customers/companyFor.ts'

eachProvider('a conversation', (running, provider) => {
  let fixture: MessageFixture
  beforeAll(async () => {
    fixture = await openMessageFixture(running(), provider)
    await fixture.provider('unifonic')
    await fixture.openWhatsapp(true)
    // The other provider's approvals are not this one's.
    await running().services.engine.scoped('noor', (tx) => sql`delete from "whatsappTemplates"`.execute(tx))
  })
  beforeEach(async () => {
    running().clock.now = new Date(firstMorning.getTime() + 4 * 3_600_000)
    await fixture.carry()
    fixture.sms.sent.length = 0
    fixture.whatsapp.sent.length = 0
  })
  afterAll(() => fixture.close())

  const digits = (mobile: string) => mobile.slice(1)
  const write = (mobile: string, written: Parameters<MessageFixture['whatsapp']['write']>[2], secret?: string) =>
    fixture.whatsapp.write(fixture.whatsapp.account, digits(mobile), written, secret)
  const of = async (mobile: string) => {
    const { data } = (await running().admin().get('/conversations?size=100')).body
    return (data as { id: string; mobile: string; unread: number | null; lastBody: string }[]).find((one) => one.mobile === mobile)
  }
  const thread = (id: string, resource = 'conversations') => running().admin().get(`/conversations/about/${resource}/${id}`)
  const bodies = async (id: string, resource?: string) =>
    ((await thread(id, resource)).body.entries as { body: string; theirs: boolean }[]).map(({ body }) => body)

  /** Has words approved where free ones have no buttons. */
  const approve = async (kinds: readonly Word<'messageKind'>[]) => {
    if (running().services.senders.whatsapp[provider].freeButtons) return
    for (const kind of kinds)
      for (const languageId of ['1', '2'] as const) {
        const { template } = (await fixture.submit(kind, languageId)).body
        await fixture.whatsapp.decide(template.name, languageId === '2' ? 'ar' : 'en', 'APPROVED')
      }
  }
  /** The words of a kind as they are sent. */
  const wordsOf = async (kind: 'bookingConfirmation' | 'jobServices', ref: string) => {
    const tenant = (await running().admin().get('/settings')).body.data[0].name.en
    const gaps = { tenant, ref, when: '29/11/2026 10:00 AM', location: 'Olaya branch', link: 'https://noor.example/s/1' }
    return running().services.texts('english', `messages.sms.${kind}`, gaps)
  }

  it('holds every message once, in the order of the person, whatever order and number they come in', async () => {
    const mobile = newMobile()
    const at = (minutes: number) => new Date(running().clock.now.getTime() - minutes * 60_000)
    const lines = [
      { text: 'Third', id: `wamid.3${mobile}`, at: at(1) },
      { text: 'First', id: `wamid.1${mobile}`, at: at(3) },
      // How pictures come from Unifonic is not documented.
      { ...(provider === 'unifonic' ? { text: 'Second' } : { image: { caption: 'Second' } }), id: `wamid.2${mobile}`, at: at(2) },
    ]
    for (const line of [...lines, ...lines]) expect(await write(mobile, line)).toBe(200)
    expect(await write(mobile, { text: 'Forged' }, 'another secret')).toBe(401)
    const found = await of(mobile)
    expect(found).toMatchObject({ unread: 3 })
    const shown = await bodies(found?.id ?? '')
    // Twilio does not say when a message was written.
    const isTimed = provider !== 'twilio'
    expect([isTimed ? found?.lastBody : 'Third', isTimed ? shown : shown.sort()]).toEqual([
      'Third',
      isTimed ? ['First', 'Second', 'Third'] : ['First', 'Second', 'Third'].sort(),
    ])
  })

  it('holds a message once where it comes twice at the same time', async () => {
    const mobile = newMobile()
    const answers = await Promise.all([1, 2, 3].map(() => write(mobile, { text: 'Once', id: `wamid.same${mobile}` })))
    expect(answers).toEqual([200, 200, 200])
    expect(await of(mobile)).toMatchObject({ unread: 1 })
  })

  it('is answered within 24 hours, and then only by SMS, by mail or by approved words', async () => {
    const one = await customer(running())
    await fixture.carry()
    fixture.sms.sent.length = 0
    await write(one.mobile, { text: 'Is my car ready?' })
    const answer = (channel: string, body = 'At five.') =>
      running().admin().post(`/conversations/about/customers/${one.id}/answers`, { channel, body })
    expect((await answer('whatsapp')).status).toBe(200)
    await fixture.carry()
    expect(fixture.whatsapp.sent.map(({ body }) => body)).toEqual(['At five.'])
    const open = (await thread(one.id, 'customers')).body
    expect(open).toMatchObject({
      openUntil: new Date(running().clock.now.getTime() + 24 * 3_600_000).toISOString(),
      mayWrite: true,
      ways: ['whatsapp', 'sms'],
      mayInvite: false,
    })
    expect(open.entries.map(({ body, theirs, channel }: Record<string, unknown>) => [body, theirs, channel]).slice(-2)).toEqual([
      ['Is my car ready?', true, 'whatsapp'],
      ['At five.', false, 'whatsapp'],
    ])
    expect(await of(one.mobile)).toMatchObject({ unread: null, lastBody: 'At five.' })
    // A day passes for the conversation, not for the colleague's session.
    const dayAgo = new Date(running().clock.now.getTime() - 24 * 3_600_000).toISOString()
    await running().services.engine.scoped('noor', (tx) =>
      sql`update conversations set "lastWhatsappAt" = ${dayAgo} where mobile = ${one.mobile}`.execute(tx),
    )
    expect([(await answer('whatsapp')).body.code, (await answer('letter')).status, (await answer('email')).status]).toEqual([
      'windowClosed',
      400,
      400,
    ])
    expect((await answer('sms', 'By SMS.')).status).toBe(200)
    await fixture.carry()
    expect([fixture.whatsapp.sent.length, fixture.sms.sent.map(({ body }) => body)]).toEqual([1, ['By SMS.']])
    const invite = () => running().admin().post(`/conversations/about/customers/${one.id}/invitation`, {})
    expect((await invite()).body.code).toBe('windowClosed')
    const languageId = (await thread(one.id, 'customers')).body.languageId
    const { template } = (await fixture.submit('conversationInvite', languageId)).body
    await fixture.whatsapp.decide(template.name, languageId === '2' ? 'ar' : 'en', 'APPROVED')
    expect((await invite()).status).toBe(200)
    await fixture.carry()
    expect(fixture.whatsapp.sent.at(-1)).toMatchObject({ template: template.name })
  })

  it('stops advertising for who writes the word, and says so', async () => {
    const one = await customer(running())
    const given = async () => {
      const { consents } = (await running().admin().get(`/customers/${one.id}`)).body
      return (consents as { purpose: string; granted: boolean }[]).filter(({ purpose }) => purpose === 'marketing').at(-1)?.granted
    }
    expect((await one.sender.post('/landing-page/consents', { purpose: 'marketing', granted: true })).status).toBe(200)
    await write(one.mobile, { text: 'Do not stop the work on my car' })
    expect(await given()).toBe(true)
    await write(one.mobile, { text: ' إيقاف. ' })
    await fixture.carry()
    expect([await given(), fixture.whatsapp.sent.filter(({ to }) => to === digits(one.mobile)).length]).toEqual([false, 1])
    expect((await thread(one.id, 'customers')).body.entries.at(-1)).toMatchObject({ theirs: false, channel: 'whatsapp' })
  })

  it('with a number without WhatsApp goes on by SMS, and says so', async () => {
    const mobile = newMobile()
    await write(mobile, { text: 'Hello' })
    const found = await of(mobile)
    fixture.whatsapp.without.add(digits(mobile))
    fixture.whatsapp.mood.refusesAtOnce = true
    await running().admin().post(`/conversations/about/conversations/${found?.id}/answers`, { channel: 'whatsapp', body: 'Good morning' })
    await fixture.carry()
    expect(fixture.sms.sent.map(({ body }) => body)).toEqual(['Good morning'])
    expect((await thread(found?.id ?? '')).body.entries.at(-1)).toMatchObject({
      ...{ channel: 'sms', status: 'sent' },
      error: provider === 'unifonic' ? 'rejected' : 'notOnWhatsapp',
    })
  })

  it('becomes that of a new customer with the number, and is seen by who may see the customer', async () => {
    const mobile = newMobile()
    await write(mobile, { text: 'I want to buy a car', name: 'Huda' })
    const found = await of(mobile)
    expect(found).toMatchObject({ name: 'Huda', customerId: null })
    const { staff } = running().tenants.noor
    const [broker, inquiry] = [
      running().as({ token: staff['Broker Sales'].token }),
      running().as({ token: staff['General Inquiry'].token }),
    ]
    expect([
      (await broker.get(`/conversations/about/conversations/${found?.id}`)).status,
      (await inquiry.get(`/conversations/about/conversations/${found?.id}`)).status,
    ]).toEqual([404, 200])
    const person = { firstName: 'Huda', lastName: 'Salem', mobile, languageId: '2', sourceCode: 'showroom' }
    const made = await broker.post('/customers', person)
    expect(made.status).toBe(200)
    expect(await of(mobile)).toMatchObject({ customerId: made.body.id, name: 'Huda Salem' })
    expect((await broker.get(`/conversations/about/customers/${made.body.id}`)).body).toMatchObject({
      mayWrite: true,
      entries: [{ body: 'I want to buy a car' }],
    })
    expect((await running().admin('najd').get(`/conversations/about/conversations/${found?.id}`)).status).toBe(404)
    expect((await running().admin().get(`/conversations/about/settings/${found?.id}`)).status).toBe(404)
  })

  it('does by a button what the link’s page does, once, and asks before it cancels', async () => {
    const one = await customer(running())
    const maker = makerOf(running())
    const startAt = new Date(running().clock.now.getTime() + 3 * 24 * 3_600_000)
    const times = { startAt: startAt.toISOString(), endAt: new Date(startAt.getTime() + 3_600_000).toISOString() }
    const state = { type: 'service', status: 'pending', closure: 'none', customerId: one.id, vehicleId: one.vehicleId }
    const booking = await maker.insert('appointments', { ...state, ...times })
    const about = { recipient: one.mobile, customerId: one.id, resource: 'appointments', rowId: booking.id, channel: 'whatsapp' as const }
    await approve(['bookingConfirmation', 'cancelQuestion'])
    await write(one.mobile, { text: 'Hello' })
    await fixture.queue({ ...about, kind: 'bookingConfirmation', body: await wordsOf('bookingConfirmation', 'K7QF2M') })
    await fixture.carry()
    const last = () => fixture.whatsapp.sent.at(-1)
    const press = async (from: NonNullable<ReturnType<typeof last>>, word: string, id?: string) => {
      const reply = from.buttons.find((button) => button.id.startsWith(`${word}.`))
      if (!reply) throw new Error('No such button.')
      expect(await write(one.mobile, { reply, context: from.id, ...(id ? { id } : {}) })).toBe(200)
      await fixture.carry()
    }
    const offered = last()
    if (!offered) throw new Error('Nothing was sent.')
    expect(offered.buttons.map(({ title }) => title)).toHaveLength(3)
    const stored = async () => (await running().admin().get(`/appointments/${booking.id}`)).body
    await press(offered, 'confirm')
    const { version } = await stored()
    await press(offered, 'confirm')
    expect(await stored()).toMatchObject({ confirmedFor: times.startAt, version })
    await press(offered, 'move')
    expect(last()?.body).toContain('/s/')
    await press(offered, 'cancel')
    expect((await stored()).closure).toBe('none')
    const question = last()
    if (!question) throw new Error('Nothing was asked.')
    // Somebody else who learned of the button's id changes nothing.
    const yes = question.buttons.find(({ id }) => id.startsWith('cancelYes'))
    if (yes) await write((await customer(running())).mobile, { reply: yes })
    expect((await stored()).closure).toBe('none')
    await press(question, 'cancelYes', `wamid.pressed${booking.id}`)
    await press(question, 'cancelYes', `wamid.pressed${booking.id}`)
    expect(await stored()).toMatchObject({ closure: 'cancelled' })
    const audit = (await running().admin().get(`/audit?rowId=${booking.id}`)).body.data as { actorKind: string; action: string }[]
    expect(audit.filter(({ action }) => action === 'move').map(({ actorKind }) => actorKind)).toEqual(['customer'])
    const count = fixture.whatsapp.sent.length
    await press(offered, 'confirm')
    expect([fixture.whatsapp.sent.length, fixture.whatsapp.sent.at(-1)?.buttons]).toEqual([count + 1, []])
  })

  it('does by a button what a company’s contact wants with its booking, and nothing for a former one', async () => {
    const [person, other] = [await customer(running()), await customer(running())]
    const company = await companyFor(running(), person.id)
    await companyFor(running(), other.id)
    const maker = makerOf(running())
    const startAt = new Date(running().clock.now.getTime() + 3 * 24 * 3_600_000)
    const times = { startAt: startAt.toISOString(), endAt: new Date(startAt.getTime() + 3_600_000).toISOString() }
    const state = { type: 'service', status: 'pending', closure: 'none', customerId: company.id, vehicleId: company.vehicleId }
    const booking = await maker.insert('appointments', { ...state, ...times })
    await approve(['bookingConfirmation', 'cancelQuestion'])
    const sentTo = async (mobile: string) => {
      await write(mobile, { text: 'Hello' })
      const about = { resource: 'appointments', rowId: booking.id, customerId: company.id, channel: 'whatsapp' as const }
      const body = await wordsOf('bookingConfirmation', 'K7QF2M')
      await fixture.queue({ ...about, recipient: mobile, kind: 'bookingConfirmation', body })
      await fixture.carry()
      return fixture.whatsapp.sent.at(-1)
    }
    const press = async (mobile: string, from: Awaited<ReturnType<typeof sentTo>>, word: string) => {
      const reply = from?.buttons.find((button) => button.id.startsWith(`${word}.`))
      if (!from || !reply) throw new Error('No such button.')
      expect(await write(mobile, { reply, context: from.id })).toBe(200)
      await fixture.carry()
    }
    const stored = async () => (await running().admin().get(`/appointments/${booking.id}`)).body
    // Another company's contact, who got such a message by mistake.
    await press(other.mobile, await sentTo(other.mobile), 'confirm')
    expect((await stored()).confirmedFor).toBeNull()
    const offered = await sentTo(person.mobile)
    await press(person.mobile, offered, 'confirm')
    expect(await stored()).toMatchObject({ confirmedFor: times.startAt })
    await press(person.mobile, offered, 'cancel')
    const question = fixture.whatsapp.sent.at(-1)
    const changed = await running().services.engine.scoped('noor', (tx) =>
      sql`update customers set contacts = '[]' where id = ${company.id} returning id`.execute(tx),
    )
    expect(changed.rows).toHaveLength(1)
    await press(person.mobile, question, 'cancelYes')
    expect((await stored()).closure).toBe('none')
    await running().services.engine.scoped('noor', (tx) =>
      sql`update customers set contacts = ${JSON.stringify([{ customerId: person.id, role: 'fleet' }])}::jsonb where id = ${company.id}`.execute(
        tx,
      ),
    )
    await press(person.mobile, question, 'cancelYes')
    expect(await stored()).toMatchObject({ closure: 'cancelled' })
    const { data } = (await running().admin().get(`/audit?rowId=${booking.id}&action=move`)).body
    expect(data).toMatchObject([{ actorKind: 'customer', actorName: person.id }])
  })

  it('approves found work as it was written to the customer, and nothing that changed since', async () => {
    const one = await customer(running())
    const maker = makerOf(running())
    const work = async () => {
      const state = { type: 'service', status: 'inWorkshop', closure: 'none', customerId: one.id, vehicleId: one.vehicleId }
      const booking = await maker.insert('appointments', state)
      const found = await maker.insert('jobServices', { appointmentId: booking.id, decision: 'proposed', status: 'pending' })
      return { booking, found }
    }
    await approve(['jobServices'])
    await write(one.mobile, { text: 'Hello' })
    const [first, second] = [await work(), await work()]
    const decisionOf = async ({ found }: typeof first) => (await running().admin().get(`/jobServices/${found.id}`)).body
    fixture.wait(60)
    for (const { booking } of [first, second])
      await fixture.queue({
        recipient: one.mobile,
        customerId: one.id,
        kind: 'jobServices',
        body: await wordsOf('jobServices', booking.id),
        resource: 'appointments',
        rowId: booking.id,
        channel: 'whatsapp',
      })
    await fixture.carry()
    fixture.wait(60)
    await running().services.engine.scoped('noor', (tx) =>
      sql`update "jobServices" set price = price + 1, "updatedAt" = ${running().clock.now.toISOString()} where id = ${second.found.id}`.execute(
        tx,
      ),
    )
    for (const { booking } of [first, second]) {
      const sent = fixture.whatsapp.sent.find(({ body }) => body.includes(booking.id))
      const [reply] = sent?.buttons ?? []
      if (!sent || !reply) throw new Error('Nothing was sent.')
      await write(one.mobile, { reply, context: sent.id })
    }
    expect([await decisionOf(first), await decisionOf(second)]).toMatchObject([
      { decision: 'accepted', decidedBy: 'customer', decidedFrom: 'whatsapp' },
      { decision: 'proposed' },
    ])
  })

  it('is assigned to a colleague, who gets a notice, and taken by oneself without the right to assign', async () => {
    const mobile = newMobile()
    await write(mobile, { text: 'Hello' })
    const found = await of(mobile)
    const { staff } = running().tenants.noor
    const inquiry = staff['General Inquiry']
    const assign = (token: string, staffId: string | null) =>
      running().as({ token }).post(`/conversations/${found?.id}/assignee`, { staffId })
    expect((await assign(inquiry.token, staff['Service Manager'].id)).status).toBe(403)
    expect((await assign(inquiry.token, inquiry.id)).status).toBe(200)
    expect((await assign(staff['Service Manager'].token, inquiry.id)).status).toBe(200)
    expect((await assign(staff['Service Manager'].token, null)).status).toBe(200)
    expect((await assign(staff['Service Manager'].token, inquiry.id)).status).toBe(200)
    const notices = async () =>
      (await running().as({ token: inquiry.token }).get('/notifications?size=50')).body.data as { kind: string; rowId: string }[]
    const ofThis = async () => (await notices()).filter(({ rowId }) => rowId === found?.id).map(({ kind }) => kind)
    expect(await ofThis()).toEqual(['conversationAssigned'])
    await running().as({ token: inquiry.token }).post(`/conversations/${found?.id}/read`, {})
    await write(mobile, { text: 'Are you there?' })
    await write(mobile, { text: 'Hello?' })
    expect((await ofThis()).sort()).toEqual(['conversationAnswered', 'conversationAssigned'])
    expect((await assign(staff['Service Manager'].token, crypto.randomUUID())).status).toBe(404)
  })
})
