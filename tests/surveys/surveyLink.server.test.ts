// The link to a survey: signed, for one tenant, valid until the survey expires, answered once.
import { pageOf } from '../core/server/shortLinks.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { jobActor } from '../../server/core/commit/actor.ts'
import { inviteToSurvey } from '../../server/surveys/surveyLink.ts'
import type { Row } from '../../server/core/db/rows.ts'
import type { RowOf } from '../../server/core/db/repository.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { visitor } from '../core/server/people.ts'
import { switchFlag } from '../core/server/switchFlag.ts'

const day = 86_400_000
const label = { en: 'How was it?', ar: 'كيف كانت؟' }
const questions = [
  { id: 'stars', kind: 'rating', label, required: true },
  { id: 'again', kind: 'yesNo', label, required: true },
  { id: 'why', kind: 'text', label, required: true, showIf: { question: 'again', equals: 'no' } },
]
const good = { stars: 5, again: 'yes' }

onServer('a survey link', (running) => {
  let maker: Maker
  beforeAll(() => {
    maker = makerOf(running())
  })
  beforeEach(() => {
    running().clock.now = firstMorning
  })
  const invite = async (values: Row = {}, about: { customer?: Row; appointmentId?: string } = {}, send = false) => {
    const survey = (await maker.insert('surveys', { questions, status: 'active', expiryDays: 3, ...values })) as unknown
    const customer = (about.customer ?? (await maker.insert('customers', { languageId: '2' }))) as unknown
    const requested = {
      survey: survey as RowOf<'surveys'>,
      customer: customer as RowOf<'customers'>,
      appointmentId: about.appointmentId ?? null,
    }
    const { services } = running()
    return {
      ...requested,
      ...(await services.engine.scoped('noor', (tx) => inviteToSurvey(services, tx, jobActor('surveysDue'), 'noor', requested, send))),
    }
  }
  const show = async (token: string, tenant: 'noor' | 'najd' = 'noor') =>
    (await visitor(running(), tenant)).post('/landing-page/survey', { token })
  const answer = async (token: string, answers: Row, key?: string, tenant: 'noor' | 'najd' = 'noor') =>
    (await visitor(running(), tenant)).post('/landing-page/survey/answers', { token, answers }, key ? { key } : {})
  const responses = async (surveyId: string) => (await running().admin().get(`/survey-responses?surveyId=${surveyId}`)).body.data as Row[]

  it('shows the questions and the visit to anyone who has it, and takes one answer', async () => {
    const customer = await maker.insert('customers')
    const { branchId } = running().tenants.noor
    const visit = await maker.insert('appointments', { customerId: customer.id, locationId: branchId, status: 'delivered' })
    const { token, survey } = await invite({}, { customer, appointmentId: visit.id })
    const shown = (await show(token)).body.survey
    expect(shown).toMatchObject({ name: survey.name, questions, visit: { startAt: visit['startAt'] } })
    expect(Object.keys(shown).sort()).toEqual(['name', 'questions', 'type', 'visit'])
    expect((await answer(token, good)).body).toEqual({ score: 100, complaintRef: null })
    expect(await responses(survey.id)).toMatchObject([{ customerId: customer.id, appointmentId: visit.id, answers: good, score: 100 }])
    expect((await show(token)).body).toEqual({ survey: null })
    const second = await answer(token, { stars: 1, again: 'yes' })
    expect([second.status, second.body.code]).toEqual([409, 'alreadyExists'])
  })

  it('is one answer when it is sent twice, also at once', async () => {
    const { token, survey } = await invite()
    expect((await answer(token, good, 'once')).body).toEqual((await answer(token, good, 'once')).body)
    expect(await responses(survey.id)).toHaveLength(1)
    const other = await invite()
    const both = await Promise.all([answer(other.token, good), answer(other.token, good)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await responses(other.survey.id)).toHaveLength(1)
  })

  it('says beside the question what is wrong or missing, and keeps nothing', async () => {
    const { token, survey } = await invite()
    const wrong = await answer(token, { stars: 9, again: 'no', nothing: 1 })
    expect([wrong.status, Object.keys(wrong.body.fields).sort()]).toEqual([400, ['answers.nothing', 'answers.stars', 'answers.why']])
    const early = await answer(token, { ...good, why: 'not asked' })
    expect(Object.keys(early.body.fields)).toEqual(['answers.why'])
    expect(await responses(survey.id)).toEqual([])
    expect((await show(token)).body.survey).not.toBeNull()
  })

  it("is over after the survey's own days, when the survey is no longer asked, in another tenant, and when somebody made it up", async () => {
    const { token } = await invite()
    const paused = await invite()
    const row = (await running().admin().get(`/survey/${paused.survey.id}`)).body
    const moved = await running().admin().post(`/survey/${paused.survey.id}/status`, { to: 'paused', version: row.version })
    expect(moved.status).toBe(200)
    const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
    for (const [bad, tenant] of [
      [paused.token, 'noor'],
      [token, 'najd'],
      [forged, 'noor'],
      ['nonsense', 'noor'],
    ] as const)
      for (const { status, body } of [await show(bad, tenant), await answer(bad, good, undefined, tenant)])
        expect([bad, status, body.code]).toEqual([bad, 410, 'linkExpired'])
    running().clock.now = new Date(firstMorning.getTime() + 3 * day - 1000)
    expect((await show(token)).status).toBe(200)
    running().clock.now = new Date(firstMorning.getTime() + 3 * day)
    expect((await show(token)).body.code).toBe('linkExpired')
  })

  it('opens a complaint out of low answers and tells its reference', async () => {
    const { token, survey } = await invite({ module: 'Service' })
    const { body } = await answer(token, { stars: 1, again: 'no', why: 'Scratched' })
    const [complaint] = (await running().admin().get(`/complaints?q=${body.complaintRef}`)).body.data as Row[]
    expect(complaint).toMatchObject({ department: 'Service', surveyResponseId: (await responses(survey.id))[0]?.['id'] })
  })

  it('is sent in the language of its customer, only for a survey that is asked, and closed where surveys are off', async () => {
    const { token, customer, url } = await invite({}, {}, true)
    const { body } = await running().admin().get('/messages?kind=survey&size=50')
    const [message] = (body.data as Row[]).filter(({ recipient }) => recipient === customer.mobile)
    expect(message).toMatchObject({ languageId: '2' })
    expect((await pageOf(running(), String(message?.['body']))).search).toBe(new URL(url).search)
    expect(url).toContain(`/arabic/home/survey?tenantId=noor&link=${encodeURIComponent(token)}`)
    await expect(invite({ status: 'draft' })).rejects.toMatchObject({ code: 'notFound' })
    await switchFlag(running(), 'SURVEYS', false, async () => {
      expect((await show(token)).body.code).toBe('featureOff')
      expect((await answer(token, good)).body.code).toBe('featureOff')
    })
  })
})
