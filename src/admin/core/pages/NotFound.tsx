import Compass from '@mui/icons-material/ExploreOffOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { firstPath } from '../../../authProvider/places.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { Notice } from './Notice.tsx'

/** No page has this address. */
export function NotFound() {
  const translate = useTranslate()
  return (
    <Notice
      heading
      icon={<Compass />}
      title={translate('admin.lost.title')}
      text={translate('admin.lost.text')}
      action={
        <Button component={Link} to={firstPath} variant="outlined">
          {translate('admin.lost.toDashboard')}
        </Button>
      }
    />
  )
}
