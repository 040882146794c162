// A customer's own complaints and feedback: created with photos, followed, answered and reopened; never another customer's.
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Row } from '../../server/core/db/rows.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { customer, visitor, type TestCustomer } from '../core/server/people.ts'
import { switchFlag } from '../core/server/switchFlag.ts'
import { jpegOf, sendFile } from '../core/server/uploadForms.ts'

const day = 86_400_000
const details = { department: 'Service', category: 'delay', description: 'Two hours late' }

onServer('own cases', (running) => {
  let maker: Maker
  let sara: TestCustomer
  beforeAll(() => {
    maker = makerOf(running())
  })
  beforeEach(async () => {
    running().clock.now = firstMorning
    sara = await customer(running())
  })
  const complain = async (who = sara, values: Row = {}): Promise<{ id: string; ref: string }> => {
    const { status, body } = await who.sender.post('/customers/complain', { ...details, ...values })
    expect([status, body.fields]).toEqual([200, undefined])
    return body
  }
  const move = async (id: string, values: Row) => {
    const { body } = await running().admin().get(`/complaints/${id}`)
    return running()
      .admin()
      .post(`/complaints/${id}/status`, { version: body.version, ...values })
  }
  const close = (id: string) => move(id, { to: 'closed', closeReason: 'withdrawn' })
  const untouchedFor = (id: string, days: number) => {
    const since = new Date(firstMorning.getTime() - days * day).toISOString()
    return running().services.engine.scoped('noor', (tx) => sql`update complaints set "updatedAt" = ${since} where id = ${id}`.execute(tx))
  }
  const caseOf = async (ref: string, who = sara) => (await who.sender.get(`/landing-page/cases/${ref}`)).body.case

  it('show how they stand, with files that open and replies, and nothing that the dealership wrote for itself', async () => {
    const file = await sendFile(running().app, sara.token, { kind: 'general' }, await jpegOf())
    const { id, ref } = await complain(sara, { vehicleId: sara.vehicleId, attachments: [file.body.id] })
    await running().admin().post(`/cases/complaints/${id}/replies`, { body: 'We call you today.', languageId: '1' })
    const { rows } = await running().services.engine.scoped('noor', (tx) =>
      sql<{ id: string }>`update complaints set resolution = 'A known grumbler' where id = ${id} returning id`.execute(tx),
    )
    expect(rows).toHaveLength(1)
    const answer = await sara.sender.get(`/landing-page/cases/${ref}`)
    expect(answer.body.case).toMatchObject({
      ...{ ref, kind: 'complaints', status: 'open', ...details, rating: null, reopenable: false },
      vehicle: { model: 'Camry' },
      messages: [{ fromCustomer: false, body: 'We call you today.' }],
    })
    expect(answer.body.case.dueAt > running().clock.now.toISOString()).toBe(true)
    expect(answer.text).not.toContain('grumbler')
    expect((await running().app.inject({ url: answer.body.case.files[0].url })).statusCode).toBe(200)
    expect((await sara.sender.get('/landing-page/cases')).body.data).toMatchObject([{ ref, kind: 'complaints', status: 'open' }])
  })

  it("are nobody else's, in no tenant, and nobody's who has not proven a mobile", async () => {
    const { ref } = await complain()
    const others = [await customer(running()), await customer(running(), 'najd')]
    for (const { sender } of others) {
      expect((await sender.get(`/landing-page/cases/${ref}`)).status).toBe(404)
      expect((await sender.post(`/landing-page/cases/${ref}/answers`, { body: 'mine' })).status).toBe(404)
      expect((await sender.post(`/landing-page/cases/${ref}/reopening`, { body: 'mine' })).status).toBe(404)
      expect((await sender.get('/landing-page/cases')).body).toEqual({ data: [] })
    }
    expect((await (await visitor(running())).get(`/landing-page/cases/${ref}`)).status).toBe(401)
    expect((await caseOf(ref)).messages).toEqual([])
  })

  it('take a word of their customer once, however often it is sent, and tell who works on it', async () => {
    const owner = running().tenants.noor.staff['Service Manager'].id
    const { id, ref } = await complain()
    expect((await move(id, { to: 'in-progress', ownerId: owner })).status).toBe(200)
    const say = () => sara.sender.post(`/landing-page/cases/${ref}/answers`, { body: 'It is a Camry.' }, { key: 'say-once' })
    expect((await say()).body.case.messages).toMatchObject([{ fromCustomer: true, body: 'It is a Camry.' }])
    expect((await say()).body.case.messages).toHaveLength(1)
    const { rows } = await running().services.engine.scoped('noor', (tx) =>
      sql<{ staffId: string }>`select "staffId" from notifications where kind = 'caseAnswered' and "rowId" = ${id}`.execute(tx),
    )
    expect(rows).toEqual([{ staffId: owner }])
    const empty = await sara.sender.post(`/landing-page/cases/${ref}/answers`, { body: '  ' })
    expect([empty.status, Object.keys(empty.body.fields)]).toEqual([400, ['body']])
  })

  it('are opened again with a reason within 14 days of closing, with a clock that begins anew, and not later', async () => {
    const { id, ref } = await complain()
    const reopen = (body = 'Still broken') => sara.sender.post(`/landing-page/cases/${ref}/reopening`, { body })
    expect((await reopen()).body.code).toBe('moveNotAllowed')
    expect((await close(id)).status).toBe(200)
    expect(await caseOf(ref)).toMatchObject({ status: 'closed', dueAt: null, reopenable: true })
    expect((await sara.sender.post(`/landing-page/cases/${ref}/answers`, { body: 'x' })).body.code).toBe('moveNotAllowed')
    await untouchedFor(id, 13)
    const { status, body } = await reopen()
    expect([status, body.case.status, body.case.messages.at(-1).body]).toEqual([200, 'in-progress', 'Still broken'])
    expect(body.case.dueAt > running().clock.now.toISOString()).toBe(true)
    expect((await running().admin().get(`/complaints/${id}`)).body).toMatchObject({ reopenCount: 1, closedAt: null, closeReason: null })
    expect((await close(id)).status).not.toBe(200)
    expect((await move(id, { to: 'closed', resolution: 'Mended' })).status).toBe(200)
    await untouchedFor(id, 15)
    expect(await caseOf(ref)).toMatchObject({ reopenable: false })
    expect((await reopen()).body.code).toBe('moveNotAllowed')
  })

  it('tell anyone who gave few stars which complaint was opened, and nobody else', async () => {
    const poor = await sara.sender.post('/customers/feedback', { ...details, rating: 1 })
    expect(await caseOf(poor.body.complaintRef)).toMatchObject({ kind: 'complaints', rating: 1, description: details.description })
    expect(await caseOf(poor.body.ref)).toMatchObject({ kind: 'feedback', rating: 1 })
    const good = await sara.sender.post('/customers/feedback', { ...details, rating: 5 })
    expect(good.body.complaintRef).toBeNull()
    const none = await sara.sender.post('/customers/feedback', { ...details, rating: 6 })
    expect([none.status, Object.keys(none.body.fields)]).toEqual([400, ['rating']])
    await switchFlag(running(), 'FEEDBACK', false, async () => {
      expect((await sara.sender.post('/customers/feedback', { ...details, rating: 5 })).body.code).toBe('featureOff')
    })
  })

  it("refuse files that are gone, of another kind or another tenant's, beside the field", async () => {
    const token = (tenant: 'noor' | 'najd') => running().tenants[tenant].staff.Administrator.token
    const foreign = await sendFile(running().app, token('najd'), { kind: 'general' }, await jpegOf())
    const logo = await sendFile(running().app, token('noor'), { kind: 'logo' }, await jpegOf())
    for (const id of [foreign.body.id, logo.body.id, maker.running.tenants.noor.branchId]) {
      const { status, body } = await sara.sender.post('/customers/complain', { ...details, attachments: [id] })
      expect([status < 500 && status >= 400, Object.keys(body.fields)]).toEqual([true, ['attachments']])
    }
    expect((await sara.sender.get('/landing-page/cases')).body).toEqual({ data: [] })
  })
})
