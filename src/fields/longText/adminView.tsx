import Box from '@mui/material/Box'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'

/** Several lines of text. */
export const longText: FieldPart<'longText'> = {
  wide: true,
  height: 84,
  View: ({ value, dense }) => {
    if (typeof value !== 'string' || value === '') return <Nothing />
    const one = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxInlineSize: 260 } as const
    return (
      // As wide as its text: a short one in the other script starts below its label.
      <Box
        component="bdi"
        sx={{
          display: 'block',
          inlineSize: 'fit-content',
          maxInlineSize: '100%',
          overflowWrap: 'anywhere',
          ...(dense ? one : { whiteSpace: 'pre-wrap' }),
        }}
      >
        {value}
      </Box>
    )
  },
}
