// Waiting times count only while the dealership is open, in the tenant's time zone.
import { expect, it } from 'vitest'
import { businessMinutes } from '../../../server/core/time/businessMinutes.ts'

const noon = [
  { from: '10:00', to: '12:00' },
  { from: '13:00', to: '19:00' },
]
// 22 November 2026 is a Sunday; Riyadh is three hours ahead of UTC.
const open = (day: string) => (day === '2026-11-23' ? [] : noon)

it.each([
  ['within opening hours', '2026-11-22T07:00:00Z', '2026-11-22T07:14:59Z', 14],
  ['over the noon break', '2026-11-22T08:50:00Z', '2026-11-22T10:10:00Z', 20],
  ['from before opening', '2026-11-22T02:00:00Z', '2026-11-22T07:05:00Z', 5],
  ['over a night and a closed day', '2026-11-22T15:50:00Z', '2026-11-24T07:10:00Z', 20],
  ['while closed', '2026-11-22T17:00:00Z', '2026-11-23T10:00:00Z', 0],
  ['backwards', '2026-11-22T10:00:00Z', '2026-11-22T09:00:00Z', 0],
])('counts %s', (_, from, to, minutes) => {
  expect(businessMinutes(from, to, open)).toBe(minutes)
})
