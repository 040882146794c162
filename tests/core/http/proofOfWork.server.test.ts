// Public writes need a proof of work: each proof is valid once, for a limited time, and for its own visitor.
import type { Challenge } from 'altcha-lib'
import { beforeAll, expect, it, vi } from 'vitest'
import { calls } from '../../../src/schema/endpoints.ts'
import { headers } from '../../../src/schema/core/wireWords.ts'
import { encoded, proofOf } from '../proofOf.ts'
import { eachServer } from '../server/eachServer.ts'
import { customer, newMobile, visitor } from '../server/people.ts'
import type { Sender } from '../server/requests.ts'

/** Visitors' calls that need no proof, with the reason. */
const unguarded = {
  findCustomer: 'writes nothing and tells nothing',
  findCustomerByVehicle: 'writes nothing and tells nothing',
  findAnswers: 'writes nothing, with limits',
  verifyOtp: 'five tries a code',
  jobByLink: 'a signed link',
  decideJobServices: 'a signed link',
  customerLead: 'a proven customer or a colleague',
  customerComplaint: 'a proven customer or a colleague',
  customerFeedback: 'a proven customer or a colleague',
  driveFeedback: 'a proven customer or a colleague',
  serviceHistory: 'a proven customer or a colleague',
  answerSurvey: 'a proven customer or a colleague',
  customerVehicles: 'a proven customer or a colleague',
  walkingAppointments: 'a colleague',
  surveyByLink: 'a signed link',
  answerByLink: 'a signed link',
  campaignByLink: 'a signed link',
  optOut: 'a signed link',
  subscribePush: 'a proven customer or a colleague',
  unsubscribePush: 'a proven customer or a colleague',
  openVisit: 'a signed link',
  releaseTime: "the caller's own hold",
  checkPromotion: 'writes nothing, with limits',
}
const ask = (one: Sender, mobile: string, proof?: string) =>
  one.post('/staffs/request-otp', { purpose: 'find', mobile }, proof ? { headers: { [headers.proof]: proof } } : {})
const challengeFor = async (one: Sender): Promise<Challenge> => (await ask(one, newMobile())).body.details.challenge

eachServer('a proof of work', (running) => {
  beforeAll(() => {
    running().services.env.PROOF_OF_WORK = true
  })

  it('is asked for by every call that a visitor may write with, but for those with a limit of their own', () => {
    const written = calls.filter(({ audience, method, proofOfWork }) => audience === 'visitor' && method !== 'GET' && !proofOfWork)
    expect(written.map(({ name }) => name).sort()).toEqual(Object.keys(unguarded).sort())
  })

  it('comes as a challenge with the refusal', async () => {
    const answer = await ask(await visitor(running()), newMobile())
    expect([answer.status, answer.body.code]).toEqual([428, 'proofNeeded'])
    expect(answer.body.details.challenge).toMatchObject({ signature: expect.any(String), parameters: { algorithm: 'PBKDF2/SHA-256' } })
  })

  it('lets one call through, and no second one', async () => {
    const one = await visitor(running())
    const proof = await proofOf(await challengeFor(one))
    expect((await ask(one, newMobile(), proof)).status).toBe(200)
    expect((await ask(one, newMobile(), proof)).body.code).toBe('proofNeeded')
    expect((await ask(one, newMobile(), await proofOf(await challengeFor(one)))).status).toBe(200)
  })

  it('is refused when it is too old, was eased, or is none', async () => {
    const one = await visitor(running())
    const challenge = await challengeFor(one)
    const eased = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00', cost: 1 } }
    const foreign = { ...challenge, signature: '0'.repeat(64) }
    for (const proof of [await proofOf(eased), await proofOf(foreign), encoded({ challenge }), encoded(7), '%%%', 'x'.repeat(5000)])
      expect((await ask(one, newMobile(), proof)).body.code).toBe('proofNeeded')
    const good = await proofOf(challenge)
    vi.useFakeTimers({ now: Date.now() + 301_000, toFake: ['Date'] })
    try {
      expect((await ask(one, newMobile(), good)).body.code).toBe('proofNeeded')
    } finally {
      vi.useRealTimers()
    }
  })

  it('is not asked of customers and staff', async () => {
    running().services.env.PROOF_OF_WORK = false
    const { sender } = await customer(running())
    running().services.env.PROOF_OF_WORK = true
    const body = { mobile: newMobile(), purpose: 'find' }
    expect((await sender.post('/staffs/request-otp', body)).status).toBe(200)
    expect(
      (
        await running()
          .admin()
          .post('/staffs/request-otp', { ...body, mobile: newMobile() })
      ).status,
    ).toBe(200)
  })
})
