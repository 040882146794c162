// One timeline of a customer's visits, requests, cases, inquiries and payments; and the record of a finished visit.
import { beforeAll, expect, it } from 'vitest'
import { totalsOf } from '../../src/schema/core/money.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker, Stored } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import { customer, type TestCustomer } from '../core/server/people.ts'
import { firstMorning } from '../core/server/testServer.ts'

const day = 86_400_000
const before = (days: number) => new Date(firstMorning.getTime() - days * day).toISOString()
const oil = { code: 'OIL', name: { en: 'Oil', ar: 'زيت' }, price: 20_000, minutes: 30 }
const work = { services: [oil], totals: totalsOf([oil.price]) }

onServer('the timeline', (running) => {
  let maker: Maker
  let who: TestCustomer
  let delivered: Stored
  beforeAll(async () => {
    running().clock.now = firstMorning
    maker = makerOf(running())
    who = await customer(running())
    const own = { customerId: who.id }
    const visit = { ...own, type: 'service', vehicleId: who.vehicleId, locationId: running().tenants.noor.branchId }
    const on = (days: number, ...given: Parameters<Maker['insert']>) => {
      running().clock.now = new Date(before(days))
      return maker.insert(...given)
    }
    delivered = await maker.insert('appointments', { ...visit, ...work, startAt: before(2), status: 'delivered', closure: 'none' })
    await maker.insert('appointments', { ...visit, startAt: before(-2), status: 'pending', closure: 'none' })
    await on(3, 'roadsideAssistance', { ...own, vehicleId: who.vehicleId, status: 'closed' })
    await on(1, 'roadsideAssistance', { ...own, vehicleId: who.vehicleId, status: 'open' })
    await on(4, 'complaints', { ...own, status: 'closed' })
    await on(1, 'complaints', { ...own, status: 'open' })
    await on(5, 'leads', { ...own, status: 'pending' })
    await on(6, 'payments', { ...own, provider: 'tamara', orderType: 'makePayment', state: 'fully_captured' })
    await on(1, 'payments', { ...own, provider: 'tamara', orderType: 'makePayment', state: 'new', events: [] })
    running().clock.now = firstMorning
  })
  const kinds = async (size: number, one = who) => {
    const { status, body } = await one.sender.get(`/landing-page/timeline?size=${size}`)
    expect(status).toBe(200)
    const { data, more } = body as { data: { kind: string }[]; more: boolean }
    return [...data.map(({ kind }) => kind), ...(more ? ['more'] : [])]
  }

  it('lists what is over, and every inquiry and payment, newest first', async () => {
    expect(await kinds(10)).toEqual(['visit', 'request', 'case', 'lead', 'payment'])
    expect(await kinds(2)).toEqual(['visit', 'request', 'more'])
  })

  it('has nothing of another customer, and is refused to visitors and for too much', async () => {
    expect(await kinds(10, await customer(running()))).toEqual([])
    expect((await running().as({ tenant: 'noor' }).get('/landing-page/timeline')).status).toBe(401)
    expect((await who.sender.get('/landing-page/timeline?size=101')).status).toBe(400)
  })

  it('shows the visit that has just ended on the first page only while there is no next one', async () => {
    const other = await customer(running())
    const visit = { type: 'service', customerId: other.id, vehicleId: other.vehicleId, locationId: running().tenants.noor.branchId }
    const shown = async () =>
      ((await other.sender.get('/landing-page/garage')).body as { visit: { appointment: { id: string } } | null }).visit?.appointment.id
    await maker.insert('appointments', { ...visit, startAt: before(15), status: 'delivered', closure: 'none' })
    expect(await shown()).toBeUndefined()
    const last = await maker.insert('appointments', { ...visit, startAt: before(13), status: 'delivered', closure: 'none' })
    expect(await shown()).toBe(last.id)
    const next = await maker.insert('appointments', { ...visit, startAt: before(-9), status: 'pending', closure: 'none' })
    expect(await shown()).toBe(next.id)
  })

  it.each(['english', 'arabic'])('gives the record of a finished visit to its customer only, in %s', async (language) => {
    const record = (id: string, one = who) => one.sender.get(`/documents/service-record/${id}?language=${language}`)
    const { status, headers } = await record(delivered.id)
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect((await record(delivered.id, await customer(running()))).status).toBe(404)
    const open = await maker.insert('appointments', {
      ...{ type: 'service', customerId: who.id, vehicleId: who.vehicleId, locationId: running().tenants.noor.branchId },
      ...{ startAt: before(0.1), status: 'completed', closure: 'none' },
    })
    expect((await record(open.id)).status).toBe(404)
    const of = async (type: string) =>
      await maker.insert('appointments', {
        ...{ type, customerId: who.id, vehicleId: who.vehicleId, locationId: running().tenants.noor.branchId, ...work },
        ...{ startAt: before(2), status: 'delivered', closure: 'none' },
      })
    expect((await record((await of('walkIn')).id)).status).toBe(200)
    expect((await record((await of('testDrive')).id)).status).toBe(404)
  })
})
