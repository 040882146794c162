// Payments with Tamara over real HTTP: orders, webhooks, capture, cancellation, refunds, and a provider that is slow, fails or sends
// things twice.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { visitToken } from '../../server/appointments/visitLink.ts'
import { findRow } from '../../server/core/db/repository.ts'
import { makeNoticeToken } from '../../server/payments/gateways/noticeToken.ts'
import { totalsOf } from '../../src/schema/core/money.ts'
import type { Row } from '../../server/core/db/rows.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { newAddress, visitor, type TestCustomer } from '../core/server/people.ts'
import { switchFlag } from '../core/server/switchFlag.ts'
import { openTamaraFixture, type PaymentFixture } from '../core/server/paymentFixture.ts'

const hour = 3_600_000

onServer('a payment with Tamara', (running) => {
  let fixture: PaymentFixture
  let payer: TestCustomer
  beforeAll(async () => {
    fixture = await openTamaraFixture(running())
  })
  afterAll(() => fixture.close())
  beforeEach(async () => {
    running().clock.now = firstMorning
    Object.assign(fixture.simulator.mood, { slow: 0, failing: 0, failWith: 503 })
    Object.assign(fixture.simulator.notices.mood, { held: false, times: 1, reversed: false })
    payer = await fixture.payer()
  })
  const later = (milliseconds: number) => (running().clock.now = new Date(running().clock.now.getTime() + milliseconds))
  const checkout = (body: object, who = payer) => who.sender.post('/landing-page/tamara-checkout', body)
  const orderOf = async (id: string, who = payer) => (await who.sender.get(`/landing-page/tamara-order?orderId=${id}`)).body.order as Row
  const setting = (column: string, value: number | null) =>
    running().services.engine.scoped('noor', (tx) => sql`update settings set ${sql.ref(column)} = ${value}`.execute(tx))
  const messages = async (kind: string, ref: unknown) =>
    ((await running().admin().get(`/messages?kind=${kind}&size=100`)).body.data as { body: string; recipient: string }[]).filter(
      ({ body }) => body.includes(String(ref)),
    )
  /** A booking's order that the provider has authorised. */
  const promised = async (values: Row = {}) => {
    const booking = await fixture.booking(payer, values)
    const order = await fixture.open(payer, booking)
    fixture.simulator.act(order.orderId, 'approve')
    await fixture.rest()
    return { booking, order }
  }
  const deliver = async (booking: { id: string; version: number }) =>
    running().admin().post(`/appointments/${booking.id}/status`, { to: 'delivered', version: booking.version })

  describe('being opened', () => {
    it('is of what the booking comes to, whatever the call says, and says it in decimals', async () => {
      const booking = await fixture.booking(payer, { totals: totalsOf([33_335]), services: [] })
      expect((await checkout({ orderType: 'service', refId: booking.id, amount: 1 })).status).toBe(400)
      const { orderId, id } = await fixture.open(payer, booking)
      expect(fixture.simulator.orders.get(orderId)).toMatchObject({ amount: 38_335, currency: 'SAR', instalments: 4, reference: id })
      expect(await fixture.shown(id)).toMatchObject({ amount: 38_335, state: 'new', provider: 'tamara', refId: booking.id })
      expect(await fixture.shown(id)).not.toHaveProperty('checkoutUrl')
    })

    it('is one order, pressed twice at once and once more later', async () => {
      const { id: refId } = await fixture.booking(payer)
      fixture.simulator.mood.slow = 60
      const answers = await Promise.all([1, 2, 3].map(() => checkout({ orderType: 'service', refId })))
      answers.push(await checkout({ orderType: 'service', refId }))
      expect(answers.map(({ status, body }) => [status, body.orderId, body.checkoutUrl])).toEqual(
        answers.map(() => [200, answers[0]?.body.orderId, answers[0]?.body.checkoutUrl]),
      )
      expect([...fixture.simulator.orders.values()].filter(({ reference }) => reference === answers[0]?.body.orderId)).toHaveLength(1)
    })

    it("refuses somebody else's booking, another tenant's, one that is off, and a visitor", async () => {
      const stranger = await fixture.payer()
      const abroad = await fixture.payer('najd')
      const booking = await fixture.booking(payer)
      for (const who of [stranger, abroad]) expect((await checkout({ orderType: 'service', refId: booking.id }, who)).status).toBe(404)
      const off = await fixture.booking(payer, { closure: 'cancelled' })
      expect((await checkout({ orderType: 'service', refId: off.id })).status).toBe(404)
      const handed = await fixture.booking(payer, { status: 'delivered' })
      expect((await checkout({ orderType: 'service', refId: handed.id })).status).toBe(404)
    })

    it("keeps the tenant's limit and the provider's", async () => {
      await setting('orderLimit', 22_999)
      try {
        const over = await checkout({ orderType: 'service', refId: (await fixture.booking(payer)).id })
        expect([over.status, over.body.code, over.body.details]).toEqual([409, 'payLimit', { problem: 'overLimit' }])
        const offers = (await payer.sender.get('/landing-page/tamara-offers')).body
        expect([offers.limits.max, offers.data[0].problem]).toEqual([22_999, 'overLimit'])
      } finally {
        await setting('orderLimit', null)
      }
      const dear = await fixture.booking(payer, { totals: totalsOf([600_000]) })
      expect((await checkout({ orderType: 'service', refId: dear.id })).body.details).toEqual({ problem: 'overLimit' })
      const cheap = await fixture.booking(payer, { totals: totalsOf([50]) })
      expect((await checkout({ orderType: 'service', refId: cheap.id })).body.details).toEqual({ problem: 'underLimit' })
    })

    it('is refused where the flag is off', () =>
      switchFlag(running(), 'TAMARA_INTEGRATION', false, async () => {
        const refused = await checkout({ orderType: 'service', refId: (await fixture.booking(payer)).id })
        expect([refused.status, refused.body.code]).toEqual([403, 'featureOff'])
        expect((await payer.sender.get('/landing-page/tamara-offers')).status).toBe(403)
      }))

    it('says that the provider is away, and goes on with the same payment once it is back', async () => {
      const { id: refId } = await fixture.booking(payer)
      await fixture.withTimeout(300, async () => {
        await payer.sender.get('/landing-page/tamara-offers')
        fixture.simulator.mood.slow = 1000
        expect((await checkout({ orderType: 'service', refId })).status).toBe(503)
      })
      fixture.simulator.mood.slow = 0
      const again = await checkout({ orderType: 'service', refId })
      expect(again.status).toBe(200)
      const { body } = await running().admin().get(`/payments?refId=${refId}`)
      expect(body.data.map(({ id }: Row) => id)).toEqual([again.body.orderId])
    })

    it('is of the deposit for a car that was asked for, and of a payment that staff asked for', async () => {
      const maker = makerOf(running())
      const lead = await maker.insert('leads', { type: 'New Car Sales', status: 'pending', customerId: payer.id, deletedAt: null })
      expect((await checkout({ orderType: 'vehicleDeposite', refId: lead.id })).status).toBe(404)
      await setting('vehicleDeposit', 150_000)
      const deposit = await checkout({ orderType: 'vehicleDeposite', refId: lead.id })
      await setting('vehicleDeposit', null)
      expect(await fixture.shown(String(deposit.body.orderId))).toMatchObject({ amount: 150_000, orderType: 'vehicleDeposite' })
      const request = { customerId: payer.id, amount: 45_000, purpose: 'Spare key' }
      const requested = (await running().admin().post('/payments/request', request)).body.row as Row
      const paid = await checkout({ orderType: 'makePayment', refId: String(requested['id']) })
      const order = [...fixture.simulator.orders.values()].find(({ reference }) => reference === paid.body.orderId)
      fixture.simulator.act(order?.id ?? '', 'approve')
      await fixture.rest()
      expect(await fixture.shown(String(paid.body.orderId))).toMatchObject({ state: 'fully_captured', capturedAmount: 45_000 })
      expect(await fixture.shown(String(requested['id']))).toMatchObject({ state: 'canceled' })
      expect(
        (await running().as({ token: running().tenants.noor.staff['Sales Manager'].token }).post('/payments/request', request)).status,
      ).toBe(403)
    })
  })

  describe('living on', () => {
    it('is authorised once it is approved, told once, and taken when the car is handed over', async () => {
      const { booking, order } = await promised({ status: 'completed' })
      expect(await fixture.shown(order.id)).toMatchObject({ state: 'authorised', capturedAmount: 0 })
      expect(await orderOf(order.id)).toMatchObject({ outcome: 'paid', cancellable: true, checkoutUrl: null })
      const { ref } = await fixture.shown(order.id)
      expect(await messages('paymentReceived', ref)).toHaveLength(1)
      expect((await deliver(booking)).status).toBe(200)
      await fixture.rest()
      expect(await fixture.shown(order.id)).toMatchObject({ state: 'fully_captured', capturedAmount: 23_000 })
      expect(fixture.simulator.orders.get(order.orderId)).toMatchObject({ status: 'fully_captured', captured: 23_000 })
      expect(await messages('paymentReceived', ref)).toHaveLength(1)
    })

    it('has a receipt for its payer and for staff once it is promised, and for nobody else', async () => {
      const receipt = (id: string, who: { get: (path: string) => Promise<{ status: number; headers: Record<string, unknown> }> }) =>
        who.get(`/documents/receipt/${id}?language=arabic`)
      const fresh = await fixture.open(payer, await fixture.booking(payer))
      expect((await receipt(fresh.id, payer.sender)).status).toBe(404)
      const { booking, order } = await promised()
      expect((await receipt(order.id, payer.sender)).headers['content-type']).toBe('application/pdf')
      expect((await receipt(order.id, running().admin())).status).toBe(200)
      expect((await receipt(order.id, running().admin('najd'))).status).toBe(404)
      expect((await receipt(order.id, (await fixture.payer()).sender)).status).toBe(404)
      expect((await receipt(order.id, running().as({ tenant: 'noor' }))).status).toBe(401)
      const seller = running().as({ token: running().tenants.noor.staff['Fleet Sales'].token })
      expect((await receipt(order.id, seller)).status).toBe(403)
      // Accessible by the link of the paid booking, and by no other.
      for (const [visited, status] of [
        [booking, 200],
        [await fixture.booking(payer), 404],
      ] as const) {
        const { services } = running()
        const row = await services.engine.scoped('noor', (tx) => findRow(tx, 'appointments', visited.id))
        if (!row) throw new Error('No booking.')
        const { token } = (await (await visitor(running())).post('/landing-page/visit', { link: visitToken(services, 'noor', row) })).body
        expect((await receipt(order.id, running().as({ tenant: 'noor', token, address: newAddress() }))).status).toBe(status)
      }
    })

    it('takes no more than the booking comes to in the end, and gives the rest up', async () => {
      const { booking, order } = await promised({ status: 'completed' })
      await running().services.engine.scoped('noor', (tx) =>
        sql`update appointments set totals = ${JSON.stringify(totalsOf([10_000]))}::jsonb where id = ${booking.id}`.execute(tx),
      )
      await deliver(booking)
      await fixture.rest()
      expect(fixture.simulator.orders.get(order.orderId)).toMatchObject({ status: 'fully_captured', captured: 11_500, canceled: 11_500 })
      expect(await fixture.shown(order.id)).toMatchObject({ state: 'fully_captured', capturedAmount: 11_500, canceledAmount: 11_500 })
    })

    it('does not keep a car waiting while the provider is away, and is taken later', async () => {
      const { booking, order } = await promised({ status: 'completed' })
      fixture.simulator.mood.failing = 3
      expect((await deliver(booking)).body.status).toBe('delivered')
      await fixture.rest()
      expect(await fixture.shown(order.id)).toMatchObject({ state: 'authorised' })
      for (let minute = 0; minute < 5; minute += 1) {
        later(60_000)
        await fixture.rest()
      }
      expect(await fixture.shown(order.id)).toMatchObject({ state: 'fully_captured', trouble: null })
    })

    it('is cancelled with its booking while nothing was taken, and given back where it was', async () => {
      const first = await promised()
      const gone = await payer.sender.post('/landing-page/delete-appointment', {
        id: first.booking.id,
        version: first.booking.version,
        reason: 'No time',
      })
      expect([gone.status, gone.body.code]).toEqual([200, undefined])
      await fixture.rest()
      expect(fixture.simulator.orders.get(first.order.orderId)).toMatchObject({ status: 'canceled', captured: 0 })
      const second = await promised()
      const { version } = await fixture.shown(second.order.id)
      expect((await running().admin().post(`/payments/${second.order.id}/capture`, { version })).status).toBe(200)
      await fixture.rest()
      const closed = { closure: 'cancelled', closeReason: 'x', version: second.booking.version }
      expect((await running().admin().post(`/appointments/${second.booking.id}/closure`, closed)).status).toBe(200)
      await fixture.rest()
      expect(fixture.simulator.orders.get(second.order.orderId)).toMatchObject({ status: 'fully_refunded', refunded: 23_000 })
      const shown = await fixture.shown(second.order.id)
      expect(shown).toMatchObject({ state: 'fully_refunded', refundedAmount: 23_000 })
      expect(await messages('paymentReturned', shown['ref'])).toHaveLength(1)
    })

    it('is listed for its booking, with what the provider was asked to do and then did, to its customer alone', async () => {
      const own = await fixture.payer()
      const listed = async (sender = own.sender) =>
        ((await sender.get('/landing-page/booking-payments')).body.data as Row[]).map(({ orderId, outcome, back, captured }) => ({
          ...{ orderId, outcome, back, captured },
        }))
      const [unpaid, paid, taken] = [await fixture.booking(own), await fixture.booking(own), await fixture.booking(own)]
      const orders = [await fixture.open(own, unpaid), await fixture.open(own, paid), await fixture.open(own, taken)] as const
      for (const { orderId } of orders.slice(1)) fixture.simulator.act(orderId, 'approve')
      await fixture.rest()
      const { version } = await fixture.shown(orders[2].id)
      expect((await running().admin().post(`/payments/${orders[2].id}/capture`, { version })).status).toBe(200)
      await fixture.rest()
      const [first, second, third] = orders.map(({ id }) => id)
      expect(await listed()).toEqual([
        { orderId: third, outcome: 'paid', back: 23_000, captured: true },
        { orderId: second, outcome: 'paid', back: 23_000, captured: false },
        { orderId: first, outcome: 'open', back: 0, captured: false },
      ])
      expect(await listed((await fixture.payer()).sender)).toEqual([])
      for (const booking of [unpaid, paid, taken]) {
        const closed = { closure: 'cancelled', closeReason: 'x', version: booking.version }
        expect((await running().admin().post(`/appointments/${booking.id}/closure`, closed)).status).toBe(200)
      }
      expect((await listed()).map(({ outcome, back }) => [outcome, back])).toEqual([
        ['returning', 23_000],
        ['cancelling', 23_000],
      ])
      await fixture.rest()
      expect((await listed()).map(({ outcome, back }) => [outcome, back])).toEqual([
        ['returned', 23_000],
        ['cancelled', 23_000],
      ])
      // On the page of payments they stay as well.
      const { earlier } = (await own.sender.get('/landing-page/tamara-offers')).body
      expect((earlier as Row[]).map(({ orderId }) => orderId)).toEqual([third, second])
      // The link of one booking shows that booking's payments only.
      const { services } = running()
      const row = await services.engine.scoped('noor', (tx) => findRow(tx, 'appointments', paid.id))
      if (!row) throw new Error('No booking.')
      const { token } = (await (await visitor(running())).post('/landing-page/visit', { link: visitToken(services, 'noor', row) })).body
      const linked = running().as({ tenant: 'noor', token, address: newAddress() })
      expect((await listed(linked)).map(({ orderId }) => orderId)).toEqual([second])
    })

    it('is called off by its own customer, once, and by nobody else', async () => {
      const { order } = await promised()
      const stranger = await fixture.payer()
      const request = { orderId: order.id, reason: 'Another way' }
      expect((await stranger.sender.post('/landing-page/tamara-order-cancel', request)).status).toBe(404)
      expect((await stranger.sender.get(`/landing-page/tamara-order?orderId=${order.id}`)).status).toBe(404)
      const first = await payer.sender.post('/landing-page/tamara-order-cancel', request)
      expect([first.status, first.body.order.outcome]).toEqual([200, 'cancelling'])
      expect((await payer.sender.post('/landing-page/tamara-order-cancel', request)).status).toBe(200)
      await fixture.rest()
      expect(await orderOf(order.id)).toMatchObject({ outcome: 'cancelled', back: 23_000 })
      expect(fixture.simulator.orders.get(order.orderId)).toMatchObject({ status: 'canceled' })
      const taken = await promised({ status: 'completed' })
      await deliver(taken.booking)
      expect((await payer.sender.post('/landing-page/tamara-order-cancel', { ...request, orderId: taken.order.id })).body.code).toBe(
        'moveNotAllowed',
      )
    })

    it('is paid again after it was declined, and not while another order stands', async () => {
      const booking = await fixture.booking(payer)
      const first = await fixture.open(payer, booking)
      fixture.simulator.act(first.orderId, 'decline')
      await fixture.rest()
      expect(await orderOf(first.id)).toMatchObject({ outcome: 'failed' })
      const second = await fixture.open(payer, booking)
      expect(second.id).not.toBe(first.id)
      fixture.simulator.act(second.orderId, 'approve')
      await fixture.rest()
      expect((await checkout({ orderType: 'service', refId: booking.id })).body.code).toBe('alreadyPaid')
    })

    it('opens anew where the booking comes to something else, and nobody can pay the older order', async () => {
      const booking = await fixture.booking(payer)
      const first = await fixture.open(payer, booking)
      await running().services.engine.scoped('noor', (tx) =>
        sql`update appointments set totals = ${JSON.stringify(totalsOf([30_000]))}::jsonb where id = ${booking.id}`.execute(tx),
      )
      const second = await fixture.open(payer, booking)
      await fixture.rest()
      expect(fixture.simulator.orders.get(second.orderId)?.amount).toBe(34_500)
      expect(fixture.simulator.act(first.orderId, 'approve')).toBe(false)
    })
  })

  describe('by notices', () => {
    const notice = (order: { orderId: string; id: string }, event_type = 'order_approved') => ({
      order_id: order.orderId,
      order_reference_id: order.id,
      order_number: 'X',
      event_type,
      data: [],
    })
    const send = (token: string | null, body: object, tenant = 'noor') =>
      running()
        .as({ headers: token ? { authorization: `Bearer ${token}` } : {} })
        .post(`/webhooks/tamara/${tenant}${token ? `?tamaraToken=${token}` : ''}`, body)

    it('is accepted only from who knows the key, and only while the token holds', async () => {
      const order = await fixture.open(payer, await fixture.booking(payer))
      const now = running().services.now()
      const good = makeNoticeToken('notices-noor', now)
      const [, claims = '', signature = ''] = good.split('.')
      const none = Buffer.from(JSON.stringify({ typ: 'JWT', alg: 'none' })).toString('base64url')
      for (const token of [
        null,
        makeNoticeToken('notices-najd', now),
        makeNoticeToken('', now),
        makeNoticeToken('notices-noor', new Date(now.getTime() - 2 * hour)),
        makeNoticeToken('notices-noor', new Date(now.getTime() + 2 * hour)),
        `${none}.${claims}.`,
        `${none}.${claims}.${signature}`,
        `${good.slice(0, -2)}AA`,
      ])
        expect((await send(token, notice(order))).status).toBe(401)
      expect((await send(good, notice(order), 'nobody')).status).toBe(404)
      expect((await send(good, notice(order))).body).toEqual({ status: 'heard' })
      expect((await send(good, notice(order))).body).toEqual({ status: 'known' })
      expect((await send(makeNoticeToken('notices-najd', now), notice(order), 'najd')).body).toEqual({ status: 'ignored' })
      expect((await send(good, { ...notice(order), padding: 'x'.repeat(20_000) })).status).toBe(413)
    })

    it('believes the order and not the notice', async () => {
      const order = await fixture.open(payer, await fixture.booking(payer))
      const good = makeNoticeToken('notices-noor', running().services.now())
      for (const event of ['order_approved', 'order_authorised', 'order_captured', 'order_refunded', 'order_declined'])
        expect((await send(good, notice(order, event))).status).toBe(200)
      await fixture.rest()
      expect(await fixture.shown(order.id)).toMatchObject({ state: 'new', capturedAmount: 0 })
    })

    it('comes to the same when they are late, twice and in another order', async () => {
      Object.assign(fixture.simulator.notices.mood, { held: true, times: 2, reversed: true })
      const booking = await fixture.booking(payer, { status: 'completed' })
      const order = await fixture.open(payer, booking)
      fixture.simulator.act(order.orderId, 'approve')
      // Nobody has said yet that it is paid.
      expect((await deliver(booking)).body.code).toBe('notPaid')
      const statuses = await fixture.simulator.notices.deliver()
      expect(statuses.every((status) => status === 200)).toBe(true)
      await fixture.rest()
      expect((await deliver(booking)).status).toBe(200)
      await fixture.rest()
      expect((await fixture.simulator.notices.deliver()).every((status) => status === 200)).toBe(true)
      await fixture.rest()
      expect(await fixture.shown(order.id)).toMatchObject({ state: 'fully_captured', capturedAmount: 23_000 })
      expect(fixture.simulator.orders.get(order.orderId)).toMatchObject({ captured: 23_000 })
    })

    it('does without them: the hourly check finds what no webhook reported', async () => {
      fixture.simulator.notices.mood.held = true
      const order = await fixture.open(payer, await fixture.booking(payer))
      fixture.simulator.act(order.orderId, 'approve')
      await fixture.rest()
      expect(await fixture.shown(order.id)).toMatchObject({ state: 'new' })
      later(hour + 60_000)
      await fixture.look()
      expect(await fixture.shown(order.id)).toMatchObject({ state: 'authorised' })
    })

    it("does not take another order for one's own", async () => {
      const mine = await fixture.open(payer, await fixture.booking(payer))
      const other = await fixture.open(payer, await fixture.booking(payer, { totals: totalsOf([100_000]) }))
      await running().services.engine.scoped('noor', (tx) =>
        sql`update payments set "providerOrderId" = ${other.orderId} where id = ${mine.id}`.execute(tx),
      )
      fixture.simulator.act(other.orderId, 'approve')
      await running().admin().post(`/payments/${mine.id}/read`)
      await fixture.rest()
      const shown = await fixture.shown(mine.id)
      expect([shown['state'], shown['trouble']]).toEqual(['new', '?! reference'])
    })
  })

  describe('by staff', () => {
    it('is refunded in parts and never by more than was taken', async () => {
      const { booking, order } = await promised({ status: 'completed' })
      await deliver(booking)
      await fixture.rest()
      const refund = async (amount: number) => {
        const { version } = await fixture.shown(order.id)
        return running().admin().post(`/payments/${order.id}/refund`, { version, amount, reason: 'Goodwill' })
      }
      const over = await refund(23_001)
      expect([over.status, Object.keys(over.body.fields)]).toEqual([400, ['amount']])
      expect((await refund(3000)).status).toBe(200)
      await fixture.rest()
      expect(await fixture.shown(order.id)).toMatchObject({ state: 'partially_refunded', refundedAmount: 3000, keepAmount: 20_000 })
      expect((await refund(20_001)).status).toBe(400)
      expect((await refund(20_000)).status).toBe(200)
      await fixture.rest()
      expect(fixture.simulator.orders.get(order.orderId)).toMatchObject({ status: 'fully_refunded', refunded: 23_000 })
      // Each amount has its own entry in the history, by whom it became known: the provider.
      const { data } = (await running().admin().get(`/payments/${order.id}/history?size=50`)).body
      const changesOf = (field: string) =>
        (data as { action: string; changes?: Record<string, object>; actorKind: string }[])
          .filter(({ action }) => action === 'update')
          .toReversed()
          .flatMap(({ changes, actorKind }) => (changes?.[field] ? [{ ...changes[field], by: actorKind }] : []))
      expect(changesOf('capturedAmount')).toEqual([{ from: 0, to: 23_000, by: 'provider' }])
      expect(changesOf('refundedAmount')).toEqual([
        { from: 0, to: 3000, by: 'provider' },
        { from: 3000, to: 23_000, by: 'provider' },
      ])
    })

    it('keeps to rights, versions and tenants', async () => {
      const { order } = await promised()
      const { version } = await fixture.shown(order.id)
      const as = (role: 'Service Manager' | 'Sales Manager' | 'Parts Manager') =>
        running().as({ token: running().tenants.noor.staff[role].token })
      const path = `/payments/${order.id}`
      expect((await as('Parts Manager').post(`${path}/read`)).status).toBe(403)
      expect((await as('Sales Manager').post(`${path}/capture`, { version })).status).toBe(403)
      expect((await as('Service Manager').post(`${path}/cancel`, { version, reason: 'x' })).status).toBe(403)
      expect((await running().admin('najd').post(`${path}/capture`, { version })).status).toBe(404)
      expect((await as('Service Manager').post(`${path}/capture`, { version: version - 1 })).status).toBe(409)
      expect((await as('Service Manager').post(`${path}/capture`, { version })).status).toBe(200)
      await fixture.rest()
      expect(await fixture.shown(order.id)).toMatchObject({ state: 'fully_captured' })
      const again = await as('Service Manager').post(`${path}/capture`, { version: (await fixture.shown(order.id)).version })
      expect(again.body.code).toBe('moveNotAllowed')
    })

    it('is told of what the provider refuses', async () => {
      const { order } = await promised()
      const { version } = await fixture.shown(order.id)
      Object.assign(fixture.simulator.mood, { failing: 1, failWith: 422 })
      await running().admin().post(`/payments/${order.id}/cancel`, { version, reason: 'No longer needed' })
      await fixture.rest()
      expect(await fixture.shown(order.id)).toMatchObject({ state: 'authorised', trouble: '422 told to fail' })
      const { rows } = await running().services.engine.scoped('noor', (tx) =>
        sql`select 1 from notifications where kind = 'paymentTrouble' and "rowId" = ${order.id}`.execute(tx),
      )
      expect(rows).toHaveLength(1)
      later(2 * hour)
      await fixture.look()
      expect(await fixture.shown(order.id)).toMatchObject({ state: 'canceled', trouble: null })
    })

    it("never sees the tenant's tokens", async () => {
      const settings = (await running().admin().get('/settings')).body.data[0] as Row
      expect(Object.keys(settings).filter((name) => name.startsWith('tamara'))).toEqual([])
    })
  })
})
