// The waiting list: a freed time is offered to the first whom it suits, held, written about once, and then to the next.
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { offerFreedTimes } from '../../server/appointments/waiting/offerFreedTimes.ts'
import { dayAfter, localDay, minutesAfter, momentOf } from '../../server/core/time/time.ts'
import { eachServer } from '../core/server/eachServer.ts'
import { customer, visitor, type TestCustomer } from '../core/server/people.ts'
import { forDays, scheduleOf } from '../core/server/scheduleOf.ts'
import { settingsOf } from '../core/server/settingsOf.ts'
import { pageOf } from '../core/server/shortLinks.ts'
import { switchFlag } from '../core/server/switchFlag.ts'
import { firstMorning } from '../core/server/testServer.ts'

const noon = new Date(firstMorning.getTime() + 4 * 3_600_000)
const later = (minutes: number, from = noon) => new Date(from.getTime() + minutes * 60_000)
const mondays = Array.from({ length: 7 }, (_, place) => dayAfter('2026-11-23', 7 * place))
let used = 0
/** A Monday that no other test uses. */
const freshDay = (): string => mondays[(used += 1) % mondays.length] ?? ''

eachServer('the waiting list', (running) => {
  let restore: (() => Promise<void>)[] = []
  const run = scheduleOf(running, 'waitingList')
  const query = <T>(text: ReturnType<typeof sql<T>>) =>
    running().services.engine.scoped('noor', async (tx) => (await text.execute(tx)).rows)
  beforeEach(async () => {
    running().clock.now = noon
    await forDays(running())
    await query(sql`delete from "waitingEntries"`)
    await query(sql`delete from "slotClaims"`)
  })
  afterEach(async () => {
    for (const back of restore.toReversed()) await back()
    restore = []
  })
  const branch = () => running().tenants.noor.branchId
  const bookingOf = (who: TestCustomer, startAt: string) => ({
    ...{ vehicleId: who.vehicleId, services: ['OIL'], locationId: branch(), startAt, transport: 'dropOff' },
  })
  const book = async (who: TestCustomer, startAt: string) => who.sender.post('/landing-page/add-appointment', bookingOf(who, startAt))
  const entryFor = (who: TestCustomer, day: string, more: object = {}) => ({
    ...{ vehicleId: who.vehicleId, services: ['OIL'], locationId: branch(), firstDay: day, lastDay: day, dayPart: 'any', ...more },
  })
  const leave = (who: TestCustomer, day: string, more: object = {}) =>
    who.sender.post('/landing-page/waiting-list', entryFor(who, day, more))
  /** Takes both advisors for the whole day. */
  const fill = async (day: string) => {
    const starts = Array.from({ length: 20 }, (_, place) => minutesAfter(momentOf(day, '09:00'), 30 * place))
    for (const advisor of running().tenants.noor.advisorIds)
      await query(sql`insert into "slotClaims" ("tenantId", resource, "startAt", "appointmentId")
        select 'noor', ${`advisor:${advisor}`}, start, gen_random_uuid() from unnest(${starts}::timestamptz[]) start on conflict do nothing`)
  }
  /** A day that is full, with one booking that can be cancelled. */
  const fullDay = async (time = '09:00') => {
    const day = freshDay()
    const owner = await customer(running())
    const { body } = await book(owner, momentOf(day, time))
    await fill(day)
    const cancel = async () => {
      const { id, version } = body.appointment
      expect((await owner.sender.post('/landing-page/delete-appointment', { id, version, reason: 'No time' })).status).toBe(200)
    }
    return { day, at: momentOf(day, time), cancel }
  }
  const sentTo = async ({ mobile }: TestCustomer) =>
    (
      await query(
        sql<{ body: string }>`select body from messages where recipient = ${mobile} and kind = 'waitingOffer' order by "createdAt"`,
      )
    ).map(({ body }) => body)
  const entries = (who: TestCustomer) =>
    query(
      sql<{ status: string; appointmentId: string | null; offers: number }>`select status, "appointmentId", offers from "waitingEntries"
        where "customerId" = ${who.id}`,
    )
  const statusOf = async (who: TestCustomer) => (await entries(who))[0]?.status

  it('is offered a freed time by a link, which holds it until it is booked', async () => {
    const { day, at, cancel } = await fullDay()
    const [one, other] = [await customer(running()), await customer(running())]
    const { status, body } = await leave(one, day, { dayPart: 'morning' })
    expect([status, body.entry]).toMatchObject([200, { status: 'waiting', services: ['OIL'], offer: null }])
    await run(later(1))
    expect(await sentTo(one)).toEqual([])
    await cancel()
    await run(later(2))
    const [said = ''] = await sentTo(one)
    expect(said).toContain('12:17')
    const page = await pageOf(running(), said)
    expect([page.pathname, page.searchParams.get('waiting')]).toEqual(['/english/home/book-service', body.entry.id])
    expect((await book(other, at)).body.code).toBe('slotTaken')
    const opened = await one.sender.post(`/landing-page/waiting-list/${body.entry.id}/open`, {})
    expect(opened.body.entry.offer).toEqual({ startAt: at, until: later(17).toISOString() })
    const held = await one.sender.post('/landing-page/hold-time', { locationId: branch(), services: ['OIL'], startAt: at })
    expect(held.body).toMatchObject({ startAt: at, ttl: 900 })
    const booked = await book(one, at)
    expect(booked.status).toBe(200)
    expect(await entries(one)).toEqual([{ status: 'booked', appointmentId: booked.body.appointment.id, offers: 1 }])
    await run(later(3))
    expect(await sentTo(one)).toHaveLength(1)
  })

  it('offers one time to one of two entries, the older first, and after its minutes to the next, each once', async () => {
    const { day, cancel } = await fullDay('10:00')
    const [first, second] = [await customer(running()), await customer(running())]
    await leave(first, day)
    running().clock.now = later(1)
    await leave(second, day)
    await cancel()
    running().clock.now = later(2)
    const again = () => offerFreedTimes(running().services, 'noor', running().clock.now)
    await Promise.all([again(), again()])
    await again()
    expect([await statusOf(first), await statusOf(second)]).toEqual(['offered', 'waiting'])
    expect([(await sentTo(first)).length, (await sentTo(second)).length]).toEqual([1, 0])
    running().clock.now = later(2 + 14)
    await again()
    expect(await statusOf(second)).toBe('waiting')
    // As after a restart: another run, and nothing but the database.
    running().clock.now = later(2 + 15)
    await Promise.all([again(), again()])
    expect([await statusOf(first), await statusOf(second)]).toEqual(['waiting', 'offered'])
    running().clock.now = later(2 + 31)
    await again()
    expect([await statusOf(first), await statusOf(second)]).toEqual(['waiting', 'waiting'])
    expect([(await sentTo(first)).length, (await sentTo(second)).length]).toEqual([1, 1])
    expect((await book(second, momentOf(day, '10:00'))).status).toBe(200)
    expect(await statusOf(second)).toBe('booked')
  })

  it('is offered another time when the first was not taken, and three a day at most', async () => {
    const day = freshDay()
    const owners = []
    for (const time of ['09:00', '10:00', '11:00', '13:00']) {
      const owner = await customer(running())
      owners.push({ owner, booking: (await book(owner, momentOf(day, time))).body.appointment })
    }
    await fill(day)
    const one = await customer(running())
    await leave(one, day)
    const counts = []
    for (const [place, { owner, booking }] of owners.entries()) {
      const { id, version } = booking
      running().clock.now = later(12 * place)
      expect((await owner.sender.post('/landing-page/delete-appointment', { id, version, reason: 'No time' })).status).toBe(200)
      running().clock.now = later(12 * place + 1)
      await offerFreedTimes(running().services, 'noor', running().clock.now)
      counts.push((await sentTo(one)).length)
      await query(sql`update "waitingEntries" set "offeredUntil" = ${running().clock.now.toISOString()} where status = 'offered'`)
      await query(sql`update "slotHolds" set "expiresAt" = ${running().clock.now.toISOString()}`)
    }
    expect(counts).toEqual([1, 2, 3, 3])
  })

  it('holds a time for the minutes of the settings', async () => {
    restore.push(await settingsOf(running())({ waitingListMinutes: 30 }))
    const { day, cancel } = await fullDay()
    const one = await customer(running())
    const { body } = await leave(one, day)
    await cancel()
    await run(later(1))
    const opened = await one.sender.post(`/landing-page/waiting-list/${body.entry.id}/open`, {})
    expect(opened.body.entry.offer.until).toBe(later(31).toISOString())
  })

  it('offers what was freed in the quiet hours when they end', async () => {
    restore.push(await settingsOf(running())({ quietFrom: '21:00', quietTo: '09:00' }))
    const { day, cancel } = await fullDay('16:00')
    const one = await customer(running())
    await leave(one, day)
    await forDays(running())
    const night = momentOf(localDay(noon), '23:00')
    running().clock.now = new Date(night)
    await cancel()
    await run(minutesAfter(night, 5))
    expect(await statusOf(one)).toBe('waiting')
    await run(momentOf(dayAfter(localDay(noon), 1), '09:00'))
    expect(await sentTo(one)).toHaveLength(1)
  })

  it('offers nothing that was free when the entry was left, nor in another part of the day, until it is freed', async () => {
    const day = freshDay()
    const [one, other] = [await customer(running()), await customer(running())]
    await leave(one, day, { dayPart: 'evening' })
    await run(later(1))
    expect(await sentTo(one)).toEqual([])
    const { body } = await book(other, momentOf(day, '16:30'))
    await fill(day)
    await run(later(2))
    const { id, version } = body.appointment
    await other.sender.post('/landing-page/delete-appointment', { id, version, reason: 'No time' })
    await run(later(3))
    expect((await sentTo(one)).length).toBe(1)
  })

  it('ends when it is withdrawn, which frees its time for the next, and when its last day is past', async () => {
    const { day, cancel } = await fullDay()
    const [first, second] = [await customer(running()), await customer(running())]
    const { body } = await leave(first, day)
    running().clock.now = later(1)
    await leave(second, day)
    await cancel()
    await run(later(2))
    const withdraw = () => first.sender.post(`/landing-page/waiting-list/${body.entry.id}/withdraw`, {})
    expect((await withdraw()).body.entry).toMatchObject({ status: 'withdrawn', offer: null })
    expect((await withdraw()).status).toBe(200)
    await run(later(3))
    expect(await statusOf(second)).toBe('offered')
    await forDays(running())
    await run(momentOf(dayAfter(day, 1), '12:00'))
    expect([await statusOf(first), await statusOf(second)]).toEqual(['withdrawn', 'over'])
    expect((await first.sender.get('/landing-page/waiting-list')).body.data).toEqual([])
  })

  it('is one a car, however often it is sent, and not of a car that is booked', async () => {
    const day = freshDay()
    const one = await customer(running())
    const answers = await Promise.all([leave(one, day), leave(one, day), leave(one, day, { dayPart: 'noon' })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.entry.id)).size).toBe(1)
    expect(await entries(one)).toHaveLength(1)
    const booked = await customer(running())
    await book(booked, momentOf(day, '09:00'))
    expect((await leave(booked, day)).body.code).toBe('carBooked')
  })

  it('refuses what nobody can book, and the entries, cars and branches of others', async () => {
    const day = freshDay()
    const [one, other] = [await customer(running()), await customer(running())]
    const far = dayAfter(localDay(noon), 400)
    expect((await leave(one, dayAfter(localDay(noon), -1))).body.fields).toHaveProperty('lastDay')
    expect((await leave(one, day, { lastDay: far })).body.fields).toHaveProperty('lastDay')
    expect((await leave(one, day, { lastDay: dayAfter(day, -1) })).body.fields).toHaveProperty('lastDay')
    expect((await leave(one, day, { vehicleId: other.vehicleId })).status).toBe(404)
    expect((await leave(one, day, { locationId: running().tenants.najd.branchId })).status).toBe(404)
    expect((await leave(one, day, { services: ['GONE'] })).status).toBe(404)
    const { body } = await leave(one, day)
    const stranger = await customer(running(), 'najd')
    for (const way of ['open', 'withdraw'])
      for (const { sender } of [other, stranger])
        expect((await sender.post(`/landing-page/waiting-list/${body.entry.id}/${way}`, {})).status).toBe(404)
    expect((await (await visitor(running())).get('/landing-page/waiting-list')).status).toBe(401)
  })

  it('offers nothing while it is switched off, its branch is closed or its service is gone, and goes on afterwards', async () => {
    const { day, cancel } = await fullDay()
    const one = await customer(running())
    await leave(one, day)
    await cancel()
    await switchFlag(running(), 'WAITING_LIST', false, async () => {
      await run(later(1))
      expect((await leave(await customer(running()), day)).status).toBe(403)
    })
    await query(sql`update "dealershipLocations" set active = false where id = ${branch()}`)
    await run(later(2))
    await query(sql`update "dealershipLocations" set active = true where id = ${branch()}`)
    await query(sql`update "servicePackages" set active = false where code = 'OIL'`)
    await run(later(3))
    await query(sql`update "servicePackages" set active = true where code = 'OIL'`)
    expect(await statusOf(one)).toBe('waiting')
    await run(later(4))
    expect(await statusOf(one)).toBe('offered')
  })

  it('is kept by staff for a customer on the telephone, and withdrawn by them', async () => {
    const day = freshDay()
    const one = await customer(running())
    const [oil] = (await running().admin().get('/masters/servicePackages?code=OIL')).body.data
    const { token } = running().tenants.noor.staff['General Inquiry']
    const agent = running().as({ token })
    const row = { customerId: one.id, vehicleId: one.vehicleId, locationId: branch(), packageIds: [oil.id], firstDay: day, lastDay: day }
    const made = await agent.post('/waiting-entries', row)
    expect([made.status, made.body.fields]).toEqual([200, undefined])
    expect(made.body).toMatchObject({ status: 'waiting', dayPart: 'any' })
    expect((await agent.post('/waiting-entries', row)).body.code).toBe('waitingOpen')
    expect((await agent.get('/waiting-entries?status=waiting')).body.total).toBe(1)
    const { id, version } = made.body
    const moved = await agent.post(`/waiting-entries/${id}/status`, { to: 'withdrawn', version })
    expect([moved.status, moved.body.status]).toEqual([200, 'withdrawn'])
    const parts = running().as({ token: running().tenants.noor.staff['Parts Manager'].token })
    expect((await parts.get('/waiting-entries')).status).toBe(403)
  })
})
