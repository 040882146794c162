// The earliest free times over all branches.
import { beforeEach, expect, it } from 'vitest'
import { momentOf } from '../../server/core/time/time.ts'
import { eachServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { customer, visitor } from '../core/server/people.ts'
import { addRowOf, workshopHours } from '../core/server/tenants.ts'

eachServer('the earliest times', (running) => {
  beforeEach(() => {
    running().clock.now = firstMorning
  })
  const ask = async (services = 'OIL') =>
    (await (await visitor(running())).get(`/landing-page/earliest-times?services=${services}`)).body.data

  it('are of every branch of the tenant, the earliest first, and can be booked', async () => {
    const { services, tenants } = running()
    const { branchId, designationIds } = tenants.noor
    const second = await addRowOf(services, 'noor', 'dealershipLocations', {
      name: { en: 'Malqa', ar: 'الملقا' },
      hours: { ...workshopHours, sunday: [{ from: '09:00', to: '09:30' }], monday: [] },
      bays: 1,
      slotMinutes: 30,
    })
    await addRowOf(services, 'noor', 'staff', {
      ...{ staffNo: 'A-9', name: { en: 'Advisor', ar: 'مستشار' }, email: 'a-9@noor.example', department: 'Service' },
      ...{ designationId: designationIds['Service Manager'], staffType: 'Service Advisor', locationIds: [second.id], password: 'x' },
    })
    const closed = await addRowOf(services, 'noor', 'dealershipLocations', {
      ...{ name: { en: 'Old', ar: 'القديم' }, hours: workshopHours, bays: 1, slotMinutes: 30, active: false },
    })
    const found = await ask()
    expect(found.map(({ locationId }: { locationId: string }) => locationId)).not.toContain(closed.id)
    expect(found).toEqual([
      { start: momentOf('2026-11-22', '09:00'), local: '09:00', locationId: expect.any(String) },
      { start: momentOf('2026-11-22', '09:00'), local: '09:00', locationId: expect.any(String) },
      { start: momentOf('2026-11-22', '09:30'), local: '09:30', locationId: branchId },
      { start: momentOf('2026-11-24', '09:00'), local: '09:00', locationId: second.id },
    ])
    for (const { start, locationId } of found.slice(0, 2)) {
      const who = await customer(running())
      const booked = await who.sender.post('/landing-page/add-appointment', {
        ...{ vehicleId: who.vehicleId, services: ['OIL'], locationId, startAt: start, transport: 'wait' },
      })
      expect(booked.status).toBe(200)
    }
    expect((await ask())[0]).toMatchObject({ locationId: branchId, local: '09:00' })
  })

  it('keep out of holidays, blocked time and what is too short for the work, and are none where a work fits nowhere', async () => {
    await addRowOf(running().services, 'noor', 'holidays', { name: { en: 'Day', ar: 'يوم' }, day: '2026-11-22' })
    const days = (await ask('BRAKES')).map(({ start }: { start: string }) => start.slice(0, 10))
    expect(days[0]).toBe('2026-11-23')
    expect(await ask('OVERHAUL')).toEqual([])
    expect((await (await visitor(running())).get('/landing-page/earliest-times?services=NOPE')).status).toBe(404)
  })
})
