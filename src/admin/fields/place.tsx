import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { get, useFormContext } from 'react-hook-form'
import { useTranslate } from '../../i18n/index.ts'
import { latinDigits } from '../../schema/digits.ts'
import { Code } from './Code.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'
import { useFieldInput } from './useFieldInput.ts'

type Point = { lat?: unknown; lng?: unknown }
const pointOf = (value: unknown): Point => (typeof value === 'object' && value !== null ? value : {})
const numberOf = (typed: string): unknown => (typed.trim() === '' ? null : /^-?\d+(\.\d+)?$/.test(typed.trim()) ? Number(typed) : typed)

/** A point on the map, in degrees. */
export const place: FieldPart<'place'> = {
  wide: true,
  Input: function PlaceInput({ field, name, resource, disabled }) {
    const input = useFieldInput(name, resource)
    const translate = useTranslate()
    const { formState } = useFormContext()
    const point = pointOf(input.value)
    const part = (key: 'lat' | 'lng') => get(formState.errors, `${name}.${key}.message`) as string | undefined
    return (
      <FieldFrame id={input.id} label={input.label} required={field.required} error={input.error ?? part('lat') ?? part('lng')} group>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
          {(['lat', 'lng'] as const).map((key) => (
            <OutlinedInput
              key={key}
              defaultValue={point[key] ?? ''}
              placeholder={translate(`admin.field.${key}`)}
              disabled={disabled ?? false}
              onBlur={input.onBlur}
              error={Boolean(input.error ?? part(key))}
              onChange={(event) => {
                const next = { ...point, [key]: numberOf(latinDigits(event.target.value)) }
                input.set(next.lat === null && next.lng === null ? null : next)
              }}
              slotProps={{
                input: { inputMode: 'decimal', dir: 'ltr', 'aria-label': `${input.label}, ${translate(`admin.field.${key}`)}` },
              }}
            />
          ))}
        </Box>
      </FieldFrame>
    )
  },
  View: ({ value }) => {
    const { lat, lng } = pointOf(value)
    return typeof lat === 'number' && typeof lng === 'number' ? (
      <Code>
        {lat.toFixed(5)}, {lng.toFixed(5)}
      </Code>
    ) : (
      <Nothing />
    )
  },
}
