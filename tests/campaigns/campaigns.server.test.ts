// Campaigns: estimated and actual recipients, each once; approval; pausing; and the links in the messages.
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Row } from '../../server/core/db/rows.ts'
import type { Services } from '../../server/core/services.ts'
import { runSchedules } from '../../server/core/jobs/scheduleRunner.ts'
import { schedules } from '../../server/schedules.ts'
import { leaseDue } from '../../server/messages/sender/lease.ts'
import { runDue } from '../../server/core/jobs/runner.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { newMobile, visitor } from '../core/server/people.ts'
import type { Sender } from '../core/server/requests.ts'
import { switchFlag } from '../core/server/switchFlag.ts'

const minute = 60_000
const body = { en: '{name}, an offer of {tenant}: {link} Stop: {optOut}', ar: '{name}، عرض من {tenant}: {link} إيقاف: {optOut}' }
const consent = (granted: boolean, channel = 'all') => [
  { purpose: 'marketing', channel, granted, at: '2026-01-01T00:00:00.000Z', textVersion: '1' },
]

onServer('campaigns', (running) => {
  let maker: Maker
  let tag = 0
  beforeAll(() => {
    maker = makerOf(running())
  })
  beforeEach(() => {
    // A Sunday at noon, outside the quiet hours.
    running().clock.now = new Date(firstMorning.getTime() + 240 * minute)
    tag += 1
  })
  const author = () => running().as({ token: running().tenants.noor.staff['Sales Manager'].token })
  const approver = () => running().admin()
  const mark = () => `campaign-${tag}`
  const person = (values: Row = {}) =>
    maker.insert('customers', {
      mobile: newMobile(),
      firstName: 'Sara',
      tags: [mark()],
      consents: consent(true),
      languageId: '2',
      mergedIntoId: null,
      erasedAt: null,
      ...values,
    })
  /** Another marketing message to a customer. */
  const offered = (customerId: unknown, status: string) =>
    maker.insert('messages', { customerId, status, marketing: true, campaignId: null, event: null })
  const people = (count: number, values: Row = {}) => Promise.all(Array.from({ length: count }, () => person(values)))
  const aim = () => ({ audienceModule: 'Customer', audience: { rows: {}, customers: { tags: [mark()] } } })
  const draft = async (values: Row = {}, by: Sender = author()) => {
    const made = await by.post('/campaign-management', {
      name: mark(),
      channel: 'sms',
      body,
      frequencyDays: 7,
      perMinute: 6000,
      ...aim(),
      ...values,
    })
    expect(made.body).toMatchObject({ status: 'draft' })
    return made.body as Row & { id: string; version: number }
  }
  const now = async (id: string) => (await approver().get(`/campaign-management/${id}`)).body
  const move = async (id: string, to: string, by: Sender = author()) =>
    by.post(`/campaign-management/${id}/status`, { to, version: (await now(id)).version })
  const approve = async (id: string, by: Sender = approver()) =>
    by.post(`/campaign-management/${id}/approval`, { version: (await now(id)).version })
  /** Created, submitted and approved: sending starts. */
  const begin = async (values: Row = {}) => {
    const { id } = await draft(values)
    expect((await move(id, 'scheduled')).status).toBe(200)
    expect((await approve(id)).status).toBe(200)
    return id
  }
  const pass = (seconds: number) => {
    running().clock.now = new Date(running().clock.now.getTime() + seconds * 1000)
  }
  /** Runs the job runner that many rounds, until nothing is due. */
  const work = async (rounds = 1) => {
    for (let round = 0; round < rounds; round += 1) {
      await runDue(running().services)
      pass(15)
    }
  }
  const messages = (id: string) =>
    running().services.engine.scoped('noor', async (tx) => {
      const { rows } = await sql<{ customerId: string; status: string; body: string; dueAt: string; languageId: string }>`
        select "customerId", status, body, "dueAt", "languageId" from messages where "campaignId" = ${id} order by "customerId"`.execute(tx)
      return rows
    })
  const carried = async (id: string, status = 'sent') =>
    running().services.engine.scoped('noor', async (tx) => {
      await sql`update messages set status = ${status}, "sentAt" = ${running().clock.now.toISOString()}
        where "campaignId" = ${id} and status = 'queued'`.execute(tx)
      await sql`delete from "messageQueue"`.execute(tx)
    })
  const results = async (id: string) => (await approver().get(`/campaign-management/${id}/results`)).body
  const reach = async (values: Row = {}, by: Sender = author()) =>
    by.post('/campaign-management/reach', { channel: 'sms', frequencyDays: 7, ...aim(), ...values })

  it('tell beforehand how many get it and why others do not, as a plain count does', async () => {
    await people(3)
    await people(2, { languageId: '1' })
    await people(2, { consents: [] })
    await person({ consents: [...consent(true), ...consent(false)] })
    await person({ consents: consent(true, 'email') })
    await person({ mobile: '+966111234567' })
    await person({ mobile: '+96655' })
    const [capped] = await people(1)
    await offered(capped?.id, 'sent')
    const [failed] = await people(1)
    await offered(failed?.id, 'failed')
    const kept = await person()
    await person({ mergedIntoId: kept.id })
    await person({ erasedAt: '2026-01-01T00:00:00.000Z' })
    const { body: found } = await reach()
    expect(found).toEqual({
      audience: 14,
      eligible: 7,
      noConsent: 4,
      unreachable: 2,
      capped: 1,
      languages: { '1': 2, '2': 5 },
      partPrice: null,
      link: expect.stringMatching(/\/s\/noor\/x{10}$/),
      atLeast: false,
    })
    expect((await reach({ frequencyDays: 0 })).body).toMatchObject({ eligible: 8, capped: 0 })
    expect((await reach({ channel: 'push' })).body).toMatchObject({ eligible: 0, unreachable: 10 })
  })

  it('name the people behind each number, a page at a time and as the list of customers shows them', async () => {
    const some = await people(30)
    const [capped] = await people(1)
    await offered(capped?.id, 'sent')
    await people(2, { consents: [] })
    type People = { people: { id: string; mobile: string }[]; next: string | null }
    const named = async (verdict: string, more: Row = {}, by: Sender = author()) =>
      (await by.post('/campaign-management/reach/people', { channel: 'sms', frequencyDays: 7, ...aim(), verdict, ...more })).body as People
    const first = await named('eligible')
    expect([first.people.length, first.next]).toEqual([25, first.people.at(-1)?.id])
    const rest = await named('eligible', { after: first.next })
    expect(rest.next).toBeNull()
    expect([...first.people, ...rest.people].map(({ id }) => id)).toEqual(some.map(({ id }) => id).sort())
    expect((await named('capped')).people).toMatchObject([
      { id: capped?.id, name: expect.stringContaining('Sara'), mobile: capped?.mobile },
    ])
    expect((await named('noConsent')).people).toHaveLength(2)
    expect((await named('unreachable')).people).toEqual([])
  })

  it('reach the customers behind the rows of their module, each once, and only rows that the author sees', async () => {
    const { branchId } = running().tenants.noor
    const other = await maker.insert('dealershipLocations')
    const [one, two, three] = await people(3)
    const visit = (customerId: unknown, locationId: unknown, type = 'service') =>
      maker.insert('appointments', { customerId, locationId, type })
    await visit(one?.id, branchId)
    await visit(one?.id, branchId)
    await visit(two?.id, other.id)
    await visit(three?.id, branchId, 'testDrive')
    const module = (audienceModule: string, rows: Row = {}) => ({ audienceModule, audience: { rows, customers: { tags: [mark()] } } })
    expect((await reach(module('Service'))).body).toMatchObject({ audience: 2, eligible: 2 })
    expect((await reach(module('Service', { locationId: [branchId] }))).body.audience).toBe(1)
    expect((await reach(module('Test drive'))).body.audience).toBe(1)
    expect((await reach(module('Service', { startAtSpan: 'lastMonth' }))).status).toBe(200)
    const { services, tenants } = running()
    const manager = tenants.noor.staff['Sales Manager'].id
    const places = (ids: string[]) =>
      services.engine.scoped('noor', (tx) =>
        sql`update staff set "locationIds" = ${JSON.stringify(ids)}::jsonb where id = ${manager}`.execute(tx),
      )
    await places([branchId])
    try {
      expect((await reach(module('Service'))).body.audience).toBe(1)
      const campaign = await draft(module('Service'))
      // With access to all rows the approver sees the full number of recipients.
      expect((await reach({ ...module('Service'), id: campaign.id }, approver())).body.audience).toBe(1)
    } finally {
      await places([])
    }
  })

  it('reach the owners of cars, each once however many of theirs are meant, and only who has one where cars are meant', async () => {
    const [one, two] = await people(3)
    const makeId = (await maker.insert('makes')).id
    await maker.insert('vehicles', { customerId: one?.id, makeId, year: 2019 })
    await maker.insert('vehicles', { customerId: one?.id, makeId, year: 2020 })
    await maker.insert('vehicles', { customerId: two?.id, makeId, year: 2024 })
    const ofCars = async (vehicles: Row) => {
      const { status, body: said } = await reach({ ...aim(), audience: { ...aim().audience, vehicles } })
      return status === 200 ? said.audience : Object.keys(said.fields)
    }
    expect(await ofCars({})).toBe(3)
    expect(await ofCars({ makeId: [makeId] })).toBe(2)
    expect(await ofCars({ makeId: [makeId], yearTo: '2020' })).toBe(1)
    expect(await ofCars({ wheels: ['4'] })).toEqual(['audience.vehicles.wheels'])
  })

  it('refuse filters that no list knows, words without the way out, and channels that reach nobody', async () => {
    expect((await reach({ audience: { rows: {}, customers: { planet: ['Mars'] } } })).body.fields).toHaveProperty([
      'audience.customers.planet',
    ])
    const refused = await author().post('/campaign-management', {
      name: 'x',
      ...aim(),
      channel: 'none',
      body: { en: 'Hi', ar: 'هلا {x} {optOut}' },
    })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.fields).sort()).toEqual(['body.ar', 'body.en', 'channel'])
    expect(
      (await author().post('/campaign-management', { name: 'x', body, ...aim(), audience: { rows: { status: ['x'] }, customers: {} } }))
        .status,
    ).toBe(400)
  })

  it('are approved by somebody who did not write them, and edited only before', async () => {
    await person()
    const { id } = await draft({ scheduleAt: '2026-11-22T11:00:00.000Z' })
    expect((await approve(id)).status).toBe(409)
    expect((await move(id, 'scheduled')).status).toBe(200)
    const own = await approve(id, author())
    expect([own.status, own.body.fields.approverId]).toEqual([409, expect.stringContaining('')])
    expect((await move(id, 'sending', approver())).body.fields).toHaveProperty('approverId')
    expect((await approve(id, running().as({ token: running().tenants.noor.staff['General Inquiry'].token }))).status).toBe(403)
    expect((await approve(id)).body.row).toMatchObject({ status: 'scheduled', approverId: running().tenants.noor.staff.Administrator.id })
    // A change makes its author a co-author, who may not approve.
    const changed = await approver().put(`/campaign-management/${id}`, {
      version: (await now(id)).version,
      body: { ...body, en: `New ${body.en}` },
    })
    expect(changed.body).toMatchObject({ status: 'draft', approverId: null })
    expect((await move(id, 'scheduled')).status).toBe(200)
    expect((await approve(id)).status).toBe(409)
    expect((await approve(id, running().as({ token: running().tenants.noor.staff['Service Manager'].token }))).status).toBe(200)
    expect((await move(id, 'sent')).status).toBe(409)
    // The scheduled time arrives.
    const clock = schedules.filter(({ name }) => name === 'campaigns')
    await runSchedules(running().services, () => undefined, clock)
    expect((await now(id)).status).toBe('scheduled')
    running().clock.now = new Date('2026-11-22T11:00:30.000Z')
    await runSchedules(running().services, () => undefined, clock)
    expect((await now(id)).status).toBe('sending')
    expect((await author().put(`/campaign-management/${id}`, { version: (await now(id)).version, body })).body.fields).toHaveProperty(
      'body',
    )
    expect((await author().put(`/campaign-management/${id}`, { version: (await now(id)).version, perMinute: 60 })).status).toBe(200)
    await move(id, 'cancelled', approver())
  })

  it('wait while the tenant has none of them', async () => {
    const { id } = await draft()
    await switchFlag(running(), 'CAMPAIGN_ENABLE', false, async () => {
      const refused = await move(id, 'scheduled')
      expect([refused.status, refused.body.code]).toEqual([409, 'switchedOff'])
    })
  })

  it('reach everybody once though the work is cut in the middle, at their pace and in their language', async () => {
    const all = [...(await people(40)), ...(await people(30, { languageId: '1' }))]
    const id = await begin({ perMinute: 600 })
    const { services } = running()
    // The process dies in the second batch.
    let batches = 0
    const dying: Services = {
      ...services,
      messages: {
        ...services.messages,
        queueAll: async (tx, given, at) => {
          const ids = await services.messages.queueAll(tx, given, at)
          batches += 1
          if (batches === 2) throw Object.assign(new Error('gone'), { code: '57P01' })
          return ids
        },
      },
    }
    await runDue(dying)
    const before = (await messages(id)).length
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThan(70)
    pass(61)
    await work(4)
    const sent = await messages(id)
    expect(sent.map(({ customerId }) => customerId)).toEqual(all.map((one) => one.id).sort())
    const due = sent.map(({ dueAt }) => Date.parse(dueAt)).sort((one, other) => one - other)
    // At most ten in any second.
    for (const [place, moment] of due.entries()) expect((due[place + 10] ?? Infinity) - moment).toBeGreaterThanOrEqual(1000)
    const [arabic, english] = ['2', '1'].map((language) => sent.find(({ languageId }) => languageId === language)?.body)
    expect([arabic, english]).toEqual([expect.stringContaining('Sara، عرض من'), expect.stringContaining('Sara, an offer of')])
    expect((await now(id)).status).toBe('sending')
    await carried(id)
    await work()
    expect(await now(id)).toMatchObject({ status: 'sent', counts: { audience: 70, eligible: 70 } })
    expect((await results(id)).total).toMatchObject({ recipients: 70, sent: 70, waiting: 0 })
  })

  it('go no faster than the tenant’s limit', async () => {
    await people(12)
    const limit = (perMinute: number) =>
      running().services.engine.scoped('noor', (tx) => sql`update settings set "campaignPerMinute" = ${perMinute}`.execute(tx))
    await limit(60)
    const id = await begin({ perMinute: 6000 })
    await work(4)
    await limit(6000)
    const due = (await messages(id)).map(({ dueAt }) => Date.parse(dueAt)).sort((one, other) => one - other)
    expect(due).toHaveLength(12)
    for (const [place, moment] of due.entries()) expect((due[place + 1] ?? Infinity) - moment).toBeGreaterThanOrEqual(1000)
    await carried(id)
    await work()
  })

  it('stop at once when they are paused, go on where they were, and take back what waits when they are cancelled', async () => {
    await people(60)
    const id = await begin({ perMinute: 120 })
    await work()
    const paidOut = (await messages(id)).length
    expect(paidOut).toBe(20)
    expect((await move(id, 'paused')).status).toBe(200)
    await work(3)
    expect(await messages(id)).toHaveLength(paidOut)
    const { services } = running()
    const leased = () =>
      services.engine.asOwner((tx) => leaseDue(tx, { worker: '0189d895-f2dc-71fe-93fa-958913d14464', now: services.now(), limit: 200 }))
    expect(await leased()).toEqual([])
    expect((await move(id, 'sending', approver())).status).toBe(200)
    await work(5)
    const after = await messages(id)
    expect(new Set(after.map(({ customerId }) => customerId)).size).toBe(after.length)
    expect(after).toHaveLength(60)
    expect((await move(id, 'cancelled', approver())).status).toBe(200)
    const statuses = (list: { status: string }[], status: string) => list.filter((one) => one.status === status).length
    const left = await messages(id)
    expect(statuses(after, 'queued')).toBeGreaterThan(0)
    expect([statuses(left, 'queued'), statuses(left, 'withheld')]).toEqual([0, statuses(after, 'queued')])
    expect(await leased()).toEqual([])
  })

  it('ask for consent and the cap as each message is queued', async () => {
    const everybody = (await people(50)).sort((one, other) => (one.id < other.id ? -1 : 1))
    const id = await begin({ perMinute: 120 })
    await work()
    const first = await messages(id)
    expect(first.length).toBeLessThan(40)
    const [late, capped] = everybody.slice(-2)
    await running().services.engine.scoped('noor', (tx) =>
      sql`update customers set consents = ${JSON.stringify([...consent(true), ...consent(false)])}::jsonb where id = ${late?.id}`.execute(
        tx,
      ),
    )
    await offered(capped?.id, 'sent')
    await work(5)
    const reached = (await messages(id)).map(({ customerId }) => customerId)
    expect(reached).toHaveLength(48)
    expect(reached).not.toContain(late?.id)
    expect(reached).not.toContain(capped?.id)
    expect((await results(id)).looked).toEqual({ audience: 50, eligible: 48, noConsent: 1, unreachable: 0, capped: 1 })
    // A recipient of this campaign gets no other one within the cap.
    expect((await reach()).body).toMatchObject({ eligible: 0, capped: 49, noConsent: 1 })
  })

  it('rest in the quiet hours', async () => {
    await people(2)
    const id = await begin()
    running().clock.now = new Date('2026-11-22T20:30:00.000Z')
    await work()
    expect(await messages(id)).toEqual([])
    await move(id, 'cancelled', approver())
  })

  const follow = async (url: string) => {
    const { statusCode, headers } = await running().app.inject({ method: 'GET', url })
    return [statusCode, headers.location]
  }
  const address = async (id: string, path: 'l' | 'o') => {
    const [message] = await messages(id)
    const short = [...(message?.body ?? '').matchAll(/\/s\/noor\/\w{10}/g)][path === 'l' ? 0 : 1]?.[0] ?? ''
    const [, to] = await follow(short)
    expect(to).toMatch(new RegExp(`^/${path}/noor/[\\w-]{16}$`))
    return String(to)
  }
  it('note the first press on their link, lead to the tenant’s own pages only, and count bookings of the week after', async () => {
    const [one] = await people(1)
    const id = await begin({ target: 'book-service' })
    await work()
    const link = await address(id, 'l')
    const [status, to] = await follow(link)
    expect(status).toBe(302)
    const url = new URL(String(to), 'https://wakeel.example')
    expect([url.pathname, url.searchParams.get('tenantId'), url.searchParams.get('utm_campaign')]).toEqual([
      '/arabic/home/book-service',
      'noor',
      id,
    ])
    const { clickedAt } = (await approver().get(`/campaign-recipients?campaignId=${id}`)).body.data[0]
    pass(60)
    await follow(link)
    expect((await approver().get(`/campaign-recipients?campaignId=${id}&clickedAtHas=true`)).body.data[0].clickedAt).toBe(clickedAt)
    // Another tenant's code, and codes that do not exist.
    for (const strange of [link.replace('noor', 'najd'), link.slice(0, -2) + 'xx', '/l/nobody/x'])
      expect(await follow(strange)).toEqual([410, undefined])
    const booked = await maker.insert('appointments', { customerId: one?.id })
    const late = new Date(running().clock.now.getTime() + 8 * 86_400_000)
    expect((await results(id)).total).toMatchObject({ clicked: 1, booked: 1, optedOut: 0 })
    expect((await approver().get(`/campaign-recipients?campaignId=${id}&appointmentIdHas=true`)).body.data).toMatchObject([
      { appointmentId: booked.id },
    ])
    const [other] = await people(1)
    await maker.insert('campaignRecipients', { campaignId: id, customerId: other?.id })
    const tooLate = await maker.insert('appointments', { customerId: other?.id })
    await running().services.engine.scoped('noor', (tx) =>
      sql`update appointments set "createdAt" = ${late.toISOString()} where id = ${tooLate.id}`.execute(tx),
    )
    expect((await results(id)).total.booked).toBe(1)
  })

  it('lead out by a press of their own, with its record, and back; never by opening a page, and only those of the tenant', async () => {
    const [one] = await people(1)
    const id = await begin()
    await work()
    const [, page] = await follow(await address(id, 'o'))
    const code = new URL(String(page), 'https://wakeel.example').searchParams.get('code')
    const consents = async () => (await approver().get(`/customers/${one?.id}`)).body.consents as Row[]
    expect(await consents()).toHaveLength(1)
    const guest = await visitor(running())
    expect((await guest.post('/landing-page/campaign-link', { code })).body).toEqual({ withdrawn: false })
    // Granting without a withdrawal before changes nothing.
    expect((await guest.post('/landing-page/opt-out', { code, granted: true })).body).toEqual({ withdrawn: false })
    expect(await consents()).toHaveLength(1)
    for (let press = 0; press < 2; press += 1)
      expect((await guest.post('/landing-page/opt-out', { code, granted: false })).body).toEqual({ withdrawn: true })
    expect((await consents()).at(-1)).toMatchObject({ purpose: 'marketing', granted: false, at: running().clock.now.toISOString() })
    expect(await consents()).toHaveLength(2)
    expect((await results(id)).total.optedOut).toBe(1)
    expect((await reach({ frequencyDays: 0 })).body).toMatchObject({ noConsent: 1 })
    expect((await guest.post('/landing-page/opt-out', { code, granted: true })).body).toEqual({ withdrawn: false })
    expect((await consents()).at(-1)).toMatchObject({ granted: true })
    const stranger = await visitor(running(), 'najd')
    expect((await stranger.post('/landing-page/opt-out', { code, granted: false })).body.code).toBe('linkExpired')
  })

  it('are another tenant’s own: nobody reads, approves or counts them', async () => {
    const { id, version } = await draft()
    const stranger = running().admin('najd')
    expect((await stranger.post(`/campaign-management/${id}/approval`, { version })).status).toBe(404)
    expect((await stranger.get(`/campaign-management/${id}/results`)).status).toBe(404)
    expect((await stranger.post('/campaign-management/reach', { channel: 'sms', frequencyDays: 7, ...aim(), id })).status).toBe(404)
    const nobody = running().as({ token: running().tenants.noor.staff['Broker Sales'].token })
    expect((await reach({}, nobody)).status).toBe(403)
    const named = (by: Sender) =>
      by.post('/campaign-management/reach/people', { channel: 'sms', frequencyDays: 7, ...aim(), id, verdict: 'eligible' })
    expect([(await named(stranger)).status, (await named(nobody)).status]).toEqual([404, 403])
    expect((await nobody.get(`/campaign-management/${id}/results`)).status).toBe(403)
  })
})
