// A booking from a phone over the API, with every failure that can occur on the way.
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { dayAfter, localDay, momentOf } from '../../server/core/time/time.ts'
import { eachServer, type Running } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { manyCustomers } from '../core/server/manyCustomers.ts'
import { customer, newAddress, newMobile, newPlate, proven, visitor, type TestCustomer } from '../core/server/people.ts'
import { withQuery } from '../core/server/requests.ts'
import { addRowOf, workshopHours } from '../core/server/tenants.ts'

/** The Monday after the fixed clock's day. */
const monday = '2026-11-23'
// Sundays to Thursdays within the sixty days that can be booked, except the holiday of a test below.
const openDays = Array.from({ length: 50 }, (_, place) => dayAfter('2026-11-29', place)).filter((day) => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday < 5 && day !== '2026-12-01'
})
let days = 0
/** A working day that no other test uses. */
const freshDay = (): string => openDays[(days += 1) % openDays.length] ?? monday

interface Input {
  services?: string[]
  startAt?: string
  advisorId?: string | null
  transport?: string
  pickupAddress?: unknown
  locationId?: string
  vehicleId?: string
}
const requestOf = (running: Running, who: TestCustomer, request: Input = {}) => ({
  vehicleId: who.vehicleId,
  services: ['OIL'],
  locationId: running.tenants.noor.branchId,
  startAt: momentOf(monday, '09:00'),
  transport: 'dropOff',
  ...request,
})
const book = (running: Running, who: TestCustomer, request: Input = {}, key?: string) =>
  who.sender.post('/landing-page/add-appointment', requestOf(running, who, request), key ? { key } : {})

// From an address of their own, since an address has a limit too.
const crowded = (running: Running, who: Omit<TestCustomer, 'sender'>): TestCustomer => ({
  ...who,
  sender: running.as({ token: who.token, address: newAddress() }),
})

eachServer('a booking', (running) => {
  beforeEach(() => {
    running().clock.now = firstMorning
  })
  const fresh = async (request: Input = {}) => {
    const who = await customer(running())
    const answer = await book(running(), who, request)
    expect([answer.status, answer.body.code]).toEqual([200, undefined])
    return { who, booked: answer.body.appointment }
  }

  it('goes from a mobile number to a reference that can be read out, and on to another time and away', async () => {
    const { branchId, advisorIds, makeId } = running().tenants.noor
    const mobile = newMobile()
    const first = await visitor(running())
    expect((await first.get('/landing-page/client-info')).body).toEqual({ mapApiKey: null, defaultCountryCode: '+966' })
    expect((await first.post('/customers/find-customer', { mobile: mobile.replace('+966', '0') })).body).toEqual({
      by: 'mobile',
      value: mobile,
      mobileNeeded: false,
    })
    const { sender, answer } = await proven(running(), mobile)
    expect(answer['match']).toBe('noCustomer')

    const made = await sender.post('/landing-page/createUser', {
      title: 'Mrs.',
      firstName: 'Sara',
      lastName: 'الحربي',
      email: 'Sara@Mail.example',
      languageId: '2',
      consents: [{ purpose: 'marketing', granted: true }],
    })
    expect(made.body).toMatchObject({
      customer: {
        mobile,
        firstName: 'Sara',
        email: 'sara@mail.example',
        mobileVerification: 'Verified',
        consents: [{ purpose: 'marketing', granted: true, at: firstMorning.toISOString() }],
      },
    })
    const car = await sender.post('/customers/vehicle', {
      plate: 'أ ب ح ١٢٣٤',
      makeId,
      model: 'Camry',
      year: 2022,
      vin: '1M8GDM9AXKP042788',
      mileageKm: 19_500,
    })
    expect(car.body).toMatchObject({ vehicle: { plate: 'ABJ1234', status: 'Pending', mileageAt: '2026-11-22' }, warnings: [] })
    const vehicleId = car.body.vehicle.id as string
    expect((await sender.post('/landing-page/customer-vehicle-details', {})).body.data).toMatchObject([{ id: vehicleId }])

    const services = (await sender.get(`/landing-page/recommanded-services?vehicleId=${vehicleId}&mileage=19500`)).body.data
    expect(services.map(({ code, due }: { code: string; due: boolean }) => [code, due])).toEqual([
      ['OIL', true],
      ['BRAKES', false],
      ['OVERHAUL', false],
    ])
    expect(services[0]).toMatchObject({
      basis: { kind: 'km', every: 10_000, over: 9_500, last: null, mileage: { km: 19_500, estimated: false } },
      contains: [],
      recommended: true,
    })
    expect((await sender.get('/landing-page/dealership-locations')).body.data).toMatchObject([
      { id: branchId, today: workshopHours.sunday },
    ])
    expect((await sender.get(`/landing-page/advisors?locationId=${branchId}`)).body.data.map(({ id }: { id: string }) => id)).toEqual(
      advisorIds,
    )
    const dates = (await sender.get(`/landing-page/appointment-dates?locationId=${branchId}&services=OIL,BRAKES`)).body.data
    expect(dates.find(({ date }: { date: string }) => date === monday)).toMatchObject({ available: true, reason: null })
    const times = (await sender.get(`/landing-page/appointment-times?locationId=${branchId}&services=OIL,BRAKES&date=${monday}`)).body.data
    const [slot] = times.filter(({ available }: { available: boolean }) => available)
    expect(slot).toEqual({ start: momentOf(monday, '09:00'), local: '09:00', available: true, reason: null })

    const booked = await sender.post(
      '/landing-page/add-appointment',
      { vehicleId, services: ['OIL', 'BRAKES'], locationId: branchId, startAt: slot.start, transport: 'wait', concern: 'ضجيج\nin front' },
      { key: 'story-1' },
    )
    expect(booked.body).toMatchObject({
      successMessage: 'Your appointment is booked.',
      appointment: {
        ref: expect.stringMatching(/^[2-9A-HJKMNP-TV-Z]{6}$/),
        status: 'pending',
        closure: 'none',
        startAt: slot.start,
        endAt: momentOf(monday, '11:00'),
        changeable: true,
        totals: { net: 65_049, vat: 9757, gross: 74_806, currency: 'SAR' },
        advisor: { id: advisorIds[0] },
        vehicle: { plate: 'ABJ1234' },
        concern: 'ضجيج\nin front',
      },
    })
    const { id, ref, version } = booked.body.appointment
    expect((await sender.get('/landing-page/appointments?when=upcoming')).body).toMatchObject({ total: 1, data: [{ id }] })
    expect((await sender.get(`/landing-page/appointment-list/${made.body.customer.id}`)).body).toMatchObject({ total: 1, data: [{ ref }] })
    expect((await sender.post('/landing-page/appointment-details', { ref: ref.toLowerCase() })).body.appointment.id).toBe(id)

    const moved = await sender.put(`/landing-page/appointments/${id}`, {
      version,
      startAt: momentOf(monday, '13:00'),
      advisorId: advisorIds[1],
    })
    expect(moved.body).toMatchObject({
      successMessage: 'Your appointment has been moved.',
      appointment: {
        startAt: momentOf(monday, '13:00'),
        endAt: momentOf(monday, '15:00'),
        version: version + 1,
        advisor: { id: advisorIds[1] },
      },
    })
    const cancelled = await sender.post('/landing-page/delete-appointment', { id, version: version + 1, reason: 'Travelling' })
    expect(cancelled.body).toMatchObject({
      successMessage: 'Your appointment has been cancelled.',
      appointment: { closure: 'cancelled', changeable: false },
    })
    expect((await sender.get('/landing-page/appointments?when=upcoming')).body.total).toBe(0)
    expect((await sender.get('/landing-page/appointments?when=past')).body.total).toBe(1)

    const messages = (
      await running()
        .admin()
        .get(withQuery('/messages', { recipient: mobile, size: 100, sort: 'createdAt', order: 'ASC' }))
    ).body.data
    expect(messages.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['otp', 'bookingConfirmation', 'bookingMoved', 'bookingCancelled']),
    )
    expect(
      messages
        .filter(({ kind }: { kind: string }) => kind !== 'otp')
        .every(({ body }: { body: string }) => /[\u0600-\u06ff]/.test(body) && body.includes(ref)),
    ).toBe(true)
    const audit = (
      await running()
        .admin()
        .get(withQuery('/audit', { rowId: id, sort: 'createdAt', order: 'ASC' }))
    ).body.data
    expect(audit.map(({ action }: { action: string }) => action)).toEqual(['create', 'move', 'move'])
  })

  it('can be made by a guest in one step, with a new vehicle', async () => {
    const mobile = newMobile()
    const { sender } = await proven(running(), mobile)
    const day = freshDay()
    const body = {
      customer: { firstName: 'Fahad', lastName: 'Alotaibi', languageId: '1', consents: [] },
      vehicle: { plate: newPlate(), makeId: running().tenants.noor.makeId, model: 'Camry', year: 2020 },
      services: ['OIL'],
      locationId: running().tenants.noor.branchId,
      startAt: momentOf(day, '09:00'),
      transport: 'wait',
    }
    expect((await sender.post('/landing-page/create-appointment', { ...body, vehicle: undefined })).body.fields).toHaveProperty('vehicleId')
    expect((await sender.get('/customers/customer-details')).body.customer).toBeNull()
    const { status, body: answer } = await sender.post('/landing-page/create-appointment', body)
    expect([status, answer.appointment?.status]).toEqual([200, 'pending'])
    expect((await sender.get('/customers/customer-details')).body).toMatchObject({ customer: { mobile }, vehicles: [{ model: 'Camry' }] })
  })

  it('has totals that are the sum of the services and 15 % VAT, rounded half up, in whole halalas', async () => {
    await addRowOf(running().services, 'noor', 'servicePackages', { code: 'ODD', name: { en: 'Odd', ar: 'فردي' }, price: 30, minutes: 30 })
    const { booked } = await fresh({ services: ['ODD'], startAt: momentOf(freshDay(), '09:00') })
    expect(booked.totals).toEqual({ net: 30, vat: 5, gross: 35, currency: 'SAR' })
  })

  it('recommends what contains the rest of what is due, says how long overdue it is, and refuses to do anything twice', async () => {
    const add = (code: string, price: number, everyKm: number, contains: string[]) =>
      addRowOf(running().services, 'noor', 'servicePackages', {
        ...{ code, price, everyKm, contains, minutes: 30 },
        name: { en: code, ar: 'صيانة' },
      })
    const part = await add('PART', 10_000, 30_000, [])
    const whole = await add('WHOLE', 20_000, 30_000, [part.id])
    const former = await add('FORMER', 15_000, 30_000, [])
    const admin = running().admin()
    await admin.put(`/masters/servicePackages/${former.id}`, { active: false, version: former.version })
    const { booked, who } = await fresh({ services: ['WHOLE'], startAt: momentOf(freshDay(), '09:00') })
    const listed = async (mileage: number) =>
      (await who.sender.get(`/landing-page/recommanded-services?mileage=${mileage}`)).body.data as Record<string, unknown>[]
    const of = (rows: Record<string, unknown>[], code: string) => rows.find((one) => one['code'] === code)
    const due = await listed(31_200)
    expect(of(due, 'WHOLE')).toMatchObject({ contains: ['PART'], recommended: true, basis: { kind: 'km', every: 30_000, over: 1200 } })
    expect(of(due, 'PART')).toMatchObject({ due: true, recommended: false, basis: { over: 1200 } })
    expect(of(due, 'FORMER')).toBeUndefined()
    expect(of(await listed(29_000), 'WHOLE')).toMatchObject({ recommended: true, basis: { over: 0 } })
    expect(of(await listed(26_000), 'WHOLE')).toMatchObject({ recommended: false, basis: null })
    // The visit is over: what it did, and what was in that, counts from its mileage.
    await running().services.engine.scoped('noor', (tx) =>
      sql`update appointments set status = 'delivered', "mileageIn" = 24000, "startAt" = '2026-06-01T06:00:00Z', "endAt" = '2026-06-01T07:00:00Z'
        where id = ${booked.id}`.execute(tx),
    )
    const own = (mileage: number) =>
      who.sender
        .get(`/landing-page/recommanded-services?vehicleId=${booked.vehicle?.id}&mileage=${mileage}`)
        .then(({ body }) => of(body.data as Record<string, unknown>[], 'PART'))
    expect(await own(31_200)).toMatchObject({ basis: null })
    expect(await own(57_000)).toMatchObject({ basis: { kind: 'km', every: 30_000, over: 3000, last: { on: '2026-06-01', km: 24_000 } } })

    const both = { services: ['WHOLE', 'PART'], startAt: momentOf(freshDay(), '09:00') }
    const refused = [
      await who.sender.post('/landing-page/hold-time', { ...both, locationId: running().tenants.noor.branchId }),
      await book(running(), who, both),
    ]
    for (const { status, body } of refused) expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['services']])
    for (const contains of [[part.id], [whole.id]]) {
      const answer = await admin.put(`/masters/servicePackages/${part.id}`, { contains, version: part.version })
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['contains']])
    }
  })

  it('counts a service that was named twice once', async () => {
    const { booked } = await fresh({ services: ['OIL', 'OIL'], startAt: momentOf(freshDay(), '09:00') })
    expect([booked.services.length, booked.totals.net]).toEqual([1, 19_999])
  })

  it('takes a VIN with a wrong check digit and warns of it', async () => {
    const who = await customer(running())
    const vehicle = { makeId: running().tenants.noor.makeId, model: 'Camry', year: 2022 }
    const wrong = await who.sender.post('/customers/vehicle', { ...vehicle, plate: newPlate(), vin: '1M8GDM9A1KP042788' })
    expect([wrong.status, wrong.body.warnings]).toEqual([200, [expect.stringContaining('check digit')]])
    const arabic = await who.sender.post(
      '/customers/vehicle',
      { ...vehicle, plate: newPlate(), vin: '1M8GDM9A2KP042788' },
      { language: 'ar' },
    )
    expect(arabic.body.warnings).toEqual([expect.stringMatching(/[\u0600-\u06ff]/)])
  })

  it("gives back one's own vehicle when it is added again, and refuses another person's", async () => {
    const [one, other] = [await customer(running()), await customer(running())]
    const car = { plate: newPlate(), makeId: running().tenants.noor.makeId, model: 'Camry', year: 2022 }
    const first = await one.sender.post('/customers/vehicle', car)
    expect((await one.sender.post('/customers/vehicle', car)).body.vehicle.id).toBe(first.body.vehicle.id)
    const { status, body } = await other.sender.post('/customers/vehicle', car)
    expect([status, body.code, Object.keys(body.fields)]).toEqual([409, 'alreadyExists', ['plate']])
  })

  describe('that cannot be', () => {
    const refused = async (request: Input) => {
      const who = await customer(running())
      const { status, body } = await book(running(), who, request)
      expect((await who.sender.get('/landing-page/appointments')).body.total).toBe(0)
      return { status, code: body.code, fields: Object.keys(body.fields ?? {}), next: body.details?.next }
    }

    it('in the past, too soon, too far ahead, on a closed day, in the break, off the grid, or too long for closing, is refused with times that are free', async () => {
      for (const startAt of [
        momentOf('2026-11-15', '09:00'),
        momentOf('2026-11-22', '08:30'),
        momentOf('2027-03-01', '09:00'),
        momentOf('2026-11-27', '09:00'),
        momentOf(monday, '12:00'),
        momentOf(monday, '12:30'),
        momentOf(monday, '09:10'),
        momentOf(monday, '18:00'),
      ]) {
        const { status, code, fields } = await refused({ startAt })
        expect([startAt, status, code, fields]).toEqual([startAt, 409, 'slotTaken', ['startAt']])
      }
      expect(await refused({ services: ['BRAKES'], startAt: momentOf(monday, '17:00') })).toMatchObject({ status: 409, code: 'slotTaken' })
      expect(await refused({ services: ['OVERHAUL'] })).toMatchObject({ status: 409, code: 'slotTaken', next: [] })
    })

    it("with another person's vehicle, another tenant's branch, an unknown service or advisor is not found", async () => {
      const other = await customer(running())
      const { najd } = running().tenants
      expect(await refused({ vehicleId: other.vehicleId })).toMatchObject({ status: 404, fields: ['vehicleId'] })
      expect(await refused({ locationId: najd.branchId })).toMatchObject({ status: 404, fields: ['locationId'] })
      expect(await refused({ services: ['OIL', 'NONSENSE'] })).toMatchObject({ status: 404, fields: ['services'] })
      expect(await refused({ advisorId: najd.advisorIds[0] })).toMatchObject({ status: 404, fields: ['advisorId'] })
      expect(await refused({ advisorId: running().tenants.noor.staff.Administrator.id })).toMatchObject({
        status: 404,
        fields: ['advisorId'],
      })
    })

    it('without services or without the address of a pick-up names the field', async () => {
      expect(await refused({ services: [] })).toMatchObject({ status: 400, fields: ['services'] })
      expect(await refused({ transport: 'pickUpDelivery' })).toMatchObject({ status: 400, fields: ['pickupAddress'] })
      expect(await refused({ transport: 'teleport' })).toMatchObject({ status: 400, fields: ['transport'] })
      const foreign = await addRowOf(running().services, 'najd', 'cities', { name: { en: 'Riyadh', ar: 'الرياض' } })
      expect(await refused({ transport: 'pickUpDelivery', pickupAddress: { street: 'x', cityId: foreign.id } })).toMatchObject({
        status: 404,
        fields: ['pickupAddress'],
      })
    })
  })

  it('names the hours of its branch today: none on the weekly day off and on a holiday', async () => {
    const { branchId } = running().tenants.noor
    const today = async (day: string) => {
      running().clock.now = new Date(momentOf(day, '10:00'))
      const { body } = await (await visitor(running())).get('/landing-page/dealership-locations')
      return (body.data as { id: string; today: unknown }[]).find(({ id }) => id === branchId)?.today
    }
    expect([await today('2026-11-22'), await today('2026-11-27')]).toEqual([workshopHours.sunday, []])
    const off = { name: { en: 'Inventory', ar: 'جرد' }, day: '2026-11-25', locationId: branchId }
    await addRowOf(running().services, 'noor', 'holidays', off)
    expect([await today('2026-11-24'), await today('2026-11-25')]).toEqual([workshopHours.tuesday, []])
    running().clock.now = firstMorning
  })

  it('is not offered on closed days and holidays, which say why', async () => {
    const { branchId } = running().tenants.noor
    const holiday = '2026-12-01'
    await addRowOf(running().services, 'noor', 'holidays', { name: { en: 'Stocktaking', ar: 'جرد' }, day: holiday, locationId: branchId })
    const one = await visitor(running())
    const offered = (await one.get(`/landing-page/appointment-dates?locationId=${branchId}&days=14`)).body.data
    const day = (date: string) => offered.find((other: { date: string }) => other.date === date)
    expect(day('2026-11-27')).toMatchObject({ available: false, reason: 'closed', total: 0 })
    expect(day(holiday)).toMatchObject({ available: false, reason: 'holiday', holiday: { en: 'Stocktaking', ar: 'جرد' } })
    expect((await one.get(`/landing-page/appointment-times?locationId=${branchId}&date=${holiday}`)).body.data).toEqual([])
    const later = await one.get(`/landing-page/appointment-dates?locationId=${branchId}&from=2027-01-21&days=4`)
    expect(later.body.data.map(({ date, reason }: { date: string; reason: string | null }) => [date, reason])).toEqual([
      ['2027-01-21', null],
      ['2027-01-22', 'closed'],
      ['2027-01-23', 'closed'],
      ['2027-01-24', 'later'],
    ])
    const who = await customer(running())
    expect((await book(running(), who, { startAt: momentOf(holiday, '09:00') })).status).toBe(409)
    const past = (await one.get(`/landing-page/appointment-times?locationId=${branchId}&date=2026-11-22`)).body.data
    expect(past[0]).toMatchObject({ local: '09:00', available: true })
    running().clock.now = new Date(momentOf('2026-11-22', '10:00'))
    const now = (await one.get(`/landing-page/appointment-times?locationId=${branchId}&date=2026-11-22`)).body.data
    expect(now.filter(({ reason }: { reason: string }) => reason === 'past').map(({ local }: { local: string }) => local)).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
    ])
  })

  it('of a time that was taken meanwhile is told the next free ones', async () => {
    const { advisorIds } = running().tenants.noor
    const startAt = momentOf(freshDay(), '09:00')
    await fresh({ startAt, advisorId: advisorIds[0] })
    const late = await customer(running())
    const { status, body } = await book(running(), late, { startAt, advisorId: advisorIds[0] })
    expect([status, body.code, body.details.next.length, body.details.next[0].local]).toEqual([409, 'slotTaken', 6, '09:30'])
    expect((await book(running(), late, { startAt: body.details.next[0].start, advisorId: advisorIds[0] })).status).toBe(200)
  })

  it("of one advisor's time by fifty at once is won by one", async () => {
    const { services, tenants } = running()
    const people = await manyCustomers(services, tenants.noor, 50)
    const startAt = momentOf(freshDay(), '09:00')
    const request = { startAt, advisorId: tenants.noor.advisorIds[0] }
    const answers = await Promise.all(people.map((who) => book(running(), crowded(running(), who), request)))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 409)])
    expect(
      (
        await running()
          .admin()
          .get(withQuery('/appointments', { startAtFrom: startAt, startAtTo: startAt }))
      ).body.total,
    ).toBe(1)
  })

  it('of one time by five hundred people at once is won by one, and the others see what else is free', async () => {
    const { services, tenants } = running()
    const people = await manyCustomers(services, tenants.noor, 500)
    const request = { startAt: momentOf(freshDay(), '09:00'), advisorId: tenants.noor.advisorIds[0] }
    const answers = await Promise.all(people.map((who) => book(running(), crowded(running(), who), request)))
    const lost = answers.filter(({ status }) => status === 409)
    expect([answers.filter(({ status }) => status === 200).length, lost.length]).toEqual([1, 499])
    expect(new Set(lost.map(({ body }) => body.code))).toEqual(new Set(['slotTaken']))
    expect(lost.every(({ body }) => body.details.next.length > 0)).toBe(true)
  })

  it('of a time that was just refused is made as soon as it is free again', async () => {
    const startAt = momentOf(freshDay(), '09:00')
    const request = { startAt, advisorId: running().tenants.noor.advisorIds[0] }
    const { who: first, booked } = await fresh(request)
    const [second, third] = [await customer(running()), await customer(running())]
    expect((await book(running(), second, request)).status).toBe(409)
    expect((await book(running(), third, request)).status).toBe(409)
    const { id, version } = booked
    expect((await first.sender.post('/landing-page/delete-appointment', { id, version, reason: 'Travelling' })).status).toBe(200)
    expect((await book(running(), third, request)).status).toBe(200)
  })

  it.each([1, 2, 3])('by fifty at once of whatever is free takes every advisor and bay once, and no call fails (round %i)', async () => {
    const people = await manyCustomers(running().services, running().tenants.noor, 50)
    const day = freshDay()
    const starts = ['09:00', '09:30', '10:00', '10:30', '11:00']
    const requested = Array.from({ length: 50 }, (_, place) => ({
      startAt: momentOf(day, starts[place % 5] ?? '09:00'),
      services: place % 3 === 0 ? ['BRAKES'] : ['OIL'],
    }))
    const answers = await Promise.all(
      requested.map((request, place) => book(running(), crowded(running(), people[place] as TestCustomer), request)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const { data } = (
      await running()
        .admin()
        .get(withQuery('/appointments', { startAtFrom: momentOf(day, '00:00'), startAtTo: momentOf(day, '23:00'), size: 100 }))
    ).body
    const taken = data.map(({ advisorId, startAt }: { advisorId: string; startAt: string }) => `${advisorId} ${startAt}`)
    expect(new Set(taken).size).toBe(taken.length)
    for (const start of starts) {
      const at = momentOf(day, start)
      const busy = data.filter((one: { startAt: string; endAt: string }) => one.startAt <= at && at < one.endAt)
      expect(busy.length).toBeLessThanOrEqual(2)
    }
  })

  it('that is confirmed twice under one key is made once', async () => {
    const who = await customer(running())
    const request = { startAt: momentOf(freshDay(), '09:00') }
    const [first, second] = await Promise.all([book(running(), who, request, 'twice'), book(running(), who, request, 'twice')])
    const third = await book(running(), who, request, 'twice')
    expect([first?.status, second?.status, third.status]).toEqual([200, 200, 200])
    expect(new Set([first, second, third].map((one) => one?.body.appointment.ref)).size).toBe(1)
    expect((await who.sender.get('/landing-page/appointments')).body.total).toBe(1)
    const other = await book(running(), who, { ...request, services: ['BRAKES'] }, 'twice')
    expect([other.status, other.body.code]).toEqual([409, 'keyReused'])
  })

  it('whose answer was lost is told again under its key, however many were refused since', async () => {
    const [winner, ...others] = [await customer(running()), await customer(running()), await customer(running())]
    const request = { startAt: momentOf(freshDay(), '09:00'), advisorId: running().tenants.noor.advisorIds[0] }
    const first = await book(running(), winner, request, 'lost answer')
    for (const other of others) expect((await book(running(), other, request)).status).toBe(409)
    const again = await book(running(), winner, request, 'lost answer')
    expect([first.status, again.status, again.body.appointment.ref]).toEqual([200, 200, first.body.appointment.ref])
  })

  it("under a key that another customer used is the customer's own", async () => {
    const [one, other] = [await customer(running()), await customer(running())]
    const startAt = momentOf(freshDay(), '09:00')
    const [first, second] = [await book(running(), one, { startAt }, 'shared'), await book(running(), other, { startAt }, 'shared')]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(first.body.appointment.ref).not.toBe(second.body.appointment.ref)
  })

  it('that failed under a key can be tried again under it', async () => {
    const who = await customer(running())
    const request = { startAt: momentOf(freshDay(), '12:00') }
    expect((await book(running(), who, request, 'again')).status).toBe(409)
    expect((await book(running(), who, { startAt: momentOf(freshDay(), '09:00') }, 'again')).status).toBe(200)
  })

  it('that is cancelled or moved gives its time back', async () => {
    const { advisorIds } = running().tenants.noor
    const day = freshDay()
    const request = { startAt: momentOf(day, '09:00'), advisorId: advisorIds[0] }
    const { who, booked } = await fresh(request)
    await who.sender.put(`/landing-page/appointments/${booked.id}`, {
      version: 1,
      startAt: momentOf(day, '09:30'),
      advisorId: advisorIds[0],
    })
    const second = await fresh(request)
    expect(
      (await who.sender.put(`/landing-page/appointments/${booked.id}`, { version: 2, startAt: request.startAt, advisorId: advisorIds[0] }))
        .body.code,
    ).toBe('slotTaken')
    await second.who.sender.post('/landing-page/appointments/delete', { id: second.booked.id, version: 1, reason: 'x' })
    expect(
      (await who.sender.put(`/landing-page/appointments/${booked.id}`, { version: 2, startAt: request.startAt, advisorId: advisorIds[0] }))
        .status,
    ).toBe(200)
  })

  it('keeps its time when a move fails', async () => {
    const { advisorIds } = running().tenants.noor
    const day = freshDay()
    const { who, booked } = await fresh({ startAt: momentOf(day, '09:00'), advisorId: advisorIds[0] })
    expect((await who.sender.put(`/landing-page/appointments/${booked.id}`, { version: 1, startAt: momentOf(day, '12:00') })).status).toBe(
      409,
    )
    const other = await customer(running())
    expect((await book(running(), other, { startAt: momentOf(day, '09:00'), advisorId: advisorIds[0] })).status).toBe(409)
  })

  it('is changed by its customer only, with its version, and not once it began', async () => {
    const day = freshDay()
    const { who, booked } = await fresh({ startAt: momentOf(day, '09:00') })
    const other = await customer(running())
    const move = { version: 1, startAt: momentOf(day, '10:00') }
    expect((await other.sender.put(`/landing-page/appointments/${booked.id}`, move)).status).toBe(404)
    expect((await other.sender.post('/landing-page/delete-appointment', { id: booked.id, version: 1, reason: 'x' })).status).toBe(404)
    expect((await other.sender.post('/landing-page/appointment-details', { id: booked.id })).status).toBe(404)
    expect((await who.sender.put('/landing-page/appointments/nonsense', move)).status).toBeLessThan(500)
    expect((await who.sender.post('/landing-page/delete-appointment', { id: booked.id, version: 1 })).body.fields).toHaveProperty('reason')
    const stale = await who.sender.put(`/landing-page/appointments/${booked.id}`, { ...move, version: 7 })
    expect([stale.status, stale.body.code, stale.body.details.current.ref]).toEqual([409, 'staleVersion', booked.ref])
    await running().admin().post(`/appointments/${booked.id}/status`, { to: 'inWorkshop', mileageIn: 20_000, version: 1 })
    expect((await who.sender.put(`/landing-page/appointments/${booked.id}`, { ...move, version: 2 })).body.code).toBe('moveNotAllowed')
    expect((await who.sender.post('/landing-page/delete-appointment', { id: booked.id, version: 2, reason: 'x' })).body.code).toBe(
      'moveNotAllowed',
    )
  })

  it('is refused while the tenant has BOOK_A_SERVICE switched off, and only there', async () => {
    const flag = (await running().admin().get('/featureFlags?flag=BOOK_A_SERVICE')).body.data[0]
    const off = await running().admin().put(`/featureFlags/${flag.id}`, { enabled: false, version: flag.version })
    const who = await customer(running())
    const { status, body } = await book(running(), who, { startAt: momentOf(freshDay(), '09:00') })
    expect([status, body.code]).toEqual([403, 'featureOff'])
    expect((await (await visitor(running())).get('/landing-page/settings')).body.flags.BOOK_A_SERVICE).toBe(false)
    expect((await (await visitor(running(), 'najd')).get('/landing-page/settings')).body.flags.BOOK_A_SERVICE).toBe(true)
    await running().admin().put(`/featureFlags/${flag.id}`, { enabled: true, version: off.body.version })
  })

  it('that staff move takes its new time and gives back the old', async () => {
    const { advisorIds } = running().tenants.noor
    const day = freshDay()
    const { booked } = await fresh({ startAt: momentOf(day, '09:00'), advisorId: advisorIds[0] })
    const moved = await running()
      .admin()
      .put(`/appointments/${booked.id}`, { startAt: momentOf(day, '10:00'), version: 1 })
    expect(moved.body).toMatchObject({ startAt: momentOf(day, '10:00'), endAt: momentOf(day, '10:30'), advisorId: advisorIds[0] })
    await fresh({ startAt: momentOf(day, '09:00'), advisorId: advisorIds[0] })
    const who = await customer(running())
    expect((await book(running(), who, { startAt: momentOf(day, '10:00'), advisorId: advisorIds[0] })).status).toBe(409)
    const back = await running()
      .admin()
      .put(`/appointments/${booked.id}`, { startAt: momentOf(day, '09:00'), version: 2 })
    expect([back.status, back.body.code]).toEqual([409, 'slotTaken'])
    const longer = await running()
      .admin()
      .put(`/appointments/${booked.id}`, {
        services: [{ code: 'BRAKES', name: { en: 'Brake pads', ar: 'فحمات' }, price: 45_050, minutes: 90 }],
        version: 2,
      })
    expect(longer.body).toMatchObject({ endAt: momentOf(day, '11:30'), totals: { net: 45_050, vat: 6758, gross: 51_808 } })
  })

  it("by staff takes only the customer's own vehicle", async () => {
    const [one, other] = [await customer(running()), await customer(running())]
    const body = {
      customerId: one.id,
      vehicleId: other.vehicleId,
      locationId: running().tenants.noor.branchId,
      startAt: momentOf(freshDay(), '09:00'),
    }
    const { status, body: answer } = await running().admin().post('/appointments', body)
    expect([status, Object.keys(answer.fields ?? {})]).toEqual([404, ['vehicleId']])
  })

  it('by staff may be today and at once, and its time is given back when it is deleted', async () => {
    const who = await customer(running())
    const { branchId, advisorIds } = running().tenants.noor
    const body = {
      customerId: who.id,
      vehicleId: who.vehicleId,
      locationId: branchId,
      advisorId: advisorIds[1],
      startAt: momentOf(localDay(firstMorning), '09:00'),
    }
    running().clock.now = new Date(momentOf(localDay(firstMorning), '08:59'))
    const made = await running().admin().post('/appointments', body)
    expect([made.status, made.body.source]).toEqual([200, 'staff'])
    const other = await customer(running())
    const same = { ...body, customerId: other.id, vehicleId: other.vehicleId }
    expect((await running().admin().post('/appointments', same)).body.code).toBe('slotTaken')
    await running().admin().delete(`/appointments/${made.body.id}?version=1`)
    expect((await running().admin().post('/appointments', body)).status).toBe(200)
  })
})
