import Broken from '@mui/icons-material/CloudOffOutlined'
import Button from '@mui/material/Button'
import { Notice } from '../pages/Notice.tsx'
import { useSpeaker } from '../speaker.ts'

/** Says that the account could not be loaded, and tries again. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { translate } = useSpeaker()
  return (
    <Notice
      icon={<Broken />}
      title={translate('admin.me.failed')}
      text={translate('errors.unavailable')}
      action={
        <Button variant="outlined" onClick={onRetry}>
          {translate('admin.list.retry')}
        </Button>
      }
    />
  )
}
