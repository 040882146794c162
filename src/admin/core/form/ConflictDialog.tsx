import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { press } from '../../../http/index.ts'
import type { Row } from '../definition.ts'
import { RowName } from '../fields/RowName.tsx'
import { labelOf, useI18n } from '../useI18n.ts'
import { ConflictChoice } from './ConflictChoice.tsx'
import { conflictOf, settledValues, type Side } from './conflicts.ts'
import { emptiedValues } from './emptied.ts'
import type { FormValues } from './resolver.ts'

interface ConflictDialogProps {
  resource: string
  /** The row that the form was filled from. */
  base: Row
  /** The present row. */
  current: Row
  mine: FormValues
  onSettle: (values: FormValues) => Promise<unknown>
  onClose: () => void
}

/** Somebody else saved meanwhile: both versions of the differing fields, side by side, chosen field by field. */
export function ConflictDialog({ resource, base, current, mine, onSettle, onClose }: ConflictDialogProps) {
  const { translate, format } = useI18n()
  const id = useId()
  const typed = emptiedValues(mine)
  const conflict = conflictOf(resource, base, current, typed)
  const [choices, setChoices] = useState<Record<string, Side>>({})
  const open = conflict.both.filter((name) => !choices[name])
  const list = (names: readonly string[]) => names.map((name) => labelOf(translate, resource, name)).join(translate('admin.filter.comma'))
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('admin.conflict.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography component="div" sx={{ color: 'text.secondary' }}>
          {typeof current['updatedBy'] === 'string' && (
            <>
              <RowName target="staff" id={current['updatedBy']} />
              {' · '}
            </>
          )}
          {translate('admin.conflict.text', { time: format.relative(String(current['updatedAt'] ?? new Date().toISOString())) })}
        </Typography>
        {conflict.both.map((name) => (
          <ConflictChoice
            key={name}
            resource={resource}
            name={name}
            rows={{ mine: { ...base, ...typed }, theirs: current, was: base }}
            chosen={choices[name]}
            onChoose={(side) => setChoices({ ...choices, [name]: side })}
          />
        ))}
        {conflict.mine.length > 0 && (
          <Typography variant="body2">{translate('admin.conflict.kept', { names: list(conflict.mine) })}</Typography>
        )}
        {conflict.theirs.length > 0 && (
          <Typography variant="body2">{translate('admin.conflict.taken', { names: list(conflict.theirs) })}</Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('admin.conflict.later')}</Button>
        <Button
          variant="contained"
          disabled={open.length > 0}
          onClick={press(() => onSettle(settledValues(conflict, typed, choices, base)))}
        >
          {translate('admin.conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
