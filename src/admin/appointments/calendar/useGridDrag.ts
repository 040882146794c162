import { useRef, useState, type PointerEvent as ReactPointerEvent } from 'react'
import type { CalendarBooking } from '../../../schema/appointments/calls/calendar.ts'
import { useI18n } from '../../core/useI18n.ts'
import { minuteIn, momentAt } from './clock.ts'
import type { Column } from './columns.ts'
import { takeHold } from './takeHold.ts'
import { placedIn, proposalOf, snapped, type Proposal } from './proposal.ts'

/** A selected span of free time in a column. */
export interface Selection {
  column: Column
  from: number
  to: number
}
interface GridDrag {
  columns: readonly Column[]
  slotMinutes: number
  /** The minute at the grid's top, and the height of a minute. */
  first: number
  scale: number
  onPropose: (proposal: Proposal | null) => void
  onDrop: (proposal: Proposal) => void
  onSelect: (selection: Selection) => void
}
const slack = 5
const edge = 48

/** Moving, lengthening and selecting by mouse, pen, or touch after a rest; a moving touch scrolls. */
export function useGridDrag({ columns, slotMinutes, first, scale, onPropose, onDrop, onSelect }: GridDrag) {
  const surface = useRef<HTMLDivElement>(null)
  const { timeZone } = useI18n()
  const [selection, setSelection] = useState<Selection | null>(null)

  const placeOf = (event: PointerEvent): { column: Column; minute: number } | undefined => {
    const drawn = [...(surface.current?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
    const under = drawn.find((one) => {
      const { left, right } = one.getBoundingClientRect()
      return left <= event.clientX && event.clientX < right
    })
    const column = columns.find(({ key }) => key === under?.dataset['column'])
    return under && column ? { column, minute: first + (event.clientY - under.getBoundingClientRect().top) / scale } : undefined
  }
  const scroll = ({ clientY }: PointerEvent) => {
    const box = surface.current
    if (!box) return
    const { top, bottom } = box.getBoundingClientRect()
    if (clientY > bottom - edge) box.scrollTop += 14
    else if (clientY < top + 2 * edge) box.scrollTop -= 14
  }
  /** Follows the pointer until it is released; `follow` receives each position, `drop` the last one. */
  const track = (begun: ReactPointerEvent, follow: (event: PointerEvent) => void, drop: () => void, cancel: () => void) => {
    const end = new AbortController()
    const { signal } = end
    let moved = false
    const listen = <K extends keyof WindowEventMap>(name: K, listener: (event: WindowEventMap[K]) => void, capture = false) =>
      window.addEventListener(name, listener, { signal, capture })
    const stop = () => {
      end.abort()
      document.body.style.removeProperty('user-select')
    }
    listen('pointermove', (event) => {
      if (!moved && Math.hypot(event.clientX - begun.clientX, event.clientY - begun.clientY) < slack) return
      moved = true
      document.body.style.userSelect = 'none'
      scroll(event)
      follow(event)
    })
    listen('pointerup', () => {
      stop()
      if (!moved) return
      // Releasing is not a press: the click that may follow must not open anything.
      const hush = new AbortController()
      window.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true, signal: hush.signal })
      setTimeout(() => hush.abort())
      drop()
    })
    listen('pointercancel', () => {
      stop()
      cancel()
    })
    listen(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        stop()
        cancel()
      },
      true,
    )
  }
  const begin = (event: ReactPointerEvent, booking: CalendarBooking, how: 'move' | 'stretch') => {
    const begun = placeOf(event.nativeEvent)
    if (!begun) return
    const grip = begun.minute - minuteIn(begun.column.day.date, booking.startAt, timeZone)
    let latest = proposalOf(booking)
    const follow = (moved: PointerEvent) => {
      const at = placeOf(moved)
      if (!at) return
      if (how === 'move') latest = placedIn(latest, at.column, snapped(at.column, at.minute - grip, slotMinutes), timeZone)
      else {
        const { date } = begun.column.day
        const least = minuteIn(date, booking.startAt, timeZone) + slotMinutes
        latest = { ...latest, endAt: momentAt(date, Math.max(least, snapped(begun.column, at.minute, slotMinutes)), timeZone) }
      }
      onPropose(latest)
    }
    // On touch nothing else shows that the drag has begun.
    if (event.pointerType === 'touch') onPropose(latest)
    track(
      event,
      follow,
      () => onDrop(latest),
      () => onPropose(null),
    )
  }
  const mark = (event: ReactPointerEvent, column: Column) => {
    const begun = placeOf(event.nativeEvent)
    if (!begun) return
    let latest: Selection | null = null
    const from = snapped(column, begun.minute - slotMinutes / 2, slotMinutes)
    const follow = (moved: PointerEvent) => {
      const at = placeOf(moved)
      if (!at) return
      const to = snapped(column, at.minute + slotMinutes / 2, slotMinutes)
      latest = to > from ? { column, from, to } : { column, from: to - slotMinutes, to: from + slotMinutes }
      setSelection(latest)
    }
    const over = () => setSelection(null)
    track(
      event,
      follow,
      () => {
        over()
        if (latest) onSelect(latest)
      },
      over,
    )
  }
  const drag = (event: ReactPointerEvent, booking: CalendarBooking, how: 'move' | 'stretch') => {
    if (event.button !== 0 || !booking.changeable) return
    event.stopPropagation()
    takeHold(event, () => begin(event, booking, how))
  }
  const select = (event: ReactPointerEvent, column: Column) => {
    if (event.button === 0) takeHold(event, () => mark(event, column))
  }
  return { surface, selection, drag, select }
}
