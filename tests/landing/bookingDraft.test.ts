import { beforeEach, expect, it } from 'vitest'
import { bookingInput } from '../../src/landing/flows/bookService/bookingInput.ts'
import { changed, firstOpenStep, flowName, newDraft, reachableStep, resumeDraft } from '../../src/landing/flows/bookService/draft.ts'
import { endpoints } from '../../src/schema/endpoints.ts'
import { keepDraft, session } from '../../src/session/index.ts'

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
  expect(firstOpenStep({ ...draft, address: { ...draft.address, shortCode: 'RRRD2929' } })).toBe('summary')
})
it("makes an input that the API's own schema takes", () => {
  const draft = {
    ...whole(),
    transport: 'pickUpDelivery' as const,
    concern: '  ',
    address: { ...newDraft().address, district: 'Al Malqa' },
  }
  const input = bookingInput(draft)
  expect(endpoints.addAppointment.input.safeParse(input).success).toBe(true)
  expect([input.pickupAddress, 'concern' in input]).toEqual([{ district: 'Al Malqa' }, false])
  expect('pickupAddress' in bookingInput(whole())).toBe(false)
})
