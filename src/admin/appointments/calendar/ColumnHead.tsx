import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { Calendar } from '../../../schema/appointments/calls/calendar.ts'
import { bilingualText } from '../../../fields/bilingual/bilingualValue.ts'
import { Code } from '../../core/parts/Code.tsx'
import { useI18n, type I18n } from '../../core/useI18n.ts'
import type { Column } from './columns.ts'
import { cutText } from '../../core/parts/cutText.ts'

/** The name of a column. */
export function columnName(calendar: Calendar, { kind, advisorId, bay }: Column, { translate, code }: I18n): string {
  if (kind === 'advisor') return bilingualText(calendar.advisors.find(({ id }) => id === advisorId)?.name, code)
  if (kind === 'bay') return translate('admin.calendar.bay', { number: bay ?? 0 })
  return translate(kind === 'loose' ? 'admin.calendar.noBay' : 'admin.calendar.by.branch')
}

/** Why a day or column has unusual hours; empty where it has not. */
export function dayReason({ day, away, spans }: Column, { translate, code }: I18n): string {
  if (day.holiday) return bilingualText(day.holiday, code)
  if (day.reason) return translate(`admin.calendar.days.${day.reason}`)
  if (away) return away.note ?? translate('admin.calendar.days.away')
  return spans.length === 0 ? translate('admin.calendar.days.off') : ''
}

interface ColumnHeadProps {
  calendar: Calendar
  column: Column
  week: boolean
  today: boolean
  onDay: () => void
}

/** The head of a column: name or day, load, and why it is closed. */
export function ColumnHead({ calendar, column, week, today, onDay }: ColumnHeadProps) {
  const i18n = useI18n()
  const { translate, format } = i18n
  const { day } = column
  const reason = dayReason(column, i18n)
  const noon = `${day.date}T09:00:00Z`
  const load = translate('admin.calendar.load', { taken: day.taken, possible: day.possible })
  return (
    <Box sx={{ minInlineSize: 0, paddingInline: 1, paddingBlock: 0.75, borderInlineStart: '1px solid', borderColor: 'divider' }}>
      {week ? (
        <ButtonBase
          onClick={onDay}
          aria-label={`${format.longDay(noon)}, ${load}${reason ? `, ${reason}` : ''}`}
          sx={{
            display: 'flex',
            alignItems: 'baseline',
            gap: 0.75,
            borderRadius: 1,
            minBlockSize: 24,
            fontSize: 13,
            maxInlineSize: '100%',
          }}
        >
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {format.weekday(noon)}
          </Box>
          <Box
            component="span"
            sx={{
              fontWeight: 700,
              ...(today ? { bgcolor: 'primary.main', color: 'primary.contrastText', borderRadius: 4, paddingInline: 1 } : {}),
            }}
          >
            {format.shortDay(noon)}
          </Box>
        </ButtonBase>
      ) : (
        <Box sx={{ fontSize: 13, fontWeight: 650, lineHeight: '24px', ...cutText }}>
          <bdi>{columnName(calendar, column, i18n)}</bdi>
        </Box>
      )}
      <Box
        sx={{
          fontSize: 12,
          lineHeight: '16px',
          color: 'text.secondary',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {reason ||
          (week ? (
            <span title={load}>
              <Code>{`${day.taken}/${day.possible}`}</Code>
            </span>
          ) : (
            translate('admin.calendar.count', { smart_count: column.bookings.filter(({ closure }) => closure === 'none').length })
          ))}
      </Box>
    </Box>
  )
}
