// What the specification says of single calls, as a program meets it.
import { expect, it } from 'vitest'
import { eachServer } from '../core/server/eachServer.ts'
import { customer, newMobile, proven, visitor } from '../core/server/people.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'

eachServer('the call', (running) => {
  it('§3.5 §7.5 request-token takes nothing and answers token and client', async () => {
    const { status, body } = await running().as({ tenant: 'noor' }).get('/landing-page/request-token')
    expect([status, Object.keys(body), body.client.tenantId]).toEqual([200, ['token', 'client'], 'noor'])
  })

  it('§3.4 §7.6 §9.3 client-info takes nothing and answers mapApiKey and defaultCountryCode', async () => {
    const { status, body } = await (await visitor(running())).get('/landing-page/client-info')
    expect([status, body]).toEqual([200, { mapApiKey: null, defaultCountryCode: '+966' }])
  })

  it('§3.1 §7.7 customers/followUp takes its six parts and nothing else', async () => {
    const lead = await makerOf(running()).insert('leads', { status: 'pending' })
    const { id: staffId, email: staffEmail } = running().tenants.noor.staff.Administrator
    const body = { leadId: lead.id, staffId, staffEmail, staffName: 'Noor', name: 'Sara', comment: 'Called.' }
    const made = await running().admin().post('/customers/followUp', body)
    expect([made.status, made.body]).toMatchObject([200, { leadId: lead.id, comment: 'Called.' }])
    const more = await running()
      .admin()
      .post('/customers/followUp', { ...body, mobile: newMobile() })
    expect(more.status).toBe(400)
    const without = await running()
      .admin()
      .post('/customers/followUp', { ...body, comment: ' ' })
    expect([without.status, Object.keys(without.body.fields)]).toEqual([400, ['comment']])
  })

  it('§3.2 §7.8 customers/followUp-landingPage takes the same and the contact details', async () => {
    const details = { mobile: newMobile(), email: 'sara@example.com', contactMethod: 'whatsapp' }
    const body = { leadId: null, staffId: null, staffEmail: null, staffName: null, name: 'Sara', comment: 'Please call.' }
    const { status, body: made } = await (await visitor(running())).post('/customers/followUp-landingPage', { ...body, ...details })
    expect([status, typeof made.leadId]).toEqual([200, 'string'])
    const { body: lead } = await running().admin().get(`/leads/${made.leadId}`)
    expect(lead).toMatchObject({ name: 'Sara', ...details })
  })

  it('§1.7 §9.7 createUser keeps the language of a customer by its number', async () => {
    for (const languageId of ['1', '2']) {
      const { sender } = await proven(running(), newMobile())
      const person = { firstName: 'Sara', lastName: 'Alharbi', languageId, consents: [] }
      const { body } = await sender.post('/landing-page/createUser', person)
      expect(body.customer.languageId).toBe(languageId)
    }
    const { sender } = await proven(running(), newMobile())
    expect(
      (await sender.post('/landing-page/createUser', { firstName: 'Sara', lastName: 'Alharbi', languageId: '3', consents: [] })).status,
    ).toBe(400)
  })

  it('§9.2 feedback takes one to five stars', async () => {
    const { sender } = await customer(running())
    const statuses = []
    for (const rating of [0, 1, 5, 6]) statuses.push((await sender.post('/customers/feedback', { description: 'Thanks', rating })).status)
    expect(statuses).toEqual([400, 200, 200, 400])
  })

  it('§5.3 §5.4 staffs/password refuses more than 15 characters, and a confirmation that differs, at its field', async () => {
    const current = 'wakeel-demo'
    const long = { current, password: 'sixteen-letters!', confirm: 'sixteen-letters!' }
    const differs = { current, password: 'new-password', confirm: 'new-passwort' }
    const answers = [long, differs].map((body) => running().admin().post('/staffs/password', body))
    const fields = (await Promise.all(answers)).map(({ status, body }) => [status, Object.keys(body.fields)])
    expect(fields).toEqual([
      [400, ['password']],
      [400, ['confirm']],
    ])
  })

  it('§8.6 verify-otp says that nobody was found, or that the mobile is not the one of the vehicle', async () => {
    expect((await proven(running(), newMobile())).answer).toMatchObject({ message: 'Sorry, No customer found on CMS.' })
    const owner = await customer(running())
    const { plate } = (await owner.sender.get('/customers/customer-details')).body.vehicles[0]
    const one = await visitor(running())
    const { requestId, demoCode } = (await one.post('/staffs/request-otp', { purpose: 'find', mobile: newMobile(), plate })).body
    expect((await one.post('/staffs/verify-otp', { requestId, code: demoCode })).body).toMatchObject({
      message: 'Mobile number not matched',
    })
  })

  it('§9.5 every answer gives days as YYYY-MM-DD', async () => {
    const car = await makerOf(running()).insert('vehicles', { warrantyEnd: '2027-03-09' })
    expect((await running().admin().get(`/vehicles/${car.id}`)).body.warrantyEnd).toBe('2027-03-09')
    const wrong = await running().admin().put(`/vehicles/${car.id}`, { warrantyEnd: '09/03/2027', version: 1 })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['warrantyEnd']])
  })
})
