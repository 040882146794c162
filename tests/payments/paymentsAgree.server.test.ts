// After any sequence of events, the dealership and each gateway agree once every open order has been checked: the same test for all of them.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gatewayNames } from '../../src/schema/payments/online.ts'
import { paymentStates } from '../../src/schema/payments/paymentStates.ts'
import { startReconciling } from '../../server/payments/reconcile.ts'
import { nextPaymentStep } from '../../src/schema/payments/paymentSteps.ts'
import type { Row } from '../../server/core/db/rows.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import type { TestCustomer } from '../core/server/people.ts'
import type { MoyasarSimulator } from '../../server/payments/simulators/moyasarSimulator.ts'
import type { TamaraSimulator } from '../../server/payments/simulators/simulator.ts'
import { openMoyasarFixture, openTamaraFixture, type PaymentFixture } from '../core/server/paymentFixture.ts'

const day = 86_400_000
type Booking = { id: string; version: number }
interface Story {
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
  'dieAfterStep',
  'reconcile',
] as const

const fixtures = { tamara: openTamaraFixture, moyasar: openMoyasarFixture } as const

onServer('the dealership and its gateways', (running) =>
  describe.each(gatewayNames)('with %s', (gateway) => {
    let fixture: PaymentFixture<TamaraSimulator | MoyasarSimulator>
    let payer: TestCustomer
    let dying = false
    beforeAll(async () => {
      fixture = await fixtures[gateway](running())
      payer = await fixture.payer()
      const { services } = running()
      const whole = services.payments[gateway]
      const mortal =
        <A extends unknown[]>(step: (...given: A) => Promise<void>) =>
        async (...given: A) => {
          await step(...given)
          if (!dying) return
          dying = false
          throw new Error('The process is gone.')
        }
      const { cancel, refund, promise } = whole
      services.payments = {
        ...services.payments,
        [gateway]: {
          ...whole,
          cancel: mortal(cancel),
          refund: mortal(refund),
          ...(promise && { promise: { authorise: mortal(promise.authorise), capture: mortal(promise.capture) } }),
        },
      }
    })
    afterAll(() => fixture.close())
    const later = (milliseconds: number) => (running().clock.now = new Date(running().clock.now.getTime() + milliseconds))

    /** Actions as people and the provider take them; invalid ones are refused. */
    const happen: Record<(typeof happenings)[number], (story: Story) => Promise<unknown> | unknown> = {
      approve: ({ order }) => fixture.simulator.act(order.orderId, 'approve'),
      decline: ({ order }) => fixture.simulator.act(order.orderId, 'decline'),
      hold: ({ order }) => fixture.simulator.act(order.orderId, 'hold'),
      expire: ({ order }) => fixture.simulator.act(order.orderId, 'expire'),
      deliver: ({ booking }) => running().admin().post(`/appointments/${booking.id}/status`, { to: 'delivered', version: booking.version }),
      cancelBooking: ({ booking }) =>
        running().admin().post(`/appointments/${booking.id}/closure`, { closure: 'cancelled', closeReason: 'x', version: booking.version }),
      cancelOrder: ({ order }) => payer.sender.post('/landing-page/tamara-order-cancel', { orderId: order.id, reason: 'x' }),
      capture: async ({ order }) =>
        running()
          .admin()
          .post(`/payments/${order.id}/capture`, { version: (await fixture.shown(order.id)).version }),
      refundByStaff: async ({ order }) =>
        running()
          .admin()
          .post(`/payments/${order.id}/refund`, { version: (await fixture.shown(order.id)).version, amount: 1000, reason: 'x' }),
      refundAtProvider: ({ order }) => fixture.simulator.act(order.orderId, 'refund', 500),
      rest: () => fixture.rest(),
      deliverNotices: () => fixture.simulator.notices.deliver(),
      failOnce: () => void (fixture.simulator.mood.failing = 1),
      failOften: () => void (fixture.simulator.mood.failing = 6),
      hour: () => void later(3_600_000),
      // The process ends right after the provider acted, and its lease remains.
      dieAfterStep: () => void (dying = true),
      reconcile: async () => {
        const { services } = running()
        await services.engine.scoped('noor', (tx) => startReconciling(services, tx))
        await fixture.rest()
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
            Object.assign(fixture.simulator.mood, { slow: 0, failing: 0 })
            Object.assign(fixture.simulator.notices.mood, notices)
            const booking = (await fixture.booking(payer, { status: at })) as unknown as Booking
            const order = await fixture.open(payer, booking as never)
            for (const one of what) await happen[one]({ payer, booking, order })
            fixture.simulator.mood.failing = 0
            dying = false
            later(day + 3_600_000)
            await fixture.look()
            running().clock.now = firstMorning
            const shown = await fixture.shown(order.id)
            expect({ what, ours: sums(shown) }).toEqual({ what, ours: fixture.theirs(order.orderId) })
            expect({ what, left: nextPaymentStep(shown as unknown as Parameters<typeof nextPaymentStep>[0]) }).toEqual({
              what,
              left: undefined,
            })
            const { phase } = paymentStates[shown['state'] as keyof typeof paymentStates]
            // A cancelled booking is not paid, and no booking is paid twice.
            if (shown['keepAmount'] === 0 && phase !== 'asked')
              expect(Number(shown['capturedAmount']) - Number(shown['refundedAmount'])).toBe(0)
            expect(Number(shown['capturedAmount']) + Number(shown['canceledAmount'])).toBeLessThanOrEqual(Number(shown['amount']))
          },
        ),
        { numRuns: 15, seed: 20_261_121, endOnFailure: true },
      )
    }, 120_000)
  }),
)

const sums = (row: Row) =>
  Object.fromEntries(['state', 'capturedAmount', 'refundedAmount', 'canceledAmount'].map((name) => [name, row[name]]))
