// Reminders before a car's registration, inspection, insurance and warranty end: each once, to those who agreed, and only while they are true.
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { totalsOf } from '../../src/schema/core/money.ts'
import type { Row } from '../../server/core/db/rows.ts'
import { minutesAfter } from '../../server/core/time/time.ts'
import { eachServer } from '../core/server/eachServer.ts'
import { newMobile, newPlate } from '../core/server/people.ts'
import { forDays, scheduleOf } from '../core/server/scheduleOf.ts'
import { settingsOf } from '../core/server/settingsOf.ts'
import { pageOf } from '../core/server/shortLinks.ts'
import { addRowOf } from '../core/server/tenants.ts'
import { firstMorning } from '../core/server/testServer.ts'

const consents = [{ purpose: 'marketing', channel: 'all', granted: true, at: '2026-11-01T06:00:00.000Z', source: 'staff' }]

eachServer('reminders of car dates', (running) => {
  const scoped = <R>(work: Parameters<ReturnType<typeof running>['services']['engine']['scoped']>[1]) =>
    running().services.engine.scoped('noor', work) as Promise<R>
  let restore = () => Promise.resolve()
  afterEach(() => restore())
  beforeEach(async () => {
    running().clock.now = firstMorning
    await forDays(running())
    restore = await settingsOf(running())({ carDateFirstDays: 30, carDateLastDays: 7 })
    await scoped(async (tx) => {
      await sql`update vehicles set "registrationEnd" = null, "inspectionEnd" = null, "insuranceEnd" = null, "warrantyEnd" = null`.execute(
        tx,
      )
    })
  })
  const tick = scheduleOf(running, 'carReminders')
  const owner = async (values: Row = {}) => {
    const mobile = newMobile()
    const one = await addRowOf(running().services, 'noor', 'customers', {
      ...{ firstName: 'Huda', lastName: 'Ali', mobile, languageId: '1', consents },
      ...values,
    })
    const bodies = async (): Promise<string[]> =>
      (
        await running().services.engine.scoped('noor', (tx) =>
          sql<{ body: string }>`select body from messages where recipient = ${mobile} order by "createdAt", id`.execute(tx),
        )
      ).rows.map(({ body }) => body)
    return { id: one.id, bodies }
  }
  const carOf = (customerId: string, values: Row) =>
    addRowOf(running().services, 'noor', 'vehicles', {
      ...{ plate: newPlate(), customerId, makeId: running().tenants.noor.makeId, model: 'Camry', year: 2022, status: 'Approved' },
      ...values,
    })
  const change = (id: string, values: ReturnType<typeof sql>) =>
    scoped((tx) => sql`update vehicles set ${values} where id = ${id}`.execute(tx))

  it('go 30 and 7 days before, each once, however often and from wherever it ticks, outside quiet hours', async () => {
    const one = await owner({ languageId: '2' })
    const car = await carOf(one.id, { registrationEnd: '2027-01-10' })
    await tick('2026-12-10T09:00:00.000Z')
    expect(await one.bodies()).toEqual([])
    await tick('2026-12-10T22:00:00.000Z')
    expect(await one.bodies()).toEqual([])
    await Promise.all([tick('2026-12-11T09:00:00.000Z'), tick('2026-12-11T09:00:00.000Z')])
    await tick('2026-12-12T09:00:00.000Z')
    await tick('2026-12-20T09:00:00.000Z')
    const [first, ...more] = await one.bodies()
    expect([more, first]).toEqual([[], expect.stringContaining('10/01/2027')])
    expect(first).toContain('الاستمارة')
    const page = await pageOf(running(), first)
    expect([page.pathname, page.searchParams.get('car'), page.searchParams.has('service')]).toEqual([
      '/arabic/home/book-service',
      car.id,
      false,
    ])
    await tick('2027-01-03T09:00:00.000Z')
    await tick('2027-01-04T09:01:00.000Z')
    expect(await one.bodies()).toHaveLength(2)
    await tick('2027-01-12T09:00:00.000Z')
    expect(await one.bodies()).toHaveLength(2)
  })

  it('tell of several dates and cars one in three days', async () => {
    const one = await owner()
    await carOf(one.id, { inspectionEnd: '2026-12-12', insuranceEnd: '2026-12-13' })
    await carOf(one.id, { warrantyEnd: '2026-12-14' })
    const said = async () => (await one.bodies()).map((body) => /: (\w+(?: inspection)?)/.exec(body)?.[1])
    await tick('2026-11-22T09:00:00.000Z')
    await tick('2026-11-22T15:00:00.000Z')
    await tick('2026-11-24T09:00:00.000Z')
    expect(await said()).toEqual(['Periodic inspection'])
    for (const day of ['26', '28', '30']) await tick(`2026-11-${day}T09:00:00.000Z`)
    await tick('2026-12-02T09:00:00.000Z')
    expect(await said()).toEqual(['Periodic inspection', 'Insurance', 'Warranty'])
  })

  it('leave out who did not agree, who has a booking with the car, and cars that are not approved', async () => {
    const people = [await owner({ consents: [] }), await owner({ consents: [...consents, { ...consents[0], granted: false }] })]
    for (const { id } of people) await carOf(id, { insuranceEnd: '2026-12-01' })
    const pending = await owner()
    await carOf(pending.id, { insuranceEnd: '2026-12-01', status: 'Pending' })
    const booked = await owner()
    const startAt = '2026-11-30T07:00:00.000Z'
    const visit = await addRowOf(running().services, 'noor', 'appointments', {
      ...{ ref: `D${String(Date.now()).slice(-6)}`, type: 'service', customerId: booked.id, locationId: running().tenants.noor.branchId },
      ...{ startAt, endAt: minutesAfter(startAt, 30), services: [], totals: totalsOf([]), transport: 'wait', source: 'staff' },
      vehicleId: (await carOf(booked.id, { insuranceEnd: '2026-12-01' })).id,
    })
    await tick('2026-11-22T09:00:00.000Z')
    for (const one of [...people, pending, booked]) expect(await one.bodies()).toEqual([])
    await scoped((tx) => sql`update appointments set closure = 'cancelled' where id = ${visit.id}`.execute(tx))
    await tick('2026-11-23T09:00:00.000Z')
    expect(await booked.bodies()).toHaveLength(1)
  })

  it('say nothing of a date that was moved on or of a car that is no longer theirs, and come anew for the new date', async () => {
    const [moved, sold, buyer] = [await owner(), await owner(), await owner()]
    const one = await carOf(moved.id, { inspectionEnd: '2026-12-22' })
    const other = await carOf(sold.id, { inspectionEnd: '2026-12-22' })
    await tick('2026-11-22T09:00:00.000Z')
    expect([(await moved.bodies()).length, (await sold.bodies()).length]).toEqual([1, 1])
    await change(one.id, sql`"inspectionEnd" = '2027-02-22'`)
    await change(other.id, sql`"customerId" = ${buyer.id}, status = 'Pending'`)
    await tick('2026-12-16T09:00:00.000Z')
    expect([(await moved.bodies()).length, (await sold.bodies()).length, (await buyer.bodies()).length]).toEqual([1, 1, 0])
    await tick('2027-01-23T09:00:00.000Z')
    expect((await moved.bodies()).length).toBe(2)
  })

  it('follow the days of the settings, none at all with 0, and offer the service of the settings', async () => {
    const set = settingsOf(running())
    const { body } = await running().admin().get('/masters/servicePackages?size=1')
    const [{ id: carCheckPackageId, code }] = body.data
    const back = await set({ carDateFirstDays: 12, carDateLastDays: 0, carCheckPackageId })
    const one = await owner()
    await carOf(one.id, { insuranceEnd: '2026-12-10' })
    await tick('2026-11-27T09:00:00.000Z')
    expect(await one.bodies()).toEqual([])
    await tick('2026-11-28T09:00:00.000Z')
    await tick('2026-12-08T09:00:00.000Z')
    const said = await one.bodies()
    expect(said).toHaveLength(1)
    expect((await pageOf(running(), said[0])).searchParams.get('service')).toBe(code)
    await back()
  })
})
