// What a known customer's first page shows: the next visit, the car in the workshop with its work, and what each car needs next.
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { totalsOf } from '../../src/schema/core/money.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import { customer, type TestCustomer } from '../core/server/people.ts'
import { firstMorning } from '../core/server/testServer.ts'

const hour = 3_600_000
const month = 30.44 * 24 * hour
const ahead = (ms: number) => new Date(firstMorning.getTime() + ms).toISOString()
const oil = { code: 'OIL', name: { en: 'Oil', ar: 'زيت' }, price: 20_000, minutes: 30 }

onServer('the garage', (running) => {
  let maker: Maker
  let who: TestCustomer
  beforeAll(() => {
    maker = makerOf(running())
  })
  beforeEach(async () => {
    running().clock.now = firstMorning
    who = await customer(running())
  })
  const garage = async (one = who) => {
    const { status, body } = await one.sender.get('/landing-page/garage')
    expect(status).toBe(200)
    return body as {
      visit: { appointment: { id: string }; work: object | null } | null
      cars: { vehicle: { id: string; modelName: object }; next: object | null }[]
    }
  }
  const visit = (startAt: string, values: object = {}, one = who) =>
    maker.insert('appointments', {
      ...{ type: 'service', customerId: one.id, vehicleId: one.vehicleId, locationId: running().tenants.noor.branchId },
      ...{ startAt, endAt: new Date(Date.parse(startAt) + hour).toISOString(), services: [oil], totals: totalsOf([oil.price]) },
      ...values,
    })
  const drive = async (values: object) => {
    const { version } = (await running().admin().get(`/vehicles/${who.vehicleId}`)).body
    expect(
      (
        await running()
          .admin()
          .put(`/vehicles/${who.vehicleId}`, { version, ...values })
      ).status,
    ).toBe(200)
  }
  const next = async () => (await garage()).cars[0]?.next

  it('shows the soonest open booking, a car in the workshop before it, and nothing of another customer', async () => {
    expect((await garage()).visit).toBeNull()
    await visit(ahead(-3 * hour), { closure: 'cancelled' })
    await visit(ahead(72 * hour))
    const soon = await visit(ahead(24 * hour))
    expect((await garage()).visit?.appointment.id).toBe(soon.id)
    const inside = await visit(ahead(-hour), { status: 'inWorkshop' })
    expect((await garage()).visit?.appointment.id).toBe(inside.id)
    const stranger = await garage(await customer(running()))
    expect([stranger.visit, stranger.cars.some(({ vehicle }) => vehicle.id === who.vehicleId)]).toEqual([null, false])
  })

  it('shows the work that waits for a decision', async () => {
    const inside = await visit(ahead(-hour), { status: 'inWorkshop' })
    expect((await garage()).visit?.work).toBeNull()
    await maker.insert('jobServices', {
      appointmentId: inside.id,
      name: { en: 'Brakes', ar: 'فرامل' },
      price: 45_000,
      decision: 'proposed',
    })
    expect((await garage()).visit?.work).toMatchObject({ waiting: 1, photos: [] })
  })

  it('says what a car needs next, by kilometres, by months since the last time, and when it is due', async () => {
    expect(await next()).toBeNull()
    await drive({ mileageKm: 6_000, insuranceEnd: '2026-12-10' })
    expect(await next()).toMatchObject({ basis: null, km: 4_000, on: null })
    expect((await garage()).cars[0]?.vehicle).toMatchObject({ insuranceEnd: '2026-12-10' })
    await drive({ mileageKm: 10_300 })
    expect(await next()).toMatchObject({ basis: { kind: 'km', every: 10_000, over: 300 } })
    await visit(ahead(-month), { status: 'delivered', mileageIn: 10_300 })
    expect(await next()).toMatchObject({ basis: null, km: 10_000 })
  })

  it('names the model in both languages where the masters know it, and as it was typed elsewhere', async () => {
    const { makeId, model } = (await running().admin().get(`/vehicles/${who.vehicleId}`)).body
    expect((await garage()).cars[0]?.vehicle.modelName).toEqual({ en: model, ar: model })
    const name = { en: String(model).toUpperCase(), ar: 'كامري' }
    await maker.insert('models', { makeId, name })
    expect((await garage()).cars[0]?.vehicle.modelName).toEqual(name)
  })

  it('is refused to a visitor', async () => {
    expect((await running().as({ tenant: 'noor' }).get('/landing-page/garage')).status).toBe(401)
  })
})
