import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { HttpError } from '../../../../http/index.ts'
import { useI18n } from '../../useI18n.ts'
import { FormDialog } from '../../form/FormDialog.tsx'

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
  const [name, setName] = useState(first)
  const [team, setTeam] = useState(false)
  const [problem, setProblem] = useState<string>()
  const submit = async () => {
    if (name.trim() === '') return setProblem(translate('validation.required'))
    try {
      await onSave(name.trim(), team)
      onClose()
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      setProblem(failure.fields['name'] ?? failure.message)
    } finally {
    }
  }
  return (
    <FormDialog title={title} confirm={translate('admin.form.save')} sx={{ gap: 1 }} onSubmit={submit} onClose={onClose}>
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
    </FormDialog>
  )
}
