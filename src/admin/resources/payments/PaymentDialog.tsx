import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { client } from '../../client.ts'
import type { Row } from '../../definition.ts'
import { useRowAction } from '../../pages/show/useMove.ts'
import { useSpeaker } from '../../speaker.ts'
import { minorOf } from './minorOf.ts'
import { sumsOf } from './sums.ts'

/** What staff can ask for, besides reading again. */
export type PaymentDeed = 'capture' | 'cancel' | 'refund'
interface PaymentDialogProps {
  row: Row
  deed: PaymentDeed
  onClose: () => void
}

/** Says what is about to happen with how much money, and asks what it needs to know. */
export function PaymentDialog({ row, deed, onClose }: PaymentDialogProps) {
  const { translate, format } = useSpeaker()
  const id = useId()
  const { run, acting, current } = useRowAction('payments')
  const { promised, returnable } = sumsOf(row)
  const currency = String(row['currency'])
  const most = deed === 'refund' ? returnable : promised
  const [typed, setTyped] = useState((most / 100).toFixed(2))
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [key] = useState(() => crypto.randomUUID())
  const amount = minorOf(typed)
  const submit = async () => {
    const wrong = {
      ...(deed === 'refund' && (amount === undefined || amount < 1 || amount > most)
        ? { amount: translate('admin.payment.amountWrong', { amount: format.money(most, currency) }) }
        : {}),
      ...(deed !== 'capture' && reason.trim() === '' ? { reason: translate('validation.required') } : {}),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    const sent = { params: { id: row.id }, idempotencyKey: key }
    const version = (current ?? row).version
    const refused = await run(() => {
      if (deed === 'capture') return client.call('capturePayment', { version }, sent)
      if (deed === 'cancel') return client.call('cancelPayment', { version, reason: reason.trim() }, sent)
      return client.call('refundPayment', { version, reason: reason.trim(), amount: amount ?? 0 }, sent)
    })
    if (refused === null) onClose()
    else setErrors(refused)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <DialogTitle id={id}>{translate(`admin.payment.${deed}`)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography>{translate(`admin.payment.${deed}Text`, { amount: format.money(most, currency) })}</Typography>
          {deed === 'refund' && (
            <TextField
              label={translate('admin.payment.amount', { currency })}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              error={Boolean(errors['amount'])}
              helperText={errors['amount']}
              slotProps={{ htmlInput: { name: 'amount', inputMode: 'decimal', dir: 'ltr' } }}
            />
          )}
          {deed !== 'capture' && (
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
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
          <Button type="submit" variant="contained" color={deed === 'capture' ? 'primary' : 'error'} loading={acting}>
            {translate(`admin.payment.${deed}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
