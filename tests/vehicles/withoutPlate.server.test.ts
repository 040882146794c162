// Cars that have no plate yet: their VIN names them, in bodies, files and bookings, until the plate is given.
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { momentOf } from '../../server/core/time/time.ts'
import { withCheckDigit } from '../../server/core/demo/vin.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import { onServer } from '../core/server/eachServer.ts'
import { customer, newMobile, newPlate, proven } from '../core/server/people.ts'
import { tablesOf } from '../core/server/tables.ts'
import { firstMorning } from '../core/server/testServer.ts'

let made = Date.now() % 900_000
/** A VIN that no car had before. */
const newVin = () => withCheckDigit(`JTMBA38V0T0${String((made += 1)).padStart(6, '0')}`)
const lines = (...rows: string[]) => rows.join('\r\n')

onServer('a car without a plate', (running) => {
  beforeEach(() => {
    running().clock.now = firstMorning
  })
  const admin = () => running().admin()
  const noor = () => running().tenants.noor
  const model = () => ({ makeId: noor().makeId, model: 'Camry', year: 2026 })
  const owner = async () => (await makerOf(running()).insert('customers')).id
  const add = async (values: object) => admin().post('/vehicles', { ...model(), customerId: await owner(), ...values })
  const read = async (id: string) => (await admin().get(`/vehicles/${id}`)).body
  const put = async (id: string, values: object) => admin().put(`/vehicles/${id}`, { version: (await read(id)).version, ...values })
  const scoped = <R>(work: Parameters<ReturnType<typeof running>['services']['engine']['scoped']>[1]) =>
    running().services.engine.scoped('noor', work) as Promise<R>

  describe('of staff', () => {
    it('is added by its VIN; several have no plate, and no two have one VIN', async () => {
      const vin = newVin()
      const first = await add({ vin })
      expect([first.status, first.body.plate, first.body.vin]).toEqual([200, null, vin])
      expect((await add({ vin: newVin(), plate: '' })).body).toMatchObject({ plate: null })
      const taken = await add({ vin })
      expect([taken.status, taken.body.code, Object.keys(taken.body.fields)]).toEqual([409, 'alreadyExists', ['vin']])
    })

    it.each([
      ['en', 'Enter the plate, or the VIN of a car that has no plate yet.'],
      ['ar', 'أدخل اللوحة، أو رقم الهيكل لسيارة ليس لها لوحة بعد.'],
    ] as const)('is refused without both, at the fields, in %s', async (language, message) => {
      const body = { ...model(), customerId: await owner() }
      for (const sent of [body, { ...body, plate: '', vin: '' }, { ...body, plate: null, vin: null }]) {
        const { status, body: answer } = await running().as({ token: noor().staff.Administrator.token, language }).post('/vehicles', sent)
        expect([status, answer.fields]).toEqual([400, { plate: message, vin: message }])
      }
    })

    it('keeps one of the two at any change, and gets its plate later with its history and a new approval', async () => {
      const { body } = await add({ vin: newVin() })
      await admin().post(`/vehicles/${body.id}/status`, { to: 'Approved', version: body.version })
      const bare = await put(body.id, { vin: null })
      expect([bare.status, Object.keys(bare.body.fields)]).toEqual([400, ['vin']])
      const plate = newPlate()
      const given = await put(body.id, { plate })
      expect([given.status, given.body.plate, given.body.vin, given.body.status]).toEqual([200, plate, body.vin, 'Pending'])
      const { data } = (await admin().get(`/audit?rowId=${body.id}&size=10`)).body
      expect(JSON.stringify(data)).toContain(plate)
      expect((await put(body.id, { vin: null })).body).toMatchObject({ plate, vin: null })
      const none = await put(body.id, { plate: null })
      expect([none.status, Object.keys(none.body.fields)]).toEqual([400, ['plate']])
      expect(await read(body.id)).toMatchObject({ plate, vin: null })
      const other = await add({ vin: newVin() })
      const taken = await put(other.body.id, { plate })
      expect([taken.status, Object.keys(taken.body.fields)]).toEqual([409, ['plate']])
    })

    it('cannot be stored without both, in whatever way it is written', async () => {
      const { body } = await add({ vin: newVin() })
      await expect(scoped((tx) => sql`update vehicles set vin = null where id = ${body.id}`.execute(tx))).rejects.toThrow(
        'vehicles_plate_needed',
      )
    })

    it('is found by its VIN, and is no other tenant’s', async () => {
      const { body } = await add({ vin: newVin() })
      expect((await admin().get(`/vehicles?q=${body.vin}&size=5`)).body.data.map(({ id }: { id: string }) => id)).toEqual([body.id])
      const { matches } = (await admin().post('/customers/find-customer', { vin: body.vin })).body
      expect(matches[0].vehicles[0]).toMatchObject({ id: body.id, plate: null, vin: body.vin })
      const { status } = await running()
        .as({ tenant: 'najd', token: running().tenants.najd.staff.Administrator.token })
        .get(`/vehicles/${body.id}`)
      expect(status).toBe(404)
      const foreign = await running()
        .as({ tenant: 'najd', token: running().tenants.najd.staff.Administrator.token })
        .post('/customers/find-customer', { vin: body.vin })
      expect(foreign.body.matches).toEqual([])
    })

    it('goes to another owner, and with its owner into another customer', async () => {
      const { body } = await add({ vin: newVin() })
      const next = await owner()
      expect((await put(body.id, { customerId: next })).body).toMatchObject({ customerId: next, plate: null })
      const [keep, gone] = [await makerOf(running()).insert('customers'), (await admin().get(`/customers/${next}`)).body]
      const merged = await admin().post(`/customers/${keep.id}/merge`, { version: keep.version, otherId: next, otherVersion: gone.version })
      expect([merged.status, merged.body.moves.vehicles]).toEqual([200, 1])
      expect(await read(body.id)).toMatchObject({ customerId: keep.id, plate: null, vin: body.vin })
    })
  })

  describe('in a booking by telephone', () => {
    const book = (values: object) =>
      admin().post('/phone-bookings', {
        locationId: noor().branchId,
        services: ['OIL'],
        person: { firstName: 'Hessa', lastName: 'Al Otaibi', mobile: newMobile() },
        ...values,
      })

    it('is made with it, is the same car the next time, and gets the plate that is named then', async () => {
      const [vin, plate] = [newVin(), newPlate()]
      const person = { firstName: 'Hessa', lastName: 'Al Otaibi', mobile: newMobile() }
      const first = await book({ person, vehicle: { ...model(), vin }, startAt: momentOf('2026-11-24', '09:00') })
      expect([first.status, first.body.fields]).toEqual([200, undefined])
      const { vehicleId } = first.body.appointment
      expect(await read(vehicleId)).toMatchObject({ plate: null, vin })
      const next = await book({ person, vehicle: { ...model(), vin, plate }, startAt: momentOf('2026-11-24', '13:00') })
      expect(next.body.appointment.vehicleId).toBe(vehicleId)
      expect(await read(vehicleId)).toMatchObject({ plate, vin })
    })

    it('is refused without both, with a wrong VIN, and with that of somebody else’s car', async () => {
      const startAt = momentOf('2026-11-25', '09:00')
      const ask = async (vehicle: object) => {
        const { status, body } = await book({ startAt, vehicle: { ...model(), ...vehicle } })
        return [status, Object.keys(body.fields ?? {})]
      }
      const { body } = await add({ vin: newVin() })
      expect(await ask({})).toEqual([400, ['vehicle.plate']])
      expect(await ask({ vin: '123' })).toEqual([400, ['vehicle.vin']])
      expect(await ask({ vin: body.vin })).toEqual([409, ['vin']])
    })
  })

  describe('of a customer', () => {
    it('is added by its VIN in either script’s digits, and shown in their list and booking', async () => {
      const sara = await customer(running())
      const vin = newVin()
      const arabic = vin.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit)
      const added = await sara.sender.post('/customers/vehicle', { ...model(), vin: arabic })
      expect([added.status, added.body.vehicle.plate, added.body.vehicle.vin]).toEqual([200, null, vin])
      const { data } = (await sara.sender.post('/landing-page/customer-vehicle-details', { vin })).body
      expect(data).toEqual([expect.objectContaining({ id: added.body.vehicle.id, plate: null, vin })])
      const again = await sara.sender.post('/customers/vehicle', { ...model(), vin })
      expect(again.body.vehicle.id).toBe(added.body.vehicle.id)
    })

    it('is refused without both, with a wrong VIN, and with that of another customer', async () => {
      const [sara, other] = [await customer(running()), await customer(running())]
      const vin = newVin()
      await other.sender.post('/customers/vehicle', { ...model(), vin })
      const ask = async (values: object) => {
        const { status, body } = await sara.sender.post('/customers/vehicle', { ...model(), ...values })
        return [status, Object.keys(body.fields ?? {})]
      }
      expect(await ask({})).toEqual([400, ['plate']])
      expect(await ask({ plate: null, vin: null })).toEqual([400, ['plate']])
      expect(await ask({ vin: vin.slice(1) })).toEqual([400, ['vin']])
      expect(await ask({ vin })).toEqual([409, ['vin']])
      expect(await ask({ vin, plate: newPlate() })).toEqual([409, ['vin']])
    })

    it('gets the plate that its owner names later, and waits for approval again', async () => {
      const sara = await customer(running())
      const [vin, plate] = [newVin(), newPlate()]
      const { vehicle } = (await sara.sender.post('/customers/vehicle', { ...model(), vin })).body
      await admin().post(`/vehicles/${vehicle.id}/status`, { to: 'Approved', version: vehicle.version })
      const later = await sara.sender.post('/customers/vehicle', { ...model(), vin, plate })
      expect(later.body.vehicle).toMatchObject({ id: vehicle.id, plate, vin, status: 'Pending' })
    })

    it('keeps no VIN once its owner is erased', async () => {
      const mobile = newMobile()
      const { sender } = await proven(running(), mobile)
      const { customer: person } = (
        await sender.post('/landing-page/createUser', { firstName: 'Hala', lastName: 'Alharbi', languageId: '1', consents: [] })
      ).body
      const vin = newVin()
      const { vehicle } = (await sender.post('/customers/vehicle', { ...model(), vin })).body
      const { status } = await admin().post(`/customers/${person.id}/erase`, { version: person.version, reason: 'By request.' })
      expect(status).toBe(200)
      const { rows } = await scoped<{ rows: { vin: string | null }[] }>((tx) =>
        sql`select vin from vehicles where id = ${vehicle.id}`.execute(tx),
      )
      expect(rows).toEqual([{ vin: null }])
    })
  })

  describe('in a file', () => {
    const head = 'plate,vin,customerId,makeId,model,year'
    it('is found by its VIN, which the preview says, and gets its plate', async () => {
      const tables = tablesOf(running())
      const person = await makerOf(running()).insert('customers', { kind: 'person', mobile: newMobile() })
      const [bare, later, fresh, plate] = [newVin(), newVin(), newVin(), newPlate()]
      const one = (await add({ vin: bare })).body
      const two = (await add({ vin: later })).body
      const row = (...cells: string[]) => [...cells, person.id, noor().makeId, 'Camry', '2026'].join(',')
      const file = lines(head, row('', bare), row(plate, later), row('', fresh), row('', ''), row('', fresh))
      const uploaded = (await tables.upload('vehicles', file)).json()
      const plan = { fileId: uploaded.fileId, mapping: uploaded.mapping, fixed: {}, key: 'plate', mode: 'both', blanks: 'keep' } as const
      const { rows } = (await tables.preview('vehicles', plan)).json()
      expect(rows.map(({ outcome, foundBy }: { outcome: string; foundBy?: string }) => [outcome, foundBy])).toEqual([
        ['update', 'VIN'],
        ['update', 'VIN'],
        ['create', undefined],
        ['failed', undefined],
        ['failed', undefined],
      ])
      expect(rows[3].problems[0].message).toBe('Enter the plate, or the VIN of a car that has no plate yet.')
      const { result } = await tables.imported('vehicles', file, { ...plan, mode: 'both' })
      expect([result.create, result.update, result.failed]).toEqual([1, 2, 2])
      expect(await read(one.id)).toMatchObject({ plate: null, vin: bare, customerId: person.id })
      expect(await read(two.id)).toMatchObject({ plate, vin: later, customerId: person.id })
      // Written by the same names that it was read by.
      const exported = (await tables.exported('vehicles', { ids: [one.id], columns: ['plate', 'vin', 'model'] })).bytes.toString()
      expect(exported).toContain(`,${bare},Camry`)
    })
  })
})
