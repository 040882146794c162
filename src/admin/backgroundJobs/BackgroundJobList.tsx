import Done from '@mui/icons-material/TaskAltOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import LinearProgress from '@mui/material/LinearProgress'
import Pagination from '@mui/material/Pagination'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { BackgroundJob } from '../../schema/backgroundJobs/calls/backgroundJob.ts'
import { Moment } from '../core/parts/Moment.tsx'
import { RowName } from '../core/fields/RowName.tsx'
import { StatusDot } from '../core/parts/StatusDot.tsx'
import { Notice } from '../core/pages/Notice.tsx'
import { useI18n } from '../core/useI18n.ts'
import { toneOf } from '../core/theme/tones.ts'
import { JobButtons } from './JobButtons.tsx'
import { useBackgroundJobs, type BackgroundView } from './useBackgroundJobs.ts'
import { standingOf, titleOf } from './backgroundJobTexts.ts'
import { Items } from '../core/parts/Items.tsx'
import { Skeleton } from '../core/parts/Skeleton.tsx'

const views: readonly BackgroundView[] = ['open', 'failed', 'ended']
const pageSize = 20

/** The list of jobs: running, failed, ended. */
export function BackgroundJobList({ failed }: { failed: number }) {
  const { translate, format } = useI18n()
  // Failed jobs first, because they need somebody's attention.
  const [view, setView] = useState<BackgroundView>(failed > 0 ? 'failed' : 'open')
  const [page, setPage] = useState(1)
  const { data } = useBackgroundJobs(view, page)
  const pages = Math.ceil((data?.total ?? 0) / pageSize)
  return (
    <Box
      component="section"
      aria-label={translate('admin.backgroundJobs.jobs')}
      sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 3, minInlineSize: 0, overflow: 'hidden' }}
    >
      <Tabs
        value={view}
        onChange={(_, next: BackgroundView) => {
          setView(next)
          setPage(1)
        }}
        aria-label={translate('admin.backgroundJobs.jobs')}
        variant="scrollable"
        sx={{ borderBlockEnd: '1px solid', borderColor: 'divider', paddingInline: 1 }}
      >
        {views.map((one) => (
          <Tab
            key={one}
            value={one}
            label={
              one === 'failed' && failed > 0
                ? `${translate('admin.backgroundJobs.views.failed')} (${format.number(failed)})`
                : translate(`admin.backgroundJobs.views.${one}`)
            }
          />
        ))}
      </Tabs>
      {!data && <Waiting />}
      {data?.data.length === 0 && (
        <Notice
          icon={<Done />}
          title={translate(`admin.backgroundJobs.empty.${view}`)}
          text={translate(`admin.backgroundJobs.emptyText.${view}`)}
        />
      )}
      <Items>
        {data?.data.map((one) => (
          <JobRow key={one.job.id} shown={one} />
        ))}
      </Items>
      {pages > 1 && <Pagination count={pages} page={page} onChange={(_, next) => setPage(next)} sx={{ padding: 1.5 }} />}
    </Box>
  )
}

function Waiting() {
  const { translate } = useI18n()
  return (
    <Box role="status" aria-label={translate('admin.list.loading')} sx={{ display: 'grid', gap: 1, padding: 2.5 }}>
      {[0, 1, 2].map((one) => (
        <Skeleton key={one} variant="rounded" height={56} mute={one > 0} />
      ))}
    </Box>
  )
}

function JobRow({ shown }: { shown: BackgroundJob }) {
  const i18n = useI18n()
  const { translate } = i18n
  const { job, paused } = shown
  const title = titleOf(shown, i18n)
  const share = job.total > 0 ? Math.min(100, (job.done / job.total) * 100) : 0
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 0.5,
        columnGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        alignItems: 'center',
        paddingInline: 2.5,
        paddingBlock: 1.5,
        '&:not(:first-of-type)': { borderBlockStart: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ minInlineSize: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
          <Link
            component={RouterLink}
            to={`/home/jobs/${job.id}/show`}
            underline="hover"
            sx={{ fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' }}
          >
            {title}
          </Link>
          <StatusDot tone={paused ? 'caution' : (toneOf('jobState', job.state) ?? 'neutral')}>
            {paused ? translate('admin.backgroundJobs.paused') : translate(`enumerations.jobState.${job.state}`)}
          </StatusDot>
        </Box>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {standingOf(shown, i18n)}
        </Typography>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          {job.ownerId === null ? translate('admin.backgroundJobs.system') : <RowName target="staff" id={job.ownerId} />} ·{' '}
          <Moment value={job.createdAt} dense />
        </Typography>
        {job.state === 'running' && (
          <LinearProgress
            aria-label={title}
            sx={{ marginBlockStart: 0.75, borderRadius: 2, maxInlineSize: 420 }}
            {...(share > 0 ? { variant: 'determinate' as const, value: share } : {})}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5, marginInlineStart: { xs: -0.5, sm: 0 } }}>
        <JobButtons shown={shown} name={title} />
      </Box>
    </Box>
  )
}
