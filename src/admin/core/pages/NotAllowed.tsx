import Lock from '@mui/icons-material/LockOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { firstPath } from '../../../authProvider/places.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { Notice } from './Notice.tsx'

/** The person has no right to this page. */
export function NotAllowed() {
  const translate = useTranslate()
  return (
    <Notice
      heading
      icon={<Lock />}
      title={translate('admin.lost.deniedTitle')}
      text={translate('errors.forbidden')}
      action={
        <Button component={Link} to={firstPath} variant="outlined">
          {translate('admin.lost.toDashboard')}
        </Button>
      }
    />
  )
}
