// The link in a booking's message: shows, moves and cancels one booking of one tenant without sign-in, and nothing else.
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { calls } from '../../src/schema/endpoints.ts'
import { totalsOf } from '../../src/schema/core/money.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import { eachServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { pageOf } from '../core/server/shortLinks.ts'
import { customer, newAddress, newPlate, visitor, type TestCustomer } from '../core/server/people.ts'
import type { Sender } from '../core/server/requests.ts'

const day = 86_400_000

eachServer("a booking's link", (running) => {
  let sara: TestCustomer
  let booked: { id: string; version: number; ref: string }
  beforeEach(async () => {
    running().clock.now = firstMorning
    sara = await customer(running())
    booked = await book(sara)
  })
  const freeTimes = async (days = 3) => {
    const { branchId } = running().tenants.noor
    const date = new Date(firstMorning.getTime() + days * day).toISOString().slice(0, 10)
    const { body } = await (
      await visitor(running())
    ).get(`/landing-page/appointment-times?locationId=${branchId}&services=OIL&date=${date}`)
    return (body.data as { start: string; available: boolean }[]).filter(({ available }) => available).map(({ start }) => start)
  }
  const book = async (who: TestCustomer) => {
    const { branchId } = running().tenants.noor
    const [startAt] = await freeTimes()
    const request = { vehicleId: who.vehicleId, services: ['OIL'], locationId: branchId, startAt, transport: 'wait' }
    const { status, body } = await who.sender.post('/landing-page/add-appointment', request)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body.appointment as { id: string; version: number; ref: string }
  }
  /** The page of the link in the newest message of the demo's outbox. */
  const addressFor = async (who = sara): Promise<URL> => {
    const { rows } = await running().services.engine.scoped('noor', (tx) =>
      sql<{
        body: string
      }>`select body from messages where recipient = ${who.mobile} and kind like 'booking%' order by "createdAt" desc, id desc limit 1`.execute(
        tx,
      ),
    )
    return pageOf(running(), rows[0]?.body)
  }
  const linkOf = async (who = sara) => (await addressFor(who)).searchParams.get('visit') ?? ''
  const open = async (link: string, who?: Sender) => (who ?? (await visitor(running()))).post('/landing-page/visit', { link })
  const entered = async (link: string): Promise<Sender> =>
    running().as({ tenant: 'noor', token: (await open(link)).body.token as string, address: newAddress() })

  it('comes with the confirmation, in the language of the customer, and opens that booking', async () => {
    const address = await addressFor()
    expect(address.pathname).toBe('/english/home/manage-service')
    expect(address.searchParams.get('tenantId')).toBe('noor')
    const { status, body } = await open(await linkOf())
    expect([status, body.appointment.id, body.appointment.changeable, body.work]).toEqual([200, booked.id, true, null])
  })

  it('is short, named by the dealer, its weekday and its branch in two parts at most, and ends with what it opens', async () => {
    const message = async () => {
      const { body } = await running()
        .admin()
        .get(`/messages?recipient=${encodeURIComponent(sara.mobile)}&size=1`)
      return (body.data as { body: string; parts: number }[])[0]
    }
    const text = (await message())?.body ?? ''
    expect(text).toMatch(/^noor Motors: .*(Sun|Mon|Tue|Wed|Thu|Fri|Sat) \d+ \w+ .*Olaya/)
    expect((await message())?.parts).toBeLessThanOrEqual(2)
    const link = new URL(/https?:\S+/.exec(text)?.[0] ?? '')
    expect(link.pathname).toMatch(/^\/s\/noor\/[A-Za-z0-9]{10}$/)
    const follow = async (path: string) => {
      const { statusCode, headers } = await running().app.inject({ url: path })
      return headers.location ?? statusCode
    }
    const over = 410
    expect(await follow(link.pathname)).toContain('/english/home/manage-service?tenantId=noor&visit=')
    expect(await follow(link.pathname.replace('noor', 'najd'))).toBe(over)
    const other = link.pathname.endsWith('2') ? '3' : '2'
    expect(await follow(link.pathname.slice(0, -1) + other)).toBe(over)
    // Nobody who reads the table can open the page, and openings are counted.
    const { rows } = await running().services.engine.scoped('noor', (tx) =>
      sql<{ codeHash: string; sealedPath: string; opened: number }>`select * from "shortLinks" order by "createdAt" desc`.execute(tx),
    )
    const code = link.pathname.split('/').at(-1) ?? ''
    expect(rows.some(({ codeHash, sealedPath }) => codeHash === code || sealedPath.includes('visit'))).toBe(false)
    expect(Math.max(...rows.map(({ opened }) => opened))).toBeGreaterThan(0)
    running().clock.now = new Date(firstMorning.getTime() + 6 * day)
    expect(await follow(link.pathname)).toBe(over)
  })

  it('moves and cancels it without signing in', async () => {
    const guest = await entered(await linkOf())
    const startAt = (await freeTimes(4))[0]
    const moved = await guest.put(`/landing-page/appointments/${booked.id}`, { version: booked.version, startAt, advisorId: null })
    expect([moved.status, moved.body.appointment.startAt]).toEqual([200, startAt])
    expect((await guest.post('/landing-page/appointment-details', { ref: booked.ref })).body.appointment.startAt).toBe(startAt)
    const gone = await guest.post('/landing-page/appointments/delete', { id: booked.id, version: booked.version + 1, reason: 'Away' })
    expect([gone.status, gone.body.appointment.closure]).toEqual([200, 'cancelled'])
    const shown = await running().admin().get(`/appointments/${booked.id}`)
    expect(shown.body).toMatchObject({ closure: 'cancelled', closeReason: 'Away' })
  })

  it('is for one tenant, until the day after the visit, and for nobody who changed a letter of it', async () => {
    const link = await linkOf()
    const gone = [410, 'linkExpired']
    const outcome = async (given: string, who?: Sender) => {
      const { status, body } = await open(given, who)
      return [status, body.code]
    }
    expect(await outcome(link, await visitor(running(), 'najd'))).toEqual(gone)
    expect(await outcome(link.replace(/^noor/, 'najd'), await visitor(running(), 'najd'))).toEqual(gone)
    expect(await outcome(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)).toEqual(gone)
    const other = await customer(running())
    await book(other)
    const [tenant = '', , until = '', signature = ''] = link.split('.')
    expect(await outcome([tenant, (await linkOf(other)).split('.')[1], until, signature].join('.'))).toEqual(gone)
    expect(await outcome('nonsense')).toEqual(gone)
    running().clock.now = new Date('2026-11-26T20:59:00.000Z')
    expect((await outcome(link))[0]).toBe(200)
    running().clock.now = new Date('2026-11-26T21:00:01.000Z')
    expect(await outcome(link)).toEqual(gone)
  })

  it('is not good where a link to a job is wanted, nor the other way round', async () => {
    const job = await running().admin().post(`/appointments/${booked.id}/job-link`, { send: false })
    const jobToken = (await pageOf(running(), String(job.body.url))).searchParams.get('link') ?? ''
    expect((await open(jobToken)).body.code).toBe('linkExpired')
    expect((await (await visitor(running())).post('/landing-page/job', { token: await linkOf() })).body.code).toBe('linkExpired')
  })

  it('leads on to the work that waits for a decision', async () => {
    const { id: customerId } = await makerOf(running()).insert('customers', { languageId: '1' })
    const { branchId } = running().tenants.noor
    const visit = await makerOf(running()).insert('appointments', {
      ...{ type: 'service', status: 'inWorkshop', customerId, locationId: branchId, services: [], totals: totalsOf([]) },
      ...{ startAt: firstMorning.toISOString(), endAt: new Date(firstMorning.getTime() + 3_600_000).toISOString() },
    })
    const work = { appointmentId: visit.id, name: { en: 'Brakes', ar: 'فرامل' }, price: 100, minutes: 10 }
    expect((await running().admin().post('/jobServices', work)).status).toBe(200)
    const { rows } = await running().services.engine.scoped('noor', (tx) =>
      sql<{ mobile: string }>`select mobile from customers where id = ${customerId}`.execute(tx),
    )
    const { demoCode, requestId } = (
      await (await visitor(running())).post('/staffs/request-otp', { purpose: 'find', mobile: rows[0]?.mobile })
    ).body
    const { token } = (await (await visitor(running())).post('/staffs/verify-otp', { requestId, code: demoCode })).body
    const { body } = await running().as({ tenant: 'noor', token }).post('/landing-page/appointment-details', { id: visit.id })
    expect(body.work.waiting).toBe(1)
    const page = await (await visitor(running())).post('/landing-page/job', { token: body.work.link })
    expect(page.body.job.work).toHaveLength(1)
  })

  describe('gives a session that', () => {
    it('finds no other booking, not even one of the same customer', async () => {
      const guest = await entered(await linkOf())
      const { makeId } = running().tenants.noor
      const car = await sara.sender.post('/customers/vehicle', { plate: newPlate(), makeId, model: 'Camry', year: 2022 })
      const second = await book({ ...sara, vehicleId: car.body.vehicle.id })
      for (const answer of [
        await guest.post('/landing-page/appointment-details', { id: second.id }),
        await guest.post('/landing-page/appointment-details', { ref: second.ref }),
        await guest.put(`/landing-page/appointments/${second.id}`, { version: second.version, startAt: (await freeTimes(4))[0] }),
        await guest.post('/landing-page/delete-appointment', { id: second.id, version: second.version, reason: 'x' }),
        await guest.post('/landing-page/appointments/delete', { id: second.id, version: second.version, reason: 'x' }),
      ])
        expect(answer.status).toBe(404)
    })

    it('is refused by every other call of a customer or of staff', async () => {
      const guest = await entered(await linkOf())
      const ways = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const
      const shut = calls.filter(({ audience, byLink }) => (audience === 'customer' || audience === 'staff') && !byLink)
      expect(shut.length).toBeGreaterThan(50)
      for (const { method, path } of shut) {
        const filled = path.replace('{resource}', 'complaints').replace(/\{\w+\}/g, booked.id)
        const answer = method === 'GET' ? await guest.get(filled) : await guest[ways[method]](filled, {})
        // Invalid input is answered before a session is required; nothing is changed in either case.
        expect([path, answer.status < 400]).toEqual([path, false])
      }
      expect((await guest.get('/landing-page/appointments?when=all')).status).toBe(401)
      expect((await guest.get('/customers/customer-details')).status).toBe(401)
      expect((await guest.post('/landing-page/customer-vehicle-details', {})).status).toBe(401)
      expect((await guest.get('/landing-page/personal-data')).status).toBe(401)
      expect((await guest.get('/appointments')).status).toBe(401)
    })

    it("is a visitor's where a visitor may call: nothing is recorded in the customer's name", async () => {
      const guest = await entered(await linkOf())
      expect((await guest.get('/landing-page/dealership-locations')).status).toBe(200)
      expect((await guest.get('/landing-page/settings')).status).toBe(200)
      expect((await guest.post('/customers/service-history', {})).status).toBe(401)
      expect((await guest.post('/customers/complain', { description: 'x' })).status).toBe(401)
      expect((await guest.post('/customers/feedback', { description: 'x', rating: 1 })).status).toBe(401)
      expect((await guest.post('/customers/lead', { type: 'Test Drive' })).status).toBe(401)
    })

    it('is over after an hour, and with its customer', async () => {
      const guest = await entered(await linkOf())
      running().clock.now = new Date(firstMorning.getTime() + 3_601_000)
      expect((await guest.post('/landing-page/appointment-details', { id: booked.id })).status).toBe(401)
      expect((await open(await linkOf())).status).toBe(200)
    })
  })
})
