import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import type { PaymentTotal } from '../../schema/payments/calls/payments.ts'
import { enumerations } from '../../schema/enumerations.ts'
import { listLink } from '../core/listLink.ts'
import { StatusDot } from '../core/parts/StatusDot.tsx'
import { useI18n } from '../core/useI18n.ts'
import { toneOf } from '../core/theme/tones.ts'
import { addUp } from './addUp.ts'
import { TotalsTable } from './TotalsTable.tsx'
import { wordKey } from '../../schema/core/dataKeys.ts'

/** The sums of each state; each links to its payments. */
export function StateTotals({ totals, span }: { totals: readonly PaymentTotal[]; span: { from: string; to: string } }) {
  const { translate } = useI18n()
  const order = (state: string) => (enumerations.paymentState as readonly string[]).indexOf(state)
  const rows = addUp(totals, 'state').toSorted((one, other) => order(one.key) - order(other.key))
  if (rows.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{translate('admin.payment.summary.none')}</Typography>
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <TotalsTable
        heading={translate('resources.payments.fields.state')}
        rows={rows}
        total
        name={(state) => (
          <Link
            component={RouterLink}
            to={listLink('payments', { state: [state], createdAt: span })}
            color="inherit"
            underline="hover"
            sx={{ display: 'inline-flex', minBlockSize: { xs: 44, sm: 28 }, alignItems: 'center' }}
          >
            <StatusDot tone={toneOf('paymentState', state) ?? 'neutral'}>{translate(wordKey('paymentState', state))}</StatusDot>
          </Link>
        )}
      />
    </Box>
  )
}
