// Notifications: who gets which by their own choice, and that each bell shows its own person's only.
import { expect, it } from 'vitest'
import { notify } from '../../server/notifications/notify.ts'
import { onServer } from '../core/server/eachServer.ts'
import { customer, newMobile, newPlate } from '../core/server/people.ts'
import type { Sender } from '../core/server/requests.ts'
import type { Word } from '../../src/schema/enumerations.ts'

interface Details {
  id: string
  kind: string
  title: { en: string; ar: string }
  resource: string | null
  rowId: string | null
  readAt: string | null
}

onServer('notifications', (running) => {
  const staff = (designation: Word<'designation'>) => running().tenants.noor.staff[designation]
  const as = (designation: Word<'designation'>): Sender => running().as({ token: staff(designation).token })
  const bellOf = async (one: Sender): Promise<{ data: Details[]; unread: number }> => (await one.get('/staffs/notifications')).body
  const newLead = (more: Record<string, unknown> = {}) =>
    running()
      .admin()
      .post('/leads', { name: 'Noura', type: 'New Car Sales', mobile: newMobile(), source: 'phone', department: 'Sales', ...more })

  it('tell the person who a lead is given to, in both languages, with the way to it', async () => {
    const { body: lead } = await newLead({ assigneeId: staff('Fleet Sales').id })
    const { data, unread } = await bellOf(as('Fleet Sales'))
    expect(unread).toBe(1)
    expect(data[0]).toMatchObject({
      kind: 'leadAssigned',
      resource: 'leads',
      rowId: lead.id,
      readAt: null,
      title: { en: 'A lead was assigned to you: New Car Sales', ar: expect.stringMatching(/[\u0600-\u06ff]/) },
    })
    expect(JSON.stringify(data[0])).not.toContain('Noura')
  })

  it('tell of a later change of hands, and not of other changes', async () => {
    const { body: lead } = await newLead()
    const before = (await bellOf(as('Sales Manager'))).unread
    const { body: given } = await running()
      .admin()
      .put(`/leads/${lead.id}`, { version: lead.version, assigneeId: staff('Sales Manager').id })
    await running().admin().put(`/leads/${lead.id}`, { version: given.version, model: 'Camry' })
    expect((await bellOf(as('Sales Manager'))).unread).toBe(before + 1)
  })

  it('do not tell people what they did themselves', async () => {
    const before = (await bellOf(running().admin())).unread
    await newLead({ assigneeId: staff('Administrator').id })
    expect((await bellOf(running().admin())).unread).toBe(before)
  })

  it('tell managers of a vehicle that a customer added', async () => {
    const { sender } = await customer(running())
    const { body } = await sender.post('/customers/vehicle', {
      plate: newPlate(),
      makeId: running().tenants.noor.makeId,
      model: 'Yaris',
      year: 2020,
    })
    const details = (await bellOf(as('Service Manager'))).data.find(({ rowId }) => rowId === body.vehicle.id)
    expect(details).toMatchObject({
      kind: 'vehiclePending',
      resource: 'vehicles',
      title: { en: 'Vehicle awaiting approval: Yaris 2020' },
    })
    expect((await bellOf(as('Parts Manager'))).data.some(({ rowId }) => rowId === body.vehicle.id)).toBe(false)
  })

  it("hold nobody else's, in any call", async () => {
    await newLead({ assigneeId: staff('Broker Sales').id })
    const [mine] = (await bellOf(as('Broker Sales'))).data
    expect((await bellOf(as('General Inquiry'))).data).toEqual([])
    // Not even the administrator, who made the change, sees another person's notification.
    expect((await running().admin().get('/notifications')).body.data.some(({ id }: Details) => id === mine?.id)).toBe(false)
    await as('General Inquiry').post('/staffs/notifications', { ids: [mine?.id] })
    await running()
      .as({ token: running().tenants.najd.staff.Administrator.token })
      .post('/staffs/notifications', { ids: [mine?.id] })
    expect((await bellOf(as('Broker Sales'))).unread).toBe(1)
  })

  it('are read one by one or all at once, and counted in the badges', async () => {
    await newLead({ assigneeId: staff('Broker Sales').id })
    const { data, unread } = await bellOf(as('Broker Sales'))
    expect(unread).toBe(2)
    expect((await as('Broker Sales').get('/staffs/badge-counts')).body.notifications).toBe(2)
    expect((await as('Broker Sales').post('/staffs/notifications', { ids: [data[0]?.id] })).body).toEqual({ unread: 1 })
    expect((await as('Broker Sales').post('/staffs/notifications', { all: true })).body).toEqual({ unread: 0 })
    expect((await bellOf(as('Broker Sales'))).data.every(({ readAt }) => readAt !== null)).toBe(true)
  })

  it('are counted where the person can do something about what waits, not where they only read it', async () => {
    const { sender } = await customer(running())
    await sender.post('/customers/vehicle', { plate: newPlate(), makeId: running().tenants.noor.makeId, model: 'Camry', year: 2022 })
    await newLead()
    const counts = async (one: Sender) => (await one.get('/staffs/badge-counts')).body
    const { vehicles, leads } = await counts(running().admin())
    expect([vehicles > 0, leads > 0]).toEqual([true, true])
    expect(await counts(as('Service Manager'))).toMatchObject({ vehicles })
    // Both may list vehicles; the first approves none, and the second changes none of the leads that it sees.
    expect(await counts(as('General Inquiry'))).toMatchObject({ vehicles: 0 })
    expect(await counts(as('Parts Manager'))).toMatchObject({ vehicles: 0 })
  })

  it('follow what the person chose: not here, or by e-mail too', async () => {
    const one = as('General Inquiry')
    const { profile } = (await one.get('/staffs/profile')).body
    const choose = (leadAssigned: { inApp: boolean; email: boolean }, version: number) =>
      one.put('/staffs/me', { version, notificationChoices: { leadAssigned } })
    const { body } = await choose({ inApp: false, email: true }, profile.version)
    await running().services.engine.scoped('noor', (tx) =>
      notify(running().services, tx, [profile.id], { kind: 'leadAssigned', params: { type: 'Parts' } }),
    )
    expect((await bellOf(one)).data).toEqual([])
    const { data } = (await running().admin().get('/messages?kind=staffNotice')).body
    expect(data).toMatchObject([{ recipient: profile.email, body: 'وكيل: أُسند إليك عميل محتمل: Parts' }])
    await choose({ inApp: true, email: false }, body.profile.version)
    await running().services.engine.scoped('noor', (tx) => notify(running().services, tx, [profile.id], { kind: 'leadAssigned' }))
    expect((await bellOf(one)).unread).toBe(1)
    expect((await running().admin().get('/messages?kind=staffNotice')).body.total).toBe(1)
  })

  it('are pushed to the person whose browser shows them, unless they chose otherwise', async () => {
    const one = as('Fleet Sales')
    const { id } = staff('Fleet Sales')
    const tell = () =>
      running().services.engine.scoped('noor', (tx) =>
        notify(running().services, tx, [id], { kind: 'jobFinished', params: { kind: 'CSV' } }),
      )
    const pushed = async () => (await running().admin().get(`/messages?channel=push&staffId=${id}`)).body.data
    await tell()
    expect(await pushed()).toEqual([])
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
    expect((await one.post('/push/subscribe', { endpoint: 'https://fcm.googleapis.com/fcm/send/one', keys })).status).toBe(200)
    await tell()
    expect(await pushed()).toMatchObject([{ kind: 'staffNotice', status: 'queued', parts: null }])
    const { profile } = (await one.get('/staffs/profile')).body
    await one.put('/staffs/me', {
      version: profile.version,
      notificationChoices: { jobFinished: { inApp: true, email: false, push: false } },
    })
    await tell()
    expect((await pushed()).length).toBe(1)
  })

  it('tell a person once, and nobody who left', async () => {
    const { id } = staff('Parts Manager')
    const gone = running().tenants.noor.advisorIds[0]
    await running().admin().put(`/staffs/list/${gone}`, { version: 1, active: false })
    await running().services.engine.scoped('noor', (tx) =>
      notify(running().services, tx, [id, id, gone], { kind: 'jobFinished', params: { kind: 'CSV' } }),
    )
    expect((await bellOf(as('Parts Manager'))).data.filter(({ kind }) => kind === 'jobFinished').length).toBe(1)
    expect((await running().admin().get('/notifications?kind=jobFinished')).body.total).toBe(0)
  })
})
