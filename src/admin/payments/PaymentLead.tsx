import Again from '@mui/icons-material/ReplayOutlined'
import Trouble from '@mui/icons-material/ReportProblemOutlined'
import Waiting from '@mui/icons-material/HourglassTopOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { press } from '../../http/index.ts'
import { client } from '../core/client.ts'
import { Panel } from '../core/parts/Panel.tsx'
import type { Row } from '../core/definition.ts'
import { RowName } from '../core/fields/RowName.tsx'
import { StatusDot } from '../core/parts/StatusDot.tsx'
import { Banner } from '../core/pages/Banner.tsx'
import { useRowAction } from '../core/show/useMove.ts'
import { useI18n } from '../core/useI18n.ts'
import { toneOf } from '../core/theme/tones.ts'
import { PaymentBar } from './PaymentBar.tsx'
import { PaymentLife } from './PaymentLife.tsx'
import { sumsOf } from './sums.ts'
import { troubleText } from './troubleText.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'
import { readPayment } from '../../schema/payments/calls.ts'

const subjects: Record<string, string> = { service: 'appointments', vehicleDeposite: 'leads' }

/** The state of a payment: amounts, pending request to the provider, error, and history. */
export function PaymentLead({ row }: { row: Row }) {
  const { translate, format } = useI18n()
  const { run } = useRowAction('payments')
  const state = String(row['state'])
  const currency = String(row['currency'])
  const { requested } = sumsOf(row)
  const subject = subjects[String(row['orderType'])]
  const trouble = typeof row['trouble'] === 'string' ? row['trouble'] : null
  const amount = requested && 'amount' in requested ? format.money(requested.amount, currency) : ''
  return (
    <>
      {trouble && (
        <Banner
          tone="lost"
          icon={<Trouble />}
          actions={
            <Button
              startIcon={<Again />}
              variant="outlined"
              onClick={press(() => run(() => client.call(readPayment, {}, { params: { id: row.id } })))}
              sx={{ minHeight: 44 }}
            >
              {translate('admin.payment.tryAgain')}
            </Button>
          }
        >
          <Typography sx={{ fontWeight: 600 }}>{translate('admin.payment.trouble')}</Typography>
          <Typography variant="body2">{troubleText(translate, trouble)}</Typography>
        </Banner>
      )}
      <Panel title={translate('admin.payment.stands')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 0.5 }}>
          <Typography component="p" sx={{ fontSize: 30, fontWeight: 700, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}>
            <bdi>{format.money(Number(row['amount'] ?? 0), currency)}</bdi>
          </Typography>
          <StatusDot tone={toneOf('paymentState', state) ?? 'neutral'}>{translate(wordKey('paymentState', state))}</StatusDot>
          <Typography component="p" sx={{ marginInlineStart: { sm: 'auto' } }}>
            {translate(wordKey('paymentOrderType', row['orderType']))}
            {subject && typeof row['refId'] === 'string' && (
              <>
                {' · '}
                <RowName target={subject} id={row['refId']} linked />
              </>
            )}
          </Typography>
        </Box>
        <PaymentBar row={row} />
        {requested && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginBlockStart: 2, color: 'text.secondary' }}>
            <Waiting fontSize="small" aria-hidden />
            <Typography variant="body2">{translate(`admin.payment.now.${requested.do}`, { amount })}</Typography>
          </Box>
        )}
        <PaymentLife row={row} />
      </Panel>
    </>
  )
}
