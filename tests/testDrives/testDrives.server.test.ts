// Test drives take a car as well as a host: one drive on one car at a time, at its branch, with the licence checked before it begins.
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import type { Row } from '../../server/core/db/rows.ts'
import { momentOf } from '../../server/core/time/time.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import { customer, visitor } from '../core/server/people.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { withQuery } from '../core/server/requests.ts'
import { addRowOf, workshopHours } from '../core/server/tenants.ts'

const day = '2026-11-24'
let people = 0

onServer('a test drive', (running) => {
  const noor = () => running().tenants.noor
  let customerId = ''
  let modelId = ''
  beforeEach(async () => {
    running().clock.now = firstMorning
    const maker = makerOf(running())
    customerId = (await maker.insert('customers')).id
    modelId = await maker.row('models')
    await running().services.engine.scoped('noor', async (tx) => {
      await sql`delete from "slotClaims"`.execute(tx)
      await sql`update appointments set closure = 'cancelled'`.execute(tx)
    })
  })
  const car = (values: Row = {}) =>
    addRowOf(running().services, 'noor', 'driveCars', { name: 'Camry, white', modelId, locationId: noor().branchId, ...values })
  const host = () => {
    people += 1
    return addRowOf(running().services, 'noor', 'staff', {
      staffNo: `H-${people}`,
      name: { en: `Host ${people}`, ar: `مضيف ${people}` },
      email: `host-${people}@noor.example`,
      department: 'Sales',
      designationId: noor().designationIds['Sales Manager'],
      staffType: 'Sales Executive',
      locationIds: [noor().branchId],
      password: 'x',
    })
  }
  const drive = (time: string, values: Row = {}) =>
    running()
      .admin()
      .post('/appointments', { type: 'testDrive', customerId, locationId: noor().branchId, startAt: momentOf(day, time), ...values })
  const claimsOf = async (carId: string): Promise<string[]> => {
    const { rows } = await running().services.engine.scoped('noor', (tx) =>
      sql<{ startAt: string }>`select "startAt" from "slotClaims" where resource = ${`car:${carId}`} order by 1`.execute(tx),
    )
    return rows.map(({ startAt }) => startAt)
  }

  it('takes its car, says beside the field that it is taken, and leaves the time free without it', async () => {
    await Promise.all([host(), host()])
    const [one, other] = [await car(), await car()]
    const first = await drive('09:00', { driveCarId: one.id })
    expect([first.status, await claimsOf(one.id)]).toEqual([200, [momentOf(day, '09:00')]])
    const second = await drive('09:00', { driveCarId: one.id })
    expect([second.status, second.body.code, Object.keys(second.body.fields)]).toEqual([409, 'slotTaken', ['driveCarId']])
    expect(second.body.fields.driveCarId).toContain('another')
    expect((await drive('09:00', { driveCarId: other.id })).status).toBe(200)
    expect((await drive('09:30', { driveCarId: one.id })).status).toBe(200)
  })

  it('cannot be without a car: neither made nor left without one, and the message stands at the field', async () => {
    await host()
    const made = await drive('15:00')
    expect([made.status, Object.keys(made.body.fields)]).toEqual([400, ['driveCarId']])
    const { body: booked } = await drive('15:00', { driveCarId: (await car()).id })
    const emptied = await running().admin().put(`/appointments/${booked.id}`, { version: booked.version, driveCarId: null })
    expect([emptied.status, Object.keys(emptied.body.fields)]).toEqual([400, ['driveCarId']])
  })

  it('is not moved in the calendar to a time at which its car is out', async () => {
    const [host1, host2] = [await host(), await host()]
    const one = await car()
    const first = (await drive('16:00', { driveCarId: one.id, advisorId: host1.id })).body
    const { body: second } = await drive('16:30', { driveCarId: one.id, advisorId: host2.id })
    const to = { startAt: first.startAt, endAt: first.endAt }
    const checked = await running()
      .admin()
      .get(withQuery(`/appointments/${second.id}/check-move`, to))
    expect(checked.body.conflict).toEqual({ code: 'carBusy' })
    const moved = await running()
      .admin()
      .put(`/appointments/${second.id}/schedule`, { ...to, version: second.version })
    expect([moved.status, moved.body.code, moved.body.details.conflict]).toEqual([409, 'slotTaken', { code: 'carBusy' }])
    expect(await claimsOf(one.id)).toEqual([first.startAt, second.startAt])
  })

  it('wins or loses whole when two want the car at once', async () => {
    await Promise.all([host(), host(), host(), host()])
    const one = await car()
    const all = await Promise.all(Array.from({ length: 4 }, () => drive('10:00', { driveCarId: one.id })))
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(await claimsOf(one.id)).toHaveLength(1)
  })

  it('does not overlap another in units of another length', async () => {
    await Promise.all([host(), host()])
    const one = await car()
    await drive('14:00', { driveCarId: one.id })
    const { body: branch } = await running().admin().get(`/masters/dealershipLocations/${noor().branchId}`)
    const { body: finer } = await running()
      .admin()
      .put(`/masters/dealershipLocations/${branch.id}`, { version: branch.version, slotMinutes: 20 })
    expect((await drive('14:20', { driveCarId: one.id })).body.code).toBe('slotTaken')
    await running().admin().put(`/masters/dealershipLocations/${branch.id}`, { version: finer.version, slotMinutes: 30 })
  })

  it('takes only a car of its branch that is available for test drives, and no other booking takes one', async () => {
    await host()
    const away = await addRowOf(running().services, 'noor', 'dealershipLocations', {
      name: { en: 'Malaz', ar: 'الملز' },
      hours: workshopHours,
    })
    for (const driveCarId of [(await car({ locationId: away.id })).id, (await car({ active: false })).id]) {
      const { status, body } = await drive('09:00', { driveCarId })
      expect([status, Object.keys(body.fields)]).toEqual([400, ['driveCarId']])
    }
    const service = await drive('09:00', { type: 'service', driveCarId: (await car()).id })
    expect([service.status, Object.keys(service.body.fields)]).toEqual([400, ['driveCarId']])
    const foreign = await addRowOf(running().services, 'najd', 'driveCars', {
      name: 'Theirs',
      modelId: await makerOf(running(), 'najd').row('models'),
      locationId: running().tenants.najd.branchId,
    })
    expect((await drive('09:00', { driveCarId: foreign.id })).status).toBe(404)
  })

  it('gives its car back when it moves, takes another, or is cancelled', async () => {
    await Promise.all([host(), host()])
    const [one, other] = [await car(), await car()]
    const { body: booked } = await drive('09:00', { driveCarId: one.id })
    const { body: moved } = await running()
      .admin()
      .put(`/appointments/${booked.id}`, { version: booked.version, startAt: momentOf(day, '11:00') })
    expect(await claimsOf(one.id)).toEqual([momentOf(day, '11:00')])
    const { body: changed } = await running().admin().put(`/appointments/${booked.id}`, { version: moved.version, driveCarId: other.id })
    expect([await claimsOf(one.id), await claimsOf(other.id)]).toEqual([[], [momentOf(day, '11:00')]])
    const closed = await running()
      .admin()
      .post(`/appointments/${booked.id}/closure`, { version: changed.version, closure: 'cancelled', closeReason: 'Ill' })
    expect([closed.status, await claimsOf(other.id)]).toEqual([200, []])
    expect((await drive('11:00', { driveCarId: other.id })).status).toBe(200)
  })

  it('offers the times at which the car is there', async () => {
    await Promise.all([host(), host()])
    const one = await car()
    await drive('09:00', { driveCarId: one.id })
    const freeAt = async (more: Row) => {
      const { body } = await running()
        .admin()
        .get(withQuery('/landing-page/appointment-times', { locationId: noor().branchId, date: day, type: 'testDrive', ...more }))
      return (body.data as { local: string; available: boolean }[]).find(({ local }) => local === '09:00')?.available
    }
    expect([await freeAt({}), await freeAt({ driveCarId: one.id })]).toEqual([true, false])
  })

  it('begins only once the licence was seen, which the move asks instead of the mileage', async () => {
    await host()
    const { body: booked } = await drive('09:00', { driveCarId: (await car()).id })
    const begin = (values: Row) =>
      running()
        .admin()
        .post(`/appointments/${booked.id}/status`, { to: 'inWorkshop', version: booked.version, ...values })
    for (const values of [{}, { licenceChecked: false }]) {
      const { status, body } = await begin(values)
      expect([status, Object.keys(body.fields)]).toEqual([400, ['licenceChecked']])
    }
    expect((await begin({ licenceChecked: true })).body).toMatchObject({ status: 'inWorkshop', licenceChecked: true, mileageIn: null })
  })

  it('is booked by its customer: the car and its time are held, then booked, shown, moved and cancelled', async () => {
    await Promise.all([host(), host()])
    const one = await car()
    const [person, other] = [await customer(running()), await customer(running())]
    const booked = (at: string, who = person) =>
      who.sender.post('/landing-page/book-test-drive', { driveCarId: one.id, startAt: momentOf(day, at) })
    const held = (at: string, who = person) =>
      who.sender.post('/landing-page/hold-drive', { driveCarId: one.id, startAt: momentOf(day, at) })
    const offered = (await (await visitor(running())).get('/landing-page/drive-cars')).body.data as Row[]
    expect(offered.find(({ id }) => id === one.id)).toMatchObject({ locationId: noor().branchId, modelId, image: null })

    expect((await held('10:00')).body).toMatchObject({ startAt: momentOf(day, '10:00'), ttl: 300 })
    expect((await held('10:00', other)).body).toMatchObject({ code: 'slotTaken' })
    expect((await booked('10:00', other)).body).toMatchObject({ code: 'slotTaken' })
    const question = { locationId: noor().branchId, type: 'testDrive', driveCarId: one.id, date: day }
    const free = async (who: typeof person) => {
      const { body } = await who.sender.get(withQuery('/landing-page/appointment-times', question))
      return (body.data as { available: boolean; local: string }[]).filter(({ available }) => available).map(({ local }) => local)
    }
    expect([(await free(person)).includes('10:00'), (await free(other)).includes('10:00')]).toEqual([true, false])

    const { status, body } = await booked('10:00')
    expect([status, body.appointment]).toEqual([
      200,
      expect.objectContaining({ type: 'testDrive', services: [], driveCar: expect.objectContaining({ id: one.id }) as unknown }),
    ])
    expect(await claimsOf(one.id)).toEqual([momentOf(day, '10:00')])
    const { id, version } = body.appointment as { id: string; version: number }
    expect((await person.sender.post('/landing-page/appointment-details', { id })).body.appointment.driveCar.id).toBe(one.id)
    const moved = await person.sender.put(`/landing-page/appointments/${id}`, { version, startAt: momentOf(day, '11:00') })
    expect([moved.status, await claimsOf(one.id)]).toEqual([200, [momentOf(day, '11:00')]])
    const request = { id, version: moved.body.appointment.version as number, reason: 'x' }
    expect((await person.sender.post('/landing-page/delete-appointment', request)).status).toBe(200)
    expect(await claimsOf(one.id)).toEqual([])
  })

  it('is not booked with a car that is not on offer or unknown, and only as often as the settings allow', async () => {
    await Promise.all([host(), host()])
    const [one, off] = [await car(), await car({ active: false })]
    const person = await customer(running())
    const book = (driveCarId: string, at: string) =>
      person.sender.post('/landing-page/book-test-drive', { driveCarId, startAt: momentOf(day, at) })
    expect((await book(off.id, '11:00')).body).toMatchObject({ code: 'badInput' })
    expect((await book(noor().branchId, '11:00')).body).toMatchObject({ code: 'notFound' })
    expect(((await person.sender.get('/landing-page/drive-cars')).body.data as Row[]).map(({ id }) => id)).not.toContain(off.id)
    const answers = []
    for (const at of ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00'])
      answers.push((await book(one.id, at)).body.code as string | undefined)
    expect(answers.filter(Boolean)).toEqual(expect.arrayContaining(['tooManyBookings']))
    expect(answers[0]).toBeUndefined()
  })

  it('is on the landing while its module is open and a car is on offer', async () => {
    const flag = async () => (await (await visitor(running())).get('/landing-page/settings')).body.flags.testDrive as boolean
    await running().services.engine.scoped('noor', (tx) => sql`update "driveCars" set active = false`.execute(tx))
    expect(await flag()).toBe(false)
    await car()
    expect(await flag()).toBe(true)
  })
})
