import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { watchJob } from '../bulk/jobWatch.ts'
import { nameOf, useI18n } from '../useI18n.ts'
import { isWorking, useImportJob } from './importCalls.ts'
import { JobState } from './JobState.tsx'
import { StepBar } from './StepBar.tsx'

/** The running import and its result; it continues when the person leaves. */
export function RunStep({ resource, jobId, onAgain }: { resource: string; jobId: string; onAgain: () => void }) {
  const { translate } = useI18n()
  const queries = useQueryClient()
  const job = useImportJob(jobId)
  const working = !job || isWorking(job)
  // After leaving the page, the job is in the tray, and the list shows the new rows.
  useEffect(() => () => watchJob(jobId), [jobId])
  useEffect(() => {
    if (!working) void queries.invalidateQueries({ queryKey: [resource] })
  }, [working, queries, resource])
  return (
    <>
      <JobState job={job} />
      {working && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 1.5 }}>
          {translate('admin.transfer.goesOn')}
        </Typography>
      )}
      <StepBar>
        <Button disabled={working} onClick={onAgain}>
          {translate('admin.transfer.another')}
        </Button>
        <Button component={Link} to={`/home/${resource}`} variant="contained">
          {translate('admin.lost.toList', { name: nameOf(translate, resource) })}
        </Button>
      </StepBar>
    </>
  )
}
