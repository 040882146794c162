import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Calendar, CalendarBlock, CalendarBooking } from '../../../schema/appointments/calls/calendar.ts'
import { dayOf } from '../../../schema/core/time/zone.ts'
import { useClock } from '../../core/minuteClock.ts'
import { bilingualText } from '../../../fields/bilingual/bilingualValue.ts'
import { CarPlate } from '../../../fields/plate/adminCarPlate.tsx'
import { StatusDot } from '../../core/parts/StatusDot.tsx'
import { useI18n } from '../../core/useI18n.ts'
import { dayReason } from './ColumnHead.tsx'
import type { Column } from './columns.ts'
import { bookingWords, stateOf } from './EventBox.tsx'
import { isMissed } from './missed.ts'
import { Items } from '../../core/parts/Items.tsx'

interface AgendaProps {
  calendar: Calendar
  columns: readonly Column[]
  closed: boolean
  onOpen: (booking: CalendarBooking) => void
  onOpenBlock: (block: CalendarBlock) => void
}
const pressed = {
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr)',
  gap: 1.5,
  inlineSize: '100%',
  padding: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 2.5,
  bgcolor: 'background.paper',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  minBlockSize: 56,
} as const

/** The calendar as lists for a phone, ordered by time, with the same actions. */
export function Agenda({ calendar, columns, closed, onOpen, onOpenBlock }: AgendaProps) {
  const i18n = useI18n()
  const { translate, format, timeZone, code } = i18n
  const now = useClock()
  const nameOf = (advisorId: string | null) => bilingualText(calendar.advisors.find(({ id }) => id === advisorId)?.name, code)
  const whose = (advisorId: string | null, bay: number | null) =>
    [nameOf(advisorId), bay ? translate('admin.calendar.bay', { number: bay }) : ''].filter(Boolean).join(' · ')
  return calendar.days.map((day) => {
    const column = columns.find((one) => one.day.date === day.date)
    const bookings = calendar.bookings.filter((one) => dayOf(one.startAt, timeZone) === day.date && (closed || one.closure === 'none'))
    const blocks = calendar.blocks.filter((one) => dayOf(one.startAt, timeZone) <= day.date && dayOf(one.endAt, timeZone) >= day.date)
    const reason = column ? dayReason({ ...column, spans: day.spans, away: undefined } as Column, i18n) : ''
    const all = [
      ...blocks.map((block) => ({ at: block.startAt, id: block.id, block, booking: undefined })),
      ...bookings.map((booking) => ({ at: booking.startAt, id: booking.id, block: undefined, booking })),
    ].toSorted((one, other) => one.at.localeCompare(other.at))
    return (
      <Box component="section" key={day.date} sx={{ marginBlockEnd: 3 }} aria-label={format.longDay(`${day.date}T09:00:00Z`)}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, marginBlockEnd: 1 }}>
          <Typography component="h2" variant="h2">
            <bdi>{format.longDay(`${day.date}T09:00:00Z`)}</bdi>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', marginInlineStart: 'auto' }}>
            {reason || translate('admin.calendar.load', { taken: day.taken, possible: day.possible })}
          </Typography>
        </Box>
        {all.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{translate('admin.calendar.empty')}</Typography>}
        <Items sx={{ display: 'grid', gap: 1 }}>
          {all.map(({ id, booking, block }) => (
            <li key={id}>
              {booking ? (
                <Box
                  component="button"
                  type="button"
                  data-booking={id}
                  aria-haspopup="dialog"
                  aria-label={bookingWords(booking, i18n)}
                  onClick={() => onOpen(booking)}
                  sx={pressed}
                >
                  <Box sx={{ fontWeight: 650 }}>
                    <bdi>{format.time(booking.startAt)}</bdi>
                    <Box sx={{ color: 'text.secondary', fontWeight: 400, fontSize: 13 }}>
                      <bdi>{format.time(booking.endAt)}</bdi>
                    </Box>
                  </Box>
                  <Box sx={{ display: 'grid', gap: 0.5, minInlineSize: 0 }}>
                    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
                      <Box
                        component="bdi"
                        sx={{ fontWeight: 600, textDecoration: booking.closure === 'none' ? undefined : 'line-through' }}
                      >
                        {booking.customer ?? booking.ref}
                      </Box>
                      {(booking.plate ?? booking.vin) && <CarPlate car={booking} />}
                    </Box>
                    <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{whose(booking.advisorId, booking.bay)}</Box>
                    <Box sx={{ fontSize: 13 }}>
                      <StatusDot tone={isMissed(booking, now) ? 'caution' : stateOf(booking, i18n).tone}>
                        {isMissed(booking, now) ? translate('admin.calendar.missed') : stateOf(booking, i18n).word}
                      </StatusDot>
                    </Box>
                  </Box>
                </Box>
              ) : (
                block && (
                  <Box
                    component="button"
                    type="button"
                    disabled={!block.changeable}
                    onClick={() => onOpenBlock(block)}
                    sx={{ ...pressed, bgcolor: 'surface.sunken' }}
                  >
                    <Box sx={{ fontWeight: 650 }}>
                      <bdi>{format.time(block.startAt)}</bdi>
                      <Box sx={{ color: 'text.secondary', fontWeight: 400, fontSize: 13 }}>
                        <bdi>{format.time(block.endAt)}</bdi>
                      </Box>
                    </Box>
                    <Box>
                      <Box sx={{ fontWeight: 600 }}>
                        {[translate(`enumerations.blockReason.${block.reason}`), block.note].filter(Boolean).join(' · ')}
                      </Box>
                      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
                        {whose(block.staffId, block.bay) || translate('admin.calendar.by.branch')}
                      </Box>
                    </Box>
                  </Box>
                )
              )}
            </li>
          ))}
        </Items>
      </Box>
    )
  })
}
