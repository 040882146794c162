import FileUpload from '@mui/icons-material/FileUploadOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { mayImport } from '../../../schema/core/longWork/tableFiles.ts'
import { useSession } from '../../../session/index.ts'
import { definitionOf } from '../definition.ts'
import { useTranslate } from '../../../i18n/index.ts'

/** The link to the import page, for people who may import. */
export function ImportButton({ resource }: { resource: string }) {
  const translate = useTranslate()
  const staff = useSession('staff')
  if (!staff || !mayImport(staff, definitionOf(resource))) return null
  return (
    <Button component={Link} to={`/home/${resource}/import`} variant="outlined" startIcon={<FileUpload />}>
      {translate('admin.transfer.import')}
    </Button>
  )
}
