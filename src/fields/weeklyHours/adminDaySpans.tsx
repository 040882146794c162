import Add from '@mui/icons-material/AddOutlined'
import Remove from '@mui/icons-material/CloseOutlined'
import Copy from '@mui/icons-material/ContentCopyOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import type { Span } from '../../schema/core/kinds.ts'
import { showroomHours } from '../../schema/core/limits.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'
import { lazyPart } from '../../admin/core/parts/lazyPart.ts'
import { Skeleton } from '../../admin/core/parts/Skeleton.tsx'

const ClockInput = lazyPart(() => import('../../admin/core/fields/pickers/ClockInput.tsx').then((file) => ({ default: file.ClockInput })))
interface DaySpansProps {
  /** The day in words. */
  name: string
  spans: readonly Span[]
  gap: number
  disabled: boolean
  onChange: (spans: Span[]) => void
  onCopy: () => void
  onBlur: () => void
  errorOf: (part: string) => string | undefined
}

/** The hours of one day of the week. */
export function DaySpans({ name, spans, gap, disabled, onChange, onCopy, onBlur, errorOf }: DaySpansProps) {
  const translate = useTranslate()
  const change = (place: number, side: keyof Span, time: string | undefined) =>
    onChange(spans.map((span, at) => (at === place ? { ...span, [side]: time ?? '' } : span)))
  const press = (key: 'removeSpan' | 'copySpans' | 'addSpan', icon: typeof Add, action: () => void) => {
    const Icon = icon
    return (
      <IconButton
        aria-label={`${translate(namedKey(`admin.field.${key}`))} ${name}`}
        title={translate(namedKey(`admin.field.${key}`))}
        onClick={action}
      >
        <Icon fontSize="small" />
      </IconButton>
    )
  }
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: '104px minmax(0, 1fr) auto' },
        columnGap: 1,
        alignItems: 'center',
        paddingInline: 1.5,
        paddingBlock: 0.5,
        minBlockSize: 48,
        '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 550 }}>
        {name}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, gridColumn: { xs: '1 / -1', sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' } }}>
        {spans.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('admin.field.closedDay')}
          </Typography>
        )}
        {spans.map((span, place) => (
          <Box key={place} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            {(['from', 'to'] as const).map((side) => (
              <Box key={side} sx={{ inlineSize: 136 }}>
                <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
                  <ClockInput
                    label={`${name}, ${translate(`admin.field.${side}`)}`}
                    value={span[side]}
                    gap={gap}
                    onChange={(time) => change(place, side, time)}
                    onBlur={onBlur}
                    disabled={disabled}
                    error={Boolean(errorOf(`${place}.${side}`))}
                  />
                </Suspense>
              </Box>
            ))}
            {!disabled && press('removeSpan', Remove, () => onChange(spans.filter((_, at) => at !== place)))}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gridRow: { xs: 1, sm: 'auto' }, gridColumn: { xs: 2, sm: 'auto' } }}>
        {!disabled && press('copySpans', Copy, onCopy)}
        {!disabled && press('addSpan', Add, () => onChange([...spans, { ...showroomHours }]))}
      </Box>
    </Box>
  )
}
