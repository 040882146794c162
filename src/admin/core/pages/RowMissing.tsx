import SearchOff from '@mui/icons-material/SearchOffOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { nameOf, useI18n } from '../useI18n.ts'
import { Notice } from './Notice.tsx'

/** The row does not exist, or the person may not see it. */
export function RowMissing({ resource }: { resource: string }) {
  const { translate } = useI18n()
  const name = nameOf(translate, resource)
  return (
    <Notice
      heading
      icon={<SearchOff />}
      title={translate('admin.lost.rowTitle')}
      text={translate('errors.notFound')}
      action={
        <Button component={Link} to={`/home/${resource}`} variant="outlined">
          {translate('admin.lost.toList', { name })}
        </Button>
      }
    />
  )
}
