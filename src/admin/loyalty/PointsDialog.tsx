import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type ReactNode } from 'react'
import { useI18n } from '../core/useI18n.ts'

interface PointsDialogProps {
  title: string
  /** The text of the button that submits. */
  confirm: string
  busy: boolean
  onSubmit: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** The dialog around a form about points. */
export function PointsDialog({ title, confirm, busy, onSubmit, onClose, children }: PointsDialogProps) {
  const { translate } = useI18n()
  const id = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void onSubmit()
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5, paddingBlockStart: '8px !important' }}>{children}</DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
          <Button type="submit" variant="contained" loading={busy}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
