import Box from '@mui/material/Box'
import type { CalendarDay } from '../../../schema/appointments/calls/calendar.ts'
import { useI18n } from '../../core/useI18n.ts'
import { minuteOf } from './clock.ts'
import { minuteHeight } from './look.ts'

const hour = 60
const full = 0.85

/** The load of each hour of a day, as a band at a column's edge. */
export function HourLoads({ day, first }: { day: CalendarDay; first: number }) {
  const { translate, format } = useI18n()
  return day.hours.map(({ hour: at, taken, possible }) => {
    const share = possible === 0 ? 0 : taken / possible
    return (
      <Box
        key={at}
        aria-hidden
        title={`${format.clock(at)}: ${translate('admin.calendar.load', { taken, possible })}`}
        sx={{
          position: 'absolute',
          zIndex: 1,
          insetInlineEnd: 0,
          inlineSize: 5,
          insetBlockStart: (minuteOf(at) - first) * minuteHeight + 1,
          blockSize: hour * minuteHeight - 2,
          bgcolor: 'divider',
          '&::after': {
            content: '""',
            position: 'absolute',
            insetInline: 0,
            insetBlockEnd: 0,
            blockSize: `${share * 100}%`,
            bgcolor: share > full ? 'warning.main' : 'primary.main',
          },
        }}
      />
    )
  })
}
