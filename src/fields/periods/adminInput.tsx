import Add from '@mui/icons-material/AddOutlined'
import Remove from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { Suspense } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { FieldFrame } from '../../admin/core/fields/FieldFrame.tsx'
import type { InputProps } from '../../admin/core/fields/parts.ts'
import { useFieldInput } from '../../admin/core/fields/useFieldInput.ts'
import { lazyPart } from '../../admin/core/parts/lazyPart.ts'
import { Skeleton } from '../../admin/core/parts/Skeleton.tsx'

const DayInput = lazyPart(() => import('../../admin/core/fields/pickers/DayInput.tsx').then((file) => ({ default: file.DayInput })))
interface Stretch {
  from: string | null
  to: string | null
  note?: string | null
}

/** Periods of days, each with a note. */
export function PeriodsInput({ field, name, resource, disabled }: InputProps<'periods'>) {
  const input = useFieldInput(name, resource)
  const translate = useTranslate()
  const all = Array.isArray(input.value) ? (input.value as Stretch[]) : []
  const change = (place: number, part: Partial<Stretch>) => input.set(all.map((one, at) => (at === place ? { ...one, ...part } : one)))
  return (
    <FieldFrame id={input.id} label={input.label} required={field.required} error={input.anyError} group>
      <Box sx={{ display: 'grid', gap: 1.25 }}>
        {all.map((one, place) => (
          <Box
            key={place}
            role="group"
            aria-label={translate('admin.period.one', { number: place + 1 })}
            sx={{
              display: 'grid',
              gap: 1,
              alignItems: 'center',
              gridTemplateColumns: { xs: '1fr auto', sm: '176px 176px minmax(0, 1fr) auto' },
            }}
          >
            {(['from', 'to'] as const).map((side) => (
              <Box key={side} sx={{ gridColumn: { xs: 1, sm: 'auto' } }}>
                <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
                  <DayInput
                    label={translate(`admin.period.${side}`)}
                    value={one[side] ?? undefined}
                    onChange={(day) => change(place, { [side]: day ?? null })}
                    onBlur={input.onBlur}
                    disabled={disabled ?? false}
                    error={Boolean(input.errorOf(`${place}.${side}`))}
                  />
                </Suspense>
              </Box>
            ))}
            <OutlinedInput
              value={one.note ?? ''}
              placeholder={translate('admin.period.note')}
              disabled={disabled ?? false}
              onBlur={input.onBlur}
              onChange={(event) => change(place, { note: event.target.value || null })}
              sx={{ gridColumn: { xs: 1, sm: 'auto' } }}
              slotProps={{ input: { dir: 'auto', 'aria-label': translate('admin.period.note') } }}
            />
            {!disabled && (
              <IconButton
                aria-label={translate('admin.period.remove', { number: place + 1 })}
                onClick={() => input.set(all.filter((_, at) => at !== place))}
                sx={{ gridColumn: { xs: 2, sm: 'auto' }, gridRow: { xs: 1, sm: 'auto' } }}
              >
                <Remove fontSize="small" />
              </IconButton>
            )}
          </Box>
        ))}
        {!disabled && (
          <Box>
            <Button size="small" startIcon={<Add />} onClick={() => input.set([...all, { from: null, to: null, note: null }])}>
              {translate('admin.period.add')}
            </Button>
          </Box>
        )}
      </Box>
    </FieldFrame>
  )
}
