import CloudOff from '@mui/icons-material/CloudOffOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { PageTitle } from '../layout/PageTitle.tsx'
import { ResourceList } from '../pages/list/ResourceList.tsx'
import { Notice } from '../pages/Notice.tsx'
import { PageSkeleton } from '../pages/PageSkeleton.tsx'
import { useMay } from '../rights.ts'
import { nameOf, useSpeaker } from '../speaker.ts'
import { useWorkDesk } from './useWork.ts'
import { WorkClocks } from './WorkClocks.tsx'
import { WorkJobs } from './WorkJobs.tsx'
import { WorkLanes } from './WorkLanes.tsx'

/** Work in the background: all of it for whoever may steer it, their own jobs for everybody else. */
export function WorkPage() {
  const may = useMay()
  return may('configure', 'settings') ? <Desk /> : <ResourceList />
}

function Desk() {
  const { translate } = useSpeaker()
  const { data, error, refetch } = useWorkDesk()
  if (!data && error)
    return (
      <Notice
        heading
        icon={<CloudOff />}
        title={translate('admin.lost.failedTitle')}
        text={translate('errors.unavailable')}
        action={
          <Button variant="outlined" onClick={() => void refetch()}>
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
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 2.5, maxInlineSize: '70ch' }}>{translate('admin.work.about')}</Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <WorkJobs failed={failed} />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <WorkLanes desk={data} />
          <WorkClocks clocks={data.clocks} />
        </Box>
      </Box>
    </>
  )
}
