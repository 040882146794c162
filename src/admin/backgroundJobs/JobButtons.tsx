import Button from '@mui/material/Button'
import { useState } from 'react'
import { press } from '../../http/index.ts'
import type { BackgroundJob } from '../../schema/backgroundJobs/calls/backgroundJob.ts'
import { isUnderWay } from '../core/bulk/bulkRequests.ts'
import { AskDialog } from '../core/pages/AskDialog.tsx'
import { useI18n } from '../core/useI18n.ts'
import { PauseButton } from './PauseButton.tsx'
import { useSteering } from './useBackgroundJobs.ts'

/** Controls of one job: retry, pause, cancel. */
export function JobButtons({ shown, name }: { shown: BackgroundJob; name: string }) {
  const { translate } = useI18n()
  const { retry, cancel } = useSteering()
  const [asking, setAsking] = useState(false)
  const { job, resumable, paused } = shown
  const end = async () => {
    await cancel(job.id)
    setAsking(false)
  }
  const tall = { minBlockSize: { xs: 44, sm: 32 } }
  return (
    <>
      {resumable && (
        <Button
          size="small"
          variant="outlined"
          aria-label={`${translate('admin.backgroundJobs.retry')}: ${name}`}
          onClick={press(() => retry(job.id))}
          sx={tall}
        >
          {translate('admin.backgroundJobs.retry')}
        </Button>
      )}
      {isUnderWay(job) && <PauseButton what={`job:${job.id}`} name={name} paused={paused} />}
      {(isUnderWay(job) || job.state === 'failed') && (
        <Button
          size="small"
          color="error"
          aria-haspopup="dialog"
          aria-label={`${translate('admin.form.cancel')}: ${name}`}
          onClick={() => setAsking(true)}
          sx={tall}
        >
          {translate('admin.form.cancel')}
        </Button>
      )}
      {asking && (
        <AskDialog
          title={translate('admin.backgroundJobs.cancelTitle')}
          text={translate('admin.backgroundJobs.cancelText')}
          cancel={translate('admin.backgroundJobs.keep')}
          onCancel={() => setAsking(false)}
          choices={[{ label: translate('admin.backgroundJobs.cancelJob'), onChoose: end, danger: true }]}
        />
      )}
    </>
  )
}
