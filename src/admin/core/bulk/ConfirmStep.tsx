import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { press } from '../../../http/index.ts'
import type { BulkAction, BulkTrial } from '../../../schema/core/longWork/bulk.ts'
import { limits } from '../../../schema/core/limits.ts'
import { useI18n } from '../useI18n.ts'
import { Refusals } from './Refusals.tsx'
import type { TextKey } from '../../../schema/textKey.ts'

interface ConfirmStepProps {
  resource: string
  action: BulkAction
  /** Null while it is being counted. */
  trial: BulkTrial | null
  running: boolean
  onRun: () => Promise<unknown>
  onBack?: (() => void) | undefined
  onClose: () => void
}

/** The expected result, in numbers and by reason, before anything is done. */
export function ConfirmStep({ resource, action, trial, running, onRun, onBack, onClose }: ConfirmStepProps) {
  const { translate, format } = useI18n()
  const said = (key: TextKey, number: number) => translate(key, { smart_count: number, count: format.number(number) })
  const left = trial ? trial.count - trial.checked : 0
  // Rows that were not tried yet may still be changed.
  const runs = trial !== null && (trial.allowed > 0 || left > 0)
  const refused = trial ? trial.checked - trial.allowed - trial.unchanged : 0
  return (
    <>
      <DialogContent aria-live="polite" aria-busy={trial === null || left > 0 || running}>
        {trial === null && (
          <Box sx={{ display: 'grid', gap: 1.5, paddingBlock: 2 }}>
            <Typography sx={{ color: 'text.secondary' }}>{translate('admin.bulk.checking')}</Typography>
            <LinearProgress aria-label={translate('admin.bulk.checking')} />
          </Box>
        )}
        {trial && (
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <Typography variant="h2" component="p">
              {trial.allowed > 0
                ? said(`admin.bulk.will.${action}`, trial.allowed)
                : translate(left > 0 ? 'admin.bulk.nothingYet' : 'admin.bulk.nothing')}
            </Typography>
            {trial.unchanged > 0 && <Typography sx={{ color: 'text.secondary' }}>{said('admin.bulk.already', trial.unchanged)}</Typography>}
            {refused > 0 && <Refusals resource={resource} count={refused} refused={trial.refused} failures={trial.failures} />}
            {left > 0 && (
              <Alert severity="info" sx={{ '& .MuiAlert-message': { flex: 1 } }}>
                <LinearProgress
                  variant="determinate"
                  value={(trial.checked / trial.count) * 100}
                  aria-label={translate('admin.bulk.checking')}
                  sx={{ marginBlock: 1 }}
                />
                {translate('admin.bulk.sampled', { checked: format.number(trial.checked), count: format.number(trial.count) })}
              </Alert>
            )}
            {runs && !trial.undoable && <Alert severity="warning">{translate('admin.bulk.final')}</Alert>}
            {runs && trial.undoable && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {translate('admin.bulk.undoFor', { days: limits.restoreDays })}
              </Typography>
            )}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        {onBack ? (
          <Button onClick={onBack} disabled={running}>
            {translate('admin.form.back')}
          </Button>
        ) : (
          <Button onClick={onClose} disabled={running}>
            {translate('admin.form.cancel')}
          </Button>
        )}
        <Button variant="contained" color={action === 'delete' ? 'error' : 'primary'} disabled={!runs} onClick={press(onRun)}>
          {left > 0 || !trial?.allowed
            ? translate(`admin.bulk.run.${action}`)
            : translate(`admin.bulk.runCount.${action}`, { count: format.number(trial.allowed) })}
        </Button>
      </DialogActions>
    </>
  )
}
