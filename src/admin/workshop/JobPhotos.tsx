import Camera from '@mui/icons-material/PhotoCameraOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Panel } from '../core/parts/Panel.tsx'
import type { Row } from '../core/definition.ts'
import { FileViews } from '../../fields/upload/adminFileViews.tsx'
import { useI18n } from '../core/useI18n.ts'
import { RowDialog } from './RowDialog.tsx'

/** The photos of a job: the car's condition and findings; nothing where there are none and none can be added. */
export function JobPhotos({ row, changeable, onChanged }: { row: Row; changeable: boolean; onChanged: () => void }) {
  const { translate } = useI18n()
  const [editing, setEditing] = useState(false)
  const photos = (row['photos'] ?? []) as readonly string[]
  if (photos.length === 0 && !changeable) return null
  return (
    <Panel
      title={translate('admin.job.photos')}
      action={
        changeable && (
          <Button size="small" startIcon={<Camera />} onClick={() => setEditing(true)} sx={{ minHeight: { xs: 44, sm: 32 } }}>
            {translate('admin.job.addPhotos')}
          </Button>
        )
      }
    >
      {photos.length > 0 ? (
        <FileViews ids={photos} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{translate('admin.job.noPhotos')}</Typography>
      )}
      {editing && (
        <RowDialog
          resource="appointments"
          title={translate('admin.job.photos')}
          fields={['photos']}
          row={row}
          onDone={onChanged}
          onClose={() => setEditing(false)}
        />
      )}
    </Panel>
  )
}
