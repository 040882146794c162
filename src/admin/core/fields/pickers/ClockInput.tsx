import { TimePicker } from '@mui/x-date-pickers/TimePicker'
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { formats } from '../../../../schema/core/limits.ts'
import { Calendar } from './Calendar.tsx'
import { LatinTyping } from './LatinTyping.tsx'

dayjs.extend(utc)

interface ClockInputProps {
  /** HH:mm. */
  value: string | undefined
  /** Called with HH:mm; undefined when emptied, 'invalid' while it is not a time. */
  onChange: (time: string | undefined) => void
  /** Minutes that can be picked are its multiples; typed ones are checked by the form. */
  gap: number
  label?: string
  labelledBy?: string
  id?: string
  disabled?: boolean
  error?: boolean
  onBlur?: () => void
}

const isTime = (value: string | undefined) => value !== undefined && /^\d\d:\d\d$/.test(value)

/** A time of day, typed or picked; twelve hours unless the language says otherwise. */
export function ClockInput({ value, onChange, gap, label, labelledBy, id, disabled, error, onBlur }: ClockInputProps) {
  return (
    <Calendar>
      <LatinTyping>
        <TimePicker
          value={isTime(value) ? dayjs.utc(`1970-01-01T${value}:00Z`) : null}
          timezone="UTC"
          ampm
          format={formats.time12}
          minutesStep={gap}
          timeSteps={{ minutes: gap }}
          disabled={disabled ?? false}
          onChange={(moment) => onChange(moment === null ? undefined : moment.isValid() ? moment.format(formats.time) : 'invalid')}
          slotProps={{
            textField: {
              ...(id ? { id } : {}),
              fullWidth: true,
              size: 'small',
              error: error ?? false,
              ...(label ? { 'aria-label': label } : {}),
              ...(labelledBy ? { 'aria-labelledby': labelledBy } : {}),
              ...(onBlur ? { onBlur } : {}),
            },
          }}
        />
      </LatinTyping>
    </Calendar>
  )
}
