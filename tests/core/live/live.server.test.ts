// The stream of changes: who receives what, how soon, and that nothing is missed when a connection breaks.
import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import type { Word } from '../../../src/schema/enumerations.ts'
import { buildApp } from '../../../server/app.ts'
import { notify } from '../../../server/notifications/notify.ts'
import { eachServer } from '../server/eachServer.ts'
import { readLive, type Reader } from '../server/liveReader.ts'
import { newMobile } from '../server/people.ts'
import { addRowOf, type TestStaff } from '../server/tenants.ts'
import { maxStreams, openHub, type LiveStream } from '../../../server/core/live/hub.ts'
import { findCaller, openSession } from '../../../server/core/access/sessions.ts'

eachServer('the stream of changes', (running) => {
  let address: Promise<string> | undefined
  const readers: Reader[] = []
  const base = () =>
    (address ??= running()
      .app.listen({ port: 0, host: '127.0.0.1' })
      .then((one) => `${one}/api`))
  const staff = (designation: Word<'designation'>) => running().tenants.noor.staff[designation]
  const read = async (who: TestStaff | string, position?: string, age?: number | string) => {
    const reader = await readLive(await base(), typeof who === 'string' ? who : who.token, position, age)
    readers.push(reader)
    return reader
  }
  const newLead = async (more: Record<string, unknown> = {}) => {
    const lead = { name: 'Noura Alqahtani', type: 'New Car Sales', mobile: newMobile(), source: 'phone', department: 'Sales', ...more }
    return (await running().admin().post('/leads', lead)).body as { id: string; version: number; mobile: string }
  }
  afterEach(() => {
    for (const reader of readers.splice(0)) reader.leave()
  })

  it('tells of a row at once, with nothing of it but its id', async () => {
    const reader = await read(staff('Sales Manager'))
    const lead = await newLead()
    // Waits less than the time to the next heartbeat, which would bring the change too.
    const change = await reader.receives(lead.id)
    expect(change).toEqual({
      key: expect.any(String),
      resource: 'leads',
      id: lead.id,
      action: 'create',
      by: staff('Administrator').id,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    expect(reader.text).not.toContain('Noura')
    expect(reader.text).not.toContain(lead.mobile)
    expect(Object.fromEntries(reader.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
  })

  it('tells nobody of rows that are not in their lists', async () => {
    const [service, fleet, otherTenant, admin] = await Promise.all([
      read(staff('Service Manager')),
      read(staff('Fleet Sales')),
      read(running().tenants.najd.staff.Administrator),
      read(staff('Administrator')),
    ])
    const own = await newLead({ assigneeId: staff('Fleet Sales').id })
    const lead = await newLead()
    await admin.receives(lead.id)
    await fleet.receives(own.id)
    const last = await newLead({ type: 'After Sales Inquiry', assigneeId: staff('Fleet Sales').id })
    await Promise.all([service.receives(last.id), fleet.receives(last.id)])
    expect(service.changes.map(({ id }) => id)).not.toContain(lead.id)
    expect(fleet.changes.map(({ id }) => id)).not.toContain(lead.id)
    expect(otherTenant.changes).toEqual([])
  })

  it('tells anyone who loses a row that it changed', async () => {
    const lead = await newLead({ assigneeId: staff('Fleet Sales').id })
    const fleet = await read(staff('Fleet Sales'))
    await running()
      .admin()
      .put(`/leads/${lead.id}`, { version: lead.version, assigneeId: staff('Broker Sales').id })
    await expect.poll(() => fleet.changes.filter(({ id, action }) => id === lead.id && action === 'update').length).toBe(1)
  })

  it('tells each person of their own notifications only', async () => {
    const [fleet, broker] = [await read(staff('Fleet Sales')), await read(staff('Broker Sales'))]
    const about = { kind: 'workHandedOver' as const, params: { count: 3 } }
    await running().services.engine.scoped('noor', (tx) => notify(running().services, tx, [staff('Fleet Sales').id], about))
    await expect.poll(() => fleet.changes.some(({ resource }) => resource === 'notifications')).toBe(true)
    await running()
      .as({ token: staff('Fleet Sales').token })
      .post('/staffs/notifications', { all: true })
    await expect.poll(() => fleet.changes.some(({ resource, action }) => resource === 'notifications' && action === 'update')).toBe(true)
    const received = (one: Reader) => one.changes.flatMap(({ resource, id }) => (resource === 'notifications' ? [id] : []))
    expect(received(fleet).filter((id) => received(broker).includes(id))).toEqual([])
  })

  it('misses nothing that happened while the connection was lost', async () => {
    const before = await read(staff('Sales Manager'))
    const first = await newLead()
    await before.receives(first.id)
    before.leave()
    const missed = [await newLead(), await newLead(), await newLead()]
    const after = await read(staff('Sales Manager'), before.position)
    for (const { id } of missed) expect(await after.receives(id)).toMatchObject({ action: 'create' })
    expect(after.resyncs).toBe(0)
  })

  it('misses nothing that happened while the page was loading', async () => {
    const lead = await newLead()
    await running().services.engine.scoped('noor', (tx) =>
      sql`update "liveEvents" set at = at - interval '90 seconds' where "rowId" = ${lead.id}`.execute(tx),
    )
    const slow = await read(staff('Sales Manager'), undefined, 100)
    await slow.receives(lead.id)
    const quick = await read(staff('Sales Manager'), undefined, 3)
    const next = await newLead()
    await quick.receives(next.id)
    expect(quick.changes.map(({ id }) => id)).not.toContain(lead.id)
    expect((await read(staff('Sales Manager'), undefined, 'long')).status).toBe(400)
    expect((await read(staff('Sales Manager'), undefined, 1e6)).status).toBe(400)
  })

  it('tells a change twice under one key at most, and in one connection once', async () => {
    const before = await read(staff('Administrator'))
    const lead = await newLead()
    const { key } = await before.receives(lead.id)
    const after = await read(staff('Administrator'), before.position)
    const next = await newLead()
    await after.receives(next.id)
    await before.receives(next.id)
    expect(before.changes.filter((one) => one.key === key)).toHaveLength(1)
    expect(new Set(before.changes.map((one) => one.key)).size).toBe(before.changes.length)
    expect(after.changes.filter(({ id }) => id === lead.id).every((one) => one.key === key)).toBe(true)
  })

  it('says so where nobody knows any more what was missed', async () => {
    expect((await read(staff('Administrator'), '1-100')).resyncs).toBe(1)
    expect((await read(staff('Administrator'), `999999999999-${Math.floor(Date.now() / 1000)}`)).resyncs).toBe(1)
    expect((await read(staff('Administrator'), 'what is this')).resyncs).toBe(1)
  })

  it('tells of thousands of rows as many, not one by one', async () => {
    const reader = await read(staff('Administrator'))
    await running().services.engine.scoped('noor', async (tx) => {
      for (let batch = 0; batch < 3; batch += 1)
        await sql`insert into audit ("tenantId", id, version, "createdAt", "updatedAt", resource, "rowId", action, changes)
          select 'noor', gen_random_uuid(), 1, now(), now(), 'customers', gen_random_uuid()::text, 'import', '{}' from generate_series(1, 500)`.execute(
          tx,
        )
    })
    await expect.poll(() => reader.changes.some(({ action }) => action === 'many')).toBe(true)
    const last = await newLead()
    await reader.receives(last.id)
    expect(reader.changes.filter(({ resource }) => resource === 'customers')).toMatchObject([{ action: 'many', id: '' }])
  })

  it('ends with the session, and with the account', async () => {
    const { services, as } = running()
    const openFor = (id: string) =>
      services.engine.scoped('noor', (tx) => openSession(tx, 'noor', { audience: 'staff', subjectId: id }, services.now()))
    const token = await openFor(staff('Sales Manager').id)
    const [leaving, staying] = [await read(token), await read(staff('Sales Manager'))]
    await as({ token }).post('/staffs/logout', {})
    await expect.poll(() => leaving.ended).toBe(true)
    expect(staying.ended).toBe(false)
    expect((await read(token)).status).toBe(401)

    const designationId = running().tenants.noor.designationIds['Parts Manager']
    const more = { staffNo: 'S-900', department: 'Parts', designationId, password: 'x', languageId: '1', active: true, locationIds: [] }
    const gone = await addRowOf(services, 'noor', 'staff', {
      ...more,
      name: { en: 'Gone', ar: 'راحل' },
      email: 'gone@noor.example',
      mobile: newMobile(),
    })
    const closing = await read(await openFor(gone.id))
    await running().admin().patch(`/staffs/enable-disable/${gone.id}`, { active: false })
    await expect.poll(() => closing.ended).toBe(true)
  })

  it('is for staff alone', async () => {
    expect((await read('noor.nothing')).status).toBe(401)
    const { body } = await running().as({ tenant: 'noor' }).get('/landing-page/request-token')
    expect((await read(body.token as string)).status).toBe(401)
  })

  it('lets the oldest of a session go where there are too many', async () => {
    const all: Reader[] = []
    for (let one = 0; one < 9; one += 1) all.push(await read(staff('Parts Manager')))
    await expect.poll(() => all[0]?.ended).toBe(true)
    expect(all.slice(1).map(({ ended }) => ended)).not.toContain(true)
  })

  it('is refused to a person who has as many open in other sessions, with a time to wait', async () => {
    const { id } = staff('Fleet Sales')
    const tokens = await Promise.all(
      Array.from({ length: maxStreams.person / 8 }, () =>
        running().services.engine.scoped('noor', (tx) =>
          openSession(tx, 'noor', { audience: 'staff', subjectId: id }, running().services.now()),
        ),
      ),
    )
    for (const token of tokens) for (let one = 0; one < 8; one += 1) expect((await read(token)).status).toBe(200)
    const refused = await read(staff('Fleet Sales'))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    await expect.poll(() => refused.ended).toBe(true)
    expect(JSON.parse(refused.text)).toMatchObject({ code: 'tooManyStreams', message: expect.stringContaining('Close some of them') })
    // Within a session the oldest one makes room instead.
    expect((await read(tokens[0] ?? '')).status).toBe(200)
  })

  it('is refused to an address that has as many open, of any person, until some of them end', async () => {
    const hub = openHub(running().services, () => undefined)
    const streamOf = async (number: number, from: string): Promise<LiveStream> => {
      const caller = await findCaller(running().services.engine, staff('Administrator').token, running().services.now())
      if (!caller?.actor) throw new Error('No administrator.')
      const one = { ...caller, actor: caller.actor, subjectId: `person-${number}`, tokenHash: `token-${number}` }
      const ignore = () => undefined
      return { caller: one, address: from, age: 0, tell: ignore, resync: ignore, beat: ignore, end: ignore }
    }
    const joined: LiveStream[] = []
    for (let number = 0; number < maxStreams.address; number += 1) {
      const stream = await streamOf(number, '10.9.9.9')
      await hub.join(stream, null)
      joined.push(stream)
    }
    await expect(hub.join(await streamOf(1000, '10.9.9.9'), null)).rejects.toMatchObject({ code: 'tooManyStreams', status: 429 })
    await hub.join(await streamOf(1001, '10.9.9.10'), null)
    if (joined[0]) hub.leave(joined[0])
    await hub.join(await streamOf(1002, '10.9.9.9'), null)
    await hub.close()
  })

  it('is opened so many times a minute', async () => {
    await running().services.engine.asOwner((tx) =>
      sql`insert into "rateLimits" (key, points, expire) values (${`liveByPerson:noor:${staff('General Inquiry').id}`}, 120, ${Date.now() + 60_000})`.execute(
        tx,
      ),
    )
    const refused = await read(staff('General Inquiry'))
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  })

  it('ends at once when the process stops', async () => {
    const other = await buildApp(running().services)
    const reader = await readLive(`${await other.listen({ port: 0, host: '127.0.0.1' })}/api`, staff('Administrator').token)
    // An open stream does not delay closing: otherwise the server would wait for its client.
    await other.close()
    await expect.poll(() => reader.ended).toBe(true)
  })
})
