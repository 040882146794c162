import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { latinDigits } from '../../schema/core/values/digits.ts'
import { LazyMap } from '../../admin/core/map/LazyMap.tsx'
import { FieldFrame } from '../../admin/core/fields/FieldFrame.tsx'
import type { InputProps } from '../../admin/core/fields/parts.ts'
import { pointOf, readPoint } from './points.ts'
import { useFieldInput } from '../../admin/core/fields/useFieldInput.ts'

type Typed = Record<'lat' | 'lng', string>
const numberOf = (text: string): unknown => (text.trim() === '' ? null : /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text)
const written = (value: unknown): Typed => {
  const { lat = '', lng = '' } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return { lat: String(lat ?? ''), lng: String(lng ?? '') }
}

/** A point on the map: clicked, typed in degrees, or pasted as a link. Typing works without a map. */
export function PlaceInput({ field, name, resource, disabled }: InputProps<'place'>) {
  const input = useFieldInput(name, resource)
  const translate = useTranslate()
  const [typed, setTyped] = useState(() => written(input.value))
  const { value } = input
  useEffect(() => {
    setTyped((before) => {
      const now = written(value)
      const same = (['lat', 'lng'] as const).every((key) => (numberOf(before[key]) ?? '') === (numberOf(now[key]) ?? ''))
      return same ? before : now
    })
  }, [value])
  const type = (key: 'lat' | 'lng', text: string) => {
    const pasted = readPoint(text)
    if (pasted) return input.set(pasted)
    const next = { ...typed, [key]: latinDigits(text).replace('٫', '.') }
    setTyped(next)
    const point = { lat: numberOf(next.lat), lng: numberOf(next.lng) }
    return input.set(point.lat === null && point.lng === null ? null : point)
  }
  return (
    <FieldFrame
      id={input.id}
      label={input.label}
      required={field.required}
      error={input.anyError}
      about={translate('admin.map.help')}
      group
    >
      <Box sx={{ display: 'grid', gap: 1.25 }}>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
          {(['lat', 'lng'] as const).map((key) => (
            <div key={key}>
              <Typography component="label" htmlFor={`${input.id}-${key}`} variant="caption" sx={{ color: 'text.secondary' }}>
                {translate(`admin.field.${key}`)}
              </Typography>
              <OutlinedInput
                id={`${input.id}-${key}`}
                fullWidth
                value={typed[key]}
                disabled={disabled ?? false}
                onBlur={input.onBlur}
                error={Boolean(input.error ?? input.errorOf(key))}
                inputRef={key === 'lat' ? input.ref : undefined}
                onChange={(event) => type(key, event.target.value)}
                slotProps={{
                  input: {
                    dir: 'ltr',
                    autoComplete: 'off',
                    'aria-describedby': input.describedBy,
                    'aria-invalid': Boolean(input.errorOf(key)),
                  },
                }}
              />
            </div>
          ))}
        </Box>
        <LazyMap
          label={translate('admin.map.label', { field: input.label })}
          height={240}
          place={pointOf(value)}
          onPlace={disabled ? undefined : (point) => input.set(point)}
        />
      </Box>
    </FieldFrame>
  )
}
