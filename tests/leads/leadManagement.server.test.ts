// Lead management: detecting repeated requests, and converting a lead to a booking or a test drive in one step.
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Row } from '../../server/core/db/rows.ts'
import { momentOf } from '../../server/core/time/time.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { newMobile, newPlate } from '../core/server/people.ts'
import { addRowOf } from '../core/server/tenants.ts'

const day = '2026-11-25'
const hours = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '13:00', '13:30', '14:00', '14:30', '15:00', '15:30', '16:00', '16:30']
let slots = 0
const nextStart = () => momentOf(day, hours[(slots += 1) % hours.length] ?? '09:00')

onServer('lead management', (running) => {
  beforeEach(() => {
    running().clock.now = firstMorning
  })
  const noor = () => running().tenants.noor
  const lead = async (values: Row = {}) =>
    (
      await running()
        .admin()
        .post('/leads', { name: 'Hessa Al Otaibi', type: 'After Sales Inquiry', mobile: newMobile(), department: 'Service', ...values })
    ).body

  describe('on arrival', () => {
    it('links a lead to the first one of the last thirty days with the same mobile or e-mail', async () => {
      const email = `${newPlate().toLowerCase()}@mail.example`
      const first = await lead({ email })
      expect(first.duplicateOfId).toBeNull()
      expect((await lead({ mobile: first.mobile })).duplicateOfId).toBe(first.id)
      expect((await lead({ email: email.toUpperCase() })).duplicateOfId).toBe(first.id)
      expect((await lead()).duplicateOfId).toBeNull()
      running().clock.now = new Date(firstMorning.getTime() + 31 * 86_400_000)
      await running().services.engine.scoped('noor', (tx) => sql`update sessions set "expiresAt" = '2027-12-31'`.execute(tx))
      expect((await lead({ mobile: first.mobile, email })).duplicateOfId).toBeNull()
    })
  })

  describe('when it converts a lead', () => {
    const convert = (one: Row, values: Row, key?: string) =>
      running()
        .admin()
        .post(
          `/leads/${String(one['id'])}/conversion`,
          { type: 'service', version: one['version'], locationId: noor().branchId, startAt: nextStart(), services: ['OIL'], ...values },
          key ? { key } : {},
        )
    const vehicle = () => ({ plate: newPlate(), makeId: noor().makeId, model: 'Camry', year: 2023 })

    it('brings everything that is known, so that nothing is typed twice', async () => {
      const maker = makerOf(running())
      const { id: customerId, mobile } = await maker.insert('customers')
      const car = await maker.insert('vehicles', { customerId })
      const known = await lead({ mobile, locationId: noor().branchId, message: 'A noise when braking.' })
      const { body } = await running().admin().get(`/leads/${known.id}/conversion`)
      expect(body).toMatchObject({
        type: 'service',
        customer: { id: customerId },
        vehicles: [{ id: car.id }],
        locationId: noor().branchId,
        concern: 'A noise when braking.',
      })
      const { body: fresh } = await running()
        .admin()
        .get(`/leads/${(await lead({ type: 'New Car Sales', makeId: noor().makeId, model: 'Camry' })).id}/conversion`)
      expect(fresh).toMatchObject({
        type: 'testDrive',
        customer: null,
        vehicles: [],
        person: { firstName: 'Hessa', lastName: 'Al Otaibi' },
        makeId: noor().makeId,
        model: 'Camry',
      })
    })

    it('proposes a car for the drive: of the model or the make that was asked for, or the only one at the branch', async () => {
      const maker = makerOf(running())
      const { id: locationId } = await maker.insert('dealershipLocations')
      const carOf = async (model: string) => {
        const { id: makeId } = await maker.insert('makes')
        const { id: modelId } = await maker.insert('models', { makeId, name: { en: model, ar: model } })
        const { id } = await addRowOf(running().services, 'noor', 'driveCars', { name: model, modelId, locationId })
        return { id, makeId }
      }
      const proposed = async (values: Row = {}) => {
        const { id } = await lead({ type: 'Test Drive', department: 'Sales', locationId, ...values })
        return (await running().admin().get(`/leads/${id}/conversion`)).body.driveCarId
      }
      const first = await carOf('Falcon')
      expect(await proposed()).toBe(first.id)
      const second = await carOf('Oryx')
      expect(await proposed()).toBeNull()
      expect(await proposed({ model: 'Falcon' })).toBe(first.id)
      expect(await proposed({ makeId: second.makeId })).toBe(second.id)
      // Nobody is given another model than the one they asked for.
      expect(await proposed({ makeId: second.makeId, model: 'Gazelle' })).toBeNull()
    })

    it('makes customer, car and booking, answers the lead and ends it as booked, once by its key', async () => {
      const one = await lead()
      const request = { vehicle: vehicle(), startAt: nextStart() }
      const key = `convert-${String(one.id)}`
      const first = await convert(one, request, key)
      expect([first.status, first.body.code]).toEqual([200, undefined])
      expect(first.body.lead).toMatchObject({
        status: 'completed',
        outcome: 'booked',
        appointmentId: first.body.appointment.id,
        responseBand: '0-15 Min',
      })
      const { body: booked } = await running().admin().get(`/appointments/${first.body.appointment.id}`)
      expect(booked).toMatchObject({ type: 'service', leadId: one.id, customerId: first.body.customerId, startAt: request.startAt })
      const { body: person } = await running().admin().get(`/customers/${first.body.customerId}`)
      expect(person).toMatchObject({ firstName: 'Hessa', lastName: 'Al Otaibi', mobile: one.mobile })
      expect((await convert(one, request, key)).body).toEqual(first.body)
      const twice = await convert(first.body.lead, request)
      expect([twice.status, twice.body.code]).toEqual([409, 'alreadyExists'])
    })

    it('finds the customer by the mobile, and takes the car that is theirs only', async () => {
      const maker = makerOf(running())
      const { id: customerId, mobile } = await maker.insert('customers')
      const own = await maker.insert('vehicles', { customerId })
      const other = await maker.insert('vehicles')
      const one = await lead({ mobile })
      expect((await convert(one, { vehicleId: other.id })).status).toBe(404)
      const { body } = await convert(one, { vehicleId: own.id })
      expect([body.customerId, body.lead.customerId]).toEqual([customerId, customerId])
    })

    it('books a test drive with its car; the sale goes on, what only asked for a drive is over', async () => {
      const maker = makerOf(running())
      const driveCarId = (
        await addRowOf(running().services, 'noor', 'driveCars', {
          name: 'Camry',
          modelId: await maker.row('models'),
          locationId: noor().branchId,
        })
      ).id
      await addRowOf(running().services, 'noor', 'staff', {
        staffNo: 'D-1',
        name: { en: 'Host', ar: 'مضيف' },
        email: 'drive-host@noor.example',
        department: 'Sales',
        designationId: noor().designationIds['Sales Manager'],
        staffType: 'Sales Executive',
        locationIds: [noor().branchId],
        password: 'x',
      })
      const sale = await lead({ type: 'New Car Sales', department: 'Sales' })
      const request = { type: 'testDrive', services: [], driveCarId }
      const first = await convert(sale, { ...request, startAt: momentOf('2026-11-26', '09:00') })
      expect(first.body.lead).toMatchObject({ status: 'in-progress', outcome: null, appointmentId: first.body.appointment.id })
      const wanted = await lead({ type: 'Test Drive', department: 'Sales' })
      const taken = await convert(wanted, { ...request, startAt: momentOf('2026-11-26', '09:00') })
      expect([taken.status, Object.keys(taken.body.fields)]).toEqual([409, ['driveCarId']])
      const second = await convert(wanted, { ...request, startAt: momentOf('2026-11-26', '09:30') })
      expect(second.body.lead).toMatchObject({ status: 'completed', outcome: 'booked' })
    })

    it('leaves nothing behind when a part of it cannot be', async () => {
      const one = await lead()
      const count = async () => {
        const { rows } = await running().services.engine.scoped('noor', (tx) =>
          sql`select (select count(*) from customers) as customers, (select count(*) from vehicles) as vehicles`.execute(tx),
        )
        return rows
      }
      const before = await count()
      const closed = await convert(one, { vehicle: vehicle(), startAt: momentOf('2026-11-27', '09:00') })
      expect([closed.status, closed.body.code]).toEqual([409, 'slotTaken'])
      expect((await convert(one, { vehicle: vehicle(), services: [] })).body.fields).toHaveProperty('services')
      expect((await convert(one, {})).body.fields).toHaveProperty('vehicleId')
      expect(await count()).toEqual(before)
      expect((await running().admin().get(`/leads/${one.id}`)).body).toMatchObject({
        version: one.version,
        status: 'pending',
        appointmentId: null,
      })
    })

    it('wins once when two convert it at the same time', async () => {
      const one = await lead()
      const both = await Promise.all([convert(one, { vehicle: vehicle() }), convert(one, { vehicle: vehicle() })])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    })

    it('is refused to those who may not change the lead, or make such a booking, and for a lead that is over or was changed', async () => {
      const one = await lead()
      const as = (role: 'Sales Manager' | 'Parts Manager') => running().as({ token: noor().staff[role].token })
      const request = {
        type: 'service',
        version: one.version,
        locationId: noor().branchId,
        startAt: nextStart(),
        services: ['OIL'],
        vehicle: vehicle(),
      }
      expect((await as('Parts Manager').post(`/leads/${one.id}/conversion`, request)).status).toBe(404)
      const sale = await lead({ type: 'New Car Sales', department: 'Sales' })
      expect((await as('Sales Manager').post(`/leads/${sale.id}/conversion`, { ...request, version: sale.version })).status).toBe(403)
      expect((await convert({ ...one, version: 99 }, { vehicle: vehicle() })).body).toMatchObject({
        code: 'staleVersion',
        details: { current: { id: one.id } },
      })
      const { body: over } = await running()
        .admin()
        .post(`/leads/${one.id}/status`, { to: 'closed', version: one.version, lostReason: 'price' })
      expect((await convert(over, { vehicle: vehicle() })).body.code).toBe('moveNotAllowed')
    })
  })
})
