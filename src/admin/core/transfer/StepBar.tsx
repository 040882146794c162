import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** The buttons back and continue at the end of a step; always visible. */
export function StepBar({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        position: 'sticky',
        insetBlockEnd: { xs: 'calc(64px + env(safe-area-inset-bottom))', sm: 12 },
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        alignItems: 'center',
        gap: 1,
        marginBlockStart: 2,
        paddingBlock: 1.5,
        paddingInline: 2,
        bgcolor: 'surface.raised',
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
      }}
    >
      {children}
    </Box>
  )
}
