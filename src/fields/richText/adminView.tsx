import Box from '@mui/material/Box'
import { languages } from '../../schema/core/limits.ts'
import { useI18n } from '../../admin/core/useI18n.ts'
import { bilingualText } from '../bilingual/bilingualValue.ts'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'
import { safeMarkup, wordsOf } from './adminSafeMarkup.ts'

/** A formatted text in both languages. */
export const richText: FieldPart<'richText'> = {
  wide: true,
  height: 248,
  View: function RichTextView({ value, dense }) {
    const { code } = useI18n()
    const shown = bilingualText(value, code)
    if (!wordsOf(shown)) return <Nothing />
    const one = {
      display: 'block',
      inlineSize: 'fit-content',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      maxInlineSize: 260,
    } as const
    if (dense)
      return (
        <Box component="bdi" sx={one}>
          {wordsOf(shown)}
        </Box>
      )
    const sides = Object.values(languages).filter((side) => wordsOf((value as Record<string, string>)[side.code] ?? ''))
    return (
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { md: `repeat(${sides.length}, minmax(0, 1fr))` }, gap: 3, overflowWrap: 'anywhere' }}
      >
        {sides.map((side) => (
          <Box
            key={side.code}
            dir={side.direction}
            lang={side.code}
            sx={{
              '& > :first-of-type': { marginBlockStart: 0 },
              '& a': { color: 'primary.main' },
              '& h2, & h3': { fontSize: 16, fontWeight: 650 },
            }}
          >
            {safeMarkup((value as Record<string, string>)[side.code] ?? '')}
          </Box>
        ))}
      </Box>
    )
  },
}
