import type { ReactNode } from 'react'
import { latinDigits } from '../../../schema/core/values/digits.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { LineBox } from './LineBox.tsx'
import { useFieldInput } from './useFieldInput.ts'

interface LineInputProps {
  name: string
  resource: string
  required: boolean
  disabled?: boolean | undefined
  /** Numbers, codes and internet addresses are left to right in every language. */
  code?: boolean
  type?: 'text' | 'tel' | 'email'
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email'
  lines?: number
  autoComplete?: string
  about?: (value: string) => ReactNode
  start?: ReactNode
  end?: ReactNode
  /** Focused when the dialog opens. */
  autoFocus?: boolean
}

/** One or several lines of text; with `code` digits of every script become 0-9. */
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
  autoFocus,
}: LineInputProps) {
  const input = useFieldInput(name, resource)
  const value = typeof input.value === 'string' || typeof input.value === 'number' ? String(input.value) : ''
  return (
    <FieldFrame id={input.id} label={input.label} required={required} error={input.error} about={about?.(value)}>
      <LineBox
        input={input}
        name={name}
        required={required}
        disabled={disabled}
        value={value}
        onType={(text) => input.set(code ? latinDigits(text) : text)}
        code={code}
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete}
        lines={lines}
        start={start}
        end={end}
        autoFocus={autoFocus}
      />
    </FieldFrame>
  )
}
