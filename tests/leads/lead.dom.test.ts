// A lead on the landing: its steps, what is sent, and the recorded source of the visit.
import { afterEach, expect, it } from 'vitest'
import { beginWith, prefilledLead } from '../../src/landing/leads/beginWith.ts'
import { plan, type LeadDraft } from '../../src/landing/leads/draft.ts'
import { leadInput } from '../../src/landing/leads/leadInput.ts'
import { readVisit } from '../../src/landing/leads/readVisit.ts'
import { newDraft, resumeDraft } from '../../src/landing/core/steps/draft.ts'
import { reachableStep, stepsOf } from '../../src/landing/core/steps/plan.ts'
import { keepVisit } from '../../src/landing/core/visit.ts'
import { askAsVisitor } from '../../src/schema/leads/calls.ts'
import { registerNumbering } from '../../src/schema/core/values/numbering.ts'
import { session } from '../../src/session/index.ts'

registerNumbering()
afterEach(() => session.clear())
const draft = (answers: Partial<LeadDraft>): LeadDraft => ({ ...newDraft<LeadDraft>(1, plan.empty()), ...answers })
const typed = { name: 'Huda', mobile: '0501234567', email: '', contactMethod: '', preferredAt: '', locationId: '', message: ' Hello ' }

it('asks of no car where the question is a general one', () => {
  expect(stepsOf(plan, draft({ type: 'General Inquiry' }))).toEqual(['request', 'person'])
  expect(reachableStep(plan, draft({ type: 'General Inquiry' }), 'car')).toBe('person')
  expect(reachableStep(plan, draft({ type: 'Test Drive' }), 'car')).toBe('car')
  expect(reachableStep(plan, draft({}), 'person')).toBe('request')
})

it('gives up a model with its make', () => {
  const chosen = draft({ makeId: 'a', model: 'Camry' })
  expect(plan.changed?.(chosen, { makeId: 'b' }).model).toBe('')
  expect(plan.changed?.(chosen, { makeId: 'b', model: 'Sonata' }).model).toBe('Sonata')
})

it('sends only what was entered, and nothing about a car that was chosen for another question', () => {
  const input = leadInput(draft({ type: 'General Inquiry', makeId: 'left over', offer: '' }), typed, undefined)
  expect(input).toEqual({ type: 'General Inquiry', name: 'Huda', mobile: '0501234567', message: 'Hello', marketing: false })
  expect(askAsVisitor.input.safeParse(input).success).toBe(true)
})

it('names a known person without asking them anything again', () => {
  const known = { name: 'Sara Alharbi', mobile: '+966501111111' }
  const input = leadInput(draft({ type: 'Test Drive' }), { ...typed, name: '', mobile: '' }, known)
  expect(input).toEqual({ type: 'Test Drive', ...known, message: 'Hello' })
})

it('sends along what brought the visit, for a day and for this tenant alone', () => {
  keepVisit('?tenantId=noor&utm_source=snap&utm_campaign=eid')
  keepVisit('?tenantId=noor')
  expect(readVisit()).toBe('utm_source=snap&utm_campaign=eid')
  expect(leadInput(draft({ type: 'Test Drive' }), typed, undefined).utm).toBe('utm_source=snap&utm_campaign=eid')
  expect(readVisit(Date.now() + 86_400_001)).toBeUndefined()
  session.clear({ keepPreferences: true })
  expect(readVisit()).toBeUndefined()
})

it('begins anew with what a link says, and keeps what was typed', () => {
  expect(prefilledLead(new URLSearchParams('tenantId=noor'))).toBeUndefined()
  expect(prefilledLead(new URLSearchParams('type=Boat'))).toBeUndefined()
  const details = prefilledLead(new URLSearchParams('type=Parts+Inquiry&offer=brake-pads'))
  if (!details) throw new Error('The link was not read.')
  beginWith(details)
  expect(resumeDraft<LeadDraft>('lead', plan.shape, plan.empty())).toMatchObject({ type: 'Parts Inquiry', offer: 'brake-pads' })
})
