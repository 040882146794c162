// Administrators: the last one of a tenant stays, nobody changes their own rights, and another administrator wants a second one's consent.
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from 'kysely'
import { openSession } from '../../server/core/access/sessions.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker, Stored } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import type { Sender } from '../core/server/requests.ts'
import type { Row } from '../../server/core/db/rows.ts'

const day = 86_400_000

onServer('administrators', (running) => {
  let maker: Maker
  const noor = () => running().tenants.noor
  const full = { staffType: null, locationIds: [], modules: [], active: true, department: 'Finance' }
  const insert = (values: Row = {}): Promise<Stored> =>
    maker.insert('staff', { ...full, designationId: noor().designationIds['Sales Manager'], ...values })
  const another = (): Promise<Stored> => insert({ designationId: noor().designationIds.Administrator })
  const signedIn = async (id: string): Promise<Sender> => {
    const { services } = running()
    const token = await services.engine.scoped('noor', (tx) =>
      openSession(tx, 'noor', { audience: 'staff', subjectId: id }, services.now()),
    )
    return running().as({ token })
  }
  const current = async (id: string): Promise<Stored> => (await running().admin().get(`/staffs/list/${id}`)).body as Stored
  const change = async (as: Sender, id: string, values: Row) =>
    as.put(`/staffs/list/${id}`, { ...values, version: (await current(id)).version })
  const close = (as: Sender, id: string) => as.patch(`/staffs/enable-disable/${id}`, { active: false })
  const propose = (as: Sender, id: string) => as.post(`/staffs/administrators/${id}`, {})
  const decide = (as: Sender, id: string, decision: string) => as.post(`/staffs/administrators/${id}/decide`, { decision })
  const write = (statement: ReturnType<typeof sql>) => running().services.engine.scoped('noor', (tx) => statement.execute(tx))
  const roleOf = async (id: string) => {
    const { designationId } = await current(id)
    return Object.entries(noor().designationIds).find(([, one]) => one === designationId)?.[0]
  }

  beforeAll(() => {
    maker = makerOf(running())
  })
  // Only the administrator whom every test begins with.
  beforeEach(async () => {
    const { id } = noor().staff.Administrator
    await write(sql`update staff set "designationId" = ${noor().designationIds['Sales Manager']}, "administratorUntil" = null
      where id <> ${id} and "designationId" = ${noor().designationIds.Administrator}`)
    await write(sql`update staff set "administratorUntil" = null`)
    await write(sql`update "administratorRequests" set state = 'withdrawn' where state = 'open'`)
  })

  it.each([
    ['designation', { designationId: 'Sales Manager' }],
    ['department', { department: 'Sales' }],
    ['staff type', { staffType: 'Technician' }],
    ['branches', { locationIds: 'branch' }],
    ['modules', { modules: ['vehicles'] }],
  ])('may not change their own %s, nor may anybody else who could', async (_what, values) => {
    const given: Row = { ...values }
    if ('designationId' in given) given['designationId'] = noor().designationIds['Sales Manager']
    if ('locationIds' in given) given['locationIds'] = [noor().branchId]
    const [field = ''] = Object.keys(given)
    await another()
    const { status, body } = await change(running().admin(), noor().staff.Administrator.id, given)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
    expect(body.fields[field]).toContain('own rights')
  })

  it('may still change the rest of their own account', async () => {
    const { id } = noor().staff.Administrator
    const { designationId, department, staffType, locationIds, modules } = await current(id)
    const same = { designationId, department, staffType, locationIds, modules, name: { en: 'Head', ar: 'المسؤول' } }
    expect((await change(running().admin(), id, same)).status).toBe(200)
  })

  it('is kept by the database when it is the last one, whatever writes', async () => {
    const { id } = noor().staff.Administrator
    const refused = [
      sql`active = false`,
      sql`"staffType" = 'Technician'`,
      sql`department = 'Sales'`,
      sql`"designationId" = ${noor().designationIds['Fleet Sales']}`,
      sql`"deletedAt" = now()`,
    ]
    for (const assignment of refused)
      await expect(write(sql`update staff set ${assignment} where id = ${id}`)).rejects.toMatchObject({ code: 'WK001' })
    await expect(write(sql`update staff set active = false`)).rejects.toMatchObject({ code: 'WK001' })
    expect(await roleOf(id)).toBe('Administrator')
  })

  it('stays when two administrators remove each other at the same time', async () => {
    const [first, second] = [noor().staff.Administrator.id, (await another()).id]
    const results = await Promise.allSettled([first, second].map((id) => write(sql`update staff set active = false where id = ${id}`)))
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await write(sql`update staff set active = true where id in (${first}, ${second})`)
    const other = await signedIn(second)
    const answers = await Promise.all([close(running().admin(), second), close(other, first)])
    expect(answers.filter(({ status }) => status === 200).length).toBe(1)
    const { rows } = await write(sql`select id from staff where active and id in (${first}, ${second})`)
    expect(rows).toHaveLength(1)
    await write(sql`update staff set active = true where id = ${first}`)
    noor().staff.Administrator.token = await running().services.engine.scoped('noor', (tx) =>
      openSession(tx, 'noor', { audience: 'staff', subjectId: first }, running().services.now()),
    )
  })

  it('is made at once where there is no second one, and gets a link to choose a password', async () => {
    const person = await insert({ email: 'first.second@mail.example', password: 'set by somebody' })
    expect((await propose(running().admin(), person.id)).body.state).toBe('agreed')
    expect(await roleOf(person.id)).toBe('Administrator')
    const { rows } = await write(sql`select kind from messages where recipient = 'first.second@mail.example' order by kind`)
    expect(rows).toEqual([{ kind: 'accountChanged' }, { kind: 'passwordReset' }])
    expect((await write(sql`select password from staff where id = ${person.id}`)).rows).toEqual([{ password: null }])
  })

  it('wants the consent of a second one, who is told, and the first one is told of the decision', async () => {
    const second = await another()
    const person = await insert()
    const proposal = await propose(running().admin(), person.id)
    expect([proposal.status, proposal.body.state]).toEqual([200, 'open'])
    expect(await roleOf(person.id)).toBe('Sales Manager')
    expect((await propose(running().admin(), person.id)).status).toBe(409)
    expect((await decide(running().admin(), person.id, 'agreed')).status).toBe(403)
    const other = await signedIn(second.id)
    expect((await other.get('/staffs/notifications')).body.data[0]).toMatchObject({ kind: 'administratorProposed', rowId: person.id })
    expect((await decide(other, person.id, 'withdrawn')).status).toBe(403)
    expect((await decide(other, person.id, 'agreed')).status).toBe(200)
    expect(await roleOf(person.id)).toBe('Administrator')
    const [notice] = (await running().admin().get('/staffs/notifications')).body.data
    expect(notice).toMatchObject({ kind: 'administratorDecided', title: { en: 'Your administrator proposal: Approved' } })
    const requests = await running().admin().get(`/administratorRequests?staffId=${person.id}`)
    expect(requests.body.data[0]).toMatchObject({ state: 'agreed', decidedById: second.id })
    const entries = await running().admin().get(`/audit?rowId=${requests.body.data[0].id}`)
    expect(entries.body.data.map(({ action }: Row) => action).sort()).toEqual(['create', 'update'])
    expect((await decide(other, person.id, 'agreed')).status).toBe(409)
  })

  it('is not made by a proposal that was declined, withdrawn, too old or made by somebody who is none any more', async () => {
    const second = await another()
    const other = await signedIn(second.id)
    const person = await insert()
    await propose(running().admin(), person.id)
    expect((await decide(other, person.id, 'declined')).status).toBe(200)
    await propose(running().admin(), person.id)
    expect((await decide(running().admin(), person.id, 'withdrawn')).status).toBe(200)
    await propose(running().admin(), person.id)
    await write(sql`update "administratorRequests" set "expiresAt" = ${running().services.now().toISOString()} where state = 'open'`)
    expect((await decide(other, person.id, 'agreed')).status).toBe(409)
    expect((await propose(other, person.id)).body.state).toBe('open')
    await write(sql`update staff set active = false where id = ${second.id}`)
    expect((await decide(running().admin(), person.id, 'agreed')).status).toBe(409)
    expect(await roleOf(person.id)).toBe('Sales Manager')
  })

  it('is not made past the consent: by a new account, a change, an import, an open account or a wider one', async () => {
    await another()
    const admin = running().admin()
    const designationId = noor().designationIds.Administrator
    const [body] = await maker.bodies('staff')
    const created = await admin.post('/staffs/list', { ...body, ...full, designationId })
    expect([created.status, created.body.code]).toEqual([409, 'secondAdministrator'])
    const byDepartment = await admin.post('/staffs/list', { ...body, ...full, designationId: null })
    expect(byDepartment.body.code).toBe('secondAdministrator')
    const person = await insert({ department: 'Sales' })
    for (const values of [{ designationId }, { department: 'Finance' }])
      expect((await change(admin, person.id, values)).body.code).toBe('secondAdministrator')
    const closed = await insert({ designationId, active: false })
    expect((await admin.patch(`/staffs/enable-disable/${closed.id}`, { active: true })).body.code).toBe('secondAdministrator')
    const narrowed = await insert({ designationId, staffType: 'Technician' })
    expect((await change(admin, narrowed.id, { staffType: null })).body.code).toBe('secondAdministrator')
  })

  it('is not signed in as by another one, who could set neither the password nor the address', async () => {
    const second = await another()
    const proposed = await insert()
    await propose(running().admin(), proposed.id)
    for (const { id } of [second, proposed]) {
      for (const values of [{ password: 'known to me' }, { email: 'mine@mail.example' }]) {
        const { status, body } = await change(running().admin(), id, values)
        expect([status, Object.keys(body.fields ?? {})]).toEqual([400, Object.keys(values)])
      }
      const removed = await running()
        .admin()
        .delete(`/staffs/list/${id}?version=${(await current(id)).version}`)
      expect(removed.status).toBe(400)
    }
    const own = await signedIn(second.id)
    expect((await change(own, second.id, { email: 'my.own@mail.example' })).status).toBe(200)
  })

  it('counts as the second one for a week after it was removed, so that nobody decides alone by removing the other', async () => {
    const second = await another()
    expect((await close(running().admin(), second.id)).status).toBe(200)
    const person = await insert()
    const { clock } = running()
    const before = clock.now
    expect((await change(running().admin(), person.id, { designationId: noor().designationIds.Administrator })).body.code).toBe(
      'secondAdministrator',
    )
    expect((await change(running().admin(), second.id, { password: 'known to me' })).status).toBe(400)
    clock.now = new Date(before.getTime() + 8 * day)
    const later = await signedIn(noor().staff.Administrator.id)
    const { version } = (await later.get(`/staffs/list/${person.id}`)).body
    const made = await later.put(`/staffs/list/${person.id}`, { designationId: noor().designationIds.Administrator, version })
    clock.now = before
    expect(made.status).toBe(200)
  })

  it('is no matter of the other designations', async () => {
    const manager = running().as({ token: noor().staff['Sales Manager'].token })
    const person = await insert()
    expect((await propose(manager, person.id)).status).toBe(403)
    expect((await decide(manager, person.id, 'agreed')).status).toBe(403)
  })

  it('does not change its meaning: the role of a designation stays', async () => {
    const id = noor().designationIds['Broker Sales']
    const { version } = (await running().admin().get(`/masters/designation/${id}`)).body
    expect((await running().admin().put(`/masters/designation/${id}`, { role: 'Administrator', version })).status).toBe(400)
  })
})
