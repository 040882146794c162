import Close from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { press } from '../../../http/index.ts'
import { useI18n } from '../useI18n.ts'
import { saveFile } from '../saveFile.ts'
import { canUndo, isUnderWay, type Job } from './bulkRequests.ts'
import { jobStanding, jobTitle } from './jobWords.ts'
import { dismissJob } from './jobWatch.ts'
import { ResultStep } from './ResultStep.tsx'
import { useJobActions } from './useJobActions.ts'

const fileOf = (job: Job, name: 'url' | 'errorsUrl'): string | undefined => {
  const found = job.result[name]
  return typeof found === 'string' ? found : undefined
}

/** One job of the tray: progress while it runs, then the result and its actions. */
export function JobLine({ job }: { job: Job }) {
  const i18n = useI18n()
  const { translate } = i18n
  const { cancel, undo } = useJobActions()
  const [looking, setLooking] = useState(false)
  const id = useId()
  const underWay = isUnderWay(job)
  const act = async (work: Promise<unknown>) => {
    await work
  }
  const file = fileOf(job, 'url')
  const errors = fileOf(job, 'errorsUrl')
  return (
    <Box
      component="li"
      sx={{ borderBlockStart: '1px solid', borderColor: 'divider', paddingInlineStart: 1.75, paddingInlineEnd: 0.75, paddingBlock: 1 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" id={id} sx={{ flex: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {jobTitle(job, i18n)}
        </Typography>
        {!underWay && (
          <IconButton size="small" aria-label={translate('admin.layout.dismiss')} onClick={() => dismissJob(job.id)}>
            <Close sx={{ fontSize: 16 }} />
          </IconButton>
        )}
      </Box>
      <Typography
        variant="body2"
        role={underWay ? undefined : 'status'}
        sx={{ color: job.state === 'failed' ? 'error.main' : 'text.secondary', fontVariantNumeric: 'tabular-nums', paddingInlineEnd: 1 }}
      >
        {jobStanding(job, i18n)}
      </Typography>
      {underWay && (
        <LinearProgress
          aria-labelledby={id}
          sx={{ marginBlock: 1, marginInlineEnd: 1, borderRadius: 2 }}
          {...(job.total > 0 && job.done > 0 ? { variant: 'determinate', value: Math.min(100, (job.done / job.total) * 100) } : {})}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, marginInlineStart: -1.25 }}>
        {underWay && (
          <Button size="small" onClick={press(() => act(cancel(job)))}>
            {translate('admin.form.cancel')}
          </Button>
        )}
        {file && (
          <Button size="small" onClick={press(() => saveFile(file))}>
            {translate('admin.jobs.download')}
          </Button>
        )}
        {errors && (
          <Button size="small" onClick={press(() => saveFile(errors))}>
            {translate('admin.jobs.errors')}
          </Button>
        )}
        {job.kind === 'bulk' && job.failed > 0 && !underWay && job.state !== 'failed' && (
          <Button size="small" aria-haspopup="dialog" onClick={() => setLooking(true)}>
            {translate('admin.jobs.look')}
          </Button>
        )}
        {canUndo(job) && (
          <Button size="small" onClick={press(() => act(undo(job)))}>
            {translate('admin.bulk.undo')}
          </Button>
        )}
      </Box>
      {looking && (
        <Dialog open onClose={() => setLooking(false)} fullWidth maxWidth="sm" aria-labelledby={`${id}-result`}>
          <DialogTitle id={`${id}-result`}>{jobTitle(job, i18n)}</DialogTitle>
          <ResultStep job={job} onClose={() => setLooking(false)} />
        </Dialog>
      )}
    </Box>
  )
}
