import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import type { FilterPart, FilterProps } from '../fields/parts.ts'
import { useSpeaker } from '../speaker.ts'
import { daysFrom, endOfDay, presets, startOfDay } from './days.ts'
import { RangeSentence } from './RangeSentence.tsx'

const DayInput = lazy(() => import('../fields/pickers/DayInput.tsx').then((file) => ({ default: file.DayInput })))

/** From a day to a day; `moments` are sent as the first and last instant of those days in the tenant's zone. */
export function datesFilter(moments: boolean): FilterPart {
  return {
    Editor: function DatesEditor({ name, values, set }: FilterProps) {
      const translate = useTranslate()
      const { timeZone } = useSpeaker()
      const day = (side: 'From' | 'To') => daysFrom(values[`${name}${side}`], timeZone)
      const choose = (from: string | undefined, to: string | undefined) =>
        set({
          [`${name}From`]: from && moments ? startOfDay(from, timeZone) : from,
          [`${name}To`]: to && moments ? endOfDay(to, timeZone) : to,
        })
      return (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
            {presets.map(({ key, span }) => (
              <Button key={key} size="small" variant="outlined" onClick={() => choose(...span(timeZone))}>
                {translate(`admin.filter.preset.${key}`)}
              </Button>
            ))}
          </Box>
          <Suspense fallback={<Skeleton variant="rounded" height={90} />}>
            <DayInput label={translate('admin.filter.firstDay')} value={day('From')} onChange={(from) => choose(from, day('To'))} />
            <DayInput label={translate('admin.filter.lastDay')} value={day('To')} onChange={(to) => choose(day('From'), to)} />
          </Suspense>
        </Box>
      )
    },
    Sentence: function DatesSentence({ name, values }) {
      const { format, timeZone } = useSpeaker()
      const say = (value: unknown) => {
        const day = daysFrom(value, timeZone)
        return day === undefined ? undefined : format.date(`${day}T12:00:00Z`)
      }
      return <RangeSentence from={say(values[`${name}From`])} to={say(values[`${name}To`])} />
    },
  }
}
