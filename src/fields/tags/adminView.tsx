import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'

const fewest = 3

/** Short labels of a row. */
export const tags: FieldPart<'tags'> = {
  wide: true,
  View: ({ value, dense }) => {
    const words = Array.isArray(value) ? value.map(String) : []
    if (words.length === 0) return <Nothing />
    const shown = dense ? words.slice(0, fewest) : words
    return (
      <Box
        component="span"
        sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}
        title={dense ? words.join(' · ') : undefined}
      >
        {shown.map((word) => (
          <Chip key={word} size="small" label={<bdi>{word}</bdi>} />
        ))}
        {shown.length < words.length && <bdi dir="ltr">+{words.length - shown.length}</bdi>}
      </Box>
    )
  },
}
