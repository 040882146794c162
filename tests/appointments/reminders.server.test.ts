// Reminders a day and two hours before a visit: each is sent once, whichever process runs the schedule, and never in the quiet hours.
import { pageOf } from '../core/server/shortLinks.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { totalsOf } from '../../src/schema/core/money.ts'
import { quietAround } from '../../server/core/time/quietHours.ts'
import { isReminderDue, reminderKinds, reminderMoment, type ReminderKind } from '../../server/appointments/time/reminderTimes.ts'
import { minutesAfter } from '../../server/core/time/time.ts'
import type { Row } from '../../server/core/db/rows.ts'
import { eachServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { newMobile } from '../core/server/people.ts'
import { forDays, scheduleOf } from '../core/server/scheduleOf.ts'
import { addRowOf } from '../core/server/tenants.ts'

const kinds = Object.keys(reminderKinds) as ReminderKind[]
const usual = { quietFrom: '21:00', quietTo: '09:00', timeZone: 'Asia/Riyadh' }
const start = Date.parse('2026-11-22T00:00:00.000Z')
const quarter = fc
  .integer({ min: 0, max: 95 })
  .map((at) => `${String(Math.floor(at / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][at % 4]}`)
const minutesIn = (days: number) =>
  fc.integer({ min: 0, max: days * 1440 }).map((minutes) => new Date(start + minutes * 60_000).toISOString())

describe('the moment of a reminder', () => {
  it.each([
    ['bookingReminderDay', '2026-11-24T11:00:00.000Z', '2026-11-23T11:00:00.000Z', 'a day before'],
    ['bookingReminderSoon', '2026-11-24T11:00:00.000Z', '2026-11-24T09:00:00.000Z', 'two hours before'],
    ['bookingReminderDay', '2026-11-24T05:00:00.000Z', '2026-11-23T06:00:00.000Z', 'at the end of the night'],
    ['bookingReminderSoon', '2026-11-24T07:00:00.000Z', '2026-11-24T06:00:00.000Z', 'at the end of the night, an hour before'],
    ['bookingReminderSoon', '2026-11-24T06:00:00.000Z', '2026-11-23T17:00:00.000Z', 'before the night, where its end is too late'],
  ] as const)('%s of %s is %s: %s', (kind, startAt, expected, _why) => {
    expect(reminderMoment(kind, startAt, usual)).toBe(expected)
  })

  it('is out of quiet hours, before the visit, and never earlier than it has to be', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), minutesIn(20), quarter, quarter, (kind, startAt, quietFrom, quietTo) => {
        const quiet = { ...usual, quietFrom, quietTo }
        const moment = reminderMoment(kind, startAt, quiet)
        const desired = minutesAfter(startAt, -reminderKinds[kind].lead)
        expect(quietAround(quiet, moment)).toBeUndefined()
        expect(moment < startAt).toBe(true)
        if (!quietAround(quiet, desired)) expect(moment).toBe(desired)
      }),
    )
  })

  it('comes in exactly one stretch of minutes, and not at all for anyone who was told the time later', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), minutesIn(10), minutesIn(10), minutesIn(10), (kind, startAt, agreedAt, now) => {
        const due = isReminderDue(kind, { startAt, agreedAt }, usual, now)
        const late = agreedAt > minutesAfter(startAt, -reminderKinds[kind].lead)
        if (due)
          expect({ late, past: now >= startAt, quiet: quietAround(usual, now) }).toEqual({ late: false, past: false, quiet: undefined })
        const inTime = agreedAt <= reminderMoment(kind, startAt, usual) && !late
        expect(isReminderDue(kind, { startAt, agreedAt }, usual, reminderMoment(kind, startAt, usual))).toBe(inTime)
      }),
    )
  })
})

eachServer('reminders', (running) => {
  beforeEach(async () => {
    running().clock.now = firstMorning
    await forDays(running())
  })
  const tick = scheduleOf(running, 'bookingReminders')
  /** A booking on Tuesday at 14:00, created three days before, unless `values` differ. */
  async function book(values: Row = {}, languageId = '1') {
    const { services, tenants } = running()
    const mobile = newMobile()
    const customer = await addRowOf(services, 'noor', 'customers', { firstName: 'Huda', lastName: 'Ali', mobile, languageId })
    const startAt = String(values['startAt'] ?? '2026-11-24T11:00:00.000Z')
    const booking = await addRowOf(services, 'noor', 'appointments', {
      ...{ ref: `R${mobile.slice(-5)}`, type: 'service', customerId: customer.id, locationId: tenants.noor.branchId },
      ...{
        startAt,
        endAt: minutesAfter(startAt, 30),
        services: [],
        totals: totalsOf([]),
        transport: 'wait',
        source: 'staff',
      },
      ...values,
    })
    const details = async (): Promise<string[]> => {
      const { rows } = await services.engine.scoped('noor', (tx) =>
        sql<{ kind: string }>`select kind from messages where recipient = ${mobile} order by "createdAt", id`.execute(tx),
      )
      return rows.map(({ kind }) => kind)
    }
    const body = async () =>
      (
        await services.engine.scoped('noor', (tx) =>
          sql<{ body: string }>`select body from messages where recipient = ${mobile}`.execute(tx),
        )
      ).rows
    return { ...booking, details, body }
  }

  it('go a day and two hours before, each once, however often and from wherever it ticks', async () => {
    const one = await book({}, '2')
    await tick('2026-11-23T10:59:00.000Z')
    expect(await one.details()).toEqual([])
    await Promise.all([tick('2026-11-23T11:00:00.000Z'), tick('2026-11-23T11:00:00.000Z')])
    await tick('2026-11-23T11:01:00.000Z')
    await tick('2026-11-23T17:00:00.000Z')
    expect(await one.details()).toEqual(['bookingReminderDay'])
    const [first] = await one.body()
    expect(first?.body).toContain('تذكير')
    expect((await pageOf(running(), first?.body)).pathname).toBe('/arabic/home/manage-service')
    await tick('2026-11-24T09:00:00.000Z')
    await tick('2026-11-24T09:01:00.000Z')
    expect(await one.details()).toEqual(['bookingReminderDay', 'bookingReminderSoon'])
  })

  it('are made good after the dealership was away, unless they are of no use any more', async () => {
    const one = await book()
    const other = await book({ startAt: '2026-11-24T12:00:00.000Z' })
    await tick('2026-11-24T11:20:00.000Z')
    expect(await one.details()).toEqual([])
    expect(await other.details()).toEqual(['bookingReminderSoon'])
  })

  it('leave out what is cancelled, missed, under way, deleted, or was booked too late for them', async () => {
    const others = [
      await book({ closure: 'cancelled', closeReason: 'No time' }),
      await book({ status: 'inWorkshop', mileageIn: 10 }),
      await book({ startAt: '2026-11-22T06:30:00.000Z' }),
    ]
    const deleted = await book()
    await running().services.engine.scoped('noor', (tx) =>
      sql`update appointments set "deletedAt" = now() where id = ${deleted.id}`.execute(tx),
    )
    for (const moment of ['2026-11-22T06:00:00.000Z', '2026-11-23T11:00:00.000Z', '2026-11-24T09:00:00.000Z']) await tick(moment)
    for (const one of [...others, deleted]) expect(await one.details()).toEqual([])
  })

  it('come anew for a booking that was moved, and only in time', async () => {
    const one = await book()
    await tick('2026-11-23T11:00:00.000Z')
    const move = async (startAt: string) => {
      const { body } = await running().admin().get(`/appointments/${one.id}`)
      const answer = await running()
        .admin()
        .put(`/appointments/${one.id}/schedule`, { startAt, endAt: minutesAfter(startAt, 30), version: body.version })
      expect([answer.status, answer.text]).toEqual([200, answer.text])
    }
    running().clock.now = new Date('2026-11-23T12:00:00.000Z')
    await move('2026-11-25T11:00:00.000Z')
    await tick('2026-11-24T09:00:00.000Z')
    expect(await one.details()).toEqual(['bookingReminderDay', 'bookingMoved'])
    await tick('2026-11-24T11:00:00.000Z')
    expect(await one.details()).toEqual(['bookingReminderDay', 'bookingMoved', 'bookingReminderDay'])
    // Moved at 14:00 to 15:00: the message about the move replaces the reminder.
    running().clock.now = new Date('2026-11-25T11:00:00.000Z')
    await move('2026-11-25T12:00:00.000Z')
    await tick('2026-11-25T11:01:00.000Z')
    expect(await one.details()).toEqual(['bookingReminderDay', 'bookingMoved', 'bookingReminderDay', 'bookingMoved'])
  })

  it('stop while their schedule is paused, and go on after it', async () => {
    const one = await book()
    const pause = (paused: boolean) => running().admin().post('/background-jobs/pause', { what: 'clock:bookingReminders', paused })
    expect((await pause(true)).status).toBe(200)
    await tick('2026-11-23T11:00:00.000Z')
    expect(await one.details()).toEqual([])
    expect((await pause(false)).status).toBe(200)
    await tick('2026-11-23T11:02:00.000Z')
    expect(await one.details()).toEqual(['bookingReminderDay'])
  })
})

eachServer('a stage of the workshop', (running) => {
  beforeEach(() => {
    running().clock.now = firstMorning
  })

  it('is told to the customer where the tenant wants it, once until it is another one', async () => {
    const { services, tenants } = running()
    const mobile = newMobile()
    const customer = await addRowOf(services, 'noor', 'customers', { firstName: 'Huda', lastName: 'Ali', mobile, languageId: '1' })
    const startAt = '2026-11-22T07:00:00.000Z'
    let booking = await addRowOf(services, 'noor', 'appointments', {
      ...{ ref: 'STAGE2', type: 'service', customerId: customer.id, locationId: tenants.noor.branchId, startAt },
      ...{ endAt: minutesAfter(startAt, 30), services: [], totals: totalsOf([]), transport: 'wait', source: 'staff' },
    })
    const go = async (to: string, values: Row = {}) => {
      const { body, text } = await running()
        .admin()
        .post(`/appointments/${booking.id}/status`, { to, version: booking.version, ...values })
      expect([body.status, text]).toEqual([to, text])
      booking = body
    }
    await go('inWorkshop', { mileageIn: 1000 })
    await go('awaitingParts')
    await go('inWorkshop')
    await go('qc')
    await go('completed')
    await go('inWorkshop')
    const { rows } = await services.engine.scoped('noor', (tx) =>
      sql<{
        body: string
      }>`select body from messages where recipient = ${mobile} and kind = 'bookingStage' order by "createdAt", id`.execute(tx),
    )
    expect(rows.map(({ body }) => body.slice(0, 52))).toEqual([
      expect.stringContaining('noor Motors, your car (STAGE2): We have begun'),
      expect.stringContaining('Your car is ready'),
      expect.stringContaining('We have begun'),
    ])
    expect((await pageOf(running(), rows[0]?.body)).pathname).toBe('/english/home/job')
  })
})
