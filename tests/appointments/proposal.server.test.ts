// A whole booking that is proposed to somebody whose car is due.
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { momentOf } from '../../server/core/time/time.ts'
import { eachServer } from '../core/server/eachServer.ts'
import { customer, newPlate, visitor, type TestCustomer } from '../core/server/people.ts'
import { withQuery } from '../core/server/requests.ts'
import { addRowOf, workshopHours } from '../core/server/tenants.ts'
import { firstMorning } from '../core/server/testServer.ts'

eachServer('a proposed booking', (running) => {
  beforeEach(() => {
    running().clock.now = firstMorning
  })
  const ask = async (who: TestCustomer, wanted: Record<string, string> = {}) =>
    (await who.sender.get(withQuery('/landing-page/proposed-booking', wanted))).body.data
  const drive = async (vehicleId: string, mileageKm: number) => {
    const { version } = (await running().admin().get(`/vehicles/${vehicleId}`)).body
    expect((await running().admin().put(`/vehicles/${vehicleId}`, { mileageKm, version })).status).toBe(200)
  }
  const book = (who: TestCustomer, proposal: Record<string, unknown>) => who.sender.post('/landing-page/add-appointment', proposal)

  it('is none for a car that is not due, and can be booked as it stands for one that is', async () => {
    const who = await customer(running())
    expect(await ask(who)).toBeNull()
    await drive(who.vehicleId, 10_200)
    const proposal = await ask(who)
    expect(proposal).toEqual({
      vehicleId: who.vehicleId,
      services: ['OIL'],
      locationId: running().tenants.noor.branchId,
      startAt: momentOf('2026-11-22', '09:00'),
      transport: 'dropOff',
    })
    expect((await book(who, proposal)).status).toBe(200)
    // Nobody books the same twice: a car with an open booking is proposed only where it is chosen.
    expect(await ask(who)).toBeNull()
    expect((await ask(who, { vehicleId: who.vehicleId }))?.vehicleId).toBe(who.vehicleId)
  })

  it('is for the car that is due among several, and never for the car of somebody else', async () => {
    const who = await customer(running())
    const more = { plate: newPlate(), makeId: running().tenants.noor.makeId, model: 'Yaris', year: 2020 }
    const second = (await who.sender.post('/customers/vehicle', more)).body.vehicle.id
    await drive(second, 20_100)
    expect((await ask(who)).vehicleId).toBe(second)
    const stranger = await customer(running())
    await drive(stranger.vehicleId, 10_100)
    expect(await ask(who, { vehicleId: stranger.vehicleId })).toBeNull()
  })

  it('keeps what is chosen, and the time where it is free', async () => {
    const { services, tenants } = running()
    const { branchId, designationIds } = tenants.noor
    const second = await addRowOf(services, 'noor', 'dealershipLocations', {
      ...{ name: { en: 'Malqa', ar: 'الملقا' }, hours: { ...workshopHours, sunday: [], monday: [] }, bays: 1, slotMinutes: 30 },
    })
    await addRowOf(services, 'noor', 'staff', {
      ...{ staffNo: 'A-7', name: { en: 'Advisor', ar: 'مستشار' }, email: 'a-7@noor.example', department: 'Service' },
      ...{ designationId: designationIds['Service Manager'], staffType: 'Service Advisor', locationIds: [second.id], password: 'x' },
    })
    const who = await customer(running())
    const chosen = { vehicleId: who.vehicleId, services: 'BRAKES' }
    expect(await ask(who, chosen)).toMatchObject({ services: ['BRAKES'], vehicleId: who.vehicleId })
    const late = momentOf('2026-11-25', '10:00')
    expect(await ask(who, { ...chosen, locationId: branchId, startAt: late })).toMatchObject({ locationId: branchId, startAt: late })
    const sunday = momentOf('2026-11-22', '10:00')
    const there = await ask(who, { ...chosen, locationId: second.id, startAt: sunday })
    expect(there).toMatchObject({ locationId: second.id, startAt: momentOf('2026-11-24', '09:00') })
    expect((await book(who, { ...there, transport: 'wait' })).status).toBe(200)
    expect(await ask(who, { ...chosen, services: 'OVERHAUL', locationId: second.id })).toMatchObject({
      locationId: second.id,
      startAt: null,
    })
  })

  it('is at the branch of the last visit and with its transport, and asked for by a proven mobile alone', async () => {
    const who = await customer(running())
    await drive(who.vehicleId, 10_200)
    const first = await ask(who)
    const { body } = await book(who, { ...first, transport: 'wait' })
    const staff = running().admin()
    const { id } = body.appointment
    running().clock.now = new Date(first.startAt)
    for (const to of ['inWorkshop', 'qc', 'completed', 'delivered']) {
      const { version } = (await staff.get(`/appointments/${id}`)).body
      const more = to === 'inWorkshop' ? { mileageIn: 10_200 } : to === 'delivered' ? { unpaidReason: 'Fleet account' } : {}
      await staff.post(`/appointments/${id}/status`, { to, version, ...more })
    }
    expect((await staff.get(`/appointments/${id}`)).body.status).toBe('delivered')
    running().clock.now = firstMorning
    await running().services.engine.scoped('noor', (tx) =>
      sql`update appointments set "startAt" = '2026-06-01T06:00:00Z', "endAt" = '2026-06-01T07:00:00Z' where id = ${id}`.execute(tx),
    )
    await drive(who.vehicleId, 20_300)
    expect(await ask(who)).toMatchObject({ locationId: first.locationId, transport: 'wait', services: ['OIL'] })
    expect((await (await visitor(running())).get('/landing-page/proposed-booking')).status).toBe(401)
  })
})
