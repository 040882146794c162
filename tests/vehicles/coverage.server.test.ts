// Whether warranty or contract covers a service: by date and kilometres, on the day of the call in the tenant's zone.
import { describe, expect, it } from 'vitest'
import { coverageOf } from '../../server/vehicles/coverageOf.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'

const bare = { warrantyEnd: null, warrantyKm: null, contractEnd: null, contractKm: null, contractNumber: null, mileageKm: null }
const day = '2026-11-22'

describe('the cover of a car', () => {
  it.each([
    ['lasts through the last day of its warranty', { warrantyEnd: day }, 'warranty'],
    ['is over the day after', { warrantyEnd: '2026-11-21' }, 'none'],
    ['lasts through the last kilometre', { warrantyEnd: '2027-01-01', warrantyKm: 100, mileageKm: 100 }, 'warranty'],
    ['is over one kilometre later', { warrantyEnd: '2027-01-01', warrantyKm: 100, mileageKm: 101 }, 'none'],
    [
      'is the contract once the warranty is driven out',
      { warrantyEnd: '2027-01-01', warrantyKm: 100, mileageKm: 101, contractEnd: day },
      'contract',
    ],
    ['is the warranty where both hold', { warrantyEnd: day, contractEnd: day }, 'warranty'],
    ['goes by days where nobody knows the kilometres', { warrantyEnd: day, warrantyKm: 100 }, 'warranty'],
    ['is none where only kilometres count and nobody knows them', { contractKm: 100 }, 'none'],
    ['is none without warranty and contract', {}, 'none'],
  ])('%s', (_, facts, coverage) => {
    const given = { ...bare, ...facts }
    expect(coverageOf(given, day)).toEqual({ coverage, coverageBasis: { ...given, day } })
  })
})

onServer('a call for help', (running) => {
  const call = async (car: Record<string, unknown>) => {
    const maker = makerOf(running())
    const { id: customerId } = await maker.insert('customers')
    const { id: vehicleId } = await maker.insert('vehicles', { ...bare, ...car, customerId })
    const { status, body } = await running()
      .admin()
      .post('/roadsideAssistance', { customerId, vehicleId, issue: 'battery', point: { lat: 24.7, lng: 46.7 } })
    expect(status).toBe(200)
    return body
  }

  it('keeps its cover and why, whatever becomes of the car', async () => {
    const made = await call({ warrantyEnd: '2026-11-22', warrantyKm: 100_000, mileageKm: 39_600 })
    expect(made).toMatchObject({ coverage: 'warranty', coverageBasis: { day, warrantyEnd: '2026-11-22', mileageKm: 39_600 } })
    const car = (await running().admin().get(`/vehicles/${made.vehicleId}`)).body
    await running().admin().put(`/vehicles/${made.vehicleId}`, { version: car.version, warrantyEnd: '2020-01-01' })
    expect((await running().admin().get(`/roadsideAssistance/${made.id}`)).body.coverage).toBe('warranty')
  })

  it("goes by the tenant's day, which begins before UTC's", async () => {
    running().clock.now = new Date('2026-11-21T22:30:00.000Z')
    expect((await call({ warrantyEnd: '2026-11-21' })).coverage).toBe('none')
    running().clock.now = firstMorning
  })

  it('does not let anybody write the cover', async () => {
    const made = await call({})
    const { status } = await running().admin().put(`/roadsideAssistance/${made.id}`, { version: made.version, coverage: 'warranty' })
    expect(status).toBe(400)
  })
})
