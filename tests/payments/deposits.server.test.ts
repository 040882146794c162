// Deposits on bookings: when one is needed, paid in time or not, and what becomes of it as the booking moves, ends or is missed.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { markMissed } from '../../server/appointments/deposits/markMissed.ts'
import { minutesAfter, momentOf } from '../../server/core/time/time.ts'
import type { MoyasarSimulator } from '../../server/payments/simulators/moyasarSimulator.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { visitor, type TestCustomer } from '../core/server/people.ts'
import { settingsOf } from '../core/server/settingsOf.ts'
import { openMoyasarFixture, type PaymentFixture } from '../core/server/paymentFixture.ts'
import { makeLinkToken } from '../../server/core/access/signedLink.ts'
import { companyFor } from '../customers/companyFor.ts'
import { deposit, depositsOf, visitAt } from './depositFixture.ts'

onServer('the deposit of a booking', (running) => {
  let fixture: PaymentFixture<MoyasarSimulator>
  let payer: TestCustomer
  beforeAll(async () => {
    fixture = await openMoyasarFixture(running())
  })
  afterAll(() => fixture.close())
  const one = depositsOf(running, () => fixture)
  beforeEach(async () => {
    running().clock.now = firstMorning
    Object.assign(fixture.simulator.mood, { slow: 0, failing: 0, failWith: 503 })
    Object.assign(fixture.simulator.notices.mood, { held: false, lost: false, times: 1, reversed: false })
    payer = await fixture.payer()
    await one.clear()
    await one.needsDeposit(deposit)
  })
  const paidBooking = async () => {
    const booking = await one.booked(payer)
    const order = await fixture.open(payer, booking as never)
    fixture.simulator.act(order.orderId, 'approve')
    await fixture.rest()
    return { booking: await one.shown(booking.id), order }
  }
  const terms = async (who = payer.sender) => (await who.get('/landing-page/deposit-terms?services=OIL')).body
  const cancelByCustomer = ({ id, version }: { id: string; version: number }) =>
    payer.sender.post('/landing-page/delete-appointment', { id, version, reason: 'No time' })
  const close = (booking: { id: string; version: number }, values: object) =>
    running()
      .admin()
      .post(`/appointments/${booking.id}/closure`, { closeReason: 'x', version: booking.version, ...values })
  /** As if it were later than deposits are returned: sessions do not live as long as it is until the visit. */
  const refundOver = async (id: string) => {
    const over = new Date(running().clock.now.getTime() - 60_000).toISOString()
    await one.scoped(sql`update appointments set "depositRefundUntil" = ${over} where id = ${id}`)
    return over
  }
  const change = (values: object) => settingsOf(running())(values)

  it('is said before the booking with its rule, and a booking that does not agree to it is refused', async () => {
    expect(await terms()).toEqual({
      terms: { amount: deposit, currency: 'SAR', why: 'service', minutes: 30, refundHours: 24 },
      byPhone: false,
    })
    expect((await terms(await visitor(running()))).terms.amount).toBe(deposit)
    const refused = await one.book(payer, { deposit: 4999 })
    expect([refused.status, refused.body.code, refused.body.details.terms.amount]).toEqual([409, 'depositChanged', deposit])
    expect((await one.book(payer, { deposit: null })).status).toBe(409)
    await one.needsDeposit(null, 10)
    const gross = (await one.booked(payer)).deposit
    expect(gross).toMatchObject({ state: 'awaiting' })
    const [{ price } = { price: 0 }] = await one.scoped(sql<{ price: string }>`select price from "servicePackages" where code = 'OIL'`)
    expect(gross.amount).toBe(Math.round((Math.floor((Number(price) * 11_500 + 5000) / 10_000) * 10) / 100))
  })

  it('is no part of a booking while the tenant takes no cards', async () => {
    const back = await change({ cardPayments: false })
    expect(await terms()).toEqual({ terms: null, byPhone: false })
    expect((await one.booked(payer, { deposit: undefined })).deposit).toBeNull()
    expect(await one.messages(payer)).toEqual(['bookingConfirmation'])
    await back()
  })

  it('keeps the time until it is paid, confirms the booking then, and counts towards the bill', async () => {
    const booking = await one.booked(payer)
    expect(booking.deposit).toMatchObject({ amount: deposit, state: 'awaiting', refundUntil: momentOf('2026-11-24', '10:00') })
    expect(await one.messages(payer)).toEqual(['depositLink'])
    const { data } = (await payer.sender.get('/landing-page/tamara-offers')).body
    expect(data).toMatchObject([{ refId: booking.id, deposit: true, amount: deposit, plan: null, card: true }])
    const order = await fixture.open(payer, booking as never)
    expect(await fixture.shown(order.id)).toMatchObject({ amount: deposit, deposit: true, expiresAt: booking.deposit.dueAt })
    fixture.simulator.act(order.orderId, 'approve')
    await fixture.rest()
    expect(await one.shown(booking.id)).toMatchObject({ closure: 'none', depositState: 'paid', depositDueAt: null })
    expect(await one.messages(payer)).toEqual(['depositLink', 'depositReceived'])
    one.later(31)
    await one.release()
    expect(await one.shown(booking.id)).toMatchObject({ closure: 'none' })
    const [rest] = (await payer.sender.get('/landing-page/tamara-offers')).body.data
    const { totals, version } = await one.shown(booking.id)
    const { gross } = totals as { gross: number }
    expect([rest.deposit, rest.amount, rest.order]).toEqual([false, gross - deposit, null])
    await running().admin().post(`/appointments/${booking.id}/status`, { to: 'inWorkshop', version, mileageIn: 41_000 })
    const money = (await running().admin().get(`/appointments/${booking.id}/money`)).body
    expect([money.paid, money.due]).toEqual([deposit, gross - deposit])
  })

  it('of a company is paid by its contact, signed in or by the link, and by nobody else’s', async () => {
    const company = await companyFor(running(), payer.id)
    const booking = await one.booked({ ...payer, vehicleId: company.vehicleId })
    expect(await one.shown(booking.id)).toMatchObject({ customerId: company.id, depositState: 'awaiting' })
    const order = { ...{ orderType: 'service', refId: booking.id, provider: 'moyasar' } }
    const pay = (who: { post: typeof payer.sender.post }) => who.post('/landing-page/tamara-checkout', order)
    const stranger = await fixture.payer()
    await companyFor(running(), stranger.id)
    expect((await pay(stranger.sender)).status).toBe(404)
    expect((await stranger.sender.get('/landing-page/tamara-offers')).body.data).toEqual([])
    expect((await payer.sender.get('/landing-page/tamara-offers')).body.data).toMatchObject([{ refId: booking.id, deposit: true }])
    const link = makeLinkToken(running().services, 'visitLinks', { tenantId: 'noor', id: booking.id }, new Date(visitAt))
    const opened = await (await visitor(running())).post('/landing-page/visit', { link })
    const byLink = running().as({ tenant: 'noor', token: opened.body.token as string })
    expect((await byLink.get('/landing-page/tamara-offers')).body.data).toMatchObject([{ refId: booking.id, deposit: true }])
    const [first, second] = [await pay(byLink), await pay(payer.sender)]
    // One order for everybody who opens it.
    expect([first.status, second.status, second.body.orderId]).toEqual([200, 200, first.body.orderId])
    const { orderId } = first.body
    const seen = (who: { get: typeof payer.sender.get }) => who.get(`/landing-page/tamara-order?orderId=${orderId}`)
    for (const who of [byLink, payer.sender]) expect((await seen(who)).body.order).toMatchObject({ orderId })
    expect((await seen(stranger.sender)).status).toBe(404)
    const cancel = { orderId, reason: 'x' }
    expect((await stranger.sender.post('/landing-page/tamara-order-cancel', cancel)).status).toBe(404)
    const theirs = [...fixture.simulator.orders.values()].find(({ reference }) => reference === orderId)
    fixture.simulator.act(String(theirs?.id), 'approve')
    await fixture.rest()
    expect(await one.shown(booking.id)).toMatchObject({ closure: 'none', depositState: 'paid' })
    const receipt = (who: { get: typeof payer.sender.get }) => who.get(`/documents/receipt/${orderId}`).then(({ status }) => status)
    expect([await receipt(payer.sender), await receipt(stranger.sender)]).toEqual([200, 404])
    expect((await one.scoped(sql`select "customerId" from payments where id = ${orderId}`))[0]).toEqual({ customerId: company.id })
  })

  it('is asked for after missed visits and on a first visit, as the settings say', async () => {
    await one.needsDeposit(null)
    const back = await change({ depositAmount: 3000, depositMisses: 2 })
    const miss = (values = {}) =>
      fixture.booking(payer, { closure: 'noShow', startAt: '2026-10-01T07:00:00Z', endAt: '2026-10-01T07:30:00Z', ...values })
    await miss()
    expect((await terms()).terms).toBeNull()
    await miss({ startAt: '2025-10-01T07:00:00Z', endAt: '2025-10-01T07:30:00Z' })
    expect((await terms()).terms).toBeNull()
    const second = await miss({ closure: 'cancelled', cancelledLate: true })
    expect((await terms()).terms).toMatchObject({ amount: 3000, why: 'misses' })
    expect((await terms(await visitor(running()))).terms).toBeNull()
    const standing = (await running().admin().get(`/customers/${payer.id}/standing`)).body
    expect(standing.missed).toEqual({ count: 2, months: 12 })
    const forgive = { version: second.version, reason: 'Ill', refund: true }
    const asAdvisor = running().as({ token: running().tenants.noor.staff['General Inquiry'].token })
    expect((await asAdvisor.post(`/appointments/${second.id}/forgive`, forgive)).status).toBe(403)
    expect((await running().admin().post(`/appointments/${second.id}/forgive`, forgive)).status).toBe(200)
    expect(
      (
        await running()
          .admin()
          .post(`/appointments/${second.id}/forgive`, { ...forgive, version: second.version + 1 })
      ).status,
    ).toBe(409)
    expect((await terms()).terms).toBeNull()
    await back()
    const first = await change({ depositAmount: 3000, depositNewCustomers: true })
    expect((await terms()).terms).toMatchObject({ why: 'newCustomer' })
    await fixture.booking(payer, { status: 'delivered' })
    expect((await terms()).terms).toBeNull()
    await first()
  })

  it('limits who missed too many visits to the phone, in words that say so', async () => {
    const back = await change({ callAfterMisses: 1, supportNumber: '8001111111' })
    await fixture.booking(payer, { closure: 'noShow', startAt: '2026-10-01T07:00:00Z', endAt: '2026-10-01T07:30:00Z' })
    expect((await terms()).byPhone).toBe(true)
    const refused = await one.book(payer)
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([409, 'callToBook', { phone: '8001111111' }])
    expect(refused.body.message).toContain('8001111111')
    await back()
  })

  it('is returned whole when the customer cancels in time, and kept later, wherever the visit was moved to', async () => {
    const { booking, order } = await paidBooking()
    expect((await cancelByCustomer(booking)).status).toBe(200)
    await fixture.rest()
    expect(await fixture.shown(order.id)).toMatchObject({ state: 'fully_refunded', refundedAmount: deposit })
    expect(await one.shown(booking.id)).toMatchObject({ depositState: 'returned', cancelledLate: null })

    const again = await paidBooking()
    const over = await refundOver(again.booking.id)
    const moved = await payer.sender.put(`/landing-page/appointments/${again.booking.id}`, {
      version: again.booking.version,
      startAt: momentOf('2026-12-02', '10:00'),
    })
    expect(moved.body.appointment.deposit.refundUntil).toBe(over)
    expect((await cancelByCustomer(moved.body.appointment)).status).toBe(200)
    await fixture.rest()
    expect(await fixture.shown(again.order.id)).toMatchObject({ state: 'fully_captured', refundedAmount: 0 })
    expect(await one.shown(again.booking.id)).toMatchObject({ depositState: 'kept', cancelledLate: true })
    expect((await one.messages(payer)).slice(-2).toSorted()).toEqual(['bookingCancelled', 'depositKept'])
  })

  it('moves with the visit while it would be returned, and goes back when the dealership cancels, however late', async () => {
    const { booking, order } = await paidBooking()
    const { body } = await payer.sender.put(`/landing-page/appointments/${booking.id}`, {
      version: booking.version,
      startAt: momentOf('2026-12-02', '10:00'),
    })
    expect(body.appointment.deposit.refundUntil).toBe(momentOf('2026-12-01', '10:00'))
    await refundOver(booking.id)
    expect((await close(body.appointment, { closure: 'cancelled', byDealership: true })).status).toBe(200)
    await fixture.rest()
    expect(await fixture.shown(order.id)).toMatchObject({ state: 'fully_refunded' })
    expect(await one.shown(booking.id)).toMatchObject({ depositState: 'returned', cancelledLate: null })
  })

  it('that is not paid in time releases the time; nobody who paid loses it, whatever becomes of the notice', async () => {
    const unpaid = await one.booked(payer)
    one.later(29)
    await one.release()
    expect(await one.claims(unpaid.id)).toBeGreaterThan(0)
    one.later(2)
    await one.release()
    expect(await one.shown(unpaid.id)).toMatchObject({ closure: 'cancelled', depositState: 'lapsed', cancelledLate: null })
    expect(await one.claims(unpaid.id)).toBe(0)
    expect(await one.messages(payer)).toEqual(['depositLink', 'depositLapsed'])

    const paid = await one.booked(payer)
    const order = await fixture.open(payer, paid as never)
    fixture.simulator.notices.mood.lost = true
    fixture.simulator.act(order.orderId, 'approve')
    one.later(31)
    await one.release()
    expect(await one.shown(paid.id)).toMatchObject({ closure: 'none', depositState: 'paid' })
  })

  it('that is paid after the time was released goes back whole, and its customer is told so once', async () => {
    const booking = await one.booked(payer)
    const order = await fixture.open(payer, booking as never)
    fixture.simulator.notices.mood.held = true
    fixture.simulator.mood.failing = 1000
    one.later(45)
    await one.release()
    expect(await one.shown(booking.id)).toMatchObject({ closure: 'cancelled', depositState: 'lapsed' })
    fixture.simulator.mood.failing = 0
    fixture.simulator.act(order.orderId, 'approve')
    Object.assign(fixture.simulator.notices.mood, { held: false, times: 2 })
    await fixture.simulator.notices.deliver()
    one.later(120)
    await fixture.look()
    await fixture.look()
    expect(await fixture.shown(order.id)).toMatchObject({ state: 'fully_refunded', refundedAmount: deposit })
    const kinds = await one.messages(payer)
    expect(kinds.filter((kind) => kind === 'depositLate')).toHaveLength(1)
    expect(kinds).not.toContain('paymentReceived')
  })

  it('of a booking by phone is a link to pay, or waived with a reason by who may', async () => {
    const { body } = await running()
      .admin()
      .post('/phone-bookings', {
        ...{ customerId: payer.id, vehicleId: payer.vehicleId, locationId: running().tenants.noor.branchId },
        ...{ services: ['OIL'], startAt: visitAt },
      })
    const { id, version } = body.appointment
    expect(body.appointment).toMatchObject({ depositState: 'awaiting', deposit })
    expect(await one.messages(payer)).toEqual(['depositLink'])
    one.later(1)
    expect((await running().admin().post(`/appointments/${id}/payment-link`, {})).status).toBe(200)
    const order = await fixture.open(payer, { id } as never)
    const waive = { version, reason: 'A good customer' }
    const asAdvisor = running().as({ token: running().tenants.noor.staff['General Inquiry'].token })
    expect((await asAdvisor.post(`/appointments/${id}/waive-deposit`, waive)).status).toBe(403)
    expect((await running().admin().post(`/appointments/${id}/waive-deposit`, waive)).status).toBe(200)
    expect(
      (
        await running()
          .admin()
          .post(`/appointments/${id}/waive-deposit`, { ...waive, version: version + 1 })
      ).status,
    ).toBe(409)
    await fixture.rest()
    expect(await fixture.shown(order.id)).toMatchObject({ state: 'canceled' })
    expect(await one.messages(payer)).toEqual(['depositLink', 'depositLink', 'bookingConfirmation'])
    one.later(60)
    await one.release()
    expect(await one.shown(id)).toMatchObject({ closure: 'none', depositState: 'waived', depositWaivedReason: 'A good customer' })
  })

  it('is kept when nobody comes, which is marked after closing time, with one polite message; forgiving gives it back', async () => {
    const { booking, order } = await paidBooking()
    const mark = (moment: string) => markMissed(running().services, 'noor', new Date(moment))
    const night = momentOf('2026-11-25', '23:30')
    await mark(night)
    expect(await one.shown(booking.id)).toMatchObject({ closure: 'none' })
    const back = await change({ missedAfterMinutes: 60, missedMessage: true })
    await mark(minutesAfter(visitAt, 31))
    expect(await one.shown(booking.id)).toMatchObject({ closure: 'none' })
    await mark(night)
    await mark(night)
    await fixture.rest()
    const missed = await one.shown(booking.id)
    expect(missed).toMatchObject({ closure: 'noShow', depositState: 'kept' })
    expect((await one.messages(payer)).filter((kind) => kind.startsWith('bookingMissed'))).toEqual(['bookingMissedKept'])
    expect(await fixture.shown(order.id)).toMatchObject({ state: 'fully_captured', refundedAmount: 0 })
    await running().admin().post(`/appointments/${booking.id}/forgive`, { version: missed.version, reason: 'Ill', refund: true })
    await fixture.rest()
    expect(await fixture.shown(order.id)).toMatchObject({ state: 'fully_refunded' })
    await back()
  })

  it('goes back as far as the visit cost less in the end', async () => {
    const { booking, order } = await paidBooking()
    await one.scoped(
      sql`update appointments set status = 'completed', totals = jsonb_build_object('net', 3478, 'vat', 522, 'gross', 4000, 'currency', 'SAR') where id = ${booking.id}`,
    )
    const { status } = await running().admin().post(`/appointments/${booking.id}/status`, { to: 'delivered', version: booking.version })
    expect(status).toBe(200)
    await fixture.rest()
    expect(await fixture.shown(order.id)).toMatchObject({ state: 'partially_refunded', refundedAmount: deposit - 4000 })
  })
})
