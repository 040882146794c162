import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { press } from '../../http/index.ts'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { rowTitle } from '../core/fields/rowTitle.ts'
import { useI18n } from '../core/useI18n.ts'
import { resetAuthenticator, resetPasskeys } from '../../schema/staff/calls.ts'

/** What a colleague lost. */
export type Lost = 'resetApp' | 'resetPasskeys'
const calls = { resetApp: resetAuthenticator, resetPasskeys }

/** Removes a colleague's lost authenticator app or passkeys, after a warning. */
export function ResetDialog({ row, lost, onClose }: { row: Row; lost: Lost; onClose: () => void }) {
  const i18n = useI18n()
  const { translate } = i18n
  const id = useId()
  const queries = useQueryClient()
  const reset = useMutation({
    mutationFn: () => client.call(calls[lost], {}, { params: { id: row.id } }),
    onSettled: async () => {
      onClose()
      await queries.invalidateQueries()
    },
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{translate(`admin.staff.${lost}Title`, { name: rowTitle('staff', row, i18n) })}</DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary' }}>{translate(`admin.staff.${lost}Text`)}</Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('admin.form.cancel')}
        </Button>
        <Button variant="contained" color="error" onClick={press(() => reset.mutateAsync())}>
          {translate(`admin.staff.${lost}`)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
