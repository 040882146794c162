// Work that was declined or put off in the workshop comes back: where the car's services are offered, and as a message.
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Row } from '../../server/core/db/rows.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'
import type { Stored } from '../core/everyResource/maker.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import { eachServer } from '../core/server/eachServer.ts'
import { forDays, scheduleOf } from '../core/server/scheduleOf.ts'
import { settingsOf } from '../core/server/settingsOf.ts'
import { pageOf } from '../core/server/shortLinks.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { ownerOf, remindedCar } from './remindedCars.ts'

const noon = new Date(firstMorning.getTime() + 4 * 3_600_000)
const day = (after: number) => new Date(noon.getTime() + after * dayMs)
const brakes = { code: 'BRAKES', name: { en: 'Brake pads', ar: 'فحمات الفرامل' }, price: 45_050, minutes: 90 }

eachServer('refused work', (running) => {
  let restore: (() => Promise<void>)[] = []
  const settle = async (values: object) => void restore.push(await settingsOf(running())(values))
  beforeEach(async () => {
    running().clock.now = noon
    await forDays(running())
    await settle({ refusedFirstDays: 14, refusedLastDays: 45, serviceDueDays: 0, carDateFirstDays: 0, carDateLastDays: 0 })
  })
  afterEach(async () => {
    for (const back of restore.toReversed()) await back()
    restore = []
  })
  const run = scheduleOf(running, 'carReminders')
  /** A car whose owner refused brake pads today, in a visit that is over. */
  async function refusedCar(work: Row = {}, customer?: Row) {
    const car = await remindedCar(running(), 'refusedWork', { mileageKm: 100 }, customer)
    const { id: appointmentId } = await car.visit({ status: 'delivered', startAt: noon.toISOString(), mileageIn: null, mileageOut: null })
    await makerOf(running()).insert('jobServices', {
      ...{ ...brakes, price: 40_000, appointmentId, reason: '2 mm left', photos: [], decision: 'deferred', deletedAt: null },
      ...{ decidedAt: noon.toISOString(), ...work },
    })
    const offered = async () => {
      const { body } = await running().admin().get(`/landing-page/recommanded-services?vehicleId=${car.id}`)
      return (body.data as { code: string; recommended: boolean; refused: unknown }[]).find(({ code }) => code === 'BRAKES')
    }
    return { ...car, offered }
  }

  it('is offered with the car as it was, not chosen for anybody, until it was done', async () => {
    const one = await refusedCar({ decision: 'declined' })
    const refused = { on: '2026-11-22', price: 40_000, reason: '2 mm left', photos: [] }
    expect(await one.offered()).toMatchObject({ recommended: false, refused })
    const accepted = await refusedCar({ decision: 'accepted' })
    expect(await accepted.offered()).toMatchObject({ refused: null })
    running().clock.now = day(10)
    await one.visit({ status: 'inWorkshop', startAt: day(10).toISOString(), services: [brakes], mileageIn: null, mileageOut: null })
    expect(await one.offered()).toMatchObject({ refused: null })
  })

  it('is not offered to a new owner of the car, nor after a year', async () => {
    const [sold, old] = [await refusedCar(), await refusedCar({ decidedAt: day(-366).toISOString() })]
    const buyer = await ownerOf(running())
    await running().services.engine.scoped('noor', (tx) =>
      sql`update vehicles set "customerId" = ${buyer.id} where id = ${sold.id}`.execute(tx),
    )
    expect([(await sold.offered())?.refused, (await old.offered())?.refused]).toEqual([null, null])
  })

  it('is written about after the days of the settings, each once, until it was done', async () => {
    const [one, done, booked] = [await refusedCar(), await refusedCar(), await refusedCar()]
    await run(day(13))
    expect(await one.count()).toBe(0)
    await booked.visit({ status: 'pending', startAt: day(20).toISOString() })
    await Promise.all([run(day(14)), run(day(14))])
    await run(day(15))
    expect([await one.count(), await done.count(), await booked.count()]).toEqual([1, 1, 0])
    const [said] = await one.sent()
    expect(said).toContain('460.00 SAR')
    const page = await pageOf(running(), said)
    expect([page.pathname, page.searchParams.get('car'), page.searchParams.get('service')]).toEqual([
      '/arabic/home/book-service',
      one.id,
      'BRAKES',
    ])
    // What a booking within the month after it says of it.
    const {
      advisorIds: [advisorId],
      branchId: locationId,
    } = running().tenants.noor
    const row = {
      type: 'service',
      customerId: done.customerId,
      vehicleId: done.id,
      locationId,
      advisorId,
      services: [brakes],
      transport: 'wait',
    }
    const made = await running()
      .admin()
      .post('/appointments', { ...row, startAt: '2026-12-09T07:00:00.000Z' })
    expect([made.status, made.body.fields]).toEqual([200, undefined])
    expect((await running().admin().get(`/appointments/${made.body.id}`)).body.reminder).toBe('refusedWork')
    await running().services.engine.scoped('noor', (tx) =>
      sql`update appointments set closure = 'cancelled' where id = ${made.body.id}`.execute(tx),
    )
    await done.visit({ status: 'delivered', startAt: day(30).toISOString(), services: [brakes], mileageIn: null, mileageOut: null })
    await run(day(45))
    await run(day(46))
    expect([await one.count(), await done.count()]).toEqual([2, 1])
    await run(day(80))
    expect(await one.count()).toBe(2)
  })

  it('counts as recovered with the visit that does it, alone or as part of another service, and only once', async () => {
    /** Hands over a visit with these services some days later, and answers what it says that it recovered. */
    const delivered = async (one: { visit: (row: Row) => Promise<Stored> }, after: number, services: object[]) => {
      running().clock.now = day(after)
      const { id, version } = await one.visit({
        ...{ status: 'completed', startAt: day(after).toISOString(), services, mileageIn: null, mileageOut: null, recovered: null },
        ...{ totals: { net: 0, vat: 0, gross: 0, currency: 'SAR' }, paymentId: null },
      })
      const { status, body } = await running().admin().post(`/appointments/${id}/status`, { to: 'delivered', version })
      expect([status, body.code]).toEqual([200, undefined])
      return body.recovered as number | null
    }
    const [alone, within, other] = [await refusedCar(), await refusedCar(), await refusedCar()]
    const [part] = (await running().admin().get('/masters/servicePackages?code=BRAKES')).body.data
    const whole = await makerOf(running()).insert('servicePackages', {
      code: 'BIGWORK',
      contains: [part.id],
      active: true,
      deletedAt: null,
    })
    const big = { code: 'BIGWORK', name: whole['name'], price: 90_000, minutes: 60 }
    expect(await delivered(other, 5, [{ ...brakes, code: 'TYRES' }])).toBeNull()
    expect([await delivered(alone, 5, [brakes]), await delivered(within, 5, [big])]).toEqual([brakes.price, 40_000])
    expect(await delivered(alone, 20, [brakes])).toBeNull()
  })

  it('stands with its car for lists and audiences, with the day on which the next service is due, until it was done', async () => {
    const one = await refusedCar()
    const standing = async () => {
      const { body } = await running().admin().get(`/vehicles/${one.id}`)
      return [body.refusedWorth, body.serviceDueOn]
    }
    const listed = async () =>
      ((await running().admin().get('/vehicles?size=100&refusedWorthHas=true')).body.data as Stored[]).some(({ id }) => id === one.id)
    await run(noon)
    expect([await standing(), await listed()]).toEqual([[40_000, null], true])
    running().clock.now = day(2)
    const { id, version } = await one.visit({
      ...{ status: 'completed', startAt: day(2).toISOString(), services: [brakes], mileageIn: null, mileageOut: null, recovered: null },
      ...{ totals: { net: 0, vat: 0, gross: 0, currency: 'SAR' }, paymentId: null },
    })
    expect((await running().admin().post(`/appointments/${id}/status`, { to: 'delivered', version })).status).toBe(200)
    expect([await standing(), await listed()]).toEqual([[null, null], false])
  })

  it('is not written about where the settings say 0', async () => {
    await settle({ refusedFirstDays: 0, refusedLastDays: 20 })
    const one = await refusedCar()
    await run(day(14))
    expect(await one.count()).toBe(0)
    await run(day(20))
    expect(await one.count()).toBe(1)
  })
})
