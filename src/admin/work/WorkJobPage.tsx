import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import type { WorkJob } from '../../schema/calls/work.ts'
import { Panel } from '../dashboard/Panel.tsx'
import { Moment } from '../fields/Moment.tsx'
import { RowName } from '../fields/RowName.tsx'
import { StatusDot } from '../fields/StatusDot.tsx'
import { PageHeader } from '../pages/PageHeader.tsx'
import { PageSkeleton } from '../pages/PageSkeleton.tsx'
import { RowFailed } from '../pages/RowFailed.tsx'
import { ResourceShow } from '../pages/show/ResourceShow.tsx'
import { useMay } from '../rights.ts'
import { labelOf, nameOf, useSpeaker } from '../speaker.ts'
import { toneOf } from '../theme/tones.ts'
import { JobButtons } from './JobButtons.tsx'
import { useWorkJob } from './useWork.ts'
import { standingOf, titleOf } from './workWords.ts'

/** A job's page: how far it is, whose, and what came of it, with the ways to steer it for whoever may. */
export function WorkJobPage() {
  const may = useMay()
  return may('configure', 'settings') ? <Loaded /> : <ResourceShow />
}

function Loaded() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useWorkJob(id)
  if (data) return <JobPage shown={data} />
  return error ? <RowFailed resource="jobs" failure={error} onRetry={() => void refetch()} /> : <PageSkeleton />
}

interface Refused {
  code: string
  count: number
}

function JobPage({ shown }: { shown: WorkJob }) {
  const speaker = useSpeaker()
  const { translate, format } = speaker
  const { job, paused, dueAt, tries } = shown
  const title = titleOf(shown, speaker)
  const refused = Array.isArray(job.result['refused']) ? (job.result['refused'] as Refused[]) : []
  const share = job.total > 0 ? Math.min(100, (job.done / job.total) * 100) : 0
  const facts: [string, ReactNode][] = [
    [labelOf(translate, 'jobs', 'resource'), nameOf(translate, job.resource)],
    [
      labelOf(translate, 'jobs', 'ownerId'),
      job.ownerId === null ? translate('admin.work.house') : <RowName target="staff" id={job.ownerId} linked />,
    ],
    [labelOf(translate, 'jobs', 'createdAt'), <Moment key="created" value={job.createdAt} />],
    [labelOf(translate, 'jobs', 'updatedAt'), <Moment key="updated" value={job.updatedAt} />],
    ...(job.heartbeatAt
      ? ([[labelOf(translate, 'jobs', 'heartbeatAt'), <Moment key="beat" value={job.heartbeatAt} dense />]] as [string, ReactNode][])
      : []),
    ...(dueAt ? ([[translate('admin.work.due'), <Moment key="due" value={dueAt} />]] as [string, ReactNode][]) : []),
    ...(tries > 0 ? ([[translate('admin.work.tries'), format.number(tries)]] as [string, ReactNode][]) : []),
  ]
  return (
    <>
      <PageHeader resource="jobs" title={title}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Typography component="h1" variant="h1">
            {title}
          </Typography>
          <StatusDot tone={paused ? 'caution' : (toneOf('jobState', job.state) ?? 'neutral')}>
            {paused ? translate('admin.work.paused') : translate(`enumerations.jobState.${job.state}`)}
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
        <Panel title={translate('admin.work.standing')}>
          <Typography
            role="status"
            sx={{ color: job.state === 'failed' ? 'error.main' : 'text.primary', fontVariantNumeric: 'tabular-nums' }}
          >
            {standingOf(shown, speaker) || translate(`enumerations.jobState.${job.state}`)}
          </Typography>
          {job.total > 0 && job.ownerId !== null && (
            <LinearProgress aria-label={title} variant="determinate" value={share} sx={{ marginBlockStart: 1.5, borderRadius: 2 }} />
          )}
          {refused.length > 0 && (
            <Box component="ul" sx={{ margin: 0, marginBlockStart: 1.5, paddingInlineStart: 2.5, color: 'text.secondary' }}>
              {refused.map(({ code, count }) => (
                <li key={code}>
                  {format.number(count)} × {translate(`errors.${code}`)}
                </li>
              ))}
            </Box>
          )}
        </Panel>
        <Panel title={translate('admin.work.facts')}>
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
