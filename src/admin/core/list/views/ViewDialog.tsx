import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { HttpError } from '../../../../http/index.ts'
import { languages } from '../../../../schema/core/limits.ts'
import { useI18n } from '../../useI18n.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import type { ViewNames } from './readyViews.ts'

const longest = 60
const all = Object.values(languages)

interface ViewDialogProps {
  title: string
  first?: ViewNames
  /** Whether it can be shared with the team at once. */
  sharing?: boolean
  /** The team reads it, so that it has a name in each language. */
  shared?: boolean
  /** `names` of a view that the team reads; null of one that only its owner reads, named `name`. */
  onSave: (given: { name: string; names: ViewNames | null }) => Promise<void>
  onClose: () => void
}

/** Asks for a view's name, in both languages where others read it. */
export function ViewDialog({ title, first, sharing, shared = false, onSave, onClose }: ViewDialogProps) {
  const { translate, code } = useI18n()
  const [names, setNames] = useState<ViewNames>(first ?? { en: '', ar: '' })
  const [team, setTeam] = useState(shared)
  const [problems, setProblems] = useState<Partial<ViewNames>>({})
  // The reader's own language first.
  const requested = all.filter((one) => team || one.code === code).sort((one) => (one.code === code ? -1 : 1))
  const submit = async () => {
    const missing = requested.filter((one) => names[one.code].trim() === '')
    if (missing.length > 0) return setProblems(Object.fromEntries(missing.map((one) => [one.code, translate('validation.required')])))
    try {
      const trimmed = { en: names.en.trim(), ar: names.ar.trim() }
      await onSave({ name: trimmed[code], names: team ? trimmed : null })
      onClose()
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      setProblems({ [code]: failure.fields['name'] ?? failure.message })
    } finally {
    }
  }
  return (
    <FormDialog title={title} confirm={translate('admin.form.save')} sx={{ gap: 1.5 }} onSubmit={submit} onClose={onClose}>
      {requested.map((one) => {
        const label =
          requested.length === 1
            ? translate('admin.list.view.name')
            : translate('admin.list.view.nameIn', { language: translate(`enumerations.language.${one.id}`) })
        return (
          <TextField
            key={one.code}
            autoFocus={one.code === code}
            fullWidth
            value={names[one.code]}
            error={problems[one.code] !== undefined}
            helperText={problems[one.code]}
            onChange={(event) => {
              setNames({ ...names, [one.code]: event.target.value })
              setProblems({ ...problems, [one.code]: undefined })
            }}
            placeholder={label}
            slotProps={{
              htmlInput: { 'aria-label': label, maxLength: longest, dir: 'auto', lang: one.code },
              input: team ? { startAdornment: <InputAdornment position="start">{one.code.toUpperCase()}</InputAdornment> } : {},
            }}
          />
        )
      })}
      {sharing && (
        <FormControlLabel
          control={<Checkbox checked={team} onChange={() => setTeam(!team)} />}
          label={translate('admin.list.view.withTeam')}
        />
      )}
    </FormDialog>
  )
}
