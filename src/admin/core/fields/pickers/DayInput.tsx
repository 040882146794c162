import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import dayjs from 'dayjs'
import { formats } from '../../../../schema/core/limits.ts'
import { Calendar } from './Calendar.tsx'
import { LatinTyping } from './LatinTyping.tsx'

interface DayInputProps {
  value: string | undefined
  /** Called with YYYY-MM-DD; undefined when emptied, 'invalid' while it is not a day. */
  onChange: (day: string | undefined) => void
  label?: string
  labelledBy?: string
  id?: string
  disabled?: boolean
  error?: boolean
  onBlur?: () => void
}

/** A day, typed or picked; shown as DD/MM/YYYY. */
export function DayInput({ value, onChange, label, labelledBy, id, disabled, error, onBlur }: DayInputProps) {
  return (
    <Calendar>
      <LatinTyping>
        <DatePicker
          value={value && value !== 'invalid' ? dayjs(value) : null}
          format={formats.date}
          disabled={disabled ?? false}
          {...(label && !labelledBy ? { label } : {})}
          onChange={(day) => onChange(day === null ? undefined : day.isValid() ? day.format(formats.isoDate) : 'invalid')}
          slotProps={{
            textField: {
              ...(id ? { id } : {}),
              fullWidth: true,
              size: 'small',
              error: error ?? false,
              ...(labelledBy ? { 'aria-labelledby': labelledBy } : {}),
              ...(onBlur ? { onBlur } : {}),
            },
            field: { clearable: true },
          }}
        />
      </LatinTyping>
    </Calendar>
  )
}
