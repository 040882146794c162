import Ask from '@mui/icons-material/RequestQuoteOutlined'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { client } from '../core/client.ts'
import { FieldFrame } from '../core/fields/FieldFrame.tsx'
import { RowSearch } from '../core/fields/RowSearch.tsx'
import { useModuleRight } from '../core/moduleRight.ts'
import { useRowAction } from '../core/show/useMove.ts'
import { useI18n } from '../core/useI18n.ts'
import { minorOf } from './minorOf.ts'
import { requestPayment } from '../../schema/payments/calls.ts'
import { FormDialog } from '../core/form/FormDialog.tsx'

/** Above the list: requests a payment without a booking from a customer. */
export function AskPayment() {
  const { translate } = useI18n()
  const may = useModuleRight('payments')
  const [open, setOpen] = useState(false)
  if (!may('create')) return null
  return (
    <>
      <Button variant="outlined" startIcon={<Ask />} onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
        {translate('admin.payment.ask')}
      </Button>
      {open && <AskDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function AskDialog({ onClose }: { onClose: () => void }) {
  const { translate, format, currency } = useI18n()
  const { run } = useRowAction('payments')
  const [customerId, setCustomerId] = useState('')
  const [typed, setTyped] = useState('')
  const [purpose, setPurpose] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [key] = useState(() => crypto.randomUUID())
  const submit = async () => {
    const amount = minorOf(typed, currency)
    const required = translate('validation.required')
    const wrong = {
      ...(customerId ? {} : { customerId: required }),
      ...(amount === undefined || amount < 1 ? { amount: translate('admin.payment.amountMissing') } : {}),
      ...(purpose.trim() ? {} : { purpose: required }),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    const request = { customerId, amount: amount ?? 0, purpose: purpose.trim() }
    const refused = await run(() => client.call(requestPayment, request, { idempotencyKey: key }))
    if (refused === null) onClose()
    else setErrors(refused)
  }
  return (
    <FormDialog title={translate('admin.payment.ask')} confirm={translate('admin.payment.ask')} onSubmit={submit} onClose={onClose}>
      <FieldFrame id="payment-customer" label={translate('resources.payments.fields.customerId')} required error={errors['customerId']}>
        <RowSearch
          id="payment-customer"
          target="customers"
          value={customerId ? [customerId] : []}
          onChange={([next]) => setCustomerId(next ?? '')}
          error={Boolean(errors['customerId'])}
          describedBy="payment-customer-about"
          required
        />
      </FieldFrame>
      <FieldFrame
        id="payment-amount"
        label={translate('admin.payment.askAmount', { currency: format.currency() })}
        required
        error={errors['amount']}
      >
        <TextField
          id="payment-amount"
          fullWidth
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={Boolean(errors['amount'])}
          required
          slotProps={{ htmlInput: { name: 'amount', inputMode: 'decimal', dir: 'ltr', 'aria-describedby': 'payment-amount-about' } }}
        />
      </FieldFrame>
      <FieldFrame id="payment-purpose" label={translate('resources.payments.fields.purpose')} required error={errors['purpose']}>
        <TextField
          id="payment-purpose"
          fullWidth
          value={purpose}
          onChange={(event) => setPurpose(event.target.value)}
          error={Boolean(errors['purpose'])}
          required
          slotProps={{ htmlInput: { name: 'purpose', maxLength: 200, 'aria-describedby': 'payment-purpose-about' } }}
        />
      </FieldFrame>
    </FormDialog>
  )
}
