import Box from '@mui/material/Box'
import { useI18n } from '../../core/useI18n.ts'
import { conflictWords } from './conflictWords.ts'
import { faint } from './look.ts'
import type { Proposal } from './proposal.ts'
import type { Verdict } from './useConflict.ts'

/** The proposed place of a booking, and whether it is possible. */
export function Ghost({ proposal, verdict, top, height }: { proposal: Proposal; verdict: Verdict; top: number; height: number }) {
  const i18n = useI18n()
  const { format } = i18n
  const { conflict, checking } = verdict
  return (
    <Box
      aria-hidden
      data-ghost={conflict ? 'conflict' : 'free'}
      sx={(theme) => {
        const colour = conflict ? theme.palette.meaning.critical : checking ? theme.palette.meaning.neutral : theme.palette.meaning.positive
        return {
          position: 'absolute',
          zIndex: 6,
          insetBlockStart: top + 1,
          insetInline: 2,
          minBlockSize: Math.max(22, height - 2),
          padding: '4px 7px',
          fontSize: 12,
          lineHeight: '16px',
          borderRadius: '6px',
          border: `2px ${conflict ? 'dashed' : 'solid'} ${colour}`,
          bgcolor: faint(colour, theme.palette.background.paper, 16),
          boxShadow: '0 8px 20px rgb(10 20 35 / .18)',
          pointerEvents: 'none',
        }
      }}
    >
      <Box sx={{ fontWeight: 650 }}>
        <bdi>{format.time(proposal.startAt)}</bdi> – <bdi>{format.time(proposal.endAt)}</bdi>
      </Box>
      <bdi>{proposal.booking.customer ?? proposal.booking.ref}</bdi>
      {conflict && <Box sx={{ color: 'error.main', fontWeight: 600 }}>{conflictWords(i18n, conflict)}</Box>}
    </Box>
  )
}
