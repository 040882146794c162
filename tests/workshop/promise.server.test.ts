// The promise time of a car: proposed at arrival, moved by what happens to the job, left alone where a person set it; customers are notified of a later one.
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from 'kysely'
import { totalsOf } from '../../src/schema/core/money.ts'
import { minutesAfter } from '../../server/core/time/time.ts'
import type { Row } from '../../server/core/db/rows.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker, Stored } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'

const oil = { code: 'OIL', name: { en: 'Oil', ar: 'زيت' }, price: 20_000, minutes: 30 }
const brakes = { name: { en: 'Brake pads', ar: 'فحمات الفرامل' }, price: 45_000, minutes: 60 }
// Ten o'clock, with the branch open.
const morning = new Date(firstMorning.getTime() + 120 * 60_000)
const arrived = morning.toISOString()

onServer('a promise time', (running) => {
  let maker: Maker
  let booking: Stored
  beforeAll(() => {
    maker = makerOf(running())
  })
  const manager = () => running().as({ token: running().tenants.noor.staff['Service Manager'].token })
  const scoped = (statement: ReturnType<typeof sql>) => running().services.engine.scoped('noor', (tx) => statement.execute(tx))
  const make = async (values: Row = {}) => {
    const { branchId, advisorIds } = running().tenants.noor
    const { id: customerId } = await maker.insert('customers', { languageId: '1' })
    return maker.insert('appointments', {
      ...{ type: 'service', status: 'pending', closure: 'none', customerId, locationId: branchId, advisorId: advisorIds[0] },
      ...{ startAt: arrived, endAt: minutesAfter(arrived, 30), promiseAt: minutesAfter(arrived, 30), promiseReason: null },
      ...{ promiseFrom: null, promiseProposedAt: null, promiseKnownAt: null, technicianId: null },
      ...{ services: [oil], totals: totalsOf([oil.price]) },
      ...values,
    })
  }
  beforeEach(async () => {
    running().clock.now = morning
    // No other car is in the workshop.
    await scoped(sql`update appointments set closure = 'cancelled' where status <> 'delivered'`)
    booking = await make()
  })
  const shown = async (one = booking) => (await manager().get(`/appointments/${one.id}`)).body as Stored
  const checkIn = async (one = booking) => {
    const { status, body } = await manager().post(`/appointments/${one.id}/status`, {
      to: 'inWorkshop',
      mileageIn: 41_000,
      version: one.version,
    })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body as Stored
  }
  const later = (minutes: number) => {
    running().clock.now = new Date(morning.getTime() + minutes * 60_000)
  }
  const accept = async () => {
    const work = (await manager().post('/jobServices', { appointmentId: booking.id, ...brakes })).body as Stored
    await manager().post(`/jobServices/${work.id}/decision`, { decision: 'accepted', version: work.version })
    return work
  }
  const notified = async (one = booking) =>
    (
      await running().services.engine.scoped('noor', (tx) =>
        sql<{ body: string }>`select body from messages where kind = 'promiseMoved' and "rowId" = ${one.id}`.execute(tx),
      )
    ).rows

  it('is set at arrival from the minutes of the work, and is not notified while it is what the customer knows', async () => {
    later(10)
    const row = await checkIn()
    expect(row).toMatchObject({ promiseAt: minutesAfter(arrived, 45), promiseReason: 'arrival', promiseFrom: minutesAfter(arrived, 10) })
    // The version in the answer is the present one.
    expect((await shown()).version).toBe(row.version)
    later(20)
    booking = await make()
    expect(await checkIn()).toMatchObject({ promiseAt: minutesAfter(arrived, 60) })
    expect((await notified()).length).toBe(1)
  })

  it('waits for a bay where all are taken', async () => {
    const { bays } = (await running().admin('noor').get(`/masters/dealershipLocations/${running().tenants.noor.branchId}`)).body as {
      bays: number
    }
    for (let place = 0; place < bays; place += 1) await make({ status: 'inWorkshop', promiseAt: minutesAfter(arrived, 60 + 15 * place) })
    expect(await checkIn()).toMatchObject({ promiseFrom: minutesAfter(arrived, 60), promiseAt: minutesAfter(arrived, 90) })
  })

  it('moves with accepted work, back when it is withdrawn, and is notified once, only when it is later', async () => {
    await checkIn()
    later(15)
    const work = await accept()
    expect(await shown()).toMatchObject({
      promiseAt: minutesAfter(arrived, 90),
      promiseReason: 'work',
      promiseKnownAt: minutesAfter(arrived, 90),
    })
    const [message, ...more] = await notified()
    expect([more.length, String(message?.body)]).toEqual([0, expect.stringContaining(String((await shown())['ref']))])
    await manager().post(`/jobServices/${work.id}/decision`, { decision: 'declined', version: work.version + 1 })
    expect(await shown()).toMatchObject({ promiseAt: minutesAfter(arrived, 30), promiseKnownAt: minutesAfter(arrived, 90) })
    await manager().post(`/jobServices/${work.id}/decision`, { decision: 'accepted', version: work.version + 2 })
    expect(await shown()).toMatchObject({ promiseAt: minutesAfter(arrived, 90) })
    expect(await notified()).toHaveLength(1)
  })

  it('does not move for work that nobody has agreed to', async () => {
    await checkIn()
    await manager().post('/jobServices', { appointmentId: booking.id, ...brakes })
    expect(await shown()).toMatchObject({ promiseAt: minutesAfter(arrived, 30) })
  })

  it('follows the day that an awaited part is expected', async () => {
    await checkIn()
    const expectedAt = minutesAfter(arrived, 24 * 60)
    const part = (await manager().post('/jobParts', { appointmentId: booking.id, name: 'Pads', quantity: 1, expectedAt })).body as Stored
    expect(await shown()).toMatchObject({ promiseAt: minutesAfter(expectedAt, 30), promiseReason: 'parts' })
    expect(await notified()).toHaveLength(1)
    later(60)
    await manager().post(`/jobParts/${part.id}/arrival`, { version: part.version })
    expect(await shown()).toMatchObject({ promiseAt: minutesAfter(arrived, 90) })
    expect(await notified()).toHaveLength(1)
  })

  it('stays where a person set it, with the proposal beside it, and follows again once the proposal was taken', async () => {
    const typed = minutesAfter(arrived, 45)
    const { version } = (await manager().put(`/appointments/${booking.id}`, { promiseAt: typed, version: booking.version })).body as Stored
    await checkIn({ ...booking, version })
    await accept()
    const row = await shown()
    expect(row).toMatchObject({ promiseAt: typed, promiseReason: 'person', promiseProposedAt: minutesAfter(arrived, 90) })
    expect(await notified()).toHaveLength(0)
    const taken = await manager().put(`/appointments/${booking.id}`, { promiseAt: row['promiseProposedAt'], version: row.version })
    expect(taken.body).toMatchObject({ promiseReason: 'proposal' })
    expect(await notified()).toHaveLength(1)
    const other = (await manager().post('/jobServices', { appointmentId: booking.id, ...brakes, name: { en: 'Discs', ar: 'هوبات' } }))
      .body as Stored
    await manager().post(`/jobServices/${other.id}/decision`, { decision: 'accepted', version: other.version })
    // The break at noon lies between.
    expect(await shown()).toMatchObject({ promiseAt: minutesAfter(arrived, 210), promiseReason: 'work' })
  })

  it('tells a later time that a person typed, too, and no earlier one', async () => {
    const { version } = await checkIn()
    const put = async (minutes: number, at: number) =>
      (await manager().put(`/appointments/${booking.id}`, { promiseAt: minutesAfter(arrived, minutes), version: at })).body as Stored
    const next = await put(120, version)
    expect(await notified()).toHaveLength(1)
    await put(60, next.version)
    expect(await notified()).toHaveLength(1)
  })
})
