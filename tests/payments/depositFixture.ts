// Bookings that need a deposit, and what a test of them does: book, pay at the simulator, let time pass.
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Row } from '../../server/core/db/rows.ts'
import { releaseUnpaid } from '../../server/payments/deposits/releaseUnpaid.ts'
import { momentOf } from '../../server/core/time/time.ts'
import type { MoyasarSimulator } from '../../server/payments/simulators/moyasarSimulator.ts'
import type { Running } from '../core/server/eachServer.ts'
import type { PaymentFixture } from '../core/server/paymentFixture.ts'
import type { TestCustomer } from '../core/server/people.ts'

/** The deposit of the fixture's service, in halalas. */
export const deposit = 5000
/** A Wednesday; the clock of tests begins on the Sunday before. */
export const visitAt = momentOf('2026-11-25', '10:00')

/** A booking's deposit as its customer sees it, with its closure. */
export const depositsOf = (running: () => Running, fixture: () => PaymentFixture<MoyasarSimulator>) => {
  const scoped = <R>(work: ReturnType<typeof sql<R>>) =>
    running().services.engine.scoped('noor', async (tx) => (await work.execute(tx)).rows)
  const later = (minutes: number) => (running().clock.now = new Date(running().clock.now.getTime() + minutes * 60_000))
  const book = (who: TestCustomer, values: Row = {}) =>
    who.sender.post('/landing-page/add-appointment', {
      ...{ vehicleId: who.vehicleId, services: ['OIL'], locationId: running().tenants.noor.branchId, startAt: visitAt },
      ...{ transport: 'dropOff', deposit, ...values },
    })
  return {
    scoped,
    later,
    book,
    /** Times of other tests are free again. */
    clear: () => scoped(sql`delete from "slotClaims"`),
    needsDeposit: (amount: number | null, share: number | null = null) =>
      scoped(sql`update "servicePackages" set deposit = ${amount}, "depositShare" = ${share} where code = 'OIL'`),
    booked: async (who: TestCustomer, values: Row = {}) => {
      const { status, body } = await book(who, values)
      expect([status, body.fields]).toEqual([200, undefined])
      return body.appointment as { id: string; version: number; ref: string; deposit: { amount: number; dueAt: string } & Row }
    },
    shown: async (id: string) => (await running().admin().get(`/appointments/${id}`)).body as Row & { id: string; version: number },
    /** The schedule that releases unpaid times, and what follows from it. */
    release: async () => {
      await releaseUnpaid(running().services, 'noor', running().clock.now)
      await fixture().rest()
      await releaseUnpaid(running().services, 'noor', running().clock.now)
      await fixture().rest()
    },
    /** The kinds of messages that a customer got, in their order. */
    messages: async (who: TestCustomer) =>
      (await scoped<{ kind: string }>(sql`select kind from messages where "customerId" = ${who.id} order by "createdAt", id`)).map(
        ({ kind }) => kind,
      ),
    claims: async (id: string) => (await scoped(sql`select 1 from "slotClaims" where "appointmentId" = ${id}`)).length,
  }
}
