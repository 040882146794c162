import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { adjustPoints } from '../../schema/loyalty/calls.ts'
import { client } from '../core/client.ts'
import { FieldFrame } from '../core/fields/FieldFrame.tsx'
import { useRowAction } from '../core/show/useMove.ts'
import { useI18n } from '../core/useI18n.ts'
import { FormDialog } from '../core/form/FormDialog.tsx'
import { PointsInput } from './PointsInput.tsx'
import { wholeOf } from './wholeOf.ts'

/** Corrects a customer's balance, with the reason. */
export function AdjustDialog({ customerId, onClose }: { customerId: string; onClose: () => void }) {
  const { translate } = useI18n()
  const id = useId()
  const { run } = useRowAction('loyaltyEntries')
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [key] = useState(() => crypto.randomUUID())
  const submit = async () => {
    const points = wholeOf(typed) ?? 0
    const wrong = {
      ...(points === 0 ? { points: translate('admin.loyalty.adjustWrong') } : {}),
      ...(note.trim() === '' ? { note: translate('validation.required') } : {}),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    const refused = await run(() =>
      client.call(adjustPoints, { points, note: note.trim() }, { params: { id: customerId }, idempotencyKey: key }),
    )
    if (refused === null) onClose()
    else setErrors(refused)
  }
  return (
    <FormDialog title={translate('admin.loyalty.adjustTitle')} confirm={translate('admin.form.save')} onSubmit={submit} onClose={onClose}>
      <PointsInput value={typed} onChange={setTyped} error={errors['points']} about={translate('admin.loyalty.adjustHelp')} />
      <FieldFrame id={id} label={translate('admin.loyalty.reason')} required error={errors['note']}>
        <TextField
          id={id}
          fullWidth
          value={note}
          onChange={(event) => setNote(event.target.value)}
          error={Boolean(errors['note'])}
          required
          slotProps={{ htmlInput: { name: 'note', maxLength: 200, 'aria-describedby': `${id}-about` } }}
        />
      </FieldFrame>
    </FormDialog>
  )
}
