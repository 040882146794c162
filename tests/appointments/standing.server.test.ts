// What stands out of a customer: visits with their amount, the service that is needed first, the warranty.
import { beforeAll, expect, it } from 'vitest'
import type { Word } from '../../src/schema/enumerations.ts'
import { totalsOf } from '../../src/schema/core/money.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker } from '../core/everyResource/maker.ts'
import { eachServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'

eachServer('what stands out of a customer', (running) => {
  let maker: Maker
  beforeAll(() => {
    maker = makerOf(running())
    running().clock.now = firstMorning
  })
  const read = (id: string, role: Word<'designation'> = 'Administrator') =>
    running().as({ token: running().tenants.noor.staff[role].token }).get(`/customers/${id}/standing`)

  it('is nothing of somebody who has neither come nor a car', async () => {
    const { id } = await maker.insert('customers')
    await maker.insert('vehicles', { customerId: id, status: 'Pending', warrantyEnd: '2030-01-01' })
    expect((await read(id)).body).toEqual({
      visits: { count: 0, amount: 0, currency: null },
      owed: null,
      service: null,
      warranty: null,
      cars: 0,
      missed: { count: 0, months: 12 },
    })
  })

  it('adds up what was handed over, less points, and names the car that needs something first', async () => {
    const { id } = await maker.insert('customers')
    const car = { customerId: id, status: 'Approved', makeId: running().tenants.noor.makeId }
    const late = await maker.insert('vehicles', { ...car, model: 'Late', mileageKm: 10_300, warrantyEnd: '2020-01-01' })
    const soon = await maker.insert('vehicles', { ...car, model: 'Soon', mileageKm: 7_000, warrantyEnd: '2027-03-01' })
    const visit = { customerId: id, vehicleId: soon.id, closure: 'none', startAt: '2026-05-01T08:00:00.000Z' }
    await maker.insert('appointments', { ...visit, type: 'service', status: 'delivered', totals: totalsOf([10_000]) })
    await maker.insert('appointments', {
      ...visit,
      type: 'walkIn',
      status: 'delivered',
      totals: { ...totalsOf([20_000]), byPoints: 3_000 },
    })
    // Neither finished, nor to be paid.
    await maker.insert('appointments', { ...visit, type: 'service', status: 'pending', totals: totalsOf([40_000]) })
    await maker.insert('appointments', { ...visit, type: 'testDrive', status: 'delivered', totals: totalsOf([0]) })
    const { body } = await read(id)
    expect(body).toMatchObject({
      visits: { count: 2, amount: 11_500 + 23_000 - 3_000, currency: 'SAR' },
      service: { vehicleId: late.id, model: { en: 'Late' }, basis: { kind: 'km' } },
      warranty: { vehicleId: soon.id, until: '2027-03-01' },
      cars: 2,
    })
  })

  it('says what a company has not paid yet for finished visits', async () => {
    const { id } = await maker.insert('customers', { kind: 'company', names: { en: 'Rawabi', ar: 'الروابي' } })
    const visit = { customerId: id, type: 'service', closure: 'none', totals: totalsOf([10_000]) }
    const { id: refId } = await maker.insert('appointments', { ...visit, status: 'delivered' })
    await maker.insert('appointments', { ...visit, status: 'completed' })
    await maker.insert('appointments', { ...visit, status: 'pending' })
    const paid = {
      orderType: 'service',
      refId,
      customerId: id,
      amount: 5_000,
      capturedAmount: 5_000,
      refundedAmount: 1_000,
      canceledAmount: 0,
    }
    await maker.insert('payments', { ...paid, state: 'fully_captured' })
    expect((await read(id)).body.owed).toEqual({ amount: 2 * 11_500 - 4_000, currency: 'SAR' })
    expect((await read(id, 'Parts Manager')).body.owed).toBeNull()
  })

  it('leaves out what the person may not list, and refuses a customer whom they may not see', async () => {
    const fleet = running().tenants.noor.staff['Fleet Sales']
    const { id } = await maker.insert('customers', { ownerId: fleet.id })
    const car = await maker.insert('vehicles', { customerId: id, status: 'Approved', warrantyEnd: '2027-03-01' })
    const visit = { customerId: id, vehicleId: car.id, type: 'service', status: 'delivered', closure: 'none', totals: totalsOf([10_000]) }
    await maker.insert('appointments', visit)
    expect((await read(id)).body).toMatchObject({ visits: { count: 1 }, cars: 1 })
    expect((await read(id, 'Fleet Sales')).body).toMatchObject({ visits: { count: 0 }, service: null, warranty: null, cars: 0 })
    expect((await read((await maker.insert('customers')).id, 'Fleet Sales')).status).toBe(404)
    const other = running().tenants.najd.staff.Administrator.token
    expect((await running().as({ token: other }).get(`/customers/${id}/standing`)).status).toBe(404)
  })
})
