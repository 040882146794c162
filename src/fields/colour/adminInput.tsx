import Box from '@mui/material/Box'
import type { ChangeEvent } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { latinDigits } from '../../schema/core/values/digits.ts'
import { contrast } from '../../tokens/colour.ts'
import { FieldFrame } from '../../admin/core/fields/FieldFrame.tsx'
import { LineBox } from '../../admin/core/fields/LineBox.tsx'
import type { InputProps } from '../../admin/core/fields/parts.ts'
import { useFieldInput } from '../../admin/core/fields/useFieldInput.ts'

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-fA-F]{6}$/.test(value)
// Contrast of legible text. Source: WCAG 2.2, 1.4.3.
const legible = 4.5

const unset = { background: 'repeating-linear-gradient(45deg, transparent 0 5px, rgb(128 128 128 / .35) 5px 7px) !important' }

/** A colour as #rrggbb: picked or typed, with the contrast of text on it. */
export function ColourInput({ field, name, resource, disabled }: InputProps<'colour'>) {
  const input = useFieldInput(name, resource)
  const translate = useTranslate()
  const typed = typeof input.value === 'string' ? input.value : ''
  const hint = () => {
    if (!isColour(typed)) return undefined
    const [white, dark] = [contrast(typed, '#ffffff'), contrast(typed, '#000000')]
    return white >= legible
      ? translate('admin.colour.legible', { ratio: white.toFixed(1) })
      : translate('admin.colour.light', { ratio: dark.toFixed(1) })
  }
  return (
    <FieldFrame id={input.id} label={input.label} required={field.required} error={input.error} about={hint()}>
      <Box dir="ltr" sx={{ display: 'grid', gridTemplateColumns: '48px minmax(0, 1fr)', gap: 1 }}>
        <Box
          component="input"
          type="color"
          aria-label={translate('admin.colour.pick', { field: input.label })}
          value={isColour(typed) ? typed.toLowerCase() : '#000000'}
          disabled={disabled ?? false}
          onChange={(event: ChangeEvent<HTMLInputElement>) => input.set(event.target.value)}
          onBlur={input.onBlur}
          sx={{
            inlineSize: 48,
            blockSize: 40,
            padding: '3px',
            border: 1,
            borderColor: 'surface.control',
            borderRadius: 2,
            bgcolor: 'background.paper',
            cursor: 'pointer',
            // No colour is not shown as black.
            ...(isColour(typed) ? {} : { '&::-webkit-color-swatch': unset, '&::-moz-color-swatch': unset }),
          }}
        />
        <LineBox
          input={input}
          name={name}
          required={field.required}
          disabled={disabled}
          value={typed}
          onType={(text) => input.set(latinDigits(text))}
          onLeave={() => {
            // Pasted without '#', as design tools copy it.
            if (/^[0-9a-fA-F]{6}$/.test(typed.trim())) input.set(`#${typed.trim()}`)
          }}
          code
        />
      </Box>
    </FieldFrame>
  )
}
