// Surveys: the events that send one, once and not too often; calls about them; a low score; figures that agree with the lists.
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { askDueSurveys } from '../../server/surveys/askWhoIsDue.ts'
import type { Row } from '../../server/core/db/rows.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker, Stored } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { withQuery } from '../core/server/requests.ts'
import { switchFlag } from '../core/server/switchFlag.ts'

const hour = 3_600_000
const day = 24 * hour
const label = { en: 'How was it?', ar: 'كيف كانت؟' }
const questions = [
  { id: 'stars', kind: 'rating', label, required: true },
  { id: 'nps', kind: 'nps', label, required: true },
  { id: 'words', kind: 'text', label, required: false, showIf: { question: 'stars', equals: '1' } },
]
// A time outside the quiet hours.
const noon = new Date(firstMorning.getTime() + 4 * hour)

onServer('surveys as a whole', (running) => {
  let maker: Maker
  const admin = () => running().admin()
  const as = (designation: 'General Inquiry' | 'Service Manager' | 'Parts Manager') =>
    running().as({ token: running().tenants.noor.staff[designation].token })
  const tick = () => askDueSurveys(running().services, 'noor')
  const survey = (values: Row = {}) =>
    maker.insert('surveys', { questions, status: 'active', type: 'General', module: 'Customer', delayHours: 0, channel: 'sms', ...values })
  const someone = () => maker.insert('customers', { languageId: '1' })
  const list = async (path: string, query: Row): Promise<Row[]> => (await admin().get(withQuery(path, { size: 100, ...query }))).body.data
  const invitations = (id: string, more: Row = {}) => list('/survey-invitations', { surveyId: id, ...more })
  const messagesTo = async ({ mobile }: Row) =>
    (await list('/messages', { kind: 'survey' })).filter(({ recipient }) => recipient === mobile)
  const change = async (path: string, values: Row) => {
    const { version } = (await admin().get(path)).body
    return admin().put(path, { ...values, version })
  }
  const move = async (path: string, to: string, values: Row = {}) => {
    const { version } = (await admin().get(path)).body
    const moved = await admin().post(`${path}/status`, { to, version, ...values })
    expect([moved.status, moved.body.fields]).toEqual([200, undefined])
  }
  const settle = async (values: Row) => {
    const [{ id }] = (await admin().get('/settings')).body.data as [Stored]
    expect((await change(`/settings/${id}`, values)).status).toBe(200)
  }
  // Moves invitations back by that many days; sessions stay valid.
  const age = (id: string, days: number) =>
    running().services.engine.scoped('noor', (tx) =>
      sql`update "surveyInvitations" set "askedAt" = "askedAt" - ${days} * interval '1 day', "expiresAt" = "expiresAt" - ${days} * interval '1 day'
        where "surveyId" = ${id}`.execute(tx),
    )
  const visitOf = (customer: Row, values: Row = {}) =>
    maker.insert('appointments', {
      ...{ customerId: customer['id'], type: 'service', status: 'completed', closure: 'none', locationId: running().tenants.noor.branchId },
      ...{ advisorId: running().tenants.noor.advisorIds[0], promotionId: null },
      ...values,
    })
  const delivered = async (customer: Row): Promise<Stored> => {
    const visit = await visitOf(customer)
    await move(`/appointments/${visit.id}`, 'delivered')
    return visit
  }
  // Archives each test's surveys, because events of other tests would send them.
  const over = async () => {
    for (const { id } of await list('/survey', { status: 'active' })) await move(`/survey/${id as string}`, 'archived')
  }
  beforeAll(() => {
    maker = makerOf(running())
  })
  beforeEach(async () => {
    running().clock.now = noon
    await over()
  })

  it('are sent once for an event, to the customer it happened to, with whose work it was', async () => {
    const { advisorIds, branchId } = running().tenants.noor
    const [requested, other, sara] = [
      await survey({ trigger: 'bookingDelivered' }),
      await survey({ trigger: 'leadClosed' }),
      await someone(),
    ]
    const visit = await delivered(sara)
    expect(await invitations(requested.id)).toMatchObject([
      { customerId: sara.id, appointmentId: visit.id, state: 'asked', locationId: branchId, staffId: advisorIds[0], subjectId: visit.id },
    ])
    expect(await invitations(other.id)).toEqual([])
    expect(await messagesTo(sara)).toHaveLength(1)
    // Sent by hand, it counts as the same event.
    const again = await admin().post(`/survey/${requested.id}/invitations`, { resource: 'appointments', ids: [visit.id] })
    expect(again.body).toMatchObject({ asked: 0, repeated: 1 })
    await tick()
    expect(await messagesTo(sara)).toHaveLength(1)
  })

  it('are set off by every event they name, and by nothing that was not done', async () => {
    const made = async (
      name: 'leads' | 'complaints' | 'homeService' | 'roadsideAssistance',
      path: string,
      values: Row,
      to: string,
      asks: Row,
    ) => {
      const { id } = await maker.insert(name, {
        customerId: (await someone()).id,
        vehicleId: null,
        appointmentId: null,
        locationId: null,
        ...values,
      })
      await move(`${path}/${id}`, to, asks)
      return id
    }
    const arrivedAt = new Date(noon.getTime() - hour).toISOString()
    const car = async () => ({ vehicleId: (await maker.insert('vehicles')).id, arrivedAt })
    const surveys = {
      leadClosed: await survey({ trigger: 'leadClosed' }),
      complaintClosed: await survey({ trigger: 'complaintClosed' }),
      homeServiceDone: await survey({ trigger: 'homeServiceDone' }),
      roadsideDone: await survey({ trigger: 'roadsideDone' }),
      testDriveDone: await survey({ trigger: 'testDriveDone' }),
    }
    const drive = await visitOf(await someone(), { type: 'testDrive', status: 'qc', driveCarId: null })
    await move(`/appointments/${drive.id}`, 'completed')
    await move(`/appointments/${drive.id}`, 'delivered')
    const open = { status: 'in-progress', firstResponseAt: noon.toISOString() }
    const ids: Record<keyof typeof surveys, string> = {
      leadClosed: await made('leads', '/leads', open, 'completed', { outcome: 'answered' }),
      complaintClosed: await made('complaints', '/complaints', { status: 'in-progress', closeReason: null }, 'closed', {
        resolution: 'Mended',
      }),
      homeServiceDone: await made('homeService', '/homeService', { ...(await car()), status: 'in-progress' }, 'closed', {
        outcome: 'H2H Responded',
      }),
      roadsideDone: await made('roadsideAssistance', '/roadsideAssistance', { ...(await car()), status: 'in-progress' }, 'closed', {
        outcome: 'RSA Responded',
      }),
      testDriveDone: drive.id,
    }
    await made('leads', '/leads', open, 'closed', { lostReason: 'junk' })
    await made('complaints', '/complaints', { status: 'open', closeReason: null }, 'closed', { closeReason: 'duplicate' })
    await made('roadsideAssistance', '/roadsideAssistance', { ...(await car()), status: 'in-progress' }, 'closed', {
      outcome: 'Unreachable',
    })
    for (const [trigger, { id }] of Object.entries(surveys))
      expect([trigger, (await invitations(id)).map(({ subjectId }) => subjectId)]).toEqual([trigger, [ids[trigger as keyof typeof ids]]])
  })

  it('wait for their hours, and are not sent where the survey was paused meanwhile', async () => {
    const [late, paused] = [
      await survey({ trigger: 'bookingDelivered', delayHours: 3 }),
      await survey({ trigger: 'bookingDelivered', delayHours: 2 }),
    ]
    const sara = await someone()
    await delivered(sara)
    await move(`/survey/${paused.id}`, 'paused')
    running().clock.now = new Date(noon.getTime() + 3 * hour - 1000)
    await tick()
    expect(await invitations(late.id)).toMatchObject([{ state: 'waiting' }])
    expect(await invitations(paused.id)).toMatchObject([{ state: 'skipped', skipReason: 'paused' }])
    expect(await messagesTo(sara)).toEqual([])
    running().clock.now = new Date(noon.getTime() + 3 * hour)
    await tick()
    await tick()
    expect(await messagesTo(sara)).toHaveLength(1)
  })

  it('wait for the morning, and ask one customer once in so many days', async () => {
    const requested = await survey({ trigger: 'bookingDelivered' })
    const sara = await someone()
    await settle({ quietFrom: '17:00', quietTo: '18:00' })
    running().clock.now = new Date(firstMorning.getTime() + 9.5 * hour)
    await delivered(sara)
    await tick()
    expect(await messagesTo(sara)).toEqual([])
    expect(await invitations(requested.id)).toMatchObject([
      { state: 'waiting', dueAt: new Date(firstMorning.getTime() + 10 * hour).toISOString() },
    ])
    running().clock.now = new Date(firstMorning.getTime() + 10 * hour)
    await tick()
    expect(await messagesTo(sara)).toHaveLength(1)
    await settle({ quietFrom: '21:00', quietTo: '09:00' })
    await age(requested.id, 6)
    await delivered(sara)
    expect(await invitations(requested.id, { state: 'skipped' })).toMatchObject([{ customerId: sara.id, skipReason: 'recentlyAsked' }])
    await age(requested.id, 1)
    await delivered(sara)
    expect(await messagesTo(sara)).toHaveLength(2)
  })

  it('are asked by hand of anyone who is chosen, by those who may change surveys, and of nobody else', async () => {
    const requested = await survey()
    const [one, two] = [await someone(), await someone()]
    const body = { resource: 'customers', ids: [one.id, two.id, one.id] }
    for (const reader of ['General Inquiry', 'Parts Manager'] as const)
      expect((await as(reader).post(`/survey/${requested.id}/invitations`, body)).status).toBe(403)
    expect((await admin().post(`/survey/${requested.id}/invitations`, body)).body).toMatchObject({ asked: 2, repeated: 0, skipped: 0 })
    expect((await admin().post(`/survey/${requested.id}/invitations`, body)).body).toMatchObject({ asked: 0, repeated: 2 })
    const foreign = await makerOf(running(), 'najd').insert('customers')
    const strange = await admin().post(`/survey/${requested.id}/invitations`, { resource: 'customers', ids: [foreign.id] })
    expect(strange.status).toBe(404)
    const draft = await survey({ status: 'draft' })
    expect((await admin().post(`/survey/${draft.id}/invitations`, body)).status).toBe(404)
    await switchFlag(running(), 'SURVEYS', false, async () => {
      expect((await admin().post(`/survey/${requested.id}/invitations`, body)).body.code).toBe('switchedOff')
    })
  })

  it('go live only where they make sense, and keep their questions once somebody answered', async () => {
    const wrong: [Row, string][] = [
      [{ type: 'Rating', questions: [{ id: 'a', kind: 'text', label, required: true }] }, 'questions'],
      [{ type: 'Duration', questions: [{ id: 'a', kind: 'rating', label, required: true }] }, 'questions'],
      [{ questions: [...questions.slice(0, 2), { ...questions[2], showIf: { question: 'stars', equals: '9' } }] }, 'questions'],
      [{ module: 'Test drive', trigger: 'bookingDelivered' }, 'trigger'],
      [{ questions: [] }, 'questions'],
    ]
    for (const [values, field] of wrong) {
      const { id, version } = await survey({ status: 'draft', ...values })
      const { status, body } = await admin().post(`/survey/${id}/status`, { to: 'active', version })
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
    }
    const requested = await survey()
    await admin().post(`/survey/${requested.id}/responses`, { customerId: (await someone()).id, answers: { stars: 5, nps: 9 } })
    const path = `/survey/${requested.id}`
    const reworded = questions.map((one) => ({ ...one, label: { en: 'Well?', ar: 'كيف؟' } }))
    expect((await change(path, { questions: reworded })).status).toBe(200)
    for (const other of [questions.slice(0, 2), questions.map((one) => ({ ...one, required: true }))])
      expect((await change(path, { questions: other })).body.fields).toHaveProperty('questions')
  })

  it('come to the call centre where nobody answers, to one caller at a time', async () => {
    const requested = await survey({ expiryDays: 30 })
    const silent = await survey({ channel: 'none', expiryDays: 30 })
    const [sara, omar] = [await someone(), await someone()]
    await admin().post(`/survey/${requested.id}/invitations`, { resource: 'customers', ids: [sara.id] })
    await admin().post(`/survey/${silent.id}/invitations`, { resource: 'customers', ids: [omar.id] })
    const calls = async (query: Row = {}) => (await as('General Inquiry').get(withQuery('/misc/outBound', query))).body
    expect((await calls()).data).toMatchObject([{ customer: { id: omar.id }, attempts: 0 }])
    await age(requested.id, 3)
    expect((await calls()).total).toBe(2)
    expect((await as('Parts Manager').get('/misc/outBound')).status).toBe(403)
    expect((await as('Parts Manager').post('/misc/outBound/calls', {})).status).toBe(403)

    const take = async (who: 'General Inquiry' | 'Service Manager', body: Row = {}) =>
      (await as(who).post('/misc/outBound/calls', body)).body
    const [{ call: first }, { call: second }] = await Promise.all([take('General Inquiry'), take('Service Manager')])
    expect(new Set([first.id, second.id]).size).toBe(2)
    expect((await take('General Inquiry')).call.id).toBe(first.id)
    expect((await take('Service Manager', { invitationId: first.id })).code).toBe('callTaken')
    const details = { surveyId: first.survey.id, customerId: first.customer.id, invitationId: first.id }
    const nextCallAt = new Date(running().clock.now.getTime() + 5 * day).toISOString()
    const busy = { ...details, result: 'Incomplete', answers: { stars: 4 }, nextCallAt }
    expect((await as('Service Manager').post('/misc/outBound', busy)).body.code).toBe('callTaken')
    expect((await as('General Inquiry').post('/misc/outBound', busy)).body).toMatchObject({ result: 'Incomplete', nextCallAt })
    expect(await calls({ when: 'later' })).toMatchObject({ total: 1, data: [{ id: first.id, attempts: 1, result: 'Incomplete' }] })
    expect((await take('General Inquiry', { invitationId: first.id })).call).toMatchObject({ answers: { stars: 4 }, attempts: 1 })
    const done = { ...details, result: 'Completed', answers: { stars: 4, nps: 8 } }
    expect((await as('General Inquiry').post('/misc/outBound', done)).body).toMatchObject({ score: 80, nps: 8 })
    expect((await as('General Inquiry').post('/misc/outBound', done)).body.code).toBe('alreadyExists')

    // A call whose lease expired is free again; a refusal ends it.
    running().clock.now = new Date(running().clock.now.getTime() + 11 * 60_000)
    const { call: freed } = await take('General Inquiry')
    expect(freed.id).toBe(second.id)
    expect((await as('General Inquiry').post(`/misc/outBound/calls/${freed.id as string}/release`, {})).body).toEqual({ released: true })
    const no = { surveyId: second.survey.id, customerId: second.customer.id, invitationId: second.id, result: 'Outbound Refused' }
    expect((await as('Service Manager').post('/misc/outBound', no)).status).toBe(200)
    expect(await calls()).toMatchObject({ total: 0, now: 0, later: 0 })
  })

  it("show nobody another tenant's calls or results", async () => {
    const requested = await survey({ channel: 'none' })
    await admin().post(`/survey/${requested.id}/invitations`, { resource: 'customers', ids: [(await someone()).id] })
    const [{ id }] = (await invitations(requested.id)) as [Stored]
    const foreign = running().admin('najd')
    expect((await foreign.get('/misc/outBound')).body.total).toBe(0)
    expect((await foreign.post('/misc/outBound/calls', { invitationId: id })).status).toBe(404)
    expect((await foreign.post(`/misc/outBound/calls/${id}/release`, {})).status).toBe(404)
    expect((await foreign.get(`/survey/${requested.id}/results`)).status).toBe(404)
    expect((await foreign.get(`/survey/${requested.id}/verbatims`)).status).toBe(404)
  })

  it('open one complaint for low stars, a low recommendation or something that is not solved, as the settings say', async () => {
    const opened = async (answers: Row, asking: Row[] = questions, settings: Row = {}) => {
      const { id } = await survey({ questions: asking })
      await settle({ surveyLowRating: 2, surveyLowNps: 6, ...settings })
      const made = await admin().post(`/survey/${id}/responses`, { customerId: (await someone()).id, answers })
      const all = await list('/complaints', { sort: 'createdAt' })
      return all.filter(({ surveyResponseId }) => surveyResponseId === made.body.id).map(({ severity }) => severity)
    }
    const status = [{ id: 's', kind: 'status', label, required: true }]
    expect(await opened({ stars: 5, nps: 9 })).toEqual([])
    expect(await opened({ stars: 2, nps: 9 })).toEqual(['normal'])
    expect(await opened({ stars: 1, nps: 9 })).toEqual(['high'])
    expect(await opened({ stars: 5, nps: 6 })).toEqual(['normal'])
    expect(await opened({ stars: 5, nps: 6 }, questions, { surveyLowNps: 0 })).toEqual([])
    expect(await opened({ stars: 2, nps: 9 }, questions, { surveyLowRating: 1 })).toEqual([])
    expect(await opened({ s: 'open' }, status)).toEqual(['normal'])
    expect(await opened({ s: 'solved' }, status)).toEqual([])
  })

  it('are counted as a plain count has it, and as the lists that each number opens', async () => {
    const requested = await survey({ expiryDays: 2 })
    const { advisorIds, branchId } = running().tenants.noor
    const given = [
      { stars: 5, nps: 10 },
      { stars: 4, nps: 9 },
      { stars: 3, nps: 8 },
      { stars: 1, nps: 3, words: 'متأخر جدًا' },
    ]
    const people = await Promise.all([...given, {}, {}].map(someone))
    const visits = await Promise.all(people.map((one) => visitOf(one)))
    const ids = visits.map(({ id }) => id)
    expect((await admin().post(`/survey/${requested.id}/invitations`, { resource: 'appointments', ids })).body.asked).toBe(6)
    for (const [place, answers] of given.entries()) {
      const body = { customerId: people[place]?.id, appointmentId: visits[place]?.id, answers }
      expect((await admin().post(`/survey/${requested.id}/responses`, body)).status).toBe(200)
    }
    const refused = { surveyId: requested.id, customerId: people[4]?.id, result: 'Outbound Refused' }
    const [{ id: invitationId }] = (await invitations(requested.id, { customerId: people[4]?.id })) as [Stored]
    expect((await admin().post('/misc/outBound', { ...refused, invitationId })).status).toBe(200)
    await age(requested.id, 2)
    const { body } = await admin().get(`/survey/${requested.id}/results`)
    const figures = Object.fromEntries((body.figures as { key: string; value: number | null }[]).map(({ key, value }) => [key, value]))
    // Two promoters and one detractor of four; two of four are content.
    expect(figures).toMatchObject({
      responses: 4,
      nps: 25,
      csat: 50,
      score: 65,
      asked: 6,
      answered: 4,
      expired: 1,
      open: 0,
      refused: 1,
      rate: 67,
    })
    const path: Record<string, string> = { surveyInvitations: '/survey-invitations', surveyResponses: '/survey-responses' }
    const counted = (body.figures as { key: string; unit: string; resource: string; filter: Row; value: number }[]).filter(
      ({ unit }) => unit === 'count',
    )
    for (const { key, resource, filter, value } of [
      ...counted,
      ...body.charts.nps.segments.map((one: Row) => ({ ...one, resource: 'surveyResponses' })),
    ])
      expect([key, (await list(path[resource] ?? '', filter)).length]).toEqual([key, value])
    for (const charts of [body.charts.byDay, body.charts.byBranch, body.charts.byStaff])
      for (const { key, filter, value } of charts[0].segments)
        expect([key, (await list('/survey-responses', filter)).length]).toEqual([key, value])
    expect(body.charts.byBranch[2].segments).toMatchObject([{ key: branchId, value: 25 }])
    expect(body.charts.byStaff[1].segments).toMatchObject([{ key: advisorIds[0], value: 65 }])
    const [stars, , words] = body.questions
    expect(stars).toMatchObject({
      answered: 4,
      mean: 325,
      chart: { segments: [{ value: 1 }, { value: 0 }, { value: 1 }, { value: 1 }, { value: 1 }] },
    })
    expect(words).toMatchObject({ answered: 1, chart: null })
    const verbatims = async (query: Row) => (await admin().get(withQuery(`/survey/${requested.id}/verbatims`, query))).body
    expect((await verbatims({ question: 'stars', answer: '5' })).total).toBe(1)
    expect((await verbatims({ mood: 'promoter' })).total).toBe(2)
    expect(await verbatims({ worded: 'true', q: 'متأخر' })).toMatchObject({
      total: 1,
      data: [{ customer: { id: people[3]?.id }, appointment: { id: visits[3]?.id }, complaint: { ref: expect.any(String) as string } }],
    })
    expect((await verbatims({ staffId: advisorIds[1] })).total).toBe(0)
    const elsewhere = await admin().get(withQuery(`/survey/${requested.id}/results`, { locationId: people[0]?.id }))
    expect(elsewhere.body.figures[0].value).toBe(0)
    expect((await admin().get(withQuery(`/survey/${requested.id}/results`, { from: '2026-11-25', to: '2026-11-20' }))).status).toBe(400)
  })
})
