// Calendars that programs read by a secret link: whose rows with whose rights, how long a link is good, and what is stored of it.
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { readICalendar } from '../core/iCalendar.ts'
import { onServer } from '../core/server/eachServer.ts'
import { customer, newAddress } from '../core/server/people.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { addRowOf } from '../core/server/tenants.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import { totalsOf } from '../../src/schema/core/money.ts'
import { minutesAfter } from '../../server/core/time/time.ts'

onServer('a calendar by link', (running) => {
  beforeEach(() => {
    running().clock.now = firstMorning
  })
  const noor = () => running().tenants.noor
  const advisor = () => noor().staff['Service Manager']
  const as = (token: string) => running().as({ token })
  const linkOf = async (token: string, locationId: string | null = null) => {
    const { status, body } = await as(token).post('/staffs/calendar-links', { locationId })
    expect([status, body.code]).toEqual([200, undefined])
    return String(body.url).replace(/^https?:\/\/[^/]+/, '')
  }
  const fetchFeed = (url: string, headers: Record<string, string> = {}) =>
    running().app.inject({ url, headers, remoteAddress: newAddress() })
  const eventsOf = async (url: string) => {
    const { statusCode, body } = await fetchFeed(url)
    expect(statusCode).toBe(200)
    return readICalendar(body).inner.map(({ values }) => values)
  }
  let rows = 0
  const book = async (values: Record<string, unknown> = {}) => {
    rows += 1
    const one = await customer(running())
    const startAt = '2026-11-24T07:00:00.000Z'
    return addRowOf(running().services, 'noor', 'appointments', {
      ...{ ref: `CAL${String(rows).padStart(3, '0')}`, type: 'service', customerId: one.id, vehicleId: one.vehicleId },
      ...{ locationId: noor().branchId, startAt, endAt: minutesAfter(startAt, 30), services: [], totals: totalsOf([]) },
      ...{ transport: 'wait', source: 'staff', advisorId: advisor().id, ...values },
    })
  }
  const setStaff = (change: ReturnType<typeof sql>, id: string) =>
    running().services.engine.scoped('noor', (tx) => sql`update staff set ${change} where id = ${id}`.execute(tx))

  it("has the colleague's own bookings with the row's version, cancelled ones too, in their language, and nobody else's", async () => {
    const [own, gone] = [await book(), await book({ closure: 'cancelled', closeReason: 'No time' })]
    const other = await book({ advisorId: noor().staff['Administrator'].id })
    const url = await linkOf(advisor().token)
    await setStaff(sql`"languageId" = '1'`, advisor().id)
    const events = await eventsOf(url)
    const of = (id: string) => events.find(({ UID }) => UID === `${id}@wakeel`)
    expect(of(own.id)).toMatchObject({
      ...{ SEQUENCE: String(own.version), STATUS: 'CONFIRMED', DTSTART: '20261124T070000Z', DTEND: '20261124T073000Z' },
      ...{ SUMMARY: expect.stringMatching(/^Service · Sara/), URL: expect.stringContaining(`/home/appointments/${own.id}/show`) },
    })
    expect([of(gone.id)?.['STATUS'], of(other.id)]).toEqual(['CANCELLED', undefined])
    await setStaff(sql`"languageId" = '2'`, advisor().id)
    const arabic = (await eventsOf(url)).find(({ UID }) => UID === `${own.id}@wakeel`)
    expect([arabic?.['UID'], arabic?.['SUMMARY']]).toEqual([of(own.id)?.['UID'], expect.stringMatching(/^صيانة · /)])
  })

  it('answers 304 until something changed, and is kept by no shared cache', async () => {
    const url = await linkOf(advisor().token)
    const first = await fetchFeed(url)
    expect(first.headers).toMatchObject({
      ...{ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-cache', 'referrer-policy': 'no-referrer' },
    })
    const tag = String(first.headers.etag)
    const again = await fetchFeed(url, { 'if-none-match': tag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await book()
    expect((await fetchFeed(url, { 'if-none-match': tag })).statusCode).toBe(200)
  })

  it('has one link for a subject: a new one voids the old one, and a voided one opens nothing', async () => {
    const first = await linkOf(advisor().token)
    const second = await linkOf(advisor().token)
    expect([(await fetchFeed(first)).statusCode, (await fetchFeed(second)).statusCode]).toEqual([404, 200])
    const { body } = await as(advisor().token).get('/staffs/calendar-links')
    expect(body.data.filter(({ locationId }: { locationId: string | null }) => locationId === null)).toHaveLength(1)
    const revoke = () => as(advisor().token).post('/staffs/calendar-links/revoke', { locationId: null })
    expect([(await revoke()).status, (await revoke()).status]).toEqual([200, 404])
    expect((await fetchFeed(second)).statusCode).toBe(404)
    expect((await fetchFeed('/calendar.ics?link=noor.x')).statusCode).toBe(404)
    expect((await fetchFeed('/calendar.ics')).statusCode).toBe(400)
    expect((await fetchFeed(second.replace('noor.', 'najd.'))).statusCode).toBe(404)
  })

  it('is stored as a hash, and the making and stopping of links are audited', async () => {
    const id = advisor().id
    const later = () => (running().clock.now = new Date(running().clock.now.getTime() + 60_000))
    later()
    const url = await linkOf(advisor().token, noor().branchId)
    later()
    await as(advisor().token).post('/staffs/calendar-links/revoke', { locationId: noor().branchId })
    later()
    await linkOf(advisor().token)
    const { kept, entries } = await running().services.engine.scoped('noor', async (tx) => ({
      kept: JSON.stringify((await sql`select * from "calendarLinks"`.execute(tx)).rows),
      entries: (
        await sql<{ resource: string; rowId: string; fields: string }>`select resource, "rowId"::text as "rowId",
          array_to_string(array(select jsonb_object_keys(changes)), ',') as fields from audit
          where "createdBy" = ${id} order by id`.execute(tx)
      ).rows,
    }))
    expect(kept).toContain(id)
    expect(kept.includes(String(url.split('noor.')[1]))).toBe(false)
    expect(entries.slice(-4)).toEqual([
      { resource: 'staff', rowId: id, fields: 'calendarLinkAt' },
      { resource: 'dealershipLocations', rowId: noor().branchId, fields: '' },
      { resource: 'staff', rowId: id, fields: 'calendarUnlinkedAt' },
      { resource: 'staff', rowId: id, fields: 'calendarLinkAt' },
    ])
  })

  it("has a branch's bookings for those who may read them, and not for those of other branches", async () => {
    const one = await book({ advisorId: null })
    const url = await linkOf(advisor().token, noor().branchId)
    expect((await eventsOf(url)).map(({ UID }) => UID)).toContain(`${one.id}@wakeel`)
    const { id: elsewhere } = await makerOf(running()).insert('dealershipLocations')
    const refused = await as(advisor().token).post('/staffs/calendar-links', { locationId: running().tenants.najd.branchId })
    expect(refused.status).toBe(404)
    await setStaff(sql`"locationIds" = ${JSON.stringify([elsewhere])}::jsonb`, advisor().id)
    expect((await fetchFeed(url)).statusCode).toBe(410)
    const outside = await as(advisor().token).post('/staffs/calendar-links', { locationId: noor().branchId })
    expect(outside.status).toBe(404)
    await setStaff(sql`"locationIds" = '[]'::jsonb`, advisor().id)
  })

  it('ends with the right and with the account', async () => {
    const url = await linkOf(advisor().token)
    const ofBranch = await linkOf(advisor().token, noor().branchId)
    for (const module of ['serviceBooking', 'testDrive']) await makerOf(running()).insert('modules', { module, active: true })
    const close = (active: boolean) =>
      running().services.engine.scoped('noor', (tx) =>
        sql`update modules set active = ${active} where module in ('serviceBooking', 'testDrive')`.execute(tx),
      )
    await close(false)
    expect([(await eventsOf(url)).filter(({ URL }) => URL?.includes('/appointments/')), (await fetchFeed(ofBranch)).statusCode]).toEqual([
      [],
      410,
    ])
    await close(true)
    await setStaff(sql`active = false`, advisor().id)
    expect([(await fetchFeed(url)).statusCode, (await fetchFeed(ofBranch)).statusCode]).toEqual([410, 410])
    await setStaff(sql`active = true`, advisor().id)
    expect((await fetchFeed(url)).statusCode).toBe(200)
  })
})
