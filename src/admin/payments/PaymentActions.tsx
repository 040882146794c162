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
import { readPayment } from '../../schema/payments/calls.ts'

/** The link to the subject of a payment, and the requests to the provider. */
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
      <ProviderActions row={row} />
    </>
  )
}

/** The requests to the provider that the sums allow; the server decides. */
function ProviderActions({ row }: { row: Row }) {
  const { translate } = useI18n()
  const may = useModuleRight('payments')
  const { run } = useRowAction('payments')
  const [requested, setRequested] = useState<PaymentAction | null>(null)
  if (row['provider'] !== 'tamara' || typeof row['providerOrderId'] !== 'string') return null
  const { promised, returnable } = sumsOf(row)
  const offered: [PaymentAction, typeof Capture, boolean][] = [
    ['capture', Capture, promised > 0 && row['captureAt'] === null && may('edit', row)],
    ['refund', Refund, returnable > 0 && may('approve', row)],
    ['cancel', Stop, promised > 0 && may('approve', row)],
  ]
  return (
    <>
      <Button startIcon={<Read />} onClick={press(() => run(() => client.call(readPayment, {}, { params: { id: row.id } })))}>
        {translate('admin.payment.read')}
      </Button>
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
