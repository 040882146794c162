// Staff types and branches narrow what a designation may see and do, over real HTTP.
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { resources, type ResourceName } from '../../src/schema/resources/index.ts'
import type { Row } from '../../server/db/rows.ts'
import { openSession } from '../../server/sessions.ts'
import { makerOf, type Maker, type Stored } from '../everyResource/makeRows.ts'
import { eachHouse } from './eachHouse.ts'
import { overHttp, type Ask } from './overHttp.ts'
import type { Designation } from './permissionTable.ts'

eachHouse('rights', (running) => {
  let maker: Maker
  let asking: (token: string) => Ask
  beforeAll(async () => {
    maker = makerOf(running())
    asking = await overHttp(running().app)
  })
  const pathOf = (name: ResourceName) => `/${resources[name].path}`

  describe('staff types and branches', () => {
    const somebody = async (role: Designation, more: Row) => {
      const { id } = await maker.insert('staff', {
        designationId: running().tenants.noor.designationIds[role],
        department: 'Sales',
        ...more,
      })
      const { house } = running()
      const token = await house.engine.scoped('noor', (tx) => openSession(tx, 'noor', { audience: 'staff', subjectId: id }, house.now()))
      return { id, ask: asking(token) }
    }
    const seenOf = async (ask: Ask, resource: ResourceName, ids: readonly string[]) => {
      const { body } = await ask('GET', `${pathOf(resource)}?ids=${ids.join(',')}&sort=id`)
      return (body.data as Stored[]).map(({ id }) => id)
    }

    it.each([
      ['Driver', 'Service Manager', 'roadsideAssistance', 'driverId', {}],
      ['Driver', 'Service Manager', 'homeService', 'driverId', {}],
      ['Driver', 'General Inquiry', 'roadsideAssistance', 'driverId', {}],
      ['Technician', 'Service Manager', 'appointments', 'technicianId', { type: 'service' }],
      ['Service Advisor', 'Service Manager', 'appointments', 'advisorId', { type: 'service' }],
      ['Sales Executive', 'Sales Manager', 'leads', 'assigneeId', { type: 'New Car Sales' }],
      ['Sales Executive', 'Sales Manager', 'appointments', 'advisorId', { type: 'testDrive' }],
    ] as const)('keeps a %s (%s) to their own %s by %s', async (staffType, role, resource, field, values) => {
      const one = await somebody(role, { staffType })
      const other = await somebody(role, { staffType })
      const [mine, theirs, nobodys] = [
        await maker.insert(resource, { ...values, [field]: one.id }),
        await maker.insert(resource, { ...values, [field]: other.id }),
        await maker.insert(resource, { ...values }),
      ]
      expect(await seenOf(one.ask, resource, [mine.id, theirs.id, nobodys.id])).toEqual([mine.id])
      expect(await seenOf(other.ask, resource, [mine.id, theirs.id, nobodys.id])).toEqual([theirs.id])
      expect((await one.ask('GET', `${pathOf(resource)}/${theirs.id}`)).status).toBe(404)
      expect((await one.ask('PUT', `${pathOf(resource)}/${theirs.id}`, { version: 1 })).status).toBe(404)
      expect((await one.ask('PUT', `${pathOf(resource)}/${mine.id}`, { version: 1 })).status).toBe(200)
      // Everything else is as the designation has it.
      const customer = await maker.insert('customers')
      expect(await seenOf(one.ask, 'customers', [customer.id])).toEqual([customer.id])
    })

    it.each(['leads', 'appointments', 'roadsideAssistance', 'homeService', 'complaints', 'feedback'] as const)(
      'keeps people of a branch to the %s of that branch and of none, and the Administrator to no branch',
      async (resource) => {
        const branch = await maker.insert('dealershipLocations')
        const elsewhere = await maker.insert('dealershipLocations')
        const values: Row = {
          ...(resource === 'leads' ? { type: 'After Sales Inquiry' } : {}),
          ...(resource === 'complaints' || resource === 'feedback' ? { department: 'Service' } : {}),
        }
        const places = [branch.id, elsewhere.id, ...(resource === 'appointments' ? [] : [null])]
        const made = []
        for (const locationId of places) made.push(await maker.insert(resource, { ...values, locationId }))
        const ids = made.map(({ id }) => id)
        const one = await somebody('Service Manager', { department: 'Service', locationIds: [branch.id] })
        const boss = await somebody('Administrator', { department: 'Finance', locationIds: [branch.id] })
        expect(await seenOf(one.ask, resource, ids)).toEqual(ids.filter((_, place) => places[place] !== elsewhere.id))
        expect((await one.ask('GET', `${pathOf(resource)}/${ids[1]}`)).status).toBe(404)
        expect((await one.ask('PUT', `${pathOf(resource)}/${ids[1]}`, { version: 1 })).status).toBe(404)
        expect(await seenOf(boss.ask, resource, ids)).toEqual(ids)
        const moved = await one.ask('PUT', `${pathOf(resource)}/${ids[0]}`, { version: 1 })
        expect(moved.status).toBe(200)
      },
    )

    it('shows two designations of the same tenant the same row only where both may see it', async () => {
      const { id } = await maker.insert('leads', { type: 'Parts Inquiry' })
      const seen = async (role: Designation) => (await seenOf(asking(running().tenants.noor.staff[role].token), 'leads', [id])).length
      expect([await seen('Parts Manager'), await seen('Administrator'), await seen('Sales Manager'), await seen('Fleet Sales')]).toEqual([
        1, 1, 0, 0,
      ])
      await running().house.engine.scoped('noor', (tx) => sql`delete from leads where id = ${id}`.execute(tx))
      expect(await seen('Administrator')).toBe(0)
    })
  })
})
