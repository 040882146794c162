// The proposed place of a booking; nothing is changed before the person confirms.
import type { Calendar, CalendarBooking, Conflict } from '../../../schema/appointments/calls/calendar.ts'
import { dayOf } from '../../../schema/core/time/zone.ts'
import { advisorDay, type Column } from './columns.ts'
import { later, minuteIn, minuteOf, momentAt } from './clock.ts'

/** A proposed place. `bay` null: the server chooses one. */
export interface Proposal {
  booking: CalendarBooking
  startAt: string
  endAt: string
  advisorId: string | null
  bay: number | null
}

/** A proposal with the booking's present place. */
export const proposalOf = (booking: CalendarBooking): Proposal => {
  const { startAt, endAt, advisorId } = booking
  return { booking, startAt, endAt, advisorId, bay: null }
}
/** Whether it differs from the booking's present place. */
export const isNew = ({ booking, startAt, endAt, advisorId, bay }: Proposal): boolean =>
  startAt !== booking.startAt || endAt !== booking.endAt || advisorId !== booking.advisorId || (bay !== null && bay !== booking.bay)

/** The proposal moved to a minute of a column, with the same length. */
export function placedIn(proposal: Proposal, column: Column, minute: number, zone: string): Proposal {
  const startAt = momentAt(column.day.date, minute, zone)
  const minutes = (Date.parse(proposal.endAt) - Date.parse(proposal.startAt)) / 60_000
  return {
    ...proposal,
    startAt,
    endAt: later(startAt, minutes),
    advisorId: column.advisorId ?? proposal.advisorId,
    bay: column.bay ?? proposal.bay,
  }
}

/** The possible start of a day that is nearest to a minute. */
export function snapped(column: Pick<Column, 'day'>, minute: number, slotMinutes: number): number {
  const span = column.day.spans.find(({ to }) => minute < minuteOf(to)) ?? column.day.spans.at(-1)
  const base = span ? minuteOf(span.from) : 0
  return base + Math.round((minute - base) / slotMinutes) * slotMinutes
}

/** The conflict that the loaded calendar shows; the server decides. */
export function conflictAtHand(calendar: Calendar, proposal: Proposal, zone: string, now = Date.now()): Conflict | null {
  const { booking, startAt, endAt, advisorId } = proposal
  const moved = startAt !== booking.startAt
  if (moved && booking.status !== 'pending') return { code: 'started' }
  const received = later(startAt, calendar.slotMinutes)
  if (moved && Date.parse(received) <= now) return { code: 'past' }
  const date = dayOf(startAt, zone)
  const day = calendar.days.find((one) => one.date === date)
  if (!day) return null
  if (day.reason === 'holiday') return { code: 'holiday', name: day.holiday }
  if (day.spans.length === 0) return { code: 'closed' }
  const [from, to] = [minuteIn(date, startAt, zone), minuteIn(date, endAt, zone)]
  const span = day.spans.find((one) => minuteOf(one.from) <= from && from < minuteOf(one.to))
  if (!span) return { code: 'outside' }
  if (to > minuteOf(span.to)) return { code: 'tooLong' }
  return (
    blockAtHand(calendar, proposal, received) ??
    (advisorId ? advisorAtHand(calendar, proposal, date, from) : null) ??
    bayAtHand(calendar, proposal)
  )
}

const meets = (one: { startAt: string; endAt: string }, from: string, to: string) => one.startAt < to && from < one.endAt

function blockAtHand(calendar: Calendar, { startAt, endAt, advisorId, bay }: Proposal, received: string): Conflict | null {
  for (const block of calendar.blocks) {
    const { reason } = block
    if (block.staffId === null && block.bay === null && meets(block, startAt, endAt)) return { code: 'branchBlocked', reason }
    if (block.staffId !== null && block.staffId === advisorId && meets(block, startAt, received)) return { code: 'advisorBlocked', reason }
    if (block.bay !== null && block.bay === bay && meets(block, startAt, endAt)) return { code: 'bayBlocked', reason }
  }
  return null
}

function advisorAtHand(calendar: Calendar, { booking, startAt, advisorId }: Proposal, date: string, minute: number): Conflict | null {
  const own = advisorDay(calendar, advisorId ?? '', date)
  if (own?.away) return { code: 'advisorAway' }
  if (own && !own.spans.some(({ from, to }) => minuteOf(from) <= minute && minute < minuteOf(to))) return { code: 'advisorOff' }
  const other = calendar.bookings.find(
    (one) => one.id !== booking.id && one.closure === 'none' && one.advisorId === advisorId && one.startAt === startAt,
  )
  return other ? { code: 'advisorBusy', ref: other.ref } : null
}

function bayAtHand(calendar: Calendar, { booking, startAt, endAt, bay }: Proposal): Conflict | null {
  if (bay === null || booking.type === 'testDrive') return null
  const other = calendar.bookings.find(
    (one) => one.id !== booking.id && one.closure === 'none' && one.bay === bay && meets(one, startAt, endAt),
  )
  if (other) return { code: 'bayBusy', ref: other.ref }
  return calendar.busy.some((one) => one.bay === bay && meets(one, startAt, endAt)) ? { code: 'bayBusy' } : null
}
