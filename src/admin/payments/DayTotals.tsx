import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PaymentTotal } from '../../schema/payments/calls/payments.ts'
import { useI18n } from '../core/useI18n.ts'
import { addUp } from './addUp.ts'
import { TotalsTable } from './TotalsTable.tsx'

/** The sums of each day, latest first. */
export function DayTotals({ totals }: { totals: readonly PaymentTotal[] }) {
  const { translate, format } = useI18n()
  const rows = addUp(totals, 'day')
  if (rows.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{translate('admin.payment.summary.none')}</Typography>
  return (
    <Box role="region" tabIndex={0} aria-label={translate('admin.payment.summary.byDay')} sx={{ overflow: 'auto', maxBlockSize: 260 }}>
      <TotalsTable heading={translate('admin.payment.summary.day')} rows={rows} name={(day) => <bdi>{format.date(day)}</bdi>} />
    </Box>
  )
}
