import Cloud from '@mui/icons-material/CloudOffOutlined'
import Button from '@mui/material/Button'
import { useListContext } from 'react-admin'
import { useTranslate } from '../../../i18n/index.ts'
import { Notice } from '../Notice.tsx'

/** The list could not be loaded. */
export function ListError() {
  const { error, refetch } = useListContext()
  const translate = useTranslate()
  return (
    <Notice
      icon={<Cloud />}
      title={translate('admin.list.failed')}
      text={(error as Error | null)?.message || translate('errors.unavailable')}
      action={
        <Button variant="outlined" onClick={() => void refetch()}>
          {translate('admin.list.retry')}
        </Button>
      }
    />
  )
}
