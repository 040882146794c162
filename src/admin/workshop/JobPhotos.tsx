import Camera from '@mui/icons-material/PhotoCameraOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Panel } from '../core/parts/Panel.tsx'
import type { Row } from '../core/definition.ts'
import { FileViews } from '../../fields/upload/adminFileViews.tsx'
import { useI18n } from '../core/useI18n.ts'
import { RowDialog } from './RowDialog.tsx'

/** The photos of a job: the car's condition and findings; where there are none, only the button that adds some. */
export function JobPhotos({ row, changeable, onChanged }: { row: Row; changeable: boolean; onChanged: () => unknown }) {
  const { translate } = useI18n()
  const [editing, setEditing] = useState(false)
  const photos = (row['photos'] ?? []) as readonly string[]
  const add = changeable && (
    <Button size="small" startIcon={<Camera />} onClick={() => setEditing(true)} sx={{ minHeight: { xs: 44, sm: 32 } }}>
      {translate('admin.job.addPhotos')}
    </Button>
  )
  return (
    <>
      {photos.length > 0 ? (
        <Panel title={translate('admin.job.photos')} action={add}>
          <FileViews ids={photos} />
        </Panel>
      ) : (
        add
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
    </>
  )
}
