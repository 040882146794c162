// A branch's calendar: what it shows to which role, and moved bookings.
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { dayAfter, localDay, momentOf } from '../../server/core/time/time.ts'
import { eachServer, type Running } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { customer, newPlate, type TestCustomer } from '../core/server/people.ts'
import { withQuery } from '../core/server/requests.ts'
import { addRowOf } from '../core/server/tenants.ts'

const days = Array.from({ length: 60 }, (_, place) => dayAfter('2026-11-29', place)).filter((day) => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday < 5
})
let used = 0
/** A working day that no other test uses. */
const freshDay = (): string => days[(used += 1)] ?? '2026-11-29'

const bookingBy = async (running: Running, who: TestCustomer, startAt: string, values: Record<string, unknown> = {}) => {
  const answer = await running.admin().post('/appointments', {
    type: 'service',
    customerId: who.id,
    vehicleId: who.vehicleId,
    locationId: running.tenants.noor.branchId,
    startAt,
    services: [{ code: 'BRAKES', name: { en: 'Brake pads', ar: 'فحمات' }, price: 45_050, minutes: 90 }],
    ...values,
  })
  expect([answer.status, answer.body.code]).toEqual([200, undefined])
  return answer.body
}

eachServer('the calendar', (running) => {
  let who: TestCustomer
  beforeAll(async () => {
    who = await customer(running())
  })
  beforeEach(() => {
    running().clock.now = firstMorning
  })
  const noor = () => running().tenants.noor
  const anotherCar = async () => {
    const { makeId } = noor()
    const car = { customerId: who.id, plate: newPlate(), makeId, model: 'Camry', year: 2022 }
    return (await addRowOf(running().services, 'noor', 'vehicles', car)).id
  }
  const book = async (startAt: string, values?: Record<string, unknown>) =>
    bookingBy(running(), who, startAt, { vehicleId: await anotherCar(), ...values })
  const show = (from: string, to = from, as = running().admin()) =>
    as.get(withQuery('/calendar', { locationId: noor().branchId, from, to }))
  const check = async (id: string, request: Record<string, unknown>) =>
    (
      await running()
        .admin()
        .get(withQuery(`/appointments/${id}/check-move`, request))
    ).body.conflict?.code
  const place = (id: string, request: Record<string, unknown>) => running().admin().put(`/appointments/${id}/schedule`, request)

  it('shows hours with their breaks, advisors, and how much of each hour is taken', async () => {
    const day = freshDay()
    const made = await book(momentOf(day, '09:00'), { advisorId: noor().advisorIds[0] })
    const { body } = await show(day)
    expect(body).toMatchObject({ bays: 2, slotMinutes: 30 })
    const [shown] = body.days
    expect(shown.spans).toEqual([
      { from: '09:00', to: '12:00' },
      { from: '13:00', to: '18:00' },
    ])
    expect(shown.hours.slice(0, 4)).toEqual([
      { hour: '09:00', taken: 2, possible: 4 },
      { hour: '10:00', taken: 1, possible: 4 },
      { hour: '11:00', taken: 0, possible: 4 },
      { hour: '13:00', taken: 0, possible: 4 },
    ])
    expect([shown.taken, shown.possible]).toEqual([3, 32])
    expect(body.bookings).toMatchObject([
      { id: made.id, bay: 1, advisorId: noor().advisorIds[0], customer: 'Sara Alharbi', changeable: true },
    ])
    expect(body.advisors.map(({ id }: { id: string }) => id)).toEqual(noor().advisorIds)
  })

  it('names why a day is closed, and when its hours are those of Ramadan', async () => {
    const day = '2027-02-14'
    await addRowOf(running().services, 'noor', 'holidays', { name: { en: 'Founding Day', ar: 'يوم التأسيس' }, day: '2027-02-16' })
    const settings = (await running().admin().get('/settings')).body.data[0]
    const ramadanHours = { ...noorHours(), sunday: [{ from: '10:00', to: '15:00' }] }
    const { version } = (
      await running().admin().put(`/settings/${settings.id}`, { ramadanFrom: day, ramadanTo: day, ramadanHours, version: settings.version })
    ).body
    const shown = (await show(day, '2027-02-20')).body.days
    expect(shown.map(({ reason }: { reason: string | null }) => reason)).toEqual([
      'ramadan',
      null,
      'holiday',
      null,
      null,
      'closed',
      'closed',
    ])
    expect(shown[0].spans).toEqual([{ from: '10:00', to: '15:00' }])
    expect([shown[2].holiday.en, shown[2].spans]).toEqual(['Founding Day', []])
    await running().admin().put(`/settings/${settings.id}`, { ramadanFrom: null, ramadanTo: null, ramadanHours: null, version })
  })

  it('says what stands in the way before anything is moved', async () => {
    const day = freshDay()
    const [first, second] = noor().advisorIds
    const moving = await book(momentOf(day, '09:00'), { advisorId: first })
    const other = await book(momentOf(day, '10:30'), { advisorId: second })
    const at = (from: string, to: string, more = {}) => ({ startAt: momentOf(day, from), endAt: momentOf(day, to), ...more })
    expect(other.bay).toBe(1)
    expect(await check(moving.id, at('10:30', '12:00', { bay: 2 }))).toBe(undefined)
    expect(await check(moving.id, at('10:30', '12:00', { bay: 1 }))).toBe('bayBusy')
    expect(await check(moving.id, at('10:30', '12:00', { advisorId: second }))).toBe('advisorBusy')
    expect(await check(moving.id, at('11:00', '12:30'))).toBe('tooLong')
    expect(await check(moving.id, at('12:00', '12:30'))).toBe('outside')
    expect(await check(moving.id, at('09:10', '09:40'))).toBe('offSlot')
    expect(await check(moving.id, at('13:00', '14:00', { bay: 9 }))).toBe('noBay')
    expect(await check(moving.id, at('13:00', '14:00', { advisorId: noor().staff.Administrator.id }))).toBe('advisorElsewhere')
    const friday = '2026-12-04'
    expect(await check(moving.id, { startAt: momentOf(friday, '09:00'), endAt: momentOf(friday, '10:00') })).toBe('closed')
    expect(await check(moving.id, { startAt: momentOf('2026-11-19', '09:00'), endAt: momentOf('2026-11-19', '10:00') })).toBe('past')
    const named = await running()
      .admin()
      .get(withQuery(`/appointments/${moving.id}/check-move`, at('10:30', '12:00', { bay: 1 })))
    expect(named.body.conflict.ref).toBe(other.ref)
  })

  it('moves a booking with its claims, tells the customer, and frees what it left', async () => {
    const day = freshDay()
    const made = await book(momentOf(day, '09:00'))
    const request = { startAt: momentOf(day, '14:00'), endAt: momentOf(day, '15:30'), bay: 2, version: made.version }
    const moved = await place(made.id, request)
    expect(moved.body.appointment).toMatchObject({
      startAt: request.startAt,
      endAt: request.endAt,
      promiseAt: request.endAt,
      bay: 2,
      version: made.version + 1,
    })
    const { hours } = (await show(day)).body.days[0]
    expect(hours.filter(({ taken }: { taken: number }) => taken > 0)).toEqual([
      { hour: '14:00', taken: 2, possible: 4 },
      { hour: '15:00', taken: 1, possible: 4 },
    ])
    const details = (await running().admin().get('/messages?size=100&kind=bookingMoved')).body.data
    expect(details.filter(({ body }: { body: string }) => body.includes(made.ref))).toHaveLength(1)
  })

  it('stretches a booking without telling the customer, as far as its bay is free', async () => {
    const day = freshDay()
    const made = await book(momentOf(day, '09:00'), { advisorId: noor().advisorIds[0] })
    await book(momentOf(day, '11:00'), { advisorId: noor().advisorIds[1], services: [] })
    const stretched = await place(made.id, { startAt: made.startAt, endAt: momentOf(day, '11:00'), bay: 1, version: made.version })
    expect(stretched.body.appointment).toMatchObject({ endAt: momentOf(day, '11:00'), bay: 1 })
    const further = await place(made.id, { startAt: made.startAt, endAt: momentOf(day, '11:30'), bay: 1, version: made.version + 1 })
    expect([further.status, further.body.code, further.body.details.conflict.code]).toEqual([409, 'slotTaken', 'bayBusy'])
    expect((await show(day)).body.days[0].hours[0]).toEqual({ hour: '09:00', taken: 2, possible: 4 })
    const details = (await running().admin().get('/messages?size=100&kind=bookingMoved')).body.data
    expect(details.some(({ body }: { body: string }) => body.includes(made.ref))).toBe(false)
  })

  it('keeps the start of work that has begun, and refuses a stale version', async () => {
    const day = freshDay()
    const made = await book(momentOf(day, '09:00'))
    const begun = await running()
      .admin()
      .post(`/appointments/${made.id}/status`, { to: 'inWorkshop', version: made.version, mileageIn: 10 })
    const { version } = begun.body.id ? begun.body : (await running().admin().get(`/appointments/${made.id}`)).body
    const later = { startAt: momentOf(day, '10:00'), endAt: momentOf(day, '11:30') }
    if (version > made.version) expect(await check(made.id, later)).toBe('started')
    const stale = await place(made.id, { startAt: made.startAt, endAt: momentOf(day, '11:00'), version: version - 1 })
    expect([stale.status, stale.body.code, stale.body.details.current.id]).toEqual([409, 'staleVersion', made.id])
  })

  it('lets one of two people have a place that both want', async () => {
    const day = freshDay()
    const [first, second] = noor().advisorIds
    const one = await book(momentOf(day, '09:00'), { advisorId: first })
    const two = await book(momentOf(day, '09:00'), { advisorId: second })
    const request = (advisorId: string, version: number) => ({
      startAt: momentOf(day, '15:00'),
      endAt: momentOf(day, '16:00'),
      bay: 2,
      advisorId,
      version,
    })
    const answers = await Promise.all([place(one.id, request(first, one.version)), place(two.id, request(second, two.version))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('shows time that is not theirs to see as busy, and another dealership or branch not at all', async () => {
    const day = freshDay()
    const { designationIds, staff } = noor()
    await book(momentOf(day, '09:00'))
    const fleet = running().as({ token: staff['Fleet Sales'].token })
    const hidden = await show(day, day, fleet)
    expect([hidden.body.bookings, hidden.body.busy.length]).toEqual([[], 1])
    expect(Object.keys(hidden.body.busy[0]).toSorted()).toEqual(['advisorId', 'bay', 'endAt', 'startAt'])
    expect(designationIds).toBeDefined()
    expect((await show(day, day, running().admin('najd'))).status).toBe(404)
    const [booking] = (await show(day)).body.bookings
    const theirs = running().admin('najd')
    expect(
      (await theirs.put(`/appointments/${booking.id}/schedule`, { startAt: booking.startAt, endAt: booking.endAt, version: 1 })).status,
    ).toBe(404)
    const reader = running().as({ token: staff['Sales Manager'].token })
    expect(
      (await reader.put(`/appointments/${booking.id}/schedule`, { startAt: booking.startAt, endAt: booking.endAt, version: 1 })).status,
    ).toBe(403)
    const days8 = await show(day, dayAfter(day, 7))
    expect([days8.status, Object.keys(days8.body.fields)]).toEqual([400, ['to']])
  })

  it('gives a walk-in the next free bay of today, checked in with its mileage, once', async () => {
    running().clock.now = new Date(momentOf('2026-11-22', '09:40'))
    const question = withQuery('/walk-ins/next', { locationId: noor().branchId, services: 'OIL' })
    const { next } = (await running().admin().get(question)).body
    expect([next.startAt, next.bay]).toEqual([momentOf('2026-11-22', '09:30'), 1])
    const request = { locationId: noor().branchId, customerId: who.id, vehicleId: who.vehicleId, services: ['OIL'], mileageIn: 12_000 }
    const made = await running().admin().post('/walk-ins', request, { key: 'desk-1' })
    expect(made.body.appointment).toMatchObject({ ...next, type: 'walkIn', source: 'walkIn', status: 'inWorkshop', mileageIn: 12_000 })
    const again = await running().admin().post('/walk-ins', request, { key: 'desk-1' })
    expect(again.body.appointment.id).toBe(made.body.appointment.id)
    const third = await running()
      .admin()
      .post('/walk-ins', { ...request, vehicleId: await anotherCar(), mileageIn: null, services: ['BRAKES'] })
    expect(third.body.appointment).toMatchObject({ status: 'pending', endAt: momentOf('2026-11-22', '11:00'), bay: 2 })
    expect(localDay(third.body.appointment.startAt)).toBe('2026-11-22')
    running().clock.now = new Date(momentOf('2026-11-22', '18:30'))
    const late = await running().admin().post('/walk-ins', request)
    expect([late.status, late.body.code, late.body.fields.services]).toEqual([
      409,
      'slotTaken',
      'There is no free time left today for this work.',
    ])
  })
})

const noorHours = () =>
  Object.fromEntries(
    ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) => [
      day,
      day === 'friday' || day === 'saturday' ? [] : [{ from: '10:00', to: '15:00' }],
    ]),
  )
