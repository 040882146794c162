// Companies as customers: what they must have, whom messages about them reach, and what their contacts see and do.
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { reachOf } from '../../server/customers/index.ts'
import { makeLinkToken } from '../../server/core/access/signedLink.ts'
import { findRow, type RowOf } from '../../server/core/db/repository.ts'
import type { Row } from '../../server/core/db/rows.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker, Stored } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import { newMobile, newPlate, proven, visitor } from '../core/server/people.ts'
import { tablesOf } from '../core/server/tables.ts'
import { firstMorning } from '../core/server/testServer.ts'

const names = { en: 'Al Rawabi Contracting', ar: 'الروابي للمقاولات' }
let made = 0
/** A company's numbers, which nobody else has. */
const numbers = () => {
  const number = String((made += 1)).padStart(8, '0')
  return { commercialRegistration: `10${number}`, vatNumber: `31${number}000${number.slice(-1)}3` }
}

onServer('a company', (running) => {
  let maker: Maker
  beforeAll(() => {
    maker = makerOf(running())
    running().clock.now = firstMorning
  })
  const create = (values: Row) =>
    running()
      .admin()
      .post('/customers', { kind: 'company', names, ...numbers(), ...values })
  const contact = (more: Row = {}) => maker.insert('customers', { kind: 'person', mobile: newMobile(), languageId: '1', ...more })
  const company = async (values: Row = {}): Promise<Stored> => {
    const { status, body } = await create({ mobile: newMobile(), ...values })
    expect([status, body.fields]).toEqual([200, undefined])
    return body as Stored
  }
  const scoped = <R>(work: Parameters<ReturnType<typeof running>['services']['engine']['scoped']>[1]) =>
    running().services.engine.scoped('noor', work) as Promise<R>
  const reached = (id: string, about = {}) =>
    scoped<{ recipient: string } | undefined>(async (tx) => reachOf(tx, (await findRow(tx, 'customers', id)) as RowOf<'customers'>, about))
  const messagesTo = async (recipient: string) =>
    (
      await scoped<{ rows: { kind: string; customerId: string }[] }>((tx) =>
        sql`select kind, "customerId" from messages where recipient = ${recipient} order by "createdAt"`.execute(tx),
      )
    ).rows

  it('has a name, a registration and a VAT number of their form, in digits of either script', async () => {
    for (const [values, field] of [
      [{ commercialRegistration: '12345' }, 'commercialRegistration'],
      [{ commercialRegistration: null }, 'commercialRegistration'],
      [{ vatNumber: '210045678200003' }, 'vatNumber'],
      [{ vatNumber: '31004567820000' }, 'vatNumber'],
      [{ names: null }, 'names'],
      [{ address: { buildingNo: '12' } }, 'address.buildingNo'],
      [{ address: { postalCode: '1433' } }, 'address.postalCode'],
    ] as const) {
      const { status, body } = await create({ mobile: newMobile(), ...values })
      expect([field, status, Object.keys(body.fields ?? {})]).toEqual([field, 400, [field]])
    }
    const { body } = await create({ mobile: newMobile(), commercialRegistration: '١٠١٠٩٩٩٩٩٩', vatNumber: '٣٩٩٩٩٩٩٩٩٩٠٠٠٠٣' })
    expect(body).toMatchObject({ commercialRegistration: '1010999999', vatNumber: '399999999900003', firstName: null })
    expect((await create({ mobile: newMobile(), commercialRegistration: '1010999999' })).status).toBe(409)
    const person = await running().admin().post('/customers', { mobile: newMobile() })
    expect([person.status, Object.keys(person.body.fields ?? {}).sort()]).toEqual([400, ['firstName', 'lastName']])
  })

  it('needs a mobile of its own or a contact, who is a person of the same tenant with a mobile', async () => {
    const lone = await create({})
    expect([lone.status, Object.keys(lone.body.fields ?? {}).sort()]).toEqual([400, ['contacts', 'mobile']])
    const { id } = await contact()
    expect((await create({ contacts: [{ customerId: id, role: 'fleet' }] })).status).toBe(200)
    const foreign = await makerOf(running(), 'najd').insert('customers')
    const other = await company()
    for (const [customerId, status] of [
      [foreign.id, 404],
      [other.id, 400],
    ] as const) {
      const answer = await create({ contacts: [{ customerId, role: 'fleet' }] })
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([status, ['contacts']])
    }
    const itself = await running()
      .admin()
      .put(`/customers/${other.id}`, { version: other.version, contacts: [{ customerId: other.id, role: 'fleet' }] })
    expect([itself.status, Object.keys(itself.body.fields ?? {})]).toEqual([400, ['contacts']])
    const twice = { customerId: id, role: 'accounts' }
    expect((await create({ contacts: [twice, twice] })).status).toBe(400)
  })

  it('is found by its name in both languages and by its numbers, and narrowed by kind', async () => {
    const one = await company({ names: { en: 'Zulfi Haulage', ar: 'زلفي للنقل' } })
    for (const q of ['zulfi haul', 'زلفي', String(one['commercialRegistration']), String(one['vatNumber'])]) {
      const { body } = await running()
        .admin()
        .get(`/customers?kind=company&q=${encodeURIComponent(q)}`)
      expect([q, body.data.map(({ id }: Stored) => id)]).toEqual([q, [one.id]])
    }
    expect((await running().admin().get('/customers?kind=person&q=zulfi haul')).body.data).toEqual([])
  })

  it('is reached through the driver of the car, the contact with the role, its own mobile, or its first contact', async () => {
    const [fleet, accounts] = [await contact(), await contact()]
    const one = await company({
      mobile: null,
      contacts: [
        { customerId: fleet.id, role: 'fleet' },
        { customerId: accounts.id, role: 'accounts' },
      ],
    })
    const car = await maker.insert('vehicles', { customerId: one.id, plate: newPlate() })
    const driver = { name: 'Saad', mobile: newMobile(), vehicleId: car.id }
    const change = (values: Row) =>
      running()
        .admin()
        .put(`/customers/${one.id}`, { version: one.version, ...values })
    const foreignCar = await maker.insert('vehicles', { plate: newPlate() })
    expect((await change({ drivers: [{ ...driver, vehicleId: foreignCar.id }] })).body.fields).toHaveProperty('drivers')
    expect((await change({ drivers: [driver] })).status).toBe(200)
    expect((await reached(one.id, { vehicleId: car.id }))?.recipient).toBe(driver.mobile)
    expect((await reached(one.id))?.recipient).toBe(fleet['mobile'])
    expect((await reached(one.id, { vehicleId: car.id, role: 'accounts' }))?.recipient).toBe(accounts['mobile'])
    expect((await reached(one.id, { role: 'management' }))?.recipient).toBe(fleet['mobile'])
  })

  it('keeps its only contact, loses one that is erased, and keeps one that is merged', async () => {
    const [lone, other] = [await contact({ firstName: 'Lone' }), await contact()]
    const one = await company({ mobile: null, contacts: [{ customerId: lone.id, role: 'fleet' }] })
    const refused = await running().admin().delete(`/customers/${lone.id}?version=${lone.version}`)
    expect([refused.status, refused.body.code]).toEqual([409, 'inUse'])
    expect(refused.body.fields.contacts).toContain(names.ar)
    const merged = await running()
      .admin()
      .post(`/customers/${other.id}/merge`, { version: other.version, otherId: lone.id, otherVersion: lone.version })
    expect(merged.status).toBe(200)
    const contacts = async () => ((await running().admin().get(`/customers/${one.id}`)).body as Row)['contacts']
    expect(await contacts()).toEqual([{ customerId: other.id, role: 'fleet' }])
    const kept = (await running().admin().get(`/customers/${other.id}`)).body as Stored
    const mixed = { version: kept.version, otherId: one.id, otherVersion: one.version + 1 }
    expect((await running().admin().post(`/customers/${other.id}/merge`, mixed)).body.fields).toHaveProperty('otherId')
    expect((await running().admin().post(`/customers/${other.id}/erase`, { version: kept.version, reason: 'Asked.' })).status).toBe(200)
    expect(await contacts()).toEqual([])
    expect(await reached(one.id)).toBeUndefined()
  })

  describe('with a contact', () => {
    const bookable = { services: ['OIL'], transport: 'wait', startAt: '2026-11-23T08:00:00.000Z' }
    const withCar = async (values: Row = {}) => {
      const person = await contact()
      const one = await company({ mobile: null, contacts: [{ customerId: person.id, role: 'fleet' }], ...values })
      const car = await maker.insert('vehicles', { customerId: one.id, plate: newPlate(), status: 'Approved' })
      return { person, one, car, session: (await proven(running(), String(person['mobile']))).sender }
    }

    it('shows them its cars beside their own, and to nobody else', async () => {
      const { person, one, car, session } = await withCar()
      const own = await maker.insert('vehicles', { customerId: person.id, plate: newPlate() })
      const { body } = await session.get('/customers/customer-details')
      const shown = new Map((body.vehicles as { id: string; company: unknown }[]).map(({ id, company: of }) => [id, of]))
      expect([...shown.keys()].sort()).toEqual([car.id, own.id].sort())
      expect([shown.get(car.id), shown.get(own.id)]).toEqual([names, null])
      expect(body.customer.id).toBe(person.id)
      const { sender: stranger } = await proven(running(), String((await contact())['mobile']))
      expect((await stranger.get('/customers/customer-details')).body.vehicles).toEqual([])
      expect(one['mobile']).toBeNull()
    })

    it('has them book and cancel for its cars at its prices, and writes to them', async () => {
      const { person, one, car, session } = await withCar({ priceListPercent: 10 })
      const { branchId } = running().tenants.noor
      const offered = (await session.get(`/landing-page/recommanded-services?vehicleId=${car.id}`)).body.data as Row[]
      expect(offered.find(({ code }) => code === 'OIL')).toMatchObject({ price: 17_999 })
      const booked = await session.post('/landing-page/add-appointment', { ...bookable, vehicleId: car.id, locationId: branchId })
      expect([booked.status, booked.body.fields]).toEqual([200, undefined])
      const row = (await running().admin().get(`/appointments/${booked.body.appointment.id}`)).body as Row
      const listed = (await running().admin().get('/masters/servicePackages?code=OIL')).body.data[0].price as number
      expect(row).toMatchObject({ customerId: one.id, totals: { net: Math.round(listed * 0.9) } })
      expect(await messagesTo(String(person['mobile']))).toContainEqual({ kind: 'bookingConfirmation', customerId: one.id })
      const { id, version } = booked.body.appointment as Stored
      const { sender: stranger } = await proven(running(), String((await contact())['mobile']))
      expect((await stranger.post('/landing-page/delete-appointment', { id, version, reason: 'x' })).status).toBe(404)
      expect((await session.post('/landing-page/delete-appointment', { id, version, reason: 'Not needed' })).status).toBe(200)
    })

    it('opens a booking by the link of its message, with no mobile of its own', async () => {
      const { one, car } = await withCar()
      const booking = await maker.insert('appointments', {
        customerId: one.id,
        vehicleId: car.id,
        locationId: running().tenants.noor.branchId,
      })
      const expires = new Date(running().clock.now.getTime() + 86_400_000)
      const link = makeLinkToken(running().services, 'visitLinks', { tenantId: 'noor', id: booking.id }, expires)
      const opened = await (await visitor(running())).post('/landing-page/visit', { link })
      expect([opened.status, opened.body.appointment?.id]).toEqual([200, booking.id])
      const details = await running()
        .as({ tenant: 'noor', token: opened.body.token as string })
        .post('/landing-page/appointment-details', { id: booking.id })
      expect([details.status, details.body.code]).toEqual([200, undefined])
    })

    it.each(['roadsideAssistance', 'homeService'] as const)(
      'has them cancel its requests (%s), and nobody else’s contact',
      async (kind) => {
        const { person, one, car, session } = await withCar()
        const stage = kind === 'homeService' ? 'requested' : 'new'
        const request = await maker.insert(kind, { customerId: one.id, vehicleId: car.id, status: 'open', stage, driverId: null })
        const cancel = (who: typeof session) => who.post(`/landing-page/requests/${request.id}/cancel`, {})
        const other = await withCar()
        expect((await other.session.get('/landing-page/requests')).body.data).toEqual([])
        expect((await cancel(other.session)).status).toBe(404)
        expect((await session.get('/landing-page/requests')).body.data).toMatchObject([{ id: request.id, cancellable: true }])
        const { status, body } = await cancel(session)
        expect([status, body.request?.status]).toEqual([200, 'closed'])
        const { data } = (await running().admin().get(`/audit?rowId=${request.id}&action=move`)).body
        expect(data).toMatchObject([{ actorKind: 'customer', actorName: person.id }])
        const after = (await running().admin().get(`/customers/${one.id}`)).body as Stored
        await running().admin().put(`/customers/${one.id}`, { version: after.version, mobile: newMobile(), contacts: [] })
        expect((await cancel(session)).status).toBe(404)
      },
    )

    it('does not let a former contact book', async () => {
      const { one, car, session } = await withCar({ mobile: newMobile() })
      const { status } = await running().admin().put(`/customers/${one.id}`, { version: one.version, contacts: [] })
      expect(status).toBe(200)
      const request = { ...bookable, vehicleId: car.id, locationId: running().tenants.noor.branchId }
      expect((await session.post('/landing-page/add-appointment', request)).status).toBe(404)
    })
  })

  it('owns cars that a file names by its registration or its VAT number, and wrong numbers are named by row', async () => {
    const one = await company()
    const plates = [newPlate(), newPlate(), newPlate()]
    const { makeId } = running().tenants.noor
    const owners = [one['commercialRegistration'], one['vatNumber'], '1999999999']
    const file = ['plate,customerId,makeId,model,year', ...plates.map((plate, at) => `${plate},${String(owners[at])},${makeId},Hilux,2024`)]
    const { result } = await tablesOf(running()).imported('vehicles', file.join('\r\n'))
    expect(result).toMatchObject({ create: 2, failed: 1, problems: [{ row: 4 }] })
    const { body } = await running().admin().get(`/vehicles?customerId=${one.id}`)
    expect(body.data.map(({ plate }: Row) => plate).sort()).toEqual(plates.slice(0, 2).sort())
  })
})
