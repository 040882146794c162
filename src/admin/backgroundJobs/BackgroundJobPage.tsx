import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import type { BackgroundJob } from '../../schema/backgroundJobs/calls/backgroundJob.ts'
import { Panel } from '../core/parts/Panel.tsx'
import { Moment } from '../core/parts/Moment.tsx'
import { RowName } from '../core/fields/RowName.tsx'
import { StatusDot } from '../core/parts/StatusDot.tsx'
import { PageHeader } from '../core/pages/PageHeader.tsx'
import { PageSkeleton } from '../core/pages/PageSkeleton.tsx'
import { RowFailed } from '../core/pages/RowFailed.tsx'
import { ResourceShow } from '../core/show/ResourceShow.tsx'
import { useMay } from '../core/rights.ts'
import { labelOf, nameOf, useI18n } from '../core/useI18n.ts'
import { toneOf } from '../core/theme/tones.ts'
import { JobButtons } from './JobButtons.tsx'
import { useBackgroundJob } from './useBackgroundJobs.ts'
import { standingOf, titleOf } from './backgroundJobTexts.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'

/** A job's page: progress, owner, result, and the controls for those who may use them. */
export function BackgroundJobPage() {
  const may = useMay()
  return may('configure', 'settings') ? <Loaded /> : <ResourceShow />
}

function Loaded() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useBackgroundJob(id)
  if (data) return <JobPage shown={data} />
  return error ? <RowFailed resource="jobs" failure={error} onRetry={() => refetch()} /> : <PageSkeleton />
}

interface Refused {
  code: string
  count: number
}

function JobPage({ shown }: { shown: BackgroundJob }) {
  const i18n = useI18n()
  const { translate, format } = i18n
  const { job, paused, dueAt, tries } = shown
  const title = titleOf(shown, i18n)
  const refused = Array.isArray(job.result['refused']) ? (job.result['refused'] as Refused[]) : []
  const share = job.total > 0 ? Math.min(100, (job.done / job.total) * 100) : 0
  const facts: [string, ReactNode][] = [
    [labelOf(translate, 'jobs', 'resource'), nameOf(translate, job.resource)],
    [
      labelOf(translate, 'jobs', 'ownerId'),
      job.ownerId === null ? translate('admin.backgroundJobs.system') : <RowName target="staff" id={job.ownerId} linked />,
    ],
    [labelOf(translate, 'jobs', 'createdAt'), <Moment key="created" value={job.createdAt} />],
    [labelOf(translate, 'jobs', 'updatedAt'), <Moment key="updated" value={job.updatedAt} />],
    ...(job.heartbeatAt
      ? ([[labelOf(translate, 'jobs', 'heartbeatAt'), <Moment key="beat" value={job.heartbeatAt} dense />]] as [string, ReactNode][])
      : []),
    ...(dueAt ? ([[translate('admin.backgroundJobs.due'), <Moment key="due" value={dueAt} />]] as [string, ReactNode][]) : []),
    ...(tries > 0 ? ([[translate('admin.backgroundJobs.tries'), format.number(tries)]] as [string, ReactNode][]) : []),
  ]
  return (
    <>
      <PageHeader resource="jobs" title={title}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Typography component="h1" variant="h1">
            {title}
          </Typography>
          <StatusDot tone={paused ? 'caution' : (toneOf('jobState', job.state) ?? 'neutral')}>
            {paused ? translate('admin.backgroundJobs.paused') : translate(`enumerations.jobState.${job.state}`)}
          </StatusDot>
          <Box sx={{ display: 'flex', gap: 1, inlineSize: { xs: '100%', sm: 'auto' }, marginInlineStart: { sm: 'auto' } }}>
            <JobButtons shown={shown} name={title} />
          </Box>
        </Box>
      </PageHeader>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Panel title={translate('admin.backgroundJobs.standing')}>
          <Typography
            role="status"
            sx={{ color: job.state === 'failed' ? 'error.main' : 'text.primary', fontVariantNumeric: 'tabular-nums' }}
          >
            {standingOf(shown, i18n) || translate(`enumerations.jobState.${job.state}`)}
          </Typography>
          {job.total > 0 && job.ownerId !== null && (
            <LinearProgress aria-label={title} variant="determinate" value={share} sx={{ marginBlockStart: 1.5, borderRadius: 2 }} />
          )}
          {refused.length > 0 && (
            <Box component="ul" sx={{ margin: 0, marginBlockStart: 1.5, paddingInlineStart: 2.5, color: 'text.secondary' }}>
              {refused.map(({ code, count }) => (
                <li key={code}>
                  {format.number(count)} × {translate(namedKey(`errors.${code}`))}
                </li>
              ))}
            </Box>
          )}
        </Panel>
        <Panel title={translate('admin.backgroundJobs.facts')}>
          <Box
            component="dl"
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(110px, auto) minmax(0, 1fr)', columnGap: 2, rowGap: 1, margin: 0 }}
          >
            {facts.map(([label, value]) => (
              <Box key={label} sx={{ display: 'contents' }}>
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {label}
                </Box>
                <Box component="dd" sx={{ margin: 0 }}>
                  {value}
                </Box>
              </Box>
            ))}
          </Box>
        </Panel>
      </Box>
    </>
  )
}
