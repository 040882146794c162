import Box from '@mui/material/Box'
import type { Tone } from '../theme/tones.ts'

/** A status: a coloured dot and always the word. */
export function StatusDot({ tone, children }: { tone: Tone; children: string }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.875, whiteSpace: { xs: 'normal', sm: 'nowrap' }, fontWeight: 500 }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{ inlineSize: 8, blockSize: 8, borderRadius: '50%', flex: 'none', bgcolor: (theme) => theme.palette.meaning[tone] }}
      />
      {children}
    </Box>
  )
}
