// Bookings by telephone: customer, car and booking at once, by colleagues' own rights.
import { beforeEach, expect, it } from 'vitest'
import { openSession } from '../../server/core/access/sessions.ts'
import { momentOf } from '../../server/core/time/time.ts'
import { eachServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { customer, newMobile, newPlate } from '../core/server/people.ts'
import { addRowOf, workshopHours } from '../core/server/tenants.ts'

eachServer('a booking by telephone', (running) => {
  beforeEach(() => {
    running().clock.now = firstMorning
  })
  const noor = () => running().tenants.noor
  const inquiry = () => running().as({ token: noor().staff['General Inquiry'].token })
  const work = (values: Record<string, unknown>) => ({ locationId: noor().branchId, services: ['OIL'], ...values })
  const person = (mobile = newMobile()) => ({ firstName: 'Hessa', lastName: 'Al Otaibi', mobile })
  const vehicle = (plate = newPlate()) => ({ plate, makeId: noor().makeId, model: 'Camry', year: 2022 })
  const byId = async (path: string) => (await running().admin().get(path)).body
  const sent = async (customerId: string) =>
    (await running().admin().get(`/messages?customerId=${customerId}&size=20`)).body.data.map(({ kind }: { kind: string }) => kind)

  it('is made once by its key for a known customer, who gets the confirmation', async () => {
    const who = await customer(running())
    const request = work({ customerId: who.id, vehicleId: who.vehicleId, startAt: momentOf('2026-11-23', '09:00'), concern: 'Noise' })
    const first = await inquiry().post('/phone-bookings', request, { key: 'call-1' })
    expect([first.status, first.body.code]).toEqual([200, undefined])
    expect(first.body.appointment).toMatchObject({
      ...{ type: 'service', status: 'pending', source: 'staff', customerId: who.id, vehicleId: who.vehicleId, concern: 'Noise' },
      startAt: momentOf('2026-11-23', '09:00'),
    })
    const again = await inquiry().post('/phone-bookings', request, { key: 'call-1' })
    expect(again.body.appointment.id).toBe(first.body.appointment.id)
    expect((await sent(who.id)).filter((kind: string) => kind === 'bookingConfirmation')).toHaveLength(1)
  })

  it('makes a new customer and car, takes those that are there already, and leaves nothing behind where the time is gone', async () => {
    const startAt = momentOf('2026-11-24', '09:00')
    const [who, car] = [person(), vehicle()]
    const request = work({ person: who, vehicle: car, startAt })
    const admin = running().admin()
    const { body } = await admin.post('/phone-bookings', request)
    const { customerId, vehicleId } = body.appointment
    expect(await byId(`/customers/${customerId}`)).toMatchObject({ ...who, sourceCode: 'phone' })
    expect(await byId(`/vehicles/${vehicleId}`)).toMatchObject({
      customerId,
      plate: (request as never as { vehicle: { plate: string } }).vehicle.plate,
    })
    const second = await admin.post('/phone-bookings', { ...request, startAt: momentOf('2026-11-24', '13:00') })
    expect(second.body.appointment).toMatchObject({ customerId, vehicleId })
    const mobile = newMobile()
    const gone = await admin.post(
      '/phone-bookings',
      work({ person: person(mobile), vehicle: vehicle(), startAt: momentOf('2026-11-24', '03:00') }),
    )
    expect([gone.status, gone.body.code, gone.body.details.next.length]).toEqual([409, 'slotTaken', 6])
    expect((await admin.post('/customers/find-customer', { mobile })).body.matches).toEqual([])
  })

  it("says at the field what is missing, unknown, somebody else's or another tenant's", async () => {
    const [who, other, foreign] = [await customer(running()), await customer(running()), await customer(running(), 'najd')]
    const startAt = momentOf('2026-11-25', '09:00')
    const ask = async (values: Record<string, unknown>) => {
      const { status, body } = await running()
        .admin()
        .post('/phone-bookings', work({ startAt, ...values }))
      return [status, Object.keys(body.fields ?? {})]
    }
    expect(await ask({})).toEqual([400, ['customerId']])
    expect(await ask({ customerId: who.id })).toEqual([400, ['vehicleId']])
    expect(await ask({ customerId: who.id, vehicleId: other.vehicleId })).toEqual([404, ['vehicleId']])
    expect(await ask({ customerId: foreign.id, vehicleId: who.vehicleId })).toEqual([404, ['customerId']])
    expect(await ask({ customerId: who.id, vehicleId: foreign.vehicleId })).toEqual([404, ['vehicleId']])
    const { plate } = await byId(`/vehicles/${other.vehicleId}`)
    expect(await ask({ customerId: who.id, vehicle: vehicle(plate) })).toEqual([409, ['plate']])
    expect(await ask({ customerId: who.id, vehicleId: who.vehicleId, services: [] })).toEqual([400, ['services']])
    expect((await ask({ customerId: who.id, vehicleId: who.vehicleId, locationId: running().tenants.najd.branchId }))[0]).toBe(404)
  })

  it('is for those who may book services: without a car where they may register none, and not at all for others', async () => {
    const who = await customer(running())
    const startAt = momentOf('2026-11-25', '11:00')
    const refused = await inquiry().post('/phone-bookings', work({ customerId: who.id, vehicle: vehicle(), startAt }))
    expect(refused.status).toBe(403)
    const bare = await inquiry().post('/phone-bookings', work({ customerId: who.id, startAt }))
    expect([bare.status, bare.body.appointment.vehicleId]).toEqual([200, null])
    const sales = running().as({ token: noor().staff['Sales Manager'].token })
    expect((await sales.post('/phone-bookings', work({ customerId: who.id, vehicleId: who.vehicleId, startAt }))).status).toBe(403)
  })

  it('takes in a new walk-in now', async () => {
    running().clock.now = new Date(momentOf('2026-11-22', '11:40'))
    const request = work({ person: person(), vehicle: vehicle(), mileageIn: 9_000 })
    const { status, body } = await running().admin().post('/walk-ins', request)
    expect([status, body.code]).toEqual([200, undefined])
    expect(body.appointment).toMatchObject({ type: 'walkIn', status: 'inWorkshop', mileageIn: 9_000 })
    expect(await byId(`/customers/${body.appointment.customerId}`)).toMatchObject({ firstName: 'Hessa', sourceCode: 'walkIn' })
  })

  it('is offered times of one branch where that is asked, and to staff those of their own branches', async () => {
    const second = await addRowOf(running().services, 'noor', 'dealershipLocations', {
      ...{ name: { en: 'Malqa', ar: 'الملقا' }, hours: workshopHours, bays: 1, slotMinutes: 30 },
    })
    const advisor = await addRowOf(running().services, 'noor', 'staff', {
      ...{ staffNo: 'A-9', name: { en: 'Advisor', ar: 'مستشار' }, email: 'a-9@noor.example', department: 'Service' },
      ...{ designationId: noor().designationIds['Service Manager'], staffType: 'Service Advisor', locationIds: [second.id], password: 'x' },
    })
    const { services } = running()
    const token = await services.engine.scoped('noor', (tx) =>
      openSession(tx, 'noor', { audience: 'staff', subjectId: advisor.id }, services.now()),
    )
    const places = async (as: ReturnType<typeof inquiry>, query = '') => {
      const { body } = await as.get(`/landing-page/earliest-times?services=OIL${query}`)
      return [...new Set(body.data.map(({ locationId }: { locationId: string }) => locationId))].toSorted()
    }
    expect(await places(running().admin())).toEqual([noor().branchId, second.id].toSorted())
    expect(await places(running().admin(), `&locationId=${second.id}`)).toEqual([second.id])
    const unknown = await running().admin().get(`/landing-page/earliest-times?locationId=${running().tenants.najd.branchId}`)
    expect(unknown.status).toBe(404)
    expect(await places(running().as({ token }))).toEqual([second.id])
  })
})
