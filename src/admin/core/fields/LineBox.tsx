import OutlinedInput from '@mui/material/OutlinedInput'
import type { ReactNode } from 'react'
import type { useFieldInput } from './useFieldInput.ts'

interface LineBoxProps {
  input: ReturnType<typeof useFieldInput>
  name: string
  required: boolean
  disabled?: boolean | undefined
  value: string
  onType: (text: string) => void
  onLeave?: () => void
  /** Left to right in every language. */
  code?: boolean | undefined
  type?: 'text' | 'tel' | 'email'
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | undefined
  autoComplete?: string
  lines?: number | undefined
  start?: ReactNode
  end?: ReactNode
  autoFocus?: boolean | undefined
}

/** The box of a typed value, connected with its label, error and help. */
export function LineBox({
  input,
  name,
  required,
  disabled,
  value,
  onType,
  onLeave,
  code,
  type = 'text',
  inputMode,
  autoComplete = 'off',
  lines,
  start,
  end,
  autoFocus = false,
}: LineBoxProps) {
  return (
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
      autoFocus={autoFocus}
      onBlur={() => {
        onLeave?.()
        input.onBlur()
      }}
      onChange={(event) => onType(event.target.value)}
      startAdornment={start}
      endAdornment={end}
      sx={lines === undefined ? undefined : { padding: '9.5px 12px' }}
      slotProps={{
        input: {
          inputMode,
          autoComplete,
          dir: code ? 'ltr' : 'auto',
          ...(code ? { spellCheck: false } : {}),
          'aria-describedby': input.describedBy,
          'aria-required': required,
          'aria-invalid': Boolean(input.error),
          style: lines === undefined ? {} : { padding: 0 },
        },
      }}
    />
  )
}
