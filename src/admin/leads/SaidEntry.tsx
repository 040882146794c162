import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Moment } from '../core/parts/Moment.tsx'
import { matchParent } from '../core/parts/matchParent.ts'

interface SaidEntryProps {
  words: string
  /** When it was said. */
  at: string
  by?: ReactNode
  /** What else is to know of it; empty ones are left out. */
  about?: readonly (string | null | undefined)[]
  children?: ReactNode
}

/** An entry of a lead's timeline that somebody wrote. */
export function SaidEntry({ words, at, by, about = [], children }: SaidEntryProps) {
  return (
    <Box component="li" sx={{ paddingBlock: 1.5 }}>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', ...matchParent }}>
        {words}
      </Typography>
      <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
        <Moment value={at} dense />
        {by && <> · {by}</>}
        {about.filter(Boolean).map((word) => (
          <span key={word}> · {word}</span>
        ))}
      </Typography>
      {children}
    </Box>
  )
}
