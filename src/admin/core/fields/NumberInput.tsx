import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { latinDigits } from '../../../schema/core/values/digits.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { LineBox } from './LineBox.tsx'
import { useFieldInput } from './useFieldInput.ts'

interface NumberInputProps {
  name: string
  resource: string
  required: boolean
  disabled?: boolean | undefined
  /** Stored units in one typed unit: 100 for money in minor units. */
  unit?: number
  after?: string
}

/** A number typed in digits of any script; an invalid one stays in the form with an error. */
export function NumberInput({ name, resource, required, disabled, unit = 1, after }: NumberInputProps) {
  const input = useFieldInput(name, resource)
  const read = (typed: string): unknown => {
    const digits = latinDigits(typed)
      .replace(/[,٬\s]/g, '')
      .replace('٫', '.')
    if (digits === '') return null
    const number = Number(digits)
    return Number.isFinite(number) ? Math.round(number * unit * 1e6) / 1e6 : typed
  }
  const write = (value: unknown) => (typeof value === 'number' ? String(value / unit) : typeof value === 'string' ? value : '')
  const [typed, setTyped] = useState(write(input.value))
  const { value } = input
  useEffect(() => {
    setTyped((before) => (read(before) === value ? before : write(value)))
    // The typed text follows the form's value only when that changes from outside.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [value])
  return (
    <FieldFrame id={input.id} label={input.label} required={required} error={input.error}>
      <LineBox
        input={input}
        name={name}
        required={required}
        disabled={disabled}
        value={typed}
        onType={(text) => {
          setTyped(latinDigits(text))
          input.set(read(text))
        }}
        code
        inputMode={unit === 1 ? 'numeric' : 'decimal'}
        end={
          after && (
            <Typography variant="body2" sx={{ color: 'text.secondary', paddingInlineStart: 1, whiteSpace: 'nowrap' }}>
              {after}
            </Typography>
          )
        }
      />
    </FieldFrame>
  )
}
