// Cars for sale: what everybody sees of them, one buyer for each, and the lead that goes with the car.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Row } from '../../server/core/db/rows.ts'
import { openSession } from '../../server/core/access/sessions.ts'
import { freeUnpaidCars } from '../../server/showroom/keepReserved.ts'
import type { MoyasarSimulator } from '../../server/payments/simulators/moyasarSimulator.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker, Stored } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import { openMoyasarFixture, type PaymentFixture } from '../core/server/paymentFixture.ts'
import { customer, newMobile, visitor, type TestCustomer } from '../core/server/people.ts'
import { settingsOf } from '../core/server/settingsOf.ts'
import { tablesOf } from '../core/server/tables.ts'
import { namedKey } from '../../src/schema/core/dataKeys.ts'

const deposit = 200_000
const list = '/landing-page/showroom'

onServer('a car for sale', (running) => {
  let maker: Maker
  let fixture: PaymentFixture<MoyasarSimulator>
  let sara: TestCustomer
  beforeAll(async () => {
    maker = makerOf(running())
    fixture = await openMoyasarFixture(running())
    await settingsOf(running())({ vehicleDeposit: deposit })
  })
  afterAll(() => fixture.close())
  beforeEach(async () => {
    sara = await customer(running())
  })
  const noor = () => running().tenants.noor
  const car = (values: Row = {}) =>
    maker.insert('stockCars', { makeId: noor().makeId, model: 'Camry', price: 15_000_000, locationId: noor().branchId, ...values })
  const lead = (values: Row = {}) =>
    maker.insert('leads', { type: 'New Car Sales', status: 'in-progress', name: 'Sara', mobile: newMobile(), ...values })
  const shown = async (name: string, id: string) => (await running().admin().get(`/${name}/${id}`)).body as Row & Stored
  const move = (row: Stored, to: string, values: Row = {}, token = noor().staff.Administrator.token) =>
    running()
      .as({ token })
      .post(`/stockCars/${row.id}/status`, { to, version: row.version, ...values })
  const reserve = (id: string, who = sara.sender) => who.post(`${list}/${id}/reserve`, {})
  const later = (minutes: number) => (running().clock.now = new Date(running().clock.now.getTime() + minutes * 60_000))
  const free = () => freeUnpaidCars(running().services, 'noor', running().services.now())

  describe('on the landing', () => {
    it('is listed while it can be bought, narrowed as asked, without its VIN', async () => {
      const model = `Model ${maker.next()}`
      const cheap = await car({ model, price: 4_000_000, condition: 'used', year: 2020, mileageKm: 60_000 })
      const dear = await car({ model, price: 30_000_000, condition: 'new', year: 2026 })
      await car({ model, status: 'sold' })
      const guest = await visitor(running())
      const found = async (query: string) => {
        const { status, body } = await guest.get(`${list}?model=${encodeURIComponent(model)}${query}`)
        return [status, (body.data as Row[]).map(({ id }) => id)]
      }
      expect(await found('&order=price')).toEqual([200, [cheap.id, dear.id]])
      expect(await found('&order=priceDown')).toEqual([200, [dear.id, cheap.id]])
      expect(await found('&condition=used')).toEqual([200, [cheap.id]])
      expect(await found('&priceFrom=5000000')).toEqual([200, [dear.id]])
      expect(await found('&yearTo=2021')).toEqual([200, [cheap.id]])
      expect(await found(`&locationId=${noor().branchId}&makeId=${noor().makeId}&order=price`)).toEqual([200, [cheap.id, dear.id]])
      const { body } = await guest.get(`${list}?model=${encodeURIComponent(model)}`)
      expect(JSON.stringify(body)).not.toContain(String(cheap['vin']))
      const models = (body.choices.makes as { models: { model: string }[] }[]).flatMap((make) => make.models.map((one) => one.model))
      expect(models.filter((one) => one === model)).toEqual([model])
      expect(body.choices.years).toEqual(expect.arrayContaining([2020, 2026]))
    })

    it('keeps its page when it is gone, which offers others, and is nobody else’s', async () => {
      const model = `Model ${maker.next()}`
      const [gone, other] = [await car({ model, status: 'sold' }), await car({ model })]
      const guest = await visitor(running())
      const { body } = await guest.get(`${list}/${gone.id}`)
      expect([body.car.status, body.deposit, body.similar[0].id]).toEqual(['sold', null, other.id])
      expect((await guest.get(`${list}/${other.id}`)).body).toMatchObject({ car: { status: 'available' }, deposit: { amount: deposit } })
      const stranger = await visitor(running(), 'najd')
      expect((await stranger.get(`${list}/${other.id}`)).status).toBe(404)
      expect((await stranger.get(`${list}?model=${encodeURIComponent(model)}`)).body.total).toBe(0)
      expect((await reserve(other.id, (await customer(running(), 'najd')).sender)).status).toBeGreaterThanOrEqual(403)
      expect(await shown('stockCars', other.id)).toMatchObject({ status: 'available', leadId: null })
    })

    it('is asked about in a lead of its make, model and branch', async () => {
      const wanted = await car()
      const request = { type: 'New Car Sales', name: 'Huda', mobile: newMobile(), stockCarId: wanted.id }
      const { status, body } = await (await visitor(running())).post('/landing-page/leads', request)
      expect([status, body.lead?.model?.en]).toEqual([200, 'Camry'])
      expect(await shown('leads', String(body.lead.id))).toMatchObject({
        ...{ stockCarId: wanted.id, makeId: noor().makeId, model: 'Camry', locationId: noor().branchId },
      })
      const unknown = await (await visitor(running())).post('/landing-page/leads', { ...request, stockCarId: sara.id })
      expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([404, ['stockCarId']])
    })
  })

  describe('with a deposit', () => {
    const pay = async (leadId: string) => {
      const opened = await sara.sender.post('/landing-page/tamara-checkout', {
        ...{ orderType: 'vehicleDeposite', refId: leadId, provider: 'moyasar' },
      })
      expect(opened.status).toBe(200)
      return [...fixture.simulator.orders.values()].find(({ reference }) => reference === opened.body.orderId)?.id ?? ''
    }

    it('is kept while it is paid, and reserved once it is', async () => {
      const wanted = await car()
      const { status, body } = await reserve(wanted.id)
      expect([status, (await reserve(wanted.id)).body.leadId]).toEqual([200, body.leadId])
      expect(await shown('stockCars', wanted.id)).toMatchObject({ status: 'reserved', leadId: body.leadId, reservedUntil: body.until })
      const order = await pay(String(body.leadId))
      fixture.simulator.act(order, 'approve')
      await fixture.rest()
      later(31)
      await free()
      expect(await shown('stockCars', wanted.id)).toMatchObject({ status: 'reserved', leadId: body.leadId, reservedUntil: null })
      expect(await shown('leads', String(body.leadId))).toMatchObject({ stockCarId: wanted.id, customerId: sara.id, status: 'pending' })
    })

    it('is free again when it is not paid, and what comes too late goes back where somebody else has it', async () => {
      const wanted = await car()
      const { body } = await reserve(wanted.id)
      const order = await pay(String(body.leadId))
      Object.assign(fixture.simulator.notices.mood, { lost: true })
      later(45)
      await free()
      await fixture.rest()
      await free()
      expect(await shown('stockCars', wanted.id)).toMatchObject({ status: 'available', leadId: null })
      const winner = await customer(running())
      expect((await reserve(wanted.id, winner.sender)).status).toBe(200)
      Object.assign(fixture.simulator.notices.mood, { lost: false })
      fixture.simulator.act(order, 'approve')
      await fixture.look()
      const taken = await shown('stockCars', wanted.id)
      expect([taken['status'], taken['leadId'] === body.leadId]).toEqual(['reserved', false])
      const refunded = fixture.theirs(order)
      expect(['fully_refunded', 'expired', 'canceled']).toContain(refunded?.['state'])
    })

    it('goes to one of many who want it at once, and the others are told so', async () => {
      const wanted = await car()
      const people = await Promise.all(Array.from({ length: 4 }, () => customer(running())))
      const answers = await Promise.all(people.map(({ sender }) => reserve(wanted.id, sender)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
      expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.code))).toEqual(new Set(['carTaken']))
      const { body } = await running().admin().get(`/leads?stockCarId=${wanted.id}`)
      expect(body.total).toBe(1)
    })

    it('is one at a time for a person, and none where the dealership takes no deposits', async () => {
      const [first, second] = [await car(), await car()]
      expect((await reserve(first.id)).status).toBe(200)
      expect((await reserve(second.id)).body.code).toBe('anotherCarKept')
      const back = await settingsOf(running())({ vehicleDeposit: null })
      expect((await (await visitor(running())).get(`${list}/${second.id}`)).body.deposit).toBeNull()
      expect((await reserve(second.id, (await customer(running())).sender)).body.code).toBe('featureOff')
      await back()
    })
  })

  describe('in the hands of staff', () => {
    it('is reserved for an open lead, and sold with it', async () => {
      const [wanted, buyer] = [await car(), await lead()]
      expect(Object.keys((await move(wanted, 'reserved')).body.fields)).toEqual(['leadId'])
      const over = await lead({ status: 'closed' })
      expect((await move(wanted, 'reserved', { leadId: over.id })).body.fields.leadId).toContain('open')
      const reserved = (await move(wanted, 'reserved', { leadId: buyer.id })).body as Stored
      expect(await shown('leads', buyer.id)).toMatchObject({ stockCarId: wanted.id })
      const sold = await move({ ...wanted, version: (await shown('stockCars', wanted.id)).version }, 'sold')
      expect([sold.status, reserved.id]).toEqual([200, wanted.id])
      expect(await shown('leads', buyer.id)).toMatchObject({ status: 'completed', outcome: 'sold' })
      expect((await shown('stockCars', wanted.id))['soldAt']).toBeTruthy()
    })

    it('is sold when its lead is won, free when it is lost, and refused to a second lead', async () => {
      const [wanted, buyer, other] = [await car(), await lead(), await lead()]
      await move(wanted, 'reserved', { leadId: buyer.id })
      const step = async (id: string, to: string, values: Row) =>
        running()
          .admin()
          .post(`/leads/${id}/status`, { to, version: (await shown('leads', id)).version, ...values })
      await running().admin().put(`/leads/${other.id}`, { version: other.version, stockCarId: wanted.id })
      const refused = await step(other.id, 'completed', { outcome: 'sold' })
      expect([refused.status, refused.body.code]).toEqual([409, 'carTaken'])
      expect(await shown('leads', other.id)).toMatchObject({ status: 'in-progress', outcome: null })
      expect((await step(buyer.id, 'closed', { lostReason: 'price' })).status).toBe(200)
      expect(await shown('stockCars', wanted.id)).toMatchObject({ status: 'available', leadId: null })
      expect((await step(other.id, 'completed', { outcome: 'sold' })).status).toBe(200)
      expect(await shown('stockCars', wanted.id)).toMatchObject({ status: 'sold', leadId: other.id })
    })

    it('is sold once by two at the same time', async () => {
      const [wanted, one, other] = [await car(), await lead(), await lead()]
      const answers = await Promise.all([move(wanted, 'reserved', { leadId: one.id }), move(wanted, 'reserved', { leadId: other.id })])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    })

    it('is reserved by sales executives for leads of their own, and changed in nothing else', async () => {
      const { id } = await maker.insert('staff', {
        ...{ department: 'Sales', designationId: noor().designationIds['Sales Manager'], staffType: 'Sales Executive' },
      })
      const { services } = running()
      const token = await services.engine.scoped('noor', (tx) =>
        openSession(tx, 'noor', { audience: 'staff', subjectId: id }, services.now()),
      )
      const [wanted, own, foreign] = [await car(), await lead({ assigneeId: id }), await lead()]
      expect((await running().as({ token }).put(`/stockCars/${wanted.id}`, { version: 1, price: 1 })).status).toBe(403)
      expect((await move(wanted, 'reserved', { leadId: foreign.id }, token)).status).toBe(403)
      expect((await move(wanted, 'reserved', { leadId: own.id }, token)).status).toBe(200)
    })

    it('shows its days in stock and its names in the list', async () => {
      const model = `Model ${maker.next()}`
      const arrivedOn = new Date(running().clock.now.getTime() - 12 * 86_400_000).toISOString().slice(0, 10)
      await car({ model, arrivedOn, trim: { en: 'Grande', ar: 'جراندي' }, year: 2026 })
      const { body } = await running()
        .admin()
        .get(`/stockCars?model=${encodeURIComponent(model)}`)
      expect(body.data[0]).toMatchObject({ daysInStock: 12, picture: null })
      expect(body.data[0].car.ar).toContain('جراندي')
    })

    it('is refused with a VIN that another car has, and one that is none', async () => {
      const [body] = await maker.bodies('stockCars')
      expect((await running().admin().post('/stockCars', body)).status).toBe(200)
      const twice = await running().admin().post('/stockCars', body)
      expect([twice.status, Object.keys(twice.body.fields)]).toEqual([409, ['vin']])
      const wrong = await running()
        .admin()
        .post('/stockCars', { ...body, vin: 'IOQ' })
      expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['vin']])
    })

    it('leaves a row behind that says who reserved it', async () => {
      const wanted = await car()
      await reserve(wanted.id)
      const { rows } = await running().services.engine.scoped('noor', (tx) =>
        sql<{ actorKind: string }>`select "actorKind" from audit where "rowId" = ${wanted.id} and action = 'move'`.execute(tx),
      )
      expect(rows.map(({ actorKind }) => actorKind)).toEqual(['customer'])
    })
  })

  describe('in a file', () => {
    const fields = ['vin', 'makeId', 'model', 'year', 'condition', 'mileageKm', 'price', 'locationId', 'arrivedOn'] as const
    const headingsIn = (language: 'english' | 'arabic') =>
      fields.map((field) => running().services.texts(language, namedKey(`resources.stockCars.fields.${field}`))).join(',')
    const newVin = async () => String((await maker.bodies('stockCars'))[0]?.['vin'])
    const line = (vin: string, { price = '150000', condition = 'new' } = {}) =>
      [vin, noor().makeId, 'Camry', '2026', condition, '0', price, noor().branchId, '2026-11-01'].join(',')
    const bring = (rows: string[], language: 'english' | 'arabic' = 'english', plan = {}) =>
      tablesOf(running()).imported('stockCars', [headingsIn(language), ...rows].join('\r\n'), { key: 'vin', ...plan })
    const carsWith = async (vin: string) => (await running().admin().get(`/stockCars?vin=${vin}`)).body.data as (Row & Stored)[]

    it.each([
      ['english', 'used'],
      ['arabic', 'مستعملة'],
    ] as const)('is read by its headings (%s), and put up for sale', async (language, condition) => {
      const vin = await newVin()
      const { file, result } = await bring([line(vin, { condition })], language)
      expect(file.mapping).toEqual(fields)
      expect(result).toMatchObject({ create: 1, failed: 0 })
      const [made] = await carsWith(vin)
      expect(made).toMatchObject({ price: 15_000_000, condition: 'used', status: 'available', arrivedOn: '2026-11-01', photos: [] })
      expect((await (await visitor(running())).get(`${list}/${made?.id}`)).status).toBe(200)
    })

    it('is read by the headings of other systems', async () => {
      const vin = await newVin()
      const head = ['Chassis Number', 'Brand', 'Model Name', 'Model Year', 'condition', 'Odometer', 'price', 'locationId', 'arrivedOn']
      const { file } = await tablesOf(running()).imported('stockCars', [head.join(','), line(vin)].join('\r\n'))
      expect(file.mapping).toEqual(fields)
    })

    it('is known by its VIN: a second file changes what differs, once', async () => {
      const vin = await newVin()
      expect((await bring([line(vin)])).result).toMatchObject({ create: 1 })
      expect((await bring([line(vin)])).result).toMatchObject({ create: 0, update: 0, unchanged: 1, failed: 0 })
      // A VIN is the same in small letters.
      expect((await bring([line(vin.toLowerCase(), { price: '140000' })])).result).toMatchObject({ create: 0, update: 1, failed: 0 })
      expect((await carsWith(vin)).map(({ price }) => price)).toEqual([14_000_000])
    })

    it('is refused by row with a bad price, a VIN that is none, and one that a row before it had', async () => {
      const [good, bad, negative] = [await newVin(), await newVin(), await newVin()]
      const rows = [line(good), line(bad, { price: 'cheap' }), line(negative, { price: '-5' }), line('IOQ'), line(good, { price: '1' })]
      const { result } = await bring(rows, 'english', { key: null, mode: 'create' })
      expect(result).toMatchObject({ create: 1, failed: 4 })
      expect(result.problems.map(({ row, column }) => [row, column])).toEqual([
        [3, 'Price with VAT'],
        [4, 'Price with VAT'],
        [5, 'VIN'],
        [6, 'VIN'],
      ])
      expect((await carsWith(good)).map(({ price }) => price)).toEqual([15_000_000])
      expect([...(await carsWith(bad)), ...(await carsWith(negative))]).toEqual([])
    })

    it('stays sold when a file names it again', async () => {
      const vin = await newVin()
      await bring([line(vin)])
      const [made] = await carsWith(vin)
      const buyer = await lead()
      const reserved = await move(made as Stored, 'reserved', { leadId: buyer.id })
      expect((await move(reserved.body, 'sold')).status).toBe(200)
      expect((await bring([line(vin, { price: '160000' })])).result).toMatchObject({ create: 0, failed: 0 })
      expect(await shown('stockCars', String(made?.id))).toMatchObject({ status: 'sold', leadId: buyer.id })
      expect((await carsWith(vin)).length).toBe(1)
    })
  })
})
