import Typography from '@mui/material/Typography'
import { useTranslate } from '../../i18n/index.ts'
import { toneOf } from '../../admin/core/theme/tones.ts'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'
import { StatusDot } from '../../admin/core/parts/StatusDot.tsx'
import { wordKey } from '../../schema/core/dataKeys.ts'
import type { EnumerationName } from '../../schema/enumerations.ts'

type Row = Readonly<Record<string, unknown>>
/** The list and the word to show: how the row was closed, where it was. */
function shownWord(enumeration: EnumerationName, closedBy: EnumerationName | undefined, value: unknown, row: Row | undefined) {
  const closing = closedBy && row?.[closedBy]
  return closedBy && typeof closing === 'string' && closing !== 'none' ? ([closedBy, closing] as const) : ([enumeration, value] as const)
}

/** One word of a list; a status is drawn as a dot and the word. */
export const choice: FieldPart<'choice'> = {
  View: function ChoiceView({ field, value: own, row }) {
    const translate = useTranslate()
    const [enumeration, value] = shownWord(field.config.enumeration, field.config.closedBy, own, row)
    if (typeof value !== 'string' || value === '') return <Nothing />
    const word = translate(wordKey(enumeration, value))
    // 'none' has no colour, because it needs no attention.
    if (value === 'none')
      return (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {word}
        </Typography>
      )
    const tone = toneOf(enumeration, value)
    return tone ? <StatusDot tone={tone}>{word}</StatusDot> : <>{word}</>
  },
}
