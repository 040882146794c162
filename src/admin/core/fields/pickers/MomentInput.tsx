import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker'
import dayjs from 'dayjs'
import { formats, limits } from '../../../../schema/core/limits.ts'
import { useI18n } from '../../useI18n.ts'
import { Calendar } from './Calendar.tsx'
import { LatinTyping } from './LatinTyping.tsx'

interface MomentInputProps {
  value: string | undefined
  /** Called with the moment in UTC; undefined when emptied, 'invalid' while it is not a moment. */
  onChange: (moment: string | undefined) => void
  labelledBy: string
  id: string
  disabled?: boolean
  error?: boolean
  onBlur?: () => void
}

/** A day and a time in the tenant's zone, typed or picked. */
export function MomentInput({ value, onChange, labelledBy, id, disabled, error, onBlur }: MomentInputProps) {
  const { timeZone } = useI18n()
  return (
    <Calendar>
      <LatinTyping>
        <DateTimePicker
          value={value && value !== 'invalid' ? dayjs.utc(value) : null}
          timezone={timeZone}
          format={`${formats.date} ${formats.time12}`}
          ampm
          minutesStep={limits.minutesGap}
          disabled={disabled ?? false}
          onChange={(moment) => onChange(moment === null ? undefined : moment.isValid() ? moment.toISOString() : 'invalid')}
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
