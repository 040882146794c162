import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { press } from '../../../http/index.ts'
import { useI18n } from '../useI18n.ts'
import { canUndo, resultOf, type Job } from './bulkRequests.ts'
import { saveFailures } from './failuresFile.ts'
import { Refusals } from './Refusals.tsx'
import { useJobActions } from './useJobActions.ts'

/** The result of a job: how many changed, which did not and why, and undo. */
export function ResultStep({ job, onClose }: { job: Job; onClose: () => void }) {
  const i18n = useI18n()
  const { translate, format } = i18n
  const { undo } = useJobActions()
  const { action, changed, failed, refused, failures } = resultOf(job)
  const takeBack = async () => {
    await undo(job)
    onClose()
  }
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="h2" component="p" role="status">
          {translate(`admin.bulk.done.${action}`, { smart_count: changed, count: format.number(changed) })}
        </Typography>
        {failed > 0 && <Refusals resource={job.resource} count={failed} refused={refused} failures={failures} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {failures.length > 0 && (
          <Button sx={{ marginInlineEnd: 'auto' }} onClick={() => saveFailures(job, i18n)}>
            {translate('admin.bulk.failuresFile')}
          </Button>
        )}
        {canUndo(job) && <Button onClick={press(() => takeBack())}>{translate('admin.bulk.undo')}</Button>}
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('admin.bulk.close')}
        </Button>
      </DialogActions>
    </>
  )
}
