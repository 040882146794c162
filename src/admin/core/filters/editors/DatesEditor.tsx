import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Suspense } from 'react'
import type { FilterProps } from '../../fields/parts.ts'
import { useI18n } from '../../useI18n.ts'
import { daysFrom, daysOf, endOfDay, isSpan, spanWords, startOfDay, type SpanWord } from '../days.ts'
import { lazyPart } from '../../parts/lazyPart.ts'
import { Skeleton } from '../../parts/Skeleton.tsx'

const DayInput = lazyPart(() => import('../../fields/pickers/DayInput.tsx').then((file) => ({ default: file.DayInput })))

/** Chooses a span counted from today, or two days; with `moments` sent as the first and last moment of those days in the tenant's zone. */
export function DatesEditor({ name, values, set, moments }: FilterProps & { moments: boolean }) {
  const { timeZone, translate } = useI18n()
  const word = values[`${name}Span`]
  const counted = isSpan(word) ? daysOf(word, timeZone) : undefined
  const from = counted ? counted[0] : daysFrom(values[`${name}From`], timeZone)
  const to = counted ? counted[1] : daysFrom(values[`${name}To`], timeZone)
  const choose = (first: string | undefined, last: string | undefined) =>
    set({
      [`${name}Span`]: undefined,
      [`${name}From`]: first && moments ? startOfDay(first, timeZone) : first,
      [`${name}To`]: last && moments ? endOfDay(last, timeZone) : last,
    })
  const count = (chosen: SpanWord) =>
    set({ [`${name}Span`]: chosen === word ? undefined : chosen, [`${name}From`]: undefined, [`${name}To`]: undefined })
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {spanWords.map((key) => (
          <Button
            key={key}
            size="small"
            variant={key === word ? 'contained' : 'outlined'}
            aria-pressed={key === word}
            onClick={() => count(key)}
          >
            {translate(`admin.filter.preset.${key}`)}
          </Button>
        ))}
      </Box>
      <Suspense fallback={<Skeleton variant="rounded" height={90} />}>
        <DayInput label={translate('admin.filter.firstDay')} value={from} onChange={(day) => choose(day, to)} />
        <DayInput label={translate('admin.filter.lastDay')} value={to} onChange={(day) => choose(from, day)} />
      </Suspense>
    </Box>
  )
}
