import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useId, useState, type SyntheticEvent } from 'react'
import { HttpError } from '../../../../http/index.ts'
import { useI18n } from '../../useI18n.ts'

const longest = 60

interface ViewDialogProps {
  title: string
  first?: string
  /** Whether it can be shared with the team at once. */
  sharing?: boolean
  onSave: (name: string, team: boolean) => Promise<void>
  onClose: () => void
}

/** Asks for a view's name. */
export function ViewDialog({ title, first = '', sharing, onSave, onClose }: ViewDialogProps) {
  const { translate } = useI18n()
  const id = useId()
  const [name, setName] = useState(first)
  const [team, setTeam] = useState(false)
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setProblem(translate('validation.required'))
    setSaving(true)
    try {
      await onSave(name.trim(), team)
      onClose()
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      setProblem(failure.fields['name'] ?? failure.message)
    } finally {
      setSaving(false)
    }
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          <TextField
            autoFocus
            fullWidth
            value={name}
            error={problem !== undefined}
            helperText={problem}
            onChange={(event) => {
              setName(event.target.value)
              setProblem(undefined)
            }}
            placeholder={translate('admin.list.view.name')}
            slotProps={{ htmlInput: { 'aria-label': translate('admin.list.view.name'), maxLength: longest, dir: 'auto' } }}
          />
          {sharing && (
            <FormControlLabel
              control={<Checkbox checked={team} onChange={() => setTeam(!team)} />}
              label={translate('admin.list.view.withTeam')}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
          <Button type="submit" variant="contained" loading={saving}>
            {translate('admin.form.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
