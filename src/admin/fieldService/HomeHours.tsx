import { useQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { dayOf } from '../../schema/core/time/zone.ts'
import { homeServiceAvailability } from '../../schema/fieldService/calls.ts'
import { client } from '../core/client.ts'
import { Panel } from '../core/parts/Panel.tsx'
import { DayInput } from '../core/fields/pickers/DayInput.tsx'
import { pointOf } from '../../fields/place/points.ts'
import { useLater } from '../core/useLater.ts'
import { useI18n } from '../core/useI18n.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'

/** Beside the form of a home-service request: the hours in which a driver can come to its address; pressing one fills it in. */
export function HomeHours() {
  const { translate, format, code, timeZone } = useI18n()
  const { setValue } = useFormContext()
  const place = useLater(pointOf(useWatch({ name: 'point' }) as unknown), 400)
  const slotAt = useWatch({ name: 'slotAt' }) as unknown
  const [day, setDay] = useState(() => dayOf(typeof slotAt === 'string' ? slotAt : Date.now(), timeZone))
  const { lat, lng } = place ?? {}
  const { data, fetchStatus } = useQuery({
    queryKey: ['homeHours', lat, lng, day],
    queryFn: ({ signal }) => client.call(homeServiceAvailability, { lat: lat ?? 0, lng: lng ?? 0, date: day }, { signal, quiet: 'silent' }),
    enabled: place !== undefined && day !== 'invalid',
  })
  return (
    <Panel title={translate('admin.homeHours.title')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <DayInput label={translate('admin.homeHours.day')} value={day} onChange={(next) => setDay(next ?? day)} />
        {!place && <Typography sx={{ color: 'text.secondary' }}>{translate('admin.homeHours.noPlace')}</Typography>}
        {place && !data && fetchStatus !== 'idle' && <Skeleton variant="rounded" height={96} />}
        {data?.location && (
          <Typography variant="body2">
            {translate(data.area ? 'admin.homeHours.inArea' : 'admin.homeHours.branch', {
              area: data.area?.name[code] ?? '',
              name: data.location.name[code],
              km: format.number(data.location.km),
            })}
          </Typography>
        )}
        {data?.reason && <Typography role="status">{translate(`admin.homeHours.reason.${data.reason}`)}</Typography>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {(data?.slots ?? []).map(({ start, local, available }) => (
            <Button
              key={start}
              size="small"
              variant={slotAt === start ? 'contained' : 'outlined'}
              aria-pressed={slotAt === start}
              disabled={!available}
              onClick={() => setValue('slotAt', start, { shouldDirty: true, shouldValidate: true })}
              sx={{ minBlockSize: { xs: 44, sm: 34 } }}
            >
              {format.clock(local)}
            </Button>
          ))}
        </Box>
      </Box>
    </Panel>
  )
}
