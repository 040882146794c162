// What a car's rows say of the services that are due: visits, services at home, readings, delivery, and its make's own intervals.
import { beforeAll, expect, it } from 'vitest'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker } from '../core/everyResource/maker.ts'
import { eachServer } from '../core/server/eachServer.ts'
import { withQuery } from '../core/server/requests.ts'
import { addRowOf } from '../core/server/tenants.ts'
import { firstMorning } from '../core/server/testServer.ts'

const line = (code: string) => ({ code, name: { en: code, ar: code }, price: 10_000, minutes: 30 })

eachServer('services that are due', (running) => {
  let maker: Maker
  beforeAll(async () => {
    maker = makerOf(running())
    running().clock.now = firstMorning
    const tyres = { code: 'TYRES', name: { en: 'Tyres', ar: 'إطارات' }, price: 90_000, minutes: 60, everyKm: 50_000, everyMonths: 48 }
    await addRowOf(running().services, 'noor', 'servicePackages', tyres)
  })
  const carOf = async (values: Record<string, unknown> = {}) => {
    const { id: customerId } = await maker.insert('customers')
    const { makeId } = running().tenants.noor
    const { id } = await maker.insert('vehicles', { customerId, makeId, status: 'Approved', mileageKm: null, deliveredOn: null, ...values })
    const visit = (row: Record<string, unknown>) =>
      maker.insert('appointments', { customerId, vehicleId: id, type: 'service', status: 'delivered', closure: 'none', ...row })
    const due = async (code: string, mileage?: number) => {
      const { body } = await running()
        .admin()
        .get(withQuery('/landing-page/recommanded-services', { vehicleId: id, ...(mileage === undefined ? {} : { mileage }) }))
      return (body.data as { code: string; basis: unknown }[]).find((one) => one.code === code)?.basis
    }
    return { id, customerId, visit, due }
  }

  it('are not due again while the car is still in for them, but are while they are only booked, or were cancelled', async () => {
    const car = await carOf()
    const today = { startAt: firstMorning.toISOString(), services: [line('TYRES')], mileageIn: null }
    expect(await car.due('TYRES', 80_000)).toMatchObject({ kind: 'km', last: null })
    await car.visit({ ...today, status: 'pending' })
    await car.visit({ ...today, status: 'inWorkshop', closure: 'cancelled' })
    expect(await car.due('TYRES', 80_000)).toMatchObject({ kind: 'km', last: null })
    await car.visit({ ...today, status: 'inWorkshop' })
    expect(await car.due('TYRES', 80_000)).toBeNull()
  })

  it('count from what was done at the customer’s address as well', async () => {
    const car = await carOf({ mileageKm: 12_000 })
    expect(await car.due('OIL')).toMatchObject({ kind: 'km', over: 2_000, last: null })
    const done = { customerId: car.customerId, vehicleId: car.id, services: [line('OIL')], stage: 'done', status: 'closed' }
    await maker.insert('homeService', { ...done, arrivedAt: firstMorning.toISOString() })
    expect(await car.due('OIL')).toBeNull()
  })

  it('are judged by kilometres that visits and delivery let one expect today, and say that these are estimated', async () => {
    const car = await carOf({ deliveredOn: '2025-11-22', mileageKm: 1, mileageAt: '2025-11-23' })
    await car.visit({ startAt: '2026-05-23T08:00:00.000Z', services: [line('OIL')], mileageIn: 10_000 })
    expect(await car.due('OIL')).toMatchObject({
      kind: 'km',
      last: { on: '2026-05-23', km: 10_000 },
      mileage: { km: expect.any(Number), estimated: true },
    })
    expect(await car.due('OIL', 15_000)).toBeNull()
  })

  it('follow the schedule of the car’s make where it has one, and none where it says so', async () => {
    const car = await carOf({ mileageKm: 12_000 })
    const { makeId } = running().tenants.noor
    const packages = (await running().admin().get('/masters/servicePackages?size=100')).body.data as { id: string; code: string }[]
    const packageId = packages.find(({ code }) => code === 'OIL')?.id
    const own = { packageId, everyKm: 15_000, everyMonths: 12 }
    const other = await maker.insert('makes')
    expect(
      (
        await running()
          .admin()
          .post('/masters/serviceIntervals', { ...own, makeId: other.id, everyKm: 1_000 })
      ).status,
    ).toBe(200)
    expect(await car.due('OIL')).toMatchObject({ every: 10_000 })
    const made = await running()
      .admin()
      .post('/masters/serviceIntervals', { ...own, makeId })
    expect(made.status).toBe(200)
    expect(await car.due('OIL')).toBeNull()
    expect(await car.due('OIL', 15_500)).toMatchObject({ every: 15_000, over: 500 })
    expect(
      (
        await running()
          .admin()
          .post('/masters/serviceIntervals', { ...own, makeId })
      ).status,
    ).toBe(409)
    const address = `/masters/serviceIntervals/${made.body.id}`
    const { version } = made.body
    expect((await running().admin().put(address, { everyKm: null, everyMonths: null, version })).status).toBe(200)
    expect(await car.due('OIL', 400_000)).toBeNull()
  })
})
