// After any sequence of events about a booking's deposit, both sides agree on the money, and the booking says the truth about it.
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { markMissed } from '../../server/appointments/deposits/markMissed.ts'
import type { Row } from '../../server/core/db/rows.ts'
import { startReconciling } from '../../server/payments/reconcile.ts'
import type { MoyasarSimulator } from '../../server/payments/simulators/moyasarSimulator.ts'
import { nextPaymentStep } from '../../src/schema/payments/paymentSteps.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import type { TestCustomer } from '../core/server/people.ts'
import { settingsOf } from '../core/server/settingsOf.ts'
import { openMoyasarFixture, type PaymentFixture } from '../core/server/paymentFixture.ts'
import { deposit, depositsOf } from './depositFixture.ts'

const happenings = [
  ...(['open', 'pay', 'pay', 'payTwice', 'fail', 'expire', 'deliverNotices', 'rest', 'wait', 'release'] as const),
  ...([
    'cancelByCustomer',
    'cancelByDealership',
    'missed',
    'refundOver',
    'waive',
    'cancelOrder',
    'failOnce',
    'failOften',
    'reconcile',
  ] as const),
]

onServer('deposits and their gateway', (running) => {
  let fixture: PaymentFixture<MoyasarSimulator>
  let payer: TestCustomer
  beforeAll(async () => {
    fixture = await openMoyasarFixture(running())
    payer = await fixture.payer()
    await settingsOf(running())({ missedAfterMinutes: 60 })
  })
  afterAll(() => fixture.close())
  const one = depositsOf(running, () => fixture)
  const ordersOf = (id: string) =>
    one.scoped<{ id: string; orderId: string }>(
      sql`select id, "providerOrderId" as "orderId" from payments where "refId" = ${id} and "providerOrderId" is not null order by "createdAt"`,
    )
  const act = async (id: string, action: 'approve' | 'decline' | 'expire', which = -1) => {
    const order = (await ordersOf(id)).at(which)
    if (order) fixture.simulator.act(order.orderId, action)
  }
  const present = async (id: string) =>
    (await one.scoped<{ version: number; startAt: Date }>(sql`select version, "startAt" from appointments where id = ${id}`))[0]
  const atBooking = async (id: string, path: string, values: object) =>
    running()
      .admin()
      .post(`/appointments/${id}/${path}`, { ...values, version: (await present(id))?.version })

  /** Actions as people, schedules and the provider take them; invalid ones are refused. */
  const happen: Record<(typeof happenings)[number], (id: string) => Promise<unknown> | unknown> = {
    open: (id) => payer.sender.post('/landing-page/tamara-checkout', { orderType: 'service', refId: id, provider: 'moyasar' }),
    pay: (id) => act(id, 'approve'),
    payTwice: async (id) => {
      await act(id, 'approve', 0)
      await act(id, 'approve')
    },
    fail: (id) => act(id, 'decline'),
    expire: (id) => act(id, 'expire'),
    deliverNotices: () => fixture.simulator.notices.deliver(),
    rest: () => fixture.rest(),
    wait: () => one.later(16),
    release: () => one.release(),
    cancelByCustomer: async (id) =>
      payer.sender.post('/landing-page/delete-appointment', { id, version: (await present(id))?.version, reason: 'x' }),
    cancelByDealership: (id) => atBooking(id, 'closure', { closure: 'cancelled', closeReason: 'x', byDealership: true }),
    missed: async (id) =>
      markMissed(running().services, 'noor', new Date(new Date((await present(id))?.startAt ?? 0).getTime() + 86_400_000)),
    refundOver: (id) =>
      one.scoped(sql`update appointments set "depositRefundUntil" = ${new Date(running().clock.now.getTime() - 60_000).toISOString()}
        where id = ${id}`),
    waive: (id) => atBooking(id, 'waive-deposit', { reason: 'x' }),
    cancelOrder: async (id) => {
      const order = (await ordersOf(id)).at(-1)
      if (order) await payer.sender.post('/landing-page/tamara-order-cancel', { orderId: order.id, reason: 'x' })
    },
    failOnce: () => void (fixture.simulator.mood.failing = 1),
    failOften: () => void (fixture.simulator.mood.failing = 6),
    reconcile: async () => {
      const { services } = running()
      await services.engine.scoped('noor', (tx) => startReconciling(services, tx))
      await fixture.rest()
    },
  }

  it('agree after one look: paid or kept is the whole deposit once, and otherwise all of it went back', async () => {
    const mood = fc.record({ times: fc.constantFrom(1, 2), reversed: fc.boolean(), held: fc.boolean(), lost: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...happenings), { minLength: 3, maxLength: 9 }), mood, async (what, notices) => {
        running().clock.now = firstMorning
        Object.assign(fixture.simulator.mood, { slow: 0, failing: 0 })
        Object.assign(fixture.simulator.notices.mood, notices)
        const at = (minutes: number) => new Date(firstMorning.getTime() + minutes * 60_000).toISOString()
        const rule = { deposit, depositState: 'awaiting', depositDueAt: at(30), depositRefundUntil: at(24 * 60) }
        const { id } = await fixture.booking(payer, rule)
        await happen.open(id)
        for (const thing of what) await happen[thing](id)
        fixture.simulator.mood.failing = 0
        one.later(24 * 60)
        await fixture.look()
        await one.release()
        await fixture.look()
        running().clock.now = firstMorning
        const booking = await one.shown(id)
        const state = String(booking['depositState'])
        const orders = await Promise.all((await ordersOf(id)).map(async (order) => ({ ...order, shown: await fixture.shown(order.id) })))
        let kept = 0
        let paid = 0
        for (const { orderId, shown } of orders) {
          expect({ what, ours: sums(shown) }).toEqual({ what, ours: fixture.theirs(orderId) })
          expect({ what, left: nextPaymentStep(shown as unknown as Parameters<typeof nextPaymentStep>[0]) }).toEqual({
            what,
            left: undefined,
          })
          const left = Number(shown['capturedAmount']) - Number(shown['refundedAmount'])
          // What was paid besides, once the deposit was paid or waived, goes back with a cancellation.
          if (!shown['deposit']) {
            if (booking['closure'] === 'cancelled') expect({ what, left }).toEqual({ what, left: 0 })
            continue
          }
          kept += left
          if (Number(shown['capturedAmount']) > 0) paid += 1
        }
        // No time is held for ever, and none is both confirmed and free.
        expect({ what, state }).toEqual({ what, state: expect.stringMatching(/^(paid|waived|lapsed|kept|returned)$/) })
        expect({ what, state, kept }).toEqual({ what, state, kept: state === 'paid' || state === 'kept' ? deposit : 0 })
        const closed = booking['closure'] !== 'none'
        if (state !== 'waived') expect({ what, state, closed }).toEqual({ what, state, closed: state !== 'paid' })
        const kinds = await one.scoped<{ kind: string }>(sql`select kind from messages where "rowId" = ${id}`)
        const count = (kind: string) => kinds.filter((each) => each.kind === kind).length
        // Who paid is notified of the booking or of the refund, once for each payment.
        expect({ what, state, received: count('depositReceived') }).toEqual({
          ...{ what, state },
          received: ['paid', 'kept', 'returned'].includes(state) ? 1 : 0,
        })
        expect({ what, state, late: count('depositLate') }).toEqual({ what, state, late: state === 'lapsed' ? paid : 0 })
      }),
      { numRuns: 10, seed: 20_261_129, endOnFailure: true },
    )
  }, 120_000)
})

const sums = (row: Row) =>
  Object.fromEntries(['state', 'capturedAmount', 'refundedAmount', 'canceledAmount'].map((name) => [name, row[name]]))
