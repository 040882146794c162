import CloudOff from '@mui/icons-material/CloudOffOutlined'
import Button from '@mui/material/Button'
import { HttpError, press } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { NotAllowed } from './NotAllowed.tsx'
import { Notice } from './Notice.tsx'
import { RowMissing } from './RowMissing.tsx'

interface RowFailedProps {
  resource: string
  failure: unknown
  onRetry: () => Promise<unknown>
}

/** A row that failed to load: deleted, not allowed, or not reachable at present. */
export function RowFailed({ resource, failure, onRetry }: RowFailedProps) {
  const translate = useTranslate()
  const status = failure instanceof HttpError ? failure.status : 0
  if (status === 403) return <NotAllowed />
  if (status === 404 || status === 400) return <RowMissing resource={resource} />
  return (
    <Notice
      heading
      icon={<CloudOff />}
      title={translate('admin.lost.failedTitle')}
      text={translate('errors.unavailable')}
      action={
        <Button variant="outlined" onClick={press(onRetry)}>
          {translate('admin.list.retry')}
        </Button>
      }
    />
  )
}
