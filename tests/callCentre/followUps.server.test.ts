// A follow-up from the landing: of the record that the colleague has open, of the customer's recent lead also of another owner, or of a new one.
import { beforeAll, expect, it } from 'vitest'
import type { Word } from '../../src/schema/enumerations.ts'
import { followable, type FollowableKind } from '../../src/schema/leads/index.ts'
import { dayMinutes } from '../../src/schema/core/time/dayLength.ts'
import { minutesAfter } from '../../server/core/time/time.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker, Stored } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import { customer, newAddress, visitor, type TestCustomer } from '../core/server/people.ts'

type Designation = Word<'designation'>
const path = '/customers/followUp-landingPage'

onServer('a follow-up from the landing', (running) => {
  let maker: Maker
  let sara: TestCustomer
  beforeAll(async () => {
    maker = makerOf(running())
    sara = await customer(running())
  })
  const staff = (designation: Designation) => running().tenants.noor.staff[designation]
  const as = (designation: Designation) => running().as({ token: staff(designation).token, address: newAddress() })
  const stored = async (of: string) => (await running().admin().get(of)).body as Record<string, unknown>
  let made = 0
  const record = async (kind: FollowableKind, values: object = {}): Promise<Stored> => {
    const ref = `FU${(made += 1)}${kind.slice(0, 3).toUpperCase()}`
    const car = ['homeService', 'roadsideAssistance'].includes(kind) ? { vehicleId: sara.vehicleId } : {}
    return maker.insert(followable[kind].resource, { ref, customerId: sara.id, ...car, ...values })
  }
  const follow = (designation: Designation, kind: FollowableKind, { ref }: Stored, comment = 'Called back.') =>
    as(designation).post(path, { leadId: null, name: 'Somebody else', comment, record: { kind, ref } })
  const lead = async (values: object, daysAgo = 0) => {
    const { clock } = running()
    const { now } = clock
    clock.now = new Date(minutesAfter(now.toISOString(), -daysAgo * dayMinutes))
    const given = { customerId: sara.id, mobile: sara.mobile, name: 'Sara Alharbi', type: 'New Car Sales', ...values }
    const row = await maker.insert('leads', given)
    clock.now = now
    return row
  }
  const offered = async (designation: Designation): Promise<string[]> =>
    (await as(designation).post('/customers/find-customer', { mobile: sara.mobile })).body.matches[0].leads.map(
      ({ id }: { id: string }) => id,
    )

  it.each(Object.keys(followable) as FollowableKind[])(
    'belongs to the open %s, names its author, and changes nothing about it',
    async (kind) => {
      const { resource, field } = followable[kind]
      const open = await record(kind)
      const { status, body } = await follow('General Inquiry', kind, open)
      expect([status, body.leadId]).toEqual([200, null])
      const { id } = staff('General Inquiry')
      expect(await stored(`/followUps/${body.followUpId}`)).toMatchObject({
        ...{ about: kind, [field]: open.id, leadId: null, name: 'Sara Alharbi', comment: 'Called back.' },
        ...{ staffId: id, createdBy: id, type: null, locationId: open['locationId'] },
        staffName: 'General Inquiry',
      })
      const { status: before, version } = open
      expect(await stored(`/${resource}/${open.id}`)).toMatchObject({ status: before, version })
      const history = await stored(`/followUps/${body.followUpId}/history`)
      expect(JSON.stringify(history)).toContain(id)
      // The customer's timeline and a copy of their data have it.
      const timeline = await running().admin().get(`/customers/${sara.id}/timeline?size=50`)
      expect(JSON.stringify(timeline.body)).toContain(body.followUpId)
      const listed = await running().admin().get(`/followUps?${field}=${open.id}`)
      expect(listed.body.data.map((one: Stored) => one.id)).toEqual([body.followUpId])
    },
  )

  it('of a test drive follows the rights on test drives', async () => {
    const drive = await record('booking', { type: 'testDrive' })
    const { body } = await follow('Sales Manager', 'booking', drive)
    expect(await stored(`/followUps/${body.followUpId}`)).toMatchObject({ about: 'testDrive', appointmentId: drive.id })
    expect((await as('Parts Manager').get(`/followUps/${body.followUpId}`)).status).toBe(404)
  })

  it('is written by those who may see the record and change some of its kind, and by nobody else', async () => {
    // In the workshop General Inquiry may only read a booking; a note about a call is no change of it.
    const inside = await record('booking', { status: 'inWorkshop' })
    expect((await follow('General Inquiry', 'booking', inside)).status).toBe(200)
    expect((await follow('Sales Manager', 'booking', inside)).status).toBe(403)
    expect((await follow('Broker Sales', 'booking', inside)).status).toBe(404)
    const road = await record('roadsideAssistance')
    expect((await follow('Sales Manager', 'roadsideAssistance', road)).status).toBe(403)
    expect((await follow('Parts Manager', 'roadsideAssistance', road)).status).toBe(403)
    const complaint = await record('complaint', { department: 'Service' })
    expect((await follow('Parts Manager', 'complaint', complaint)).status).toBe(404)
    expect(
      (
        await running()
          .admin('najd')
          .post(path, { comment: 'x', record: { kind: 'complaint', ref: complaint['ref'] } })
      ).status,
    ).toBe(404)
    const asked = { comment: 'x', record: { kind: 'complaint', ref: complaint['ref'] } }
    expect((await sara.sender.post(path, asked)).status).toBe(403)
    expect((await (await visitor(running())).post(path, asked)).status).toBe(401)
    expect((await as('General Inquiry').post(path, { ...asked, record: { kind: 'complaint', ref: 'NONE' } })).status).toBe(404)
    const { total } = (await running().admin().get(`/followUps?complaintId=${complaint.id}`)).body
    expect(total).toBe(0)
  })

  it('is seen by those who may see its record, also after the record moved to others', async () => {
    const complaint = await record('complaint', { department: 'Service' })
    const { body } = await follow('General Inquiry', 'complaint', complaint)
    const seenBy = async () => {
      const seen = []
      for (const designation of ['Service Manager', 'Parts Manager', 'General Inquiry', 'Broker Sales'] as const)
        if ((await as(designation).get(`/followUps/${body.followUpId}`)).status === 200) seen.push(designation)
      return seen
    }
    expect(await seenBy()).toEqual(['Service Manager', 'General Inquiry'])
    const moved = await running().admin().put(`/complaints/${complaint.id}`, { version: complaint.version, department: 'Parts' })
    expect(moved.status).toBe(200)
    expect(await seenBy()).toEqual(['Parts Manager', 'General Inquiry'])
    // A booking passes on its status, by which some may write.
    const booking = await record('booking', { status: 'pending' })
    const note = (await follow('General Inquiry', 'booking', booking)).body.followUpId as string
    await running().admin().post(`/appointments/${booking.id}/status`, { to: 'inWorkshop', version: 1, mileageIn: 10 })
    const { status: now } = await stored(`/appointments/${booking.id}`)
    expect([now, (await stored(`/followUps/${note}`))['status']]).toEqual(['inWorkshop', 'inWorkshop'])
  })

  it("offers the customer's open leads of the last 30 days also of other owners, and adds to one without answering for its owner", async () => {
    const owner = staff('Sales Manager').id
    const recent = await lead({ assigneeId: owner }, 29)
    const old = await lead({ assigneeId: owner }, 31)
    const over = await lead({ assigneeId: owner, status: 'closed' })
    const before = await lead({ customerId: null })
    const own = await lead({ type: 'General Inquiry' }, 40)
    const ids = await offered('General Inquiry')
    expect([recent, old, over, before, own].map(({ id }) => ids.includes(id))).toEqual([true, false, false, true, true])
    // Who may not see the customer is offered nothing; who may not create leads no leads of others.
    expect((await as('Broker Sales').post('/customers/find-customer', { mobile: sara.mobile })).body.matches).toEqual([])

    const { body } = await as('General Inquiry').post(path, { leadId: recent.id, comment: 'Asks for the price.' })
    expect(await stored(`/followUps/${body.followUpId}`)).toMatchObject({
      ...{ about: 'lead', leadId: recent.id, type: 'New Car Sales', staffId: staff('General Inquiry').id, comment: 'Asks for the price.' },
    })
    expect(await stored(`/leads/${recent.id}`)).toMatchObject({ status: 'pending', firstResponseAt: null, assigneeId: owner })
    expect((await as('Sales Manager').get(`/followUps/${body.followUpId}`)).status).toBe(200)
    for (const one of [old, over]) expect((await as('General Inquiry').post(path, { leadId: one.id, comment: 'x' })).status).toBe(404)
  })

  it('on the lead of a colleague with own leads only is read by that colleague', async () => {
    const broker = staff('Broker Sales').id
    const theirs = await lead({ assigneeId: broker })
    const { body } = await as('General Inquiry').post(path, { leadId: theirs.id, comment: 'Call him.' })
    expect((await as('Broker Sales').get(`/followUps/${body.followUpId}`)).body).toMatchObject({ comment: 'Call him.' })
    expect((await as('Broker Sales').get(`/misc/getFollowupList/${theirs.id}`)).body.data).toMatchObject([{ id: body.followUpId }])
    const another = await lead({ assigneeId: staff('Fleet Sales').id })
    const other = (await as('General Inquiry').post(path, { leadId: another.id, comment: 'x' })).body.followUpId as string
    expect((await as('Broker Sales').get(`/followUps/${other}`)).status).toBe(404)
  })

  it('without a record is of a new General Inquiry lead that still waits for its answer', async () => {
    const request = { leadId: null, name: 'Sara Alharbi', mobile: sara.mobile, comment: 'Wants a call.' }
    const { body } = await as('General Inquiry').post(path, request, { key: 'new-lead' })
    expect((await as('General Inquiry').post(path, request, { key: 'new-lead' })).body).toEqual(body)
    expect(await stored(`/leads/${body.leadId}`)).toMatchObject({
      ...{ type: 'General Inquiry', customerId: sara.id, status: 'pending', firstResponseAt: null, source: 'callCentre' },
      message: 'Wants a call.',
    })
    expect(await stored(`/followUps/${body.followUpId}`)).toMatchObject({
      ...{ leadId: body.leadId, type: 'General Inquiry', staffId: staff('General Inquiry').id, comment: 'Wants a call.' },
    })
  })

  it('made by hand in the admin needs its lead', async () => {
    const { status, body } = await running().admin().post('/followUps', { comment: 'Of nothing.' })
    expect([status, Object.keys(body.fields)]).toEqual([400, ['leadId']])
  })
})
