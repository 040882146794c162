// Handlers written without any thought of rights: they read a row and list its related rows, and answer only what the person may see.
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { database, type CallerDb } from '../../../server/core/db/caller/as.ts'
import type { Row } from '../../../server/core/db/rows.ts'
import { listIds } from '../../../server/core/db/repository.ts'
import { Problem } from '../../../server/core/http/problem.ts'
import { answerError } from '../../../server/core/http/request.ts'
import { limited, sessionOf, sessionOfCall, staffOf, tenantDb } from '../../../server/core/http/session.ts'
import { defineFileCall } from '../../../src/schema/core/defineCall.ts'
import { headers } from '../../../src/schema/core/wireWords.ts'
import { findCaller, openSession } from '../../../server/core/access/sessions.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import { customerFieldNames } from '../../../src/schema/publicRows.ts'
import { customerLinks } from '../../../src/schema/core/customerLinks.ts'
import { makerOf, names, resourceOf } from '../everyResource/makeRows.ts'
import type { Maker, Stored } from '../everyResource/maker.ts'
import { eachServer } from '../server/eachServer.ts'
import { customer, visitor, type TestCustomer } from '../server/people.ts'
import type { Designation } from '../server/permissionTable.ts'

type Natural<R> = (call: { db: CallerDb; params: Record<string, string> }) => Promise<R>

// GET customers/{id}/visits
const visits: Natural<Row[]> = ({ db, params }) =>
  db.transaction(async (one) => {
    const { id } = await one.get('customers', params['id'] ?? '')
    return (await one.list('appointments', { filters: { customerId: [id] } })).data
  })
// GET customers/{id}/visits, with the customer read from the list.
const visitsOfListed: Natural<Row[]> = async ({ db, params }) => {
  const [person] = (await db.list('customers', { ids: [params['id'] ?? ''] })).data
  return person ? db.rows('appointments', { conditions: [sql`"customerId" = ${person.id}`] }) : []
}
// GET vehicles/{id}/owner
const ownerOfCar: Natural<Row> = ({ db, params }) =>
  db.transaction(async (one) => {
    const { customerId } = await one.get('vehicles', params['id'] ?? '')
    return one.get('customers', customerId)
  })
// POST customers/by-mobile
const byMobile: Natural<Row | undefined> = ({ db, params }) => db.find('customers', { mobile: params['mobile'] ?? '' })
// GET {resource}/count
const counted =
  (name: ResourceName): Natural<number> =>
  ({ db }) =>
    db.count(name)
// GET {resource}/by-status
interface Group {
  status: string
  count: number
}
const grouped =
  (name: ResourceName): Natural<Group[]> =>
  async ({ db }) => {
    const groups = await db.groups<Group>(name, { by: { status: sql`status` }, figures: { count: sql`count(*)` } })
    return groups.map(({ status, count }) => ({ status, count: Number(count) }))
  }
// GET {resource}/board, each column with its first rows.
const board =
  (name: ResourceName): Natural<(Group & { rows: Row[] })[]> =>
  ({ db }) =>
    db.transaction(async (one) => {
      const columns = await grouped(name)({ db: one, params: {} })
      const shown = []
      for (const column of columns) shown.push({ ...column, rows: await one.rows(name, { filters: { status: [column.status] } }) })
      return shown
    })
// GET {resource}/export, page by page.
const exported =
  (name: ResourceName): Natural<Row[]> =>
  async ({ db }) => {
    const all: Row[] = []
    for (let page = 1; ; page += 1) {
      const rows = await db.rows(name, { page, size: 10, sort: 'id', order: 'ASC' })
      all.push(...rows)
      if (rows.length < 10) return all
    }
  }
// GET visits/{id}/document, with the names that it prints.
const visitDocument: Natural<{ ref: string; customer: string; mobile: string | null; cars: number }> = ({ db, params }) =>
  db.transaction(async (one) => {
    const { ref, customerId } = await one.get('appointments', params['id'] ?? '')
    const { firstName, lastName, mobile } = await one.get('customers', customerId)
    return {
      ref,
      customer: `${firstName} ${lastName}`,
      mobile,
      cars: await one.count('vehicles', { filters: { customerId: [customerId] } }),
    }
  })
// GET customers/visits-by-mobile, with its own SQL.
const visitsByMobile: Natural<{ mobile: string | null; firstName: string; count: number }[]> = ({ db }) =>
  db.query(
    (visible) => sql`select customers.mobile, customers."firstName", count(*)::int4 as count
      from ${visible('customers')} join ${visible('appointments')} on appointments."customerId" = customers.id group by 1, 2`,
  )

eachServer('a handler written the natural way', (running) => {
  let maker: Maker
  let rows: { customer: Stored; car: Stored; visit: Stored; drive: Stored; complaint: Stored }
  let own: TestCustomer
  let other: TestCustomer
  beforeAll(async () => {
    maker = makerOf(running())
    const person = await maker.insert('customers', { mobile: '+966551112223', firstName: 'Huda' })
    const of = { customerId: person.id }
    rows = {
      customer: person,
      car: await maker.insert('vehicles', of),
      visit: await maker.insert('appointments', { ...of, type: 'service' }),
      drive: await maker.insert('appointments', { ...of, type: 'testDrive' }),
      complaint: await maker.insert('complaints', { ...of, department: 'Service' }),
    }
    own = await customer(running())
    other = await customer(running())
  })

  /** The handler's answer for the session: its HTTP status and its result. */
  async function answer<R>(token: string, handler: Natural<R>, params: Record<string, string> = {}): Promise<{ status: number; body?: R }> {
    const { services } = running()
    const caller = await findCaller(services.engine, token, services.now())
    if (!caller) throw new Error('The session is open.')
    try {
      return { status: 200, body: await handler({ db: database(services.engine).as(caller), params }) }
    } catch (error) {
      if (error instanceof Problem) return { status: error.status }
      throw error
    }
  }
  const tokenOf = (role: Designation) => running().tenants.noor.staff[role].token
  const ids = (given: readonly Row[] | undefined) => (given ?? []).map(({ id }) => String(id)).toSorted()
  const idsFor = async (role: Designation) => ids((await answer(tokenOf(role), visits, { id: rows.customer.id })).body)
  const both = () => [rows.visit.id, rows.drive.id].toSorted()

  describe('by staff', () => {
    it.each([
      ['Administrator', () => both()],
      ['Sales Manager', () => both()],
      ['Service Manager', () => both()],
      ['Parts Manager', () => [rows.visit.id]],
      ['General Inquiry', () => both()],
    ] as const)('lists to the %s the visits that their designation may see', async (role, seen) => {
      for (const handler of [visits, visitsOfListed]) {
        const { status, body } = await answer(tokenOf(role), handler, { id: rows.customer.id })
        expect([status, ids(body)]).toEqual([200, seen()])
      }
    })

    it.each(['Fleet Sales', 'Broker Sales'] as const)('tells the %s nothing of a customer who is not theirs', async (role) => {
      expect((await answer(tokenOf(role), visits, { id: rows.customer.id })).status).toBe(404)
      expect(await answer(tokenOf(role), visitsOfListed, { id: rows.customer.id })).toEqual({ status: 200, body: [] })
      expect((await answer(tokenOf(role), ownerOfCar, { id: rows.car.id })).status).toBe(404)
    })

    it('answers 403 where the person may see none of the kind', async () => {
      expect((await answer(tokenOf('Parts Manager'), counted('payments'))).status).toBe(403)
      expect((await answer(tokenOf('Broker Sales'), counted('campaigns'))).status).toBe(403)
      expect((await answer(tokenOf('General Inquiry'), counted('audit'))).status).toBe(403)
    })

    it('masks what the person may not change, and finds nobody by what is masked', async () => {
      const owner = await answer(tokenOf('Parts Manager'), ownerOfCar, { id: rows.car.id })
      expect(owner).toMatchObject({ status: 200, body: { firstName: 'Huda' } })
      expect(String(owner.body?.['mobile'])).toContain('•')
      expect((await answer(tokenOf('Administrator'), ownerOfCar, { id: rows.car.id })).body?.['mobile']).toBe('+966551112223')
      const mobile = '+966551112223'
      expect(await answer(tokenOf('Parts Manager'), byMobile, { mobile })).toEqual({ status: 200, body: undefined })
      expect((await answer(tokenOf('General Inquiry'), byMobile, { mobile })).body).toMatchObject({ id: rows.customer.id })
    })

    it('lists and counts of every resource what its own list does, to each designation', async () => {
      for (const role of Object.keys(running().tenants.noor.staff) as Designation[])
        for (const name of names) {
          const listed = await running()
            .as({ token: tokenOf(role) })
            .get(`/${resourceOf(name).path}?size=25`)
          const natural = await answer(tokenOf(role), ({ db }) => db.list(name, { size: 25 }))
          expect([role, name, natural.status, natural.body?.total]).toEqual([role, name, listed.status, listed.body.total])
          if (listed.status !== 200) continue
          expect([role, name, ids(natural.body?.data)]).toEqual([role, name, ids(listed.body.data as Row[])])
          expect([role, name, (await answer(tokenOf(role), counted(name))).body]).toEqual([role, name, listed.body.total])
        }
    }, 240_000)

    it('groups the rows of every resource with a status as its own list counts them, to each designation', async () => {
      for (const role of Object.keys(running().tenants.noor.staff) as Designation[])
        for (const name of names.filter((one) => 'status' in resourceOf(one).fields)) {
          const listed = await running()
            .as({ token: tokenOf(role) })
            .get(`/${resourceOf(name).path}?size=25`)
          const { status, body } = await answer(tokenOf(role), board(name))
          expect([role, name, status]).toEqual([role, name, listed.status])
          if (status !== 200) continue
          expect([role, name, body?.reduce((sum, { count }) => sum + count, 0)]).toEqual([role, name, listed.body.total])
          for (const { count, rows: shown } of body ?? []) expect([role, name, shown.length]).toEqual([role, name, Math.min(count, 50)])
        }
    }, 240_000)

    it('exports what the list shows, masked as it masks it, and nothing to a role without the module', async () => {
      const { status, body } = await answer(tokenOf('Parts Manager'), exported('appointments'))
      expect([status, ids(body).includes(rows.visit.id), ids(body).includes(rows.drive.id)]).toEqual([200, true, false])
      const people = (await answer(tokenOf('Parts Manager'), exported('customers'))).body ?? []
      expect(people.map(({ mobile }) => String(mobile)).filter((mobile) => !mobile.includes('•'))).toEqual([])
      expect(ids((await answer(tokenOf('Fleet Sales'), exported('customers'))).body)).not.toContain(rows.customer.id)
      expect((await answer(tokenOf('Parts Manager'), exported('payments'))).status).toBe(403)
      expect((await answer(tokenOf('Broker Sales'), grouped('campaigns'))).status).toBe(403)
    })

    it('prints a document for whom its row is, and answers 404 to anybody else', async () => {
      const params = { id: rows.visit.id }
      expect(await answer(tokenOf('Administrator'), visitDocument, params)).toMatchObject({
        status: 200,
        body: { mobile: '+966551112223', cars: 1 },
      })
      expect((await answer(tokenOf('Parts Manager'), visitDocument, params)).body?.mobile).toContain('•')
      expect((await answer(tokenOf('Parts Manager'), visitDocument, { id: rows.drive.id })).status).toBe(404)
      expect((await answer(tokenOf('Fleet Sales'), visitDocument, params)).status).toBe(404)
      expect((await answer(running().tenants.najd.staff.Administrator.token, visitDocument, params)).status).toBe(404)
    })

    it('joins in SQL of its own only what the person may see, empty where their lists mask', async () => {
      const of = async (role: Designation) =>
        (await answer(tokenOf(role), visitsByMobile)).body?.find(({ firstName }) => firstName === 'Huda')
      expect(await of('Administrator')).toEqual({ firstName: 'Huda', mobile: '+966551112223', count: 2 })
      expect(await of('Parts Manager')).toEqual({ firstName: 'Huda', mobile: null, count: 1 })
      expect(await of('Fleet Sales')).toBeUndefined()
      expect(
        (await answer(tokenOf('Parts Manager'), ({ db }) => db.query((visible) => sql<Row>`select id from ${visible('payments')}`))).status,
      ).toBe(403)
    })

    it('names only rows that the person may see, and masters, branches and colleagues to all staff', async () => {
      const naming =
        (name: ResourceName, id: string): Natural<number> =>
        async ({ db }) =>
          (await db.references(name, [id, null])).size
      const advisor = running().tenants.noor.advisorIds[0]
      for (const [role, known] of [
        ['Administrator', 1],
        ['Broker Sales', 0],
      ] as const) {
        expect((await answer(tokenOf(role), naming('complaints', rows.complaint.id))).body).toBe(known)
        expect((await answer(tokenOf(role), naming('staff', advisor))).body).toBe(1)
        expect((await answer(tokenOf(role), naming('makes', running().tenants.noor.makeId))).body).toBe(1)
      }
    })

    it('keeps to the branches of the person', async () => {
      const [here, there] = [await maker.insert('dealershipLocations'), await maker.insert('dealershipLocations')]
      const made = [
        await maker.insert('appointments', { type: 'service', locationId: here.id, customerId: rows.customer.id }),
        await maker.insert('appointments', { type: 'service', locationId: there.id, customerId: rows.customer.id }),
      ]
      const { designationIds } = running().tenants.noor
      const one = await maker.insert('staff', { designationId: designationIds['Service Manager'], locationIds: [here.id] })
      const { services } = running()
      const token = await services.engine.scoped('noor', (tx) =>
        openSession(tx, 'noor', { audience: 'staff', subjectId: one.id }, services.now()),
      )
      expect(ids((await answer(token, visits, { id: rows.customer.id })).body)).toEqual([made[0]?.id])
      expect((await answer(token, ({ db }) => db.get('appointments', String(made[1]?.id)))).status).toBe(404)
    })

    it('reads nothing of another tenant', async () => {
      const token = running().tenants.najd.staff.Administrator.token
      expect((await answer(token, visits, { id: rows.customer.id })).status).toBe(404)
      expect(await answer(token, visitsOfListed, { id: rows.customer.id })).toEqual({ status: 200, body: [] })
    })
  })

  describe('by a customer', () => {
    /** The token of a session in which a colleague acts for the customer. */
    const acting = async (role: Designation): Promise<string> => {
      const { services, tenants } = running()
      const openedBy = await services.engine.scoped('noor', (tx) =>
        openSession(tx, 'noor', { audience: 'staff', subjectId: tenants.noor.staff[role].id }, services.now()),
      )
      const caller = await findCaller(services.engine, openedBy, services.now())
      return services.engine.scoped('noor', (tx) =>
        openSession(
          tx,
          'noor',
          {
            audience: 'customer',
            subjectId: own.id,
            mobile: own.mobile,
            acting: { staffId: tenants.noor.staff[role].id, openedBy: caller?.tokenHash ?? '' },
          },
          services.now(),
        ),
      )
    }

    it("sees their own rows of every resource that hangs on a customer, and nobody else's", async () => {
      for (const { resource, field } of customerLinks) {
        const [mine, theirs] = [await maker.insert(resource, { [field]: own.id }), await maker.insert(resource, { [field]: other.id })]
        const listed = await answer(own.token, ({ db }) => db.rows(resource, { ids: [mine.id, theirs.id] }))
        expect([resource, listed.status, ids(listed.body)]).toEqual([resource, 200, [mine.id]])
        expect([resource, (await answer(own.token, ({ db }) => db.get(resource, theirs.id))).status]).toEqual([resource, 404])
        expect([resource, (await answer(own.token, ({ db }) => db.get(resource, mine.id))).status]).toEqual([resource, 200])
      }
      expect((await answer(own.token, visits, { id: other.id })).status).toBe(404)
      expect((await answer(own.token, visits, { id: own.id })).status).toBe(200)
      expect((await answer(own.token, ownerOfCar, { id: other.vehicleId })).status).toBe(404)
      expect((await answer(own.token, ownerOfCar, { id: own.vehicleId })).body).toMatchObject({ id: own.id, mobile: own.mobile })
    })

    it('reads of their own and of public rows no field that is not declared for customers, in whatever way a handler reads', async () => {
      const read = [...new Set(['customers' as const, ...customerLinks.map(({ resource }) => resource), 'makes' as const])]
      const tokens = [own.token, await acting('Administrator')]
      for (const name of read) {
        const field = customerLinks.find(({ resource }) => resource === name)?.field
        const row = name === 'customers' ? { id: own.id } : await maker.insert(name, field ? { [field]: own.id } : { active: true })
        const { id } = row
        const internal = Object.keys(resourceOf(name).fields)
          .concat('createdBy', 'updatedAt', 'updatedBy', 'deletedAt')
          .filter((one) => !customerFieldNames(name).includes(one))
        expect([name, internal]).toEqual([name, expect.arrayContaining(['createdBy', 'updatedBy', 'deletedAt'])])
        for (const token of tokens) {
          const answers = [
            await answer(token, ({ db }) => db.get(name, id)),
            await answer(token, ({ db }) => db.find(name, { id })),
            await answer(token, async ({ db }) => (await db.list(name, { ids: [id] })).data[0]),
            await answer(token, async ({ db }) => (await db.rows(name, { ids: [id] }))[0]),
            await answer(token, async ({ db }) => (await db.references(name, [id])).get(id)),
            await answer(token, async ({ db }) => (await db.query((seen) => sql<Row>`select * from ${seen(name)} where id = ${id}`))[0]),
          ]
          for (const [way, { status, body }] of answers.entries()) {
            expect([name, way, status, body?.['id']]).toEqual([name, way, 200, id])
            expect([name, way, Object.keys(body ?? {}).filter((one) => internal.includes(one))]).toEqual([name, way, []])
          }
        }
      }
    })

    it("is told 403 of what is no customer's", async () => {
      for (const name of ['audit', 'staff', 'settings', 'followUps', 'jobs'] as const)
        expect([name, (await answer(own.token, counted(name))).status]).toEqual([name, 403])
    })

    it('sees no more through a colleague who acts for them than that colleague may', async () => {
      await maker.insert('payments', { customerId: own.id })
      expect((await answer(await acting('General Inquiry'), counted('payments'))).status).toBe(403)
      expect((await answer(await acting('Administrator'), counted('payments'))).body).toBeGreaterThan(0)
      const masked = await answer(await acting('Parts Manager'), ({ db }) => db.get('customers', own.id))
      expect(String(masked.body?.['mobile'])).toContain('•')
    })
  })

  describe('on a route of its own', () => {
    // GET customers/{id}/visits.csv, for who may see customers.
    const visitsFile = defineFileCall({
      method: 'GET',
      path: '/customers/{id}/visits.csv',
      access: { module: 'customers', action: 'show', row: 'customers' },
      file: 'download',
    })
    let app: FastifyInstance
    let written = 0
    beforeAll(async () => {
      const { services } = running()
      app = Fastify()
      app.setErrorHandler((error, request, reply) => answerError(services, error as Error, request, reply))
      app.get('/visits/:id', { handler: async (request) => ids(await visits(await staffOf(services, request))) })
      app.get('/own/:id', { handler: async (request) => ids(await visits(await sessionOf(services, request))) })
      app.get('/file/:id', {
        handler: async (request) => ids(await visits(await sessionOfCall(services, request, visitsFile))).join(','),
      })
      // A provider's notice or a link, which names a tenant and a row.
      app.get('/notice/:tenant/:id', { preHandler: limited(services, [{ rule: 'issueByDevice', by: ['address'] }]) }, (request) => {
        const { tenant, id } = request.params as { tenant: string; id: string }
        return tenantDb(services, tenant).asSystem('the notice names the row', async (tx) => ({
          customers: await listIds(tx, 'customers', { ids: [id] }, 10),
        }))
      })
      app.post('/write/:id', {
        config: { idempotent: 'write' },
        handler: async (request) => {
          const { db } = await staffOf(services, request)
          return db.asSystem('counts how often it works', () => Promise.resolve({ written: (written += 1) }))
        },
      })
      await app.ready()
    })
    const request = async (method: 'GET' | 'POST', url: string, token?: string, more: Record<string, string> = {}) => {
      const answered = await app.inject({ method, url, headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...more } })
      return { status: answered.statusCode, text: answered.body }
    }

    it('shows staff what they may see, a customer their own rows, and nobody anything without a session', async () => {
      const url = `/visits/${rows.customer.id}`
      expect(await request('GET', url, tokenOf('Parts Manager'))).toEqual({
        status: 200,
        text: JSON.stringify(await idsFor('Parts Manager')),
      })
      expect((await request('GET', url, tokenOf('Fleet Sales'))).status).toBe(404)
      expect((await request('GET', url, running().tenants.najd.staff.Administrator.token)).status).toBe(404)
      expect((await request('GET', url, own.token)).status).toBe(401)
      expect((await request('GET', url)).status).toBe(401)
      expect((await request('GET', `/own/${own.id}`, own.token)).status).toBe(200)
      expect((await request('GET', `/own/${other.id}`, own.token)).status).toBe(404)
    })

    it('makes a file of what the person may see, after the right that the call declares', async () => {
      const url = `/file/${rows.customer.id}`
      expect((await request('GET', url, tokenOf('Parts Manager'))).text).toBe((await idsFor('Parts Manager')).join(','))
      expect((await request('GET', url, tokenOf('Broker Sales'))).status).toBe(404)
      expect((await request('GET', url, own.token)).status).toBe(401)
    })

    it('reads for a notice the rows of its tenant only, and counts it', async () => {
      const url = `/notice/noor/${rows.customer.id}`
      expect(JSON.parse((await request('GET', url)).text)).toEqual({ customers: [rows.customer.id] })
      for (const tenant of ['najd', 'nobody'])
        expect(JSON.parse((await request('GET', `/notice/${tenant}/${rows.customer.id}`)).text)).toEqual({ customers: [] })
      for (let count = 0; count < 2; count += 1) await request('GET', url)
      expect((await request('GET', url)).status).toBe(429)
    })

    it('does a request once that is sent again with its key', async () => {
      const send = (key: string, id = 'one') => request('POST', `/write/${id}`, tokenOf('Administrator'), { [headers.idempotency]: key })
      const first = await send('key one')
      expect(await send('key one')).toEqual(first)
      expect(written).toBe(1)
      expect((await send('key one', 'two')).status).toBe(409)
      await send('key two')
      expect(written).toBe(2)
    })
  })

  describe('by a visitor', () => {
    it('sees public words and no row of anybody', async () => {
      const { token } = await visitor(running()).then(
        async (one) => (await one.get('/landing-page/request-token')).body as { token: string },
      )
      expect((await answer(token, counted('makes'))).body).toBeGreaterThan(0)
      for (const name of names.filter((one) => customerLinks.some(({ resource }) => resource === one) || one === 'customers'))
        expect([name, (await answer(token, counted(name))).status]).toEqual([name, 401])
    })
  })
})
