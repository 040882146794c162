import { describe, expect, it } from 'vitest'
import { untilFor } from '../../../src/i18n/until.ts'

const zone = 'Asia/Riyadh'
// 22:30 in Riyadh.
const now = Date.parse('2026-11-21T19:30:00Z')
const both = (moment: string, at = now) => [untilFor('english', zone, moment, at), untilFor('arabic', zone, moment, at)]

describe('the time until a moment', () => {
  it('is told in minutes and hours on the same local day', () => {
    expect(both('2026-11-21T19:50:00Z')).toEqual(['in 20 minutes', 'خلال 20 دقيقة'])
    expect(both('2026-11-21T15:30:00Z', Date.parse('2026-11-21T12:30:00Z'))).toEqual(['in 3 hours', 'خلال 3 ساعات'])
  })
  it('is told in calendar days of the zone, however few hours away', () => {
    expect(both('2026-11-21T21:30:00Z')).toEqual(['tomorrow', 'غدًا'])
    expect(both('2026-11-23T06:00:00Z')[0]).toBe('in 2 days')
    expect(both('2026-12-01T06:00:00Z')).toEqual(['in 10 days', 'خلال 10 أيام'])
    expect(both('2026-11-20T06:00:00Z')[0]).toBe('yesterday')
  })
  it('takes a day as it is written', () => expect(both('2026-11-22')).toEqual(['tomorrow', 'غدًا']))
  it('names today, whatever the time', () => expect(both('2026-11-21')[0]).toBe('today'))
})
