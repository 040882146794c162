import { beforeEach, expect, it } from 'vitest'
import { bookingInput } from '../../src/landing/appointments/bookService/bookingInput.ts'
import { plan } from '../../src/landing/appointments/bookService/booking.tsx'
import { changed, type BookingDraft, type StepName } from '../../src/landing/appointments/bookService/draft.ts'
import { noPlace } from '../../src/landing/masters/place/pickedPlace.ts'
import * as drafts from '../../src/landing/core/steps/draft.ts'
import * as steps from '../../src/landing/core/steps/plan.ts'
import { addAppointment } from '../../src/schema/appointments/calls.ts'
import { keepDraft, session } from '../../src/session/index.ts'

const newDraft = (): BookingDraft => drafts.newDraft(plan.shape, plan.empty())
const resumeDraft = (): BookingDraft => drafts.resumeDraft(plan.name, plan.shape, plan.empty())
const firstOpenStep = (draft: BookingDraft) => steps.firstOpenStep(plan, draft)
const reachableStep = (draft: BookingDraft, requested: StepName) => steps.reachableStep(plan, draft, requested)
const flowName = plan.name
const id = '01970000-0000-7000-8000-000000000001'
const whole = () => ({
  ...newDraft(),
  vehicleId: id,
  services: ['oil'],
  locationId: id,
  date: '2026-11-22',
  startAt: '2026-11-22T07:00:00.000Z',
  transport: 'wait' as const,
})
beforeEach(() => session.clear())

it('leads to the first step without an answer, and no further', () => {
  expect(firstOpenStep(newDraft())).toBe('vehicle')
  expect(reachableStep({ ...newDraft(), vehicleId: id }, 'summary')).toBe('services')
  expect(reachableStep(whole(), 'summary')).toBe('summary')
  expect(reachableStep(whole(), 'services')).toBe('services')
})
it('gives the time up when the work, the branch or the advisor changes, and nothing else', () => {
  for (const change of [{ services: ['oil', 'tyres'] }, { locationId: id.replace('1', '2') }, { advisorId: id }])
    expect(changed(whole(), change).startAt).toBeUndefined()
  expect(changed(whole(), { concern: 'noise' }).startAt).toBeDefined()
  expect(changed({ ...whole(), advisorId: id }, { locationId: id.replace('1', '2') }).advisorId).toBeNull()
})
it('counts a code anew when the work changes, and only then', () => {
  const totals = { net: 1, vat: 0, gross: 1, currency: 'SAR', discount: 1 }
  const draft = { ...whole(), promotion: { code: 'SAVE-1', totals } }
  expect(changed(draft, { services: ['tyres'] }).promotion).toEqual({ code: 'SAVE-1', totals: undefined })
  expect(changed(draft, { concern: 'noise' }).promotion?.totals).toEqual(totals)
})
it('keeps one idempotency key for the whole life of a draft', () => {
  const draft = whole()
  keepDraft(flowName, changed(draft, { concern: 'noise' }))
  expect(resumeDraft().idempotencyKey).toBe(draft.idempotencyKey)
  expect(newDraft().idempotencyKey).not.toBe(draft.idempotencyKey)
})
it('starts anew on a draft of another shape', () => {
  for (const kept of [null, 'x', { shape: 0, services: 7 }]) {
    keepDraft(flowName, kept)
    expect(resumeDraft().services).toEqual([])
  }
})
it('wants a place to fetch the car from', () => {
  const draft = { ...whole(), transport: 'pickUpDelivery' as const }
  expect(firstOpenStep(draft)).toBe('transport')
  expect(firstOpenStep({ ...draft, place: { ...draft.place, address: { ...draft.place.address, shortCode: 'RRRD2929' } } })).toBe('summary')
})
it("makes an input that the API's own schema takes", () => {
  const draft = {
    ...whole(),
    transport: 'pickUpDelivery' as const,
    concern: '  ',
    place: { ...noPlace(), address: { ...noPlace().address, district: 'Al Malqa' } },
    promotion: { code: 'SAVE-1', totals: undefined },
  }
  const input = bookingInput(draft)
  expect(addAppointment.input.safeParse(input).success).toBe(true)
  expect([input.pickupAddress, input.promotionCode, 'concern' in input]).toEqual([{ district: 'Al Malqa' }, 'SAVE-1', false])
  expect('pickupAddress' in bookingInput(whole())).toBe(false)
})
