import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { press } from '../../../http/index.ts'

interface Choice {
  label: string
  onChoose: () => void | Promise<unknown>
  /** The filled button. */
  main?: boolean
  /** A destructive choice. */
  danger?: boolean
  disabled?: boolean
}
interface AskDialogProps {
  title: string
  text?: ReactNode
  cancel: string
  onCancel: () => void
  choices: readonly Choice[]
  wide?: boolean
  children?: ReactNode
}

/** A modal question: a sentence, cancel, and one or two choices. */
export function AskDialog({ title, text, cancel, onCancel, choices, wide, children }: AskDialogProps) {
  const id = useId()
  return (
    <Dialog
      open
      onClose={onCancel}
      fullWidth
      maxWidth={wide ? 'sm' : 'xs'}
      aria-labelledby={id}
      aria-describedby={text ? `${id}-text` : undefined}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {text && (
          <Typography component="div" id={`${id}-text`} sx={{ color: 'text.secondary' }}>
            {text}
          </Typography>
        )}
        {children}
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{
          flexDirection: { xs: 'column-reverse', sm: 'row' },
          alignItems: { xs: 'stretch', sm: 'center' },
          gap: 1,
          '& .MuiButton-root': { minHeight: { xs: 44, sm: 38 } },
        }}
      >
        <Button onClick={onCancel} autoFocus>
          {cancel}
        </Button>
        {choices.map(({ label, onChoose, main, danger, disabled }) => (
          <Button
            key={label}
            variant={main ? 'contained' : 'outlined'}
            color={danger ? 'error' : 'primary'}
            disabled={disabled ?? false}
            onClick={press(onChoose)}
          >
            {label}
          </Button>
        ))}
      </DialogActions>
    </Dialog>
  )
}
