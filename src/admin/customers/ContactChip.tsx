import Box from '@mui/material/Box'
import { mobileText } from '../../fields/mobile/mobileText.ts'
import { StatusDot } from '../core/parts/StatusDot.tsx'
import { useI18n } from '../core/useI18n.ts'
import { toneOf } from '../core/theme/tones.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'

/** A mobile or e-mail address, and whether it is verified. */
export function ContactChip({ value, verification }: { value: unknown; verification: unknown }) {
  const { translate } = useI18n()
  if (!value) return null
  const word = String(verification)
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, fontSize: 13, minInlineSize: 0 }}>
      {/* A long address wraps on a phone. */}
      <Box component="bdi" dir="ltr" sx={{ overflowWrap: 'anywhere', minInlineSize: 0 }}>
        {mobileText(String(value))}
      </Box>
      <StatusDot tone={toneOf('verification', word) ?? 'neutral'}>{translate(wordKey('verification', word))}</StatusDot>
    </Box>
  )
}
