import Capture from '@mui/icons-material/PriceCheckOutlined'
import Read from '@mui/icons-material/SyncOutlined'
import Refund from '@mui/icons-material/UndoOutlined'
import Stop from '@mui/icons-material/DoNotDisturbOnOutlined'
import Event from '@mui/icons-material/EventAvailableOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { press } from '../../http/index.ts'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { useModuleRight } from '../core/moduleRight.ts'
import { useRowAction } from '../core/show/useMove.ts'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { PaymentDialog, type PaymentAction } from './PaymentDialog.tsx'
import { ReceiptButton } from './ReceiptButton.tsx'
import { sumsOf } from './sums.ts'
import { isOnline } from '../../schema/payments/online.ts'
import { readPayment } from '../../schema/payments/calls.ts'

/** The link to the subject of a payment, and what can be done with its money. */
export function PaymentActions({ row }: { row: Row }) {
  const { translate } = useI18n()
  const may = useMay()
  return (
    <>
      {row['orderType'] === 'service' && may('show', 'appointments') && (
        <Button component={Link} to={`/home/appointments/${String(row['refId'])}/show`} startIcon={<Event />}>
          {translate('admin.payment.booking')}
        </Button>
      )}
      <ReceiptButton row={row} />
      <MoneyActions row={row} />
    </>
  )
}

/** What the sums allow of a payment at the provider or at the counter; the server decides. */
function MoneyActions({ row }: { row: Row }) {
  const { translate } = useI18n()
  const may = useModuleRight('payments')
  const { run } = useRowAction('payments')
  const [requested, setRequested] = useState<PaymentAction | null>(null)
  const atProvider = isOnline(row['provider'])
  if (atProvider && typeof row['providerOrderId'] !== 'string') return null
  const { promised, returnable } = sumsOf(row)
  const offered: [PaymentAction, typeof Capture, boolean][] = [
    ['capture', Capture, promised > 0 && row['captureAt'] === null && may('edit', row)],
    ['refund', Refund, returnable > 0 && may('approve', row)],
    ['cancel', Stop, promised > 0 && may('approve', row)],
  ]
  return (
    <>
      {atProvider && (
        <Button startIcon={<Read />} onClick={press(() => run(() => client.call(readPayment, {}, { params: { id: row.id } })))}>
          {translate('admin.payment.read')}
        </Button>
      )}
      {offered.map(
        ([step, Icon, shown]) =>
          shown && (
            <Button key={step} variant="outlined" startIcon={<Icon />} onClick={() => setRequested(step)}>
              {translate(`admin.payment.${step}`)}
            </Button>
          ),
      )}
      {requested && <PaymentDialog row={row} context={requested} onClose={() => setRequested(null)} />}
    </>
  )
}
