import Button, { type ButtonProps } from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { SxProps } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { press } from '../../../http/index.ts'
import { useI18n } from '../useI18n.ts'

interface FormDialogProps {
  title: string
  /** The text of the button that submits. */
  confirm: string
  color?: ButtonProps['color']
  disabled?: boolean
  wide?: boolean
  /** The arrangement of the content, where it is no column. */
  sx?: SxProps
  onSubmit: () => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog: title, fields, cancel, and the button that submits, which is busy until `onSubmit` is done. */
export function FormDialog({ title, confirm, color, disabled, wide, sx, onSubmit, onClose, children }: FormDialogProps) {
  const { translate } = useI18n()
  const id = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={wide ? 'sm' : 'xs'} aria-labelledby={id}>
      <form noValidate onSubmit={press(onSubmit)}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, paddingBlockStart: '8px !important', ...(sx as object) }}>{children}</DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
          <Button type="submit" variant="contained" color={color ?? 'primary'} disabled={disabled ?? false}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
