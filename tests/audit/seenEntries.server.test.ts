// Entries of audit, outbox and bell are seen by who may see the row that they are about, free text included.
import { beforeAll, expect, it } from 'vitest'
import type { Word } from '../../src/schema/enumerations.ts'
import { commit } from '../../server/core/commit/commit.ts'
import { jobActor } from '../../server/core/commit/actor.ts'
import type { Row } from '../../server/core/db/rows.ts'
import { notify } from '../../server/notifications/index.ts'
import { visibilityOf } from '../../server/core/live/visibility.ts'
import { findCaller } from '../../server/core/access/sessions.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker, Stored } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import { addRowOf } from '../core/server/tenants.ts'

onServer('an entry about a row', (running) => {
  let maker: Maker
  let complaint: Stored
  beforeAll(async () => {
    maker = makerOf(running())
    complaint = await maker.insert('complaints', { department: 'Service', status: 'open', description: 'The brakes squeal' })
  })
  const as = (role: Word<'designation'>) => running().as({ token: running().tenants.noor.staff[role].token })
  const idsOf = async (role: Word<'designation'>, path: string): Promise<string[]> => {
    const { status, body } = await as(role).get(path)
    expect([role, path, status]).toEqual([role, path, 200])
    return (body.data as Stored[]).map(({ id }) => id)
  }
  const edited = async (resource: 'complaints' | 'leads', row: Stored, changes: Row) => {
    const { status } = await running()
      .admin()
      .put(`/${resource}/${row.id}`, { ...changes, version: row.version })
    expect(status).toBe(200)
  }

  it('is in the audit of who may see the row, and of administrators', async () => {
    await edited('complaints', complaint, { description: 'The brakes squeal when it rains' })
    const path = `/audit?rowId=${complaint.id}`
    expect(await idsOf('Sales Manager', path)).toEqual([])
    expect((await idsOf('Service Manager', path)).length).toBe(1)
    expect((await idsOf('Administrator', path)).length).toBe(1)
    expect((await as('Sales Manager').get('/audit?size=100')).text).not.toContain('when it rains')
    const [entry = ''] = await idsOf('Administrator', path)
    expect((await as('Sales Manager').get(`/audit/${entry}`)).status).toBe(404)
    expect((await as('Sales Manager').get(`/complaints/${complaint.id}/history`)).status).toBe(404)
    expect((await as('Service Manager').get(`/complaints/${complaint.id}/history`)).body.total).toBe(1)
  })

  it('counts in the total only where it is seen, and follows a row that changes hands', async () => {
    const lead = await maker.insert('leads', { type: 'New Car Sales' })
    const path = `/audit?rowId=${lead.id}&size=1`
    await edited('leads', lead, { source: 'referral' })
    const total = async (role: Word<'designation'>) => (await as(role).get(path)).body.total as number
    expect([await total('Sales Manager'), await total('Service Manager')]).toEqual([1, 0])
    await edited('leads', { ...lead, version: lead.version + 1 }, { type: 'After Sales Inquiry' })
    expect([await total('Sales Manager'), await total('Service Manager')]).toEqual([0, 2])
  })

  it('stays with a deleted row for who may see it, and with a row that is gone for who may see all of its kind', async () => {
    const [kept, gone] = [
      await maker.insert('complaints', { department: 'Service' }),
      await maker.insert('leads', { type: 'New Car Sales' }),
    ]
    await running().admin().delete(`/complaints/${kept.id}?version=${kept.version}`)
    const entry = { resource: 'leads', rowId: '019d0000-0000-7000-8000-0000000000ee', action: 'delete', changes: {} }
    await addRowOf(running().services, 'noor', 'audit', entry)
    await addRowOf(running().services, 'noor', 'audit', { ...entry, resource: 'customers' })
    const seen = async (role: Word<'designation'>, rowId: string) => (await idsOf(role, `/audit?rowId=${rowId}`)).length
    expect([await seen('Sales Manager', kept.id), await seen('Service Manager', kept.id)]).toEqual([0, 1])
    // Of the two, one is about a lead and one about a customer.
    expect([await seen('Sales Manager', entry.rowId), await seen('Administrator', entry.rowId)]).toEqual([1, 2])
    expect(await seen('Sales Manager', gone.id)).toBe(0)
  })

  it('is in the outbox of who may see the row, and sent again only by who may change it', async () => {
    const { id: customerId } = await maker.insert('customers')
    const booked = await maker.insert('complaints', { department: 'Service', status: 'open', customerId })
    const reply = { body: 'We keep the car until Sunday', languageId: '1' }
    expect((await as('Service Manager').post(`/cases/complaints/${booked.id}/replies`, reply)).status).toBe(200)
    const path = `/messages?customerId=${customerId}`
    expect(await idsOf('Sales Manager', path)).toEqual([])
    const [message = ''] = await idsOf('Service Manager', path)
    expect((await as('Service Manager').get(`/messages/${message}`)).body.body).toContain('until Sunday')
    expect((await as('Sales Manager').get(`/messages/${message}`)).status).toBe(404)
    const again = async (role: Word<'designation'>) => (await as(role).post(`/messages/${message}/resend`, {})).status
    // It did not fail, so that there is nothing to send again.
    expect([await again('Sales Manager'), await again('Service Manager'), await again('Administrator')]).toEqual([404, 403, 409])
    expect((await as('Service Manager').post('/messages/resend', { ids: [message] })).status).toBe(403)
  })

  it('is in the bell of who may see the row, and shown to nobody else', async () => {
    const { services, tenants } = running()
    const { id } = tenants.noor.staff['Sales Manager']
    const about = { resource: 'complaints', rowId: complaint.id } as const
    const shown = () => idsOf('Sales Manager', '/staffs/notifications?size=100')
    const before = await shown()
    await services.engine.scoped('noor', (tx) => notify(services, tx, [id], { kind: 'complaintOpened', params: { ref: 'C-1' }, ...about }))
    expect(await shown()).toEqual(before)
    // One that was written while the person saw the row.
    const notice = { staffId: id, kind: 'complaintOpened', title: { en: 'Complaint', ar: 'شكوى' } }
    await addRowOf(services, 'noor', 'notifications', { ...notice, ...about })
    expect(await shown()).toEqual(before)
    expect((await as('Sales Manager').get('/staffs/badge-counts')).body.notifications).toBe(before.length)
    await addRowOf(services, 'noor', 'notifications', notice)
    expect((await shown()).length).toBe(before.length + 1)
    expect((await as('Sales Manager').post('/staffs/notifications', { all: true })).body).toEqual({ unread: 0 })
  })

  it('makes a live event for who may see it', async () => {
    const { services, tenants } = running()
    const message = await addRowOf(services, 'noor', 'messages', {
      ...{ recipient: '+966550000000', kind: 'caseReply', status: 'sent', body: 'Hello', channel: 'sms', languageId: '1' },
      ...{ resource: 'complaints', rowId: complaint.id },
    })
    const actorOf = async (role: Word<'designation'>) => {
      const caller = await findCaller(services.engine, tenants.noor.staff[role].token, services.now())
      if (!caller?.actor) throw new Error(`No ${role}.`)
      return caller.actor
    }
    const actors = [await actorOf('Sales Manager'), await actorOf('Service Manager'), await actorOf('Administrator')]
    const change = { key: '1', resource: 'messages', rowId: message.id, action: 'create', by: null, at: '', was: {} } as const
    const seen = await services.engine.scoped('noor', async (tx) => {
      const sees = await visibilityOf(tx, [change], actors)
      return actors.map((actor) => sees(actor, change))
    })
    expect(seen).toEqual([false, true, true])
  })

  it('shows personal data of a row to who sees the row unmasked', async () => {
    const mine = running().tenants.noor.staff['Service Manager'].id
    const { services } = running()
    const row = await maker.insert('leads', { type: 'After Sales Inquiry', assigneeId: mine, mobile: '+966551234567' })
    await services.engine.scoped('noor', (tx) =>
      commit(
        { services, tx },
        { resource: 'leads', action: 'update', before: row as never, changes: { mobile: '+966557654321' }, by: jobActor('bulk') },
      ),
    )
    const { body } = await as('Service Manager').get(`/audit?rowId=${row.id}`)
    expect(body.data).toMatchObject([{ changes: { mobile: { from: '+966551234567', to: '+966557654321' } } }])
  })
})
