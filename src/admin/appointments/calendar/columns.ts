// The columns of the grid: whose time each of them is, and what stands in it.
import type { Calendar, CalendarBlock, CalendarBooking, CalendarDay } from '../../../schema/appointments/calls/calendar.ts'
import type { Span } from '../../../schema/core/kinds.ts'
import type { CalendarView } from './useCalendarView.ts'

/** A column: a day of an advisor, a bay, a whole branch, or of what has no bay. */
export interface Column {
  key: string
  kind: 'advisor' | 'bay' | 'branch' | 'loose'
  day: CalendarDay
  advisorId?: string
  bay?: number
  /** When it can be booked, local. */
  spans: readonly Span[]
  /** The advisor is away all day. */
  away?: { note: string | null }
  bookings: readonly CalendarBooking[]
  blocks: readonly CalendarBlock[]
  busy: Calendar['busy']
}
interface Taken {
  advisorId: string | null
  bay: number | null
}

/** Hours that an advisor works on a day; undefined for somebody who is not of the branch. */
export const advisorDay = (calendar: Calendar, advisorId: string, date: string) =>
  calendar.advisors.find(({ id }) => id === advisorId)?.days.find((one) => one.date === date)

const overlaps =
  (date: string, dayFrom: (date: string) => string, dayTo: (date: string) => string) =>
  ({ startAt, endAt }: { startAt: string; endAt: string }) =>
    startAt < dayTo(date) && endAt > dayFrom(date)

/** The columns of a view. `edges` give the first and the last instant of a day. */
export function columnsOf(
  calendar: Calendar,
  view: Pick<CalendarView, 'view' | 'by' | 'of' | 'closed'>,
  edges: readonly [from: (date: string) => string, to: (date: string) => string],
): Column[] {
  const shown = calendar.bookings.filter(({ closure }) => view.closed || closure === 'none')
  const column = (day: CalendarDay, kind: Column['kind'], whose: { advisorId?: string; bay?: number }): Column => {
    const here = overlaps(day.date, ...edges)
    const mine = (one: Taken) =>
      kind === 'advisor'
        ? one.advisorId === whose.advisorId
        : kind === 'bay'
          ? one.bay === whose.bay
          : kind === 'loose'
            ? one.bay === null
            : true
    const own = whose.advisorId ? advisorDay(calendar, whose.advisorId, day.date) : undefined
    return {
      ...whose,
      key: `${day.date} ${kind} ${whose.advisorId ?? whose.bay ?? ''}`,
      kind,
      day,
      spans: own ? (day.spans.length > 0 ? own.spans : []) : day.spans,
      ...(own?.away ? { away: { note: own.note } } : {}),
      bookings: shown.filter((one) => here(one) && mine(one)),
      blocks: calendar.blocks.filter(
        (one) =>
          here(one) &&
          ((one.staffId === null && one.bay === null) ||
            kind === 'branch' ||
            (kind === 'advisor' && one.staffId === whose.advisorId) ||
            (kind === 'bay' && one.bay === whose.bay)),
      ),
      busy: calendar.busy.filter((one) => here(one) && mine(one)),
    }
  }
  if (view.view === 'week') {
    const [kind, whose = ''] = view.of.split(':')
    const of = kind === 'advisor' ? { advisorId: whose } : kind === 'bay' ? { bay: Number(whose) } : {}
    return calendar.days.map((day) => column(day, kind === 'advisor' || kind === 'bay' ? kind : 'branch', of))
  }
  const [day] = calendar.days
  if (!day) return []
  if (view.by === 'branch') return [column(day, 'branch', {})]
  if (view.by === 'bay') {
    const bays = Array.from({ length: calendar.bays }, (_, place) => column(day, 'bay', { bay: place + 1 }))
    const loose = column(day, 'loose', {})
    return loose.bookings.length > 0 ? [...bays, loose] : bays
  }
  // Who shows cars to buyers stands here only on days on which they do.
  return calendar.advisors
    .map((one) => ({ one, made: column(day, 'advisor', { advisorId: one.id }) }))
    .filter(({ one, made }) => one.staffType === 'Service Advisor' || made.bookings.length > 0)
    .map(({ made }) => made)
}
