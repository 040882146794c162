import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface BannerProps {
  icon: ReactNode
  /** The kind of notice: information, or a loss. */
  tone: 'known' | 'lost'
  /** What can be done about it. */
  actions?: ReactNode
  children: ReactNode
}

const tones = {
  known: { bgcolor: 'surface.brand', borderColor: 'transparent', icon: 'primary.main' },
  lost: { bgcolor: 'background.paper', borderColor: 'error.main', icon: 'error.main' },
} as const

/** A notice above a page or form, with actions. */
export function Banner({ icon, tone, actions, children }: BannerProps) {
  const { icon: colour, ...background } = tones[tone]
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        paddingInline: 2,
        paddingBlock: 1.25,
        borderRadius: 3,
        border: 1,
        ...background,
      }}
    >
      <Box aria-hidden sx={{ display: 'inline-flex', color: colour, '& svg': { fontSize: 20 } }}>
        {icon}
      </Box>
      <Box sx={{ flex: '1 1 220px', minInlineSize: 0 }}>{children}</Box>
      {actions}
    </Box>
  )
}
