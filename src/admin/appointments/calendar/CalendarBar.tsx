import Next from '@mui/icons-material/ChevronRightOutlined'
import Previous from '@mui/icons-material/ChevronLeftOutlined'
import Print from '@mui/icons-material/PrintOutlined'
import Block from '@mui/icons-material/EventBusyOutlined'
import Subscribe from '@mui/icons-material/CalendarMonthOutlined'
import WalkIn from '@mui/icons-material/DirectionsWalkOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Switch from '@mui/material/Switch'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { press } from '../../../http/index.ts'
import type { Calendar } from '../../../schema/appointments/calls/calendar.ts'
import { bilingualText } from '../../../fields/bilingual/bilingualValue.ts'
import { rowTitle } from '../../core/fields/rowTitle.ts'
import { SmallSelect } from '../../core/parts/SmallSelect.tsx'
import { mayMakeOwn, useMay } from '../../core/rights.ts'
import { useI18n } from '../../core/useI18n.ts'
import { saveFile } from '../../core/saveFile.ts'
import { CalendarLink } from '../../staff/index.ts'
import { daysLater } from './clock.ts'
import { groupings, type CalendarView } from './useCalendarView.ts'
import type { TextKey } from '../../../schema/textKey.ts'
import { lazyPart } from '../../core/parts/lazyPart.ts'
import { Skeleton } from '../../core/parts/Skeleton.tsx'

const DayInput = lazyPart(() => import('../../core/fields/pickers/DayInput.tsx').then((file) => ({ default: file.DayInput })))

interface CalendarBarProps {
  view: CalendarView
  calendar: Calendar | undefined
  onBlock: () => void
}

/** The calendar's toolbar: view, days, and what can be added. */
export function CalendarBar({ view, calendar, onBlock }: CalendarBarProps) {
  const i18n = useI18n()
  const { translate, format, code, language } = i18n
  const may = useMay()
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const [sharing, setSharing] = useState(false)
  const days = view.view === 'week' ? 7 : 1
  const noon = (date: string) => `${date}T09:00:00Z`
  const title =
    view.view === 'week' ? `${format.shortDay(noon(view.from))} – ${format.shortDay(noon(view.to))}` : format.longDay(noon(view.date))
  const print = async () => {
    await saveFile(
      `/documents/day-sheet?${new URLSearchParams({ locationId: view.branch?.id ?? '', day: view.date, language }).toString()}`,
    )
  }
  const whose = [
    { value: '', text: translate('admin.calendar.by.branch') },
    ...(calendar?.advisors ?? []).map(({ id, name }) => ({ value: `advisor:${id}`, text: bilingualText(name, code) })),
    ...Array.from({ length: calendar?.bays ?? 0 }, (_, place) => ({
      value: `bay:${place + 1}`,
      text: translate('admin.calendar.bay', { number: place + 1 }),
    })),
  ]
  const arrow = (key: 'before' | 'after', Icon: typeof Next, by: number) => (
    <IconButton
      aria-label={translate(`admin.calendar.${key}.${view.view}`)}
      title={translate(`admin.calendar.${key}.${view.view}`)}
      onClick={() => view.set({ date: daysLater(view.date, by * days) })}
      sx={{ inlineSize: { xs: 44, sm: 36 }, blockSize: { xs: 44, sm: 36 } }}
    >
      <Icon sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
    </IconButton>
  )
  const choice = <V extends string>(label: TextKey, value: V, words: readonly (readonly [V, string])[], onChoose: (value: V) => void) => (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={translate(label)}
      value={value}
      onChange={(_, chosen: V | null) => chosen && onChoose(chosen)}
    >
      {words.map(([word, text]) => (
        <ToggleButton key={word} value={word} sx={{ paddingInline: 1.5, minBlockSize: { xs: 44, sm: 36 }, textTransform: 'none' }}>
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
  return (
    <Box sx={{ display: 'grid', gap: 1.5, marginBlockEnd: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h1" variant="h1" sx={{ marginInlineEnd: 'auto' }}>
          {translate('admin.calendar.title')}
          <Typography component="span" variant="body1" sx={{ color: 'text.secondary', marginInlineStart: 1.25 }}>
            <bdi>{title}</bdi>
          </Typography>
        </Typography>
        <Button variant="outlined" startIcon={<Print />} disabled={!view.branch} onClick={press(() => print())}>
          {translate('admin.calendar.daySheet')}
        </Button>
        <Button variant="outlined" startIcon={<Subscribe />} disabled={!view.branch} onClick={() => setSharing(true)}>
          {translate('admin.me.calendar.subscribe')}
        </Button>
        {may('create', 'blockedTimes') && (
          <Button variant="outlined" startIcon={<Block />} disabled={!view.branch} onClick={onBlock}>
            {translate('admin.calendar.block')}
          </Button>
        )}
        {mayMakeOwn(may, 'appointments', { type: 'walkIn', status: 'pending' }) && (
          <Button
            variant="contained"
            startIcon={<WalkIn />}
            component={Link}
            to={`/home/phone?mode=walkIn&branch=${view.branch?.id ?? ''}`}
            disabled={!view.branch}
          >
            {translate('enumerations.appointmentType.walkIn')}
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 1, md: 1.5 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          {arrow('before', Previous, -1)}
          <Button variant="outlined" disabled={view.date === view.today} onClick={() => view.set({ date: undefined })}>
            {translate('admin.calendar.today')}
          </Button>
          {arrow('after', Next, 1)}
        </Box>
        <Box sx={{ inlineSize: 176 }}>
          <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
            <DayInput
              label={translate('admin.calendar.date')}
              value={view.date}
              onChange={(day) => day && day !== 'invalid' && view.set({ date: day })}
            />
          </Suspense>
        </Box>
        {choice(
          'admin.calendar.view',
          view.view,
          [
            ['day', translate('admin.calendar.day')],
            ['week', translate('admin.calendar.week')],
          ],
          (word) => view.set({ view: word === 'week' ? word : undefined }),
        )}
        {phone ? null : view.view === 'day' ? (
          choice(
            'admin.calendar.columns',
            view.by,
            groupings.map((one) => [one, translate(`admin.calendar.by.${one}`)] as const),
            (word) => view.set({ by: word === 'advisor' ? undefined : word }),
          )
        ) : (
          <SmallSelect
            label={translate('admin.calendar.columns')}
            value={whose.some(({ value }) => value === view.of) ? view.of : ''}
            options={whose}
            onChange={(of) => view.set({ of: of || undefined })}
            disabled={false}
          />
        )}
        {view.branches.length > 1 && view.branch && (
          <SmallSelect
            label={translate('resources.appointments.fields.locationId')}
            value={view.branch.id}
            options={view.branches.map((one) => ({ value: one.id, text: rowTitle('dealershipLocations', one, i18n) }))}
            onChange={(branch) => view.set({ branch, of: undefined })}
            disabled={false}
          />
        )}
        <FormControlLabel
          sx={{ marginInlineStart: { xs: 0, md: 'auto' }, marginInlineEnd: 0, minBlockSize: 36 }}
          control={<Switch size="small" checked={view.closed} onChange={(_, on) => view.set({ closed: on ? '1' : undefined })} />}
          label={translate('admin.calendar.closed')}
        />
      </Box>
      {sharing && view.branch && (
        <Dialog open onClose={() => setSharing(false)} aria-labelledby="calendar-sharing" fullWidth maxWidth="sm">
          <DialogTitle id="calendar-sharing">
            {translate('admin.me.calendar.title')} · {rowTitle('dealershipLocations', view.branch, i18n)}
          </DialogTitle>
          <DialogContent>
            <CalendarLink locationId={view.branch.id} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setSharing(false)}>{translate('admin.me.calendar.close')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  )
}
