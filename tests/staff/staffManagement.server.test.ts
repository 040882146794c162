// A staff account: closing it reassigns all open work, and ends all its sessions and links.
import { beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker, Stored } from '../core/everyResource/maker.ts'
import { designationOf } from '../../src/schema/staff/designationOf.ts'
import { onServer } from '../core/server/eachServer.ts'
import type { Row } from '../../server/core/db/rows.ts'

onServer("a colleague's account", (running) => {
  let maker: Maker
  beforeAll(() => {
    maker = makerOf(running())
  })
  const colleague = (values: Row = {}): Promise<Stored> =>
    maker.insert('staff', { designationId: running().tenants.noor.designationIds['Sales Manager'], ...values })
  const set = (staff: Stored, values: Row) =>
    running().as({ token: running().tenants.noor.staff['Administrator'].token }).patch(`/staffs/enable-disable/${staff.id}`, values)
  const ownerOf = async (path: string, id: string, field: string) => (await running().admin().get(`/${path}/${id}`)).body[field]

  it('§6.2 takes the designation of its department when none is chosen, and keeps a chosen one', async () => {
    const { designationIds } = running().tenants.noor
    const [body] = await maker.bodies('staff')
    const add = async (values: Row) => {
      const [fresh] = await maker.bodies('staff')
      return running()
        .admin()
        .post('/staffs/list', { ...fresh, ...values })
    }
    for (const [department, role] of Object.entries(designationOf)) {
      const { status, body: made } = await add({ department, designationId: null })
      expect([department, status, made.designationId]).toEqual([department, 200, designationIds[role]])
    }
    const { designationId: _none, ...bare } = body
    const left = await running()
      .admin()
      .post('/staffs/list', { ...bare, department: 'Parts' })
    expect([left.status, left.body.designationId]).toEqual([200, designationIds['Parts Manager']])
    const chosen = await add({ department: 'Service', designationId: designationIds['Fleet Sales'] })
    expect([chosen.status, chosen.body.designationId]).toEqual([200, designationIds['Fleet Sales']])
    const emptied = await running().admin().put(`/staffs/list/${chosen.body.id}`, { designationId: null, version: chosen.body.version })
    expect([emptied.status, Object.keys(emptied.body.fields)]).toEqual([400, ['designationId']])
  })

  it('closes at once when nothing is open', async () => {
    const { status, body } = await set(await colleague(), { active: false })
    expect([status, body.staff.active, body.moved]).toEqual([200, false, {}])
  })

  it('asks who takes the open work, and tells how much there is', async () => {
    const leaver = await colleague()
    await maker.insert('leads', { assigneeId: leaver.id, status: 'pending' })
    await maker.insert('leads', { assigneeId: leaver.id, status: 'closed' })
    await maker.insert('complaints', { ownerId: leaver.id, status: 'in-progress' })
    const { status, body } = await set(leaver, { active: false })
    expect([status, body.code, body.details]).toEqual([409, 'openWork', { counts: { leads: 1, complaints: 1 } }])
    expect((await running().admin().get(`/staffs/open-work/${leaver.id}`)).body).toEqual({ counts: { leads: 1, complaints: 1 }, total: 2 })
  })

  it('hands everything over in one go, audited, and tells the other', async () => {
    const [leaver, heir] = [await colleague(), await colleague()]
    const lead = await maker.insert('leads', { assigneeId: leaver.id, status: 'in-progress' })
    const done = await maker.insert('leads', { assigneeId: leaver.id, status: 'completed' })
    const ride = await maker.insert('roadsideAssistance', { driverId: leaver.id })
    const customer = await maker.insert('customers', { ownerId: leaver.id })
    const { status, body } = await set(leaver, { active: false, reassignTo: heir.id })
    expect([status, body.moved]).toEqual([200, { leads: 1, roadsideAssistance: 1, customers: 1 }])
    expect(await ownerOf('leads', lead.id, 'assigneeId')).toBe(heir.id)
    expect(await ownerOf('leads', done.id, 'assigneeId')).toBe(leaver.id)
    expect(await ownerOf('roadsideAssistance', ride.id, 'driverId')).toBe(heir.id)
    expect(await ownerOf('customers', customer.id, 'ownerId')).toBe(heir.id)
    expect((await running().admin().get(`/audit?rowId=${lead.id}`)).body.total).toBe(1)
    const details = await running().services.engine.scoped('noor', (tx) =>
      sql<{ kind: string }>`select kind from notifications where "staffId" = ${heir.id}`.execute(tx),
    )
    expect(details.rows).toEqual([{ kind: 'workHandedOver' }])
  })

  it("gives a booking's time to the heir, or to anyone who is free when the heir is not", async () => {
    const { advisorIds, branchId } = running().tenants.noor
    const [first = '', second = ''] = advisorIds
    const startAt = '2026-11-29T07:00:00.000Z'
    const book = async (advisorId: string, at: string) => {
      const { id: customerId } = await maker.insert('customers')
      const { id: vehicleId } = await maker.insert('vehicles', { customerId })
      const answer = await running()
        .admin()
        .post('/appointments', { type: 'service', customerId, vehicleId, locationId: branchId, advisorId, startAt: at })
      expect([answer.status, answer.body.code]).toEqual([200, undefined])
      return answer.body as Stored
    }
    const free = await book(first, startAt)
    const advisor = (await running().admin().get(`/staffs/list/${first}`)).body as Stored
    const { status, body } = await set(advisor, { active: false, reassignTo: second })
    expect([status, body.code]).toEqual([200, undefined])
    expect(await ownerOf('appointments', free.id, 'advisorId')).toBe(second)
    const claims = await running().services.engine.scoped('noor', (tx) =>
      sql<{ resource: string }>`select resource from "slotClaims" where "appointmentId" = ${free.id}`.execute(tx),
    )
    expect(claims.rows.some(({ resource }) => resource.includes(second))).toBe(true)
    expect(claims.rows.some(({ resource }) => resource.includes(first))).toBe(false)
    expect((await set(advisor, { active: true })).status).toBe(200)
  })

  it('signs the person out everywhere', async () => {
    const { token, id } = running().tenants.noor.staff['Broker Sales'] as { token: string; id: string }
    const person = (await running().admin().get(`/staffs/list/${id}`)).body as Stored
    const heir = await colleague()
    expect((await running().as({ token }).get('/staffs/me')).status).toBe(200)
    expect((await set(person, { active: false, reassignTo: heir.id })).status).toBe(200)
    expect((await running().as({ token }).get('/staffs/me')).status).toBe(401)
    await set(person, { active: true })
  })

  it('is never closed by oneself, to a closed heir, across tenants, or by somebody who may only read', async () => {
    const { staff } = running().tenants.noor
    const own = staff['Administrator'] as { token: string; id: string }
    expect((await set({ id: own.id, version: 1 }, { active: false })).status).toBe(400)
    const leaver = await colleague()
    await maker.insert('leads', { assigneeId: leaver.id, status: 'pending' })
    const closed = await colleague({ active: false })
    const refused = await set(leaver, { active: false, reassignTo: closed.id })
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['reassignTo']])
    const foreign = await makerOf(running(), 'najd').insert('staff')
    expect((await set(foreign, { active: false })).status).toBe(404)
    const manager = running().as({ token: staff['Sales Manager'].token })
    expect((await manager.patch(`/staffs/enable-disable/${leaver.id}`, { active: false })).status).toBe(403)
    expect((await manager.post(`/staffs/invite/${leaver.id}`, {})).status).toBe(403)
  })

  it('is invited before the first sign-in, and sent a reset after it', async () => {
    const person = await colleague({ email: 'new.colleague@mail.example' })
    expect((await running().admin().post(`/staffs/invite/${person.id}`, {})).status).toBe(200)
    expect((await running().admin().get(`/staffs/list/${person.id}`)).body['invitedAt']).not.toBeNull()
    const seasoned = await colleague({ email: 'old.colleague@mail.example', lastSignInAt: '2026-01-01T00:00:00.000Z' })
    expect((await running().admin().post(`/staffs/invite/${seasoned.id}`, {})).status).toBe(200)
    const { rows } = await running().services.engine.scoped('noor', (tx) =>
      sql<{ kind: string }>`select kind from messages where recipient like '%colleague@mail.example' order by "createdAt", kind`.execute(
        tx,
      ),
    )
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['invitation', 'passwordReset'])
  })
})
