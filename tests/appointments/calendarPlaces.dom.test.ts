// The position of bookings in the calendar, and the conflicts that it finds before the server is called.
import { describe, expect, it } from 'vitest'
import { momentAt } from '../../src/admin/appointments/calendar/clock.ts'
import { columnsOf } from '../../src/admin/appointments/calendar/columns.ts'
import { lanesOf } from '../../src/admin/appointments/calendar/lanes.ts'
import { conflictAtHand, isNew, placedIn, proposalOf, snapped } from '../../src/admin/appointments/calendar/proposal.ts'
import { stepped } from '../../src/admin/appointments/calendar/steps.ts'
import { advisors, at, booking, calendar, day, zone } from './calendarRows.ts'

const edges = [(date: string) => momentAt(date, 0, zone), (date: string) => momentAt(date, 1440, zone)] as const
const shown = { view: 'day', by: 'advisor', of: '', closed: false } as const
const before = Date.parse(at('07:00'))

describe('columns', () => {
  it('are advisors, bays, the branch, or the days of a week, each with what is theirs', () => {
    const rows = calendar({ bookings: [booking({ id: 'a' }), booking({ id: 'b', advisorId: advisors[1], bay: 2 })] })
    const ids = (by: 'advisor' | 'bay' | 'branch') =>
      columnsOf(rows, { ...shown, by }, edges).map((one) => one.bookings.map(({ id }) => id))
    expect(ids('advisor')).toEqual([['a'], ['b']])
    expect(ids('bay')).toEqual([['a'], ['b']])
    expect(ids('branch')).toEqual([['a', 'b']])
    const week = columnsOf(rows, { ...shown, view: 'week', of: 'bay:2' }, edges)
    expect(week.map((one) => [one.day.date, one.kind, one.bookings.map(({ id }) => id)])).toEqual([[day, 'bay', ['b']]])
  })

  it('leave out closed bookings unless asked, and show who handles test drives only where there is one', () => {
    const closed = booking({ id: 'c', closure: 'noShow' })
    const seller = { ...calendar().advisors[0], id: 'seller', staffType: 'Sales Executive' as const, name: { en: 'S', ar: 'س' }, days: [] }
    const rows = calendar({ bookings: [closed], advisors: [...calendar().advisors, seller] })
    expect(columnsOf(rows, shown, edges).flatMap(({ bookings }) => bookings)).toEqual([])
    expect(columnsOf(rows, { ...shown, closed: true }, edges).flatMap(({ bookings }) => bookings)).toEqual([closed])
    expect(columnsOf(rows, shown, edges)).toHaveLength(2)
    const drive = calendar({ advisors: rows.advisors, bookings: [booking({ id: 'd', type: 'testDrive', advisorId: 'seller', bay: null })] })
    expect(columnsOf(drive, shown, edges).map(({ advisorId }) => advisorId)).toEqual([...advisors, 'seller'])
    expect(columnsOf(drive, { ...shown, by: 'bay' }, edges).map(({ kind }) => kind)).toEqual(['bay', 'bay', 'loose'])
  })
})

describe('lanes', () => {
  it('stand side by side only where bookings meet', () => {
    const lanes = lanesOf([
      { id: 'a', from: 0, to: 60 },
      { id: 'b', from: 30, to: 90 },
      { id: 'c', from: 60, to: 120 },
      { id: 'd', from: 120, to: 180 },
    ])
    expect(Object.fromEntries(lanes)).toEqual({
      a: { lane: 0, of: 2 },
      b: { lane: 1, of: 2 },
      c: { lane: 0, of: 2 },
      d: { lane: 0, of: 1 },
    })
  })
})

describe('a booking on its way', () => {
  const first = booking({ id: 'a' })
  const second = booking({ id: 'b', ref: 'BBBBBB', startAt: at('10:30'), endAt: at('12:00'), advisorId: advisors[1], bay: 1 })
  const rows = calendar({ bookings: [first, second] })
  const to = (from: string, until: string, more = {}) => ({ ...proposalOf(first), startAt: at(from), endAt: at(until), ...more })
  const conflict = (...request: Parameters<typeof to>) => conflictAtHand(rows, to(...request), zone, before)

  it('meets hours, breaks, leave, blocked time and other bookings', () => {
    expect(conflict('10:30', '12:00')).toBeNull()
    expect(conflict('10:30', '12:00', { bay: 1 })).toEqual({ code: 'bayBusy', ref: 'BBBBBB' })
    expect(conflict('10:30', '12:00', { advisorId: advisors[1] })).toEqual({ code: 'advisorBusy', ref: 'BBBBBB' })
    expect(conflict('11:00', '12:30')).toEqual({ code: 'tooLong' })
    expect(conflict('12:00', '12:30')).toEqual({ code: 'outside' })
    const block = {
      id: 'x',
      version: 1,
      locationId: 'l',
      staffId: null,
      bay: null,
      note: null,
      reason: 'training' as const,
      changeable: true,
    }
    const shut = calendar({ bookings: [first], blocks: [{ ...block, startAt: at('14:00'), endAt: at('16:00') }] })
    expect(conflictAtHand(shut, to('15:30', '16:30'), zone, before)).toEqual({ code: 'branchBlocked', reason: 'training' })
    const away = calendar({ bookings: [first], away: true })
    expect(conflictAtHand(away, to('13:00', '14:00'), zone, before)).toEqual({ code: 'advisorAway' })
  })

  it('keeps the start of begun work, and never goes into the past', () => {
    const begun = { ...to('10:30', '12:00'), booking: { ...first, status: 'inWorkshop' as const } }
    expect(conflictAtHand(rows, begun, zone, before)).toEqual({ code: 'started' })
    expect(conflictAtHand(rows, to('10:30', '12:00'), zone, Date.parse(at('13:00')))).toEqual({ code: 'past' })
    expect(conflictAtHand(rows, to('09:00', '11:00'), zone, Date.parse(at('13:00')))).toBeNull()
  })

  it('snaps to the starts of a day, also where it opens between hours', () => {
    const [column] = columnsOf(rows, shown, edges)
    if (!column) throw new Error('There is a column.')
    expect([snapped(column, 9 * 60 + 14, 30), snapped(column, 9 * 60 + 16, 30)]).toEqual([540, 570])
    const late = { ...column, day: { ...column.day, spans: [{ from: '09:15', to: '18:00' }] } }
    expect(snapped(late, 9 * 60 + 40, 30)).toBe(9 * 60 + 45)
  })

  it('takes time, length and column by steps, and stops at the edges', () => {
    const columns = columnsOf(rows, shown, edges)
    const start = proposalOf(first)
    expect(isNew(start)).toBe(false)
    const step = (...steps: Parameters<typeof stepped>[1][]) => steps.reduce((one, next) => stepped(one, next, columns, 30, zone), start)
    expect(step('later')).toMatchObject({ startAt: at('09:30'), endAt: at('11:00') })
    expect(step('longer', 'longer')).toMatchObject({ startAt: at('09:00'), endAt: at('11:30') })
    expect(step('shorter', 'shorter', 'shorter', 'shorter').endAt).toBe(at('09:30'))
    expect(step('next')).toMatchObject({ advisorId: advisors[1], startAt: at('09:00') })
    expect(step('next', 'next').advisorId).toBe(advisors[1])
    expect(step('previous')).toEqual(start)
    const [, bay] = columnsOf(rows, { ...shown, by: 'bay' }, edges)
    if (!bay) throw new Error('There are two bays.')
    expect(placedIn(start, bay, 600, zone)).toMatchObject({ bay: 2, startAt: at('10:00'), endAt: at('11:30'), advisorId: advisors[0] })
  })
})
