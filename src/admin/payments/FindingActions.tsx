import Settle from '@mui/icons-material/TaskAltOutlined'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { useModuleRight } from '../core/moduleRight.ts'
import { AskDialog } from '../core/pages/AskDialog.tsx'
import { useRowAction } from '../core/show/useMove.ts'
import { useI18n } from '../core/useI18n.ts'
import { resolveFinding } from '../../schema/payments/calls.ts'

/** Resolves a finding with a note. */
export function FindingActions({ row }: { row: Row }) {
  const { translate } = useI18n()
  const may = useModuleRight('paymentFindings')
  const { run, current } = useRowAction('paymentFindings')
  const [open, setOpen] = useState(false)
  const [note, setNote] = useState('')
  const [error, setError] = useState('')
  if (row['state'] !== 'open' || !may('edit', row)) return null
  const settle = async () => {
    if (note.trim() === '') return setError(translate('validation.required'))
    const { version } = current ?? row
    const refused = await run(() => client.call(resolveFinding, { version, note: note.trim() }, { params: { id: row.id } }))
    if (refused === null) setOpen(false)
    else setError(refused['note'] ?? '')
  }
  return (
    <>
      <Button variant="contained" startIcon={<Settle />} onClick={() => setOpen(true)}>
        {translate('admin.payment.settle')}
      </Button>
      {open && (
        <AskDialog
          title={translate('admin.payment.settle')}
          text={translate('admin.payment.settleText')}
          cancel={translate('admin.form.cancel')}
          onCancel={() => setOpen(false)}
          choices={[{ label: translate('admin.payment.settle'), onChoose: settle, main: true }]}
        >
          <TextField
            label={translate('resources.paymentFindings.fields.note')}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            error={error !== ''}
            helperText={error}
            required
            multiline
            minRows={2}
            slotProps={{ htmlInput: { name: 'note', maxLength: 400 } }}
          />
        </AskDialog>
      )}
    </>
  )
}
