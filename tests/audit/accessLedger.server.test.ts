// The access ledger: openings, acting for customers and exports are recorded, shown to administrators and to the customer, and watched.
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { headers as wireHeaders } from '../../src/schema/core/wireWords.ts'
import { watchAccess } from '../../server/audit/watchAccess.ts'
import { onServer } from '../core/server/eachServer.ts'
import { customer as newCustomer } from '../core/server/people.ts'
import { settingsOf } from '../core/server/settingsOf.ts'

onServer('the access ledger', (running) => {
  const staff = (designation: 'Administrator' | 'Sales Manager' | 'Parts Manager') => running().tenants.noor.staff[designation]
  const as = (designation: Parameters<typeof staff>[0]) => running().as({ token: staff(designation).token, address: '203.0.113.7' })
  // The answer is a file.
  const exported = async (designation: Parameters<typeof staff>[0]) => {
    const headers = { authorization: `Bearer ${staff(designation).token}`, [wireHeaders.from]: wireHeaders.fromValue }
    return (await running().app.inject({ method: 'POST', url: '/api/customers/export', payload: { format: 'csv' }, headers })).statusCode
  }
  const entries = async (customerId: string) =>
    (await as('Administrator').get(`/access-ledger?customerId=${customerId}&sort=createdAt&order=ASC&size=50`)).body.data

  describe('records', () => {
    it('openings by who reads the personal data and by who does not, acting for and copies, with address; a page read again is one opening', async () => {
      const { id } = await newCustomer(running())
      for (const designation of ['Sales Manager', 'Sales Manager', 'Parts Manager'] as const)
        expect((await as(designation).get(`/customers/${id}`)).status).toBe(200)
      expect((await as('Sales Manager').post('/staffs/act-for', { customerId: id })).status).toBe(200)
      expect((await as('Sales Manager').get(`/customers/${id}/personal-data`)).status).toBe(200)
      expect(
        (await entries(id)).map(({ staffId, kind, address, rows }: Record<string, unknown>) => [staffId, kind, address, rows]),
      ).toEqual([
        [staff('Sales Manager').id, 'clear', '203.0.113.7', null],
        [staff('Parts Manager').id, 'open', '203.0.113.7', null],
        [staff('Sales Manager').id, 'actFor', '203.0.113.7', null],
        [staff('Sales Manager').id, 'export', '203.0.113.7', 1],
      ])
    })

    it('an export of a list with its rows, and nothing for a page that nobody may open', async () => {
      const { total } = (await as('Sales Manager').get('/customers?size=1')).body
      expect(await exported('Sales Manager')).toBe(200)
      const [last] = (await as('Administrator').get('/access-ledger?kind=export&sort=createdAt&order=DESC&size=1')).body.data
      expect(last).toMatchObject({ staffId: staff('Sales Manager').id, customerId: null, resource: 'customers', rows: total })
      const before = (await as('Administrator').get('/access-ledger?size=1')).body.total
      expect((await as('Sales Manager').get('/customers/019d0000-0000-7000-8000-000000000000')).status).toBe(404)
      expect((await as('Administrator').get('/access-ledger?size=1')).body.total).toBe(before)
    })
  })

  it('is shown to administrators alone, and nobody changes it', async () => {
    for (const designation of ['Sales Manager', 'Parts Manager'] as const)
      expect((await as(designation).get('/access-ledger')).status).toBe(403)
    const [{ id, version }] = (await as('Administrator').get('/access-ledger?size=1')).body.data
    expect((await as('Administrator').put(`/access-ledger/${id}`, { version, address: 'x' })).status).toBe(404)
    expect((await as('Administrator').delete(`/access-ledger/${id}?version=${version}`)).status).toBe(404)
  })

  it('is shown to the customer, without addresses, and to no colleague who acts for them', async () => {
    const person = await newCustomer(running())
    await as('Sales Manager').get(`/customers/${person.id}`)
    const { status, body } = await person.sender.get('/landing-page/personal-data/access')
    expect([status, body.data.map(({ kind, by }: { kind: string; by: unknown }) => [kind, by])]).toEqual([
      200,
      [['clear', { en: expect.any(String), ar: expect.any(String) }]],
    ])
    expect(JSON.stringify(body)).not.toContain('203.0.113.7')
    const { token } = (await as('Sales Manager').post('/staffs/act-for', { customerId: person.id })).body
    expect((await running().as({ token }).get('/landing-page/personal-data/access')).status).toBe(403)
  })

  it('notifies administrators once a day of a colleague beyond the settings', async () => {
    const notices = () =>
      running().services.engine.scoped('noor', async (tx) => {
        const { rows } = await sql<{ rowId: string; title: { en: string } }>`select "rowId", title from notifications
          where kind = 'unusualAccess' and "staffId" = ${staff('Administrator').id} order by "createdAt"`.execute(tx)
        return rows
      })
    const watch = () => watchAccess(running().services, 'noor')
    await watch()
    expect(await notices()).toEqual([])
    await settingsOf(running())({ unusualOpens: 1 })
    await watch()
    await watch()
    const byOpenings = await notices()
    expect(byOpenings.map(({ rowId }) => rowId)).toEqual([staff('Sales Manager').id])
    expect(byOpenings[0]?.title.en).toMatch(/unusual amount of customer data today: \d+ customers opened/)
    await settingsOf(running())({ unusualOpens: 150, unusualExports: 1 })
    expect(await exported('Administrator')).toBe(200)
    await watch()
    expect((await notices()).map(({ rowId }) => rowId)).toEqual([staff('Sales Manager').id, staff('Administrator').id])
  })
})
