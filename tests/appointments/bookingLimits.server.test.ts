// How much a customer may book: so many open bookings, one a car, and no car at two places at a time.
import { beforeEach, expect, it } from 'vitest'
import { sql } from 'kysely'
import { dayAfter, momentOf } from '../../server/core/time/time.ts'
import { eachServer } from '../core/server/eachServer.ts'
import type { Answer } from '../core/server/requests.ts'
import { customer, newPlate, type TestCustomer } from '../core/server/people.ts'
import { addRowOf, workshopHours } from '../core/server/tenants.ts'
import { firstMorning } from '../core/server/testServer.ts'

const monday = '2026-11-23'
let days = 0
/** A Monday that no other test uses. */
const freshDay = () => dayAfter(monday, 7 * (days++ % 8))

eachServer('bookings of a customer', (running) => {
  beforeEach(async () => {
    running().clock.now = firstMorning
    await running().services.engine.scoped('noor', (tx) => sql`delete from "slotClaims"`.execute(tx))
  })
  const anotherCar = async (who: TestCustomer): Promise<string> => {
    const made = await who.sender.post('/customers/vehicle', {
      plate: newPlate(),
      makeId: running().tenants.noor.makeId,
      model: 'Corolla',
      year: 2021,
    })
    return made.body.vehicle.id as string
  }
  const bodyOf = (vehicleId: string, startAt: string, locationId = running().tenants.noor.branchId) => ({
    vehicleId,
    services: ['OIL'],
    locationId,
    startAt,
    transport: 'dropOff',
  })
  const book = (who: TestCustomer, vehicleId: string, startAt: string) =>
    who.sender.post('/landing-page/add-appointment', bodyOf(vehicleId, startAt))
  const asStaff = (who: TestCustomer, vehicleId: string, startAt: string, locationId?: string) => {
    const { services: _services, ...body } = bodyOf(vehicleId, startAt, locationId)
    return running()
      .admin()
      .post('/appointments', { ...body, type: 'service', customerId: who.id })
  }
  const open = async (who: TestCustomer): Promise<number> =>
    Number(
      (
        await running().services.engine.scoped('noor', (tx) =>
          sql<{ n: number }>`select count(*) as n from appointments where "customerId" = ${who.id} and closure = 'none'`.execute(tx),
        )
      ).rows[0]?.n,
    )

  it('are as many as the settings say, and no more, however many are asked for at once', async () => {
    const who = await customer(running())
    const day = freshDay()
    const cars = [who.vehicleId]
    while (cars.length < 6) cars.push(await anotherCar(who))
    const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']
    const answers = await Promise.all(cars.map((car, place) => book(who, car, momentOf(day, times[place] ?? '13:00'))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409])
    const [refused] = answers.filter(({ status }) => status === 409)
    expect([refused?.body.code, refused?.body.details.bookings.length]).toEqual(['tooManyBookings', 3])
    expect(refused?.body.details.bookings[0]).toMatchObject({
      ref: expect.any(String),
      changeable: true,
      location: { id: expect.any(String) },
    })
    expect(await open(who)).toBe(3)
    const [first] = answers.filter(({ status }) => status === 200)
    const { id, version } = (first as Answer).body.appointment
    expect((await who.sender.post('/landing-page/delete-appointment', { id, version, reason: 'No time' })).status).toBe(200)
    const left = cars.filter((_car, place) => answers[place]?.status === 409)
    expect((await book(who, String(left[0]), momentOf(day, '13:00'))).status).toBe(200)
    const settings = (await running().admin().get('/settings')).body.data[0]
    const set = async (bookingsAtOnce: number) => {
      const { version: present } = (await running().admin().get(`/settings/${settings.id}`)).body
      expect((await running().admin().put(`/settings/${settings.id}`, { bookingsAtOnce, version: present })).status).toBe(200)
    }
    await set(4)
    expect((await book(who, String(left[1]), momentOf(day, '14:00'))).status).toBe(200)
    await set(3)
  })

  it('are one at a time a car, which is shown, whenever the other one is', async () => {
    const who = await customer(running())
    const first = await book(who, who.vehicleId, momentOf(freshDay(), '09:00'))
    const second = await book(who, who.vehicleId, momentOf(freshDay(), '10:00'))
    expect([second.status, second.body.code, Object.keys(second.body.fields)]).toEqual([409, 'carBooked', ['vehicleId']])
    expect(second.body.message).toContain(first.body.appointment.ref)
    expect(second.body.details.bookings).toMatchObject([{ id: first.body.appointment.id, vehicle: { id: who.vehicleId } }])
    const crowded = await customer(running())
    const day = freshDay()
    const answers = await Promise.all(['09:00', '11:00', '14:00'].map((time) => book(crowded, crowded.vehicleId, momentOf(day, time))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('are not shown to the next owner of the car', async () => {
    const [before, after] = [await customer(running()), await customer(running())]
    const first = await book(before, before.vehicleId, momentOf(freshDay(), '09:00'))
    expect(first.status).toBe(200)
    await running().services.engine.scoped('noor', (tx) =>
      sql`update vehicles set "customerId" = ${after.id} where id = ${before.vehicleId}`.execute(tx),
    )
    const refused = await book(after, before.vehicleId, momentOf(freshDay(), '10:00'))
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([409, 'carBusy', undefined])
    expect(refused.text).not.toContain(first.body.appointment.ref)
  })

  it('do not count once their time is over, they are cancelled or the car is ready', async () => {
    const who = await customer(running())
    const { body } = await book(who, who.vehicleId, momentOf(freshDay(), '09:00'))
    const set = (assignment: ReturnType<typeof sql>) =>
      running().services.engine.scoped('noor', (tx) =>
        sql`update appointments set ${assignment} where id = ${body.appointment.id}`.execute(tx),
      )
    await set(sql`"startAt" = '2026-11-01T06:00:00Z', "endAt" = '2026-11-01T06:30:00Z'`)
    const next = await book(who, who.vehicleId, momentOf(freshDay(), '09:00'))
    expect(next.status).toBe(200)
    await running().services.engine.scoped('noor', (tx) =>
      sql`update appointments set status = 'completed' where id = ${next.body.appointment.id}`.execute(tx),
    )
    await set(sql`status = 'inWorkshop'`)
    expect((await book(who, who.vehicleId, momentOf(freshDay(), '09:00'))).body.code).toBe('carBooked')
  })

  it('never overlap for one car at two branches, for staff either, who are told which booking it is', async () => {
    const who = await customer(running())
    const day = freshDay()
    const other = await addRowOf(running().services, 'noor', 'dealershipLocations', {
      name: { en: 'Malaz', ar: 'الملز' },
      hours: workshopHours,
      bays: 2,
      slotMinutes: 30,
    })
    await addRowOf(running().services, 'noor', 'staff', {
      staffNo: `M-${day}`,
      name: { en: 'Advisor', ar: 'مستشار' },
      email: `malaz-${day}@noor.example`,
      department: 'Service',
      designationId: running().tenants.noor.designationIds['Service Manager'],
      staffType: 'Service Advisor',
      locationIds: [other.id],
    })
    const first = await asStaff(who, who.vehicleId, momentOf(day, '09:00'))
    expect(first.status).toBe(200)
    const refused = await asStaff(who, who.vehicleId, momentOf(day, '09:00'), other.id)
    expect([refused.status, refused.body.code]).toEqual([409, 'carBooked'])
    expect(refused.body.message).toContain(first.body.ref)
    expect(refused.body.details.bookings).toMatchObject([{ id: first.body.id, ref: first.body.ref }])
    const later = await asStaff(who, who.vehicleId, momentOf(day, '09:30'), other.id)
    expect(later.status).toBe(200)
    const moved = await running()
      .admin()
      .put(`/appointments/${later.body.id}/schedule`, {
        startAt: momentOf(day, '09:00'),
        endAt: momentOf(day, '09:30'),
        version: later.body.version,
      })
    expect([moved.status, moved.body.code]).toEqual([409, 'carBooked'])
    const changed = await running()
      .admin()
      .put(`/appointments/${later.body.id}`, { startAt: momentOf(day, '09:00'), version: later.body.version })
    expect(changed.body.code).toBe('carBooked')
    const crowded = await customer(running())
    const answers = await Promise.all([
      asStaff(crowded, crowded.vehicleId, momentOf(day, '11:00')),
      asStaff(crowded, crowded.vehicleId, momentOf(day, '11:00'), other.id),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('are so many an hour', async () => {
    const who = await customer(running())
    const answers = []
    for (let count = 0; count < 11; count++) answers.push(await book(who, who.vehicleId, momentOf(monday, '23:00')))
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 409), 429])
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
  })
})
