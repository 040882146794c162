// Blocked time: no booking in it, and not created over bookings.
import { beforeEach, expect, it } from 'vitest'
import { dayAfter, momentOf } from '../../server/core/time/time.ts'
import { eachServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { customer, visitor, type TestCustomer } from '../core/server/people.ts'
import { withQuery } from '../core/server/requests.ts'

const days = Array.from({ length: 50 }, (_, place) => dayAfter('2026-11-29', place)).filter(
  (day) => new Date(`${day}T00:00:00Z`).getUTCDay() < 5,
)
let used = 0
const freshDay = (): string => days[(used += 1)] ?? '2026-11-29'

eachServer('blocked time', (running) => {
  let who: TestCustomer
  // Each with a car of their own: a car has one booking at a time.
  const another = async () => {
    who = await customer(running())
  }
  beforeEach(async () => {
    running().clock.now = firstMorning
    await another()
  })
  const noor = () => running().tenants.noor
  const block = (day: string, from: string, to: string, values: Record<string, unknown> = {}) =>
    running()
      .admin()
      .post('/blockedTimes', {
        locationId: noor().branchId,
        startAt: momentOf(day, from),
        endAt: momentOf(day, to),
        reason: 'training',
        ...values,
      })
  const book = (day: string, at: string, values: Record<string, unknown> = {}) =>
    who.sender.post('/landing-page/add-appointment', {
      vehicleId: who.vehicleId,
      services: ['OIL'],
      locationId: noor().branchId,
      startAt: momentOf(day, at),
      transport: 'dropOff',
      ...values,
    })
  const starts = async (day: string, services = 'OIL') => {
    const one = await visitor(running())
    const { body } = await one.get(withQuery('/landing-page/appointment-times', { locationId: noor().branchId, services, date: day }))
    return body.data.filter(({ available }: { available: boolean }) => available).map(({ local }: { local: string }) => local)
  }
  const dayOf = async (day: string) => {
    const one = await visitor(running())
    return (await one.get(withQuery('/landing-page/appointment-dates', { locationId: noor().branchId, from: day, days: 1 }))).body.data[0]
  }

  it('takes an advisor, a bay, or the branch out of the times that customers are offered, until it is deleted', async () => {
    const day = freshDay()
    const [first, second] = noor().advisorIds
    expect(await starts(day)).toContain('10:00')
    const one = await block(day, '10:00', '11:00', { staffId: first })
    expect((await book(day, '10:00', { advisorId: first })).body.code).toBe('slotTaken')
    expect((await book(day, '10:00', { advisorId: second })).status).toBe(200)
    expect(await starts(day)).not.toContain('10:00')
    expect(await starts(day)).toContain('11:00')
    await block(day, '13:15', '14:00', { bay: 1 })
    await block(day, '13:15', '14:00', { bay: 2 })
    // A block that begins within a slot takes the whole of it, and long work does not fit before it.
    expect(await starts(day)).not.toContain('13:00')
    expect(await starts(day, 'BRAKES')).not.toContain('11:00')
    await block(day, '15:00', '16:00')
    expect(await starts(day)).not.toContain('15:30')
    await running().admin().delete(`/blockedTimes/${one.body.id}?version=${one.body.version}`)
    await another()
    expect((await book(day, '10:30', { advisorId: first })).status).toBe(200)
  })

  it('closes a day with its reason when it covers all of the branch', async () => {
    const day = freshDay()
    await block(day, '00:00', '23:30', { reason: 'maintenance' })
    expect(await dayOf(day)).toMatchObject({ available: false, reason: 'closed', block: 'maintenance' })
    expect(await starts(day)).toEqual([])
    expect((await book(day, '10:00')).body.code).toBe('slotTaken')
  })

  it('is refused over bookings, which are named, and written once they have moved', async () => {
    const day = freshDay()
    const { appointment } = (await book(day, '10:00', { services: ['BRAKES'], advisorId: noor().advisorIds[0] })).body
    // The advisor is free again after the reception, the bay only after the work.
    expect((await block(day, '10:30', '11:00', { staffId: noor().advisorIds[0] })).status).toBe(200)
    const refused = await block(day, '11:00', '12:00', { bay: 1 })
    expect([refused.status, refused.body.code]).toEqual([409, 'bookingsInTheWay'])
    expect(refused.body.message).toContain(appointment.ref)
    expect(refused.body.details.bookings).toMatchObject([{ id: appointment.id, ref: appointment.ref }])
    expect((await block(day, '09:00', '18:00')).body.code).toBe('bookingsInTheWay')
    const away = await block(day, '16:00', '17:00', { bay: 1 })
    const moved = await running()
      .admin()
      .put(`/blockedTimes/${away.body.id}`, { startAt: momentOf(day, '11:00'), endAt: momentOf(day, '12:00'), version: away.body.version })
    expect(moved.body.code).toBe('bookingsInTheWay')
    await who.sender.post('/landing-page/delete-appointment', { id: appointment.id, version: appointment.version, reason: 'x' })
    expect((await block(day, '11:00', '12:00', { bay: 1 })).status).toBe(200)
  })

  it('refuses an end before its start, a bay that is not there, and an advisor with a bay', async () => {
    const day = freshDay()
    const fields = async (...given: Parameters<typeof block>) => Object.keys((await block(...given)).body.fields ?? {})
    expect(await fields(day, '11:00', '10:00')).toEqual(['endAt'])
    expect(await fields(day, '10:00', '11:00', { bay: 3 })).toEqual(['bay'])
    expect(await fields(day, '10:00', '11:00', { bay: 1, staffId: noor().advisorIds[0] })).toEqual(['bay'])
    expect(await fields(day, '10:00', '11:00', { staffId: running().tenants.najd.advisorIds[0] })).toEqual(['staffId'])
    expect((await block(day, '10:00', '11:00', { locationId: running().tenants.najd.branchId })).status).toBe(404)
  })

  it('and a booking of the same time never both come through', async () => {
    for (let round = 0; round < 6; round += 1) {
      const day = freshDay()
      await another()
      const [blocked, booked] = await Promise.all([block(day, '09:00', '18:00'), book(day, '10:00')])
      expect([blocked.status, booked.status].toSorted()).toEqual([200, 409])
    }
  })

  it('is made only by those who may change bookings', async () => {
    const day = freshDay()
    const request = { locationId: noor().branchId, startAt: momentOf(day, '10:00'), endAt: momentOf(day, '11:00'), reason: 'break' }
    const as = (token: string) => running().as({ token }).post('/blockedTimes', request)
    expect((await as(noor().staff['Sales Manager'].token)).status).toBe(403)
    expect((await as(noor().staff['Broker Sales'].token)).status).toBe(403)
    expect((await as(noor().staff['Service Manager'].token)).status).toBe(200)
  })
})
