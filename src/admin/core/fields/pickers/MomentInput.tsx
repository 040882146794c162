import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker'
import dayjs, { type Dayjs } from 'dayjs'
import { formats } from '../../../../schema/core/limits.ts'
import { useI18n } from '../../useI18n.ts'
import { Calendar } from './Calendar.tsx'
import { LatinTyping } from './LatinTyping.tsx'

interface MomentInputProps {
  value: string | undefined
  /**
   * Called with the moment in UTC; undefined when emptied, 'invalid' while it is not a moment. Off the gap it has the offset of the
   * tenant's zone, so that the error names the minutes as they were typed.
   */
  onChange: (moment: string | undefined) => void
  /** Minutes that can be picked are its multiples; typed ones are checked by the form. */
  gap: number
  labelledBy: string
  id: string
  disabled?: boolean
  error?: boolean
  onBlur?: () => void
}

/** A day and a time in the tenant's zone, typed or picked. */
export function MomentInput({ value, onChange, gap, labelledBy, id, disabled, error, onBlur }: MomentInputProps) {
  const { timeZone } = useI18n()
  const written = (moment: Dayjs) => (moment.minute() % gap === 0 ? moment.toISOString() : moment.format())
  return (
    <Calendar>
      <LatinTyping>
        <DateTimePicker
          value={value && value !== 'invalid' ? dayjs.utc(value) : null}
          timezone={timeZone}
          format={`${formats.date} ${formats.time12}`}
          ampm
          minutesStep={gap}
          timeSteps={{ minutes: gap }}
          disabled={disabled ?? false}
          onChange={(moment) => onChange(moment === null ? undefined : moment.isValid() ? written(moment) : 'invalid')}
          slotProps={{
            textField: {
              id,
              fullWidth: true,
              size: 'small',
              error: error ?? false,
              'aria-labelledby': labelledBy,
              ...(onBlur ? { onBlur } : {}),
            },
            field: { clearable: true },
          }}
        />
      </LatinTyping>
    </Calendar>
  )
}
