import Cloud from '@mui/icons-material/CloudOffOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from '../../../i18n/index.ts'
import { Notice } from '../pages/Notice.tsx'
import { useList } from './ListProvider.tsx'

/** The list could not be loaded. */
export function ListError() {
  const { error, refetch } = useList()
  const translate = useTranslate()
  return (
    <Notice
      icon={<Cloud />}
      title={translate('admin.list.failed')}
      text={error?.message || translate('errors.unavailable')}
      action={
        <Button variant="outlined" onClick={refetch}>
          {translate('admin.list.retry')}
        </Button>
      }
    />
  )
}
