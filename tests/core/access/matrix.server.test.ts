// Every designation at the rows of every module, own and others', over real HTTP, compared with the owner's table of permissions.
import { beforeAll, describe, expect, it } from 'vitest'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { makerOf } from '../everyResource/makeRows.ts'
import type { Maker, Stored } from '../everyResource/maker.ts'
import { particulars } from '../everyResource/particulars.ts'
import type { Row } from '../../../server/core/db/rows.ts'
import { eachServer } from '../server/eachServer.ts'
import { overHttp, type Ask } from '../server/overHttp.ts'
import {
  cellOf,
  cells,
  designations,
  full,
  levelOf,
  levels,
  manage,
  none,
  probes,
  read,
  text,
  write,
  type Designation,
  type Probe,
} from '../server/permissionTable.ts'

eachServer('the table of permissions', (running) => {
  let maker: Maker
  let open: (token: string) => Ask
  let seller = ''
  beforeAll(async () => {
    maker = makerOf(running())
    // Test drives belong to salespeople.
    const { branchId, designationIds } = running().tenants.noor
    const selling = { staffType: 'Sales Executive', department: 'Sales', designationId: designationIds['Sales Manager'] }
    seller = (await maker.insert('staff', { ...selling, locationIds: [branchId] })).id
    open = await overHttp(running().app)
  })
  const asking = (token: string): Ask => open(token)
  const pathOf = (name: ResourceName) => `/${resources[name].path}`
  const rowOf = async ({ resource, values }: Probe, more: Row): Promise<Stored> => {
    await particulars[resource]?.before?.(maker)
    const { startAt: _start, ...body } = resource === 'appointments' ? {} : ((await particulars[resource]?.body?.(maker, 0)) ?? {})
    return maker.insert(resource, { ...body, ...values, ...more })
  }

  it('names designations and modules as the dealership does, and each has rows to try it on', () => {
    expect(designations).toEqual(Object.keys(running().tenants.noor.staff))
    const tried = new Set(probes.map(({ module }) => module))
    expect([...cells.keys()].filter((module) => !tried.has(module))).toEqual([])
  })

  describe.each(designations as Designation[])('%s', (role) => {
    const person = () => running().tenants.noor.staff[role]
    const colleague = () => running().tenants.noor.staff[role === 'Administrator' ? 'Sales Manager' : 'Administrator'].id
    const ask: Ask = (...given) => asking(person().token)(...given)

    it.each(probes.map((probe) => ({ ...probe, cell: cellOf(probe.module, role) })))('has $cell on $module', async (probe) => {
      const { module, resource, own, cell, change, many, approve } = probe
      const path = pathOf(resource)
      // A resource may belong to two modules: a right in one of them gives 'not found' for rows of the other.
      const limit = (wanted: number) =>
        probes.some((one) => one.resource === resource && levels.indexOf(cellOf(one.module, role).charAt(0)) >= wanted)
      const unseen = limit(read) ? 404 : 403
      const fitting = (level: number, needed: number) => (level === none ? unseen : level >= needed ? 200 : 403)

      for (const kind of probe.kinds ?? [{}]) {
        for (const mine of own ? [false, true] : [false]) {
          const owned = own ? { [own]: mine ? person().id : colleague() } : {}
          const level = levelOf(cell, role, { ...probe.values, ...kind }, mine)
          const row = await rowOf(probe, { ...kind, ...owned })
          const what = (action: string) => [module, action, kind, mine ? 'own' : "others'"]

          const listed = await ask('GET', `${path}?ids=${row.id}`)
          expect([...what('list'), listed.status]).toEqual([...what('list'), limit(read) ? 200 : 403])
          if (listed.status === 200)
            expect([...what('list'), (listed.body.data as Stored[]).map(({ id }) => id)]).toEqual([
              ...what('list'),
              level >= read ? [row.id] : [],
            ])
          expect([...what('show'), (await ask('GET', `${path}/${row.id}`)).status]).toEqual([...what('show'), fitting(level, read)])

          const exported = await ask('POST', `${path}/export`, { format: 'csv', ids: [row.id] })
          expect([...what('export'), exported.status]).toEqual([...what('export'), limit(manage) ? 200 : 403])
          if (exported.status === 200)
            expect([...what('export'), exported.text.includes(row.id)]).toEqual([...what('export'), level >= manage])
          if (!change) continue

          const batched = many
            ? { action: 'change', changes: many }
            : own
              ? { action: 'assign', to: colleague() }
              : { action: 'change', changes: change }
          const trial = await ask('POST', `${path}/bulk`, { ...batched, ids: [row.id], dryRun: true })
          expect([...what('assign'), trial.status]).toEqual([...what('assign'), limit(manage) ? 200 : 403])
          if (trial.status === 200) {
            const { allowed, unchanged } = trial.body as { allowed: number; unchanged: number }
            expect([...what('assign'), allowed + unchanged]).toEqual([...what('assign'), level >= manage ? 1 : 0])
          }

          const edited = await ask('PUT', `${path}/${row.id}`, { ...change, version: row.version })
          expect([...what('edit'), edited.status]).toEqual([...what('edit'), fitting(level, write)])
          const version = edited.status === 200 ? (edited.body as Stored).version : row.version
          expect([...what('delete'), (await ask('DELETE', `${path}/${row.id}?version=${version}`)).status]).toEqual([
            ...what('delete'),
            fitting(level, full),
          ])

          if (!approve) continue
          const ripe = { ...probe.values, ...kind, ...approve.from, ...(resource === 'cms' ? { status: 'draft' } : {}) }
          const waiting = await rowOf(probe, { ...ripe, ...owned })
          const moved = await ask('POST', `${path}/${waiting.id}/status`, { to: approve.to, version: 1 })
          expect([...what('approve'), moved.status]).toEqual([...what('approve'), fitting(levelOf(cell, role, ripe, mine), approve.needs)])
        }
      }
      if (!change) {
        for (const [method, at] of [
          ['POST', path],
          ['PUT', `${path}/${person().id}`],
          ['DELETE', `${path}/${person().id}?version=1`],
        ] as const)
          expect([method, (await ask(method, at, {})).status]).toEqual([method, 404])
        return
      }

      for (const kind of probe.made ?? [{}]) {
        await particulars[resource]?.before?.(maker)
        const [body] = await maker.bodies(resource)
        const made = await ask('POST', path, {
          ...body,
          ...(own && resource !== 'appointments' ? { [own]: null } : {}),
          ...(module === 'testDrive'
            ? {
                advisorId: seller,
                driveCarId: (await maker.insert('driveCars', { locationId: running().tenants.noor.branchId, active: true })).id,
                vehicleId: null,
              }
            : {}),
          ...probe.values,
          ...kind,
        })
        // A created row is the person's own.
        const first = { status: resource === 'appointments' ? 'pending' : 'draft', ...probe.values, ...kind }
        const may = levelOf(cell, role, first, true) >= write || cell.includes('create any')
        expect([module, 'create', kind, made.status]).toEqual([module, 'create', kind, may ? 200 : 403])
      }
    })
  })

  describe('what the table says in words', () => {
    const as = (role: Designation) => asking(running().tenants.noor.staff[role].token)
    const booking = (status: string) => maker.insert('appointments', { type: 'service', status })

    it("lets the Parts Manager move a booking out of 'awaitingParts' and no other", async () => {
      const move = async (status: string, to: string) => {
        const { id, version } = await booking(status)
        return (await as('Parts Manager')('POST', `/appointments/${id}/status`, { to, version })).status
      }
      expect(await move('awaitingParts', 'inWorkshop')).toBe(200)
      expect(await move('awaitingParts', 'awaitingLabour')).toBe(200)
      expect(await move('inWorkshop', 'awaitingParts')).toBe(403)
      expect(await move('qc', 'completed')).toBe(403)
    })

    it('lets the Service Manager change the hours of a branch and nothing else', async () => {
      const row = await maker.insert('dealershipLocations')
      const ask = as('Service Manager')
      const hours = { ...(row['hours'] as object), friday: [{ from: '16:00', to: '20:00' }] }
      expect((await ask('PUT', `${pathOf('dealershipLocations')}/${row.id}`, { hours, bays: 9, version: 1 })).status).toBe(403)
      expect((await ask('PUT', `${pathOf('dealershipLocations')}/${row.id}`, { hours, version: 1 })).body).toMatchObject({ hours })
    })

    it('lets who may only draft neither publish, nor take back or delete what is published', async () => {
      const draft = await maker.insert('cms', { slug: `item-${maker.next()}`, body: text })
      const published = await maker.insert('cms', { slug: `item-${maker.next()}`, body: text, status: 'published' })
      for (const role of ['Sales Manager', 'Service Manager', 'General Inquiry'] as const) {
        expect((await as(role)('POST', `/cms/${draft.id}/status`, { to: 'published', version: 1 })).status).toBe(403)
        expect((await as(role)('POST', `/cms/${published.id}/status`, { to: 'draft', version: 1 })).status).toBe(403)
        expect((await as(role)('PUT', `/cms/${published.id}`, { position: 3, version: 1 })).status).toBe(403)
        expect((await as(role)('DELETE', `/cms/${published.id}?version=1`)).status).toBe(403)
      }
      expect((await as('Administrator')('POST', `/cms/${published.id}/status`, { to: 'draft', version: 1 })).status).toBe(200)
    })
  })
})
