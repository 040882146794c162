import Insights from '@mui/icons-material/InsightsOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import { arrange, usePreferences } from '../core/preferences.ts'
import { useI18n } from '../core/useI18n.ts'
import { AskPayment } from './AskPayment.tsx'
import { PaymentTotals } from './PaymentTotals.tsx'

/** Above the list: the button to request a payment, and the totals of the last days. It can be folded. */
export function PaymentSummary() {
  const { translate } = useI18n()
  const id = useId()
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'))
  const open = usePreferences().paymentSummary ?? wide
  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          size="small"
          startIcon={<Insights />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => arrange({ paymentSummary: !open })}
          sx={{ minHeight: { xs: 44, sm: 32 } }}
        >
          {translate(open ? 'admin.payment.summary.hide' : 'admin.payment.summary.show')}
        </Button>
        <Box sx={{ marginInlineStart: 'auto' }}>
          <AskPayment />
        </Box>
      </Box>
      <Collapse in={open} id={id} unmountOnExit>
        <PaymentTotals />
      </Collapse>
    </Box>
  )
}
