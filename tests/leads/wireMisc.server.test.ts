// Various calls: contact requests, combined leads, complaints as flat rows, the tenant's brand.
import { beforeAll, expect, it } from 'vitest'
import type { Word } from '../../src/schema/enumerations.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import { customer, newMobile, visitor } from '../core/server/people.ts'
import { switchFlag } from '../core/server/switchFlag.ts'

onServer('the misc family', (running) => {
  let maker: Maker
  beforeAll(() => {
    maker = makerOf(running())
  })
  const as = (designation: Word<'designation'>) => running().as({ token: running().tenants.noor.staff[designation].token })
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).sort()

  const stored = async (id: string) => (await running().admin().get(`/leads/${id}`)).body

  it('writes a request for contact down as a lead of the type General Inquiry, once for a form sent twice', async () => {
    const mobile = newMobile()
    const body = {
      name: 'Huda',
      mobile,
      email: 'huda@noor.example',
      message: 'Please call me.',
      contactMethod: 'whatsapp',
      marketing: false,
    }
    const one = await visitor(running())
    const made = await one.post('/misc/contact-us', body, { key: 'contact-1' })
    expect([made.status, made.body.lead]).toMatchObject([200, { type: 'General Inquiry', status: 'pending', name: 'Huda' }])
    expect((await one.post('/misc/contact-us', body, { key: 'contact-1' })).body.lead.id).toBe(made.body.lead.id)
    expect(await stored(made.body.lead.id as string)).toMatchObject({
      ...{ type: 'General Inquiry', department: 'General', mobile, email: 'huda@noor.example', message: 'Please call me.' },
      ...{ source: 'landing', customerId: null, contactMethod: 'whatsapp' },
      consents: [
        { purpose: 'service', granted: true },
        { purpose: 'marketing', granted: false },
      ],
    })
    expect((await one.get(`/landing-page/lead/${made.body.lead.id}`)).status).toBe(200)
    expect((await running().admin('najd').get(`/leads/${made.body.lead.id}`)).status).toBe(404)
  })

  it('takes name and mobile of a proven customer from their record, and the words of a colleague who writes it down', async () => {
    const sara = await customer(running())
    const own = await sara.sender.post('/misc/contact-us', { message: 'Where is my car?', name: 'Somebody Else' })
    expect(await stored(own.body.lead.id as string)).toMatchObject({ customerId: sara.id, name: 'Sara Alharbi', mobile: sara.mobile })
    const written = await as('General Inquiry').post('/misc/contact-us', { name: 'Huda', mobile: newMobile(), message: 'On the phone.' })
    expect(await stored(written.body.lead.id as string)).toMatchObject({ source: 'phone', message: 'On the phone.', consents: null })
  })

  it('refuses a request for contact without its words, by those who may not make such leads, and where leads are off', async () => {
    const body = { name: 'Huda', mobile: newMobile(), message: 'Please call me.' }
    const one = await visitor(running())
    const wrong = await one.post('/misc/contact-us', { name: 'Huda', mobile: '12' })
    expect([wrong.status, Object.keys(wrong.body.fields).sort()]).toEqual([400, ['message', 'mobile']])
    expect((await one.post('/misc/contact-us', { ...body, type: 'Test Drive' })).status).toBe(400)
    expect((await as('Sales Manager').post('/misc/contact-us', body)).status).toBe(403)
    expect((await running().as({}).post('/misc/contact-us', body)).status).toBe(401)
    await switchFlag(running(), 'CREATE_LEAD', false, async () => {
      expect((await one.post('/misc/contact-us', body)).body.code).toBe('featureOff')
    })
  })

  it('counts the open leads of each assignee, of those leads that the person may see', async () => {
    const { staff } = running().tenants.noor
    const [sales, broker] = [staff['Sales Manager'].id, staff['Broker Sales'].id]
    for (const [assigneeId, type, status] of [
      [broker, 'New Car Sales', 'pending'],
      [broker, 'New Car Sales', 'in-progress'],
      [broker, 'New Car Sales', 'closed'],
      [sales, 'Test Drive', 'pending'],
      [sales, 'Parts Inquiry', 'pending'],
    ] as const)
      await maker.insert('leads', { assigneeId, type, status })
    const countOf = async (designation: Word<'designation'>) => {
      const { body } = await as(designation).get('/misc/leadsCountByStaff')
      const rows = body.data as { staff: { id: string } | null; open: number }[]
      return Object.fromEntries(rows.map((row) => [row.staff?.id ?? 'nobody', row.open]))
    }
    const all = await countOf('Administrator')
    expect([all[broker], all[sales]]).toEqual([2, 2])
    const seen = await countOf('Sales Manager')
    expect([seen[broker], seen[sales]]).toEqual([2, 1])
    expect(await countOf('Broker Sales')).toEqual({ [broker]: 2 })
  })

  it('shows a lead with its customer, its follow-ups and how fast it was answered', async () => {
    const { branchId } = running().tenants.noor
    const { id: customerId } = await maker.insert('customers')
    const lead = await maker.insert('leads', {
      customerId,
      locationId: branchId,
      type: 'New Car Sales',
    })
    const before = await running().admin().get(`/misc/getMGLeadDetails/${lead.id}`)
    expect(before.body).toMatchObject({ responseBand: 'N/A', responseMinutes: null, followUps: [], customer: { id: customerId } })
    // Created at 8:00, an hour before the branch opens; answered at 9:20.
    running().clock.now = new Date('2026-11-22T06:20:00.000Z')
    const written = await running().admin().post('/customers/followUp', { leadId: lead.id, comment: 'Called, wants a test drive.' })
    expect(written.status).toBe(200)
    running().clock.now = new Date('2026-11-22T05:00:00.000Z')
    const { body } = await running().admin().get(`/misc/getMGLeadDetails/${lead.id}`)
    expect([body.lead.status, ids(body.followUps)]).toEqual(['in-progress', [written.body.id]])
    expect([body.responseMinutes, body.responseBand]).toEqual([20, '15-30 Min'])
    const list = await running().admin().get(`/misc/getFollowupList/${lead.id}?size=5`)
    expect([list.body.total, ids(list.body.data)]).toEqual([1, [written.body.id]])
  })

  it("shows no lead, and no follow-ups, of somebody else's", async () => {
    const parts = await maker.insert('leads', { type: 'Parts Inquiry' })
    const foreign = await makerOf(running(), 'najd').insert('leads')
    for (const call of ['getMGLeadDetails', 'getFollowupList']) {
      expect((await as('Sales Manager').get(`/misc/${call}/${parts.id}`)).status).toBe(404)
      expect((await running().admin().get(`/misc/${call}/${foreign.id}`)).status).toBe(404)
      expect((await running().admin().get(`/misc/${call}/nothing`)).status).toBe(400)
      expect((await (await visitor(running())).get(`/misc/${call}/${parts.id}`)).status).toBe(401)
    }
  })

  it('lists complaints flat, with names, page by page, to those who may list them', async () => {
    const { branchId, staff, makeId } = running().tenants.noor
    const { id: customerId } = await maker.insert('customers', { firstName: 'Sara', lastName: 'Alharbi' })
    const { id: vehicleId } = await maker.insert('vehicles', { customerId, makeId, plate: 'ABD7712', model: 'Camry', year: 2022 })
    const complaint = await maker.insert('complaints', {
      ...{ customerId, vehicleId, locationId: branchId, ownerId: staff['Service Manager'].id },
      department: 'Service',
    })
    const sales = await maker.insert('complaints', { customerId, department: 'Sales' })
    const { body } = await as('Service Manager').get('/misc/getSFTPComplainDetails?page=1&size=100')
    expect(ids(body.data)).toContain(complaint.id)
    expect(ids(body.data)).not.toContain(sales.id)
    expect(body.data.find(({ id }: { id: string }) => id === complaint.id)).toMatchObject({
      customerName: 'Sara Alharbi',
      vehicle: 'ABD7712 Toyota Camry 2022',
      owner: { en: 'Service Manager' },
      location: { en: 'Olaya' },
    })
    const admin = await running().admin().get('/misc/getSFTPComplainDetails?size=1')
    expect([admin.body.data.length, admin.body.total >= 2]).toEqual([1, true])
    expect((await running().admin().get('/misc/getSFTPComplainDetails?size=1000')).status).toBe(400)
    expect((await running().admin('najd').get('/misc/getSFTPComplainDetails')).body.total).toBe(0)
    expect((await (await visitor(running())).get('/misc/getSFTPComplainDetails')).status).toBe(401)
  })

  it('tells a visitor who the tenant is and which modules it uses', async () => {
    await maker.insert('modules', { module: 'BOT', active: false })
    await maker.insert('modules', { module: 'payment' })
    const { body } = await (await visitor(running())).get('/misc/client-detail')
    expect(body).toMatchObject({ tenantId: 'noor', name: { en: 'noor Motors' }, primaryColour: '#1e90ff' })
    expect([body.modules.includes('BOT'), body.modules.includes('payment'), body.modules.includes('vehicles')]).toEqual([false, true, true])
    expect((await (await visitor(running(), 'najd')).get('/misc/client-detail')).body).toMatchObject({ tenantId: 'najd' })
    expect((await running().as({}).get('/misc/client-detail')).status).toBe(401)
  })
})
