import Box from '@mui/material/Box'
import { mobileText } from '../../fields/mobileText.ts'
import { StatusDot } from '../../fields/StatusDot.tsx'
import { useSpeaker } from '../../speaker.ts'
import { toneOf } from '../../theme/tones.ts'

/** A way to reach somebody, and whether it was proven. */
export function ContactChip({ value, verification }: { value: unknown; verification: unknown }) {
  const { translate } = useSpeaker()
  if (!value) return null
  const word = String(verification)
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, fontSize: 13, minInlineSize: 0 }}>
      {/* A long address goes on below itself on a phone. */}
      <Box component="bdi" dir="ltr" sx={{ overflowWrap: 'anywhere', minInlineSize: 0 }}>
        {mobileText(String(value))}
      </Box>
      <StatusDot tone={toneOf('verification', word) ?? 'neutral'}>{translate(`enumerations.verification.${word}`)}</StatusDot>
    </Box>
  )
}
