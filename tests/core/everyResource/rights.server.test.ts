// Each designation's rights on each resource over the API, compared with the access table.
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { may, rowRule, withRelations, type Action, type Actor } from '../../../src/schema/core/access.ts'
import { enumerations, type Word } from '../../../src/schema/enumerations.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import { fieldsOf, type Row } from '../../../server/core/db/rows.ts'
import { findCaller, openSession } from '../../../server/core/access/sessions.ts'
import { eachServer } from '../server/eachServer.ts'
import type { Sender } from '../server/requests.ts'
import { makerOf, names, resourceOf, writable } from './makeRows.ts'
import type { Maker, Stored } from './maker.ts'
import { particulars } from './particulars.ts'

eachServer('every resource', (running) => {
  let maker: Maker
  beforeAll(() => {
    maker = makerOf(running())
  })
  const as = (role: Word<'designation'>): Sender => running().as({ token: running().tenants.noor.staff[role].token })
  const actorOf = async (role: Word<'designation'>): Promise<Actor> => {
    const caller = await findCaller(running().services.engine, running().tenants.noor.staff[role].token, running().services.now())
    if (!caller?.actor) throw new Error(`No ${role}.`)
    return caller.actor
  }
  /** 403 without any such right, 404 for a row that the person may not see, 403 for one they may see but not change. */
  function expected(actor: Actor, name: ResourceName, action: Action, row: Stored): number {
    const resource = resourceOf(name)
    if (rowRule(actor, resource, 'show').length === 0) return 403
    if (!may(actor, resource, 'show', row)) return 404
    return may(actor, resource, action, row) ? 200 : 403
  }

  describe.each(enumerations.designation)('%s', (role) => {
    it.each(names)('lists %s, or is refused, as the table says', async (name) => {
      const actor = await actorOf(role)
      const { path } = resourceOf(name)
      const { status, body } = await as(role).get(`/${path}?size=100`)
      expect(status).toBe(may(actor, resourceOf(name), 'list') ? 200 : 403)
      if (status === 403) expect(body).toEqual({ code: 'forbidden', message: expect.any(String) })
      // Which rows entries are about is held against the rows in tests/audit.
      for (const row of body.data ?? []) expect(may(actor, resourceOf(name), 'show', withRelations(row, 'all'))).toBe(true)
    })

    it.each(writable.filter((name) => !particulars[name]?.complete))(
      'creates, reads, changes and deletes %s, or is refused, as the table says',
      async (name) => {
        const actor = await actorOf(role)
        const resource = resourceOf(name)
        const path = `/${resource.path}`
        await particulars[name]?.before?.(maker)
        const [body] = await maker.bodies(name)
        const made = await as(role).post(path, body)
        const createdBy = actor.id
        const becomes = particulars[name]?.becomes?.(actor.id)
        const { hangsOn } = particulars[name] ?? {}
        const allowed = may(actor, resource, 'create', { ...body, status: 'pending', createdBy, ...becomes }) ? 200 : 403
        const parent = hangsOn
          ? await running()
              .admin()
              .get(`/${resourceOf(hangsOn.resource).path}/${String(body[hangsOn.field])}`)
          : undefined
        expect(made.status).toBe(
          hangsOn && may(actor, resource, 'create') ? expected(actor, hangsOn.resource, 'edit', parent?.body as Stored) : allowed,
        )

        // A row without an owner, and one that is the person's own.
        for (const own of [false, true]) {
          const ownField = resource.own?.[0]
          if (own && !ownField) continue
          await particulars[name]?.before?.(maker)
          const others = fieldsOf(name)[ownField ?? '']?.required
            ? (await actorOf(role === 'Administrator' ? 'Sales Manager' : 'Administrator')).id
            : null
          // Fields that only the server writes are refused.
          const row =
            name === 'appointments' || fieldsOf(name)[ownField ?? '']?.readOnly
              ? await maker.insert(name, {
                  ...(await particulars[name]?.body?.(maker, 0)),
                  ...particulars[name]?.becomes?.(running().tenants.noor.staff.Administrator.id),
                  ...(ownField ? { [ownField]: own ? actor.id : others } : {}),
                })
              : await maker.added(name, ownField ? { [ownField]: own ? actor.id : null } : {})
          expect((await as(role).get(`${path}/${row.id}`)).status).toBe(expected(actor, name, 'show', row))
          const changed = await as(role).put(`${path}/${row.id}`, { version: row.version })
          expect(['edit', own, changed.status]).toEqual(['edit', own, expected(actor, name, 'edit', row)])
          const version = changed.status === 200 ? changed.body.version : row.version
          const gone = await as(role).delete(`${path}/${row.id}?version=${version}`)
          expect(['delete', own, gone.status]).toEqual(['delete', own, expected(actor, name, 'delete', row)])
          if (!resource.softDelete) continue
          if (gone.status !== 200) await running().admin().delete(`${path}/${row.id}?version=${version}`)
          expect(['restore', own, (await as(role).post(`${path}/${row.id}/restore`)).status]).toEqual([
            'restore',
            own,
            expected(actor, name, 'delete', row),
          ])
        }
      },
    )
  })

  it.each(names.filter((name) => resourceOf(name).readOnly))('has no way to write %s', async (name) => {
    const row = await maker.insert(name)
    const path = `/${resourceOf(name).path}`
    const answers = [
      await running().admin().post(path, {}),
      await running().admin().put(`${path}/${row.id}`, { version: 1 }),
      await running().admin().delete(`${path}/${row.id}?version=1`),
      await running().admin().post(`${path}/${row.id}/restore`),
      await running().admin().post(`${path}/${row.id}/status`),
    ]
    for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'notFound'])
  })

  it.each(names)('lets nobody without a staff session at %s', async (name) => {
    const path = `/${resourceOf(name).path}`
    const visitor = (await running().as({ tenant: 'noor' }).get('/landing-page/request-token')).body.token as string
    for (const token of [undefined, visitor, 'nonsense', `noor.${'x'.repeat(43)}`]) {
      const one = running().as({ token })
      const id = '019d0000-0000-7000-8000-000000000000'
      const answers = [await one.get(path), await one.get(`${path}/${id}`), await one.get(`${path}?ids=${id}&view=names`)]
      for (const { status, body } of answers) expect([token, status, body.code]).toEqual([token, 401, 'unauthenticated'])
      if (resourceOf(name).readOnly) continue
      const [body] = await maker.bodies(name)
      expect((await one.post(path, body)).status).toBe(401)
      expect((await one.put(`${path}/${id}`, { version: 1 })).status).toBe(401)
      expect((await one.delete(`${path}/${id}?version=1`)).status).toBe(401)
    }
  })

  it('masks personal data for those who may read but not change, and shows it to those who may', async () => {
    const row = await maker.insert('customers', { nationalId: '1058529940', email: 'somebody@mail.example', birthDate: '1990-05-06' })
    const reader = (await as('Parts Manager').get(`/customers/${row.id}`)).body
    expect(reader).toMatchObject({
      mobile: expect.stringMatching(/^\+966•+\d\d$/),
      email: expect.stringMatching(/^•+le$/),
      nationalId: expect.stringMatching(/^•+40$/),
      birthDate: '••••••••06',
    })
    expect(JSON.stringify((await as('Parts Manager').get(`/customers?ids=${row.id}`)).body)).not.toContain(
      String(row['mobile']).slice(4, 12),
    )
    expect((await as('Sales Manager').get(`/customers/${row.id}`)).body).toMatchObject({
      mobile: row['mobile'],
      email: 'somebody@mail.example',
      nationalId: '1058529940',
    })
    expect((await as('Sales Manager').get(`/customers?ids=${row.id}`)).body.data).toMatchObject([
      { mobile: row['mobile'], nationalId: '••••••••40' },
    ])
  })

  it('masks addresses and places as personal data, but for a driver on the way there', async () => {
    const address = { street: 'King Fahd Road', district: 'Olaya', buildingNo: '7421' }
    const point = { lat: 24.71, lng: 46.69 }
    const driverId = running().tenants.noor.staff['Broker Sales'].id
    const { services } = running()
    const customer = await maker.insert('customers', { address })
    const booking = await maker.insert('appointments', { type: 'service', status: 'inWorkshop', pickupAddress: address })
    const visit = await maker.insert('homeService', { address, point, driverId })
    const call = await maker.insert('roadsideAssistance', { point, addressNote: 'Behind the mosque', destination: 'King Road', driverId })
    const masked = { district: '•••' }
    const seen = async (role: Word<'designation'>, path: string) => (await as(role).get(path)).body as Row
    expect((await seen('Parts Manager', `/customers/${customer.id}`))['address']).toEqual(masked)
    expect((await seen('Sales Manager', `/customers/${customer.id}`))['address']).toEqual(address)
    expect((await seen('General Inquiry', `/appointments/${booking.id}`))['pickupAddress']).toEqual(masked)
    expect((await seen('Administrator', `/appointments/${booking.id}`))['pickupAddress']).toEqual(address)
    expect(await seen('Sales Manager', `/homeService/${visit.id}`)).toMatchObject({ address: masked, point: null })
    expect(await seen('General Inquiry', `/homeService/${visit.id}`)).toMatchObject({ address, point })
    const road = await seen('Sales Manager', `/roadsideAssistance/${call.id}`)
    expect([road['point'], String(road['addressNote']).includes('mosque'), String(road['destination']).includes('King')]).toEqual([
      null,
      false,
      false,
    ])
    const { body } = await as('Sales Manager').get('/field-requests/board')
    const shown = (body.fieldRequests as Row[]).find(({ id }) => id === visit.id)
    expect([shown?.['point'], String(shown?.['address']).includes('Olaya')]).toEqual([null, false])

    await services.engine.scoped('noor', async (tx) => {
      await sql`update staff set "staffType" = 'Driver', "designationId" = ${running().tenants.noor.designationIds['Service Manager']}
        where id = ${driverId}`.execute(tx)
    })
    expect(await seen('Broker Sales', `/homeService/${visit.id}`)).toMatchObject({ address, point })
    await services.engine.scoped('noor', (tx) => sql`update "homeService" set status = 'closed' where id = ${visit.id}`.execute(tx))
    expect(await seen('Broker Sales', `/homeService/${visit.id}`)).toMatchObject({ address: masked, point: null })
    await services.engine.scoped('noor', async (tx) => {
      await sql`update staff set "staffType" = null, "designationId" = ${running().tenants.noor.designationIds['Broker Sales']}
        where id = ${driverId}`.execute(tx)
    })
  })

  it('lets the service manager change the hours of a branch and nothing else of it', async () => {
    const { path } = resourceOf('dealershipLocations')
    const row = await maker.added('dealershipLocations')
    const hours = { ...(row['hours'] as object), friday: [{ from: '16:00', to: '20:00' }] }
    const changed = await as('Service Manager').put(`/${path}/${row.id}`, { hours, version: row.version })
    expect([changed.status, changed.body.hours]).toEqual([200, hours])
    expect((await as('Service Manager').put(`/${path}/${row.id}`, { hours, bays: 9, version: changed.body.version })).status).toBe(403)
    expect((await as('Sales Manager').put(`/${path}/${row.id}`, { hours, version: changed.body.version })).status).toBe(403)
  })

  it('keeps staff of one branch to the rows of that branch and of none', async () => {
    const { branchId, advisorIds } = running().tenants.noor
    const other = await maker.insert('dealershipLocations')
    // An advisor sees own leads only; all others are excluded by the branch.
    const own = { type: 'After Sales Inquiry', assigneeId: advisorIds[0] }
    const here = await maker.insert('leads', { ...own, locationId: branchId })
    const there = await maker.insert('leads', { ...own, locationId: other.id })
    const nowhere = await maker.insert('leads', { ...own, locationId: null })
    const { services } = running()
    const token = await services.engine.scoped('noor', (tx) =>
      openSession(tx, 'noor', { audience: 'staff', subjectId: advisorIds[0] }, services.now()),
    )
    const advisor = running().as({ token })
    const ids = [here, there, nowhere].map(({ id }) => id).join(',')
    expect((await advisor.get(`/leads?ids=${ids}&sort=id`)).body.data.map(({ id }: Stored) => id)).toEqual([here.id, nowhere.id])
    expect((await advisor.get(`/leads/${there.id}`)).status).toBe(404)
    expect((await advisor.put(`/leads/${there.id}`, { version: 1 })).status).toBe(404)
    expect((await advisor.put(`/leads/${here.id}`, { version: 1 })).status).toBe(200)
  })
})
