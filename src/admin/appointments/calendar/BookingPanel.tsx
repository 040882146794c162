import Close from '@mui/icons-material/CloseOutlined'
import Move from '@mui/icons-material/OpenWithOutlined'
import Print from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { useGetOne } from 'react-admin'
import { Link } from 'react-router-dom'
import { press } from '../../../http/index.ts'
import type { CalendarBooking } from '../../../schema/appointments/calls/calendar.ts'
import { useClock } from '../../core/minuteClock.ts'
import type { Row } from '../../core/definition.ts'
import { fieldsOf } from '../../core/definition.ts'
import { Code } from '../../core/parts/Code.tsx'
import { partOf } from '../../../fields/admin.ts'
import { CarPlate } from '../../../fields/plate/adminCarPlate.tsx'
import { StatusDot } from '../../core/parts/StatusDot.tsx'
import { Drawer } from '../../core/parts/late.tsx'
import { MoveButtons } from '../../core/show/MoveButtons.tsx'
import { ClosureDialog, type Closure } from '../ClosureDialog.tsx'
import { labelOf, useI18n } from '../../core/useI18n.ts'
import { saveFile } from '../../core/saveFile.ts'
import { stateOf } from './EventBox.tsx'
import { isMissed } from './missed.ts'
import { Skeleton } from '../../core/parts/Skeleton.tsx'

const shown = ['customerId', 'vehicleId', 'advisorId', 'bay', 'services', 'concern', 'transport', 'promiseAt']

/** A booking inside the calendar: its facts and all actions. */
export function BookingPanel({ booking, onClose, onMove }: { booking: CalendarBooking; onClose: () => void; onMove: () => void }) {
  const i18n = useI18n()
  const { translate, format, language } = i18n
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const now = useClock()
  const { data: row } = useGetOne<Row>('appointments', { id: booking.id })
  const [closing, setClosing] = useState<Closure | null>(null)
  const fields = fieldsOf('appointments')
  const state = stateOf(booking, i18n)
  const open = booking.closure === 'none'
  const print = async () => {
    await saveFile(`/documents/job-card/${booking.id}?${new URLSearchParams({ language }).toString()}`)
  }
  return (
    <Drawer
      anchor={phone ? 'bottom' : document.documentElement.dir === 'rtl' ? 'left' : 'right'}
      open
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': translate('admin.list.lookAt', { name: booking.ref }),
          sx: phone
            ? { borderStartStartRadius: 18, borderStartEndRadius: 18, maxBlockSize: '85dvh' }
            : { inlineSize: 420, maxInlineSize: '100vw' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, padding: 2 }}>
        <Box sx={{ flex: 1, minInlineSize: 0, display: 'grid', gap: 0.75 }}>
          <Typography component="h2" variant="h2">
            <bdi>{booking.customer ?? <Code>{booking.ref}</Code>}</bdi>
          </Typography>
          <Box sx={{ color: 'text.secondary', fontSize: 14 }}>
            <bdi>{format.longDay(booking.startAt)}</bdi>, <bdi>{format.time(booking.startAt)}</bdi> –{' '}
            <bdi>{format.time(booking.endAt)}</bdi>
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap', fontSize: 14 }}>
            {(booking.plate ?? booking.vin) && <CarPlate car={booking} />}
            <StatusDot tone={state.tone}>{state.word}</StatusDot>
            <Code>{booking.ref}</Code>
          </Box>
        </Box>
        <IconButton aria-label={translate('admin.list.keys.close')} onClick={onClose} autoFocus sx={{ inlineSize: 44, blockSize: 44 }}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box
        tabIndex={0}
        role="group"
        aria-label={translate('admin.show.facts')}
        sx={{ overflow: 'auto', flex: 1, paddingInline: 2, paddingBlockEnd: 2, display: 'grid', gap: 1.25, alignContent: 'start' }}
      >
        {!row && <Skeleton variant="rounded" height={180} />}
        {row &&
          shown
            .filter((name) => row[name] !== null && row[name] !== undefined)
            .map((name) => {
              const field = fields[name]
              if (!field) return null
              const { View } = partOf(field)
              return (
                <Box key={name} sx={{ fontSize: 14, minInlineSize: 0 }}>
                  <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                    {labelOf(translate, 'appointments', name)}
                  </Typography>
                  <View field={field} name={name} resource="appointments" value={row[name]} row={row} />
                </Box>
              )
            })}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          padding: 2,
          borderBlockStart: '1px solid',
          borderColor: 'divider',
          '& .MuiButton-root': { minHeight: { xs: 44, sm: 36 } },
        }}
      >
        <Button component={Link} to={`/home/appointments/${booking.id}/show`} variant="outlined">
          {translate('admin.list.open')}
        </Button>
        {booking.type !== 'testDrive' && (
          <Button variant="outlined" startIcon={<Print />} onClick={press(() => print())}>
            {translate('admin.calendar.jobCard')}
          </Button>
        )}
        {booking.changeable && open && booking.status !== 'delivered' && (
          <Button variant="outlined" startIcon={<Move />} onClick={onMove}>
            {translate('admin.calendar.moveOrStretch')}
          </Button>
        )}
        {booking.changeable && open && booking.status === 'pending' && row && (
          <>
            {isMissed(booking, now) && (
              <Button variant="outlined" color="warning" onClick={() => setClosing('noShow')}>
                {translate('enumerations.closure.noShow')}
              </Button>
            )}
            <Button variant="outlined" color="error" onClick={() => setClosing('cancelled')}>
              {translate('admin.calendar.cancel')}
            </Button>
          </>
        )}
        {row && <MoveButtons key={`${row.id} ${row.version}`} resource="appointments" row={row} />}
      </Box>
      {closing && row && <ClosureDialog row={row} first={closing} onClose={() => setClosing(null)} />}
    </Drawer>
  )
}
