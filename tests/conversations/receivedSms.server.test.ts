// SMS that people send: taken with Twilio's signature only, once, into the same conversation as what they write by WhatsApp.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onServer } from '../core/server/eachServer.ts'
import { openMessageFixture, type MessageFixture } from '../core/server/messageFixture.ts'
import { customer, newMobile } from '../core/server/people.ts'

onServer('an SMS that came', (running) => {
  let fixture: MessageFixture
  beforeAll(async () => {
    fixture = await openMessageFixture(running())
    await fixture.provider('twilio')
    await fixture.openWhatsapp(true)
  })
  afterAll(() => fixture.close())

  const address = (tenant = 'noor') => `${running().services.env.PUBLIC_URL}/api/messages/sms/${tenant}`
  const write = (from: string, written: Parameters<MessageFixture['sms']['write']>[2]) => fixture.sms.write(address(), from, written)
  const threadOf = async (mobile: string) => {
    const { data } = (await running().admin().get('/conversations?size=100')).body
    const found = (data as { id: string; mobile: string }[]).find((one) => one.mobile === mobile)
    return found && (await running().admin().get(`/conversations/about/conversations/${found.id}`)).body
  }
  const linesOf = ({ entries }: { entries: Record<string, unknown>[] }) => entries.map(({ body, channel }) => [body, channel])

  it('is stored once and shown with its way, and does not let WhatsApp take free words', async () => {
    const mobile = newMobile()
    const id = `SM${crypto.randomUUID().replaceAll('-', '')}`
    for (let time = 0; time < 3; time += 1) expect(await write(mobile, { body: 'Is my car ready?', id })).toBe(200)
    expect(await write(mobile, { body: 'Forged', token: 'another token' })).toBe(401)
    const thread = await threadOf(mobile)
    expect([linesOf(thread), thread.openUntil, thread.conversation.unread]).toEqual([[['Is my car ready?', 'sms']], null, 1])
    expect(await fixture.whatsapp.write(fixture.whatsapp.account, mobile.slice(1), { text: 'Hello?' })).toBe(200)
    const both = await threadOf(mobile)
    expect(linesOf(both).sort()).toEqual([
      ['Hello?', 'whatsapp'],
      ['Is my car ready?', 'sms'],
    ])
    expect(both.openUntil).not.toBeNull()
  })

  it('stops advertising where it says so, and is answered by SMS', async () => {
    const one = await customer(running())
    await one.sender.post('/landing-page/consents', { purpose: 'marketing', granted: true })
    await fixture.carry()
    fixture.sms.sent.length = 0
    expect(await write(one.mobile, { body: 'STOP' })).toBe(200)
    await fixture.carry()
    const { consents } = (await running().admin().get(`/customers/${one.id}`)).body
    expect(consents).toContainEqual(expect.objectContaining({ purpose: 'marketing', granted: false, channel: 'all' }))
    expect(fixture.sms.sent.map(({ to }) => to)).toEqual([one.mobile])
  })

  it('is taken neither without an account of Twilio nor for another dealership', async () => {
    expect(await fixture.sms.write(address('najd'), newMobile(), { body: 'Hello' })).toBe(404)
    await fixture.provider('unifonic')
    expect(await write(newMobile(), { body: 'Hello' })).toBe(404)
    await fixture.provider('twilio')
  })
})
