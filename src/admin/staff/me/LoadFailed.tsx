import Broken from '@mui/icons-material/CloudOffOutlined'
import Button from '@mui/material/Button'
import { press } from '../../../http/index.ts'
import { Notice } from '../../core/pages/Notice.tsx'
import { useI18n } from '../../core/useI18n.ts'

/** Says that the account could not be loaded, and tries again. */
export function LoadFailed({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const { translate } = useI18n()
  return (
    <Notice
      icon={<Broken />}
      title={translate('admin.me.failed')}
      text={translate('errors.unavailable')}
      action={
        <Button variant="outlined" onClick={press(onRetry)}>
          {translate('admin.list.retry')}
        </Button>
      }
    />
  )
}
