// A job in the workshop: added work, decided by its customer's link or by phone, and awaited parts.
import { pageOf } from '../core/server/shortLinks.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { totalsOf } from '../../src/schema/core/money.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import type { Row } from '../../server/core/db/rows.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker, Stored } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { visitor } from '../core/server/people.ts'
import type { Sender } from '../core/server/requests.ts'

const day = 86_400_000
const oil = { code: 'OIL', name: { en: 'Oil', ar: 'زيت' }, price: 20_000, minutes: 30 }
const brakes = { name: { en: 'Brake pads', ar: 'فحمات الفرامل' }, price: 45_000, minutes: 60 }
const wipers = { name: { en: 'Wipers', ar: 'مساحات' }, price: 9_990, minutes: 10 }

onServer('a job', (running) => {
  let maker: Maker
  let booking: Stored
  beforeAll(() => {
    maker = makerOf(running())
  })
  const as = (role: Word<'designation'>): Sender => running().as({ token: running().tenants.noor.staff[role].token })
  const makeBooking = async (values: Row = {}) => {
    const { branchId, advisorIds } = running().tenants.noor
    const { id: customerId } = await maker.insert('customers', { languageId: '2' })
    return maker.insert('appointments', {
      ...{ type: 'service', status: 'inWorkshop', customerId, locationId: branchId, advisorId: advisorIds[0] },
      ...{ services: [oil], totals: totalsOf([oil.price]) },
      ...values,
    })
  }
  beforeEach(async () => {
    running().clock.now = firstMorning
    booking = await makeBooking()
  })
  const add = async (values: Row, role: Word<'designation'> = 'Service Manager', to = booking) =>
    as(role).post('/jobServices', { appointmentId: to.id, ...values })
  const added = async (values: Row): Promise<Stored> => {
    const { status, body } = await add(values)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body as Stored
  }
  const linkTo = async (to = booking): Promise<string> => {
    const { body } = await as('Administrator').post(`/appointments/${to.id}/job-link`, { send: false })
    return (await pageOf(running(), String(body.url))).searchParams.get('link') ?? ''
  }
  const shown = async (id = booking.id) => (await as('Administrator').get(`/appointments/${id}`)).body as Row
  const decide = async (token: string, decisions: Row[], who?: Sender) =>
    (who ?? (await visitor(running()))).post('/landing-page/job/decisions', { token, decisions })
  const outbox = async () =>
    (await as('Administrator').get(`/messages?kind=jobServices&size=50`)).body.data as {
      body: string
      recipient: string
      languageId: string
    }[]

  describe('as staff add to it', () => {
    it('takes its status, branch and people from the booking, and follows it', async () => {
      const work = await added(brakes)
      expect(work).toMatchObject({
        status: 'inWorkshop',
        locationId: booking['locationId'],
        advisorId: booking['advisorId'],
        decision: 'proposed',
      })
      const part = (await as('Service Manager').post('/jobParts', { appointmentId: booking.id, name: 'Pads', quantity: 1 })).body as Stored
      await as('Administrator').post(`/appointments/${booking.id}/status`, { to: 'awaitingParts', version: booking.version })
      await as('Administrator').put(`/appointments/${booking.id}`, { technicianId: booking['advisorId'], version: booking.version + 1 })
      for (const path of [`/jobServices/${work.id}`, `/jobParts/${part.id}`])
        expect((await as('Administrator').get(path)).body).toMatchObject({ status: 'awaitingParts', technicianId: booking['advisorId'] })
    })

    it('is open only to those who may change the booking', async () => {
      expect((await add(brakes, 'Parts Manager')).status).toBe(403)
      expect((await add(brakes, 'General Inquiry')).status).toBe(403)
      expect((await add(brakes, 'Sales Manager')).status).toBe(403)
      expect((await add(brakes, 'Broker Sales')).status).toBe(403)
      const waiting = await makeBooking({ status: 'awaitingParts' })
      const part = await as('Parts Manager').post('/jobParts', { appointmentId: waiting.id, name: 'Pads', quantity: 2 })
      expect(part.status).toBe(200)
      const arrived = { arrivedAt: firstMorning.toISOString(), version: part.body.version }
      const changed = (await as('Parts Manager').put(`/jobParts/${part.body.id}`, arrived)).body
      expect(changed.arrivedAt).toBe(firstMorning.toISOString())
      // A press on "arrived" stores the server's moment, whatever the minutes gap.
      running().clock.now = new Date(firstMorning.getTime() + 7 * 60_000)
      const pressed = (role: Word<'designation'>) => as(role).post(`/jobParts/${part.body.id}/arrival`, { version: changed.version })
      expect((await pressed('Sales Manager')).status).toBe(403)
      expect((await pressed('Parts Manager')).body.row.arrivedAt).toBe(running().clock.now.toISOString())
      expect((await pressed('Parts Manager')).body.code).toBe('staleVersion')
      const abroad = await running()
        .admin('najd')
        .post('/jobServices', { appointmentId: booking.id, ...brakes })
      expect(abroad.status).toBe(404)
    })

    it.each([{ status: 'delivered' }, { closure: 'cancelled', status: 'pending' }, { type: 'testDrive' }])(
      'takes nothing more when it is over: %o',
      async (values) => {
        const over = await makeBooking(values)
        for (const [path, body] of [
          ['/jobServices', brakes],
          ['/jobParts', { name: 'Pads', quantity: 1 }],
        ] as const) {
          const answer = await as('Administrator').post(path, { appointmentId: over.id, ...body })
          expect([answer.status, answer.body.code]).toEqual([409, 'workFixed'])
        }
      },
    )

    it('refuses work that is booked already, and work that is proposed twice', async () => {
      expect((await add(oil)).body.code).toBe('alreadyExists')
      await added({ ...brakes, code: 'BRAKES' })
      const { status, body } = await add({ ...brakes, code: 'BRAKES' })
      expect([status, Object.keys(body.fields)]).toEqual([409, ['name']])
    })
  })

  describe('by its link', () => {
    it('shows the customer where the car is, and what is to be decided', async () => {
      await added({ ...brakes, reason: '2 mm left' })
      const { status, body } = await (await visitor(running())).post('/landing-page/job', { token: await linkTo() })
      expect(status).toBe(200)
      expect(body.job).toMatchObject({ ref: booking['ref'], status: 'inWorkshop', open: true, totals: totalsOf([oil.price]) })
      expect(body.job.work).toMatchObject([{ ...brakes, reason: '2 mm left', decision: 'proposed' }])
    })

    it('is for one tenant, seven days and nobody who changed a letter of it', async () => {
      const token = await linkTo()
      const ask = async (who: Sender, given: string) => {
        const { status, body } = await who.post('/landing-page/job', { token: given })
        return [status, body.code]
      }
      const one = await visitor(running())
      const gone = [410, 'linkExpired']
      expect(await ask(await visitor(running(), 'najd'), token)).toEqual(gone)
      expect(await ask(one, token.replace(/^noor/, 'najd'))).toEqual(gone)
      const other = await linkTo(await makeBooking())
      const [tenant = '', , until = '', signature = ''] = token.split('.')
      expect(await ask(one, [tenant, other.split('.')[1], until, signature].join('.'))).toEqual(gone)
      expect(await ask(one, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toEqual(gone)
      expect(await ask(one, 'nonsense')).toEqual(gone)
      expect((await ask(one, token))[0]).toBe(200)
      running().clock.now = new Date(firstMorning.getTime() + 7 * day + 1000)
      expect(await ask(await visitor(running()), token)).toEqual(gone)
    })

    it('opens nothing once it is taken back, and a new one opens again', async () => {
      const work = await added(brakes)
      const token = await linkTo()
      const end = (role: Word<'designation'>) => as(role).post(`/appointments/${booking.id}/job-link/end`)
      expect((await end('Parts Manager')).status).toBe(403)
      running().clock.now = new Date(firstMorning.getTime() + 1500)
      expect((await end('Service Manager')).status).toBe(200)
      const gone = await (await visitor(running())).post('/landing-page/job', { token })
      expect([gone.status, gone.body.code]).toEqual([410, 'linkExpired'])
      expect((await decide(token, [{ id: work.id, version: 1, decision: 'accepted' }])).status).toBe(410)
      expect((await running().app.inject({ url: `/api/documents/estimate-by-link?token=${token}` })).statusCode).toBe(410)
      expect((await shown())['jobLinksOverAt']).toBe(running().clock.now.toISOString())
      running().clock.now = new Date(firstMorning.getTime() + 2500)
      expect((await decide(await linkTo(), [{ id: work.id, version: 1, decision: 'accepted' }])).status).toBe(200)
    })

    it('adds what is accepted to the booking with VAT, once, however often it is sent', async () => {
      const [one, other] = [await added(brakes), await added(wipers)]
      const token = await linkTo()
      const decisions = [
        { id: one.id, version: one.version, decision: 'accepted' },
        { id: other.id, version: other.version, decision: 'declined' },
      ]
      const who = await visitor(running())
      const answers = await Promise.all([decide(token, decisions, who), decide(token, decisions, who)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const row = await shown()
      expect(row['services']).toMatchObject([oil, brakes])
      expect(row['totals']).toEqual({ net: 65_000, vat: 9_750, gross: 74_750, currency: 'SAR' })
      const work = (await as('Administrator').get(`/jobServices?appointmentId=${booking.id}&sort=createdAt&order=ASC`)).body.data
      expect(work).toMatchObject([
        { decision: 'accepted', decidedBy: 'customer', decidedFrom: 'link', decidedById: null, decidedAt: firstMorning.toISOString() },
        { decision: 'declined', decidedBy: 'customer' },
      ])
    })

    it('lets the customer think again until the work is over', async () => {
      const work = await added(brakes)
      const token = await linkTo()
      await decide(token, [{ id: work.id, version: 1, decision: 'accepted' }])
      const again = await decide(token, [{ id: work.id, version: 2, decision: 'deferred' }])
      expect(again.body.job).toMatchObject({ totals: totalsOf([oil.price]), work: [{ decision: 'deferred' }] })
      const { version } = (await shown()) as unknown as Stored
      for (const [place, to] of (['qc', 'completed'] as const).entries())
        await as('Administrator').post(`/appointments/${booking.id}/status`, { to, version: version + place })
      const late = await decide(token, [{ id: work.id, version: 3, decision: 'accepted' }])
      expect([late.status, late.body.code]).toEqual([409, 'workFixed'])
      expect((await (await visitor(running())).post('/landing-page/job', { token })).body.job.open).toBe(false)
    })

    it('decides nothing by what the customer has not seen, and nothing of another booking', async () => {
      const work = await added(brakes)
      const token = await linkTo()
      await as('Service Manager').put(`/jobServices/${work.id}`, { price: 99_000, version: 1 })
      const stale = await decide(token, [{ id: work.id, version: 1, decision: 'accepted' }])
      expect([stale.status, stale.body.code]).toEqual([409, 'staleVersion'])
      const others = await linkTo(await makeBooking())
      expect((await decide(others, [{ id: work.id, version: 2, decision: 'accepted' }])).status).toBe(404)
      expect((await shown())['services']).toMatchObject([oil])
    })

    it('tells the advisor, and the history who decided', async () => {
      const work = await added(brakes)
      await decide(await linkTo(), [{ id: work.id, version: 1, decision: 'accepted' }])
      const { rows } = await running().services.engine.scoped('noor', (tx) =>
        sql<{ staffId: string }>`select "staffId" from notifications where kind = 'servicesDecided' and "rowId" = ${booking.id}`.execute(
          tx,
        ),
      )
      expect(rows.map(({ staffId }) => staffId)).toEqual([booking['advisorId']])
      const { body } = await as('Administrator').get(`/jobServices/${work.id}/history?page=1&size=10`)
      expect(body.data[0]).toMatchObject({ changes: { decidedBy: { from: null, to: 'customer' } } })
    })
  })

  describe('as its link is sent', () => {
    it('goes to the customer in their language, once for a key, and only with something to decide', async () => {
      const send = (key: string) => as('Service Manager').post(`/appointments/${booking.id}/job-link`, { send: true }, { key })
      expect((await send('none')).body.code).toBe('badInput')
      await added(brakes)
      const before = (await outbox()).length
      const [one, two] = [await send('first'), await send('first')]
      expect(one.body.url).toBe(two.body.url)
      const messages = await outbox()
      expect(messages).toHaveLength(before + 1)
      const [sent] = messages.slice(0, 1)
      expect(sent?.languageId).toBe('2')
      expect(String(sent?.body)).toContain(String(one.body.url))
      const { pathname, search } = await pageOf(running(), sent?.body)
      expect(pathname + search).toMatch(/^\/arabic\/home\/job\?tenantId=noor&link=noor\./)
      expect((await as('Parts Manager').post(`/appointments/${booking.id}/job-link`, { send: false })).status).toBe(403)
    })
  })

  describe('as staff note a decision told by phone', () => {
    it('is theirs in the record, fixes the price, and goes with who may change it', async () => {
      const work = await added(brakes)
      const phone = (role: Word<'designation'>, version: number) =>
        as(role).post(`/jobServices/${work.id}/decision`, { decision: 'accepted', version })
      expect((await phone('Parts Manager', 1)).status).toBe(403)
      const { body } = await phone('Service Manager', 1)
      expect(body.row).toMatchObject({ decision: 'accepted', decidedBy: 'staff', decidedFrom: 'call', decidedById: expect.any(String) })
      expect((await phone('Service Manager', 1)).status).toBe(200)
      expect((await shown())['totals']).toEqual(totalsOf([oil.price, brakes.price]))
      const dearer = await as('Service Manager').put(`/jobServices/${work.id}`, { price: 1, version: 2 })
      expect([dearer.status, Object.keys(dearer.body.fields)]).toEqual([400, ['price']])
    })

    it('asks again when declined work changes its price', async () => {
      const work = await added(brakes)
      await as('Service Manager').post(`/jobServices/${work.id}/decision`, { decision: 'declined', version: 1 })
      const { body } = await as('Service Manager').put(`/jobServices/${work.id}`, { price: 40_000, version: 2 })
      expect(body).toMatchObject({ decision: 'proposed', decidedBy: null, decidedFrom: null, decidedById: null, decidedAt: null })
    })

    it('takes accepted work that is deleted out of the booking', async () => {
      const work = await added(brakes)
      await as('Administrator').post(`/jobServices/${work.id}/decision`, { decision: 'accepted', version: 1 })
      await as('Administrator').delete(`/jobServices/${work.id}?version=2`)
      expect((await shown())['services']).toMatchObject([oil])
    })
  })
})
