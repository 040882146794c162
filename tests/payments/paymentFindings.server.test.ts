// Reconciliation: differences between stored payments and the provider's orders are found at night, reported to staff once, and closed
// once they agree; and the totals that staff see.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { reconcileNightly, startReconciling } from '../../server/payments/reconcile.ts'
import { makeNoticeToken } from '../../server/payments/gateways/noticeToken.ts'
import type { Row } from '../../server/core/db/rows.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import type { TestCustomer } from '../core/server/people.ts'
import { openTamaraFixture, type PaymentFixture } from '../core/server/paymentFixture.ts'

const hour = 3_600_000

onServer('the comparison with the provider', (running) => {
  let fixture: PaymentFixture
  let payer: TestCustomer
  beforeAll(async () => {
    fixture = await openTamaraFixture(running())
    payer = await fixture.payer()
  })
  afterAll(() => fixture.close())
  beforeEach(() => {
    running().clock.now = firstMorning
    Object.assign(fixture.simulator.mood, { slow: 0, failing: 0 })
    Object.assign(fixture.simulator.notices.mood, { held: false, lost: true, times: 1, reversed: false })
  })
  const later = (milliseconds: number) => (running().clock.now = new Date(running().clock.now.getTime() + milliseconds))
  const compare = async () => {
    const { services } = running()
    await services.engine.scoped('noor', (tx) => startReconciling(services, tx))
    await fixture.rest()
  }
  const of = async (orderId: string) => {
    const { data } = (await running().admin().get(`/paymentFindings?orderId=${orderId}`)).body as { data: Row[] }
    return data.map(({ kind, state }) => [kind, state])
  }
  const write = (query: ReturnType<typeof sql>) => running().services.engine.scoped('noor', (tx) => query.execute(tx))
  const as = (designation: 'Sales Manager' | 'Service Manager' | 'Fleet Sales') =>
    running().as({ token: running().tenants.noor.staff[designation].token })

  const details = async () => {
    const { rows } = await running().services.engine.scoped('noor', (tx) =>
      sql<{ id: string }>`select "rowId" as id from notifications where kind = 'paymentFinding' group by 1`.execute(tx),
    )
    return rows.length
  }

  it('updates payments that no webhook reported, and reports orders that are missing or differ from ours', async () => {
    const [fresh, gone, other] = [await opened(), await opened(), await opened()]
    fixture.simulator.act(fresh.orderId, 'approve')
    const kept = fixture.simulator.orders.get(gone.orderId)
    fixture.simulator.orders.delete(gone.orderId)
    await write(sql`update payments set amount = amount + 1 where id = ${other.id}`)
    await compare()
    expect(await fixture.shown(fresh.id)).toMatchObject({ state: 'authorised' })
    expect(await of(gone.orderId)).toEqual([['missingOrder', 'open']])
    expect(await of(other.orderId)).toEqual([['differs', 'open']])
    const { body } = await running().admin().get('/payment-totals?from=2026-11-22&to=2026-11-22')
    expect(body).toMatchObject({ openFindings: 2, busy: false, lastRun: { findings: 2, unread: 0 } })
    expect(body.lastRun.checked).toBeGreaterThanOrEqual(3)
    await compare()
    expect(await details()).toBe(2)
    if (kept) fixture.simulator.orders.set(gone.orderId, kept)
    await write(sql`update payments set amount = amount - 1 where id = ${other.id}`)
    await compare()
    expect([await of(gone.orderId), await of(other.orderId)]).toEqual([[['missingOrder', 'resolved']], [['differs', 'resolved']]])
  })

  it('tells of an order that only the provider knows, and closes it once nothing can be paid for it', async () => {
    const order = await opened()
    const stranger = { ...fixture.simulator.orders.get(order.orderId)!, id: 'stranger-1', checkoutId: 'c-1', reference: 'of nobody' }
    fixture.simulator.adopt(stranger)
    const token = makeNoticeToken('notices-noor', running().services.now())
    const notice = { order_id: stranger.id, order_reference_id: 'of nobody', order_number: '1', event_type: 'order_approved', data: [] }
    await running()
      .as({ headers: { authorization: `Bearer ${token}` } })
      .post('/webhooks/tamara/noor', notice)
    await compare()
    const found = (await running().admin().get('/paymentFindings?orderId=stranger-1')).body.data[0]
    expect(found).toMatchObject({ kind: 'unknownOrder', state: 'open', providerState: 'new', amount: stranger.amount })
    expect((await as('Sales Manager').post(`/paymentFindings/${found.id}/resolve`, { version: found.version, note: 'x' })).status).toBe(403)
    expect((await running().admin('najd').post(`/paymentFindings/${found.id}/resolve`, { version: found.version, note: 'x' })).status).toBe(
      404,
    )
    const done = await as('Service Manager').post(`/paymentFindings/${found.id}/resolve`, {
      version: found.version,
      note: 'A test of ours',
    })
    expect(done.body.row).toMatchObject({ state: 'resolved', note: 'A test of ours' })
    await running()
      .as({ headers: { authorization: `Bearer ${token}` } })
      .post('/webhooks/tamara/noor', { ...notice, event_type: 'order_expired' })
    expect(await of('stranger-1')).toEqual([['unknownOrder', 'open']])
    fixture.simulator.act(stranger.id, 'expire')
    await compare()
    expect(await of('stranger-1')).toEqual([['unknownOrder', 'resolved']])
  })

  it('counts what the provider would not tell, and goes on where it was cut', async () => {
    await opened()
    fixture.simulator.mood.failing = 1
    await compare()
    const { lastRun } = (await running().admin().get('/payment-totals?from=2026-11-22&to=2026-11-22')).body
    expect(lastRun.unread).toBe(1)
  })

  it('begins by itself once a night, where there is an account', async () => {
    const { services } = running()
    const runs = async (tenant: 'noor' | 'najd') => (await running().admin(tenant).get('/paymentRuns?size=100')).body.total as number
    const before = await runs('noor')
    later(20 * hour)
    for (let time = 0; time < 2; time += 1) {
      await reconcileNightly(services, 'noor', services.now())
      await fixture.rest()
      later(60_000)
    }
    running().clock.now = firstMorning
    expect(await runs('noor')).toBe(before + 1)
    await services.engine.scoped('najd', (tx) => sql`update settings set "tamaraToken" = null`.execute(tx))
    await reconcileNightly(services, 'najd', services.now())
    expect(await runs('najd')).toBe(0)
  })

  it('adds up by day and state for those who may list payments, in whole minor units', async () => {
    const path = '/payment-totals?from=2026-11-22&to=2026-11-22'
    const { totals } = (await as('Sales Manager').get(path)).body as { totals: Row[] }
    const { rows } = await running().services.engine.scoped('noor', (tx) =>
      sql<{ sum: number }>`select sum(amount)::int8 as sum from payments where "createdAt" < '2026-11-22T21:00:00Z'`.execute(tx),
    )
    expect(totals.every(({ day, currency }) => day === '2026-11-22' && currency === 'SAR')).toBe(true)
    expect(totals.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(Number(rows[0]?.sum))
    expect((await as('Fleet Sales').get(path)).status).toBe(403)
    expect((await as('Sales Manager').post('/payment-runs', {})).status).toBe(403)
    expect((await as('Sales Manager').get('/payment-totals?from=2026-11-22&to=2026-11-21')).status).toBe(400)
  })

  async function opened() {
    return fixture.open(payer, await fixture.booking(payer))
  }
})
