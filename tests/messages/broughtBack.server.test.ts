// One customer's way round: their car is due, they are written to, book by the link, pay a deposit, decline work, pay the rest at the handover,
// and are written to again about what they declined.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Row } from '../../server/core/db/rows.ts'
import type { MoyasarSimulator } from '../../server/payments/simulators/moyasarSimulator.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'
import { onServer } from '../core/server/eachServer.ts'
import { openMessageFixture, type MessageFixture } from '../core/server/messageFixture.ts'
import { openMoyasarFixture, type PaymentFixture } from '../core/server/paymentFixture.ts'
import { customer } from '../core/server/people.ts'
import { withQuery } from '../core/server/requests.ts'
import { forDays, scheduleOf } from '../core/server/scheduleOf.ts'
import { settingsOf } from '../core/server/settingsOf.ts'
import { pageOf } from '../core/server/shortLinks.ts'
import { firstMorning } from '../core/server/testServer.ts'

const noon = new Date(firstMorning.getTime() + 4 * 3_600_000)
const deposit = 5000
const brakes = { code: 'BRAKES', name: { en: 'Brake pads', ar: 'فحمات الفرامل' }, price: 45_050, minutes: 90 }
const kinds = ['serviceDue', 'refusedWork'] as const

onServer('a customer who is brought back', (running) => {
  let messages: MessageFixture
  let payments: PaymentFixture<MoyasarSimulator>
  beforeAll(async () => {
    messages = await openMessageFixture(running())
    payments = await openMoyasarFixture(running())
    await messages.provider('unifonic')
    await messages.openWhatsapp(true)
    for (const kind of kinds)
      expect((await running().admin().post('/misc/whatsapp-templates/submit', { kind, languageId: '1' })).status).toBe(200)
    for (const { name, language } of messages.whatsapp.templates) await messages.whatsapp.decide(name, language, 'APPROVED')
    await settingsOf(running())({ serviceDueDays: 14, refusedFirstDays: 14, refusedLastDays: 45, carDateFirstDays: 0, carDateLastDays: 0 })
  })
  afterAll(async () => {
    await payments.close()
    await messages.close()
  })
  const run = scheduleOf(running, 'carReminders')
  const admin = () => running().admin()
  const scoped = (work: ReturnType<typeof sql>) => running().services.engine.scoped('noor', (tx) => work.execute(tx))

  it('is written to, books with a deposit, declines work, pays, and is written to again; the figures add up', async () => {
    running().clock.now = noon
    await forDays(running())
    await scoped(sql`update "servicePackages" set deposit = ${deposit} where code = 'OIL'`)
    const who = await customer(running())
    for (const consent of [
      { purpose: 'marketing' },
      { purpose: 'marketing', channel: 'whatsapp' },
      { purpose: 'service', channel: 'whatsapp' },
    ])
      expect((await who.sender.post('/landing-page/consents', { ...consent, granted: true })).status).toBe(200)
    await scoped(sql`update vehicles set status = 'Approved', "mileageKm" = 12000, "mileageAt" = '2026-11-01' where id = ${who.vehicleId}`)
    /** What they got by WhatsApp since the last look. */
    const received = async () => {
      await messages.carry()
      const to = who.mobile.slice(1)
      return messages.whatsapp.sent.splice(0).flatMap((one) => (one.to === to ? [one.body] : []))
    }
    await messages.carry()
    for (const sent of [messages.sms.sent, messages.whatsapp.sent]) sent.length = 0

    await run(noon)
    const [due, ...more] = await received()
    expect(more).toEqual([])
    const page = await pageOf(running(), due)
    expect(page.searchParams.get('car')).toBe(who.vehicleId)
    const proposed = (await who.sender.get(withQuery('/landing-page/proposed-booking', { vehicleId: who.vehicleId }))).body.data
    const booked = (await who.sender.post('/landing-page/add-appointment', { ...proposed, deposit })).body.appointment
    const order = await payments.open(who, booked)
    payments.simulator.act(order.orderId, 'approve')
    await payments.rest()
    const shown = async () => (await admin().get(`/appointments/${booked.id}`)).body
    expect(await shown()).toMatchObject({ reminder: 'serviceDue', depositState: 'paid', closure: 'none', status: 'pending' })

    const move = async (to: string, values: Row = {}) => {
      const { status, body } = await admin().post(`/appointments/${booked.id}/status`, { to, version: (await shown()).version, ...values })
      expect([to, status, body.fields ?? body.code]).toEqual([to, 200, undefined])
    }
    running().clock.now = new Date(booked.startAt)
    await move('inWorkshop', { mileageIn: 12_400 })
    const work = { appointmentId: booked.id, ...brakes, price: 40_000, reason: '2 mm left', photos: [] }
    const { id, version } = (await admin().post('/jobServices', work)).body
    expect((await admin().post(`/jobServices/${id}/decision`, { decision: 'declined', version, from: 'counter' })).status).toBe(200)
    await move('qc')
    await move('completed')
    const { due: left, paid } = (await admin().get(`/appointments/${booked.id}/money`)).body
    expect(paid).toBe(deposit)
    expect((await admin().post(`/appointments/${booked.id}/payments`, { provider: 'card', amount: left })).status).toBe(200)
    await move('delivered')
    expect((await admin().get(`/vehicles/${who.vehicleId}`)).body.refusedWorth).toBe(40_000)

    const figures = (await admin().get('/staffs/dashboard?period=month')).body.figures as { key: string; value: number }[]
    const valueOf = (key: string) => figures.find((one) => one.key === key)?.value
    const { totals } = await shown()
    expect(['ownersReached', 'reachedBooked', 'remindedBookings', 'remindedWorth', 'refusedOpen'].map(valueOf)).toEqual([
      ...[1, 100, 1, totals.net, 40_000],
    ])

    await received()
    await forDays(running())
    await run(new Date(noon.getTime() + 15 * dayMs))
    const [again] = await received()
    const back = await pageOf(running(), again)
    expect([back.searchParams.get('car'), back.searchParams.get('service')]).toEqual([who.vehicleId, 'BRAKES'])
    // No reminder went by SMS; what has no approved words did.
    const { rows } = await scoped(sql<{ kind: string }>`select distinct kind, carrier from messages
      where "customerId" = ${who.id} and (kind = any(${[...kinds]}::text[]) or kind = 'depositReceived') order by kind`)
    expect(rows).toEqual([
      { kind: 'depositReceived', carrier: 'unifonic' },
      { kind: 'refusedWork', carrier: 'whatsapp' },
      { kind: 'serviceDue', carrier: 'whatsapp' },
    ])
  })
})
