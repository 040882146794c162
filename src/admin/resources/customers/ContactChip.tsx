import Box from '@mui/material/Box'
import { Code } from '../../fields/Code.tsx'
import { StatusDot } from '../../fields/StatusDot.tsx'
import { useSpeaker } from '../../speaker.ts'
import { toneOf } from '../../theme/tones.ts'

/** A way to reach somebody, and whether it was proven. */
export function ContactChip({ value, verification }: { value: unknown; verification: unknown }) {
  const { translate } = useSpeaker()
  if (!value) return null
  const word = String(verification)
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontSize: 13 }}>
      <Code>{String(value)}</Code>
      <StatusDot tone={toneOf('verification', word) ?? 'neutral'}>{translate(`enumerations.verification.${word}`)}</StatusDot>
    </Box>
  )
}
