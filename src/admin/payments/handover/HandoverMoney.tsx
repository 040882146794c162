import Send from '@mui/icons-material/SendOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { press } from '../../../http/index.ts'
import { counterWays, type BookingMoneyOut } from '../../../schema/payments/calls/payments.ts'
import { sendPayLink, takePayment } from '../../../schema/payments/calls.ts'
import { minorDigits, minorUnits } from '../../../schema/core/time/region.ts'
import { wordKey } from '../../../schema/core/dataKeys.ts'
import { client } from '../../core/client.ts'
import type { Row } from '../../core/definition.ts'
import { Code } from '../../core/parts/Code.tsx'
import { Items } from '../../core/parts/Items.tsx'
import { StatusDot } from '../../core/parts/StatusDot.tsx'
import { useMay } from '../../core/rights.ts'
import { useRowAction } from '../../core/show/useMove.ts'
import { toneOf } from '../../core/theme/tones.ts'
import { useI18n } from '../../core/useI18n.ts'
import { minorOf } from '../minorOf.ts'
import { ReceiptButton } from '../ReceiptButton.tsx'

type Way = (typeof counterWays)[number]
const tall = { minHeight: { xs: 44, sm: 38 } }

/** What a booking costs and what is paid, its payments with their receipts, and the ways to pay the rest. */
export function HandoverMoney({ row, money, mayTake }: { row: Row; money: BookingMoneyOut; mayTake: boolean }) {
  const { translate, format } = useI18n()
  const may = useMay()
  const [way, setWay] = useState<Way | null>(null)
  const [linked, setLinked] = useState(false)
  // A new key after each answer: pressing twice takes the money and sends the link once.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { run } = useRowAction('appointments')
  const { total, paid, due, waiting, currency, payments } = money
  const amount = (minor: number) => format.money(minor, currency)
  const takes = mayTake && money.takable && due > 0 && may('edit', 'appointments', row)
  const send = async () => {
    const refused = await run(() => client.call(sendPayLink, {}, { params: { id: row.id }, idempotencyKey: key }))
    setKey(crypto.randomUUID())
    setLinked(refused === null)
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {total === 0
          ? translate('admin.handover.free')
          : paid >= total
            ? translate('admin.handover.paid', { amount: amount(paid) })
            : translate('admin.handover.due', { amount: amount(total - paid) })}
      </Typography>
      {paid > 0 && paid < total && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('admin.handover.paidOf', { paid: amount(paid), total: amount(total) })}
        </Typography>
      )}
      {waiting > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('admin.handover.waiting', { amount: amount(waiting) })}
        </Typography>
      )}
      {payments.length > 0 && (
        <Items aria-label={translate('admin.handover.receipts')} sx={{ inlineSize: '100%' }}>
          {(payments as unknown as Row[]).map((one) => (
            <Box
              component="li"
              key={one.id}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, borderBlockStart: 1, borderColor: 'divider' }}
            >
              <Typography component="span" variant="body2" sx={{ flex: 1, minInlineSize: 150 }}>
                {translate(wordKey('paymentProvider', one['provider']))} · <Code>{String(one['ref'])}</Code>
              </Typography>
              <StatusDot tone={toneOf('paymentState', String(one['state'])) ?? 'neutral'}>
                {translate(wordKey('paymentState', one['state']))}
              </StatusDot>
              <Typography component="span" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                <bdi>{amount(Number(one['amount']))}</bdi>
              </Typography>
              <ReceiptButton row={one} />
            </Box>
          ))}
        </Items>
      )}
      {takes && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {counterWays.map((one) => (
            <Button
              key={one}
              variant="outlined"
              aria-expanded={way === one}
              onClick={() => setWay(way === one ? null : one)}
              sx={{ ...tall, ...(way === one ? { bgcolor: 'action.selected' } : {}) }}
            >
              {translate(`admin.handover.take.${one}`)}
            </Button>
          ))}
          {money.online && row['status'] !== 'delivered' && (
            <Button startIcon={<Send sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />} onClick={press(send)} sx={tall}>
              {translate('admin.handover.link')}
            </Button>
          )}
        </Box>
      )}
      {takes && way && <Taking key={`${way}-${due}`} row={row} way={way} due={due} currency={currency} onTaken={() => setWay(null)} />}
      {linked && due > 0 && (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {translate('admin.handover.linkSent')} {translate('admin.handover.linkAbout')}
        </Typography>
      )}
    </Box>
  )
}

interface TakingProps {
  row: Row
  way: Way
  due: number
  currency: string
  onTaken: () => void
}

/** The amount that is taken, all that is due by default. */
function Taking({ row, way, due, currency, onTaken }: TakingProps) {
  const { translate, format } = useI18n()
  const { run } = useRowAction('appointments')
  const [typed, setTyped] = useState((due / minorUnits(currency)).toFixed(minorDigits(currency)))
  const [error, setError] = useState<string>()
  const [key] = useState(() => crypto.randomUUID())
  const amount = minorOf(typed, currency)
  const valid = amount !== undefined && amount >= 1 && amount <= due
  const submit = async () => {
    setError(valid ? undefined : translate('admin.handover.amountWrong', { amount: format.money(due, currency) }))
    if (!valid) return
    const refused = await run(() => client.call(takePayment, { provider: way, amount }, { params: { id: row.id }, idempotencyKey: key }))
    if (refused === null) onTaken()
    else setError(refused['amount'])
  }
  return (
    <Box component="form" noValidate onSubmit={press(submit)} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
      <TextField
        label={translate('admin.handover.amount', { currency: format.currency(currency) })}
        size="small"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={error !== undefined}
        helperText={error}
        slotProps={{ htmlInput: { name: 'amount', inputMode: 'decimal', dir: 'ltr' } }}
        sx={{ inlineSize: 180 }}
      />
      <Button type="submit" variant="contained" sx={tall}>
        {translate('admin.handover.taken', { amount: format.money(valid ? amount : due, currency) })}
      </Button>
    </Box>
  )
}
