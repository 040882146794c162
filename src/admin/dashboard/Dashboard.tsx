import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useSession } from '../../session/index.ts'
import { CheckList } from '../checklist/CheckList.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useMay } from '../rights.ts'
import { useSpeaker } from '../speaker.ts'
import { BookingsChart } from './BookingsChart.tsx'
import { Figures } from './Figures.tsx'
import { NeedsNow } from './NeedsNow.tsx'
import { StatusChart } from './StatusChart.tsx'
import { TodayBookings } from './TodayBookings.tsx'
import { useDashboard } from './useDashboard.ts'

/** The day at a glance: figures that open their lists, two charts, and today's bookings. */
export function Dashboard() {
  const { translate, format, code } = useSpeaker()
  const { data } = useDashboard()
  const name = useSession('staff')?.name[code].split(' ')[0] ?? ''
  const may = useMay()
  return (
    <>
      <PageTitle>{translate('admin.dashboard.title')}</PageTitle>
      <Box sx={{ marginBlockEnd: 2.5 }}>
        <Typography component="h1" variant="h1">
          {translate('admin.dashboard.greeting', { name })}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {format.longDay(Date.now())} · {format.hijri(Date.now())}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <CheckList />
        <Figures data={data} />
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' }, gap: 2 }}>
          {may('list', 'appointments') && <BookingsChart days={data?.bookingsByDay} />}
          {may('list', 'leads') && <StatusChart counts={data?.leadsByStatus} />}
        </Box>
        <NeedsNow />
        {may('list', 'appointments') && <TodayBookings />}
      </Box>
    </>
  )
}
