// What the list of customers shows besides their fields: cars, last visit and open requests, as far as the person may see them.
import { beforeAll, expect, it } from 'vitest'
import type { Word } from '../../src/schema/enumerations.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'

onServer('the list of customers', (running) => {
  let maker: Maker
  beforeAll(() => {
    maker = makerOf(running())
    running().clock.now = firstMorning
  })
  const listed = async (ids: readonly string[], role: Word<'designation'> = 'Administrator') => {
    const as = running().as({ token: running().tenants.noor.staff[role].token })
    const { body } = await as.get(`/customers?ids=${ids.join(',')}&sort=id&order=ASC`)
    return new Map((body.data as { id: string }[]).map((row) => [row.id, row]))
  }

  it('has each customer’s cars, the last visit that took place, and the number of requests that are open', async () => {
    const [one, none] = [await maker.insert('customers'), await maker.insert('customers')]
    const older = await maker.insert('vehicles', { customerId: one.id })
    running().clock.now = new Date(firstMorning.getTime() + 1000)
    const newer = await maker.insert('vehicles', { customerId: one.id })
    const gone = await maker.insert('vehicles', { customerId: one.id })
    expect((await running().admin().delete(`/vehicles/${gone.id}?version=${gone.version}`)).status).toBe(200)
    const visit = { customerId: one.id, closure: 'none' }
    await maker.insert('appointments', { ...visit, status: 'delivered', startAt: '2026-05-01T08:00:00.000Z' })
    await maker.insert('appointments', { ...visit, status: 'delivered', startAt: '2026-06-01T08:00:00.000Z' })
    // Neither came nor is here yet.
    await maker.insert('appointments', { ...visit, status: 'pending', closure: 'noShow', startAt: '2026-07-01T08:00:00.000Z' })
    await maker.insert('appointments', { ...visit, status: 'pending', startAt: '2026-12-01T08:00:00.000Z' })
    await maker.insert('leads', { customerId: one.id, status: 'in-progress' })
    await maker.insert('leads', { customerId: one.id, status: 'closed' })
    await maker.insert('complaints', { customerId: one.id, status: 'open' })
    const rows = await listed([one.id, none.id])
    expect(rows.get(one.id)).toMatchObject({ cars: [newer.id, older.id], lastVisitAt: '2026-06-01T08:00:00.000Z', openRequests: 2 })
    expect(rows.get(none.id)).toMatchObject({ cars: [], lastVisitAt: null, openRequests: 0 })
  })

  it('goes on naming a row that was deleted, by its id alone', async () => {
    const one = await maker.insert('customers', { firstName: 'Gone', lastName: 'Tomorrow' })
    expect((await running().admin().delete(`/customers/${one.id}?version=${one.version}`)).status).toBe(200)
    const names = await running().admin().get(`/customers?view=names&ids=${one.id}`)
    expect(names.body.data).toMatchObject([{ id: one.id, firstName: 'Gone' }])
    expect((await running().admin().get('/customers?view=names&q=Gone Tomorrow')).body.data).toEqual([])
    expect((await running().admin().get(`/customers?ids=${one.id}`)).body.data).toEqual([])
  })

  it('counts nothing that the person may not list, and orders by no computed column', async () => {
    const one = await maker.insert('customers')
    await maker.insert('complaints', { customerId: one.id, status: 'open' })
    await maker.insert('leads', { customerId: one.id, status: 'pending' })
    expect((await listed([one.id])).get(one.id)).toMatchObject({ openRequests: 2 })
    expect((await listed([one.id], 'Parts Manager')).get(one.id)).toMatchObject({ openRequests: 0 })
    const page = await running().admin().get('/customers?size=10&sort=openRequests')
    expect(page.status).toBe(200)
    expect((await running().admin().get('/customers?openRequestsFrom=1')).status).toBe(400)
  })
})
