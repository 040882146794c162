import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { FieldFrame } from '../core/fields/FieldFrame.tsx'
import { useClock } from '../core/minuteClock.ts'
import { useI18n } from '../core/useI18n.ts'
import { readTypedTime } from './typedTime.ts'

interface TypedTimeFieldProps {
  value: string
  onChange: (text: string) => void
  /** The form was sent: what is not understood is an error, not only unfinished. */
  sent: boolean
  error: string | undefined
}

/** A time in words, with what was understood below it. */
export function TypedTimeField({ value, onChange, sent, error }: TypedTimeFieldProps) {
  const { translate, format, timeZone } = useI18n()
  const id = useId()
  const [left, setLeft] = useState(false)
  const now = useClock()
  const read = value.trim() === '' ? undefined : readTypedTime(value, new Date(now), timeZone)
  const problem = read && 'problem' in read ? translate(`admin.lead.contact.typed.${read.problem}`) : undefined
  const understood = read && 'moment' in read ? `${format.longDay(read.moment)}, ${format.time(read.moment)}` : undefined
  const wrong = error ?? (sent || left ? problem : undefined)
  return (
    <FieldFrame
      id={id}
      label={translate('admin.lead.contact.typed.label')}
      required={false}
      error={wrong}
      about={understood ? <b aria-live="polite">{understood}</b> : translate('admin.lead.contact.typed.examples')}
    >
      <TextField
        id={id}
        size="small"
        fullWidth
        value={value}
        onChange={(event) => {
          setLeft(false)
          onChange(event.target.value)
        }}
        onBlur={() => setLeft(true)}
        error={wrong !== undefined}
        slotProps={{
          htmlInput: {
            maxLength: 60,
            dir: 'auto',
            autoComplete: 'off',
            'aria-describedby': `${id}-about`,
            'aria-invalid': wrong !== undefined,
          },
        }}
      />
    </FieldFrame>
  )
}
