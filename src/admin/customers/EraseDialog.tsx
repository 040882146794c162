import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { HttpError, press } from '../../http/index.ts'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { rowTitle } from '../core/fields/rowTitle.ts'
import { nameOf, useI18n } from '../core/useI18n.ts'
import { eraseCustomer } from '../../schema/customers/calls.ts'

/** Erases a person's data after a reason and a confirmation. */
export function EraseDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const i18n = useI18n()
  const { translate } = i18n
  const id = useId()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const [sure, setSure] = useState(false)
  const erase = useMutation({
    mutationFn: () => client.call(eraseCustomer, { version: row.version, reason }, { params: { id: row.id } }),
    onSuccess: async () => {
      await queries.invalidateQueries()
      void navigate('/home/customers')
    },
  })
  const open = erase.error instanceof HttpError && erase.error.code === 'openWork' ? erase.error.details?.['counts'] : undefined
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('admin.customer.eraseTitle', { name: rowTitle('customers', row, i18n) })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{translate('admin.customer.eraseText')}</Alert>
        {open !== undefined && (
          <Alert severity="error">
            {translate('admin.customer.eraseOpen', {
              what: Object.entries(open as Record<string, number>)
                .map(([name, count]) => `${nameOf(translate, name)} (${count})`)
                .join(translate('admin.filter.comma')),
            })}
          </Alert>
        )}
        <TextField
          label={translate('admin.customer.eraseReason')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          multiline
          minRows={2}
          required
        />
        <FormControlLabel
          control={<Checkbox checked={sure} onChange={(_, on) => setSure(on)} />}
          label={translate('admin.customer.eraseSure')}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
        <Button variant="contained" color="error" disabled={!sure || reason.trim() === ''} onClick={press(() => erase.mutateAsync())}>
          {translate('admin.customer.erase')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
