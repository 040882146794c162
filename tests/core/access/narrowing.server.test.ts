// Staff types and branches narrow what a designation may see and do, over real HTTP.
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import type { Row } from '../../../server/core/db/rows.ts'
import { openSession } from '../../../server/core/access/sessions.ts'
import { makerOf } from '../everyResource/makeRows.ts'
import type { Maker, Stored } from '../everyResource/maker.ts'
import { particulars } from '../everyResource/particulars.ts'
import { eachServer } from '../server/eachServer.ts'
import { overHttp, type Ask } from '../server/overHttp.ts'
import { cellOf, designations, probes, smallerLetter, staffTypeCell, staffTypes, type Designation } from '../server/permissionTable.ts'

eachServer('rights', (running) => {
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
      const { services } = running()
      const token = await services.engine.scoped('noor', (tx) =>
        openSession(tx, 'noor', { audience: 'staff', subjectId: id }, services.now()),
      )
      return { id, ask: asking(token) }
    }
    const seenOf = async (ask: Ask, resource: ResourceName, ids: readonly string[]) => {
      const { body } = await ask('GET', `${pathOf(resource)}?ids=${ids.join(',')}&sort=id`)
      return (body.data as Stored[]).map(({ id }) => id)
    }

    it.each([
      ['Driver', 'Service Manager', 'roadsideAssistance', 'driverId', {}, { driverNote: 'Gate 2' }],
      ['Driver', 'Service Manager', 'homeService', 'driverId', {}, { driverNote: 'Gate 2' }],
      ['Driver', 'General Inquiry', 'roadsideAssistance', 'driverId', {}, { driverNote: 'Gate 2' }],
      ['Technician', 'Service Manager', 'appointments', 'technicianId', { type: 'service' }, { photos: [] }],
      ['Sales Executive', 'Sales Manager', 'leads', 'assigneeId', { type: 'New Car Sales' }, {}],
      ['Sales Executive', 'Sales Manager', 'appointments', 'advisorId', { type: 'testDrive' }, {}],
      ['Service Advisor', 'Service Manager', 'complaints', 'ownerId', { department: 'Sales' }, {}],
    ] as const)('keeps a %s (%s) to their own %s by %s', async (staffType, role, resource, field, values, change) => {
      const one = await somebody(role, { staffType })
      const other = await somebody(role, { staffType })
      const [mine, theirs, nobodys] = [
        await maker.insert(resource, { ...values, [field]: one.id }),
        await maker.insert(resource, { ...values, [field]: other.id }),
        await maker.insert(resource, { ...values, createdBy: null }),
      ]
      // A lead without an assignee may be taken.
      const free = resource === 'leads' ? [nobodys.id] : []
      expect(await seenOf(one.ask, resource, [mine.id, theirs.id, nobodys.id])).toEqual([mine.id, ...free].toSorted())
      expect(await seenOf(other.ask, resource, [mine.id, theirs.id, nobodys.id])).toEqual([theirs.id, ...free].toSorted())
      expect((await one.ask('GET', `${pathOf(resource)}/${theirs.id}`)).status).toBe(404)
      expect((await one.ask('PUT', `${pathOf(resource)}/${theirs.id}`, { ...change, version: 1 })).status).toBe(404)
      expect((await one.ask('PUT', `${pathOf(resource)}/${mine.id}`, { ...change, version: 1 })).status).toBe(200)
    })

    describe.each(designations as Designation[])('%s with a staff type', (role) => {
      it.each(staffTypes)('%s lists what both tables name, and exports, deletes and works in bulk with nothing', async (staffType) => {
        const { ask } = await somebody(role, { staffType })
        for (const { module, resource, own } of probes.filter((one) => one.resource !== 'appointments')) {
          const cell = staffTypeCell(module, staffType)
          const letter = module === 'surveys' || module === 'campaigns' ? '–' : smallerLetter(cellOf(module, role), cell)
          const listed = await ask('GET', pathOf(resource))
          expect([module, staffType, 'list', listed.status]).toEqual([module, staffType, 'list', letter === '–' ? 403 : 200])
          await particulars[resource]?.before?.(maker)
          const row = await maker.insert(resource, own ? { [own]: null } : {})
          const exported = await ask('POST', `${pathOf(resource)}/export`, { format: 'csv', ids: [row.id] })
          expect([module, staffType, 'export', exported.status]).toEqual([module, staffType, 'export', 403])
          const deleted = await ask('DELETE', `${pathOf(resource)}/${row.id}?version=1`)
          expect([module, staffType, 'delete', [403, 404].includes(deleted.status)]).toEqual([module, staffType, 'delete', true])
          const many = await ask('POST', `${pathOf(resource)}/bulk`, { action: 'delete', ids: [row.id], dryRun: true })
          expect([module, staffType, 'bulk', [403, 404].includes(many.status)]).toEqual([module, staffType, 'bulk', true])
        }
      })
    })

    it('shows a Sales Executive the customers of own leads and test drives, unmasked, and nobody else', async () => {
      const one = await somebody('Sales Manager', { staffType: 'Sales Executive' })
      const [byLead, byDrive, owned, other] = [
        await maker.insert('customers'),
        await maker.insert('customers'),
        await maker.insert('customers', { ownerId: one.id }),
        await maker.insert('customers', { ownerId: null }),
      ]
      await maker.insert('leads', { type: 'New Car Sales', assigneeId: one.id, customerId: byLead.id })
      await maker.insert('appointments', { type: 'testDrive', advisorId: one.id, customerId: byDrive.id })
      const ids = [byLead.id, byDrive.id, owned.id]
      expect(await seenOf(one.ask, 'customers', [...ids, other.id])).toEqual(ids.toSorted())
      const { body } = await one.ask('GET', `/customers?ids=${ids.join(',')}`)
      for (const row of body.data as Stored[]) expect(row['mobile']).not.toContain('•')
      const edited = await one.ask('PUT', `/customers/${byLead.id}`, { lastName: 'Alharbi', version: 1 })
      expect([edited.status, (edited.body as Stored)['mobile']]).toEqual([200, byLead['mobile']])
      const found = (await one.ask('POST', '/customers/find-customer', { mobile: other['mobile'] })).body.matches as { customer: Stored }[]
      expect(found).toHaveLength(1)
      expect(found[0]?.customer['mobile']).toContain('•')
      expect((await one.ask('GET', `/customers/${other.id}`)).status).toBe(404)
    })

    it('shows a Service Advisor the customers with a booking at their branch, and all bookings there, changing own ones only', async () => {
      const { branchId } = running().tenants.noor
      const elsewhere = await maker.insert('dealershipLocations')
      const one = await somebody('Service Manager', { staffType: 'Service Advisor', department: 'Service', locationIds: [branchId] })
      const [here, there] = [await maker.insert('customers', { ownerId: null }), await maker.insert('customers', { ownerId: null })]
      const booked = await maker.insert('appointments', { type: 'service', customerId: here.id, locationId: branchId, advisorId: null })
      const away = await maker.insert('appointments', { type: 'service', customerId: there.id, locationId: elsewhere.id, advisorId: null })
      expect(await seenOf(one.ask, 'customers', [here.id, there.id])).toEqual([here.id])
      expect(await seenOf(one.ask, 'appointments', [booked.id, away.id])).toEqual([booked.id])
      expect((await one.ask('PUT', `/appointments/${booked.id}`, { concern: 'Noise', version: 1 })).status).toBe(403)
    })

    it('keeps the comparison of all payments with the provider from a Service Advisor, who sees those of own bookings', async () => {
      await maker.insert('paymentRuns', {})
      const period = `?from=${running().clock.now.toISOString().slice(0, 10)}&to=${running().clock.now.toISOString().slice(0, 10)}`
      const advisor = await somebody('Service Manager', { staffType: 'Service Advisor' })
      const manager = await somebody('Service Manager', { staffType: null })
      const seen = async (ask: Ask) => (await ask('GET', `/payment-totals${period}`)).body
      expect((await seen(manager.ask)).lastRun).toMatchObject({ id: expect.any(String) })
      expect(await seen(advisor.ask)).toMatchObject({ lastRun: null, openFindings: 0, busy: false })
      expect((await advisor.ask('POST', '/payment-runs', {})).status).toBe(403)
    })

    it('shows a technician and a driver the cars of own jobs, and no customer', async () => {
      const technician = await somebody('Service Manager', { staffType: 'Technician', department: 'Service' })
      const driver = await somebody('Service Manager', { staffType: 'Driver', department: 'Service' })
      const [mended, towed, other] = [await maker.insert('vehicles'), await maker.insert('vehicles'), await maker.insert('vehicles')]
      const job = await maker.insert('appointments', {
        type: 'service',
        status: 'inWorkshop',
        vehicleId: mended.id,
        technicianId: technician.id,
      })
      await maker.insert('roadsideAssistance', { vehicleId: towed.id, driverId: driver.id })
      const cars = [mended.id, towed.id, other.id]
      expect(await seenOf(technician.ask, 'vehicles', cars)).toEqual([mended.id])
      expect(await seenOf(driver.ask, 'vehicles', cars)).toEqual([towed.id])
      for (const { ask } of [technician, driver]) expect((await ask('GET', '/customers')).status).toBe(403)
      const moved = await technician.ask('POST', `/appointments/${job.id}/status`, { to: 'qc', version: 1 })
      expect(moved.status).toBe(200)
      const changed = await technician.ask('PUT', `/appointments/${job.id}`, { concern: 'Noise', version: 2 })
      expect(changed.status).toBe(403)
    })

    it('names to a driver the customers of own open jobs, to a technician those of own jobs by first name, and nobody else', async () => {
      const technician = await somebody('Service Manager', { staffType: 'Technician', department: 'Service' })
      const driver = await somebody('Service Manager', { staffType: 'Driver', department: 'Service' })
      const [towed, over, mended, other] = [
        await maker.insert('customers'),
        await maker.insert('customers'),
        await maker.insert('customers'),
        await maker.insert('customers'),
      ]
      await maker.insert('roadsideAssistance', { customerId: towed.id, driverId: driver.id, status: 'in-progress' })
      await maker.insert('homeService', { customerId: over.id, driverId: driver.id, status: 'closed' })
      await maker.insert('appointments', { type: 'service', customerId: mended.id, technicianId: technician.id })
      const named = async ({ ask }: { ask: Ask }) => {
        const ids = [towed, over, mended, other].map(({ id }) => id)
        return (await ask('GET', `/customers?view=names&ids=${ids.join(',')}`)).body.data as Stored[]
      }
      expect(await named(driver)).toEqual([
        { id: towed.id, names: null, commercialRegistration: null, firstName: towed['firstName'], lastName: towed['lastName'] },
      ])
      expect(await named(technician)).toEqual([
        { id: mended.id, names: null, commercialRegistration: null, firstName: mended['firstName'], lastName: null },
      ])
      expect(((await driver.ask('GET', '/customers?view=names')).body.data as Stored[]).map(({ id }) => id)).toEqual([towed.id])
      expect((await driver.ask('GET', '/masters/makes?view=names')).status).toBe(200)
      expect((await driver.ask('GET', '/masters/makes')).status).toBe(403)
    })

    it('names only rows that a person may see or that stand on one', async () => {
      const one = await somebody('Fleet Sales', {})
      const [led, other] = [await maker.insert('customers', { ownerId: null }), await maker.insert('customers', { ownerId: null })]
      await maker.insert('leads', { assigneeId: one.id, customerId: led.id })
      const foreign = await maker.insert('leads', { assigneeId: null, customerId: other.id })
      const named = async (path: string, ids: readonly string[]) =>
        ((await one.ask('GET', `${path}?view=names&ids=${ids.join(',')}`)).body.data as Stored[]).map(({ id }) => id)
      expect(await named('/customers', [led.id, other.id])).toEqual([led.id])
      expect(await named(pathOf('leads'), [foreign.id])).toEqual([])
    })

    it('lets nobody with a staff type give a row to a colleague, not even one that they made', async () => {
      const one = await somebody('Sales Manager', { staffType: 'Sales Executive' })
      const other = await somebody('Sales Manager', { staffType: 'Sales Executive' })
      const [body] = await maker.bodies('leads')
      const make = (assigneeId: string) => one.ask('POST', pathOf('leads'), { ...body, type: 'New Car Sales', assigneeId })
      expect((await make(other.id)).status).toBe(403)
      const made = await make(one.id)
      expect(made.status).toBe(200)
      const { id, version } = made.body as Stored
      const give = async (assigneeId: string) => (await one.ask('PUT', `${pathOf('leads')}/${id}`, { assigneeId, version })).status
      expect([await give(other.id), await give(one.id)]).toEqual([403, 200])
      const advisor = await somebody('Administrator', { staffType: 'Service Advisor', department: 'Service' })
      const complaint = await maker.insert('complaints', { status: 'open', ownerId: advisor.id })
      const begun = await advisor.ask('POST', `/complaints/${complaint.id}/status`, { to: 'in-progress', ownerId: other.id, version: 1 })
      expect(begun.status).toBe(403)
      const booking = await maker.insert('appointments', { type: 'service', advisorId: advisor.id })
      const [, host] = running().tenants.noor.advisorIds
      const moved = await advisor.ask('PUT', `/appointments/${booking.id}/schedule`, {
        ...{ startAt: '2026-12-06T07:00:00.000Z', endAt: '2026-12-06T07:30:00.000Z', advisorId: host, bay: null, version: 1 },
      })
      expect([moved.status, moved.body.code]).toEqual([403, 'forbidden'])
    })

    it('keeps an Administrator with a staff type to their branch, as everybody of that type', async () => {
      const { branchId } = running().tenants.noor
      const elsewhere = await maker.insert('dealershipLocations')
      const one = await somebody('Administrator', { staffType: 'Service Advisor', locationIds: [branchId] })
      const [here, there] = [
        await maker.insert('roadsideAssistance', { locationId: branchId }),
        await maker.insert('roadsideAssistance', { locationId: elsewhere.id }),
      ]
      expect(await seenOf(one.ask, 'roadsideAssistance', [here.id, there.id])).toEqual([here.id])
    })

    it('lets a Sales Executive take a lead that nobody has', async () => {
      const one = await somebody('Sales Manager', { staffType: 'Sales Executive' })
      const free = await maker.insert('leads', { type: 'New Car Sales', assigneeId: null })
      const take = (assigneeId: string) => one.ask('PUT', `/leads/${free.id}`, { assigneeId, version: 1 })
      expect((await take(running().tenants.noor.staff['Sales Manager'].id)).status).toBe(403)
      expect((await take(one.id)).status).toBe(200)
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
      await running().services.engine.scoped('noor', (tx) => sql`delete from leads where id = ${id}`.execute(tx))
      expect(await seen('Administrator')).toBe(0)
    })
  })
})
