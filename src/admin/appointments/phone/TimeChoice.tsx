import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FieldFrame } from '../../core/fields/FieldFrame.tsx'
import { Skeleton } from '../../core/parts/Skeleton.tsx'
import { labelOf, useI18n } from '../../core/useI18n.ts'
import { FreeSlots } from '../FreeSlots.tsx'
import { sameTime, type Time } from './useTimes.ts'

interface TimeChoiceProps {
  /** Undefined while they are being worked out. */
  times: readonly Time[] | undefined
  chosen: Time | undefined
  /** The codes of the work, by comma. */
  services: string
  /** Where another day is looked for. */
  locationId: string | undefined
  nameOf: (locationId: string) => string
  error: string | undefined
  onChange: (time: Time) => void
}
const keyOf = ({ start, locationId }: Time) => `${start} ${locationId}`

/** The earliest times as a list of which one is chosen; other days on request. */
export function TimeChoice({ times, chosen, services, locationId, nameOf, error, onChange }: TimeChoiceProps) {
  const { translate, format } = useI18n()
  const [more, setMore] = useState(false)
  const shown = chosen && times && !times.some((one) => sameTime(one, chosen)) ? [chosen, ...times] : times
  const place = chosen?.locationId ?? locationId
  return (
    <FieldFrame id="phone-time" label={labelOf(translate, 'appointments', 'startAt')} required error={error} group>
      {!services && <Typography sx={{ color: 'text.secondary' }}>{translate('admin.phone.workFirst')}</Typography>}
      {services && !shown && (
        <Box role="status" aria-label={translate('admin.phone.looking')}>
          <Skeleton variant="rounded" height={88} />
        </Box>
      )}
      {services && shown?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{translate('admin.phone.noTime')}</Typography>}
      {services && shown && shown.length > 0 && (
        <RadioGroup
          aria-labelledby="phone-time-label"
          value={chosen ? keyOf(chosen) : ''}
          onChange={(_, key) => {
            const time = shown.find((one) => keyOf(one) === key)
            if (time) onChange(time)
          }}
          sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' }, gap: 1 }}
        >
          {shown.map((time) => (
            <FormControlLabel
              key={keyOf(time)}
              value={keyOf(time)}
              control={<Radio size="small" />}
              label={
                <Box component="span" sx={{ display: 'grid', lineHeight: 1.35 }}>
                  <b>
                    <bdi>{format.longDay(time.start)}</bdi> · <bdi>{format.time(time.start)}</bdi>
                  </b>
                  <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
                    {nameOf(time.locationId)}
                  </Box>
                </Box>
              }
              sx={{
                marginInline: 0,
                paddingBlock: 0.75,
                paddingInlineEnd: 1.5,
                minBlockSize: 52,
                border: 1,
                borderColor: chosen && sameTime(time, chosen) ? 'primary.main' : 'divider',
                bgcolor: chosen && sameTime(time, chosen) ? 'surface.brand' : undefined,
                borderRadius: 2,
                // The whole choice has the focus, whose ring would cover its text.
                '&:has(.Mui-focusVisible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
                '& .Mui-focusVisible': { outline: 'none' },
              }}
            />
          ))}
        </RadioGroup>
      )}
      {services && place && (
        <>
          <Button size="small" aria-expanded={more} onClick={() => setMore(!more)} sx={{ marginBlock: 1 }}>
            {translate('admin.phone.otherTime')}
          </Button>
          {more && (
            <FreeSlots
              question={{ locationId: place, type: 'service', services }}
              value={chosen?.start ?? null}
              onChange={(start) => onChange({ start, locationId: place })}
            />
          )}
        </>
      )}
    </FieldFrame>
  )
}
