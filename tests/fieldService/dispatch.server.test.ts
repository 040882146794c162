// Dispatch and drivers' work: assigning, stages, arrival, outcome, the order of a day, and who may see it.
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { suggestOrder } from '../../server/fieldService/route.ts'
import { driveMinutes, kilometres } from '../../src/schema/core/values/geo.ts'
import type { Driver } from '../../src/schema/fieldService/calls/fieldService.ts'
import { chooseDrivers } from '../../src/schema/fieldService/driverChoice.ts'
import { hashPassword } from '../../server/staff/signIn.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker, Stored } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { newAddress } from '../core/server/people.ts'
import type { Sender } from '../core/server/requests.ts'

const base = { lat: 24.7, lng: 46.7 }
const stop = (id: string, east: number, slotAt: string | null = null) => ({ id, point: { lat: 24.7, lng: 46.7 + east }, slotAt })
const idsOf = (stops: readonly { id: string }[]) => stops.map(({ id }) => id).join('')

describe('the suggested order of a day', () => {
  it('is the shortest way where nothing was promised', () =>
    expect(idsOf(suggestOrder(base, [stop('c', 0.3), stop('a', 0.1), stop('d', 0.4), stop('b', 0.2)]))).toBe('abcd'))
  it('keeps promised hours, and goes the shortest way within one', () => {
    const [nine, ten] = ['2026-11-22T06:00:00.000Z', '2026-11-22T07:00:00.000Z']
    expect(idsOf(suggestOrder(base, [stop('z', 0.01), stop('b', 0.2, ten), stop('c', 0.1, ten), stop('a', 0.4, nine)]))).toBe('abcz')
  })
  it('leaves nobody out and nobody in twice', () => {
    const many = Array.from({ length: 12 }, (_, place) => stop(String.fromCodePoint(97 + ((place * 5) % 12)), Math.sin(place)))
    expect([...idsOf(suggestOrder(null, many))].toSorted().join('')).toBe('abcdefghijkl')
  })
  it('rests on distances that are right', () => {
    expect(kilometres(base, { lat: 21.5, lng: 39.17 })).toBeGreaterThan(835)
    expect(kilometres(base, { lat: 21.5, lng: 39.17 })).toBeLessThan(855)
    expect([driveMinutes(0), driveMinutes(20)]).toEqual([5, 42])
  })
})

onServer('dispatch', (running) => {
  let maker: Maker
  let driver: Sender
  let driverId: string
  let otherId: string
  let customerId: string
  let vehicleId: string
  let account: Record<string, unknown>
  beforeAll(async () => {
    maker = makerOf(running())
    const { tenants } = running()
    const branchId = tenants.noor.branchId
    account = {
      staffType: 'Driver',
      department: 'Service',
      designationId: tenants.noor.designationIds['Service Manager'],
      locationIds: [branchId],
      active: true,
      leave: [],
    }
    const password = await hashPassword('driver-password')
    driverId = (await maker.insert('staff', { ...account, email: `driver${maker.next()}@noor.example`, password })).id
    otherId = (await maker.insert('staff', account)).id
    const row = (await running().admin().get(`/staffs/list/${driverId}`)).body
    const address = newAddress()
    const { body } = await running().as({ address }).post('/staffs/login', { email: row.email, password: 'driver-password' })
    driver = running().as({ token: body.token as string, address })
    customerId = (await maker.insert('customers', { languageId: '2' })).id
    vehicleId = (await maker.insert('vehicles', { customerId })).id
    await running().services.engine.scoped('noor', (tx) =>
      sql`update "dealershipLocations" set point = ${JSON.stringify(base)}::jsonb where id = ${branchId}`.execute(tx),
    )
  })
  beforeEach(() => {
    running().clock.now = firstMorning
  })
  const as = (role: 'Service Manager' | 'General Inquiry' | 'Sales Manager' | 'Fleet Sales') =>
    running().as({ token: running().tenants.noor.staff[role].token })
  const call = async (values = {}): Promise<Stored> =>
    (
      await running()
        .admin()
        .post('/roadsideAssistance', { customerId, vehicleId, issue: 'battery', point: { lat: 24.75, lng: 46.7 }, ...values })
    ).body as Stored
  /** A driver of the branch at `base`, or of other branches. */
  const newDriver = async (values = {}): Promise<string> => (await maker.insert('staff', { ...account, ...values })).id
  const newBranch = async (point: { lat: number; lng: number } | null): Promise<string> =>
    (await maker.insert('dealershipLocations', { point })).id
  const board = async (): Promise<{ fieldRequests: Stored[]; drivers: Driver[] }> =>
    (await as('Service Manager').get('/field-requests/board')).body
  const visit = async (slotAt: string, values = {}): Promise<Stored> =>
    maker.insert('homeService', {
      customerId,
      vehicleId,
      services: [],
      point: base,
      status: 'in-progress',
      stage: 'confirmed',
      driverId,
      slotAt,
      ...values,
    })
  const assign = (row: Stored, to = driverId, sender: Sender = as('Service Manager')) =>
    sender.post(`/field-requests/${row.id}/assign`, { kind: 'roadsideAssistance', driverId: to, version: row.version })
  const step = (row: { id: string }, from: string, to: string, more = {}, kind = 'roadsideAssistance') =>
    driver.post(`/field-requests/${row.id}/step`, { kind, from, to, ...more })
  const outbox = async () => {
    const { rows } = await running().services.engine.scoped('noor', (tx) =>
      sql<{ body: string; languageId: string }>`select body, "languageId" from messages where kind = 'driverStage' order by id`.execute(tx),
    )
    return rows
  }

  it('gives an open call to a driver, with an arrival that says it is an estimate', async () => {
    const row = await call()
    const { status, body } = await assign(row)
    expect([status, body.fieldRequest.status, body.fieldRequest.stage, body.fieldRequest.driverId]).toEqual([
      200,
      'in-progress',
      'dispatched',
      driverId,
    ])
    const minutes = (Date.parse(body.fieldRequest.etaAt) - firstMorning.getTime()) / 60_000
    expect([minutes, body.fieldRequest.etaEstimated]).toEqual([driveMinutes(kilometres(base, { lat: 24.75, lng: 46.7 })), true])
  })

  // A degree of latitude is 111.19 km.
  const [near, far] = [
    { lat: base.lat + 0.89, lng: base.lng },
    { lat: base.lat + 0.91, lng: base.lng },
  ]

  it('sends nobody farther than 100 km, by no call and for no one, and says so in the language of the person', async () => {
    const to = await newDriver()
    expect((await assign(await call({ point: near }), to)).status).toBe(200)
    const row = await call({ point: far })
    const path = `/field-requests/${row.id}/assign`
    const body = { kind: 'roadsideAssistance', driverId: to, version: row.version }
    const [english, arabic] = [await running().admin().post(path, body), await running().admin().post(path, body, { language: 'ar' })]
    expect([english.status, arabic.status]).toEqual([400, 400])
    expect(english.body.fields).toEqual({ driverId: 'This driver is 101 km away. Choose a driver within 100 km.' })
    expect(arabic.body.fields).toEqual({ driverId: 'هذا السائق على بعد 101 كم. اختر سائقًا ضمن 100 كم.' })
    const edited = await as('Service Manager').put(`/roadsideAssistance/${row.id}`, { version: row.version, driverId: to })
    expect([edited.status, Object.keys(edited.body.fields)]).toEqual([400, ['driverId']])
    const made = await running().admin().post('/roadsideAssistance', { customerId, vehicleId, issue: 'battery', point: far, driverId: to })
    expect([made.status, Object.keys(made.body.fields)]).toEqual([400, ['driverId']])
    expect((await running().admin().get(`/roadsideAssistance/${row.id}`)).body).toMatchObject({
      driverId: null,
      status: 'open',
      version: row.version,
    })
  })

  it('measures from the branch of the request for a driver of several, and lets one go whose place is unknown', async () => {
    const jeddah = { lat: 21.5, lng: 39.17 }
    const west = await newBranch(jeddah)
    const both = await newDriver({ locationIds: [...(account['locationIds'] as string[]), west] })
    const there = (values = {}) => call({ point: { lat: 21.55, lng: 39.17 }, ...values })
    expect((await assign(await there(), both)).status).toBe(400)
    const { status, body } = await assign(await there({ locationId: west }), both)
    const minutes = (Date.parse(body.fieldRequest.etaAt) - firstMorning.getTime()) / 60_000
    expect([status, minutes]).toEqual([200, driveMinutes(kilometres(jeddah, { lat: 21.55, lng: 39.17 }))])
    const nowhere = await newDriver({ locationIds: [await newBranch(null)] })
    const unknown = await assign(await there(), nowhere)
    expect([unknown.status, unknown.body.fieldRequest.etaAt]).toEqual([200, null])
  })

  it('offers on the board those whom it accepts, the earliest arrival first', async () => {
    const place = (lat: number) => newBranch({ lat, lng: 50 }).then((id) => [id])
    const [close, middle, away] = [await place(26.01), await place(26.3), await place(26.02)]
    const ids = {
      away: await newDriver({ locationIds: away, leave: [{ from: '2026-11-01', to: '2026-12-31' }] }),
      unknown: await newDriver({ locationIds: [await newBranch(null)] }),
      busy: await newDriver({ locationIds: close }),
      second: await newDriver({ locationIds: middle }),
      first: await newDriver({ locationIds: close }),
      far: await newDriver({ locationIds: await place(26.95) }),
    }
    const point = { lat: 26, lng: 50 }
    await maker.insert('roadsideAssistance', {
      customerId,
      vehicleId,
      point,
      status: 'in-progress',
      stage: 'enRoute',
      driverId: ids.busy,
      arrivedAt: null,
    })
    const row = await call({ point })
    const { drivers, fieldRequests } = await board()
    const shown = fieldRequests.find(({ id }) => id === row.id) as unknown as { point: typeof point; locationId: string | null }
    const offered = chooseDrivers(shown, drivers).map(({ driver: { id } }) => id)
    const own = new Map(Object.entries(ids).map(([name, id]) => [id, name]))
    expect(offered.flatMap((id) => own.get(id) ?? [])).toEqual(['first', 'second', 'busy', 'unknown', 'away'])
    expect(offered).not.toContain(driverId)
    expect((await assign(row, ids.far)).status).toBe(400)
    expect((await assign(row, ids.first)).status).toBe(200)
  })

  it('gives no arrival for a driver on another job until they set out, and none of the driver before', async () => {
    const busy = await newDriver()
    // Sent to another one, and not yet on the way.
    expect((await assign(await call(), busy)).body.fieldRequest.etaEstimated).toBe(true)
    const first = (await assign(await call(), await newDriver())).body.fieldRequest
    expect(first.etaEstimated).toBe(true)
    const { body } = await assign(first as Stored, busy)
    expect([body.fieldRequest.driverId, body.fieldRequest.etaAt, body.fieldRequest.etaEstimated]).toEqual([busy, null, false])
    const out = await as('Service Manager').post(`/field-requests/${first.id}/step`, {
      kind: 'roadsideAssistance',
      from: 'dispatched',
      to: 'enRoute',
    })
    expect([out.body.fieldRequest.etaAt === null, out.body.fieldRequest.etaEstimated]).toEqual([false, true])
  })

  it('keeps an arrival that somebody named, until another driver goes', async () => {
    const row = (await assign(await call())).body.fieldRequest as Stored
    const named = await as('Service Manager').put(`/roadsideAssistance/${row.id}`, {
      version: row.version,
      etaAt: '2026-11-22T09:00:00.000Z',
    })
    expect(named.body.etaEstimated).toBe(false)
    expect((await step(row, 'dispatched', 'enRoute')).body.fieldRequest).toMatchObject({
      etaAt: '2026-11-22T09:00:00.000Z',
      etaEstimated: false,
    })
    const again = await assign((await as('Service Manager').get(`/roadsideAssistance/${row.id}`)).body as Stored, otherId)
    expect([again.body.fieldRequest.driverId, again.body.fieldRequest.etaEstimated]).toEqual([otherId, true])
  })

  it('takes a driver from stage to stage, stamps each, tells the customer once in their language, and ends with an outcome', async () => {
    const row = (await assign(await call())).body.fieldRequest as Stored
    const before = (await outbox()).length
    running().clock.now = new Date('2026-11-22T05:10:00.000Z')
    expect((await step(row, 'dispatched', 'enRoute')).body.fieldRequest.stageAt).toBe('2026-11-22T05:10:00.000Z')
    const details = await outbox()
    expect(details.length).toBe(before + 1)
    expect(details.at(-1)).toMatchObject({ languageId: '2', body: expect.stringContaining('في الطريق') })
    expect(details.at(-1)?.body).toContain('تقديري')
    running().clock.now = new Date('2026-11-22T05:30:00.000Z')
    expect((await step(row, 'enRoute', 'onSite')).body.fieldRequest.arrivedAt).toBe('2026-11-22T05:30:00.000Z')
    const open = await step(row, 'onSite', 'done')
    expect([open.status, Object.keys(open.body.fields)]).toEqual([400, ['outcome']])
    const { body } = await step(row, 'onSite', 'done', { outcome: 'RSA Responded', driverNote: 'Battery changed' })
    expect(body.fieldRequest).toMatchObject({ status: 'closed', stage: 'done', outcome: 'RSA Responded', driverNote: 'Battery changed' })
    expect((await outbox()).length).toBe(before + 1)
  })

  it('does a step that is sent twice once, and refuses one from a stage that was left', async () => {
    const row = (await assign(await call())).body.fieldRequest as Stored
    const first = await step(row, 'dispatched', 'enRoute')
    const second = await step(row, 'dispatched', 'enRoute')
    expect([second.status, second.body.fieldRequest.version]).toEqual([200, first.body.fieldRequest.version])
    const late = await step(row, 'dispatched', 'onSite')
    expect([late.status, late.body.code, late.body.details.current.stage]).toEqual([409, 'staleVersion', 'enRoute'])
    await step(row, 'enRoute', 'done', { outcome: 'Unreachable' })
    expect((await step(row, 'enRoute', 'done', { outcome: 'Unreachable' })).status).toBe(200)
    expect((await step(row, 'enRoute', 'done', { outcome: 'RSA Cancelled' })).status).toBe(409)
  })

  it('is not stopped by what a colleague edits meanwhile', async () => {
    const row = (await assign(await call())).body.fieldRequest as Stored
    await as('Service Manager').put(`/roadsideAssistance/${row.id}`, { version: row.version, addressNote: 'Gate 3' })
    expect((await step(row, 'dispatched', 'enRoute')).status).toBe(200)
  })

  it('believes no help without an arrival, no outcome of the other kind, and nothing done without closing', async () => {
    const row = (await assign(await call())).body.fieldRequest as Stored
    expect(Object.keys((await step(row, 'dispatched', 'done', { outcome: 'RSA Responded' })).body.fields)).toEqual(['outcome'])
    expect(Object.keys((await step(row, 'dispatched', 'done', { outcome: 'H2H Responded' })).body.fields)).toEqual(['outcome'])
    const done = await as('Service Manager').put(`/roadsideAssistance/${row.id}`, { version: row.version, stage: 'done' })
    expect(Object.keys(done.body.fields)).toEqual(['stage'])
    expect((await as('Service Manager').get(`/roadsideAssistance/${row.id}`)).body.status).toBe('in-progress')
  })

  it('ends a visit at home with its own outcomes', async () => {
    const row = await visit('2026-11-22T07:00:00.000Z')
    const go = (from: string, to: string, more = {}) => step(row, from, to, more, 'homeService')
    await go('confirmed', 'enRoute')
    await go('enRoute', 'onSite')
    expect((await go('onSite', 'done', { outcome: 'H2H Responded' })).body.fieldRequest).toMatchObject({
      status: 'closed',
      outcome: 'H2H Responded',
    })
  })

  it('adds pictures and a note without a step', async () => {
    const row = (await assign(await call())).body.fieldRequest as Stored
    const photo = (await maker.insert('files', { kind: 'general' })).id
    const { status, body } = await step(row, 'dispatched', 'dispatched', { photos: [photo], driverNote: 'Front left' })
    expect([status, body.fieldRequest.photos, body.fieldRequest.driverNote, body.fieldRequest.stage]).toEqual([
      200,
      [photo],
      'Front left',
      'dispatched',
    ])
  })

  it('numbers the visits of a day in one call, and none of anybody else', async () => {
    const day = '2026-11-22'
    const [a, b, c] = await Promise.all(['15', '16', '17'].map((hour) => visit(`${day}T${hour}:00:00.000Z`)))
    const strange = await visit(`${day}T18:00:00.000Z`, { driverId: otherId })
    if (!a || !b || !c) throw new Error('Three visits were made.')
    const fixture = as('Service Manager')
    expect((await fixture.post('/field-requests/order', { driverId, date: day, ids: [c.id, strange.id] })).status).toBe(404)
    const { status, body } = await fixture.post('/field-requests/order', { driverId, date: day, ids: [c.id, a.id] })
    expect(status).toBe(200)
    const order = body.fieldRequests.map(({ id }: Stored) => id) as string[]
    expect([order[0], order[1], order.includes(b.id)]).toEqual([c.id, a.id, true])
    const own = (await driver.get('/field-requests/day')).body
    expect(
      own.fieldRequests.filter(({ kind, status: now }: Stored) => kind === 'homeService' && now !== 'closed').map(({ id }: Stored) => id),
    ).toEqual(order)
    expect([...own.suggested].toSorted()).toEqual([...order].toSorted())
  })

  it('keeps where a driver is only while they are on a job, and forgets it after the last', async () => {
    const { rows } = await running().services.engine.scoped('noor', (tx) =>
      sql<{ id: string }>`select id from "roadsideAssistance" where "driverId" = ${driverId} and status <> 'closed'`.execute(tx),
    )
    await running().services.engine.scoped('noor', (tx) =>
      sql`update "roadsideAssistance" set status = 'closed', stage = 'done' where "driverId" = ${driverId}`.execute(tx),
    )
    expect(rows.length).toBeGreaterThan(0)
    // Later than the arrivals of the other tests.
    running().clock.now = new Date('2026-11-22T06:00:00.000Z')
    expect((await driver.post('/field-requests/place', base)).body).toEqual({ kept: false })
    const row = (await assign(await call())).body.fieldRequest as Stored
    await step(row, 'dispatched', 'enRoute')
    expect((await driver.post('/field-requests/place', { lat: 24.71, lng: 46.71 })).body).toEqual({ kept: true })
    const placeOf = async () => {
      const { drivers } = (await as('Service Manager').get('/field-requests/board')).body
      return drivers.find(({ id }: Stored) => id === driverId)
    }
    expect(await placeOf()).toMatchObject({ busy: true, place: { lat: 24.71, from: 'told' } })
    await step(row, 'enRoute', 'done', { outcome: 'RSA Cancelled' })
    expect((await placeOf()).place.from).not.toBe('told')
    expect((await driver.post('/field-requests/place', { lat: 91, lng: 0 })).status).toBe(400)
  })

  it('shows each person their own: drivers their jobs, another tenant nothing, and refuses those without the right', async () => {
    const mine = (await assign(await call())).body.fieldRequest as Stored
    const others = (await assign(await call(), otherId)).body.fieldRequest as Stored
    const seen = (await driver.get('/field-requests/board')).body.fieldRequests.map(({ id }: Stored) => id) as string[]
    expect([seen.includes(mine.id), seen.includes(others.id)]).toEqual([true, false])
    expect(
      (await driver.post(`/field-requests/${others.id}/step`, { kind: 'roadsideAssistance', from: 'dispatched', to: 'enRoute' })).status,
    ).toBe(404)
    expect((await running().admin('najd').get('/field-requests/board')).body.fieldRequests).toEqual([])
    expect((await running().admin('najd').get(`/field-requests/day?driverId=${driverId}`)).status).toBe(404)
    expect((await as('Fleet Sales').get('/field-requests/board')).status).toBe(403)
    expect((await as('Sales Manager').get('/field-requests/board')).status).toBe(200)
    const fresh = await call()
    for (const role of ['Sales Manager', 'General Inquiry'] as const) expect((await assign(fresh, driverId, as(role))).status).toBe(403)
    expect((await assign({ ...fresh, version: fresh.version + 1 })).body.code).toBe('staleVersion')
    const najd = await makerOf(running(), 'najd').insert('staff', { staffType: 'Driver', active: true })
    expect((await assign(fresh, najd.id)).status).toBe(404)
  })

  it('masks the mobile of a customer for anyone who may only read the request', async () => {
    await assign(await call())
    const mobiles = async (sender: Sender) =>
      ((await sender.get('/field-requests/board')).body.fieldRequests as { customer: { mobile: string } }[]).map(
        ({ customer }) => customer.mobile,
      )
    expect((await mobiles(driver)).some((mobile) => mobile.includes('•'))).toBe(false)
  })
})
