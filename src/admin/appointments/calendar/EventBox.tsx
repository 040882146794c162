import Box from '@mui/material/Box'
import type { PointerEvent } from 'react'
import type { CalendarBooking } from '../../../schema/appointments/calls/calendar.ts'
import { noPlateText } from '../../../schema/core/carMark.ts'
import { plateParts } from '../../../schema/core/values/plate.ts'
import { bilingualText } from '../../../fields/bilingual/bilingualValue.ts'
import { Code } from '../../core/parts/Code.tsx'
import { useI18n, type I18n } from '../../core/useI18n.ts'
import { toneOf } from '../../core/theme/tones.ts'
import type { Lane } from './lanes.ts'
import { faint, inLane } from './look.ts'

interface EventBoxProps {
  booking: CalendarBooking
  /** Pixels. */
  top: number
  height: number
  lane: Lane
  /** Whether it is the one in the tab order. */
  reached: boolean
  /** Whether it is being moved to another place. */
  leaving: boolean
  /** Narrow: only plate and dot. */
  tight: boolean
  /** No-show candidate: half an hour late. */
  missed: boolean
  onOpen: () => void
  onFocus: () => void
  onDrag: (event: PointerEvent, how: 'move' | 'stretch') => void
}

/** The label of a booking's status or closure. */
export const stateOf = ({ status, closure }: CalendarBooking, { translate }: I18n) =>
  closure === 'none'
    ? { tone: toneOf('bookingStatus', status) ?? 'neutral', word: translate(`enumerations.bookingStatus.${status}`) }
    : { tone: toneOf('closure', closure) ?? 'neutral', word: translate(`enumerations.closure.${closure}`) }

/** A car in one line: letters and digits of its plate in Latin, or that it has none yet; nothing without a car. */
function carLine({ plate, vin }: CalendarBooking, { translate }: I18n): string {
  if (!plate) return vin ? noPlateText(translate, vin) : ''
  const { latin, digits } = plateParts(plate)
  return `${digits} ${latin}`
}

/** A booking as a sentence, for screen readers. */
export function bookingWords(booking: CalendarBooking, i18n: I18n): string {
  const { format, code, translate } = i18n
  return [
    `${format.time(booking.startAt)} – ${format.time(booking.endAt)}`,
    booking.customer ?? '',
    carLine(booking, i18n),
    stateOf(booking, i18n).word,
    booking.services.map((one) => bilingualText(one, code)).join(translate('admin.filter.comma')),
  ]
    .filter(Boolean)
    .join(translate('admin.filter.comma'))
}

const roomy = 58

/** A booking in the grid: moved by dragging, lengthened at its lower edge, opened by pressing. */
export function EventBox({ booking, top, height, lane, reached, leaving, tight, missed, onOpen, onFocus, onDrag }: EventBoxProps) {
  const i18n = useI18n()
  const { code, translate } = i18n
  const { tone, word } = stateOf(booking, i18n)
  const services = booking.services.map((one) => bilingualText(one, code)).join(translate('admin.filter.comma'))
  const narrow = height < roomy
  const over = booking.closure !== 'none'
  const words = bookingWords(booking, i18n)
  return (
    <Box
      component="button"
      type="button"
      data-booking={booking.id}
      tabIndex={reached ? 0 : -1}
      aria-label={words}
      title={words}
      aria-haspopup="dialog"
      onClick={onOpen}
      onFocus={onFocus}
      onPointerDown={(event: PointerEvent) => onDrag(event, 'move')}
      sx={(theme) => ({
        position: 'absolute',
        insetBlockStart: top + 1,
        blockSize: Math.max(22, height - 2),
        ...inLane(lane),
        display: 'grid',
        alignContent: 'start',
        gap: '1px',
        padding: tight ? '2px 3px' : narrow ? '2px 6px' : '5px 7px',
        overflow: 'hidden',
        textAlign: 'start',
        font: 'inherit',
        fontSize: 12,
        lineHeight: '16px',
        color: over ? 'text.secondary' : 'text.primary',
        bgcolor: faint(theme.palette.meaning[tone], theme.palette.background.paper, theme.palette.mode === 'dark' ? 20 : 11),
        border: '1px solid',
        borderColor: faint(theme.palette.meaning[tone], theme.palette.background.paper, 34),
        borderInlineStart: `3px solid ${theme.palette.meaning[tone]}`,
        borderRadius: '6px',
        opacity: leaving ? 0.45 : 1,
        cursor: booking.changeable ? 'grab' : 'pointer',
        userSelect: 'none',
        WebkitTouchCallout: 'none',
        touchAction: 'manipulation',
        '& > span, & > span > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
        '&:hover': { borderColor: theme.palette.meaning[tone], zIndex: 3 },
        '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1, zIndex: 4 },
      })}
    >
      <span style={{ fontWeight: 600, textDecoration: over ? 'line-through' : undefined }}>
        {tight ? <TightName booking={booking} /> : <Name booking={booking} />}
      </span>
      {!narrow && !tight && services && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {services}
        </Box>
      )}
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.625, color: 'text.secondary' }}>
        <Box
          component="span"
          sx={{ inlineSize: 7, blockSize: 7, flex: 'none', borderRadius: '50%', bgcolor: (theme) => theme.palette.meaning[tone] }}
        />
        {!tight && (
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {missed ? translate('admin.calendar.missed') : word}
          </Box>
        )}
      </Box>
      {booking.changeable && !over && booking.status !== 'delivered' && (
        <Box
          component="i"
          aria-hidden
          data-stretch
          onPointerDown={(event: PointerEvent) => onDrag(event, 'stretch')}
          sx={{
            position: 'absolute',
            insetInline: 0,
            insetBlockEnd: 0,
            blockSize: 8,
            cursor: 'ns-resize',
            '&::after': {
              content: '""',
              position: 'absolute',
              insetBlockEnd: 2,
              insetInlineStart: 'calc(50% - 9px)',
              inlineSize: 18,
              blockSize: 2,
              borderRadius: 1,
              bgcolor: 'text.disabled',
              opacity: 0,
            },
            'button:hover > &::after': { opacity: 1 },
          }}
        />
      )}
    </Box>
  )
}

function Name({ booking }: { booking: CalendarBooking }) {
  const { plate, customer, ref } = booking
  const car = carLine(booking, useI18n())
  return (
    <>
      {car && (plate ? <Code>{car}</Code> : <bdi>{car}</bdi>)}
      {car && ' · '}
      <bdi>{customer ?? ref}</bdi>
    </>
  )
}

// With three side by side, a plate takes two lines.
function TightName({ booking: { plate, customer, ref } }: { booking: CalendarBooking }) {
  if (!plate) return <bdi>{customer ?? ref}</bdi>
  const { latin, digits } = plateParts(plate)
  return [digits, latin].map((part) => (
    <span key={part} style={{ display: 'block' }}>
      <Code>{part}</Code>
    </span>
  ))
}
