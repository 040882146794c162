// What a customer gets over the wire: every call that reads, and answers and errors of those that write.
import { beforeAll, expect, it } from 'vitest'
import { calls } from '../../src/schema/endpoints.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import { onServer } from '../core/server/eachServer.ts'
import { customer, type TestCustomer } from '../core/server/people.ts'

const internal = ['tags', 'ownerId', 'assigneeId', 'createdBy', 'updatedBy', 'deletedAt', 'mergedIntoId', 'erasedAt', 'callCenterStaffId']
/** The names of all fields in an answer. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => [name, ...namesIn(one)])
}
const leaked = (body: unknown) => namesIn(body).filter((name) => internal.includes(name))

onServer("a customer's own answers", (running) => {
  let own: TestCustomer
  let ids: string[]
  beforeAll(async () => {
    own = await customer(running())
    const maker = makerOf(running())
    ids = [own.id, own.vehicleId]
    for (const name of ['appointments', 'complaints', 'homeService', 'payments', 'leads', 'messages', 'files'] as const)
      ids.push((await maker.insert(name, { customerId: own.id })).id)
  })

  it('carry no internal field, whichever call reads', async () => {
    const answered: string[] = []
    for (const { name, method, path, audience } of calls) {
      if (method !== 'GET' || audience === 'staff') continue
      const requests = ids.flatMap((id) => {
        const query = new URLSearchParams({ id, vehicleId: own.vehicleId, customerId: own.id, locationId: running().tenants.noor.branchId })
        const forms = [path, `${path}?${query.toString()}`, `${path}?id=${id}`, `${path}?vehicleId=${own.vehicleId}`]
        return forms.map((one) => one.replace(/\{\w+\}/g, id))
      })
      // A path without an id is the same for all of them.
      for (const requested of new Set(requests)) {
        const { status, body } = await own.sender.get(requested)
        if (status === 200) answered.push(name)
        expect([name, leaked(body)]).toEqual([name, []])
      }
    }
    expect([...new Set(answered)]).toEqual(
      expect.arrayContaining(['customerDetails', 'customerAppointments', 'ownCases', 'customerRequests', 'ownData']),
    )
  })

  it('carry none where they write, and where they are too late', async () => {
    const { body } = await own.sender.get('/customers/customer-details')
    const { version } = body.customer as { version: number }
    const details = { title: null, firstName: 'Sara', lastName: 'Alharbi', email: null, languageId: '1', address: null }
    const written = [
      await own.sender.post('/landing-page/consents', { purpose: 'marketing', granted: true }),
      await own.sender.post('/landing-page/customer-vehicle-details', {}),
      await own.sender.post('/landing-page/appointment-details', { id: ids[2] }),
      await own.sender.post('/customers/service-history', {}),
      await own.sender.put(`/landing-page/vehicles/${own.vehicleId}/mileage`, { version: 1, mileageKm: 90_000 }),
      await own.sender.post('/landing-page/updateCustomerDetails', { ...details, version: version + 1 }, { key: 'first' }),
      await own.sender.post('/landing-page/updateCustomerDetails', { ...details, version }, { key: 'late' }),
      await own.sender.put(`/landing-page/vehicles/${own.vehicleId}/mileage`, { version: 1, mileageKm: 91_000 }),
    ]
    expect(written.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 409, 409])
    expect(written.map((one) => leaked(one.body))).toEqual(written.map(() => []))
    expect(written.slice(6).map((one) => (one.body.details as { current: { id: string } }).current.id)).toEqual([own.id, own.vehicleId])
  })

  it('leave the copy of the own data with what the customer told, and without what colleagues noted', async () => {
    const other = await customer(running())
    await makerOf(running()).insert('complaints', { customerId: other.id })
    const { body } = await other.sender.get('/landing-page/personal-data')
    expect(body.customer).toMatchObject({ id: other.id, firstName: 'Sara', mobile: other.mobile })
    expect(Object.keys(body.records as object)).toEqual(expect.arrayContaining(['vehicles', 'complaints']))
    expect(leaked(body)).toEqual([])
    expect(Object.keys(body.records as object)).not.toContain('followUps')
  })
})
