import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useTranslate } from '../../i18n/index.ts'
import { latinDigits } from '../../schema/digits.ts'
import type { FilterPart, FilterProps } from '../fields/parts.ts'
import { useSpeaker, type Speaker } from '../speaker.ts'
import { RangeSentence } from './RangeSentence.tsx'

interface NumberWriting {
  /** Minor units in one shown unit. */
  unit: number
  write: (speaker: Speaker, value: number) => string
}

/** From a number to a number. */
export function numbersFilter({ unit, write }: NumberWriting): FilterPart {
  return {
    Editor: function NumbersEditor({ name, values, set }: FilterProps) {
      const translate = useTranslate()
      const end = (side: 'From' | 'To', text: string) => {
        const value = values[`${name}${side}`]
        return (
          <OutlinedInput
            key={side}
            placeholder={translate(text)}
            value={value === undefined ? '' : Number(value) / unit}
            slotProps={{ input: { 'aria-label': translate(text), inputMode: 'decimal', dir: 'ltr' } }}
            onChange={(event) => {
              const typed = latinDigits(event.target.value).replace(/[^\d.]/g, '')
              set({ [`${name}${side}`]: typed === '' ? undefined : String(Math.round(Number(typed) * unit)) })
            }}
          />
        )
      }
      return (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
          {end('From', 'admin.filter.atLeast')}
          {end('To', 'admin.filter.atMost')}
        </Box>
      )
    },
    Sentence: function NumbersSentence({ name, values }) {
      const speaker = useSpeaker()
      const say = (value: unknown) => (value === undefined ? undefined : write(speaker, Number(value)))
      return <RangeSentence from={say(values[`${name}From`])} to={say(values[`${name}To`])} />
    },
  }
}
