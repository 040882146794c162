// Messages about cars that are due for service: once each, only to owners who agreed, out of the quiet hours, and for no car that is booked.
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { remindOwners } from '../../server/appointments/carReminders.ts'
import { serviceReminders } from '../../server/appointments/remindServices.ts'
import { callAboutService } from '../../server/leads/callAboutService.ts'
import type { Row } from '../../server/core/db/rows.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'
import { eachServer } from '../core/server/eachServer.ts'
import { forDays, scheduleOf } from '../core/server/scheduleOf.ts'
import { settingsOf } from '../core/server/settingsOf.ts'
import { pageOf } from '../core/server/shortLinks.ts'
import { consent, ownerOf, remindedCar } from './remindedCars.ts'
import { firstMorning } from '../core/server/testServer.ts'

const noon = new Date(firstMorning.getTime() + 4 * 3_600_000)
const day = (after: number, hours = 0) => new Date(noon.getTime() + after * dayMs + hours * 3_600_000)

eachServer('messages about due services', (running) => {
  let restore: (() => Promise<void>)[] = []
  const scoped = <T>(what: Parameters<ReturnType<typeof running>['services']['engine']['scoped']>[1]) =>
    running().services.engine.scoped('noor', what) as Promise<T>
  const settle = async (values: object) => void restore.push(await settingsOf(running())(values))
  beforeEach(async () => {
    running().clock.now = noon
    await forDays(running())
    await settle({ serviceDueDays: 14, serviceDueRepeatDays: 7, carDateFirstDays: 0, carDateLastDays: 0 })
  })
  afterEach(async () => {
    for (const back of restore.toReversed()) await back()
    restore = []
  })
  const run = scheduleOf(running, 'carReminders')
  const owner = (values: Row = {}) => ownerOf(running(), values)
  async function car(values: Row = {}, customer?: Row) {
    const made = await remindedCar(running(), 'serviceDue', values, customer)
    const { customerId } = made
    const leads = async () => {
      const { rows } = await scoped<{ rows: Row[] }>((tx) =>
        sql`select type, department, source, name, mobile, "makeId", model, status from leads where "customerId" = ${customerId}`.execute(
          tx,
        ),
      )
      return rows
    }
    return { ...made, leads }
  }

  it('go once to the owner of a car that is due by then, and remind once', async () => {
    const one = await car()
    const soon = await car({ mileageKm: 9_300, deliveredOn: '2025-11-01' })
    const later = await car({ mileageKm: 100, deliveredOn: '2026-11-01' })
    await Promise.all([run(noon), run(noon)])
    await run(day(0, 1))
    expect([await one.count(), await soon.count(), await later.count()]).toEqual([1, 1, 0])
    const page = await pageOf(running(), (await one.sent())[0])
    expect([page.pathname, page.searchParams.get('car')]).toEqual(['/arabic/home/book-service', one.id])
    await run(day(6))
    expect(await one.count()).toBe(1)
    await run(day(7))
    await run(day(8))
    await run(day(30))
    expect(await one.count()).toBe(2)
  })

  it('are followed by one lead for the call centre where neither was answered', async () => {
    const [one, booked, failed] = [await car({ model: 'Camry' }), await car(), await car()]
    await run(noon)
    await run(day(7))
    await run(day(13))
    expect(await one.leads()).toEqual([])
    await booked.visit({ status: 'pending', startAt: day(20).toISOString() })
    await scoped((tx) => sql`update messages set status = 'failed' where recipient = ${failed.mobile}`.execute(tx))
    await run(day(14))
    const [lead] = await one.leads()
    expect(lead).toMatchObject({ type: 'After Sales Inquiry', department: 'Service', source: 'serviceReminder', model: 'Camry' })
    expect(lead).toMatchObject({ mobile: one.mobile, makeId: running().tenants.noor.makeId, status: 'pending' })
    // Another run of the day, later days, and a lead that was closed.
    await scoped((tx) => sql`update settings set "carsRemindedOn" = null`.execute(tx))
    await Promise.all([run(day(14, 1)), run(day(14, 1))])
    await scoped((tx) => sql`update leads set status = 'closed' where "customerId" = ${one.customerId}`.execute(tx))
    await run(day(30))
    expect([(await one.leads()).length, await booked.leads(), await failed.leads()]).toEqual([1, [], []])
    expect(await one.count()).toBe(2)
  })

  it('leave out the share of cars that they are compared with, and say who booked', async () => {
    await settle({ serviceDueControl: 50 })
    const rowOf = async ({ id }: { id: string }) => {
      const { rows } = await scoped<{ rows: Row[] }>((tx) =>
        sql`select status, error, "bookingId" from messages where "rowId" = ${id} and kind = 'serviceDue'`.execute(tx),
      )
      expect(rows).toHaveLength(1)
      return rows[0] as { status: string; error: string | null; bookingId: string | null }
    }
    /** A due car of that side: half of all are, by chance. */
    const carOf = async (error: string | null) => {
      for (let tries = 0; tries < 60; tries += 1) {
        const one = await car()
        await forDays(running())
        await run(noon)
        if ((await rowOf(one)).error === error) return one
      }
      throw new Error('All cars are on one side.')
    }
    const [kept, written] = [await carOf('controlGroup'), await carOf(null)]
    expect(await rowOf(kept)).toMatchObject({ status: 'withheld', bookingId: null })
    const {
      advisorIds: [advisorId],
      branchId: locationId,
    } = running().tenants.noor
    const book = async ({ id: vehicleId, customerId }: Row, startAt: string) => {
      const work = { type: 'service', services: [], transport: 'wait', locationId, advisorId }
      const { status, body } = await running()
        .admin()
        .post('/appointments', { ...work, vehicleId, customerId, startAt })
      expect([status, body.fields]).toEqual([200, undefined])
      return (await running().admin().get(`/appointments/${body.id}`)).body as { id: string; reminder: string | null }
    }
    const [free, brought] = [await book(kept, '2026-12-09T07:00:00.000Z'), await book(written, '2026-12-10T07:00:00.000Z')]
    expect([free.reminder, brought.reminder]).toEqual([null, 'serviceDue'])
    expect([(await rowOf(kept)).bookingId, (await rowOf(written)).bookingId]).toEqual([free.id, brought.id])
    // Who is left out is not reminded of it, and no lead.
    await run(day(7))
    await run(day(14))
    await rowOf(kept)
  })

  it('come by the days of a service where it has its own', async () => {
    const [due] = (await running().admin().get('/masters/servicePackages?code=OIL')).body.data
    // 25 km a day: the rest of its 10,000 km is over in about twenty days.
    const one = await car({ mileageKm: 9_000, deliveredOn: '2025-11-01' })
    await run(noon)
    expect(await one.count()).toBe(0)
    const set = (remindDays: number | null) =>
      scoped((tx) => sql`update "servicePackages" set "remindDays" = ${remindDays} where id = ${due.id}`.execute(tx))
    await set(30)
    try {
      await run(day(1))
      expect(await one.count()).toBe(1)
    } finally {
      await set(null)
    }
  })

  it('are not sent twice by runs at the same time, nor by one that begins again after a crash', async () => {
    const one = await car()
    await Promise.all([1, 2].map(() => remindOwners(running().services, 'noor', noon, [serviceReminders(callAboutService)])))
    expect(await one.count()).toBe(1)
    await scoped((tx) => sql`update settings set "carsRemindedOn" = null`.execute(tx))
    await run(day(0, 1))
    expect(await one.count()).toBe(1)
  })

  it('go to nobody while the setting is 0, and are not repeated where it says 0', async () => {
    const one = await car()
    await settle({ serviceDueDays: 0 })
    await run(noon)
    expect(await one.count()).toBe(0)
    await settle({ serviceDueDays: 14, serviceDueRepeatDays: 0 })
    await run(day(1))
    await run(day(20))
    expect([await one.count(), await one.leads()]).toEqual([1, []])
  })

  it('need the consent of an owner who is neither merged nor erased, and an approved car', async () => {
    const cars = [
      await car({}, await owner({ consents: [] })),
      await car({}, await owner({ consents: [...consent(true), ...consent(false)] })),
      await car({}, await owner({ erasedAt: firstMorning.toISOString() })),
      await car({ status: 'Pending' }),
      await car(),
    ]
    await scoped((tx) => sql`update vehicles set "deletedAt" = ${firstMorning.toISOString()} where id = ${cars[4]?.id}`.execute(tx))
    await run(noon)
    expect(await Promise.all(cars.map(({ count }) => count()))).toEqual([0, 0, 0, 0, 0])
  })

  it('wait for the end of the quiet hours', async () => {
    const one = await car()
    await run(day(0, 10))
    expect(await one.count()).toBe(0)
    await run(day(1))
    expect(await one.count()).toBe(1)
  })

  it('are one for an owner of two cars, and the second after three days', async () => {
    const customer = await owner()
    const one = await car({}, customer)
    await car({}, customer)
    await run(noon)
    await run(day(1))
    expect(await one.count()).toBe(1)
    await run(day(4))
    expect(await one.count()).toBe(2)
  })

  it('leave out a car that is booked or in the workshop, until that was cancelled', async () => {
    const booked = await car()
    const { id } = await booked.visit({ status: 'pending', startAt: day(3).toISOString() })
    const inside = await car()
    await inside.visit({ status: 'inWorkshop', startAt: noon.toISOString() })
    await run(noon)
    expect([await booked.count(), await inside.count()]).toEqual([0, 0])
    await scoped((tx) => sql`update appointments set closure = 'cancelled' where id = ${id}`.execute(tx))
    await run(day(1))
    expect([await booked.count(), await inside.count()]).toEqual([1, 0])
  })

  it('wait a month after a visit that left something undone', async () => {
    const one = await car()
    const services = [{ code: 'BRAKES', name: { en: 'Brake pads', ar: 'فحمات الفرامل' }, price: 45_050, minutes: 90 }]
    const read = { mileageIn: null, mileageOut: null }
    await one.visit({ status: 'delivered', startAt: day(-10).toISOString(), services, ...read })
    await run(noon)
    await run(day(19))
    expect(await one.count()).toBe(0)
    await run(day(21))
    expect(await one.count()).toBe(1)
  })

  it('remind nobody whose car was booked or sold since', async () => {
    const booked = await car()
    const sold = await car()
    await run(noon)
    await booked.visit({ status: 'pending', startAt: day(9).toISOString() })
    const { id: buyer } = await owner({ consents: [] })
    await scoped((tx) => sql`update vehicles set "customerId" = ${buyer} where id = ${sold.id}`.execute(tx))
    await run(day(8))
    expect([await booked.count(), await sold.count()]).toEqual([1, 1])
  })
})
