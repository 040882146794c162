import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { forgiveMiss, waiveDeposit } from '../../../schema/appointments/calls.ts'
import { client } from '../../core/client.ts'
import type { Row } from '../../core/definition.ts'
import { FormDialog } from '../../core/form/FormDialog.tsx'
import { useRowAction } from '../../core/show/useMove.ts'
import { useI18n } from '../../core/useI18n.ts'

/** What a manager decides against the rule. */
export type DepositDecision = 'waive' | 'forgive'
interface DepositDialogProps {
  row: Row
  decision: DepositDecision
  /** The deposit in words. */
  amount: string
  onClose: () => void
}

/** Asks why a booking needs no deposit, or why a missed visit does not count. */
export function DepositDialog({ row, decision, amount, onClose }: DepositDialogProps) {
  const { translate } = useI18n()
  const { run, current } = useRowAction('appointments')
  const [reason, setReason] = useState('')
  const [refund, setRefund] = useState(true)
  const [error, setError] = useState<string>()
  const kept = row['depositState'] === 'kept'
  const submit = async () => {
    const given = reason.trim()
    if (given === '') return setError(translate('validation.required'))
    const { version } = current ?? row
    const sent = { params: { id: row.id } }
    const refused = await run(() =>
      decision === 'waive'
        ? client.call(waiveDeposit, { version, reason: given }, sent)
        : client.call(forgiveMiss, { version, reason: given, refund: kept && refund }, sent),
    )
    if (refused === null) onClose()
    else setError(refused['reason'])
  }
  return (
    <FormDialog
      title={translate(`admin.deposit.${decision}`)}
      confirm={translate(`admin.deposit.${decision}`)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{translate(`admin.deposit.${decision}Text`)}</Typography>
      <TextField
        label={translate('admin.deposit.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={Boolean(error)}
        helperText={error}
        required
        slotProps={{ htmlInput: { name: 'reason', maxLength: 500 } }}
      />
      {decision === 'forgive' && kept && (
        <FormControlLabel
          control={<Checkbox checked={refund} onChange={(_, checked) => setRefund(checked)} />}
          label={translate('admin.deposit.refund', { amount })}
        />
      )}
    </FormDialog>
  )
}
