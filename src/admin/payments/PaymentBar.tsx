import Box from '@mui/material/Box'
import type { Row } from '../core/definition.ts'
import { useI18n } from '../core/useI18n.ts'
import type { Tone } from '../core/theme/tones.ts'
import { standingOf } from './sums.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'

/** How the amount is divided: kept, refunded, cancelled, outstanding; as a bar and as text. */
export function PaymentBar({ row }: { row: Row }) {
  const { translate, format } = useI18n()
  const { amount, capturedAmount, refundedAmount, canceledAmount } = standingOf(row)
  const parts: { name: string; minor: number; tone: Tone }[] = [
    { name: 'kept', minor: capturedAmount - refundedAmount, tone: 'positive' },
    { name: 'returned', minor: refundedAmount, tone: 'special' },
    { name: 'givenUp', minor: canceledAmount, tone: 'neutral' },
    { name: 'open', minor: amount - capturedAmount - canceledAmount, tone: 'caution' },
  ]
  const shown = parts.filter(({ minor }) => minor > 0)
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <Box aria-hidden sx={{ display: 'flex', gap: '2px', blockSize: 10, borderRadius: 5, overflow: 'hidden', bgcolor: 'divider' }}>
        {shown.map(({ name, minor, tone }) => (
          <Box key={name} sx={{ flexGrow: minor, flexBasis: 6, bgcolor: (theme) => theme.palette.meaning[tone] }} />
        ))}
      </Box>
      <Box
        component="dl"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, margin: 0, marginBlockStart: 1.25, fontSize: 13 }}
      >
        {shown.map(({ name, minor, tone }) => (
          <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Box aria-hidden sx={{ inlineSize: 8, blockSize: 8, borderRadius: '50%', bgcolor: (theme) => theme.palette.meaning[tone] }} />
            <dt>{translate(namedKey(`admin.payment.sums.${name}`))}</dt>
            <Box component="dd" sx={{ margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              <bdi>{format.money(minor, String(row['currency']))}</bdi>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
