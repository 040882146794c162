import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import type { OutputOf } from '../../schema/endpoints.ts'
import { daysFrom, endOfDay, startOfDay } from '../filters/days.ts'
import { useSpeaker } from '../speaker.ts'
import { listLink } from './listLink.ts'
import { Panel } from './Panel.tsx'

const height = 168
// Narrower columns than this many could not be pressed.
const daysOnPhone = 10

/** Bookings a day: a week back, a week ahead; today stands out. Columns follow the reading direction by themselves. */
export function BookingsChart({ days }: { days: OutputOf<'dashboard'>['bookingsByDay'] | undefined }) {
  const { translate, format, timeZone } = useSpeaker()
  const most = Math.max(1, ...(days ?? []).map(({ count }) => count))
  const today = daysFrom(new Date().toISOString(), timeZone)
  return (
    <Panel title={translate('admin.dashboard.byDay')} text={translate('admin.dashboard.byDayText')}>
      {!days && <Skeleton variant="rounded" height={height + 46} />}
      <Box
        component="ol"
        sx={{
          display: days ? 'grid' : 'none',
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(0, 1fr)',
          gap: { xs: '3px', sm: 1 },
          listStyle: 'none',
          margin: 0,
          padding: 0,
        }}
      >
        {days?.map(({ date, count }, place) => {
          const noon = `${date}T12:00:00Z`
          const now = date === today
          const past = today !== undefined && date < today
          return (
            <Box component="li" key={date} sx={{ display: { xs: place < days.length - daysOnPhone ? 'none' : 'block', sm: 'block' } }}>
              <Box
                component={Link}
                to={listLink(
                  'appointments',
                  { startAtFrom: startOfDay(date, timeZone), startAtTo: endOfDay(date, timeZone), closure: ['none'] },
                  { field: 'startAt', order: 'ASC' },
                )}
                aria-label={`${format.longDay(noon)}: ${translate('admin.dashboard.bookings', { smart_count: count })}`}
                sx={{
                  display: 'grid',
                  justifyItems: 'center',
                  gap: 0.5,
                  color: 'text.secondary',
                  textDecoration: 'none',
                  borderRadius: 1.5,
                  '&:hover .bar': { filter: 'brightness(1.1)' },
                }}
              >
                <Box
                  aria-hidden
                  sx={{
                    display: 'flex',
                    flexDirection: 'column',
                    justifyContent: 'flex-end',
                    alignItems: 'center',
                    blockSize: height,
                    inlineSize: '100%',
                    gap: 0.5,
                  }}
                >
                  <Typography
                    component="span"
                    variant="caption"
                    sx={{ fontWeight: now ? 700 : 500, color: now ? 'primary.main' : undefined, fontSize: { xs: 10.5, sm: 12 } }}
                  >
                    {format.number(count)}
                  </Typography>
                  <Box
                    className="bar"
                    sx={{
                      inlineSize: '100%',
                      maxInlineSize: 38,
                      blockSize: `${(count / most) * (height - 28)}px`,
                      minBlockSize: 3,
                      borderStartStartRadius: 6,
                      borderStartEndRadius: 6,
                      bgcolor: 'primary.main',
                      opacity: now ? 1 : past ? 0.28 : 0.55,
                    }}
                  />
                </Box>
                <Typography
                  component="span"
                  aria-hidden
                  variant="caption"
                  sx={{
                    textAlign: 'center',
                    fontWeight: now ? 700 : 420,
                    color: now ? 'text.primary' : undefined,
                    fontSize: { xs: 10, sm: 12 },
                    overflow: 'hidden',
                    maxInlineSize: '100%',
                  }}
                >
                  <Box component="span" sx={{ display: { xs: 'none', sm: 'block' } }}>
                    {format.weekday(noon)}
                  </Box>
                  {date.slice(8)}
                </Typography>
              </Box>
            </Box>
          )
        })}
      </Box>
    </Panel>
  )
}
