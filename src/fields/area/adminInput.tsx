import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { LazyMap } from '../../admin/core/map/LazyMap.tsx'
import { useI18n } from '../../admin/core/useI18n.ts'
import { FieldFrame } from '../../admin/core/fields/FieldFrame.tsx'
import type { InputProps } from '../../admin/core/fields/parts.ts'
import { pointOf, readPoint, type Point } from '../place/points.ts'
import { useFieldInput } from '../../admin/core/fields/useFieldInput.ts'

const written = (value: unknown): string =>
  Array.isArray(value) ? value.map((one) => (pointOf(one) ? `${pointOf(one)?.lat}, ${pointOf(one)?.lng}` : String(one))).join('\n') : ''
// A line that is not a point is kept as typed, so that it can be corrected.
const read = (text: string): (Point | string)[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => readPoint(line) ?? line)
const same = (text: string, value: unknown) => JSON.stringify(read(text)) === JSON.stringify(value ?? [])

/** An area: drawn on the map, or typed as a line of degrees for each corner. Both can do everything. */
export function AreaInput({ field, name, resource, disabled }: InputProps<'area'>) {
  const input = useFieldInput(name, resource)
  const { translate } = useI18n()
  const all: unknown[] = Array.isArray(input.value) ? input.value : []
  const [typed, setTyped] = useState(written(input.value))
  const shown = same(typed, all) ? typed : written(all)
  const corners = all.flatMap((one) => pointOf(one) ?? [])
  const change = (next: (Point | string)[]) => input.set(next.length > 0 ? next : null)
  const wrong = all.findIndex((one) => !pointOf(one))
  return (
    <FieldFrame
      id={input.id}
      label={input.label}
      required={field.required}
      error={wrong >= 0 && input.anyError ? translate('validation.areaLine', { number: wrong + 1 }) : input.anyError}
      about={translate('admin.map.areaHelp')}
      group
    >
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 240px' } }}>
        <LazyMap
          label={translate('admin.map.areaLabel', { field: input.label })}
          height={320}
          corners={corners}
          onCorners={disabled ? undefined : change}
        />
        <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
          <Typography component="label" htmlFor={input.id} variant="caption" sx={{ color: 'text.secondary' }}>
            {translate('admin.map.cornerList')}
          </Typography>
          <OutlinedInput
            id={input.id}
            multiline
            minRows={9}
            maxRows={11}
            value={shown}
            disabled={disabled ?? false}
            error={Boolean(input.anyError)}
            inputRef={input.ref}
            onBlur={input.onBlur}
            onChange={({ target }) => {
              setTyped(target.value)
              change(read(target.value))
            }}
            slotProps={{
              input: {
                dir: 'ltr',
                autoComplete: 'off',
                spellCheck: false,
                'aria-describedby': input.describedBy,
                'aria-invalid': Boolean(input.anyError),
              },
            }}
          />
          {!disabled && (
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
              <Button size="small" disabled={all.length === 0} onClick={() => change(corners.slice(0, -1))}>
                {translate('admin.map.dropLast')}
              </Button>
              <Button size="small" disabled={all.length === 0} onClick={() => change([])}>
                {translate('admin.map.dropAll')}
              </Button>
            </Box>
          )}
        </Box>
      </Box>
    </FieldFrame>
  )
}
