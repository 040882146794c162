import Box from '@mui/material/Box'
import { useEffect, useLayoutEffect, useState, type KeyboardEvent } from 'react'
import type { Calendar, CalendarBlock, CalendarBooking } from '../../../schema/appointments/calls/calendar.ts'
import { useClock } from '../../core/minuteClock.ts'
import { useI18n } from '../../core/useI18n.ts'
import { minuteIn, minuteOf, timeOf } from './clock.ts'
import { ColumnHead, columnName, dayReason } from './ColumnHead.tsx'
import type { Column } from './columns.ts'
import { GridColumn } from './GridColumn.tsx'
import { maxLanes } from './lanes.ts'
import { minuteHeight } from './look.ts'
import type { Proposal } from './proposal.ts'
import type { Verdict } from './useConflict.ts'
import { useGridDrag, type Selection } from './useGridDrag.ts'

const [usualFirst, usualLast, hour] = [8 * 60, 18 * 60, 60]
const columnWidth = { day: 140, week: 132 }
const laneWidth = 46

interface GridProps {
  calendar: Calendar
  columns: readonly Column[]
  view: 'day' | 'week'
  today: string
  proposal: Proposal | null
  verdict: Verdict
  onPropose: (proposal: Proposal | null) => void
  onDrop: (proposal: Proposal) => void
  onMove: (booking: CalendarBooking) => void
  onOpen: (booking: CalendarBooking) => void
  onOpenBlock: (block: CalendarBlock) => void
  onSelect: (selection: Selection) => void
  onDay: (date: string) => void
}

// Whole hours around all opening hours and entries.
function edgesOf(columns: readonly Column[], zone: string): [first: number, last: number] {
  const spans = columns.flatMap(({ day }) => day.spans)
  const stretches = columns.flatMap(({ day, bookings }) =>
    bookings.map(({ startAt, endAt }) => [minuteIn(day.date, startAt, zone), minuteIn(day.date, endAt, zone)] as const),
  )
  const first = Math.min(...spans.map(({ from }) => minuteOf(from)), ...stretches.map(([from]) => from))
  const last = Math.max(...spans.map(({ to }) => minuteOf(to)), ...stretches.map(([, to]) => to))
  if (!Number.isFinite(first)) return [usualFirst, usualLast]
  return [Math.max(0, Math.floor(first / hour) * hour), Math.min(24 * hour, Math.ceil(last / hour) * hour)]
}

/** The grid: time downwards; days, advisors or bays across. Arrow keys go from booking to booking, M moves the focused one. */
export function Grid(props: GridProps) {
  const { calendar, columns, view, proposal, verdict } = props
  const i18n = useI18n()
  const { timeZone, translate, format } = i18n
  const now = useClock()
  const [first, last] = edgesOf(columns, timeZone)
  const { surface, selection, drag, select } = useGridDrag({
    columns,
    slotMinutes: calendar.slotMinutes,
    first,
    scale: minuteHeight,
    onPropose: props.onPropose,
    onDrop: props.onDrop,
    onSelect: props.onSelect,
  })
  const [reached, setReached] = useState<string>()
  const ids = columns.map(({ bookings }) => bookings.map(({ id }) => id))
  const present = reached !== undefined && ids.flat().includes(reached) ? reached : ids.flat()[0]
  const opening = columns[0]?.key
  // Scrolls to the present hour once for each view.
  useLayoutEffect(() => {
    const today = columns.find(({ day }) => day.date === props.today)
    const minute = today ? minuteIn(today.day.date, new Date().toISOString(), timeZone) : first
    if (surface.current) surface.current.scrollTop = Math.max(0, (minute - first - hour) * minuteHeight)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when other columns are shown
  }, [opening, columns.length])
  useEffect(() => {
    const left = proposal?.booking.id
    const box = surface.current
    return () => {
      if (left) box?.querySelector<HTMLElement>(`[data-booking="${left}"]`)?.focus({ preventScroll: true })
    }
  }, [proposal?.booking.id, surface])

  const reach = (id: string | undefined) => {
    if (!id) return
    setReached(id)
    surface.current?.querySelector<HTMLElement>(`[data-booking="${id}"]`)?.focus()
  }
  const keys = (event: KeyboardEvent) => {
    const id = (event.target as HTMLElement).dataset['booking']
    if (!id || event.altKey || event.ctrlKey || event.metaKey) return
    const at = ids.findIndex((column) => column.includes(id))
    const place = ids[at]?.indexOf(id) ?? 0
    const onward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const beside = (step: 1 | -1) => {
      const others = step === 1 ? ids.slice(at + 1) : ids.slice(0, at).toReversed()
      const next = others.find((column) => column.length > 0)
      return next?.[Math.min(place, next.length - 1)]
    }
    if (event.key === 'ArrowDown') reach(ids[at]?.[place + 1])
    else if (event.key === 'ArrowUp') reach(ids[at]?.[place - 1])
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') reach(beside(event.key === onward ? 1 : -1))
    else if (event.key === 'm' || event.key === 'M' || event.code === 'KeyM') {
      const booking = calendar.bookings.find((one) => one.id === id)
      if (booking?.changeable) props.onMove(booking)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const widths = columns.map((column) => `minmax(${Math.max(columnWidth[view], laneWidth * maxLanes(column, timeZone))}px, 1fr)`)
  const template = `64px ${widths.join(' ')}`
  const hours = Array.from({ length: Math.max(1, (last - first) / hour) }, (_, place) => first + place * hour)
  const [day] = calendar.days
  return (
    <Box
      ref={surface}
      onKeyDown={keys}
      sx={{
        overflow: 'auto',
        maxBlockSize: 'max(420px, calc(100dvh - 236px))',
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        bgcolor: 'background.paper',
        position: 'relative',
      }}
      role="region"
      tabIndex={0}
      aria-label={translate('admin.calendar.title')}
      aria-describedby="calendar-keys"
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: template, minInlineSize: 'fit-content' }}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'subgrid',
            gridColumn: '1 / -1',
            position: 'sticky',
            insetBlockStart: 0,
            zIndex: 8,
            bgcolor: 'background.paper',
            borderBlockEnd: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Box sx={{ position: 'sticky', insetInlineStart: 0, zIndex: 1, bgcolor: 'background.paper' }} />
          {columns.map((column) => (
            <ColumnHead
              key={column.key}
              calendar={calendar}
              column={column}
              week={view === 'week'}
              today={column.day.date === props.today}
              onDay={() => props.onDay(column.day.date)}
            />
          ))}
        </Box>
        <Box sx={{ position: 'sticky', insetInlineStart: 0, zIndex: 7, bgcolor: 'background.paper' }}>
          {hours.map((minute) => {
            const load = view === 'day' ? day?.hours.find(({ hour: at }) => at === timeOf(minute)) : undefined
            const words = load ? translate('admin.calendar.load', { taken: load.taken, possible: load.possible }) : undefined
            return (
              <Box
                key={minute}
                sx={{ blockSize: hour * minuteHeight, paddingInline: 1, paddingBlockStart: 0.25, fontSize: 11.5, color: 'text.secondary' }}
              >
                <Box sx={{ whiteSpace: 'nowrap' }}>
                  <bdi>{format.clock(timeOf(minute))}</bdi>
                </Box>
                {load && (
                  <Box title={words} sx={{ marginBlockStart: 0.5 }}>
                    <Box sx={{ blockSize: 5, borderRadius: 3, bgcolor: 'divider', overflow: 'hidden' }}>
                      <Box
                        sx={{
                          blockSize: 5,
                          inlineSize: `${load.possible ? (load.taken / load.possible) * 100 : 0}%`,
                          bgcolor: load.taken > load.possible * 0.85 ? 'warning.main' : 'primary.main',
                        }}
                      />
                    </Box>
                    <bdi dir="ltr">{`${load.taken}/${load.possible}`}</bdi>
                  </Box>
                )}
              </Box>
            )
          })}
        </Box>
        {columns.map((column) => (
          <GridColumn
            key={column.key}
            calendar={calendar}
            column={column}
            label={[
              view === 'week' ? format.longDay(`${column.day.date}T09:00:00Z`) : columnName(calendar, column, i18n),
              dayReason(column, i18n),
            ]
              .filter(Boolean)
              .join(', ')}
            first={first}
            last={last}
            now={now}
            loads={view === 'week'}
            proposal={proposal}
            verdict={verdict}
            selection={selection}
            reached={present}
            onReach={setReached}
            onOpen={props.onOpen}
            onOpenBlock={props.onOpenBlock}
            onDrag={drag}
            onSelect={select}
          />
        ))}
      </Box>
    </Box>
  )
}
