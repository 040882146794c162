import Box from '@mui/material/Box'
import { Code } from '../../admin/core/parts/Code.tsx'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-fA-F]{6}$/.test(value)
function Swatch({ colour }: { colour: string }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ inlineSize: 18, blockSize: 18, borderRadius: '5px', border: 1, borderColor: 'divider', flex: 'none', bgcolor: colour }}
    />
  )
}

/** A colour as #rrggbb. */
export const colour: FieldPart<'colour'> = {
  View: ({ value }) =>
    isColour(value) ? (
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
        <Swatch colour={value} />
        <Code>{value}</Code>
      </Box>
    ) : (
      <Nothing />
    ),
}
