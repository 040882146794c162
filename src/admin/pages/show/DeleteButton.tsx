import Delete from '@mui/icons-material/DeleteOutlineOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useDelete } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { definitionOf, type Row } from '../../definition.ts'
import { rowTitle } from '../../fields/rowTitle.ts'
import { useSpeaker } from '../../speaker.ts'

/** Deletes a row after a second thought; says whether it can come back. */
export function DeleteButton({ resource, row }: { resource: string; row: Row }) {
  const speaker = useSpeaker()
  const { translate } = speaker
  const id = useId()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [remove, { isPending }] = useDelete()
  const title = translate('admin.delete.title', { name: rowTitle(resource, row, speaker) })
  const confirm = () =>
    remove(
      resource,
      { id: row.id, previousData: row },
      {
        onSuccess: () => navigate(`/home/${resource}`),
        // The client has told why.
        onError: () => setAsking(false),
      },
    )
  return (
    <>
      <Tooltip title={translate('admin.delete.name')}>
        <IconButton aria-label={translate('admin.delete.name')} onClick={() => setAsking(true)}>
          <Delete fontSize="small" />
        </IconButton>
      </Tooltip>
      <Dialog open={asking} onClose={() => setAsking(false)} fullWidth maxWidth="xs" aria-labelledby={id}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Typography sx={{ color: 'text.secondary' }}>
            {translate(definitionOf(resource).softDelete ? 'admin.delete.soft' : 'admin.delete.hard')}
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{translate('admin.form.cancel')}</Button>
          <Button variant="contained" color="error" loading={isPending} onClick={() => void confirm()}>
            {translate('admin.delete.name')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
