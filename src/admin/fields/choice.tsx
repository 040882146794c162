import Typography from '@mui/material/Typography'
import { useTranslate } from '../../i18n/index.ts'
import { wordsFilter } from '../filters/WordsFilter.tsx'
import { toneOf } from '../theme/tones.ts'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'
import { StatusDot } from './StatusDot.tsx'

/** One word of a list; a status is drawn as a dot and the word. */
export const choice: FieldPart<'choice'> = {
  View: function ChoiceView({ field, value }) {
    const translate = useTranslate()
    if (typeof value !== 'string' || value === '') return <Nothing />
    const { enumeration } = field.config
    const word = translate(`enumerations.${enumeration}.${value}`)
    // 'none' is no news: a colour would shout it from every row.
    if (value === 'none')
      return (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {word}
        </Typography>
      )
    const tone = toneOf(enumeration, value)
    return tone ? <StatusDot tone={tone}>{word}</StatusDot> : <>{word}</>
  },
  Filter: wordsFilter,
}
