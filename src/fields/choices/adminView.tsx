import Chip from '@mui/material/Chip'
import Box from '@mui/material/Box'
import { useTranslate } from '../../i18n/index.ts'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'

/** Several words of a list. */
export const choices: FieldPart<'choices'> = {
  wide: true,
  View: function ChoicesView({ field, value }) {
    const translate = useTranslate()
    if (!Array.isArray(value) || value.length === 0) return <Nothing />
    return (
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
        {value.map((word) => (
          <Chip key={String(word)} size="small" label={translate(wordKey(field.config.enumeration, word))} />
        ))}
      </Box>
    )
  },
}
