// The handover of a car: money taken at the counter, a link to pay, what the handover needs, and what it records.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { totalsOf } from '../../src/schema/core/money.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import type { Row } from '../../server/core/db/rows.ts'
import { openSession } from '../../server/core/access/sessions.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker, Stored } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import type { TestCustomer } from '../core/server/people.ts'
import type { Sender } from '../core/server/requests.ts'
import { settingsOf } from '../core/server/settingsOf.ts'
import { switchFlag } from '../core/server/switchFlag.ts'
import { pngOf, sendFile } from '../core/server/uploadForms.ts'
import { openTamaraFixture, type PaymentFixture } from '../core/server/paymentFixture.ts'

/** The fixture's booking costs 230.00 with VAT. */
const whole = 23_000

onServer('a handover', (running) => {
  let fixture: PaymentFixture
  let maker: Maker
  let payer: TestCustomer
  let booking: Stored
  beforeAll(async () => {
    fixture = await openTamaraFixture(running())
    maker = makerOf(running())
  })
  afterAll(() => fixture.close())
  beforeEach(async () => {
    running().clock.now = firstMorning
    payer = await fixture.payer()
    booking = await ready()
  })
  const as = (role: Word<'designation'>): Sender => running().as({ token: running().tenants.noor.staff[role].token })
  const signedIn = (id: string): Promise<Sender> =>
    running().services.engine.scoped('noor', async (tx) =>
      running().as({ token: await openSession(tx, 'noor', { audience: 'staff', subjectId: id }, running().services.now()) }),
    )
  const ready = (values: Row = {}) => fixture.booking(payer, { status: 'completed', mileageIn: 41_000, ...values })
  const shown = async (id = booking.id) => (await as('Administrator').get(`/appointments/${id}`)).body as Stored
  const deliver = async (values: Row = {}, by = as('Service Manager')) =>
    by.post(`/appointments/${booking.id}/status`, { to: 'delivered', version: (await shown()).version, ...values })
  const take = (amount: number, by = as('Service Manager'), extras: { key?: string } = {}, provider = 'cash') =>
    by.post(`/appointments/${booking.id}/payments`, { provider, amount }, extras)
  const money = async (by = as('Service Manager')) => (await by.get(`/appointments/${booking.id}/money`)).body

  describe('needs its money', () => {
    it('is refused while something is due, says how much in both languages, and nothing has happened', async () => {
      await take(3000)
      const refused = await deliver()
      expect([refused.status, refused.body.code, refused.body.details]).toEqual([409, 'notPaid', { due: 20_000, currency: 'SAR' }])
      expect(refused.body.message).toContain('200.00 SAR')
      const arabic = await as('Service Manager').post(
        `/appointments/${booking.id}/status`,
        { to: 'delivered', version: booking.version },
        { language: 'ar' },
      )
      expect(arabic.body.message).toMatch(/[؀-ۿ]/)
      expect((await shown())['status']).toBe('completed')
      expect((await deliver({}, as('Administrator'))).status).toBe(409)
    })

    it('is made once it is paid in parts, whatever of it at the counter', async () => {
      expect((await take(3000)).status).toBe(200)
      expect((await take(20_000, undefined, {}, 'card')).status).toBe(200)
      expect(await money()).toMatchObject({ total: whole, paid: whole, due: 0, waiting: 0 })
      expect((await deliver()).body.status).toBe('delivered')
    })

    it('is made where nothing is to be paid, also of what points have paid and for a test drive', async () => {
      booking = await ready({ totals: totalsOf([]), services: [] })
      expect((await deliver()).status).toBe(200)
      booking = await ready({ totals: { ...totalsOf([20_000]), byPoints: whole } })
      expect((await deliver()).status).toBe(200)
      booking = await ready({ type: 'testDrive', licenceChecked: true })
      expect((await deliver({}, as('Sales Manager'))).status).toBe(200)
    })

    it("is made unpaid with a manager's reason, which stays with its name in the row and in the history", async () => {
      const advisor = await signedIn(running().tenants.noor.advisorIds[0] ?? '')
      await running().services.engine.scoped('noor', (tx) =>
        sql`update appointments set "advisorId" = ${running().tenants.noor.advisorIds[0]} where id = ${booking.id}`.execute(tx),
      )
      expect((await deliver({ unpaidReason: 'Fleet account' }, advisor)).status).toBe(403)
      expect((await deliver({ unpaidReason: ' ' })).status).toBe(400)
      const { status, body } = await deliver({ unpaidReason: 'Fleet account' })
      const manager = running().tenants.noor.staff['Service Manager'].id
      expect([status, body.unpaidReason, body.unpaidById]).toEqual([200, 'Fleet account', manager])
      const { data } = (await as('Administrator').get(`/appointments/${booking.id}/history`)).body
      expect((data as Row[]).find(({ action }) => action === 'move')).toMatchObject({
        createdBy: manager,
        changes: { unpaidReason: { to: 'Fleet account' } },
      })
      // The customer pays later.
      expect((await take(whole)).status).toBe(200)
    })

    it('is not asked for where the tenant books payments elsewhere', async () => {
      const restore = await settingsOf(running())({ payBeforeHandover: false })
      expect((await deliver()).status).toBe(200)
      await restore()
      booking = await ready()
      const module = await maker.insert('modules', { module: 'payment', active: false })
      try {
        expect((await deliver()).status).toBe(200)
      } finally {
        await running().services.engine.scoped('noor', (tx) => sql`delete from modules where id = ${module.id}`.execute(tx))
      }
    })

    it('counts what the provider has promised, and not what its customer has merely begun', async () => {
      const { id, orderId } = await fixture.open(payer, booking)
      expect((await deliver()).body.code).toBe('notPaid')
      fixture.simulator.act(orderId, 'approve')
      await fixture.rest()
      expect(await money()).toMatchObject({ paid: whole, due: 0 })
      expect((await deliver()).status).toBe(200)
      await fixture.rest()
      expect(await fixture.shown(id)).toMatchObject({ state: 'fully_captured', capturedAmount: whole })
    })
  })

  describe('has money taken at the counter', () => {
    it('as a payment of its own, with a receipt and in the totals, and the provider is never asked', async () => {
      const { body } = await take(whole, undefined, {}, 'card')
      expect(body.row).toMatchObject({
        ...{ orderType: 'service', refId: booking.id, provider: 'card', amount: whole, capturedAmount: whole, state: 'fully_captured' },
        createdBy: running().tenants.noor.staff['Service Manager'].id,
      })
      const receipt = await as('Service Manager').get(`/documents/receipt/${body.row.id}?language=english`)
      expect(receipt.status).toBe(200)
      const day = '2026-11-22'
      const totals = (await as('Administrator').get(`/payment-totals?from=${day}&to=${day}`)).body.totals as Row[]
      const taken = totals.filter(({ state }) => state === 'fully_captured').reduce((sum, { captured }) => sum + Number(captured), 0)
      const { data } = (await as('Administrator').get('/payments?state=fully_captured&size=100')).body
      expect(taken).toBe((data as Row[]).reduce((sum, { capturedAmount }) => sum + Number(capturedAmount), 0))
      await as('Administrator').post('/payment-runs', {})
      await fixture.rest()
      const findings = (await as('Administrator').get('/paymentFindings?state=open&size=100')).body.data as Row[]
      expect(findings.filter(({ paymentId }) => paymentId === body.row.id)).toEqual([])
      expect(await fixture.shown(body.row.id)).toMatchObject({ state: 'fully_captured', version: 1 })
    })

    it('once, pressed twice with one key, and by two people at once', async () => {
      const twice = await Promise.all([take(whole, undefined, { key: 'a'.repeat(16) }), take(whole, undefined, { key: 'a'.repeat(16) })])
      expect(twice.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
      expect((await money()).payments).toHaveLength(1)
      booking = await ready()
      const both = await Promise.all([take(whole), take(whole, as('Administrator'))])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(await money()).toMatchObject({ paid: whole, due: 0 })
    })

    it('of no more than is due, of a car that has arrived, and of no cancelled booking or test drive', async () => {
      const over = await take(whole + 1)
      expect([over.status, Object.keys(over.body.fields as object)]).toEqual([400, ['amount']])
      for (const amount of [0, -5, 1.5]) expect((await take(amount)).status).toBe(400)
      expect((await take(whole, undefined, {}, 'tamara')).status).toBe(400)
      await take(whole)
      expect((await take(1)).body.code).toBe('alreadyPaid')
      for (const values of [{ status: 'pending' }, { status: 'pending', closure: 'cancelled' }, { type: 'testDrive' }]) {
        booking = await ready(values)
        expect((await take(whole, as('Administrator'))).body.code).toBe('moveNotAllowed')
      }
    })

    it('by those alone who may take payments for the booking', async () => {
      const [mine, other] = running().tenants.noor.advisorIds
      const advisor = await signedIn(mine ?? '')
      booking = await ready({ advisorId: other, createdBy: null })
      expect((await take(100, advisor)).status).toBe(403)
      expect((await advisor.get(`/appointments/${booking.id}/money`)).status).toBe(403)
      booking = await ready({ advisorId: mine, createdBy: null })
      expect((await take(100, advisor)).status).toBe(200)
      for (const role of ['Sales Manager', 'Fleet Sales', 'Parts Manager', 'General Inquiry'] as const)
        expect([role, [403, 404].includes((await take(100, as(role))).status)]).toEqual([role, true])
      expect((await take(100, running().admin('najd'))).status).toBe(404)
      expect((await money(as('Sales Manager'))).paid).toBe(100)
    })

    it('and handed back, which makes it due again', async () => {
      const { body } = await take(whole)
      const back = (amount: number, version: number, by = as('Administrator')) =>
        by.post(`/payments/${body.row.id}/refund`, { version, amount, reason: 'Wrong car' })
      expect((await back(1000, 1, as('Service Manager'))).status).toBe(403)
      const part = await back(1000, 1)
      expect(part.body.row).toMatchObject({ state: 'partially_refunded', refundedAmount: 1000 })
      expect((await back(whole, part.body.row.version)).status).toBe(400)
      expect((await deliver()).body.details).toEqual({ due: 1000, currency: 'SAR' })
      const rest = await back(whole - 1000, part.body.row.version)
      expect(rest.body.row).toMatchObject({ state: 'fully_refunded', refundedAmount: whole })
      expect((await back(1, rest.body.row.version)).body.code).toBe('moveNotAllowed')
      expect(await money()).toMatchObject({ paid: 0, due: whole })
    })

    it('which the customer then is not offered to pay again, and closes the order that they began', async () => {
      const { id } = await fixture.open(payer, booking)
      await take(whole)
      await fixture.rest()
      expect(await fixture.shown(id)).toMatchObject({ keepAmount: 0 })
      expect((await payer.sender.post('/landing-page/tamara-checkout', { orderType: 'service', refId: booking.id })).status).toBe(404)
      booking = await ready()
      await take(3000)
      const { orderId } = await fixture.open(payer, booking)
      expect(fixture.simulator.orders.get(orderId)).toMatchObject({ amount: 20_000 })
    })
  })

  describe('sends a link to pay', () => {
    it('to the customer with what is due, which opens paying for this booking alone', async () => {
      await running().services.engine.scoped('noor', (tx) =>
        sql`update appointments set "endAt" = "endAt" - interval '9 days', "startAt" = "startAt" - interval '9 days' where id = ${booking.id}`.execute(
          tx,
        ),
      )
      await take(3000)
      const { status } = await as('Service Manager').post(`/appointments/${booking.id}/payment-link`, {})
      expect(status).toBe(200)
      const { data } = (await as('Administrator').get('/messages?kind=paymentLink&size=20')).body
      const { ref } = (await shown()) as Stored & { ref: string }
      const sent = (data as { body: string }[]).find(({ body }) => body.includes(ref))
      expect(sent?.body).toContain('200.00 SAR')
      await take(20_000)
      expect((await as('Service Manager').post(`/appointments/${booking.id}/payment-link`, {})).body.code).toBe('alreadyPaid')
    })

    it('not where the customer cannot pay online', () =>
      switchFlag(running(), 'TAMARA_INTEGRATION', false, async () => {
        expect((await money()).online).toBe(false)
        expect((await as('Service Manager').post(`/appointments/${booking.id}/payment-link`, {})).body.code).toBe('featureOff')
      }))
  })

  describe('records', () => {
    it('the mileage, not less than on arrival, who signed, and nothing of another move', async () => {
      await take(whole)
      const less = await deliver({ mileageOut: 40_999 })
      expect([less.status, Object.keys(less.body.fields as object)]).toEqual([400, ['mileageOut']])
      const unknown = await deliver({ signature: '0197c0de-0000-7000-8000-000000000000' })
      expect([unknown.status, unknown.body.fields]).toEqual([404, { signature: expect.anything() }])
      const { token } = running().tenants.noor.staff['Service Manager']
      const { body: signature } = await sendFile(running().app, token, { kind: 'general' }, await pngOf())
      const { body } = await deliver({ mileageOut: 41_003, signedBy: 'Sara', signature: signature.id, qcFailReason: 'x' })
      expect(body).toMatchObject({ status: 'delivered', mileageOut: 41_003, signedBy: 'Sara', qcFailReason: null, unpaidById: null })
      expect(body.signature).toBe(signature.id)
    })

    it('nothing that is written another way', async () => {
      const { body } = await as('Administrator').put(`/appointments/${booking.id}`, {
        version: booking.version,
        ...{ mileageOut: 1, signedBy: 'x', unpaidReason: 'x' },
      })
      expect(body.code ?? 'kept').not.toBe('kept')
      expect(await shown()).toMatchObject({ mileageOut: null, signedBy: null, unpaidReason: null })
    })
  })
})
