import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { OutputOf } from '../../schema/endpoints.ts'
import { daysFrom, endOfDay, startOfDay } from '../filters/days.ts'
import { definitionOf } from '../definition.ts'
import { icons } from '../icons.ts'
import { useMay } from '../rights.ts'
import { useSpeaker } from '../speaker.ts'
import { listLink } from './listLink.ts'
import { Trend } from './Trend.tsx'

type Data = OutputOf<'dashboard'>
const working = ['inWorkshop', 'awaitingLabour', 'awaitingParts', 'qc', 'washing']

/** The figures of the day; each opens the list it counts. */
export function Figures({ data }: { data: Data | undefined }) {
  const { translate, timeZone, format } = useSpeaker()
  const may = useMay()
  const today = daysFrom(new Date().toISOString(), timeZone) ?? ''
  const todays = { startAtFrom: startOfDay(today, timeZone), startAtTo: endOfDay(today, timeZone), closure: ['none'] }
  const weekAgo = data?.bookingsByDay[0]?.count
  const compared = () => {
    if (weekAgo === undefined || !data) return undefined
    const more = (data.bookingsToday ?? 0) - weekAgo
    return translate(`admin.dashboard.${more > 0 ? 'more' : more < 0 ? 'fewer' : 'asMany'}`, { count: format.number(Math.abs(more)) })
  }
  const sum = (counts: readonly number[] = []) => format.number(counts.reduce((one, other) => one + other, 0))
  const figures: {
    key: 'bookingsToday' | 'inWorkshop' | 'leadsOpen' | 'vehiclesPending'
    resource: string
    to: string
    about?: ReactNode
    /** Day by day, the last one today. */
    trend?: readonly number[] | undefined
  }[] = [
    {
      key: 'bookingsToday',
      resource: 'appointments',
      to: listLink('appointments', todays, { field: 'startAt', order: 'ASC' }),
      about: compared(),
      trend: data?.bookingsByDay.slice(0, 8).map(({ count }) => count),
    },
    {
      key: 'inWorkshop',
      resource: 'appointments',
      to: listLink('appointments', { status: working, closure: ['none'] }),
      about: translate('admin.dashboard.inWorkshopAbout'),
    },
    {
      key: 'leadsOpen',
      resource: 'leads',
      to: listLink('leads', { status: ['pending', 'in-progress'] }),
      about: translate('admin.dashboard.unanswered', {
        count: format.number(data?.leadsByStatus.find(({ status }) => status === 'pending')?.count ?? 0),
        fresh: sum(data?.leadsByDay),
      }),
      trend: data?.leadsByDay,
    },
    {
      key: 'vehiclesPending',
      resource: 'vehicles',
      to: listLink('vehicles', { status: ['Pending'] }),
      about: translate('admin.dashboard.vehiclesPendingAbout', { fresh: sum(data?.vehiclesByDay) }),
      trend: data?.vehiclesByDay,
    },
  ]
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        margin: 0,
        padding: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        gap: { xs: 1.5, sm: 2 },
      }}
    >
      {figures
        .filter(({ key, resource }) => may('list', resource) && data?.[key] !== null)
        .map(({ key, resource, to, about, trend }) => {
          const Icon = icons[definitionOf(resource).icon]
          return (
            <li key={key}>
              <ButtonBase
                component={Link}
                to={to}
                sx={{
                  display: 'grid',
                  justifyItems: 'start',
                  justifyContent: 'stretch',
                  gridTemplateColumns: '1fr',
                  gap: 0.25,
                  inlineSize: '100%',
                  blockSize: '100%',
                  alignContent: 'start',
                  padding: { xs: 2, sm: 2.5 },
                  textAlign: 'start',
                  bgcolor: 'background.paper',
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: 3,
                  transition: 'border-color 120ms',
                  '&:hover': { borderColor: 'primary.main' },
                }}
              >
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, inlineSize: '100%', color: 'text.secondary' }}>
                  <Icon aria-hidden sx={{ fontSize: 19, color: 'primary.main' }} />
                  <Typography variant="body2" component="span" sx={{ fontWeight: 550 }}>
                    {translate(`admin.dashboard.${key}`)}
                  </Typography>
                </Box>
                {data ? (
                  <Box
                    component="span"
                    sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, inlineSize: '100%' }}
                  >
                    <Typography component="span" sx={{ fontSize: 34, lineHeight: '44px', fontWeight: 650, letterSpacing: '-0.02em' }}>
                      <bdi>{format.number(data[key] ?? 0)}</bdi>
                    </Typography>
                    {trend && <Trend counts={trend} />}
                  </Box>
                ) : (
                  <Skeleton width={64} height={44} />
                )}
                <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
                  {about}
                </Typography>
              </ButtonBase>
            </li>
          )
        })}
    </Box>
  )
}
