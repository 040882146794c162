// Promotion codes: discounts, who may use them how often, and the errors of wrong codes.
import { beforeEach, describe, expect, it } from 'vitest'
import { dayAfter, momentOf } from '../../server/core/time/time.ts'
import { totalsOf } from '../../src/schema/core/money.ts'
import { eachServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { customer, newPlate, visitor, type TestCustomer } from '../core/server/people.ts'

const days = Array.from({ length: 50 }, (_, place) => dayAfter('2026-11-29', place)).filter(
  (day) => new Date(`${day}T00:00:00Z`).getUTCDay() < 5,
)
let used = 0
const freshStart = (): string => {
  used += 1
  return momentOf(days[used % days.length] ?? '2026-11-29', '09:00')
}
const oil = 19_999
const brakes = 45_050

eachServer('a promotion code', (running) => {
  beforeEach(() => {
    running().clock.now = firstMorning
  })
  let codes = 0
  const add = async (values: Record<string, unknown> = {}, tenant: 'noor' | 'najd' = 'noor') => {
    const body = {
      code: `SAVE-${(codes += 1)}`,
      name: { en: 'Winter', ar: 'الشتاء' },
      kind: 'percent',
      percent: 10,
      validFrom: '2026-11-01',
      validTo: '2026-12-31',
      oncePerCustomer: false,
      ...values,
    }
    const made = await running().admin(tenant).post('/promotion-codes', body)
    expect([made.status, made.body.fields]).toEqual([200, undefined])
    return made.body as { id: string; code: string; version: number }
  }
  const check = (who: TestCustomer, promotionCode: string, services = ['OIL', 'BRAKES']) =>
    who.sender.post('/landing-page/check-promotion', { promotionCode, services })
  const book = (who: TestCustomer, promotionCode: string | null, services = ['OIL', 'BRAKES']) =>
    who.sender.post('/landing-page/add-appointment', {
      ...{ vehicleId: who.vehicleId, services, locationId: running().tenants.noor.branchId, startAt: freshStart() },
      ...{ transport: 'dropOff', promotionCode },
    })
  const refusal = (answer: { body: { fields?: Record<string, string> } }) => answer.body.fields?.['promotionCode']
  const usesOf = async (id: string) => (await running().admin().get(`/promotion-codes/${id}`)).body.uses as number

  it('takes its percent off before VAT, rounded half up, when it is checked and when it is booked', async () => {
    const { id, code } = await add({ percent: 15 })
    const who = await customer(running())
    const totals = totalsOf([oil, brakes], 9757)
    expect(totals).toEqual({ net: 55_292, vat: 8294, gross: 63_586, currency: 'SAR', discount: 9757 })
    expect((await check(who, ` ${code.toLowerCase()} `)).body).toEqual({ code, name: { en: 'Winter', ar: 'الشتاء' }, totals })
    expect(await usesOf(id)).toBe(0)
    const { body } = await book(who, code.toLowerCase())
    expect(body.appointment.totals).toEqual(totals)
    const row = await running().admin().get(`/appointments/${body.appointment.id}`)
    expect(row.body).toMatchObject({ promotionId: id, totals })
    expect(await usesOf(id)).toBe(1)
  })

  it('takes an amount off at most what its own services cost', async () => {
    const { body } = await running().admin().get('/masters/servicePackages?q=Oil')
    const { code } = await add({ kind: 'amount', amount: 50_000, packageIds: [body.data[0].id] })
    const who = await customer(running())
    expect((await check(who, code)).body.totals).toEqual(totalsOf([oil, brakes], oil))
    expect(refusal(await check(who, code, ['BRAKES']))).toBe('This code does not apply to the services you chose.')
  })

  it('follows the services when staff change them, and stays as it is for work that is found later', async () => {
    const { code } = await add({ percent: 10 })
    const who = await customer(running())
    const { appointment } = (await book(who, code)).body
    const { body } = await running()
      .admin()
      .put(`/appointments/${appointment.id}`, {
        services: appointment.services.filter((one: { code: string }) => one.code === 'OIL'),
        version: appointment.version,
      })
    expect(body.totals).toEqual(totalsOf([oil], 2000))
  })

  describe('is refused, and says why', () => {
    const unknown = 'We do not recognise this code. Check it and try again.'
    it('when nobody made it, it is switched off, has not begun, is deleted, or is another tenant’s: all alike', async () => {
      const off = await add({ active: false })
      const later = await add({ validFrom: '2026-11-23' })
      const gone = await add()
      await running().admin().delete(`/promotion-codes/${gone.id}?version=${gone.version}`)
      const theirs = await add({ code: 'NAJD-ONLY' }, 'najd')
      for (const code of ['NOBODYS', off.code, later.code, gone.code, theirs.code]) {
        const who = await customer(running())
        expect([code, refusal(await check(who, code)), refusal(await book(who, code))]).toEqual([code, unknown, unknown])
      }
    })
    it('after its last day, which counts whole', async () => {
      const { code } = await add({ validTo: '2026-11-22' })
      running().clock.now = new Date('2026-11-22T20:59:59Z')
      expect((await check(await customer(running()), code)).status).toBe(200)
      running().clock.now = new Date('2026-11-22T21:00:00Z')
      expect(refusal(await check(await customer(running()), code))).toBe('This code has expired.')
    })
    it('in a form that no code has', async () => {
      const who = await customer(running())
      for (const code of ['', 'AB', "A' or 1=1", 'X'.repeat(21)]) expect(refusal(await check(who, code))).toBeDefined()
    })
  })

  it('is used once by a customer where it says so, and again once that booking is cancelled', async () => {
    const { id, code } = await add({ oncePerCustomer: true })
    const who = await customer(running())
    const { appointment } = (await book(who, code)).body
    const { makeId } = running().tenants.noor
    const car = await who.sender.post('/customers/vehicle', { plate: newPlate(), makeId, model: 'Camry', year: 2022 })
    expect(refusal(await book({ ...who, vehicleId: car.body.vehicle.id }, code))).toBe('You have already used this code.')
    const { version } = appointment
    await who.sender.post('/landing-page/delete-appointment', { id: appointment.id, version, reason: 'plans' })
    expect(await usesOf(id)).toBe(0)
    expect((await book(who, code)).status).toBe(200)
  })

  it('gives its last use to one of twelve who book at once', async () => {
    const { id, code } = await add({ maxUses: 1 })
    const people = []
    for (let count = 0; count < 12; count += 1) people.push(await customer(running()))
    const answers = await Promise.all(people.map((who) => book(who, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 11 }, () => 400)])
    expect(answers.find(({ status }) => status === 400)?.body.fields.promotionCode).toBe(
      'This code can no longer be used: it has reached its limit.',
    )
    expect(await usesOf(id)).toBe(1)
  }, 60_000)

  it('counts rightly while some book and some cancel', async () => {
    const { id, code } = await add()
    const people = []
    for (let count = 0; count < 6; count += 1) people.push(await customer(running()))
    const booked = await Promise.all(people.slice(0, 3).map((who) => book(who, code)))
    const cancel = ({ sender }: TestCustomer, place: number) => {
      const made = booked[place]?.body.appointment as { id: string; version: number }
      return sender.post('/landing-page/delete-appointment', { id: made.id, version: made.version, reason: 'plans' })
    }
    await Promise.all([...people.slice(0, 3).map(cancel), ...people.slice(3).map((who) => book(who, code))])
    expect(await usesOf(id)).toBe(3)
  }, 60_000)

  it('leaves nothing half booked when it is refused', async () => {
    const who = await customer(running())
    expect((await book(who, 'NOBODYS')).status).toBe(400)
    expect((await who.sender.get('/landing-page/appointments?when=all')).body.total).toBe(0)
  })

  it('cannot be guessed: ten wrong ones an hour from one person, wherever they are tried, and right ones do not count', async () => {
    const { code } = await add()
    const who = await customer(running())
    for (let count = 0; count < 12; count += 1) expect((await check(who, code)).status).toBe(200)
    for (let count = 0; count < 5; count += 1) expect((await check(who, `GUESS-${count}`)).status).toBe(400)
    for (let count = 5; count < 10; count += 1) expect((await book(who, `GUESS-${count}`)).status).toBe(400)
    expect((await check(who, code)).status).toBe(429)
    expect((await book(who, code)).status).toBe(429)
    expect((await book(who, null)).status).toBe(200)
  })

  it('cannot be guessed by a visitor either: ten wrong ones an hour from one session', async () => {
    const { code } = await add()
    const who = await visitor(running())
    const tryCode = async (promotionCode: string) =>
      (await who.post('/landing-page/check-promotion', { promotionCode, services: ['OIL'] })).status
    expect(await tryCode(code)).toBe(200)
    for (let count = 0; count < 10; count += 1) expect(await tryCode(`GUESS-${count}`)).toBe(400)
    expect(await tryCode(code)).toBe(429)
  })

  it('is made with what it gives, in capitals, and names the field that is missing', async () => {
    const post = (values: Record<string, unknown>) =>
      running()
        .admin()
        .post('/promotion-codes', {
          ...{ code: 'ok-1', name: { en: 'a', ar: 'ب' }, kind: 'percent', validFrom: '2026-12-01', validTo: '2026-12-02', percent: 5 },
          ...values,
        })
    expect((await post({})).body.code).toBe('OK-1')
    expect((await post({})).body.code).toBe('alreadyExists')
    expect((await post({ percent: 0 })).body.fields).toHaveProperty('percent')
    expect((await post({ kind: 'amount' })).body.fields).toHaveProperty('amount')
    expect((await post({ code: 'a b!' })).body.fields).toHaveProperty('code')
    expect((await post({ validTo: '2026-11-30' })).body.fields).toHaveProperty('validTo')
  })
})
