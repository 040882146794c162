import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { StatusDot } from '../core/parts/StatusDot.tsx'
import { useI18n } from '../core/useI18n.ts'
import type { Tone } from '../core/theme/tones.ts'

/** A line about a job or kind: name, state and controls. */
export function BackgroundLine({
  name,
  tone,
  text,
  paused,
  action,
}: {
  name: string
  tone: Tone
  text: string
  paused: boolean
  action: ReactNode
}) {
  const { translate } = useI18n()
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minBlockSize: 56,
        paddingBlock: 0.75,
        '&:not(:first-of-type)': { borderBlockStart: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          <StatusDot tone={paused ? 'caution' : tone}>{paused ? translate('admin.backgroundJobs.paused') : text}</StatusDot>
          {paused && text !== translate('admin.backgroundJobs.nothing') ? ` · ${text}` : ''}
        </Typography>
      </Box>
      {action}
    </Box>
  )
}

/** Styles of a list of lines. */
export const backgroundLines = { listStyle: 'none', margin: 0, marginBlock: -1, padding: 0 } as const
