import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError, press } from '../../../http/index.ts'
import type { UploadedFile } from '../../../schema/core/longWork/transfer.ts'
import { useI18n } from '../useI18n.ts'
import { isWorking, previewOf, startImport, useImportJob } from './importCalls.ts'
import { JobState } from './JobState.tsx'
import type { Plan } from './plan.ts'
import { PreviewTable } from './PreviewTable.tsx'
import { StepBar } from './StepBar.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'

interface CheckStepProps {
  resource: string
  file: UploadedFile
  plan: Plan
  onBack: () => void
  onStarted: (jobId: string) => void
}

/** The first rows as they would be imported; then a dry run of all; then the import. */
export function CheckStep({ resource, file, plan, onBack, onStarted }: CheckStepProps) {
  const { translate, format } = useI18n()
  const [trialId, setTrialId] = useState<string | null>(null)
  const preview = useQuery({ queryKey: ['importPreview', resource, plan], queryFn: () => previewOf(resource, plan), gcTime: 0 })
  const trial = useImportJob(trialId)
  const start = useMutation({
    mutationFn: (dry: boolean) => startImport(resource, plan, dry),
    onSuccess: (id, dry) => (dry ? setTrialId(id) : onStarted(id)),
  })
  const tried = trial?.state === 'done'
  const good = (trial?.result.create ?? 0) + (trial?.result.update ?? 0)
  const working = start.isPending || isWorking(trial) || (trialId !== null && !trial)
  const failure = preview.error instanceof HttpError ? (preview.error.fields['file'] ?? preview.error.message) : ''
  return (
    <>
      {trialId && <JobState job={trial} />}
      {preview.isPending && <Skeleton variant="rounded" height={320} sx={{ borderRadius: 3 }} />}
      {failure && (
        <Alert severity="error" variant="outlined">
          {failure}
        </Alert>
      )}
      {preview.data && <PreviewTable file={file} plan={plan} rows={preview.data.rows} />}
      <StepBar>
        <Button disabled={working} onClick={onBack} sx={{ marginInlineEnd: 'auto' }}>
          {translate('admin.transfer.toColumns')}
        </Button>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant={tried ? 'outlined' : 'contained'}
            disabled={working || !preview.data}
            onClick={press(() => start.mutateAsync(true))}
          >
            {translate('admin.transfer.try', { smart_count: file.rows, count: format.number(file.rows) })}
          </Button>
          <Button
            variant={tried ? 'contained' : 'outlined'}
            disabled={working || !preview.data || (tried && good === 0)}
            onClick={press(() => start.mutateAsync(false))}
          >
            {tried
              ? translate('admin.transfer.runGood', { smart_count: good, count: format.number(good) })
              : translate('admin.transfer.run')}
          </Button>
        </Box>
      </StepBar>
    </>
  )
}
