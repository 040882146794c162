// What is next about a lead: from its status, who has it, its follow-ups and its booking.
import { describe, expect, it } from 'vitest'
import { conversionTypeOf } from '../../src/schema/leads/conversionType.ts'
import { isBooked, isContactDue, nextLeadAction } from '../../src/schema/leads/nextAction.ts'
import { leadGraph } from '../../src/schema/leads/transitions.ts'
import { openStatuses } from '../../src/schema/core/transitions.ts'

const nothing = { contactDue: false, booked: false, mayBook: true }
const lead = (status: string, assigneeId: string | null = 'someone') => ({ status, assigneeId })

describe('the next action about a lead', () => {
  it.each(openStatuses(leadGraph))('is to take one that nobody has, while it is %s', (status) => {
    expect(nextLeadAction(lead(status, null), { contactDue: true, booked: true, mayBook: true })).toBe('take')
  })

  it('is a contact until there was one, whatever else is known', () => {
    expect(nextLeadAction(lead('pending'), nothing)).toBe('contact')
    expect(nextLeadAction(lead('pending'), { ...nothing, booked: true })).toBe('contact')
  })

  it('is a booking once they were reached, then how it ended', () => {
    expect(nextLeadAction(lead('in-progress'), nothing)).toBe('book')
    expect(nextLeadAction(lead('in-progress'), { ...nothing, booked: true })).toBe('outcome')
    expect(nextLeadAction(lead('in-progress'), { ...nothing, mayBook: false })).toBe('outcome')
  })

  it('is the contact that is due before anything else', () => {
    expect(nextLeadAction(lead('in-progress'), { ...nothing, contactDue: true })).toBe('contact')
    expect(nextLeadAction(lead('in-progress'), { contactDue: true, booked: true, mayBook: true })).toBe('contact')
  })

  it.each(Object.keys(leadGraph.moves).filter((status) => !openStatuses(leadGraph).includes(status)))('is none once it is %s', (status) => {
    expect(nextLeadAction(lead(status, null), nothing)).toBeNull()
    expect(nextLeadAction(lead(status), { ...nothing, contactDue: true })).toBeNull()
  })

  it('is none for a status that the graph does not know', () => {
    expect(nextLeadAction(lead('unheard of'), nothing)).toBeNull()
  })
})

it('reads from the follow-ups whether they are to be contacted: one was agreed, or the last one did not reach them', () => {
  const agreed = { dueAt: '2026-11-29T08:00:00.000Z', contactResult: null }
  const result = (contactResult: string) => ({ dueAt: null, contactResult })
  const note = { dueAt: null, contactResult: null }
  expect(isContactDue([])).toBe(false)
  expect(isContactDue([note])).toBe(false)
  expect(isContactDue([note, agreed])).toBe(true)
  expect(isContactDue([{ ...agreed, contactResult: 'reached' }])).toBe(false)
  expect(isContactDue([result('noAnswer'), result('reached')])).toBe(true)
  expect(isContactDue([note, result('reached'), result('noAnswer')])).toBe(false)
})

it('counts a booking that was called off as none', () => {
  expect(isBooked({ appointmentId: null })).toBe(false)
  expect(isBooked({ appointmentId: 'a' })).toBe(true)
  expect(isBooked({ appointmentId: 'a' }, { closure: 'none' })).toBe(true)
  expect(isBooked({ appointmentId: 'a' }, { closure: 'cancelled' })).toBe(false)
})

it('books a test drive for those who ask for a car, and a service for the others', () => {
  expect(['New Car Sales', 'Test Drive', 'Parts Inquiry', undefined].map(conversionTypeOf)).toEqual([
    'testDrive',
    'testDrive',
    'service',
    'service',
  ])
})
