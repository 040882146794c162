import OutlinedInput from '@mui/material/OutlinedInput'
import type { ReactNode } from 'react'
import { latinDigits } from '../../schema/digits.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useFieldInput } from './useFieldInput.ts'

interface LineInputProps {
  name: string
  resource: string
  required: boolean
  disabled?: boolean | undefined
  /** Numbers, codes and addresses of the net run left to right in every language. */
  code?: boolean
  type?: 'text' | 'tel' | 'email'
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email'
  lines?: number
  autoComplete?: string
  about?: (value: string) => ReactNode
  start?: ReactNode
  end?: ReactNode
}

/** One line, or several, of typed text; digits of every script become 0-9 where `code` is set. */
export function LineInput({
  name,
  resource,
  required,
  disabled,
  code,
  type = 'text',
  inputMode,
  lines,
  autoComplete = 'off',
  about,
  start,
  end,
}: LineInputProps) {
  const input = useFieldInput(name, resource)
  const value = typeof input.value === 'string' || typeof input.value === 'number' ? String(input.value) : ''
  return (
    <FieldFrame id={input.id} label={input.label} required={required} error={input.error} about={about?.(value)}>
      <OutlinedInput
        id={input.id}
        name={name}
        fullWidth
        type={type}
        value={value}
        disabled={disabled ?? false}
        error={Boolean(input.error)}
        multiline={lines !== undefined}
        minRows={lines ?? 1}
        maxRows={12}
        inputRef={input.ref}
        onBlur={input.onBlur}
        startAdornment={start}
        endAdornment={end}
        onChange={(event) => input.set(code ? latinDigits(event.target.value) : event.target.value)}
        sx={lines === undefined ? undefined : { padding: '9.5px 12px' }}
        slotProps={{
          input: {
            inputMode,
            autoComplete,
            dir: code ? 'ltr' : 'auto',
            'aria-describedby': input.describedBy,
            'aria-required': required,
            'aria-invalid': Boolean(input.error),
            style: lines === undefined ? {} : { padding: 0 },
          },
        }}
      />
    </FieldFrame>
  )
}
