import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { InputOf } from '../../schema/endpoints.ts'
import { appointmentDates, appointmentTimes } from '../../schema/appointments/calls.ts'
import { client } from '../core/client.ts'
import { useI18n } from '../core/useI18n.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'

/** The parameters of a search for free times. */
export type SlotQuestion = Omit<InputOf<'appointmentTimes'>, 'date'>
interface FreeSlotsProps {
  question: SlotQuestion
  value: string | null
  onChange: (start: string) => void
  /** Called when the chosen time is not among those of the shown day. */
  onGone?: () => void
}
const ahead = 14
const chips = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  '& .MuiChip-root': { minHeight: { xs: 44, sm: 32 }, borderRadius: 2 },
} as const

/** Days with free starts, and the free starts of the chosen day. */
export function FreeSlots({ question, value, onChange, onGone }: FreeSlotsProps) {
  const { translate, format } = useI18n()
  const [day, setDay] = useState<string | null>(null)
  const days = useQuery({
    queryKey: ['slots', 'days', question],
    queryFn: ({ signal }) => client.call(appointmentDates, { ...question, days: ahead }, { signal }),
  })
  const open = days.data?.data.filter(({ available }) => available) ?? []
  const chosen = open.find(({ date }) => date === day) ?? open[0]
  const times = useQuery({
    queryKey: ['slots', 'times', question, chosen?.date],
    queryFn: ({ signal }) => client.call(appointmentTimes, { ...question, date: chosen?.date ?? '' }, { signal }),
    enabled: chosen !== undefined,
  })
  const free = times.data?.data.filter(({ available }) => available)
  const gone = free !== undefined && value !== null && !free.some(({ start }) => start === value)
  const tellGone = useEffectEvent(() => onGone?.())
  useEffect(() => {
    if (gone) tellGone()
  }, [gone])
  const chip = (key: string, text: string, pressed: boolean, press: () => void) => (
    <Chip
      key={key}
      label={<bdi>{text}</bdi>}
      variant={pressed ? 'filled' : 'outlined'}
      color={pressed ? 'primary' : 'default'}
      aria-pressed={pressed}
      onClick={press}
    />
  )
  return (
    <>
      {days.isPending && <Skeleton variant="rounded" height={72} />}
      {days.data && !chosen && <Typography sx={{ color: 'text.secondary' }}>{translate('admin.lead.convert.noDay')}</Typography>}
      <Box sx={chips} role="group" aria-label={translate('admin.lead.convert.day')}>
        {open.map(({ date }) => chip(date, `${format.weekday(date)} ${format.shortDay(date)}`, date === chosen?.date, () => setDay(date)))}
      </Box>
      {chosen && times.isPending && <Skeleton variant="rounded" height={40} sx={{ marginBlockStart: 1 }} />}
      <Box sx={{ ...chips, marginBlockStart: 1 }} role="group" aria-label={translate('admin.lead.convert.time')}>
        {free?.map(({ start }) => chip(start, format.time(start), start === value, () => onChange(start)))}
      </Box>
    </>
  )
}
