// The columns of the grid and their entries.
import type { Calendar, CalendarBlock, CalendarBooking, CalendarDay } from '../../../schema/appointments/calls/calendar.ts'
import type { Span } from '../../../schema/core/kinds.ts'
import type { CalendarView } from './useCalendarView.ts'

/** A column: one day of an advisor, of a bay, of a whole branch, or of bookings without a bay. */
export interface Column {
  key: string
  kind: 'advisor' | 'bay' | 'branch' | 'loose'
  day: CalendarDay
  advisorId?: string
  bay?: number
  /** Bookable times, local. */
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

/** Working hours of an advisor on a day; undefined for somebody of another branch. */
export const advisorDay = (calendar: Calendar, advisorId: string, date: string) =>
  calendar.advisors.find(({ id }) => id === advisorId)?.days.find((one) => one.date === date)

const overlaps =
  (date: string, dayFrom: (date: string) => string, dayTo: (date: string) => string) =>
  ({ startAt, endAt }: { startAt: string; endAt: string }) =>
    startAt < dayTo(date) && endAt > dayFrom(date)

/** The columns of a view. `edges` gives the first and the last moment of a day. */
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
  // Hosts of test drives are shown only on days with test drives.
  return calendar.advisors
    .map((one) => ({ one, made: column(day, 'advisor', { advisorId: one.id }) }))
    .filter(({ one, made }) => one.staffType === 'Service Advisor' || made.bookings.length > 0)
    .map(({ made }) => made)
}
