// Business time at every moment: nothing counts while the dealership is closed, and minutes add up.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { responseBand } from '../../../src/schema/leads/responseBand.ts'
import { afterBusinessMinutes, businessMinutes } from '../../../server/core/time/businessMinutes.ts'
import { localDay, localTime, weekdayOf } from '../../../server/core/time/time.ts'

const ordinary = [
  { from: '09:00', to: '12:00' },
  { from: '13:00', to: '18:00' },
]
const ramadan = [{ from: '20:00', to: '23:30' }]
const holidays = ['2026-03-22', '2026-03-23', '2026-02-22']
// Ramadan 1447; Friday and Saturday are the weekend.
const hours = (day: string) => {
  if (holidays.includes(day) || ['friday', 'saturday'].includes(weekdayOf(day))) return []
  return day >= '2026-02-18' && day <= '2026-03-19' ? ramadan : ordinary
}
const isOpen = (moment: string) => hours(localDay(moment)).some(({ from, to }) => from <= localTime(moment) && localTime(moment) < to)

const first = Date.parse('2026-02-08T00:00:00Z')
const weeks = 8 * 7 * 1440
const minute = (at: number) => new Date(first + at * 60_000).toISOString()
const moment = fc.integer({ min: 0, max: weeks }).map(minute)
const twoOf = fc.tuple(moment, moment).map(([a, b]): [string, string] => (a < b ? [a, b] : [b, a]))
const threeOf = fc.tuple(moment, moment, moment).map((all): [string, string, string] => all.toSorted() as [string, string, string])

describe('business minutes', () => {
  it('add up over any split', () => {
    fc.assert(
      fc.property(threeOf, ([from, between, to]) => {
        expect(businessMinutes(from, between, hours) + businessMinutes(between, to, hours)).toBe(businessMinutes(from, to, hours))
      }),
    )
  })

  it('never grow less, and never faster than the clock', () => {
    fc.assert(
      fc.property(threeOf, ([from, earlier, later]) => {
        const [less, more] = [businessMinutes(from, earlier, hours), businessMinutes(from, later, hours)]
        expect(less).toBeLessThanOrEqual(more)
        expect(more - less).toBeLessThanOrEqual((Date.parse(later) - Date.parse(earlier)) / 60_000)
      }),
    )
  })

  // Counting weeks minute by minute is slow.
  it('are the minutes in which it was open, counted one by one', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: weeks }), fc.integer({ min: 0, max: 5 * 1440 }), (at, length) => {
        const counted = Array.from({ length }, (_, place) => minute(at + place)).filter(isOpen).length
        expect(businessMinutes(minute(at), minute(at + length), hours)).toBe(counted)
      }),
      { numRuns: 25 },
    )
  })

  it.each([
    ['a weekend', '2026-02-12T15:00:00Z', '2026-02-15T06:00:00Z'],
    ['a holiday in Ramadan and the hours before the evening', '2026-02-21T21:00:00Z', '2026-02-23T17:00:00Z'],
    ['two holidays in a row', '2026-03-19T21:00:00Z', '2026-03-24T06:00:00Z'],
    ['the noon break', '2026-02-09T09:00:00Z', '2026-02-09T10:00:00Z'],
  ])('are none over %s', (_, from, to) => {
    expect(businessMinutes(from, to, hours)).toBe(0)
  })

  it('run in the evening in Ramadan', () => {
    expect(businessMinutes('2026-02-18T09:00:00Z', '2026-02-19T21:00:00Z', hours)).toBe(420)
  })
})

describe('the moment after business minutes', () => {
  it('is the first one by which so many are over', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 3000 }), (from, minutes) => {
        const then = afterBusinessMinutes(from, minutes, hours)
        expect(businessMinutes(from, then, hours)).toBe(minutes)
        expect(businessMinutes(from, new Date(Date.parse(then) - 60_000).toISOString(), hours)).toBe(minutes - 1)
      }),
    )
  })

  it('comes later for more minutes and for a later beginning', () => {
    fc.assert(
      fc.property(twoOf, fc.integer({ min: 1, max: 1000 }), ([from, later], minutes) => {
        const then = afterBusinessMinutes(from, minutes, hours)
        expect(then < afterBusinessMinutes(from, minutes + 1, hours)).toBe(true)
        expect(then <= afterBusinessMinutes(later, minutes, hours)).toBe(true)
      }),
    )
  })

  it('goes on from where another part of it ended', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 1000 }), (from, some, others) => {
        const half = afterBusinessMinutes(from, some, hours)
        expect(afterBusinessMinutes(half, others, hours)).toBe(afterBusinessMinutes(from, some + others, hours))
      }),
    )
  })

  it('is a moment in which it is open, or the end of it', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 1000 }), (from, minutes) => {
        expect(isOpen(new Date(Date.parse(afterBusinessMinutes(from, minutes, hours)) - 60_000).toISOString())).toBe(true)
      }),
    )
  })
})

describe('a response band', () => {
  it('begins with its lower bound and ends before its upper one', () => {
    const bands = [0, 14, 15, 29, 30, 44, 45, 59, 60, 10_000].map(responseBand)
    expect(bands).toEqual([
      ...['0-15 Min', '0-15 Min', '15-30 Min', '15-30 Min', '30-45 Min', '30-45 Min'],
      ...['45-1 Hour', '45-1 Hour', '1 Hour +', '1 Hour +'],
    ])
    expect(responseBand(null)).toBe('N/A')
  })
})
