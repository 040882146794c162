// Lists load the session and the rows in one round trip, with cached details of the caller: changes in between must apply at once.
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { makerOf } from '../everyResource/makeRows.ts'
import { eachServer } from '../server/eachServer.ts'
import { findCaller, openSession } from '../../../server/core/access/sessions.ts'

eachServer('a caller who is known', (running) => {
  const noor = () => running().tenants.noor
  // The last administrator of a tenant keeps their rights.
  beforeAll(() => makerOf(running()).insert('staff', { designationId: noor().designationIds.Administrator, staffType: null }))
  const enter = async (subjectId: string) => {
    const token = await running().services.engine.scoped('noor', (tx) =>
      openSession(tx, 'noor', { audience: 'staff', subjectId }, running().services.now()),
    )
    const one = running().as({ token })
    expect((await one.get('/audit')).status).toBe(200)
    expect((await one.get('/audit')).status).toBe(200)
    return one
  }
  const change = (statement: ReturnType<typeof sql>) => running().services.engine.scoped('noor', (tx) => statement.execute(tx))

  it('is nobody as soon as the session is over', async () => {
    const { id } = noor().staff.Administrator
    const one = await enter(id)
    await change(sql`delete from sessions where "subjectId" = ${id}`)
    expect((await one.get('/audit')).status).toBe(401)
  })

  it('has the rights of now, less and more', async () => {
    const { id } = noor().staff.Administrator
    const one = await enter(id)
    const appoint = (designation: 'Administrator' | 'Broker Sales') =>
      change(sql`update staff set "designationId" = ${noor().designationIds[designation]} where id = ${id}`)
    await appoint('Broker Sales')
    expect((await one.get('/audit')).status).toBe(403)
    await appoint('Administrator')
    expect((await one.get('/audit')).status).toBe(200)
  })

  it('is nobody as soon as the colleague was disabled, and once the time is over', async () => {
    const { id } = noor().staff.Administrator
    const one = await enter(id)
    await change(sql`update staff set active = false where id = ${id}`)
    expect((await one.get('/audit')).status).toBe(401)
    await change(sql`update staff set active = true where id = ${id}`)
    expect((await one.get('/audit')).status).toBe(200)
    const { clock } = running()
    const before = clock.now
    clock.now = new Date(before.getTime() + 13 * 3_600_000)
    expect((await one.get('/audit')).status).toBe(401)
    clock.now = before
  })

  it('is known as themselves in a crowd', async () => {
    const { engine } = running().services
    const now = running().services.now()
    const tenants = ['noor', 'najd'] as const
    // Again, because the administrator was signed out above.
    const people = tenants.flatMap((tenant) =>
      Object.entries(running().tenants[tenant].staff).flatMap(([role, { id, token }]) =>
        role === 'Administrator' ? [] : [{ tenant, id, token: String(token) }],
      ),
    )
    const crowd = Array.from({ length: 20 }, () => people).flat()
    const stranger = `noor.${'x'.repeat(43)}`
    const later = new Date(now.getTime() + 13 * 3_600_000)
    const [found, nobody, over] = await Promise.all([
      Promise.all(crowd.map(({ token }) => findCaller(engine, token, now))),
      findCaller(engine, stranger, now),
      findCaller(engine, String(people[0]?.token), later),
    ])
    expect(found.map((one) => [one?.tenantId, one?.actor?.id])).toEqual(crowd.map(({ tenant, id }) => [tenant, id]))
    expect([nobody, over]).toEqual([undefined, undefined])
  })
})
