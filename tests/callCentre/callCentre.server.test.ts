// A colleague acts for a customer: every record names them, their rights apply, and it ends with their session.
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Word } from '../../src/schema/enumerations.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import { onServer } from '../core/server/eachServer.ts'
import { addRowOf } from '../core/server/tenants.ts'
import { customer, newAddress, newMobile, newPlate, visitor, type TestCustomer } from '../core/server/people.ts'
import type { Sender } from '../core/server/requests.ts'

type Designation = Word<'designation'>

onServer('the call centre', (running) => {
  let sara: TestCustomer
  beforeAll(async () => {
    sara = await customer(running())
  })
  const staff = (designation: Designation) => running().tenants.noor.staff[designation]
  const signedIn = (designation: Designation) => running().as({ token: staff(designation).token, address: newAddress() })
  const acting = async (designation: Designation, whom: object = { customerId: sara.id }): Promise<Sender> => {
    const { status, body } = await signedIn(designation).post('/staffs/act-for', whom)
    expect(status).toBe(200)
    return running().as({ token: body.token as string, tenant: 'noor', address: newAddress() })
  }
  const stored = async (path: string) => (await running().admin().get(path)).body as Record<string, unknown>
  const bookingOf = async (who: Sender, vehicleId = sara.vehicleId) => {
    const { branchId } = running().tenants.noor
    const days = await who.get(`/landing-page/appointment-dates?locationId=${branchId}&services=OIL`)
    const { date } = days.body.data.findLast(({ available }: { available: boolean }) => available)
    const times = await who.get(`/landing-page/appointment-times?locationId=${branchId}&services=OIL&date=${date}`)
    const { start } = times.body.data.find(({ available }: { available: boolean }) => available)
    return { vehicleId, locationId: branchId, services: ['OIL'], startAt: start, transport: 'wait' }
  }

  it('finds a customer at once for staff, by mobile, plate or VIN, and tells visitors nothing', async () => {
    const plate = (await stored(`/vehicles/${sara.vehicleId}`))['plate']
    for (const [path, by] of [
      ['/customers/find-customer', { mobile: sara.mobile }],
      ['/customers/find-customer-by-vehicle', { plate }],
    ] as const) {
      const { body } = await signedIn('General Inquiry').post(path, by)
      expect(body.matches).toMatchObject([{ customer: { id: sara.id, mobile: sara.mobile }, vehicles: [{ plate }] }])
      expect(await (await visitor(running())).post(path, by)).toMatchObject({ status: 200 })
      expect((await (await visitor(running())).post(path, by)).body).not.toHaveProperty('matches')
      expect((await sara.sender.post(path, by)).body).not.toHaveProperty('matches')
    }
    expect((await signedIn('General Inquiry').post('/customers/find-customer', { mobile: newMobile() })).body.matches).toEqual([])
    // With read access only, numbers are masked; with access to own customers only, nothing is found.
    const masked = (await signedIn('Parts Manager').post('/customers/find-customer', { plate })).body.matches[0].customer
    expect([masked.id, masked.mobile === sara.mobile]).toEqual([sara.id, false])
    expect((await signedIn('Broker Sales').post('/customers/find-customer', { plate })).body.matches).toEqual([])
    const foreign = running().admin('najd')
    expect((await foreign.post('/customers/find-customer', { plate })).body.matches).toEqual([])
    const cars = await signedIn('General Inquiry').post('/landing-page/customer-vehicle-details', { mobile: sara.mobile })
    expect(cars.body.data).toMatchObject([{ id: sara.vehicleId }])
    expect((await (await visitor(running())).post('/landing-page/customer-vehicle-details', { mobile: sara.mobile })).status).toBe(401)
  })

  it('shows the present row of a late change masked to a colleague who sees the customer masked, and in full to the customer', async () => {
    const details = { title: null, firstName: 'Sara', lastName: 'Alharbi', email: null, languageId: '1', address: null }
    const tooLate = async (who: Sender) => {
      const answers = [
        await who.post('/landing-page/updateCustomerDetails', { ...details, version: 99 }),
        await who.put(`/landing-page/vehicles/${sara.vehicleId}/mileage`, { version: 99, mileageKm: 12_000 }),
      ]
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [409, 'staleVersion']))
      return answers.map(({ body }) => body.details.current as Record<string, string>)
    }
    const [person, car] = await tooLate(await acting('Parts Manager'))
    expect([person?.['id'], person?.['mobile'], car?.['id']]).toEqual([sara.id, expect.stringMatching(/•/), sara.vehicleId])
    expect((await tooLate(sara.sender))[0]).toMatchObject({ id: sara.id, mobile: sara.mobile })
  })

  it('says on everything that is made who took the call', async () => {
    const { id: agentId } = staff('General Inquiry')
    const agent = await acting('General Inquiry')
    const booked = await agent.post('/landing-page/add-appointment', await bookingOf(agent))
    const made = { callCenterStaffId: agentId, createdBy: agentId, customerId: sara.id }
    expect(await stored(`/appointments/${booked.body.appointment.id}`)).toMatchObject({ ...made, source: 'callCentre' })
    const lead = await agent.post('/customers/lead', { type: 'Test Drive', message: 'Saturday.' })
    expect(await stored(`/leads/${lead.body.id}`)).toMatchObject({ ...made, source: 'callCentre' })
    const complaint = await agent.post('/customers/complain', { description: 'Late.' })
    expect(await stored(`/complaints/${complaint.body.id}`)).toMatchObject(made)
    const given = await agent.post('/customers/feedback', { rating: 5, description: 'Kind.' })
    expect(await stored(`/feedback/${given.body.id}`)).toMatchObject(made)
    const details = await stored(`/complaints/${complaint.body.id}/history`)
    expect(JSON.stringify(details)).toContain(agentId)
    // The customer's own call names no colleague.
    const own = await sara.sender.post('/customers/complain', { description: 'Mine.' })
    expect(await stored(`/complaints/${own.body.id}`)).toMatchObject({ callCenterStaffId: null, createdBy: null })
    const listed = await running().admin().get(`/complaints?callCenterStaffId=${agentId}&size=100`)
    expect(listed.body.data.map(({ id }: { id: string }) => id)).toEqual([complaint.body.id])
  })

  it('registers somebody new without taking the mobile for proven, and consents as said on the phone', async () => {
    const mobile = newMobile()
    const agent = await acting('General Inquiry', { mobile })
    const details = { firstName: 'Huda', lastName: 'Alotaibi', languageId: '2', consents: [{ purpose: 'marketing', granted: true }] }
    const { body } = await agent.post('/landing-page/createUser', details)
    expect(await stored(`/customers/${body.customer.id}`)).toMatchObject({
      ...{ mobile, mobileVerification: 'Unverified', sourceCode: 'callCentre', createdBy: staff('General Inquiry').id },
      consents: [{ purpose: 'marketing', granted: true, byPhone: true }],
    })
    expect((await agent.get('/customers/customer-details')).body).toMatchObject({ mobile, customer: { firstName: 'Huda' } })
  })

  it("gives nobody more than their designation's rights", async () => {
    const parts = await acting('Parts Manager')
    const { makeId } = running().tenants.noor
    const second = { customerId: sara.id, plate: newPlate(), makeId, model: 'Camry', year: 2022 }
    const booking = await bookingOf(parts, (await addRowOf(running().services, 'noor', 'vehicles', second)).id)
    const refused = await parts.post('/landing-page/add-appointment', booking)
    expect([refused.status, refused.body.code]).toEqual([403, 'notYourModule'])
    expect((await sara.sender.post('/landing-page/add-appointment', booking)).status).toBe(200)
    const car = { plate: newPlate(), makeId, model: 'Camry', year: 2022 }
    expect((await (await acting('General Inquiry')).post('/customers/vehicle', car)).body.code).toBe('notYourModule')
    expect((await (await acting('Service Manager')).post('/customers/vehicle', car)).status).toBe(200)
    expect((await (await acting('Parts Manager')).get('/customers/customer-details')).body.customer.mobile).not.toBe(sara.mobile)
    // A broker may act for their own customers only. Registering a customer under a mobile needs the right to create one.
    expect((await signedIn('Broker Sales').post('/staffs/act-for', { customerId: sara.id })).status).toBe(404)
    expect((await signedIn('Broker Sales').post('/staffs/act-for', { mobile: sara.mobile })).status).toBe(404)
    expect((await signedIn('Parts Manager').post('/staffs/act-for', { mobile: newMobile() })).status).toBe(403)
    // Who may not see the customer of a mobile learns nothing of whether there is one.
    const asked = async (mobile: string) => {
      const { status, text } = await signedIn('Broker Sales').post('/staffs/act-for', { mobile })
      return { status, text }
    }
    expect(await asked(newMobile())).toEqual({ ...(await asked(sara.mobile)), status: 404 })
  })

  it('shows a colleague no bookings that their designation may not see', async () => {
    const maker = makerOf(running())
    const broker = staff('Broker Sales')
    const own = await maker.insert('customers', { ownerId: broker.id })
    await maker.insert('appointments', { customerId: own.id, type: 'service', closure: 'none' })
    const one = await acting('Broker Sales', { customerId: own.id })
    expect((await one.get('/landing-page/appointments')).body.data).toEqual([])
    const all = await acting('Service Manager', { customerId: own.id })
    expect((await all.get('/landing-page/appointments')).body.total).toBe(1)
  })

  it("keeps to the colleague's own visibility in leads, requests and payments of the customer", async () => {
    const maker = makerOf(running())
    const own = await maker.insert('customers')
    const car = await maker.insert('vehicles', { customerId: own.id })
    const lead = await maker.insert('leads', { customerId: own.id, type: 'Test Drive', status: 'pending', department: 'Sales' })
    const open = { customerId: own.id, vehicleId: car.id, status: 'open', outcome: null }
    const help = await maker.insert('roadsideAssistance', { ...open, stage: 'new' })
    const visit = await maker.insert('homeService', { ...open, stage: 'requested' })
    const paid = { provider: 'tamara', state: 'authorised', orderType: 'makePayment', keepAmount: null }
    const payment = await maker.insert('payments', { customerId: own.id, ...paid })
    const seen = async (designation: Designation) => {
      const one = await acting(designation, { customerId: own.id })
      const requests = (await one.get('/landing-page/requests')).body.data.map(({ id }: { id: string }) => id)
      const statuses = []
      for (const path of [`lead/${lead.id}`, `requests/${help.id}`, `requests/${visit.id}`])
        statuses.push((await one.get(`/landing-page/${path}`)).status)
      statuses.push((await one.get(`/landing-page/tamara-order?orderId=${payment.id}`)).status)
      return [...statuses, requests.length]
    }
    expect(await seen('Administrator')).toEqual([200, 200, 200, 200, 2])
    expect(await seen('Sales Manager')).toEqual([200, 200, 200, 200, 2])
    expect(await seen('Parts Manager')).toEqual([404, 404, 200, 404, 1])
    expect(await seen('General Inquiry')).toEqual([404, 200, 200, 404, 2])
    // A lead that was created while acting stays visible there.
    const inquiry = await acting('General Inquiry', { customerId: own.id })
    const { body } = await inquiry.post('/landing-page/leads', { type: 'Test Drive' })
    expect((await inquiry.get(`/landing-page/lead/${body.lead.id}`)).status).toBe(200)
  })

  it("never acts for another tenant's customer, nor lets a customer or visitor act", async () => {
    const foreign = await makerOf(running(), 'najd').insert('customers')
    expect((await signedIn('Administrator').post('/staffs/act-for', { customerId: foreign.id })).status).toBe(404)
    const both = await signedIn('Administrator').post('/staffs/act-for', { customerId: sara.id, mobile: sara.mobile })
    expect(both.status).toBe(400)
    for (const one of [sara.sender, await visitor(running()), await acting('Administrator')])
      expect((await one.post('/staffs/act-for', { customerId: sara.id })).status).toBe(401)
    expect((await sara.sender.post('/staffs/act-for/end')).status).toBe(403)
    expect((await sara.sender.get('/customers/customer-details')).status).toBe(200)
  })

  it('dies with the colleague: when the call ends, at sign-out, and at once when the account is closed', async () => {
    const ended = await acting('Service Manager')
    expect((await ended.post('/staffs/act-for/end')).status).toBe(200)
    expect((await ended.get('/customers/customer-details')).status).toBe(401)
    const { email } = staff('Fleet Sales')
    const { body } = await running().as({ tenant: 'noor', address: newAddress() }).post('/staffs/login', { email, password: 'wakeel-demo' })
    const fleet = running().as({ token: body.token as string, address: newAddress() })
    const own = await makerOf(running()).insert('customers', { ownerId: staff('Fleet Sales').id })
    const begin = async () =>
      running().as({ token: (await fleet.post('/staffs/act-for', { customerId: own.id })).body.token as string, address: newAddress() })
    const one = await begin()
    const active = (value: boolean) =>
      running().services.engine.scoped('noor', (tx) =>
        sql`update staff set active = ${value} where id = ${staff('Fleet Sales').id}`.execute(tx),
      )
    await active(false)
    expect((await one.get('/customers/customer-details')).status).toBe(401)
    await active(true)
    expect((await one.get('/customers/customer-details')).status).toBe(200)
    await fleet.post('/staffs/logout')
    expect((await one.get('/customers/customer-details')).status).toBe(401)
  })

  it('checks a walk-in in now, once, for the customer whom the colleague acts for', async () => {
    const agent = await acting('Service Manager')
    const request = { vehicleId: sara.vehicleId, locationId: running().tenants.noor.branchId, services: ['OIL'], mileageIn: 40_000 }
    const [one, two] = [
      await agent.post('/landing-page/walkingAppointments', request, { key: 'walk' }),
      await agent.post('/landing-page/walkingAppointments', request, { key: 'walk' }),
    ]
    // The server's clock may be in a weekend: then there is no free time, which is answered.
    if (one.status === 200) {
      expect(one.body.appointment).toMatchObject({ type: 'walkIn', status: 'inWorkshop', mileageIn: 40_000 })
      const booked = await running()
        .as({ token: staff('Service Manager').token })
        .get(`/appointments/${String(one.body.appointment.id)}`)
      expect(booked.body).toMatchObject({ source: 'walkIn', callCenterStaffId: staff('Service Manager').id })
      expect(two.body.appointment.id).toBe(one.body.appointment.id)
    } else expect([one.status, one.body.code]).toEqual([409, 'slotTaken'])
    const other = await customer(running())
    expect((await agent.post('/landing-page/walkingAppointments', { ...request, vehicleId: other.vehicleId })).status).toBe(404)
    expect((await sara.sender.post('/landing-page/walkingAppointments', request)).status).toBe(403)
  })

  it('tells colleagues, and nobody else, where a customer came from', async () => {
    await makerOf(running()).insert('sourceCodes', { code: 'fair', active: true })
    const { body } = await (await acting('General Inquiry')).get('/landing-page/getCustomerSourceCode')
    expect([body.sourceCode, body.data.map(({ code }: { code: string }) => code)]).toEqual(['landing', expect.arrayContaining(['fair'])])
    expect((await signedIn('General Inquiry').get(`/landing-page/getCustomerSourceCode?customerId=${sara.id}`)).body.sourceCode).toBe(
      'landing',
    )
    expect((await sara.sender.get('/landing-page/getCustomerSourceCode')).status).toBe(403)
  })

  it("leaves a person's whole data, and erasing it, to the person", async () => {
    const agent = await acting('Administrator')
    const { version } = (await agent.get('/customers/customer-details')).body.customer
    expect((await agent.get('/landing-page/personal-data')).body.code).toBe('inPerson')
    expect((await agent.post('/landing-page/personal-data/erase', { version, name: 'Sara Alharbi' })).body.code).toBe('inPerson')
    expect(await stored(`/customers/${sara.id}`)).toMatchObject({ firstName: 'Sara', erasedAt: null })
  })

  it("writes a follow-up on the customer's lead as the colleague, and a new lead where there is none", async () => {
    const { body: lead } = await sara.sender.post('/customers/lead', { type: 'General Inquiry', message: 'Call me.' })
    const inquiry = signedIn('General Inquiry')
    const written = await inquiry.post('/customers/followUp-landingPage', { leadId: lead.id, comment: 'Spoke with her.' })
    expect(await stored(`/followUps/${written.body.followUpId}`)).toMatchObject({ leadId: lead.id, staffId: staff('General Inquiry').id })
    const fresh = await inquiry.post('/customers/followUp-landingPage', {
      name: 'Sara Alharbi',
      mobile: sara.mobile,
      comment: 'Wants a call.',
    })
    expect(await stored(`/leads/${fresh.body.leadId}`)).toMatchObject({
      ...{ customerId: sara.id, source: 'callCentre', callCenterStaffId: staff('General Inquiry').id, message: 'Wants a call.' },
    })
  })
})
