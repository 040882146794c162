import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { Row } from '../core/definition.ts'
import { RowSearch } from '../core/fields/RowSearch.tsx'
import { useI18n } from '../core/useI18n.ts'
import { MergeDialog } from './MergeDialog.tsx'

/** Searches the other record of the same person. */
export function MergeFinder({ row, onClose }: { row: Row; onClose: () => void }) {
  const { translate } = useI18n()
  const id = useId()
  const [other, setOther] = useState<string | null>(null)
  const [chosen, setChosen] = useState(false)
  if (chosen && other) return <MergeDialog row={row} otherId={other} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{translate('admin.customer.mergeFind')}</DialogTitle>
      <DialogContent>
        <Typography id={`${id}-label`} sx={{ color: 'text.secondary', marginBlockEnd: 1.5 }}>
          {translate('admin.customer.mergeFindText')}
        </Typography>
        <RowSearch
          id={id}
          target="customers"
          value={other ? [other] : []}
          onChange={([found]) => setOther(found && found !== row.id ? found : null)}
          onBlur={() => undefined}
          disabled={false}
          error={false}
          describedBy={`${id}-label`}
          required={false}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
        <Button variant="contained" disabled={!other} onClick={() => setChosen(true)}>
          {translate('admin.customer.compare')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
