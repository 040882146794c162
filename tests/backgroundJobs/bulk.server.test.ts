// Bulk work through the API: the dry run agrees with the result, rights apply to each row, failures are named, and it can be undone.
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Word } from '../../src/schema/enumerations.ts'
import { roundRobin, type BulkFailure } from '../../src/schema/core/longWork/bulk.ts'
import { resources } from '../../src/schema/resources.ts'
import { makerOf, resourceOf, writable } from '../core/everyResource/makeRows.ts'
import type { Maker, Stored } from '../core/everyResource/maker.ts'
import type { Row } from '../../server/core/db/rows.ts'
import { eachServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { addRowOf } from '../core/server/tenants.ts'

const day = 86_400_000
const noId = '00000000-0000-7000-8000-000000000000'

eachServer('bulk work', (running) => {
  let maker: Maker
  beforeAll(() => {
    maker = makerOf(running())
  })
  beforeEach(() => {
    running().clock.now = firstMorning
  })
  const as = (role: Word<'designation'>) => running().as({ token: running().tenants.noor.staff[role].token })
  const admin = () => as('Administrator')
  const staffId = (role: Word<'designation'>) => running().tenants.noor.staff[role].id
  const lead = (values: Row = {}) => maker.insert('leads', { type: 'New Car Sales', ...values })
  const leadsOf = (count: number, values: Row = {}) => Promise.all(Array.from({ length: count }, () => lead(values)))
  const idsOf = (rows: readonly Stored[]) => rows.map(({ id }) => id)
  const now = async (rows: readonly Stored[], field: string) => {
    const { body } = await admin().get(`/leads?ids=${idsOf(rows).join(',')}&size=100`)
    const found = new Map((body.data as Stored[]).map((row) => [row.id, row[field]]))
    return rows.map(({ id }) => found.get(id))
  }
  const codes = (failures: BulkFailure[]) => failures.map(({ id, code }) => [id, code]).sort()

  it('changes the named rows, each audited, and tells how many', async () => {
    const rows = await leadsOf(3, { source: 'phone' })
    const { status, body } = await admin().post('/leads/bulk', { action: 'change', ids: idsOf(rows), changes: { source: 'referral' } })
    expect(status).toBe(200)
    expect(body.job).toMatchObject({ kind: 'bulk', resource: 'leads', state: 'done', done: 3, failed: 0, total: 3 })
    expect(body.job.result).toMatchObject({ action: 'change', changed: 3, unchanged: 0, failed: 0, failures: [], undoable: true })
    expect(body.job).not.toHaveProperty('input')
    expect(await now(rows, 'source')).toEqual(['referral', 'referral', 'referral'])
    const { data } = (await admin().get(`/audit?rowId=${rows[0]?.id}`)).body
    expect(data).toMatchObject([{ action: 'update', changes: { source: { from: 'phone', to: 'referral' } } }])
  })

  it('is foretold exactly by a dry run, which changes nothing', async () => {
    const mine = await leadsOf(2, { source: 'phone' })
    const already = await lead({ source: 'social' })
    const foreign = await lead({ type: 'After Sales Inquiry', source: 'phone' })
    const gone = await lead()
    await admin().delete(`/leads/${gone.id}?version=1`)
    const request = { action: 'change', ids: [...idsOf([...mine, already, foreign, gone]), noId], changes: { source: 'social' } }
    const trial = await as('Sales Manager').post('/leads/bulk', { ...request, dryRun: true })
    expect(trial.body).toMatchObject({
      count: 6,
      checked: 6,
      allowed: 2,
      unchanged: 1,
      refused: [{ code: 'notFound', count: 3 }],
      undoable: true,
    })
    expect(await now(mine, 'source')).toEqual(['phone', 'phone'])
    expect((await admin().get(`/audit?rowId=${mine[0]?.id}`)).body.total).toBe(0)
    const { job } = (await as('Sales Manager').post('/leads/bulk', request)).body
    expect(job.result).toMatchObject({ changed: 2, unchanged: 1, failed: 3, refused: trial.body.refused, failures: trial.body.failures })
  })

  it('is foretold in turns where the rows are many, each beginning after the last of the one before', async () => {
    const ids = idsOf(await leadsOf(3, { source: 'phone' })).sort()
    const request = { action: 'change', ids, changes: { source: 'social' }, dryRun: true }
    const whole = (await admin().post('/leads/bulk', request)).body
    const rest = (await admin().post('/leads/bulk', { ...request, after: ids[0] })).body
    expect([whole.checked, whole.last, rest.count, rest.checked, rest.allowed, rest.last]).toEqual([3, null, 3, 2, 2, null])
  })

  it('names what failed and why, and does the rest', async () => {
    const open = await lead({ status: 'pending', name: 'Huda' })
    const closed = await lead({ status: 'closed', name: 'Omar' })
    const { body } = await admin().post('/leads/bulk', {
      action: 'move',
      ids: [open.id, closed.id, noId],
      to: 'completed',
      changes: { outcome: 'sold' },
    })
    expect(body.job).toMatchObject({ state: 'done', done: 3, failed: 3 })
    const moved = await admin().post('/leads/bulk', {
      action: 'move',
      ids: [open.id, closed.id],
      to: 'closed',
      changes: { lostReason: 'price' },
    })
    expect(moved.body.job.result).toMatchObject({
      changed: 1,
      failures: [{ id: closed.id, names: { name: 'Omar', type: 'New Car Sales' }, code: 'moveNotAllowed' }],
    })
    expect(await now([open, closed], 'lostReason')).toEqual(['price', null])
  })

  it('reaches all that match and the person may see, never more', async () => {
    const utm = 'all-matching'
    const mine = await leadsOf(3, { utm, source: 'phone' })
    const foreign = await lead({ utm, type: 'Parts Inquiry', source: 'phone' })
    const other = await lead({ utm: 'something else', source: 'phone' })
    const request = { action: 'change', filter: { source: 'phone', q: '' }, changes: { source: 'marketplace' } }
    const before = (await as('Sales Manager').get('/leads?source=phone')).body.total
    const { body } = await as('Sales Manager').post('/leads/bulk', request)
    expect(body.job).toMatchObject({ total: before, failed: 0 })
    expect(await now([...mine, other, foreign], 'source')).toEqual(['marketplace', 'marketplace', 'marketplace', 'marketplace', 'phone'])
    expect((await as('Sales Manager').post('/leads/bulk', { ...request, filter: { nonsense: 'x' } })).body.fields).toHaveProperty(
      'filter.nonsense',
    )
  })

  it('counts another tenant’s rows as not found and leaves them alone', async () => {
    const theirs = await addRowOf(running().services, 'najd', 'leads', {
      name: 'Nora',
      type: 'New Car Sales',
      mobile: '+966500000001',
      source: 'phone',
    })
    const { body } = await admin().post('/leads/bulk', { action: 'change', ids: [theirs.id], changes: { source: 'social' } })
    expect(body.job.result).toMatchObject({ changed: 0, failures: [{ id: theirs.id, names: {}, code: 'notFound' }] })
    expect((await running().admin('najd').get(`/leads/${theirs.id}`)).body).toMatchObject({ source: 'phone', version: 1 })
    const { job } = (
      await running()
        .admin('najd')
        .post('/leads/bulk', { action: 'change', ids: [theirs.id], changes: { source: 'social' } })
    ).body
    for (const verb of ['cancel', 'undo']) expect((await admin().post(`/jobs/${job.id}/${verb}`)).status).toBe(404)
    expect((await admin().get(`/jobs/${job.id}`)).status).toBe(404)
    expect(
      (
        await running()
          .admin('najd')
          .post('/leads/bulk', { action: 'assign', ids: [theirs.id], to: staffId('Fleet Sales') })
      ).body,
    ).toMatchObject({
      code: 'notFound',
      fields: { to: expect.any(String) },
    })
  })

  it('takes the level that the table gives it, for each designation', async () => {
    const rights: Record<Word<'designation'>, [change: number, remove: number]> = {
      'Sales Manager': [200, 403],
      'Service Manager': [200, 403],
      'Fleet Sales': [403, 403],
      'Broker Sales': [403, 403],
      'General Inquiry': [200, 403],
      'Parts Manager': [200, 403],
      Administrator: [200, 200],
    }
    for (const [role, [change, remove]] of Object.entries(rights) as [Word<'designation'>, [number, number]][]) {
      const { id } = await lead({ assigneeId: staffId('Fleet Sales') })
      const sender = as(role)
      for (const dryRun of [true, false]) {
        expect([
          role,
          (await sender.post('/leads/bulk', { action: 'change', ids: [id], changes: { source: 'social' }, dryRun })).status,
        ]).toEqual([role, change])
        expect([role, (await sender.post('/leads/bulk', { action: 'assign', ids: [id], to: null, dryRun })).status]).toEqual([role, change])
        expect([role, (await sender.post('/leads/bulk', { action: 'delete', ids: [id], dryRun })).status]).toEqual([role, remove])
      }
    }
    expect(
      (
        await running()
          .as({ tenant: 'noor' })
          .post('/leads/bulk', { action: 'delete', ids: [noId] })
      ).status,
    ).toBe(401)
  })

  it('refuses what does not fit before any row is touched', async () => {
    const { id } = await lead()
    const refused = async (body: Row) => {
      const answer = await admin().post('/leads/bulk', { ids: [id], ...body })
      return [answer.status, ...Object.keys(answer.body.fields ?? {})]
    }
    expect(await refused({ action: 'change', changes: {} })).toEqual([400, 'changes'])
    expect(await refused({ action: 'change', changes: { source: 'nonsense' } })).toEqual([400, 'source'])
    expect(await refused({ action: 'change', changes: { source: null } })).toEqual([400, 'source'])
    for (const field of ['status', 'mobile', 'firstResponseAt', 'tenantId', 'id'])
      expect(await refused({ action: 'change', changes: { [field]: 'x' } })).toEqual([400, field])
    expect(await refused({ action: 'move', to: 'nonsense' })).toEqual([400, 'to'])
    expect(await refused({ action: 'move', to: 'completed' })).toEqual([400, 'outcome'])
    expect(await refused({ action: 'assign', to: 'nobody' })).toEqual([400, 'to'])
    expect(await refused({ action: 'assign', to: noId })).toEqual([404, 'to'])
    expect(await refused({ action: 'erase' })).toEqual([400, 'action'])
    expect((await admin().post('/leads/bulk', { action: 'delete' })).status).toBe(400)
    expect((await admin().post('/leads/bulk', { action: 'delete', ids: [id], filter: {} })).status).toBe(400)
    expect((await admin().post('/audit/bulk', { action: 'delete', ids: [id] })).status).toBe(404)
    expect((await admin().get(`/leads/${id}`)).body.version).toBe(1)
  })

  it('is done once when it is sent twice with the same key', async () => {
    const rows = await leadsOf(2, { source: 'phone' })
    const request = { action: 'change', ids: idsOf(rows), changes: { source: 'walkIn' } }
    const first = await admin().post('/leads/bulk', request, { key: 'bulk-twice' })
    const second = await admin().post('/leads/bulk', request, { key: 'bulk-twice' })
    expect(second.body.job).toEqual(first.body.job)
    expect(await now(rows, 'version')).toEqual([2, 2])
    expect((await admin().post('/leads/bulk', { ...request, ids: [rows[0]?.id] }, { key: 'bulk-twice' })).body.code).toBe('keyReused')
  })

  describe('taken back', () => {
    it('restores exactly what was, and leaves what somebody changed since', async () => {
      const rows = await leadsOf(3, { source: 'phone', assigneeId: staffId('Fleet Sales') })
      const { job } = (await admin().post('/leads/bulk', { action: 'assign', ids: idsOf(rows), to: staffId('Broker Sales') })).body
      expect(await now(rows, 'assigneeId')).toEqual(rows.map(() => staffId('Broker Sales')))
      await admin().put(`/leads/${rows[1]?.id}`, { model: 'Camry', version: 2 })
      const { body } = await admin().post(`/jobs/${job.id}/undo`)
      expect(body.job.result).toMatchObject({ action: 'undo', changed: 2, failed: 1, undoable: false })
      expect(codes(body.job.result.failures)).toEqual([[rows[1]?.id, 'staleVersion']])
      expect(await now(rows, 'assigneeId')).toEqual([staffId('Fleet Sales'), staffId('Broker Sales'), staffId('Fleet Sales')])
      const { body: old } = await admin().get(`/jobs/${job.id}`)
      expect(old).toMatchObject({ state: 'undone', result: { undoneBy: body.job.id } })
      expect((await admin().post(`/jobs/${job.id}/undo`)).body.job.id).toBe(body.job.id)
      expect((await admin().post(`/jobs/${body.job.id}/undo`)).body.code).toBe('notUndoable')
    })

    it('brings back status, stamps and what a rule changed along', async () => {
      const row = await lead({ status: 'pending' })
      const { job } = (await admin().post('/leads/bulk', { action: 'move', ids: [row.id], to: 'in-progress' })).body
      expect((await admin().get(`/leads/${row.id}`)).body).toMatchObject({
        status: 'in-progress',
        firstResponseAt: firstMorning.toISOString(),
      })
      await admin().post(`/jobs/${job.id}/undo`)
      expect((await admin().get(`/leads/${row.id}`)).body).toMatchObject({ status: 'pending', firstResponseAt: null })
      const car = await maker.insert('vehicles', { status: 'Approved' })
      const owner = await maker.insert('customers')
      const changed = (await admin().post('/vehicles/bulk', { action: 'change', ids: [car.id], changes: { customerId: owner.id } })).body
      expect((await admin().get(`/vehicles/${car.id}`)).body).toMatchObject({ status: 'Pending', customerId: owner.id })
      await admin().post(`/jobs/${changed.job.id}/undo`)
      expect((await admin().get(`/vehicles/${car.id}`)).body).toMatchObject({ status: 'Approved', customerId: car.customerId })
    })

    it('restores deleted rows and deletes restored ones', async () => {
      const rows = await leadsOf(2)
      const removed = (await admin().post('/leads/bulk', { action: 'delete', ids: idsOf(rows) })).body.job
      expect(await now(rows, 'id')).toEqual([undefined, undefined])
      const back = (await admin().post(`/jobs/${removed.id}/undo`)).body.job
      expect(back.result).toMatchObject({ changed: 2, failed: 0 })
      expect(await now(rows, 'id')).toEqual(idsOf(rows))
      await admin().post('/leads/bulk', { action: 'delete', ids: idsOf(rows) })
      const restored = (await admin().post('/leads/bulk', { action: 'restore', ids: idsOf(rows) })).body.job
      expect(await now(rows, 'id')).toEqual(idsOf(rows))
      await admin().post(`/jobs/${restored.id}/undo`)
      expect(await now(rows, 'id')).toEqual([undefined, undefined])
    })

    it('is refused for what was deleted for good, after thirty days, and to others', async () => {
      const city = await maker.insert('cities')
      expect(resourceOf('cities').softDelete).toBeUndefined()
      const trial = await admin().post('/masters/cities/bulk', { action: 'delete', ids: [city.id], dryRun: true })
      expect(trial.body).toMatchObject({ allowed: 1, undoable: false })
      const gone = (await admin().post(`/${resources.cities.path}/bulk`, { action: 'delete', ids: [city.id] })).body.job
      expect(gone.result).toMatchObject({ changed: 1, undoable: false })
      expect((await admin().post(`/jobs/${gone.id}/undo`)).body.code).toBe('notUndoable')
      const { id } = await lead()
      const { job } = (await admin().post('/leads/bulk', { action: 'change', ids: [id], changes: { source: 'social' } })).body
      expect((await as('Sales Manager').post(`/jobs/${job.id}/undo`)).status).toBe(404)
      running().clock.now = new Date(firstMorning.getTime() + 30 * day + 1)
      await running().services.engine.scoped('noor', (tx) =>
        sql`update sessions set "expiresAt" = ${new Date(firstMorning.getTime() + 60 * day).toISOString()}`.execute(tx),
      )
      expect((await admin().post(`/jobs/${job.id}/undo`)).body.code).toBe('tooLateToRestore')
    })
  })

  it('offers the verb on every resource whose rows staff may change', async () => {
    for (const name of writable) {
      const answer = await admin().post(`/${resourceOf(name).path}/bulk`, { action: 'delete', ids: [noId], dryRun: true })
      expect([name, answer.status, answer.body.refused]).toEqual([name, 200, [{ code: 'notFound', count: 1 }]])
    }
  })

  it('keeps a row that others refer to, and says so', async () => {
    const make = await maker.insert('makes')
    await maker.insert('vehicles', { makeId: make.id })
    const free = await maker.insert('makes')
    const { job } = (await admin().post(`/${resources.makes.path}/bulk`, { action: 'delete', ids: [make.id, free.id] })).body
    expect([job.result.changed, codes(job.result.failures)]).toEqual([1, [[make.id, 'inUse']]])
  })

  describe('of the leads’ assignment', () => {
    it('hands the named leads to the named colleague', async () => {
      const rows = await leadsOf(2)
      const { status, body } = await as('Sales Manager').post('/misc/updateLeadsAssignment', {
        leadIds: idsOf(rows),
        staffId: staffId('Fleet Sales'),
        reason: 'Ramadan shifts',
      })
      expect([status, body.job.state, body.job.result.changed]).toEqual([200, 'done', 2])
      expect(await now(rows, 'assigneeId')).toEqual([staffId('Fleet Sales'), staffId('Fleet Sales')])
    })

    it('goes round those who take such leads at that branch today, the fewest open first', async () => {
      const { services, tenants } = running()
      const person = (staffNo: string, values: Row) =>
        addRowOf(services, 'noor', 'staff', {
          staffNo,
          name: { en: staffNo, ar: staffNo },
          email: `${staffNo.toLowerCase()}@noor.example`,
          department: 'Parts',
          designationId: tenants.noor.designationIds['Parts Manager'],
          password: 'x',
          leadTypes: ['Parts Inquiry'],
          ...values,
        })
      const [busy, free] = [await person('R-1', {}), await person('R-2', { locationIds: [tenants.noor.branchId] })]
      await person('R-3', { acceptingLeads: false })
      await person('R-4', { active: false })
      await person('R-5', { leave: [{ from: '2026-11-20', to: '2026-11-22' }] })
      await person('R-6', { locationIds: [(await maker.insert('dealershipLocations')).id] })
      await leadsOf(2, { type: 'Parts Inquiry', assigneeId: busy.id })
      const rows = await leadsOf(4, { type: 'Parts Inquiry', locationId: tenants.noor.branchId })
      const { body } = await as('Parts Manager').post('/misc/updateLeadsAssignment', {
        leadIds: idsOf(rows),
        strategy: roundRobin,
        reason: 'Monday',
      })
      expect(body.job.result).toMatchObject({ changed: 4, failed: 0 })
      const given = (await now(rows, 'assigneeId')) as string[]
      expect([free, busy].map(({ id }) => given.filter((one) => one === id).length)).toEqual([3, 1])
      const nobody = await lead({ type: 'Test Drive' })
      const { body: none } = await admin().post('/misc/updateLeadsAssignment', { leadIds: [nobody.id], strategy: roundRobin, reason: 'x' })
      expect(none.job.result.failures).toMatchObject([{ code: 'notFound', field: 'assigneeId', key: 'validation.nobodyFits' }])
    })

    it('leaves finished leads to those who finished them when it is shared out', async () => {
      const owner = staffId('Fleet Sales')
      const pending = await lead({ type: 'Parts Inquiry' })
      const done = await lead({ type: 'Parts Inquiry', assigneeId: owner })
      const closed = await lead({ type: 'Parts Inquiry', assigneeId: owner })
      for (const [{ id, version }, values] of [
        [done, { to: 'in-progress' }],
        [closed, { to: 'closed', lostReason: 'junk' }],
      ] as const)
        await admin().post(`/leads/${id}/status`, { ...values, version })
      await admin().post(`/leads/${done.id}/status`, { to: 'completed', outcome: 'answered', version: done.version + 1 })
      const rows = [pending, done, closed]
      const order = { leadIds: idsOf(rows), strategy: roundRobin, reason: 'Monday' }
      const { body } = await admin().post('/misc/updateLeadsAssignment', order)
      expect(body.job.result).toMatchObject({ changed: 1, unchanged: 2, failed: 0 })
      const [taken, ...left] = await now(rows, 'assigneeId')
      expect([taken === null, left]).toEqual([false, [owner, owner]])
      expect(await now(rows, 'status')).toEqual(['pending', 'completed', 'closed'])
    })

    it('tells nobody when it is undone, and restores how far a new lead’s notices had gone', async () => {
      const notices = async (id: string): Promise<string[]> => {
        const { rows } = await running().services.engine.scoped('noor', (tx) =>
          sql<{
            staffId: string
          }>`select "staffId" from notifications where "rowId" = ${id} and kind = 'leadAssigned' order by "createdAt"`.execute(tx),
        )
        return rows.map(({ staffId: whose }) => whose)
      }
      const [first, second] = [staffId('Fleet Sales'), staffId('Broker Sales')]
      const [owned, free] = [await lead({ assigneeId: first }), await lead()]
      const { job } = (await admin().post('/leads/bulk', { action: 'assign', ids: [owned.id, free.id], to: second })).body
      expect(await now([owned, free], 'assigneeId')).toEqual([second, second])
      expect([await notices(owned.id), await notices(free.id)]).toEqual([[second], [second]])
      expect((await admin().post(`/jobs/${job.id}/undo`)).body.job.result).toMatchObject({ changed: 2 })
      expect(await now([owned, free], 'assigneeId')).toEqual([first, null])
      expect([await notices(owned.id), await notices(free.id)]).toEqual([[second], [second]])
      expect(await now([owned, free], 'escalation')).toEqual([null, free.escalation])
    })

    it('asks one of a colleague and the strategy, and a reason', async () => {
      const { id } = await lead()
      for (const body of [
        { leadIds: [id], reason: 'x' },
        { leadIds: [id], strategy: roundRobin, staffId: noId, reason: 'x' },
        { leadIds: [id], strategy: roundRobin },
      ])
        expect((await admin().post('/misc/updateLeadsAssignment', body)).status).toBe(400)
      expect(
        (await as('Fleet Sales').post('/misc/updateLeadsAssignment', { leadIds: [id], strategy: roundRobin, reason: 'x' })).status,
      ).toBe(403)
    })
  })
})
