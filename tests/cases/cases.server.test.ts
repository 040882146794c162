// Processing complaints and feedback: business time, pauses, escalation, replies, and complaints opened automatically.
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { escalateOverdue } from '../../server/cases/caseClock.ts'
import type { Scope } from '../../server/core/db/repository.ts'
import type { Row } from '../../server/core/db/rows.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'

onServer('a case', (running) => {
  let maker: Maker
  beforeAll(() => {
    maker = makerOf(running())
  })
  const admin = () => running().admin()
  const scoped = <R>(work: (tx: Scope) => Promise<R>) => running().services.engine.scoped('noor', work)
  const details = async (kind: string, rowId: string): Promise<string[]> => {
    const { rows } = await scoped((tx) =>
      sql<{ staffId: string }>`select "staffId" from notifications where kind = ${kind} and "rowId" = ${rowId}`.execute(tx),
    )
    return rows.map(({ staffId }) => staffId)
  }
  async function complain(values: Row = {}): Promise<Row & { id: string; version: number }> {
    const [body] = await maker.bodies('complaints')
    const { status, body: made } = await admin().post('/complaints', {
      ...{ ...body, locationId: null, ownerId: null, vehicleId: null, appointmentId: null, attachments: [] },
      ...{ department: 'Service', dueAt: null, ...values },
    })
    expect([status, made.fields]).toEqual([200, undefined])
    return made
  }
  const at = (moment: string) => {
    running().clock.now = new Date(moment)
  }

  it('is due after business time of its severity, not at night', async () => {
    // Sunday 18:30 in Riyadh; the dealership is open from 10:00 to 19:00, Sunday to Thursday.
    at('2026-11-22T15:30:00.000Z')
    const critical = await complain({ severity: 'critical' })
    const low = await complain({ severity: 'low' })
    expect([critical['dueAt'], low['dueAt']]).toEqual(['2026-11-23T10:30:00.000Z', '2026-11-29T15:30:00.000Z'])
    at('2026-11-22T08:00:00.000Z')
  })

  it('is due as many business minutes later as it was paused, and not escalated meanwhile', async () => {
    at('2026-11-22T08:00:00.000Z')
    const plain = { status: 'open', department: 'Service', locationId: null, escalatedAt: null }
    // Opened Thursday noon in Riyadh, due at 14:00: 7 hours of Thursday and 1 of Sunday are business time.
    const { id, version } = await maker.insert('complaints', {
      ...{ ...plain, pausedAt: '2026-11-19T09:00:00.000Z', dueAt: '2026-11-19T11:00:00.000Z', pausedMs: 60_000 },
    })
    expect(await scoped((tx) => escalateOverdue(running().services, tx))).toBe(0)
    const on = await admin().post(`/cases/complaints/${id}/pause`, { version, paused: false })
    expect([on.status, on.body.pausedAt, on.body.dueAt]).toEqual([200, null, '2026-11-22T10:00:00.000Z'])
    expect((await admin().get(`/complaints/${id}`)).body.pausedMs).toBe(60_000 + 71 * 3_600_000)
    const again = await admin().post(`/cases/complaints/${id}/pause`, { version: on.body.version, paused: false })
    expect([again.status, again.body.version]).toEqual([200, on.body.version])
    const paused = await admin().post(`/cases/complaints/${id}/pause`, { version: on.body.version, paused: true })
    expect([paused.status, paused.body.pausedAt]).toEqual([200, '2026-11-22T08:00:00.000Z'])
  })

  it('refuses a pause of a version that is gone, and of a case that is over', async () => {
    const { id, version } = await complain()
    const stale = await admin().post(`/cases/complaints/${id}/pause`, { version: version + 1, paused: true })
    expect([stale.status, stale.body.code]).toEqual([409, 'staleVersion'])
    const closed = await admin().post(`/complaints/${id}/status`, { to: 'closed', version, closeReason: 'withdrawn' })
    expect(closed.status).toBe(200)
    const late = await admin().post(`/cases/complaints/${id}/pause`, { version: closed.body.version, paused: true })
    expect([late.status, late.body.code]).toEqual([409, 'moveNotAllowed'])
    expect((await admin().post(`/cases/leads/${id}/pause`, { version, paused: true })).status).toBe(404)
  })

  it('is escalated once when it is overdue: its owner and those who lead the department are told', async () => {
    at('2026-11-22T08:00:00.000Z')
    const { tenants } = running()
    const { id } = await maker.insert('complaints', {
      ...{ status: 'open', department: 'Service', locationId: null, pausedAt: null, escalatedAt: null, ownerId: null },
      dueAt: '2026-11-22T07:59:00.000Z',
    })
    expect(await scoped((tx) => escalateOverdue(running().services, tx))).toBeGreaterThan(0)
    const people = await details('complaintEscalated', id)
    expect(people).toContain(tenants.noor.staff['Service Manager'].id)
    expect(people).not.toContain(tenants.noor.staff['Sales Manager'].id)
    expect(await scoped((tx) => escalateOverdue(running().services, tx))).toBe(0)
    expect((await admin().get(`/complaints/${id}`)).body.escalatedAt).toBe('2026-11-22T08:00:00.000Z')
    expect(await details('complaintEscalated', id)).toEqual(people)
  })

  it('is escalated by hand by anyone who may work on it, and by nobody else', async () => {
    const { id, version } = await complain({ department: 'Service' })
    const path = `/cases/complaints/${id}/escalation`
    const as = (who: 'Sales Manager' | 'Fleet Sales') => running().as({ token: running().tenants.noor.staff[who].token })
    expect((await as('Fleet Sales').post(path, { version })).status).toBe(404)
    expect((await as('Sales Manager').post(path, { version })).status).toBe(404)
    expect((await running().as({ token: running().tenants.najd.staff['Administrator'].token }).post(path, { version })).status).toBe(404)
    expect((await admin().post(path, { version })).status).toBe(200)
  })

  it('answers the customer in a language of theirs, once for a double click', async () => {
    const { id } = await complain()
    const key = { key: crypto.randomUUID() }
    const reply = { body: 'نعتذر عن التأخير، سيارتك جاهزة غدًا.', languageId: '2' }
    const [one, two] = [
      await admin().post(`/cases/complaints/${id}/replies`, reply, key),
      await admin().post(`/cases/complaints/${id}/replies`, reply, key),
    ]
    expect([one.status, two.status, one.body.reply.id]).toEqual([200, 200, two.body.reply.id])
    const { body } = await admin().get(`/caseReplies?complaintId=${id}`)
    expect([body.total, body.data[0].body]).toEqual([1, reply.body])
    const sent = (await admin().get('/messages?kind=caseReply&size=1')).body.data[0]
    expect([sent.languageId, sent.body.includes(reply.body)]).toEqual(['2', true])
  })

  it('opens by itself for one or two stars, linked and notified, and not for three', async () => {
    const [body] = await maker.bodies('feedback')
    const say = async (rating: number) => {
      const given = {
        ...body,
        rating,
        department: 'Service',
        locationId: null,
        vehicleId: null,
        appointmentId: null,
        attachments: [],
        ownerId: null,
      }
      const made = await admin().post('/feedback', given)
      expect(made.status).toBe(200)
      return (await admin().get(`/complaints?feedbackId=${made.body.id}`)).body
    }
    expect((await say(3)).total).toBe(0)
    const { total, data } = await say(1)
    expect([total, data[0].severity, data[0].status, data[0].rating]).toEqual([1, 'high', 'open', 1])
    expect(await details('complaintOpened', data[0].id)).toContain(running().tenants.noor.staff['Service Manager'].id)
  })

  it('opens by itself out of a low survey score', async () => {
    const stars = { id: 'stars', kind: 'rating', label: { en: 'The visit', ar: 'الزيارة' }, required: true }
    const survey = await maker.insert('surveys', { status: 'active', module: 'Service', questions: [stars] })
    const answer = async (rating: number) => {
      const customer = await maker.insert('customers', { languageId: '1' })
      const { status, body } = await admin().post('/misc/outBound', {
        ...{ surveyId: survey.id, customerId: customer.id, result: 'Completed', answers: { stars: rating } },
      })
      expect(status).toBe(200)
      return (await admin().get(`/complaints?surveyResponseId=${body.id}`)).body
    }
    expect((await answer(4)).total).toBe(0)
    const { total, data } = await answer(1)
    expect([total, data[0].department, data[0].severity]).toEqual([1, 'Service', 'high'])
    expect(data[0].description).toContain('The visit: 1/5')
  })
})
