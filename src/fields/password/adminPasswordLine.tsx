import Visibility from '@mui/icons-material/VisibilityOutlined'
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { Ref } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { limits } from '../../schema/core/limits.ts'

interface PasswordLineProps {
  id: string
  name: string
  value: unknown
  onChange: (typed: string | null) => void
  onBlur: () => void
  inputRef: Ref<unknown>
  describedBy: string
  disabled: boolean
  error: boolean
  seen: boolean
  onSeen: (seen: boolean) => void
}

/** An input of a password, hidden until the eye button is pressed. */
export function PasswordLine({
  id,
  name,
  value,
  onChange,
  onBlur,
  inputRef,
  describedBy,
  disabled,
  error,
  seen,
  onSeen,
}: PasswordLineProps) {
  const translate = useTranslate()
  const toggle = translate(seen ? 'admin.signIn.hidePassword' : 'admin.signIn.showPassword')
  return (
    <OutlinedInput
      id={id}
      name={name}
      fullWidth
      type={seen ? 'text' : 'password'}
      value={typeof value === 'string' ? value : ''}
      disabled={disabled}
      error={error}
      onChange={(event) => onChange(event.target.value || null)}
      onBlur={onBlur}
      inputRef={inputRef}
      endAdornment={
        <IconButton size="small" edge="end" aria-label={toggle} title={toggle} onClick={() => onSeen(!seen)}>
          {seen ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
        </IconButton>
      }
      slotProps={{
        input: {
          autoComplete: 'new-password',
          maxLength: limits.passwordLength,
          dir: 'ltr',
          'aria-describedby': describedBy,
          'aria-invalid': error,
        },
      }}
    />
  )
}
