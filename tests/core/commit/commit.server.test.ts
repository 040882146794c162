// One commit writes the row, its audit entry with its actor and the effects, or nothing; a history names the actor.
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { beginFile } from '../../../server/cases/feed/feedFiles.ts'
import { noteFinding } from '../../../server/payments/findings.ts'
import { customerActor, jobActor, staffActor } from '../../../server/core/commit/actor.ts'
import { commit } from '../../../server/core/commit/commit.ts'
import { collectReactions, on } from '../../../server/core/commit/reactions.ts'
import { insertRows } from '../../../server/core/db/writes.ts'
import { completeRow, findBy, type Scope } from '../../../server/core/db/repository.ts'
import { eachServer } from '../server/eachServer.ts'
import { customer, newAddress, newMobile } from '../server/people.ts'

eachServer('a commit', (running) => {
  const scoped = <R>(work: (tx: Scope) => Promise<R>) => running().services.engine.scoped('noor', work)
  const historyOf = async (path: string) => (await running().admin().get(`${path}/history`)).body.data as Record<string, unknown>[]
  const person = () => ({ firstName: 'Huda', lastName: 'Alotaibi', mobile: newMobile(), languageId: '2' })
  const entriesOf = async (rowId: string) =>
    (await scoped((tx) => sql<Record<string, unknown>>`select * from audit where "rowId" = ${rowId} order by "createdAt", id`.execute(tx)))
      .rows

  it('says staff, the customer, and staff for the customer, each as what they are', async () => {
    const sara = await customer(running())
    await running()
      .admin()
      .put(`/customers/${sara.id}`, { version: 1, tags: ['VIP'] })
    const { id: staffId } = running().tenants.noor.staff['Service Manager']
    const manager = running().as({ token: running().tenants.noor.staff['Service Manager'].token, address: newAddress() })
    const { body } = await manager.post('/staffs/act-for', { customerId: sara.id })
    const agent = running().as({ token: body.token as string, tenant: 'noor', address: newAddress() })
    const given = await agent.post('/landing-page/consents', { purpose: 'marketing', granted: true })
    expect([given.status, given.body]).toMatchObject([200, {}])
    expect(await historyOf(`/customers/${sara.id}`)).toMatchObject([
      { action: 'update', actorKind: 'colleague', actorName: null, byName: { en: 'Service Manager' } },
      { action: 'update', actorKind: 'staff', actorName: null, byName: { en: 'Administrator' } },
      { action: 'create', actorKind: 'customer', actorName: null, byName: null },
    ])
    expect(await entriesOf(sara.id)).toMatchObject([
      { actorKind: 'customer', actorId: null },
      { actorKind: 'staff', actorName: null },
      { actorKind: 'colleague', actorId: staffId, actorName: sara.id },
    ])
  })

  it('says the provider and the job by name', async () => {
    const { services } = running()
    await scoped((tx) => noteFinding(services, tx, 'tamara', { kind: 'unknownOrder', orderId: 'order-1' }))
    const finding = await scoped((tx) => findBy(tx, 'paymentFindings', { orderId: 'order-1' }))
    expect(await entriesOf(finding?.id ?? '')).toMatchObject([{ actorKind: 'provider', actorName: 'tamara', actorId: null }])
    expect(await historyOf(`/paymentFindings/${finding?.id}`)).toMatchObject([{ actorKind: 'provider', actorName: 'tamara', byName: null }])
    const drop = { name: 'cases.csv', bytes: 1, modifiedAt: services.now().toISOString() }
    const file = await scoped((tx) => beginFile(services, tx, { drop, bytes: Buffer.from('a'), source: 'folder' }))
    expect(await entriesOf(file?.id ?? '')).toMatchObject([{ actorKind: 'job', actorName: 'complaintFeed', actorId: null }])
  })

  it('says of entries from before what they hold, staff or nobody, also of staff who are gone', async () => {
    const { services } = running()
    const { id } = running().tenants.noor.staff['Parts Manager']
    const row = await scoped((tx) =>
      commit({ services, tx }, { resource: 'customers', action: 'create', values: person(), by: jobActor('import') }),
    )
    const earlier = { resource: 'customers', rowId: row.id, action: 'update', changes: {} }
    const older = (actorId: string | null) =>
      completeRow('audit', { ...earlier, actorId }, actorId, new Date(services.now().getTime() + 1000))
    await scoped((tx) => insertRows(tx, 'audit', [older(id)]))
    await scoped((tx) => insertRows(tx, 'audit', [older(null)]))
    const details = await historyOf(`/customers/${row.id}`)
    expect(details.map(({ actorKind }) => actorKind).toSorted()).toEqual(['job', 'staff', null].toSorted())
    await scoped((tx) => sql`update staff set "deletedAt" = now() where id = ${id}`.execute(tx))
    const named = (await historyOf(`/customers/${row.id}`)).find(({ actorKind }) => actorKind === 'staff')
    expect(named).toMatchObject({ byName: { en: 'Parts Manager' } })
    await scoped((tx) => sql`update staff set "deletedAt" = null where id = ${id}`.execute(tx))
  })

  it('takes everything back when a reaction fails', async () => {
    const { services } = running()
    const values = person()
    const failing = collectReactions([on('customers', 'written', () => Promise.reject(new Error('no')))])
    const change = { resource: 'customers', action: 'create', values, by: customerActor(null) } as const
    await expect(scoped((tx) => commit({ services: { ...services, reactions: failing }, tx }, change))).rejects.toThrow('no')
    expect(await scoped((tx) => findBy(tx, 'customers', { mobile: values.mobile }))).toBeUndefined()
    const { rows } = await scoped((tx) => sql`select from audit where changes::text like ${`%${values.mobile}%`}`.execute(tx))
    expect(rows).toEqual([])
  })

  it('runs reactions with the change and its actor, but not for rows of a file or where the caller notifies people itself', async () => {
    const { services } = running()
    const seen: unknown[] = []
    const reactions = collectReactions([
      on('customers', 'written', ({ tx }, { action, before, after, by }) => {
        seen.push([action, before?.firstName ?? null, after.firstName, by.kind, tx !== undefined])
        return Promise.resolve()
      }),
    ])
    await scoped(async (tx) => {
      const context = { services: { ...services, reactions }, tx }
      const by = jobActor('import')
      const row = await commit(context, { resource: 'customers', action: 'create', values: person(), by })
      await commit(context, {
        resource: 'customers',
        action: 'update',
        before: row,
        changes: { firstName: 'Hind' },
        by: customerActor(row.id),
      })
      await commit(context, { resource: 'customers', action: 'import', values: person(), by })
      await commit(context, { resource: 'customers', action: 'create', values: person(), by, silent: true })
    })
    expect(seen).toEqual([
      ['create', null, 'Huda', 'job', true],
      ['update', 'Huda', 'Hind', 'customer', true],
    ])
  })

  it('refuses what a colleague who acts for a customer may not do, by the actor it is given alone', async () => {
    const { services } = running()
    const { id } = running().tenants.noor.staff['Parts Manager']
    const staff = { id, designation: 'Parts Manager', department: 'Parts', staffType: null, locationIds: [] } as const
    const by = { kind: 'colleague', staff: { ...staff, locationIds: [] }, customerId: null } as const
    const car = { plate: 'ABD1234', makeId: running().tenants.noor.makeId, model: 'Camry', year: 2022 }
    const owner = await scoped((tx) =>
      commit({ services, tx }, { resource: 'customers', action: 'create', values: person(), by: staffActor(id) }),
    )
    const change = { resource: 'vehicles', action: 'create', values: { ...car, customerId: owner.id }, by } as const
    await expect(scoped((tx) => commit({ services, tx }, change))).rejects.toMatchObject({ code: 'notYourModule' })
  })

  it('writes many rows at once, with an entry each and their versions counted up', async () => {
    const { services } = running()
    const by = staffActor(running().tenants.noor.staff.Administrator.id)
    const names = ['A', 'B', 'C']
    const rows = await scoped((tx) =>
      commit(
        { services, tx },
        names.map((en) => ({ resource: 'cities' as const, action: 'create' as const, values: { name: { en, ar: en } }, by })),
      ),
    )
    const changes = { active: false }
    const after = await scoped((tx) =>
      commit(
        { services, tx },
        rows.map((before) => ({ resource: 'cities' as const, action: 'update' as const, before, changes, by })),
      ),
    )
    expect(after.map(({ name, active, version }) => [name.en, active, version])).toEqual(names.map((en) => [en, false, 2]))
    for (const { id } of rows) {
      expect(await scoped((tx) => findBy(tx, 'cities', { id }))).toMatchObject({ active: false, version: 2 })
      expect((await entriesOf(id)).map(({ action }) => action)).toEqual(['create', 'update'])
    }
  })
})
