import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { FieldFrame } from '../core/fields/FieldFrame.tsx'
import { useI18n } from '../core/useI18n.ts'

interface PointsInputProps {
  value: string
  onChange: (value: string) => void
  error: string | undefined
  about: string
}

/** A number of points. */
export function PointsInput({ value, onChange, error, about }: PointsInputProps) {
  const { translate } = useI18n()
  const id = useId()
  return (
    <FieldFrame id={id} label={translate('admin.loyalty.points')} required error={error} about={about}>
      <TextField
        id={id}
        fullWidth
        autoFocus
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={Boolean(error)}
        required
        slotProps={{ htmlInput: { name: 'points', inputMode: 'numeric', dir: 'ltr', 'aria-describedby': `${id}-about` } }}
      />
    </FieldFrame>
  )
}
