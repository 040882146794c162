// Loyalty points: earned on delivery, redeemed on a booking within balance and amount, given back, and who may do what.
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { totalsOf, type Totals } from '../../src/schema/core/money.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { openSession } from '../../server/core/access/sessions.ts'
import type { Row } from '../../server/core/db/rows.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker, Stored } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import type { Extras, Sender } from '../core/server/requests.ts'
import { customer } from '../core/server/people.ts'

const oil = { code: 'OIL', name: { en: 'Oil', ar: 'زيت' }, price: 20_000, minutes: 15 }
const tyres = { code: 'TYRES', name: { en: 'Tyres', ar: 'إطارات' }, price: 20_000, minutes: 15 }

onServer('loyalty points', (running) => {
  let maker: Maker
  let customerId = ''
  beforeAll(() => {
    maker = makerOf(running())
  })
  const rules = (perUnit: number, value: number) =>
    running().services.engine.scoped('noor', (tx) =>
      sql`update settings set "loyaltyPointsPerUnit" = ${perUnit}, "loyaltyPointValue" = ${value}`.execute(tx),
    )
  beforeEach(async () => {
    await rules(1, 10)
    customerId = (await maker.insert('customers')).id
  })
  const as = (role: Word<'designation'>): Sender => running().as({ token: running().tenants.noor.staff[role].token })
  const advisor = (id: string): Promise<Sender> =>
    running().services.engine.scoped('noor', async (tx) =>
      running().as({ token: await openSession(tx, 'noor', { audience: 'staff', subjectId: id }, running().services.now()) }),
    )
  // 200.00 before VAT, 230.00 with it. One slot, also with another service, so that no change looks for another time.
  const booking = ({ startAt = '2026-12-06T07:00:00.000Z', ...values }: Row & { startAt?: string } = {}) =>
    maker.insert('appointments', {
      ...{ startAt, endAt: new Date(Date.parse(startAt) + 30 * 60_000).toISOString() },
      ...{ type: 'service', status: 'pending', closure: 'none', customerId, vehicleId: null, locationId: running().tenants.noor.branchId },
      ...{ services: [oil], totals: totalsOf([oil.price]), advisorId: running().tenants.noor.advisorIds[0], promotionId: null },
      ...values,
    })
  const deliver = async ({ id }: Stored) => {
    const { due, takable } = (await as('Administrator').get(`/appointments/${id}/money`)).body
    if (takable && due > 0) await as('Administrator').post(`/appointments/${id}/payments`, { provider: 'cash', amount: due })
    const { version } = (await as('Administrator').get(`/appointments/${id}`)).body as Stored
    return as('Administrator').post(`/appointments/${id}/status`, { to: 'delivered', version })
  }
  const redeem = (row: Stored, points: number, by = as('Service Manager'), extras: Extras = {}) =>
    by.post(`/appointments/${row.id}/redeem-points`, { points }, extras)
  const give = async (points: number) => {
    const { status } = await as('Administrator').post(`/customers/${customerId}/adjust-points`, { points, note: 'Welcome' })
    expect(status).toBe(200)
  }
  const balance = async (): Promise<number> => (await as('Administrator').get(`/customers/${customerId}/points`)).body.balance
  const entries = async () => {
    const { body } = await as('Administrator').get(`/loyaltyEntries?customerId=${customerId}&sort=createdAt&order=ASC`)
    return (body.data as Row[]).map(({ kind, points }) => [kind, points])
  }
  const totals = async ({ id }: Stored) => ((await as('Administrator').get(`/appointments/${id}`)).body as { totals: Totals }).totals
  const close = async ({ id }: Stored, closure: 'cancelled' | 'noShow') => {
    const { version } = (await as('Administrator').get(`/appointments/${id}`)).body as Stored
    return as('Administrator').post(`/appointments/${id}/closure`, { closure, closeReason: 'Ill', version })
  }

  it('are earned when a booking is delivered, once, for what was paid with money, VAT included', async () => {
    await give(300)
    const row = await booking({ status: 'completed' })
    expect((await redeem(row, 300)).status).toBe(200)
    expect((await deliver(row)).status).toBe(200)
    expect(await entries()).toEqual([
      ['adjusted', 300],
      ['redeemed', -300],
      ['earned', 200],
    ])
    // The status as it was, by other means: the second delivery earns nothing.
    await running().services.engine.scoped('noor', (tx) =>
      sql`update appointments set status = 'completed' where id = ${row.id}`.execute(tx),
    )
    expect((await deliver(row)).status).toBe(200)
    expect(await balance()).toBe(200)
  })

  it('are not earned for a test drive, while the rule is 0, or while the module is switched off', async () => {
    await deliver(await booking({ status: 'completed', type: 'testDrive', licenceChecked: true }))
    await rules(0, 10)
    await deliver(await booking({ status: 'completed' }))
    await rules(1, 10)
    const module = await maker.insert('modules', { module: 'loyaltyRedeem', active: false })
    try {
      const row = await booking({ status: 'completed' })
      expect((await deliver(row)).status).toBe(200)
      expect((await redeem(row, 1)).status).toBe(404)
      expect((await as('Administrator').get(`/customers/${customerId}/points`)).status).toBe(404)
      expect((await as('Administrator').get(`/loyaltyEntries`)).status).toBe(404)
    } finally {
      await running().services.engine.scoped('noor', (tx) => sql`delete from modules where id = ${module.id}`.execute(tx))
    }
    expect(await entries()).toEqual([])
  })

  it('reduce what is to be paid, and stay when the services change', async () => {
    await give(500)
    const row = await booking()
    const { status, body } = await redeem(row, 500)
    expect([status, body.row.totals]).toEqual([200, { ...totalsOf([oil.price]), byPoints: 5000 }])
    const changed = await as('Administrator').put(`/appointments/${row.id}`, { services: [oil, tyres], version: body.row.version })
    expect([changed.status, changed.body.totals]).toEqual([200, { ...totalsOf([oil.price, tyres.price]), byPoints: 5000 }])
    expect(await balance()).toBe(0)
  })

  it('go back to the customer as far as the booking becomes cheaper than what was paid with them', async () => {
    await give(3000)
    const row = await booking()
    const { body } = await redeem(row, 2300)
    expect(body.row.totals.byPoints).toBe(23_000)
    const cheaper = { ...oil, price: 10_000 }
    const changed = await as('Administrator').put(`/appointments/${row.id}`, { services: [cheaper], version: body.row.version })
    expect([changed.status, changed.body.totals]).toEqual([200, { ...totalsOf([10_000]), byPoints: 11_500 }])
    expect(await balance()).toBe(700 + 1150)
    expect((await entries()).at(-1)).toEqual(['reversed', 1150])
  })

  it('cannot be redeemed beyond the balance, the amount still to be paid, or the end of the booking', async () => {
    await give(10_000)
    const row = await booking()
    const over = await redeem(row, 2301)
    expect([over.status, Object.keys(over.body.fields)]).toEqual([400, ['points']])
    await maker.insert('payments', {
      ...{ orderType: 'service', refId: row.id, customerId, provider: 'tamara', state: 'authorised', amount: 20_000 },
      ...{ capturedAmount: 0, refundedAmount: 0, canceledAmount: 0, keepAmount: null },
    })
    expect((await as('Service Manager').get(`/appointments/${row.id}/points`)).body).toEqual({
      ...{ balance: 10_000, pointValue: 10, due: 3000, currency: 'SAR', limit: 300 },
    })
    expect((await redeem(row, 301)).status).toBe(400)
    expect((await redeem(row, 300)).status).toBe(200)
    expect((await redeem(row, 1)).status).toBe(400)
    for (const points of [0, -5, 1.5]) expect((await redeem(await booking(), points)).status).toBe(400)
    const dear = await booking({ totals: totalsOf([2_000_000]) })
    expect((await redeem(dear, 9701)).status).toBe(400)
    expect((await redeem(await booking({ status: 'delivered' }), 1)).status).toBe(409)
    expect((await redeem(await booking({ closure: 'cancelled' }), 1)).status).toBe(409)
    await rules(1, 0)
    expect((await redeem(await booking(), 1)).status).toBe(400)
    expect(await balance()).toBe(9700)
  })

  it('are spent once, however many redeem them at the same time, and once for one key', async () => {
    await give(100)
    const rows = await Promise.all(Array.from({ length: 4 }, () => booking()))
    const statuses = await Promise.all([...rows, ...rows].map(async (row) => (await redeem(row, 60)).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400)).toHaveLength(7)
    expect(await balance()).toBe(40)
    const key = crypto.randomUUID()
    const row = await booking()
    for (let time = 0; time < 2; time += 1) expect((await redeem(row, 40, as('Service Manager'), { key })).status).toBe(200)
    expect(await balance()).toBe(0)
    expect((await totals(row)).byPoints).toBe(400)
  })

  it.each(['cancelled', 'noShow'] as const)('go back when the booking is closed as %s', async (closure) => {
    await give(200)
    const row = await booking({ startAt: new Date(running().clock.now.getTime() - 3_600_000).toISOString() })
    expect((await redeem(row, 50)).status).toBe(200)
    expect((await redeem(row, 70)).status).toBe(200)
    expect((await close(row, closure)).status).toBe(200)
    expect(await balance()).toBe(200)
    expect((await entries()).at(-1)).toEqual(['reversed', 120])
  })

  it('leave the rest of a booking to instalments, and take no more at delivery', async () => {
    const payer = await customer(running())
    customerId = payer.id
    await give(2300)
    const row = await booking({ vehicleId: payer.vehicleId })
    const offered = async () => ((await payer.sender.get('/landing-page/tamara-offers')).body.data as Row[]).map(({ amount }) => amount)
    expect(await offered()).toEqual([23_000])
    await redeem(row, 800)
    expect(await offered()).toEqual([15_000])
    const payment = await maker.insert('payments', {
      ...{ orderType: 'service', refId: row.id, customerId, provider: 'tamara', state: 'authorised', amount: 20_000, captureAt: null },
      ...{ capturedAmount: 0, refundedAmount: 0, canceledAmount: 0, keepAmount: null },
    })
    await running().services.engine.scoped('noor', (tx) =>
      sql`update appointments set status = 'completed' where id = ${row.id}`.execute(tx),
    )
    await deliver(row)
    expect((await as('Administrator').get(`/payments/${payment.id}`)).body).toMatchObject({ keepAmount: 15_000 })
  })

  it('are for whom the table names: managers of service, administrators, and advisors on their own bookings', async () => {
    await give(1000)
    const [mine, other] = running().tenants.noor.advisorIds
    const own = await booking({ advisorId: mine, createdBy: null })
    const theirs = await booking({ advisorId: other, createdBy: null })
    const someone = await advisor(mine)
    expect((await redeem(own, 10, someone)).status).toBe(200)
    expect((await redeem(theirs, 10, someone)).status).toBe(403)
    expect((await someone.get(`/appointments/${theirs.id}/points`)).status).toBe(403)
    expect((await someone.get(`/customers/${customerId}/points`)).body).toEqual({ balance: 990 })
    const stranger = await maker.insert('customers')
    await maker.insert('loyaltyEntries', { customerId: stranger.id, appointmentId: null, kind: 'adjusted', points: 5 })
    expect((await someone.get(`/loyaltyEntries?customerId=${stranger.id}`)).body.total).toBe(0)
    expect((await someone.get(`/loyaltyEntries?customerId=${customerId}`)).body.total).toBe(2)
    expect((await someone.post(`/customers/${customerId}/adjust-points`, { points: 5, note: 'x' })).status).toBe(403)
    expect((await redeem(own, 10, as('Sales Manager'))).status).toBe(403)
    expect((await as('Sales Manager').get(`/customers/${customerId}/points`)).body).toEqual({ balance: 990 })
    for (const role of ['Fleet Sales', 'Broker Sales', 'General Inquiry', 'Parts Manager'] as const) {
      expect([403, 404]).toContain((await redeem(own, 10, as(role))).status)
      expect((await as(role).get('/loyaltyEntries')).status).toBe(403)
    }
    expect((await redeem(own, 10, as('Administrator'))).status).toBe(200)
    const adjust = (role: Word<'designation'>) => as(role).post(`/customers/${customerId}/adjust-points`, { points: 5, note: 'x' })
    expect((await adjust('Service Manager')).status).toBe(403)
    expect((await redeem(own, 10, running().admin('najd'))).status).toBe(404)
  })

  it('are corrected by administrators with a reason, not below zero, and every entry is audited and stays', async () => {
    await give(30)
    const adjust = (points: number, note: string) => as('Administrator').post(`/customers/${customerId}/adjust-points`, { points, note })
    expect((await adjust(0, 'x')).body.fields).toHaveProperty('points')
    expect((await adjust(5, ' ')).body.fields).toHaveProperty('note')
    expect((await adjust(-31, 'Mistake')).body.fields).toHaveProperty('points')
    const { body } = await adjust(-10, 'Mistake')
    expect([body.row.points, await balance()]).toEqual([-10, 20])
    const history = await as('Administrator').get(`/loyaltyEntries/${body.row.id}/history`)
    expect(history.body.data).toEqual([
      expect.objectContaining({ action: 'create', actorKind: 'staff', createdBy: running().tenants.noor.staff.Administrator.id }),
    ])
    expect((await as('Administrator').put(`/loyaltyEntries/${body.row.id}`, { points: 9, version: 1 })).status).toBe(404)
    expect((await as('Administrator').delete(`/loyaltyEntries/${body.row.id}?version=1`)).status).toBe(404)
    expect((await as('Administrator').post('/loyaltyEntries', { customerId, kind: 'adjusted', points: 9 })).status).toBe(404)
  })

  it('keep a booking from being deleted, and go with the customer when two records are merged', async () => {
    await give(100)
    const row = await booking()
    await redeem(row, 10)
    const { version } = (await as('Administrator').get(`/appointments/${row.id}`)).body as Stored
    expect((await as('Administrator').delete(`/appointments/${row.id}?version=${version}`)).status).toBe(409)
    const kept = await maker.insert('customers')
    const merged = await as('Administrator').post(`/customers/${kept.id}/merge`, {
      ...{ version: kept.version, otherId: customerId, otherVersion: 1 },
    })
    expect(merged.status).toBe(200)
    expect((await as('Administrator').get(`/customers/${kept.id}/points`)).body).toEqual({ balance: 90 })
  })
})
