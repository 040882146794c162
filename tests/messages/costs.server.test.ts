// What messages cost: stored when they are sent, summed by kind and month, and the sums are those of the lists that the numbers open.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { costFilter, unknownCostFilter } from '../../src/schema/messages/calls/costFilters.ts'
import { reportAddress } from '../../server/messages/reportAddress.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { openMessageFixture, type MessageFixture } from '../core/server/messageFixture.ts'
import { customer, newMobile } from '../core/server/people.ts'
import type { Sender } from '../core/server/requests.ts'
import { settingsOf } from '../core/server/settingsOf.ts'

onServer('the cost of a message', (running) => {
  let fixture: MessageFixture
  const prices = (values: { smsPartPrice: number | null; smsAbroadPartPrice?: number | null }) => settingsOf(running())(values)
  const twoParts = 'a'.repeat(161)
  beforeAll(async () => {
    fixture = await openMessageFixture(running())
  })
  beforeEach(async () => {
    running().clock.now = new Date(firstMorning.getTime() + 4 * 3_600_000)
    Object.assign(fixture.sms.mood, { slow: 0, failing: 0, failWith: 503, mute: 0 })
    await fixture.provider('twilio')
    await prices({ smsPartPrice: 5, smsAbroadPartPrice: null })
  })
  afterAll(() => fixture.close())
  const costOf = async (id: string | undefined) => (await fixture.shown(id))['cost'] as string | number | null
  const sent = async (message: Parameters<MessageFixture['queue']>[0]) => {
    const id = await fixture.queue(message)
    await fixture.carry()
    return id
  }

  it('is stored once, by the price of the number’s country, whatever is answered twice or sent again', async () => {
    const home = await sent({ recipient: newMobile(), body: twoParts })
    expect([Number(await costOf(home)), (await fixture.shown(home))['parts']]).toEqual([10, 2])
    await prices({ smsPartPrice: 5, smsAbroadPartPrice: 40 })
    expect(Number(await costOf(await sent({ recipient: '+971501234567', body: 'Hello' })))).toBe(40)
    // A later price changes nothing.
    expect(Number(await costOf(home))).toBe(10)
    // The report comes before the answer, and the provider reports twice.
    const recipient = newMobile()
    const early = await fixture.queue({ recipient, body: 'Hello' })
    await fixture.die()
    const [sms] = fixture.sms.sent.filter((one) => one.to === recipient)
    if (!sms) throw new Error('Nothing was sent.')
    const url = reportAddress(running().services, 'noor', 'twilio') ?? ''
    for (const state of ['sent', 'failed'] as const) await fixture.sms.report(sms, state, url)
    fixture.wait(120)
    await fixture.carry()
    expect(Number(await costOf(early))).toBe(5)
    // It did not arrive, and is sent again: both sendings cost.
    expect((await running().admin().post(`/messages/${early}/resend`, {})).status).toBe(200)
    await fixture.carry()
    expect(Number(await costOf(early))).toBe(10)
  })

  it('is nothing for mails, and unknown without a price or where a message stayed in the outbox', async () => {
    expect(Number(await costOf(await sent({ recipient: 'someone@noor.example', channel: 'email', body: 'Hello' })))).toBe(0)
    expect(await costOf(await sent({ recipient: '+9', body: 'Hello' }))).toBeNull()
    await prices({ smsPartPrice: null })
    const unpriced = await sent({ recipient: newMobile(), body: 'Hello' })
    expect([(await fixture.shown(unpriced))['status'], await costOf(unpriced)]).toEqual(['sent', null])
    await prices({ smsPartPrice: 5 })
    await fixture.provider(null)
    expect(await costOf(await sent({ recipient: newMobile(), body: 'Hello' }))).toBeNull()
  })

  it('adds up by kind and month to the lists that each number opens, for administrators and for managers', async () => {
    const { mobile } = await customer(running())
    const { rows } = await running().services.engine.scoped('noor', (tx) =>
      sql<{ id: string }>`select id from customers where mobile = ${mobile}`.execute(tx),
    )
    const customerId = rows[0]?.id
    const maker = makerOf(running())
    const before = new Date('2026-10-31T20:59:59.000Z').toISOString()
    const after = new Date('2026-10-31T21:00:00.000Z').toISOString()
    const values = {
      customerId,
      staffId: null,
      campaignId: null,
      event: null,
      status: 'sent',
      carrier: 'twilio',
      resource: null,
      rowId: null,
    }
    // The month ends at midnight in Riyadh.
    await maker.insert('messages', { ...values, kind: 'bookingStage', cost: 7, parts: 1, sentAt: before })
    await maker.insert('messages', { ...values, kind: 'bookingStage', cost: 9, parts: 2, sentAt: after })
    await maker.insert('messages', { ...values, kind: 'bookingMoved', cost: null, parts: 1, sentAt: after })
    const staff = (designation: 'Service Manager' | 'Parts Manager') =>
      running().as({ token: running().tenants.noor.staff[designation].token })
    const listed = async (by: Sender, filter: ReturnType<typeof costFilter>) => {
      const query = new URLSearchParams(Object.entries(filter).flatMap(([key, value]) => [value].flat().map((one) => [key, String(one)])))
      const { body } = await by.get(`/messages?${query}&size=100`)
      const data = body.data as { cost: number | null; parts: number | null }[]
      const sum = (of: 'cost' | 'parts') => data.reduce((all, one) => all + (one[of] ?? 0), 0)
      return { messages: data.length, cost: sum('cost'), parts: sum('parts'), total: body.total as number }
    }
    for (const by of [running().admin(), staff('Service Manager')]) {
      const { status, body } = await by.get('/misc/message-costs')
      const costs = body as OutputOf<'messageCosts'>
      expect([status, costs.cells.length > 1]).toEqual([200, true])
      for (const { kind, month, ...cell } of costs.cells) {
        const span = costs.months.find((one) => one.month === month)
        if (!span) throw new Error(`There is no month ${month}.`)
        expect({ kind, month, ...(await listed(by, costFilter(span, kind))) }).toEqual({ kind, month, ...cell, total: cell.messages })
      }
      const stages = costs.cells.filter(({ kind }) => kind === 'bookingStage').map(({ month, cost }) => [month, cost])
      expect(stages).toEqual([
        ['2026-11', 9],
        ['2026-10', 7],
      ])
      expect(costs.unknown).toBe((await listed(by, unknownCostFilter(costs))).total)
      expect(costs.unknown).toBeGreaterThan(0)
    }
    expect((await staff('Parts Manager').get('/misc/message-costs')).status).toBe(403)
  })
})
