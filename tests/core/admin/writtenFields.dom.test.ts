// Which changes a history tells: what people and the business changed, not hidden values that the server sets.
import { expect, it } from 'vitest'
import { saysSomething, writtenFields } from '../../../src/admin/core/show/writtenFields.ts'

const hidden = { from: '•', to: '•' }

it('leaves out hidden values that nobody wrote, and entries of nothing else', () => {
  const changes = { checkoutUrl: hidden, state: { from: 'new', to: 'approved' } }
  expect(writtenFields('payments', changes)).toEqual(['state'])
  expect(saysSomething('payments', { action: 'update', changes })).toBe(true)
  expect(saysSomething('payments', { action: 'update', changes: { checkoutUrl: hidden } })).toBe(false)
  expect(saysSomething('payments', { action: 'create', changes: {} })).toBe(true)
})

it('tells that a hidden value was changed that people type', () => {
  expect(writtenFields('customers', { nationalId: hidden })).toEqual(['nationalId'])
})

it('leaves out since when a status is what it is, which the entry says itself', () => {
  const changes = {
    status: { from: 'qc', to: 'completed' },
    statusAt: { from: '2026-11-01T08:00:00.000Z', to: '2026-11-01T09:00:00.000Z' },
  }
  expect(writtenFields('appointments', changes)).toEqual(['status'])
})
