// Bookings for several cars of a company: all or none, one after another where there is no room at once, one message, cancelled together.
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Row } from '../../server/core/db/rows.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker, Stored } from '../core/everyResource/maker.ts'
import { eachServer } from '../core/server/eachServer.ts'
import { newMobile, newPlate } from '../core/server/people.ts'
import { firstMorning } from '../core/server/testServer.ts'

eachServer('several cars', (running) => {
  let maker: Maker
  beforeAll(() => {
    maker = makerOf(running())
    running().clock.now = firstMorning
  })
  const scoped = <R>(work: Parameters<ReturnType<typeof running>['services']['engine']['scoped']>[1]) =>
    running().services.engine.scoped('noor', work) as Promise<R>
  beforeEach(() =>
    scoped(async (tx) => {
      await sql`delete from "slotClaims"`.execute(tx)
    }),
  )
  const fleet = async (count: number) => {
    const contact = await maker.insert('customers', { mobile: newMobile(), languageId: '1' })
    const { id } = await maker.insert('customers', {
      ...{ kind: 'company', names: { en: 'Rawabi', ar: 'الروابي' }, mobile: null, contacts: [{ customerId: contact.id, role: 'fleet' }] },
    })
    const cars: Stored[] = []
    for (let place = 0; place < count; place += 1) cars.push(await maker.insert('vehicles', { customerId: id, plate: newPlate() }))
    return { id, contact, cars }
  }
  const as = (role: 'Service Manager' | 'Fleet Sales') => running().as({ token: running().tenants.noor.staff[role].token })
  const book = (
    { id, cars }: { id: string; cars: Stored[] },
    more: Row = {},
    role: 'Service Manager' | 'Fleet Sales' = 'Service Manager',
  ) =>
    as(role).post('/group-bookings', {
      customerId: id,
      vehicleIds: cars.map((car) => car.id),
      locationId: running().tenants.noor.branchId,
      services: ['OIL'],
      startAt: '2026-11-23T08:00:00.000Z',
      ...more,
    })

  it('start as many at once as there is room, share a reference, and their contact gets one message', async () => {
    const one = await fleet(3)
    const { status, body } = await book(one)
    expect([status, body.fields]).toEqual([200, undefined])
    const rows = body.appointments as Row[]
    // Two advisors and two bays.
    expect(rows.map(({ startAt }) => startAt)).toEqual(['2026-11-23T08:00:00.000Z', '2026-11-23T08:00:00.000Z', '2026-11-23T08:30:00.000Z'])
    expect(new Set(rows.map(({ groupRef }) => groupRef))).toEqual(new Set([body.groupRef]))
    const { rows: sent } = await scoped<{ rows: { kind: string; body: string }[] }>((tx) =>
      sql`select kind, body from messages where recipient = ${one.contact['mobile']}`.execute(tx),
    )
    expect(sent.map(({ kind }) => kind)).toEqual(['bookingGroup'])
    for (const { plate } of one.cars) expect(sent[0]?.body).toContain(plate)
    const theirs = await running().admin('najd').post(`/group-bookings/${body.groupRef}/cancel`, { reason: 'Not ours.' })
    expect([theirs.status, theirs.body.code]).toEqual([404, 'notFound'])
    const cancelled = await as('Service Manager').post(`/group-bookings/${body.groupRef}/cancel`, { reason: 'The site is closed.' })
    expect(cancelled.body.appointments.map(({ closure }: Row) => closure)).toEqual(['cancelled', 'cancelled', 'cancelled'])
    expect((await as('Service Manager').post(`/group-bookings/${body.groupRef}/cancel`, { reason: 'Again.' })).status).toBe(404)
  })

  it('are booked all or not at all', async () => {
    const [one, other] = [await fleet(2), await fleet(1)]
    const count = () =>
      scoped<{ rows: { n: number }[] }>((tx) =>
        sql`select count(*)::int as n from appointments where "customerId" = ${one.id}`.execute(tx),
      ).then(({ rows }) => rows[0]?.n)
    const foreign = await book({ id: one.id, cars: [...one.cars, ...other.cars] })
    expect([foreign.status, Object.keys(foreign.body.fields ?? {})]).toEqual([404, ['vehicleIds']])
    const single = await book({ id: one.id, cars: one.cars.slice(0, 1) })
    expect([single.status, Object.keys(single.body.fields ?? {})]).toEqual([400, ['vehicleIds']])
    const long = await fleet(20)
    const full = await book(long, { services: ['OVERHAUL'] })
    expect(full.status).toBe(409)
    expect(await count()).toBe(0)
  })

  it('are booked by who may book: Fleet Sales may not', async () => {
    expect((await book(await fleet(2), {}, 'Fleet Sales')).status).toBe(403)
  })
})
