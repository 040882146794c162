import CloudOff from '@mui/icons-material/CloudOffOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { press } from '../../http/index.ts'
import { PageTitle } from '../core/pages/PageTitle.tsx'
import { ResourceList } from '../core/list/ResourceList.tsx'
import { Notice } from '../core/pages/Notice.tsx'
import { PageSkeleton } from '../core/pages/PageSkeleton.tsx'
import { useMay } from '../core/rights.ts'
import { nameOf, useI18n } from '../core/useI18n.ts'
import { useBackgroundOverview } from './useBackgroundJobs.ts'
import { BackgroundSchedules } from './BackgroundSchedules.tsx'
import { BackgroundJobList } from './BackgroundJobList.tsx'
import { BackgroundLanes } from './BackgroundLanes.tsx'

/** Background jobs: all of them for those who may control them, their own for everybody else. */
export function BackgroundJobsPage() {
  const may = useMay()
  return may('configure', 'settings') ? <Preferences /> : <ResourceList />
}

function Preferences() {
  const { translate } = useI18n()
  const { data, error, refetch } = useBackgroundOverview()
  if (!data && error)
    return (
      <Notice
        heading
        icon={<CloudOff />}
        title={translate('admin.lost.failedTitle')}
        text={translate('errors.unavailable')}
        action={
          <Button variant="outlined" onClick={press(() => refetch())}>
            {translate('admin.list.retry')}
          </Button>
        }
      />
    )
  if (!data) return <PageSkeleton />
  const title = nameOf(translate, 'jobs')
  const failed = data.kinds.reduce((sum, one) => sum + one.failed, 0)
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Typography component="h1" variant="h1">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 2.5, maxInlineSize: '70ch' }}>
        {translate('admin.backgroundJobs.about')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <BackgroundJobList failed={failed} />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <BackgroundLanes overview={data} />
          <BackgroundSchedules schedules={data.schedules} />
        </Box>
      </Box>
    </>
  )
}
