// Records for a customer: created by the customer with a proven mobile for themselves, by staff for a named customer.
import { beforeAll, expect, it } from 'vitest'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import { customer, newAddress, newMobile, proven, visitor, type TestCustomer } from '../core/server/people.ts'
import { switchFlag } from '../core/server/switchFlag.ts'

onServer('the customers family', (running) => {
  let maker: Maker
  let sara: TestCustomer
  beforeAll(async () => {
    maker = makerOf(running())
    sara = await customer(running())
  })
  const as = (designation: 'Sales Manager' | 'Service Manager' | 'Parts Manager' | 'Broker Sales' | 'General Inquiry') =>
    running().as({ token: running().tenants.noor.staff[designation].token })
  const stored = async (path: string) => (await running().admin().get(path)).body as Record<string, unknown>

  it("records a customer's own lead, complaint and feedback under their name", async () => {
    const lead = await sara.sender.post('/customers/lead', { type: 'Parts Inquiry', message: 'A mirror, please.' })
    expect(await stored(`/leads/${lead.body.id}`)).toMatchObject({
      ...{ customerId: sara.id, mobile: sara.mobile, name: 'Sara Alharbi', department: 'Parts', source: 'landing' },
      ...{ status: 'pending', message: 'A mirror, please.' },
    })
    const complaint = await sara.sender.post('/customers/complain', {
      vehicleId: sara.vehicleId,
      description: 'Late.',
      severity: 'critical',
    })
    expect(await stored(`/complaints/${complaint.body.id}`)).toMatchObject({
      ...{ customerId: sara.id, vehicleId: sara.vehicleId, ref: complaint.body.ref, status: 'open', createdBy: null },
      // The dealership sets the severity.
      severity: 'normal',
    })
    const given = await sara.sender.post('/customers/feedback', { rating: 4, description: 'Friendly.' })
    expect(await stored(`/feedback/${given.body.id}`)).toMatchObject({ customerId: sara.id, rating: 4 })
    // The page says so, in place of a message above it.
    expect(given.body.successMessage).toBeUndefined()
  })

  it('records once what is sent twice', async () => {
    const body = { rating: 5, description: 'Twice.' }
    const [one, two] = [
      await sara.sender.post('/customers/feedback', body, { key: 'twice' }),
      await sara.sender.post('/customers/feedback', body, { key: 'twice' }),
    ]
    expect(one.body.id).toBe(two.body.id)
  })

  it("never lets a customer speak for another, or about another's car or booking", async () => {
    const other = await customer(running())
    for (const [call, more] of [
      ['lead', { type: 'Test Drive' }],
      ['complain', { description: 'x' }],
      ['feedback', { description: 'x', rating: 1 }],
    ] as const) {
      expect((await sara.sender.post(`/customers/${call}`, { ...more, customerId: other.id })).status).toBe(404)
      if (call !== 'lead') expect((await sara.sender.post(`/customers/${call}`, { ...more, vehicleId: other.vehicleId })).status).toBe(404)
    }
  })

  it('asks a visitor to prove a mobile first', async () => {
    const somebody = await visitor(running())
    expect((await somebody.post('/customers/lead', { type: 'Test Drive' })).status).toBe(401)
    expect((await somebody.post('/customers/complain', { description: 'x' })).status).toBe(401)
    expect((await somebody.post('/customers/feedback', { description: 'x', rating: 1 })).status).toBe(401)
    expect((await somebody.post('/customers/service-history', {})).status).toBe(401)
    const { sender } = await proven(running(), newMobile())
    expect((await sender.post('/customers/lead', { type: 'Test Drive' })).status).toBe(404)
  })

  it('lets staff record for the customer whom they name, with the rights they have', async () => {
    const complaint = await as('Service Manager').post('/customers/complain', {
      customerId: sara.id,
      description: 'Rang.',
      severity: 'high',
    })
    expect(await stored(`/complaints/${complaint.body.id}`)).toMatchObject({ severity: 'high', department: 'Service' })
    const lead = await as('Sales Manager').post('/customers/lead', { customerId: sara.id, type: 'New Car Sales' })
    expect(await stored(`/leads/${lead.body.id}`)).toMatchObject({ customerId: sara.id, mobile: sara.mobile, source: 'phone' })
    expect((await as('Sales Manager').post('/customers/lead', { customerId: sara.id, type: 'Parts Inquiry' })).status).toBe(403)
    const nobody = await as('Service Manager').post('/customers/feedback', { rating: 3, description: 'x' })
    expect([nobody.status, Object.keys(nobody.body.fields)]).toEqual([400, ['customerId']])
    // A broker sees their own customers only; another tenant's are not found.
    expect((await as('Broker Sales').post('/customers/lead', { customerId: sara.id, type: 'New Car Sales' })).status).toBe(404)
    const foreign = await makerOf(running(), 'najd').insert('customers')
    expect((await running().admin().post('/customers/complain', { customerId: foreign.id, description: 'x' })).status).toBe(404)
  })

  it('says beside the field what is wrong', async () => {
    const fieldsOf = async (call: string, body: object) => {
      const { status, body: answer } = await sara.sender.post(`/customers/${call}`, body)
      return [status, Object.keys(answer.fields ?? {}).sort()]
    }
    expect(await fieldsOf('lead', { type: 'Boat' })).toEqual([400, ['type']])
    expect(await fieldsOf('feedback', { rating: 6 })).toEqual([400, ['description', 'rating']])
    expect(await fieldsOf('complain', { description: ' ', category: 'weather' })).toEqual([400, ['category', 'description']])
    expect(await fieldsOf('hsra-feedback', { type: 'tow', id: 'x', rating: 0 })).toEqual([400, ['comment', 'id', 'rating', 'type']])
  })

  it('records nothing of a kind that the tenant switched off', async () => {
    for (const [flag, call, body] of [
      ['CREATE_LEAD', 'lead', { type: 'Test Drive' }],
      ['COMPLAINTS', 'complain', { description: 'x' }],
      ['FEEDBACK', 'feedback', { description: 'x', rating: 1 }],
    ] as const)
      await switchFlag(running(), flag, false, async () => {
        expect((await sara.sender.post(`/customers/${call}`, body)).body.code).toBe('featureOff')
        expect(
          (
            await running()
              .admin()
              .post(`/customers/${call}`, { ...body, customerId: sara.id })
          ).body.code,
        ).toBe('featureOff')
      })
  })

  it('takes stars for a service at home or roadside help from whose it was', async () => {
    const owned = { customerId: sara.id, vehicleId: sara.vehicleId }
    for (const type of ['homeService', 'roadsideAssistance'] as const) {
      const { id } = await maker.insert(type, owned)
      const stars = { type, id, rating: 5, comment: 'Quick.' }
      const given = await sara.sender.post('/customers/hsra-feedback', stars)
      expect(await stored(`/feedback/${given.body.id}`)).toMatchObject({
        ...owned,
        rating: 5,
        description: 'Quick.',
        department: 'Service',
      })
      expect((await as('Service Manager').post('/customers/hsra-feedback', stars)).status).toBe(200)
      expect((await (await customer(running())).sender.post('/customers/hsra-feedback', stars)).status).toBe(404)
      expect((await (await visitor(running())).post('/customers/hsra-feedback', stars)).status).toBe(401)
      expect((await as('Broker Sales').post('/customers/hsra-feedback', stars)).status).toBe(403)
      expect((await running().admin('najd').post('/customers/hsra-feedback', stars)).status).toBe(404)
    }
  })

  it('tells what the workshop did: to the customer their own, to staff what they may see', async () => {
    const { branchId } = running().tenants.noor
    const visit = { customerId: sara.id, vehicleId: sara.vehicleId, locationId: branchId, mileageIn: 41_000 }
    const services = [{ code: 'OIL', name: { en: 'Oil change', ar: 'تغيير الزيت' }, price: 19_999, minutes: 30 }]
    const done = await maker.insert('appointments', { ...visit, services, status: 'delivered' })
    await maker.insert('appointments', { ...visit, status: 'pending' })
    // The car had another owner before.
    const former = await maker.insert('appointments', { vehicleId: sara.vehicleId, locationId: branchId, status: 'delivered' })
    const idsOf = (body: { data: { id: string }[] }) => body.data.map(({ id }) => id).sort()
    const own = await sara.sender.post('/customers/service-history', { vehicleId: sara.vehicleId })
    expect([own.body.total, idsOf(own.body)]).toEqual([1, [done.id]])
    expect(own.body.data[0]).toMatchObject({ mileageIn: 41_000, location: { en: 'Olaya' }, vehicle: { id: sara.vehicleId }, services })
    expect(idsOf((await sara.sender.post('/customers/service-history', {})).body)).toEqual([done.id])
    const fixture = await as('Service Manager').post('/customers/service-history', { vehicleId: sara.vehicleId })
    expect(idsOf(fixture.body)).toEqual([done.id, former.id].sort())
    expect(idsOf((await as('Parts Manager').post('/customers/service-history', { customerId: sara.id })).body)).toEqual([done.id])
    const other = await customer(running())
    expect((await other.sender.post('/customers/service-history', { vehicleId: sara.vehicleId })).status).toBe(404)
    expect((await other.sender.post('/customers/service-history', { customerId: sara.id })).status).toBe(404)
    // A broker sees their own customers only.
    expect((await as('Broker Sales').post('/customers/service-history', { customerId: sara.id })).status).toBe(404)
    expect((await running().admin('najd').post('/customers/service-history', { customerId: sara.id })).status).toBe(404)
    const both = { customerId: sara.id, vehicleId: sara.vehicleId }
    expect((await running().admin().post('/customers/service-history', both)).status).toBe(400)
    expect((await running().admin().post('/customers/service-history', {})).status).toBe(400)
  })

  it('makes a customer as the list of customers does', async () => {
    const body = { firstName: 'Nora', lastName: 'Alqahtani', mobile: newMobile() }
    const made = await as('General Inquiry').post('/customers/create', body, { key: 'nora' })
    expect(made.body).toMatchObject({ ...body, mobileVerification: 'Unverified', version: 1 })
    expect((await as('General Inquiry').post('/customers/create', body, { key: 'nora' })).body.id).toBe(made.body.id)
    const again = await as('General Inquiry').post('/customers/create', body)
    expect([again.status, Object.keys(again.body.fields)]).toEqual([409, ['mobile']])
    expect((await as('General Inquiry').post('/customers/create', { firstName: 'Nora' })).status).toBe(400)
    expect((await as('Parts Manager').post('/customers/create', body)).status).toBe(403)
    expect((await sara.sender.post('/customers/create', body)).status).toBe(401)
  })

  it('writes a follow-up of exactly the six parts, by anyone who is signed in', async () => {
    const lead = await maker.insert('leads', { type: 'New Car Sales', name: 'Omar' })
    const { staff } = running().tenants.noor
    const whole = {
      ...{ leadId: lead.id, staffId: staff['Broker Sales'].id, staffEmail: 'other@mail.example', staffName: 'Other', name: 'Else' },
      comment: 'Called.',
    }
    const made = await as('Sales Manager').post('/customers/followUp', whole)
    expect(made.body).toMatchObject({ leadId: lead.id, name: 'Omar', comment: 'Called.', staffId: staff['Sales Manager'].id })
    expect(made.body.staffEmail).toBe('sales-manager@noor.example')
    const empty = await as('Sales Manager').post('/customers/followUp', { ...whole, comment: '  ' })
    expect([empty.status, Object.keys(empty.body.fields)]).toEqual([400, ['comment']])
    expect((await as('Sales Manager').post('/customers/followUp', { ...whole, more: 1 })).status).toBe(400)
    expect((await as('Service Manager').post('/customers/followUp', whole)).status).toBe(404)
    expect((await running().admin('najd').post('/customers/followUp', whole)).status).toBe(404)
    expect((await sara.sender.post('/customers/followUp', whole)).status).toBe(401)
  })

  it('lets a customer add a word to a lead of their own, which is no answer of the dealership', async () => {
    const { body: lead } = await sara.sender.post('/customers/lead', { type: 'New Car Sales' })
    const word = { leadId: lead.id, name: 'Sara', comment: 'Still waiting.' }
    const made = await sara.sender.post('/customers/followUp-landingPage', word)
    expect(await stored(`/followUps/${made.body.followUpId}`)).toMatchObject({ leadId: lead.id, staffId: null, comment: 'Still waiting.' })
    expect(await stored(`/leads/${lead.id}`)).toMatchObject({ status: 'pending', firstResponseAt: null })
    expect((await (await customer(running())).sender.post('/customers/followUp-landingPage', word)).status).toBe(404)
    expect((await (await visitor(running())).post('/customers/followUp-landingPage', { ...word, mobile: sara.mobile })).status).toBe(401)
    expect((await running().admin().post('/customers/followUp-landingPage', word)).body).toMatchObject({ leadId: lead.id })
    expect(await stored(`/leads/${lead.id}`)).toMatchObject({ status: 'in-progress' })
  })

  it('makes a new lead of a visitor who wants to be called, not without limit', async () => {
    const somebody = await visitor(running())
    const request = { name: 'Fahd', mobile: newMobile(), comment: 'Call me.' }
    const made = await somebody.post('/customers/followUp-landingPage', request)
    expect(await stored(`/leads/${made.body.leadId}`)).toMatchObject({
      ...{ type: 'General Inquiry', source: 'landing', name: 'Fahd', mobile: request.mobile, message: 'Call me.', customerId: null },
    })
    expect(await stored(`/followUps/${made.body.followUpId}`)).toMatchObject({
      leadId: made.body.leadId,
      staffId: null,
      comment: 'Call me.',
    })
    const nameless = await somebody.post('/customers/followUp-landingPage', { comment: 'Call me.' })
    expect([nameless.status, Object.keys(nameless.body.fields)]).toEqual([400, ['name']])
    const mute = await somebody.post('/customers/followUp-landingPage', { comment: 'Call me.', name: 'Fahd' })
    expect(Object.keys(mute.body.fields)).toEqual(['mobile'])
    await switchFlag(running(), 'CREATE_LEAD', false, async () => {
      expect((await somebody.post('/customers/followUp-landingPage', request)).body.code).toBe('featureOff')
    })
    const address = newAddress()
    const another = await visitor(running())
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1)
      statuses.push((await another.post('/customers/followUp-landingPage', { comment: 'x' }, { address })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  })
})
