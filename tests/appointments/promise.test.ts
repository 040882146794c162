// When a car can be ready: opening hours, bays, the technician's other work, accepted work and awaited parts.
import { describe, expect, it } from 'vitest'
import { beginOf, readyAt, type Arrival, type CarWork } from '../../server/appointments/promise.ts'
import { dayAfter } from '../../server/core/time/time.ts'

// Riyadh, UTC+3: Sunday to Thursday 08:00 to 17:00 with a break at noon, closed on Friday and Saturday; 22 November 2026 is a Sunday.
const sunday = '2026-11-22'
const ramadan = ['2026-11-25']
const hours = (day: string) => {
  if (ramadan.includes(day)) return [{ from: '10:00', to: '14:00' }]
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const open = [
    { from: '08:00', to: '12:00' },
    { from: '13:00', to: '17:00' },
  ]
  return weekday === 5 || weekday === 6 ? [] : open
}
const at = (local: string, days = 0) => new Date(Date.parse(`${dayAfter(sunday, days)}T${local}:00Z`) - 3 * 3_600_000).toISOString()

describe('work begins', () => {
  const arrival = (values: Partial<Arrival>): string =>
    beginOf({ ...{ at: at('09:00'), bays: 2, due: [], technicianMinutes: null }, ...values }, hours)
  it('at arrival, where a bay is free and no technician is known', () => expect(arrival({})).toBe(at('09:00')))
  it('at the next opening, for a car that comes before it, in the break, or on a closed day', () => {
    expect(arrival({ at: at('06:30') })).toBe(at('08:00'))
    expect(arrival({ at: at('12:20') })).toBe(at('13:00'))
    expect(arrival({ at: at('18:00', 4) })).toBe(at('08:00', 7))
  })
  it('when the first bay is free again, where none is', () => {
    expect(arrival({ due: [at('14:00'), at('11:00')] })).toBe(at('11:00'))
    // Three cars for two bays: the second that leaves makes room.
    expect(arrival({ due: [at('14:00'), at('11:00'), at('15:30')] })).toBe(at('14:00'))
  })
  it('now, where the car in the bay should have left it already', () => expect(arrival({ bays: 1, due: [at('08:15')] })).toBe(at('09:00')))
  it('after the technician is done with earlier cars, in opening hours', () => {
    expect(arrival({ technicianMinutes: 90 })).toBe(at('10:30'))
    expect(arrival({ technicianMinutes: 240 })).toBe(at('14:00'))
    expect(arrival({ technicianMinutes: 60, bays: 1, due: [at('11:00')] })).toBe(at('11:00'))
  })
})

describe('a car is ready', () => {
  const ready = (values: Partial<CarWork>): string =>
    readyAt({ ...{ from: at('09:00'), minutes: 60, accepted: [], parts: [] }, ...values }, hours)
  it('after its minutes, on a full quarter of an hour', () => {
    expect(ready({})).toBe(at('10:00'))
    expect(ready({ minutes: 50 })).toBe(at('10:00'))
    expect(ready({ minutes: 61 })).toBe(at('10:15'))
  })
  it('at closing, where the work just fits, and on the next working day with what does not', () => {
    expect(ready({ from: at('16:00') })).toBe(at('17:00'))
    expect(ready({ from: at('16:00'), minutes: 90 })).toBe(at('08:30', 1))
    // Thursday afternoon: the weekend lies between.
    expect(ready({ from: at('16:00', 4), minutes: 90 })).toBe(at('08:30', 7))
  })
  it('in the shorter hours of Ramadan', () => expect(ready({ from: at('16:30', 2), minutes: 60 })).toBe(at('10:30', 3)))
  it('not before what was accepted last can be done', () => {
    const accepted = [{ minutes: 60, at: at('14:00') }]
    expect(ready({ minutes: 120, accepted })).toBe(at('15:00'))
    expect(ready({ minutes: 300, accepted: [{ minutes: 60, at: at('09:30') }] })).toBe(at('15:00'))
  })
  it('after the part has come, with what was left when it was missed', () => {
    const parts = [{ since: at('09:30'), until: at('10:00', 1) }]
    expect(ready({ minutes: 120, parts })).toBe(at('11:30', 1))
    expect(ready({ minutes: 120, parts: [{ since: at('09:30'), until: null }] })).toBe(at('11:00'))
    // A part that came sooner than the work needed it changes nothing.
    expect(ready({ minutes: 120, parts: [{ since: at('09:30'), until: at('09:30') }] })).toBe(at('11:00'))
  })
})
