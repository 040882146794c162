// Every call by nobody, a visitor, a customer and each designation, compared with the owner's table. The generated routes of resources
// are in matrix.test.ts and tests/core/everyResource/rights.server.test.ts.
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../../../server/core/db/rows.ts'
import { openSession } from '../../../server/core/access/sessions.ts'
import { modulesOf, type Action, type Right } from '../../../src/schema/core/access.ts'
import type { Access } from '../../../src/schema/core/defineCall.ts'
import { calls, fileCalls } from '../../../src/schema/endpoints.ts'
import { audienceOf } from '../../fuzz/audiences.ts'
import { hintsOf } from '../../fuzz/hints.ts'
import { isValid, requests, type Drawn } from '../../fuzz/request.ts'
import type { Route } from '../../fuzz/routes.ts'
import { sendDrawn, withVersion } from '../../fuzz/sending.ts'
import { makerOf } from '../everyResource/makeRows.ts'
import { openFuzzFixture, type Side, type FuzzFixture } from '../../fuzz/fuzzFixture.ts'
import { designations, staffTypes, type Designation, type StaffType, probes } from '../server/permissionTable.ts'
import { isShutTo, verdictOf } from '../callVerdicts.ts'
import { engineKinds, partFor } from '../server/engines.ts'
import { resourceOf } from '../everyResource/makeRows.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'

/** What a generated route of a resource needs, by the first part of its name. */
const neededFor: Readonly<Record<string, Action>> = {
  list: 'list',
  get: 'show',
  history: 'show',
  board: 'list',
  create: 'create',
  update: 'edit',
  move: 'move',
  close: 'move',
  delete: 'delete',
  restore: 'delete',
  export: 'export',
  bulk: 'assign',
  import: 'export',
  importTemplate: 'export',
  importFile: 'export',
  importPreview: 'export',
}
// Calls that end a session or pause background work come last.
const ending = ['enableDisable', 'endSessions', 'logout', 'signOut', 'eraseCustomer', 'eraseOwnData', 'pauseBackgroundJobs']
const bases = 2
const unknownId = '019d0000-0000-7000-8000-000000000000'
const declaredCalls = [...calls, ...fileCalls]
const accessOf = new Map<string, Access>(declaredCalls.map(({ name, access }) => [name, access]))

describe.each(engineKinds)('every call (%s)', (kind) => {
  let fixture: FuzzFixture
  let routes: Route[] = []
  // The token of somebody of each designation and staff type.
  const crew = new Map<string, string>()
  beforeAll(async () => {
    fixture = await openFuzzFixture(kind)
    // The last administrator of a tenant gets no staff type.
    await makerOf(fixture.running).insert('staff', {
      designationId: fixture.running.tenants.noor.designationIds.Administrator,
      staffType: null,
    })
    // The stream has no end; live.test.ts covers it.
    const known = fixture.routes.filter(({ name, hidden }) => !hidden && !name.includes('_') && name !== 'live')
    routes = known.toSorted((a, b) => ending.indexOf(a.name) - ending.indexOf(b.name))
    const { services, tenants } = fixture.running
    for (const role of designations as Designation[])
      for (const staffType of staffTypes) {
        const held = { designationId: tenants.noor.designationIds[role], department: 'Service', staffType }
        const { id: subjectId } = await fixture.makers.noor.insert('staff', { ...held, locationIds: [tenants.noor.branchId] })
        const open = { audience: 'staff', subjectId } as const
        crew.set(`${role} ${staffType}`, await services.engine.scoped('noor', (tx) => openSession(tx, 'noor', open, services.now())))
      }
  }, 120_000)
  afterAll(() => fixture.remove())

  const tokenOf = async (role: Designation, staffType: StaffType | null = null): Promise<string> => {
    const { services, tenants } = fixture.running
    const subjectId = tenants.noor.staff[role].id
    return services.engine.scoped('noor', async (tx) => {
      await sql`update staff set active = true, "staffType" = ${staffType} where id = ${subjectId}`.execute(tx)
      return openSession(tx, 'noor', { audience: 'staff', subjectId }, services.now())
    })
  }
  // The row named by the id in the path, when it has the fields that the module's cells depend on; for parts of a booking, the booking.
  const rowOf = async (access: Access, { params }: Drawn): Promise<Row | undefined> => {
    if (typeof access === 'string' || !access.row || typeof params['id'] !== 'string') return undefined
    const resource = typeof access.row === 'string' ? access.row : String('param' in access.row ? params[access.row.param] : '')
    const modules: string[] = ('anyOf' in access ? access.anyOf : [access]).map(({ module }) => module)
    const find = async (table: string, id: unknown): Promise<Row | undefined> =>
      fixture.running.services.engine.scoped('noor', async (tx) => {
        const { rows } = await sql<Row>`select * from ${sql.id(table)} where id = ${id}`.execute(tx)
        return rows[0]
      })
    const row = resource ? await find(resource, params['id']) : undefined
    if (probes.some((probe) => probe.resource === resource && modules.includes(probe.module))) return row
    return typeof row?.['appointmentId'] === 'string' ? find('appointments', row['appointmentId']) : undefined
  }
  const drawn = async (route: Route, side: Side): Promise<Drawn[]> =>
    fc
      .sample(requests(route, await hintsOf(fixture, route, side)), { numRuns: 20, seed: 3 })
      .filter((one) => isValid(route, one))
      .slice(0, bases)

  it('of staff declares who may make it, and the route that it has is the declared one', () => {
    const declared = new Map(declaredCalls.map(({ name, method, path }): [string, string] => [name, `${method} ${path}`]))
    const found = routes.filter(({ hidden }) => !hidden)
    for (const { name, method, path } of found)
      expect([name, declared.get(name)]).toEqual([name, `${method} ${path.replace(/:(\w+)/g, '{$1}')}`])
    expect([...found.map(({ name }) => name), 'live'].toSorted()).toEqual([...declared.keys()].toSorted())
  })

  it('is refused to callers of another side', async () => {
    const refusals: Record<Side, Partial<Record<Side, number>>> = {
      nobody: {},
      visitor: { nobody: 401 },
      customer: { nobody: 401, visitor: 401, staff: 403 },
      staff: { nobody: 401, visitor: 401, customer: 401 },
    }
    for (const route of routes) {
      // Staff and customers upload files; a receipt is for its payer and the dealership.
      const others = ['uploadFile', 'receiptDocument'].includes(route.name) ? { nobody: 401, visitor: 401 } : refusals[audienceOf(route)]
      const [one] = await drawn(route, audienceOf(route))
      expect([route.name, one]).toEqual([route.name, expect.anything()])
      for (const [side, status] of Object.entries(others)) {
        const came = await sendDrawn(fixture, route, one as Drawn, await fixture.token(side as Side))
        // Without a file, or a receipt of their own, they may get this error first.
        const early = ['uploadFile', 'receiptDocument'].includes(route.name) && [400, 404].includes(came.status)
        expect([route.name, side, early ? status : came.status]).toEqual([route.name, side, status])
      }
    }
  }, 120_000)

  it('of staff answers each designation as the table says', async () => {
    const wrong: string[] = []
    for (const [turn, route] of routes.filter((one) => audienceOf(one) === 'staff').entries()) {
      const access = accessOf.get(route.name)
      const requested = await drawn(route, 'staff')
      for (const role of partFor(kind, designations as Designation[], turn)) {
        const token = await tokenOf(role)
        for (const one of requested) {
          const verdict = access ? verdictOf(access, role, await rowOf(access, one)) : 'depends'
          const { status, text } = await sendDrawn(fixture, route, await withVersion(fixture, route, one), token)
          const refused = status === 403 || status === 404
          const fits = verdict === 'may' ? status !== 403 : verdict === 'mayNot' ? refused : true
          if (!fits || status === 401 || status >= 500) wrong.push(`${route.name} ${role} ${verdict}: ${status} ${text.slice(0, 120)}`)
          if (ending.includes(route.name)) break
        }
      }
    }
    expect(wrong).toEqual([])
  }, 600_000)

  /** Rights by the owner's tables of a generated route; own views and notices are everybody's, and child rows of masters are named. */
  const generated = (route: Route): Access | undefined => {
    const [verb = '', name = ''] = route.name.split('_')
    const action = neededFor[verb]
    if (!action || !(name in resources)) return undefined
    const resource = resourceOf(name as ResourceName)
    const modules = modulesOf(resource)
    if (['own', 'savedViews', 'notices'].some((one) => modules.includes(one)) || (verb === 'get' && resource.childOf)) return undefined
    return { anyOf: modules.map((module) => ({ module, action }) as Right) }
  }

  it('is shut to each staff type, whatever the designation, where the two tables give it nothing', async () => {
    const wrong: string[] = []
    let shut = 0
    const walked = fixture.routes.filter(
      (one) => !one.hidden && audienceOf(one) === 'staff' && one.name !== 'live' && !ending.includes(one.name),
    )
    for (const [turn, route] of walked.entries()) {
      const access = accessOf.get(route.name) ?? generated(route)
      const [one] = await drawn(route, 'staff')
      if (!access || !one) continue
      // The shape is checked before the right, and names are another matter than rows.
      const sent = route.name.startsWith('bulk_')
        ? { ...one, body: { action: 'delete', ids: [unknownId], dryRun: true } }
        : route.name.startsWith('list_')
          ? { ...one, query: {} }
          : one
      for (const role of partFor(kind, designations as Designation[], turn))
        for (const staffType of staffTypes) {
          if (!isShutTo(route.name, access, role, staffType)) continue
          shut += 1
          const { status, text } = await sendDrawn(fixture, route, sent, crew.get(`${role} ${staffType}`))
          if (status !== 403 && status !== 404) wrong.push(`${route.name} ${role} ${staffType}: ${status} ${text.slice(0, 120)}`)
        }
    }
    expect(wrong).toEqual([])
    expect(shut).toBeGreaterThan(kind === 'postgres' ? 5_000 : 1_500)
  }, 900_000)

  it('answers each staff type without a server error, and tells who has no work of their own nothing of any customer', async () => {
    const { rows: people } = await fixture.running.services.engine.scoped('noor', (tx) =>
      sql<{ mobile: string; lastName: string; email: string | null }>`update customers
        set "lastName" = 'Zz' || substr(id::text, 25), email = coalesce(email, substr(id::text, 25) || '@mail.example')
        returning mobile, "lastName", email`.execute(tx),
    )
    const secrets = people.flatMap(({ mobile, lastName, email }) => [mobile, lastName, email ?? mobile])
    expect(secrets.length).toBeGreaterThan(10)
    const wrong: string[] = []
    for (const route of fixture.routes.filter((one) => !one.hidden && audienceOf(one) === 'staff' && !ending.includes(one.name))) {
      if (route.name === 'live') continue
      const [one] = await drawn(route, 'staff')
      if (!one) continue
      const given = JSON.stringify(one)
      for (const staffType of ['Technician', 'Driver'] as const) {
        const token = crew.get(`Service Manager ${staffType}`)
        const { status, text } = await sendDrawn(fixture, route, await withVersion(fixture, route, one), token)
        const leaked = secrets.find((secret) => text.includes(secret) && !given.includes(secret))
        if (leaked || status === 401 || status >= 500) wrong.push(`${route.name} ${staffType}: ${status} ${leaked} ${text.slice(0, 120)}`)
      }
    }
    expect(wrong).toEqual([])
  }, 900_000)
})
