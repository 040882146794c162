// Logging a contact with a lead in one call: its result, the note, the next contact, and whose lead it is.
import { beforeEach, expect, it } from 'vitest'
import type { Row } from '../../server/core/db/rows.ts'
import { onServer } from '../core/server/eachServer.ts'
import { newMobile } from '../core/server/people.ts'
import { firstMorning } from '../core/server/testServer.ts'

const inDays = (days: number) => new Date(firstMorning.getTime() + days * 86_400_000).toISOString()

onServer('a contact with a lead', (running) => {
  beforeEach(() => {
    running().clock.now = firstMorning
  })
  const manager = () => running().as({ token: running().tenants.noor.staff['Sales Manager'].token })
  const lead = async (values: Row = {}) =>
    (
      await running()
        .admin()
        .post('/leads', { name: 'Hessa Al Otaibi', type: 'New Car Sales', mobile: newMobile(), department: 'Sales', ...values })
    ).body
  const log = (id: unknown, values: Row, key?: string) =>
    manager().post(`/leads/${String(id)}/contacts`, { result: 'reached', channel: 'call', ...values }, key ? { key } : {})
  const followUps = async (id: unknown) =>
    (
      await running()
        .admin()
        .get(`/misc/getFollowupList/${String(id)}?page=1&size=10`)
    ).body.data as Row[]

  it('answers the lead, gives it to the person who made the contact, and keeps the result and the note', async () => {
    const { id } = await lead()
    expect((await log(id, { comment: 'Comes on Sunday.' })).status).toBe(200)
    const { body } = await running().admin().get(`/leads/${id}`)
    expect(body).toMatchObject({ status: 'in-progress', assigneeId: running().tenants.noor.staff['Sales Manager'].id })
    expect(await followUps(id)).toMatchObject([{ comment: 'Comes on Sunday.', contactResult: 'reached', channel: 'call', dueAt: null }])
  })

  it('ends the contact that was due with its result, and keeps the next one', async () => {
    const { id } = await lead()
    await log(id, { result: 'noAnswer', dueAt: inDays(1) })
    expect(await followUps(id)).toMatchObject([{ comment: 'No answer', contactResult: null, dueAt: inDays(1) }])
    await log(id, { result: 'callLater', comment: 'After the holiday.', dueAt: inDays(3), channel: 'whatsapp' })
    const [next, before] = await followUps(id)
    expect(next).toMatchObject({ comment: expect.stringMatching(/: After the holiday\.$/), contactResult: null, dueAt: inDays(3) })
    expect(before).toMatchObject({ contactResult: 'callLater', dueAt: inDays(1) })
  })

  it('is logged once however often it is sent, leaves the owner, and is refused for a finished lead and for a time in the past', async () => {
    const owner = running().tenants.noor.staff.Administrator.id
    const { id } = await lead({ assigneeId: owner })
    const [first, again] = [await log(id, {}, 'contact-1'), await log(id, {}, 'contact-1')]
    expect(again.body).toEqual(first.body)
    expect(await followUps(id)).toHaveLength(1)
    expect((await running().admin().get(`/leads/${id}`)).body.assigneeId).toBe(owner)
    const past = await log(id, { dueAt: inDays(-1) })
    expect([past.status, Object.keys(past.body.fields as Row)]).toEqual([400, ['dueAt']])
    const { version } = (await running().admin().get(`/leads/${id}`)).body
    const closed = await running().admin().post(`/leads/${id}/status`, { to: 'closed', lostReason: 'price', version })
    expect(closed.status).toBe(200)
    expect((await log(id, {})).status).toBe(409)
  })
})
