import Box from '@mui/material/Box'
import type { PointerEvent } from 'react'
import type { Calendar, CalendarBlock, CalendarBooking } from '../../../schema/appointments/calls/calendar.ts'
import { dayOf } from '../../../schema/core/time/zone.ts'
import { bilingualText } from '../../../fields/bilingual/bilingualValue.ts'
import { useI18n } from '../../core/useI18n.ts'
import { BlockBox } from './BlockBox.tsx'
import { dayMinutes } from '../../../schema/core/time/dayLength.ts'
import { minuteIn, minuteOf } from './clock.ts'
import type { Column } from './columns.ts'
import { EventBox } from './EventBox.tsx'
import { Ghost } from './Ghost.tsx'
import { HourLoads } from './HourLoads.tsx'
import { columnLanes } from './lanes.ts'
import { minuteHeight, shut } from './look.ts'
import { isMissed } from './missed.ts'
import type { Proposal } from './proposal.ts'
import type { Verdict } from './useConflict.ts'
import type { Selection } from './useGridDrag.ts'

interface GridColumnProps {
  calendar: Calendar
  column: Column
  label: string
  first: number
  last: number
  now: number
  loads: boolean
  proposal: Proposal | null
  verdict: Verdict
  selection: Selection | null
  reached: string | undefined
  onReach: (id: string) => void
  onOpen: (booking: CalendarBooking) => void
  onOpenBlock: (block: CalendarBlock) => void
  onDrag: (event: PointerEvent, booking: CalendarBooking, how: 'move' | 'stretch') => void
  onSelect: (event: PointerEvent, column: Column) => void
}

/** A column of the grid: closed hours shaded, blocked time, bookings, and a proposed place. */
export function GridColumn(props: GridColumnProps) {
  const { calendar, column, first, last, now, proposal, selection } = props
  const { timeZone, translate, code } = useI18n()
  const { date } = column.day
  const topOf = (minute: number) => (Math.max(first, Math.min(last, minute)) - first) * minuteHeight
  const boxOf = ({ startAt, endAt }: { startAt: string; endAt: string }) => {
    const [from, to] = [minuteIn(date, startAt, timeZone), minuteIn(date, endAt, timeZone)]
    return { top: topOf(from), height: topOf(to) - topOf(from) }
  }
  const lanes = columnLanes(column, timeZone)
  const whoseIs = ({ staffId, bay }: CalendarBlock) => {
    if (column.kind !== 'branch') return ''
    if (staffId) return bilingualText(calendar.advisors.find(({ id }) => id === staffId)?.name, code)
    return bay ? translate('admin.calendar.bay', { number: bay }) : ''
  }
  const ghost = proposal && isHere(column, proposal, timeZone) ? proposal : null
  const minute = minuteIn(date, new Date(now).toISOString(), timeZone)
  return (
    <Box
      data-column={column.key}
      role="group"
      aria-label={props.label}
      onPointerDown={(event: PointerEvent) => props.onSelect(event, column)}
      sx={(theme) => ({
        position: 'relative',
        minInlineSize: 0,
        blockSize: (last - first) * minuteHeight,
        borderInlineStart: `1px solid ${theme.palette.divider}`,
        backgroundImage: `repeating-linear-gradient(to bottom, ${theme.palette.divider} 0 1px, transparent 1px ${60 * minuteHeight}px)`,
        cursor: 'cell',
      })}
    >
      {closedSpans(column, first, last).map(({ from, to, gap }) => (
        <Box
          key={from}
          sx={(theme) => ({
            position: 'absolute',
            insetInline: 0,
            insetBlockStart: topOf(from),
            blockSize: topOf(to) - topOf(from),
            background: shut(theme),
            opacity: 0.75,
            pointerEvents: 'none',
          })}
        >
          {gap && (
            <Box
              component="span"
              sx={{ position: 'absolute', insetBlockStart: 4, insetInlineStart: 8, fontSize: 12, color: 'text.secondary' }}
            >
              {translate('enumerations.blockReason.break')}
            </Box>
          )}
        </Box>
      ))}
      {minute >= first && minute <= Math.min(last, dayMinutes) && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',

            insetInline: 0,
            insetBlockStart: topOf(minute),
            borderBlockStart: '2px solid',
            borderColor: 'error.main',
            pointerEvents: 'none',
          }}
        />
      )}
      {props.loads && <HourLoads day={column.day} first={first} />}
      {column.busy.map((one) => (
        <Box
          key={`${one.startAt} ${one.advisorId} ${one.bay}`}
          sx={{
            position: 'absolute',
            insetInline: 2,
            insetBlockStart: boxOf(one).top + 1,
            blockSize: boxOf(one).height - 2,
            bgcolor: 'action.selected',
            borderRadius: '6px',
            padding: '3px 7px',
            fontSize: 12,
            color: 'text.secondary',
          }}
        >
          {translate('admin.calendar.busy')}
        </Box>
      ))}
      {column.blocks.map((block) => (
        <BlockBox
          key={block.id}
          block={block}
          whose={whoseIs(block)}
          {...boxOf(block)}
          lane={lanes.get(block.id)}
          onOpen={() => props.onOpenBlock(block)}
        />
      ))}
      {column.bookings.map((booking) => (
        <EventBox
          key={booking.id}
          booking={booking}
          {...boxOf(booking)}
          lane={lanes.get(booking.id) ?? { lane: 0, of: 1 }}
          reached={props.reached === booking.id}
          leaving={proposal?.booking.id === booking.id}
          tight={props.loads && (lanes.get(booking.id)?.of ?? 1) > 2}
          missed={isMissed(booking, now)}
          onOpen={() => props.onOpen(booking)}
          onFocus={() => props.onReach(booking.id)}
          onDrag={(event, how) => props.onDrag(event, booking, how)}
        />
      ))}
      {selection?.column.key === column.key && (
        <Box
          sx={{
            position: 'absolute',
            insetInline: 2,
            insetBlockStart: topOf(selection.from),
            blockSize: topOf(selection.to) - topOf(selection.from),
            bgcolor: 'surface.brand',
            border: '2px solid',
            borderColor: 'primary.main',
            borderRadius: '6px',
            pointerEvents: 'none',
          }}
        />
      )}
      {ghost && <Ghost proposal={ghost} verdict={props.verdict} {...boxOf(ghost)} />}
    </Box>
  )
}

const isHere = (column: Column, { booking, startAt, advisorId, bay }: Proposal, zone: string): boolean =>
  column.day.date === dayOf(startAt, zone) &&
  (column.kind === 'branch' ||
    (column.kind === 'advisor' && column.advisorId === advisorId) ||
    (column.kind === 'bay' && column.bay === (bay ?? booking.bay)) ||
    (column.kind === 'loose' && booking.bay === null))

/** The closed times between the grid's edges, also between two spans. */
function closedSpans({ spans }: Column, first: number, last: number): { from: number; to: number; gap: boolean }[] {
  const closed: { from: number; to: number; gap: boolean }[] = []
  let from = first
  for (const span of spans.toSorted((one, other) => one.from.localeCompare(other.from))) {
    if (minuteOf(span.from) > from) closed.push({ from, to: minuteOf(span.from), gap: from !== first })
    from = minuteOf(span.to)
  }
  if (from < last) closed.push({ from, to: last, gap: false })
  return closed
}
