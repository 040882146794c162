// Payments by card over Moyasar's page and real HTTP: invoices, webhooks, refunds, and the choice between the two gateways.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Row } from '../../server/core/db/rows.ts'
import { seal } from '../../server/core/db/seal.ts'
import { moyasarGateway } from '../../server/payments/gateways/moyasar.ts'
import { totalsOf } from '../../src/schema/core/money.ts'
import type { MoyasarSimulator } from '../../server/payments/simulators/moyasarSimulator.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { visitor, type TestCustomer } from '../core/server/people.ts'
import { switchFlag } from '../core/server/switchFlag.ts'
import { openMoyasarFixture, openTamaraFixture, type PaymentFixture } from '../core/server/paymentFixture.ts'

const hour = 3_600_000

onServer('a payment by card', (running) => {
  let fixture: PaymentFixture<MoyasarSimulator>
  let tamara: PaymentFixture
  let payer: TestCustomer
  beforeAll(async () => {
    tamara = await openTamaraFixture(running())
    fixture = await openMoyasarFixture(running())
  })
  afterAll(() => Promise.all([fixture.close(), tamara.close()]))
  beforeEach(async () => {
    running().clock.now = firstMorning
    Object.assign(fixture.simulator.mood, { slow: 0, failing: 0, failWith: 503 })
    Object.assign(fixture.simulator.notices.mood, { held: false, lost: false, times: 1, reversed: false })
    payer = await fixture.payer()
  })
  const later = (milliseconds: number) => (running().clock.now = new Date(running().clock.now.getTime() + milliseconds))
  const checkout = (body: object) => payer.sender.post('/landing-page/tamara-checkout', { orderType: 'service', ...body })
  const offers = async () => (await payer.sender.get('/landing-page/tamara-offers')).body
  const orderOf = async (id: string) => (await payer.sender.get(`/landing-page/tamara-order?orderId=${id}`)).body.order as Row
  const write = (query: ReturnType<typeof sql>) => running().services.engine.scoped('noor', (tx) => query.execute(tx))
  const paid = async (values: Row = {}) => {
    const booking = await fixture.booking(payer, values)
    const order = await fixture.open(payer, booking)
    fixture.simulator.act(order.orderId, 'approve')
    await fixture.rest()
    return { booking, order }
  }
  const refund = async (id: string, amount: number) => {
    const { version } = await fixture.shown(id)
    return running().admin().post(`/payments/${id}/refund`, { version, amount, reason: 'Goodwill' })
  }
  const notice = (invoiceId: string | null, type = 'payment_paid', id = 'event-1') => ({
    ...{ id, type, created_at: '2026-11-22T08:00:00Z', account_name: null, live: false },
    data: { id: 'payment-1', status: 'paid', amount: 23_000, invoice_id: invoiceId },
  })
  const send = (body: object, tenant = 'noor') => running().as({}).post(`/webhooks/moyasar/${tenant}`, body)

  it('is opened for what the booking comes to, in halalas, with the way back and our own number', async () => {
    const { id, orderId, url } = await fixture.open(payer, await fixture.booking(payer))
    const invoice = fixture.simulator.orders.get(orderId)
    expect(invoice).toMatchObject({ amount: 23_000, currency: 'SAR', status: 'initiated', metadata: { reference: id } })
    expect(invoice?.urls.success).toContain(`order=${id}&result=success`)
    expect(invoice?.urls.back).toContain(`order=${id}&result=cancel`)
    expect(url).toContain(`/invoices/${orderId}?lang=`)
    expect(await fixture.shown(id)).toMatchObject({ state: 'new', provider: 'moyasar', amount: 23_000, instalments: null })
    expect(await orderOf(id)).toMatchObject({ provider: 'moyasar', plan: null, outcome: 'open' })
  })

  it("is paid on the gateway's own page, which leads back, and a failed attempt leaves it open", async () => {
    const { id, orderId, url } = await fixture.open(payer, await fixture.booking(payer))
    const press = (action: string) => fetch(url, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' })
    const page = await (await fetch(url)).text()
    expect(page).toContain('messages.moyasarSimulator.name')
    expect(page).not.toContain('<input')
    expect(await (await press('fail')).text()).toContain('messages.moyasarSimulator.failed')
    await fixture.rest()
    expect(await fixture.shown(id)).toMatchObject({ state: 'new', trouble: null })
    expect((await press('back')).headers.get('location')).toContain('result=cancel')
    const done = await press('stcpay')
    expect([done.status, done.headers.get('location')]).toEqual([303, expect.stringContaining(`order=${id}&result=success`)])
    await fixture.rest()
    expect(await fixture.shown(id)).toMatchObject({ state: 'fully_captured', capturedAmount: 23_000 })
    expect(await orderOf(id)).toMatchObject({ outcome: 'paid', cancellable: false, checkoutUrl: null })
    expect(fixture.simulator.orders.get(orderId)?.payments.map(({ status }) => status)).toEqual(['failed', 'paid'])
    const { ref } = await fixture.shown(id)
    const { data } = (await running().admin().get('/messages?kind=paymentReceived&size=100')).body
    expect((data as { body: string }[]).filter(({ body }) => body.includes(String(ref)))).toHaveLength(1)
    const receipt = await payer.sender.get(`/documents/receipt/${id}?language=arabic`)
    expect(receipt.headers['content-type']).toBe('application/pdf')
  })

  it('is offered only where the tenant takes cards, and a notice is accepted only with the secret', async () => {
    const { id: refId } = await fixture.booking(payer)
    const { ways, data } = await offers()
    expect([ways, data[0].card, data[0].problem]).toEqual([['tamara', 'moyasar'], true, null])
    await write(sql`update settings set "cardPayments" = false`)
    try {
      expect((await offers()).ways).toEqual(['tamara'])
      expect((await checkout({ refId, provider: 'moyasar' })).body.code).toBe('featureOff')
    } finally {
      await write(sql`update settings set "cardPayments" = true`)
    }
    await switchFlag(running(), 'TAMARA_INTEGRATION', false, async () => {
      const alone = await offers()
      expect([alone.ways, alone.limits, alone.data[0].card, alone.data[0].problem]).toEqual([['moyasar'], null, true, null])
      const { flags } = (await (await visitor(running())).get('/landing-page/settings')).body as { flags: Row }
      expect(flags).toMatchObject({ TAMARA_INTEGRATION: false, onlinePayment: true })
      expect((await checkout({ refId })).body.code).toBe('featureOff')
      expect((await checkout({ refId, provider: 'moyasar' })).status).toBe(200)
    })
    expect((await checkout({ refId, provider: 'cash' })).status).toBe(400)
    const { orderId } = await fixture.open(payer, await fixture.booking(payer))
    for (const secret_token of ['', 'notices-najd', 'notices-noo', 'notices-noor '])
      expect((await send({ ...notice(orderId), secret_token })).status).toBe(401)
    expect((await send(notice(orderId))).status).toBe(400)
    const proven = { ...notice(orderId), secret_token: 'notices-noor' }
    expect((await send(proven, 'najd')).status).toBe(401)
    expect((await send(proven)).body).toEqual({ status: 'heard' })
    expect((await send(proven)).body).toEqual({ status: 'known' })
    await write(sql`update settings set "moyasarWebhookSecret" = null`)
    expect((await send({ ...proven, secret_token: '' })).status).toBe(401)
    await write(sql`update settings set "moyasarWebhookSecret" = ${seal('notices-noor')}`)
    const settings = (await running().admin().get('/settings')).body.data[0] as Row
    expect(Object.keys(settings).filter((name) => name.startsWith('moyasar'))).toEqual([])
  })

  it('believes the invoice and not the notice, and leaves payments of others alone', async () => {
    const { id, orderId } = await fixture.open(payer, await fixture.booking(payer))
    for (const type of ['payment_paid', 'payment_refunded', 'payment_voided'])
      expect((await send({ ...notice(orderId, type, type), secret_token: 'notices-noor' })).status).toBe(200)
    await fixture.rest()
    expect(await fixture.shown(id)).toMatchObject({ state: 'new', capturedAmount: 0, refundedAmount: 0, trouble: null })
    expect((await send({ ...notice(null), secret_token: 'notices-noor' })).body).toEqual({ status: 'ignored' })
    expect((await send({ ...notice('another-invoice'), secret_token: 'notices-noor' })).body).toEqual({ status: 'ignored' })
    const { data } = (await running().admin().get('/paymentFindings?orderId=another-invoice')).body as { data: Row[] }
    expect(data.map(({ kind, note }) => [kind, note])).toEqual([['unknownOrder', 'payment_paid']])
  })

  it('is refunded in parts, never by more than was paid, and the refusal says what is left', async () => {
    const { order } = await paid()
    const over = await refund(order.id, 23_001)
    expect([over.status, over.body.fields]).toEqual([400, { amount: 'At most 230.' }])
    expect((await refund(order.id, 3000)).status).toBe(200)
    await fixture.rest()
    expect(await fixture.shown(order.id)).toMatchObject({ state: 'partially_refunded', refundedAmount: 3000 })
    expect((await refund(order.id, 20_001)).status).toBe(400)
    expect((await refund(order.id, 20_000)).status).toBe(200)
    await fixture.rest()
    expect(await fixture.shown(order.id)).toMatchObject({ state: 'fully_refunded', refundedAmount: 23_000, trouble: null })
    expect(fixture.theirs(order.orderId)).toMatchObject({ state: 'fully_refunded', refundedAmount: 23_000 })
    // The gateway has its own limit: neither of them gives back more.
    const gateway = running().services.payments.moyasar
    await expect(gateway.refund({ token: 'merchant-noor' }, order.orderId, { amount: 1, currency: 'SAR' }, 'x')).rejects.toMatchObject({
      refusal: 'refused',
    })
  })

  it('is given back with its booking, and an invoice that nobody paid is cancelled with it', async () => {
    const open = await fixture.booking(payer)
    const unpaid = await fixture.open(payer, open)
    const { booking, order } = await paid()
    for (const { id, version } of [open, booking])
      expect(
        (await running().admin().post(`/appointments/${id}/closure`, { closure: 'cancelled', closeReason: 'x', version })).status,
      ).toBe(200)
    await fixture.rest()
    expect(fixture.simulator.orders.get(unpaid.orderId)?.status).toBe('canceled')
    expect(await fixture.shown(unpaid.id)).toMatchObject({ state: 'canceled', canceledAmount: 23_000 })
    expect(await fixture.shown(order.id)).toMatchObject({ state: 'fully_refunded', refundedAmount: 23_000 })
    expect(await orderOf(order.id)).toMatchObject({ outcome: 'returned', back: 23_000 })
  })

  it('pays for the handover, which gives back what the booking no longer costs', async () => {
    const { booking, order } = await paid({ status: 'completed' })
    await write(sql`update appointments set totals = ${JSON.stringify(totalsOf([10_000]))}::jsonb where id = ${booking.id}`)
    const done = await running().admin().post(`/appointments/${booking.id}/status`, { to: 'delivered', version: booking.version })
    expect(done.status).toBe(200)
    await fixture.rest()
    expect(await fixture.shown(order.id)).toMatchObject({ state: 'partially_refunded', refundedAmount: 11_500 })
  })

  it('takes the place of an open order with Tamara, so that only one can be paid, and the other way round', async () => {
    const booking = await fixture.booking(payer)
    const first = await tamara.open(payer, booking)
    const second = await fixture.open(payer, booking)
    await fixture.rest()
    expect(second.id).not.toBe(first.id)
    expect(tamara.simulator.act(first.orderId, 'approve')).toBe(false)
    await tamara.open(payer, booking)
    await fixture.rest()
    expect(fixture.simulator.act(second.orderId, 'approve')).toBe(false)
    const third = await fixture.open(payer, booking)
    fixture.simulator.act(third.orderId, 'approve')
    await fixture.rest()
    for (const provider of ['tamara', 'moyasar']) expect((await checkout({ refId: booking.id, provider })).body.code).toBe('alreadyPaid')
  })

  it('does without notices, and the comparison at night reads every gateway', async () => {
    fixture.simulator.notices.mood.lost = true
    const { id, orderId } = await fixture.open(payer, await fixture.booking(payer))
    const gone = await fixture.open(payer, await fixture.booking(payer))
    fixture.simulator.act(orderId, 'approve')
    await fixture.rest()
    expect(await fixture.shown(id)).toMatchObject({ state: 'new' })
    later(hour + 60_000)
    await fixture.look()
    expect(await fixture.shown(id)).toMatchObject({ state: 'fully_captured' })
    fixture.simulator.act(orderId, 'refund', 500)
    fixture.simulator.orders.delete(gone.orderId)
    await running().admin().post('/payment-runs', {})
    await fixture.rest()
    expect(await fixture.shown(id)).toMatchObject({ state: 'partially_refunded', refundedAmount: 500 })
    const { data } = (await running().admin().get(`/paymentFindings?orderId=${gone.orderId}`)).body as { data: Row[] }
    expect(data.map(({ kind, state }) => [kind, state])).toEqual([['missingOrder', 'open']])
  })

  it('says that the gateway is away, refuses a wrong key, and is settled once the key is right', async () => {
    const { id: refId } = await fixture.booking(payer)
    fixture.simulator.mood.failing = 1
    expect((await checkout({ refId, provider: 'moyasar' })).status).toBe(503)
    expect((await checkout({ refId, provider: 'moyasar' })).status).toBe(200)
    const { order } = await paid()
    const account = { token: 'merchant-unknown' }
    await expect(running().services.payments.moyasar.read(account, order.orderId)).rejects.toMatchObject({ refusal: 'unavailable' })
    await expect(running().services.payments.moyasar.read({ token: 'merchant-najd' }, order.orderId)).rejects.toMatchObject({
      refusal: 'unknown',
    })
    const nowhere = moyasarGateway({ url: 'http://127.0.0.1:9', timeout: 300 })
    await expect(nowhere.cancel(account, 'x', { amount: 1, currency: 'SAR' })).rejects.toMatchObject({ refusal: 'unavailable' })
  })
})
