import Chip from '@mui/material/Chip'
import Box from '@mui/material/Box'
import { useTranslate } from '../../i18n/index.ts'
import { wordsFilter } from '../filters/WordsFilter.tsx'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'

/** Several words of a list. */
export const choices: FieldPart<'choices'> = {
  wide: true,
  View: function ChoicesView({ field, value }) {
    const translate = useTranslate()
    if (!Array.isArray(value) || value.length === 0) return <Nothing />
    return (
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
        {value.map((word) => (
          <Chip key={String(word)} size="small" label={translate(`enumerations.${field.config.enumeration}.${String(word)}`)} />
        ))}
      </Box>
    )
  },
  Filter: wordsFilter,
}
