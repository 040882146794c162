// Answers to surveys: by the customer, by staff who record them, and unsuccessful calls.
import { beforeAll, expect, it } from 'vitest'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import { customer, visitor } from '../core/server/people.ts'
import { switchFlag } from '../core/server/switchFlag.ts'

const label = { en: 'How was it?', ar: 'كيف كانت؟' }
const questions = [
  { id: 'stars', kind: 'rating', label, required: true },
  { id: 'words', kind: 'text', label, required: false },
]

onServer('surveys', (running) => {
  let maker: Maker
  beforeAll(() => {
    maker = makerOf(running())
  })
  const survey = async (status = 'active') => (await maker.insert('surveys', { questions, status })).id
  const as = (designation: 'Sales Manager' | 'Broker Sales' | 'General Inquiry' | 'Parts Manager') =>
    running().as({ token: running().tenants.noor.staff[designation].token })

  it('are answered once by a customer, with a score', async () => {
    const [id, sara] = [await survey(), await customer(running())]
    const made = await sara.sender.post(`/survey/${id}/responses`, { answers: { stars: 4, words: 'شكرًا' } })
    expect(made.body).toMatchObject({ score: 80 })
    expect((await running().admin().get(`/survey-responses/${made.body.id}`)).body).toMatchObject({
      ...{ surveyId: id, customerId: sara.id, result: 'Completed', answers: { stars: 4, words: 'شكرًا' } },
      answeredAt: running().clock.now.toISOString(),
    })
    const again = await sara.sender.post(`/survey/${id}/responses`, { answers: { stars: 1 } })
    expect([again.status, again.body.code]).toEqual([409, 'alreadyExists'])
  })

  it('say beside the question what is wrong', async () => {
    const [id, sara] = [await survey(), await customer(running())]
    const wrong = await sara.sender.post(`/survey/${id}/responses`, { answers: { words: 7, other: 1 } })
    expect([wrong.status, Object.keys(wrong.body.fields).sort()]).toEqual([400, ['answers.other', 'answers.stars', 'answers.words']])
  })

  it("are answered only while they are asked, by customers for themselves, about their own booking, in their own tenant's", async () => {
    const [id, sara, other] = [await survey(), await customer(running()), await customer(running())]
    const answers = { stars: 5 }
    expect((await sara.sender.post(`/survey/${await survey('draft')}/responses`, { answers })).status).toBe(404)
    expect((await sara.sender.post(`/survey/${id}/responses`, { answers, customerId: other.id })).status).toBe(404)
    const booking = await maker.insert('appointments', { customerId: other.id })
    expect((await sara.sender.post(`/survey/${id}/responses`, { answers, appointmentId: booking.id })).status).toBe(404)
    expect((await (await customer(running(), 'najd')).sender.post(`/survey/${id}/responses`, { answers })).status).toBe(404)
    expect((await (await visitor(running())).post(`/survey/${id}/responses`, { answers })).status).toBe(401)
    await switchFlag(running(), 'SURVEYS', false, async () => {
      expect((await sara.sender.post(`/survey/${id}/responses`, { answers })).body.code).toBe('featureOff')
    })
  })

  it('are written down by staff who may change surveys', async () => {
    const [id, { id: customerId }] = [await survey(), await maker.insert('customers')]
    const body = { customerId, answers: { stars: 2 } }
    const made = await as('Sales Manager').post(`/survey/${id}/responses`, body)
    expect([made.status, made.body.score]).toEqual([200, 40])
    for (const reader of ['Broker Sales', 'General Inquiry'] as const)
      expect((await as(reader).post(`/survey/${id}/responses`, body)).status).toBe(403)
  })

  it('keep how a call ended, and when the next one is', async () => {
    const [surveyId, { id: customerId }] = [await survey(), await maker.insert('customers')]
    const call = { surveyId, customerId }
    const nextCallAt = '2026-11-25T08:00:00.000Z'
    const open = await as('Sales Manager').post('/misc/outBound', { ...call, result: 'Incomplete', nextCallAt, answers: { words: 'Busy' } })
    expect(open.body).toMatchObject({ result: 'Incomplete', nextCallAt, score: null, answeredAt: null })
    const done = await as('Sales Manager').post('/misc/outBound', { ...call, result: 'Completed', answers: { stars: 5 } }, { key: 'done' })
    expect(done.body).toMatchObject({ result: 'Completed', score: 100 })
    const twice = await as('Sales Manager').post('/misc/outBound', { ...call, result: 'Completed', answers: { stars: 5 } }, { key: 'done' })
    expect(twice.body.id).toBe(done.body.id)
    // The call centre may only read surveys, but may record calls.
    const refused = await as('General Inquiry').post('/misc/outBound', { ...call, result: 'Outbound Refused' })
    expect(refused.body).toMatchObject({ result: 'Outbound Refused', answers: {} })
  })

  it('refuse a call that makes no sense, or of somebody without the right', async () => {
    const [surveyId, { id: customerId }] = [await survey(), await maker.insert('customers')]
    const call = { surveyId, customerId }
    const fieldsOf = async (body: object) => {
      const { status, body: answer } = await as('Sales Manager').post('/misc/outBound', body)
      return [status, Object.keys(answer.fields ?? {})]
    }
    expect(await fieldsOf({ ...call, result: 'Gone' })).toEqual([400, ['result']])
    expect(await fieldsOf({ ...call, result: 'Completed' })).toEqual([400, ['answers.stars']])
    expect(await fieldsOf({ ...call, result: 'Incomplete', nextCallAt: '2026-11-01T08:00:00.000Z' })).toEqual([400, ['nextCallAt']])
    expect(await fieldsOf({ ...call, result: 'Outbound Refused', nextCallAt: '2026-12-01T08:00:00.000Z' })).toEqual([400, ['nextCallAt']])
    const foreign = await makerOf(running(), 'najd').insert('customers')
    expect((await fieldsOf({ surveyId, customerId: foreign.id, result: 'Outbound Refused' }))[0]).toBe(404)
    for (const reader of ['Broker Sales', 'Parts Manager'] as const)
      expect((await as(reader).post('/misc/outBound', { ...call, result: 'Outbound Refused' })).status).toBe(403)
    expect((await (await visitor(running())).post('/misc/outBound', { ...call, result: 'Outbound Refused' })).status).toBe(401)
    await switchFlag(running(), 'SURVEYS', false, async () => {
      expect((await as('Sales Manager').post('/misc/outBound', { ...call, result: 'Outbound Refused' })).body.code).toBe('switchedOff')
    })
  })
})
