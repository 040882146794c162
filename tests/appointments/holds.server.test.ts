// Holds: a slot is reserved for one person for exactly five minutes while they fill in the rest.
import { beforeEach, expect, it } from 'vitest'
import { sql } from 'kysely'
import { dayAfter, localDay, momentOf } from '../../server/core/time/time.ts'
import { eachServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { customer, visitor, type TestCustomer } from '../core/server/people.ts'
import { withQuery, type Sender } from '../core/server/requests.ts'
import { switchFlag } from '../core/server/switchFlag.ts'

const days = Array.from({ length: 50 }, (_, place) => dayAfter('2026-11-29', place)).filter(
  (day) => new Date(`${day}T00:00:00Z`).getUTCDay() < 5,
)
let used = 0
const freshDay = (): string => days[(used += 1) % days.length] ?? '2026-11-29'
const seconds = (from: Date, count: number) => new Date(from.getTime() + count * 1000)

eachServer('a held time', (running) => {
  beforeEach(() => {
    running().clock.now = firstMorning
  })
  const noor = () => running().tenants.noor
  const request = (startAt: string, more: Record<string, unknown> = {}) => ({
    locationId: noor().branchId,
    services: ['OIL'],
    startAt,
    ...more,
  })
  const hold = (who: TestCustomer, startAt: string, more: Record<string, unknown> = {}) =>
    who.sender.post('/landing-page/hold-time', request(startAt, more))
  const book = (who: TestCustomer, startAt: string, more: Record<string, unknown> = {}, key?: string) =>
    who.sender.post(
      '/landing-page/add-appointment',
      { ...request(startAt, more), vehicleId: who.vehicleId, transport: 'dropOff' },
      key ? { key } : {},
    )
  const freeFor = async (sender: Sender, day: string, more: Record<string, unknown> = {}) => {
    const question = { locationId: noor().branchId, services: 'OIL', date: day, ...more }
    const { body } = await sender.get(withQuery('/landing-page/appointment-times', question))
    return body.data.filter(({ available }: { available: boolean }) => available).map(({ local }: { local: string }) => local)
  }
  // With one advisor requested, one booking fills a slot.
  const only = () => ({ advisorId: noor().advisorIds[0] })

  it('is taken for everybody else, staff too, and free for its person', async () => {
    const day = freshDay()
    const at = momentOf(day, '09:00')
    const [one, other] = [await customer(running()), await customer(running())]
    const { status, body } = await hold(one, at, only())
    expect([status, body]).toEqual([200, { startAt: at, expiresAt: seconds(firstMorning, 300).toISOString(), ttl: 300 }])
    expect(await freeFor(other.sender, day, only())).not.toContain('09:00')
    expect(await freeFor(await visitor(running()), day, only())).not.toContain('09:00')
    expect(await freeFor(one.sender, day, only())).toContain('09:00')
    expect((await hold(other, at, only())).body.code).toBe('slotTaken')
    expect((await book(other, at, only())).body).toMatchObject({ code: 'slotTaken', details: { next: expect.any(Array) } })
    const staff = await running()
      .admin()
      .post('/appointments', { ...request(at, only()), services: [], type: 'service', customerId: other.id, transport: 'dropOff' })
    expect(staff.body.code).toBe('slotTaken')
    const calendar = await running()
      .admin()
      .get(withQuery('/calendar', { locationId: noor().branchId, from: day, to: day }))
    expect(calendar.body.busy).toMatchObject([{ startAt: at, endAt: momentOf(day, '09:30'), advisorId: noor().advisorIds[0] }])
    expect(calendar.body.days[0].taken).toBe(1)
  })

  it("becomes its person's booking, no matter who else tries meanwhile", async () => {
    const day = freshDay()
    const at = momentOf(day, '09:00')
    const owner = await customer(running())
    const others = [await customer(running()), await customer(running()), await customer(running())]
    await hold(owner, at, only())
    const answers = await Promise.all([owner, ...others].map((who) => book(who, at, only())))
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 409, 409])
    running().clock.now = seconds(firstMorning, 301)
    expect(await freeFor(others[0]?.sender ?? owner.sender, day, only())).not.toContain('09:00')
    const { rows } = await running().services.engine.scoped('noor', (tx) =>
      sql`select 1 from "slotClaims" where "appointmentId" = ${answers[0]?.body.appointment.id} and "expiresAt" is null`.execute(tx),
    )
    expect(rows).toHaveLength(2)
  })

  it('is over at its end, to the second, without anything that sweeps it', async () => {
    const day = freshDay()
    const at = momentOf(day, '09:00')
    const [one, other] = [await customer(running()), await customer(running())]
    await hold(one, at, only())
    running().clock.now = seconds(firstMorning, 299.999)
    expect((await book(other, at, only())).body.code).toBe('slotTaken')
    running().clock.now = seconds(firstMorning, 300)
    expect(await freeFor(other.sender, day, only())).toContain('09:00')
    expect((await book(other, at, only())).status).toBe(200)
    expect((await book(one, at, only())).body.code).toBe('slotTaken')
  })

  it('that is over can still be booked by its person while nobody else has it', async () => {
    const at = momentOf(freshDay(), '09:00')
    const one = await customer(running())
    await hold(one, at)
    running().clock.now = seconds(firstMorning, 900)
    expect((await book(one, at)).status).toBe(200)
  })

  it('is one a person: another one gives the former back, and the same one again keeps its end', async () => {
    const day = freshDay()
    const [one, other] = [await customer(running()), await customer(running())]
    await hold(one, momentOf(day, '09:00'), only())
    running().clock.now = seconds(firstMorning, 60)
    expect((await hold(one, momentOf(day, '09:00'), only())).body.ttl).toBe(240)
    expect((await hold(one, momentOf(day, '10:00'), only())).body.ttl).toBe(300)
    const free = await freeFor(other.sender, day, only())
    expect([free.includes('09:00'), free.includes('10:00')]).toEqual([true, false])
    expect((await one.sender.post('/landing-page/release-time', {})).status).toBe(200)
    expect(await freeFor(other.sender, day, only())).toContain('10:00')
  })

  it('that cannot be had leaves the one before as it was', async () => {
    const day = freshDay()
    const [one, other] = [await customer(running()), await customer(running())]
    await hold(one, momentOf(day, '09:00'), only())
    await book(other, momentOf(day, '10:00'), only())
    expect((await hold(one, momentOf(day, '10:00'), only())).status).toBe(409)
    expect(await freeFor(other.sender, day, only())).not.toContain('09:00')
  })

  it('of a visitor becomes theirs when they prove a mobile, in place of an earlier one', async () => {
    const day = freshDay()
    const [at, earlier] = [momentOf(day, '09:00'), momentOf(day, '11:00')]
    const owner = await customer(running())
    await hold(owner, earlier, only())
    const [stranger, other] = [await visitor(running()), await visitor(running())]
    const { status, body } = await stranger.post('/landing-page/hold-time', request(at, only()))
    expect([status, body.ttl]).toEqual([200, 300])
    expect(await freeFor(stranger, day, only())).toContain('09:00')
    expect(await freeFor(other, day, only())).not.toContain('09:00')
    expect((await hold(owner, at, only())).body.code).toBe('slotTaken')
    const { body: requested } = await stranger.post('/staffs/request-otp', { purpose: 'book', mobile: owner.mobile })
    running().clock.now = seconds(firstMorning, 60)
    await stranger.post('/staffs/verify-otp', { requestId: requested.requestId, code: requested.demoCode })
    expect(await freeFor(owner.sender, day, only())).toContain('09:00')
    expect(await freeFor(stranger, day, only())).not.toContain('09:00')
    expect(await freeFor(other, day, only())).toContain('11:00')
    expect((await hold(owner, at, only())).body.ttl).toBe(240)
    expect((await book(owner, at, only())).status).toBe(200)
  })

  it('of a visitor is released by nobody else', async () => {
    const day = freshDay()
    const at = momentOf(day, '09:00')
    const [stranger, other] = [await visitor(running()), await visitor(running())]
    await stranger.post('/landing-page/hold-time', request(at, only()))
    expect((await other.post('/landing-page/release-time', {})).status).toBe(200)
    expect(await freeFor(other, day, only())).not.toContain('09:00')
    await stranger.post('/landing-page/release-time', {})
    expect(await freeFor(other, day, only())).toContain('09:00')
  })

  it('is won by one of fifty who want it at once', async () => {
    const at = momentOf(freshDay(), '09:00')
    const people = []
    for (let count = 0; count < 50; count += 1) people.push(await customer(running()))
    const answers = await Promise.all(people.map((who) => hold(who, at, only())))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 49 }, () => 409)])
  }, 60_000)

  it('is one for a person who asks for five at once', async () => {
    const day = freshDay()
    const one = await customer(running())
    const starts = ['09:00', '09:30', '10:00', '10:30', '11:00']
    const answers = await Promise.all(starts.map((start) => hold(one, momentOf(day, start), only())))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const free = await freeFor(await visitor(running()), day, only())
    expect(starts.filter((start) => !free.includes(start))).toHaveLength(1)
  })

  it('may be one that was offered up to five minutes ago and is then booked though its lead time is over; without a hold it is taken no later', async () => {
    const at = momentOf(freshDay(), '09:00')
    running().clock.now = seconds(new Date(at), -3300)
    const [one, other, late] = [await customer(running()), await customer(running()), await customer(running())]
    expect(await freeFor(one.sender, localDay(at))).not.toContain('09:00')
    expect((await hold(one, at)).status).toBe(200)
    expect((await book(other, at)).status).toBe(200)
    running().clock.now = seconds(new Date(at), -3299)
    expect((await hold(late, at)).body.code).toBe('slotTaken')
    expect((await book(late, at)).body.code).toBe('slotTaken')
    expect((await book(one, at)).status).toBe(200)
  })

  it('needs a branch of the tenant, and the flag', async () => {
    const at = momentOf(freshDay(), '09:00')
    const one = await customer(running())
    expect((await hold(one, at, { locationId: running().tenants.najd.branchId })).status).toBe(404)
    expect((await hold(one, at, { services: ['NOPE'] })).status).toBe(404)
    expect((await hold(one, at, { services: [] })).body.fields).toHaveProperty('services')
    const najd = await customer(running(), 'najd')
    const theirs = { ...request(at), locationId: running().tenants.najd.branchId }
    await hold(one, at)
    expect((await najd.sender.post('/landing-page/hold-time', theirs)).status).toBe(200)
    await switchFlag(running(), 'BOOK_A_SERVICE', false, async () => {
      expect((await hold(one, at)).body.code).toBe('featureOff')
    })
  })

  it('cannot be taken anew without end', async () => {
    const day = freshDay()
    const one = await customer(running())
    const statuses = []
    for (let count = 0; count < 41; count += 1) statuses.push((await hold(one, momentOf(day, count % 2 ? '09:00' : '10:00'))).status)
    expect([statuses.slice(0, 40).every((status) => status === 200), statuses[40]]).toEqual([true, 429])
    expect((await book(one, momentOf(day, '13:00'))).status).toBe(200)
  })
})
