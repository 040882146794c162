import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import type { RecordOf } from '../../schema/core/resource.ts'
import type { appointments } from '../../schema/appointments/index.ts'
import { Code } from '../core/parts/Code.tsx'
import { RowName } from '../core/fields/RowName.tsx'
import { StatusDot } from '../core/parts/StatusDot.tsx'
import { useI18n } from '../core/useI18n.ts'
import { toneOf } from '../core/theme/tones.ts'
import { listLink } from '../core/listLink.ts'
import { Panel } from '../core/parts/Panel.tsx'
import { todayQuestion } from './questions.ts'
import { TodayVehicle } from './TodayVehicle.tsx'
import { Skeleton } from '../core/parts/Skeleton.tsx'
import { cutText } from '../core/parts/cutText.ts'

/** The next bookings of today, by time. */
export function TodayBookings() {
  const { translate, format, timeZone } = useI18n()
  // Without room for it a vehicle's name is not requested either.
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true })
  const question = todayQuestion(timeZone)
  const { data, isPending } = useGetList<RecordOf<typeof appointments>>('appointments', question)
  return (
    <Panel
      title={translate('admin.dashboard.today')}
      action={
        <Button size="small" component={Link} to={listLink('appointments', question.filter, question.sort)}>
          {translate('admin.dashboard.all')}
        </Button>
      }
    >
      {isPending && <Skeleton variant="rounded" height={240} />}
      {data?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{translate('admin.dashboard.nothingToday')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, marginInline: -1.5, padding: 0 }}>
        {data?.map(({ id, startAt, ref, customerId, vehicleId, status, type }) => (
          <Box component="li" key={id} sx={{ '&:not(:last-child)': { borderBlockEnd: '1px solid', borderColor: 'divider' } }}>
            <ButtonBase
              component={Link}
              to={`/home/appointments/${id}/show`}
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: '78px minmax(0, 1fr) auto', md: '90px minmax(0, 2fr) minmax(0, 1.500fr) minmax(0, 1fr) 140px' },
                alignItems: 'center',
                gap: { xs: 1, md: 2 },
                inlineSize: '100%',
                minBlockSize: 52,
                paddingInline: 1.5,
                textAlign: 'start',
                fontSize: 14,
                borderRadius: 2,
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              <Box component="time" dateTime={startAt} sx={{ fontWeight: 650 }}>
                <bdi>{format.time(startAt)}</bdi>
              </Box>
              <Box sx={{ minInlineSize: 0 }}>
                <Box sx={{ fontWeight: 550, ...cutText }}>
                  <RowName target="customers" id={customerId} />
                </Box>
                <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                  {translate(`enumerations.appointmentType.${type}`)} · <Code>{ref}</Code>
                </Typography>
              </Box>
              <Box sx={{ display: { xs: 'none', md: 'block' } }}>{wide && vehicleId && <TodayVehicle id={vehicleId} />}</Box>
              <Box sx={{ display: { xs: 'none', md: 'block' } }} />
              <Box sx={{ fontSize: 13 }}>
                <StatusDot tone={toneOf('bookingStatus', status) ?? 'neutral'}>
                  {translate(`enumerations.bookingStatus.${status}`)}
                </StatusDot>
              </Box>
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
