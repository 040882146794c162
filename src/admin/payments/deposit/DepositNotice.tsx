import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { press } from '../../../http/index.ts'
import { customerStanding } from '../../../schema/appointments/calls.ts'
import type { Totals } from '../../../schema/core/money.ts'
import { sendPayLink } from '../../../schema/payments/calls.ts'
import { client } from '../../core/client.ts'
import type { Row } from '../../core/definition.ts'
import { useLiveRefresh } from '../../core/live/useLiveRefresh.ts'
import { useModuleRight } from '../../core/moduleRight.ts'
import { lazyPart } from '../../core/parts/lazyPart.ts'
import { useMay } from '../../core/rights.ts'
import { useRowAction } from '../../core/show/useMove.ts'
import { useI18n } from '../../core/useI18n.ts'
import type { DepositDecision } from './DepositDialog.tsx'

const DepositDialog = lazyPart(() => import('./DepositDialog.tsx').then((file) => ({ default: file.DepositDialog })))

/** How many visits the booking's customer missed, while that still matters. */
function useMissed(row: Row) {
  const queries = useQueryClient()
  const may = useMay()
  const customerId = String(row['customerId'])
  const queryKey = ['customers', 'standing', customerId]
  useLiveRefresh(['appointments'], () => void queries.invalidateQueries({ queryKey }))
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(customerStanding, {}, { params: { id: customerId }, signal, quiet: 'silent' }),
    enabled: row['status'] === 'pending' && may('show', 'customers'),
    retry: false,
  })
  return data?.missed && data.missed.count > 0 ? data.missed : undefined
}

/** Above a booking: its deposit and its customer's missed visits, with what staff and managers do about them. */
export function DepositNotice({ row }: { row: Row }) {
  const { translate, format } = useI18n()
  const may = useMay()
  const mayPay = useModuleRight('payments')
  const { run } = useRowAction('appointments')
  const [deciding, setDeciding] = useState<DepositDecision | null>(null)
  const missed = useMissed(row)
  const [state, closure] = [row['depositState'], row['closure']]
  const awaited = state === 'awaiting' && closure === 'none' && row['status'] === 'pending'
  const counts = (closure === 'noShow' || row['cancelledLate'] === true) && !row['forgivenReason']
  const amount = format.money(Number(row['deposit'] ?? 0), (row['totals'] as Totals).currency)
  const words = [
    ...(awaited ? [translate('admin.deposit.awaiting', { amount, until: format.dateTime(String(row['depositDueAt'])) })] : []),
    ...(state === 'paid' || state === 'kept' ? [translate(`admin.deposit.${state}`, { amount })] : []),
    ...(missed
      ? [translate('admin.standing.missed', { smart_count: missed.count, count: format.number(missed.count), months: missed.months })]
      : []),
  ]
  const decides = may('approve', 'appointments', row)
  if (words.length === 0 && !(counts && decides)) return null
  return (
    <Alert severity={awaited || missed ? 'warning' : 'info'} sx={{ '& .MuiAlert-message': { flex: 1 } }}>
      {words.map((line) => (
        <Typography key={line} variant="body2">
          {line}
        </Typography>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
        {awaited && mayPay('create') && may('edit', 'appointments', row) && (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            onClick={press(() => run(() => client.call(sendPayLink, {}, { params: { id: row.id }, idempotencyKey: crypto.randomUUID() })))}
          >
            {translate('admin.deposit.send')}
          </Button>
        )}
        {awaited && decides && (
          <Button size="small" variant="outlined" color="inherit" onClick={() => setDeciding('waive')}>
            {translate('admin.deposit.waive')}
          </Button>
        )}
        {counts && decides && (
          <Button size="small" variant="outlined" color="inherit" onClick={() => setDeciding('forgive')}>
            {translate('admin.deposit.forgive')}
          </Button>
        )}
      </Box>
      {deciding && (
        <Suspense fallback={null}>
          <DepositDialog row={row} decision={deciding} amount={amount} onClose={() => setDeciding(null)} />
        </Suspense>
      )}
    </Alert>
  )
}
