import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { useRowAction } from '../core/show/useMove.ts'
import { useI18n } from '../core/useI18n.ts'
import { minorDigits, minorUnits } from '../../schema/core/time/region.ts'
import { minorOf } from './minorOf.ts'
import { sumsOf } from './sums.ts'
import { isOnline } from '../../schema/payments/online.ts'
import { capturePayment, cancelPayment, refundPayment } from '../../schema/payments/calls.ts'
import { FormDialog } from '../core/form/FormDialog.tsx'

/** What staff can request, besides reading the order again. */
export type PaymentAction = 'capture' | 'cancel' | 'refund'
interface PaymentDialogProps {
  row: Row
  context: PaymentAction
  onClose: () => void
}

/** Explains an action with its amount, and asks for its input. */
export function PaymentDialog({ row, context: step, onClose }: PaymentDialogProps) {
  const { translate, format } = useI18n()
  const { run, current } = useRowAction('payments')
  const { promised, returnable } = sumsOf(row)
  const currency = String(row['currency'])
  const about = step === 'refund' && !isOnline(row['provider']) ? 'handBackText' : (`${step}Text` as const)
  const limit = step === 'refund' ? returnable : promised
  const [typed, setTyped] = useState((limit / minorUnits(currency)).toFixed(minorDigits(currency)))
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [key] = useState(() => crypto.randomUUID())
  const amount = minorOf(typed, currency)
  const submit = async () => {
    const wrong = {
      ...(step === 'refund' && (amount === undefined || amount < 1 || amount > limit)
        ? { amount: translate('admin.payment.amountWrong', { amount: format.money(limit, currency) }) }
        : {}),
      ...(step !== 'capture' && reason.trim() === '' ? { reason: translate('validation.required') } : {}),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    const sent = { params: { id: row.id }, idempotencyKey: key }
    const version = (current ?? row).version
    const refused = await run(() => {
      if (step === 'capture') return client.call(capturePayment, { version }, sent)
      if (step === 'cancel') return client.call(cancelPayment, { version, reason: reason.trim() }, sent)
      return client.call(refundPayment, { version, reason: reason.trim(), amount: amount ?? 0 }, sent)
    })
    if (refused === null) onClose()
    else setErrors(refused)
  }
  return (
    <FormDialog
      title={translate(`admin.payment.${step}`)}
      confirm={translate(`admin.payment.${step}`)}
      color={step === 'capture' ? 'primary' : 'error'}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{translate(`admin.payment.${about}`, { amount: format.money(limit, currency) })}</Typography>
      {step === 'refund' && (
        <TextField
          label={translate('admin.payment.amount', { currency: format.currency(currency) })}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={Boolean(errors['amount'])}
          helperText={errors['amount']}
          slotProps={{ htmlInput: { name: 'amount', inputMode: 'decimal', dir: 'ltr' } }}
        />
      )}
      {step !== 'capture' && (
        <TextField
          label={translate('admin.payment.reason')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={Boolean(errors['reason'])}
          helperText={errors['reason']}
          required
          slotProps={{ htmlInput: { name: 'reason', maxLength: 200 } }}
        />
      )}
    </FormDialog>
  )
}
