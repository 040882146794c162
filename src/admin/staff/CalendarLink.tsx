import Calendar from '@mui/icons-material/EventOutlined'
import Copy from '@mui/icons-material/ContentCopyOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { press, toasts } from '../../http/index.ts'
import { calendarLinks, makeCalendarLink, revokeCalendarLink } from '../../schema/staff/calls.ts'
import { client } from '../core/client.ts'
import { Moment } from '../core/parts/Moment.tsx'
import { Skeleton } from '../core/parts/Skeleton.tsx'
import { useI18n } from '../core/useI18n.ts'

const queryKey = ['calendarLinks']
const height = { minBlockSize: { xs: 44, sm: 36 } } as const

/** The person's link for calendar programs to a branch, or with null to their own work: made, shown once, copied, renewed and voided. */
export function CalendarLink({ locationId }: { locationId: string | null }) {
  const { translate } = useI18n()
  const memory = useQueryClient()
  const [url, setUrl] = useState<string | null>(null)
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => client.call(calendarLinks, {}, { signal, quiet: true }) })
  const link = data?.data.find((one) => one.locationId === locationId)
  const refresh = () => memory.invalidateQueries({ queryKey })
  const make = async () => {
    setUrl((await client.call(makeCalendarLink, { locationId })).url)
    await refresh()
  }
  const revoke = async () => {
    await client.call(revokeCalendarLink, { locationId })
    setUrl(null)
    await refresh()
  }
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => toasts.success({ text: translate('admin.me.calendar.copied') }),
      // Without the right to use the clipboard it is copied by hand.
      () => undefined,
    )
  if (!data) return <Skeleton variant="rounded" height={72} />
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography sx={{ color: 'text.secondary' }}>{translate(`admin.me.calendar.${locationId ? 'branch' : 'own'}`)}</Typography>
      {url && (
        <>
          <TextField
            size="small"
            fullWidth
            label={translate('admin.me.calendar.address')}
            value={url}
            helperText={translate('admin.me.calendar.keep')}
            slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="contained" startIcon={<Copy />} onClick={press(() => copy(url))} sx={height}>
              {translate('admin.me.calendar.copy')}
            </Button>
            <Button variant="outlined" startIcon={<Calendar />} href={url.replace(/^https?:/, 'webcal:')} sx={height}>
              {translate('admin.me.calendar.open')}
            </Button>
          </Box>
        </>
      )}
      {!url && (
        <Typography variant="body2">
          {link ? (
            <>
              {translate('admin.me.calendar.since')} <Moment value={link.createdAt} />. {translate('admin.me.calendar.hidden')}
            </>
          ) : (
            translate('admin.me.calendar.none')
          )}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant={link ? 'text' : 'outlined'} onClick={press(make)} sx={height}>
          {translate(link ? 'admin.me.calendar.renew' : 'admin.me.calendar.make')}
        </Button>
        {link && (
          <Button color="error" onClick={press(revoke)} sx={height}>
            {translate('admin.me.calendar.revoke')}
          </Button>
        )}
      </Box>
    </Box>
  )
}
