import Points from '@mui/icons-material/LoyaltyOutlined'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { amountDue, type Totals } from '../../schema/core/money.ts'
import { bookingPoints } from '../../schema/loyalty/calls.ts'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { useModuleRight } from '../core/moduleRight.ts'
import { lazyPart } from '../core/parts/lazyPart.ts'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'

const RedeemDialog = lazyPart(() => import('./RedeemDialog.tsx').then((file) => ({ default: file.RedeemDialog })))

// It comes later than the buttons beside it, which it must not move: they stand at the end of a wide page and at the beginning of a narrow one.
const last = { order: { xs: 1, sm: 0 } }

/** Redeems points on an open booking; shown where there is something to redeem. */
export function RedeemButton({ row }: { row: Row }) {
  const { translate } = useI18n()
  const may = useMay()
  const mayRedeem = useModuleRight('loyaltyEntries')
  const [open, setOpen] = useState(false)
  const allowed = mayRedeem('edit') && may('edit', 'appointments', row)
  const payable = row['closure'] === 'none' && row['status'] !== 'delivered' && amountDue(row['totals'] as Totals) > 0
  // Refused where the booking has just been handed over or closed by somebody: the button is gone then.
  const { data } = useQuery({
    queryKey: ['appointments', 'points', row.id, row.version],
    queryFn: ({ signal }) => client.call(bookingPoints, {}, { params: { id: row.id }, signal, quiet: 'silent' }),
    enabled: allowed && payable,
  })
  if (!allowed || !payable || !data || data.limit === 0) return null
  return (
    <>
      <Button variant="outlined" startIcon={<Points />} sx={last} onClick={() => setOpen(true)}>
        {translate('admin.loyalty.redeem')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <RedeemDialog bookingId={row.id} points={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
