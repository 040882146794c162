// Whatever happens in whatever order, the house and the provider say the same after one look at every open order.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paymentStates } from '../../src/schema/paymentStates.ts'
import { startReconciling } from '../../server/actions/payments/reconcile.ts'
import { nextDeed } from '../../src/schema/paymentDeeds.ts'
import type { Row } from '../../server/db/rows.ts'
import { eachHouse } from './eachHouse.ts'
import { firstMorning } from './house.ts'
import type { TestCustomer } from './people.ts'
import { openTamaraDesk, type TamaraDesk } from './tamaraDesk.ts'

const day = 86_400_000
type Booking = { id: string; version: number }
interface Story {
  desk: TamaraDesk
  payer: TestCustomer
  booking: Booking
  order: { id: string; orderId: string }
}
const happenings = [
  'approve',
  'decline',
  'hold',
  'expire',
  'deliver',
  'cancelBooking',
  'cancelOrder',
  'capture',
  'refundByStaff',
  'refundAtProvider',
  'rest',
  'deliverNotices',
  'failOnce',
  'failOften',
  'hour',
  'dieAfterDeed',
  'reconcile',
] as const

eachHouse('the house and the provider', (running) => {
  let desk: TamaraDesk
  let payer: TestCustomer
  let dying = false
  beforeAll(async () => {
    desk = await openTamaraDesk(running())
    payer = await desk.payer()
    const { house } = running()
    const whole = house.payments
    const mortal =
      <A extends unknown[]>(deed: (...given: A) => Promise<void>) =>
      async (...given: A) => {
        await deed(...given)
        if (!dying) return
        dying = false
        throw new Error('The process is gone.')
      }
    const { authorise, cancel, capture, refund } = whole
    house.payments = {
      ...whole,
      authorise: mortal(authorise),
      cancel: mortal(cancel),
      capture: mortal(capture),
      refund: mortal(refund),
    }
  })
  afterAll(() => desk.close())
  const later = (milliseconds: number) => (running().clock.now = new Date(running().clock.now.getTime() + milliseconds))

  /** Each as somebody would do it; what is refused at that moment is refused. */
  const happen: Record<(typeof happenings)[number], (story: Story) => Promise<unknown> | unknown> = {
    approve: ({ order }) => desk.simulator.act(order.orderId, 'approve'),
    decline: ({ order }) => desk.simulator.act(order.orderId, 'decline'),
    hold: ({ order }) => desk.simulator.act(order.orderId, 'hold'),
    expire: ({ order }) => desk.simulator.act(order.orderId, 'expire'),
    deliver: ({ booking }) => running().admin().post(`/appointments/${booking.id}/status`, { to: 'delivered', version: booking.version }),
    cancelBooking: ({ booking }) =>
      running().admin().post(`/appointments/${booking.id}/closure`, { closure: 'cancelled', closeReason: 'x', version: booking.version }),
    cancelOrder: ({ order }) => payer.sender.post('/landing-page/tamara-order-cancel', { orderId: order.id, reason: 'x' }),
    capture: async ({ order }) =>
      running()
        .admin()
        .post(`/payments/${order.id}/capture`, { version: (await desk.shown(order.id)).version }),
    refundByStaff: async ({ order }) =>
      running()
        .admin()
        .post(`/payments/${order.id}/refund`, { version: (await desk.shown(order.id)).version, amount: 1000, reason: 'x' }),
    refundAtProvider: ({ order }) => desk.simulator.act(order.orderId, 'refund', 500),
    rest: () => desk.rest(),
    deliverNotices: () => desk.simulator.notices.deliver(),
    failOnce: () => void (desk.simulator.mood.failing = 1),
    failOften: () => void (desk.simulator.mood.failing = 6),
    hour: () => void later(3_600_000),
    // The process is gone right after the provider did what it asked for, and its turn stays taken.
    dieAfterDeed: () => void (dying = true),
    reconcile: async () => {
      const { house } = running()
      await house.engine.scoped('noor', (tx) => startReconciling(house, tx))
      await desk.rest()
    },
  }

  it('agree after one look, and nothing is left to do', async () => {
    const mood = fc.record({ times: fc.constantFrom(1, 2), reversed: fc.boolean(), held: fc.boolean(), lost: fc.boolean() })
    const status = fc.constantFrom('pending', 'completed')
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...happenings), { minLength: 2, maxLength: 9 }),
        mood,
        status,
        async (what, notices, at) => {
          running().clock.now = firstMorning
          Object.assign(desk.simulator.mood, { slow: 0, failing: 0 })
          Object.assign(desk.simulator.notices.mood, notices)
          const booking = (await desk.booking(payer, { status: at })) as unknown as Booking
          const order = await desk.open(payer, booking as never)
          for (const one of what) await happen[one]({ desk, payer, booking, order })
          desk.simulator.mood.failing = 0
          dying = false
          later(day + 3_600_000)
          await desk.look()
          running().clock.now = firstMorning
          const shown = await desk.shown(order.id)
          const theirs = desk.simulator.orders.get(order.orderId)
          expect({ what, ours: sums(shown) }).toEqual({
            what,
            ours:
              theirs &&
              sums({
                ...theirs,
                state: theirs.status,
                capturedAmount: theirs.captured,
                refundedAmount: theirs.refunded,
                canceledAmount: theirs.canceled,
              }),
          })
          expect({ what, left: nextDeed(shown as unknown as Parameters<typeof nextDeed>[0]) }).toEqual({ what, left: undefined })
          const { phase } = paymentStates[shown['state'] as keyof typeof paymentStates]
          // Nobody pays for what was called off, and nobody pays twice.
          if (shown['keepAmount'] === 0 && phase !== 'asked')
            expect(Number(shown['capturedAmount']) - Number(shown['refundedAmount'])).toBe(0)
          expect(Number(shown['capturedAmount']) + Number(shown['canceledAmount'])).toBeLessThanOrEqual(Number(shown['amount']))
        },
      ),
      { numRuns: 15, seed: 20_261_121, endOnFailure: true },
    )
  }, 120_000)
})

const sums = (row: Row) =>
  Object.fromEntries(['state', 'capturedAmount', 'refundedAmount', 'canceledAmount'].map((name) => [name, row[name]]))
