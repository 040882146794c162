import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { useBranch } from '../../core/branch.ts'
import { NotAllowed } from '../../core/pages/NotAllowed.tsx'
import { PageTitle } from '../../core/pages/PageTitle.tsx'
import { RowMakerHere } from '../../core/form/RowMakerHere.tsx'
import { KeyCap } from '../../core/parts/KeyCap.tsx'
import { Code } from '../../core/parts/Code.tsx'
import { mayMakeOwn, useMay } from '../../core/rights.ts'
import { useShortcut } from '../../core/shortcuts.ts'
import { withParams } from '../../core/withParams.ts'
import { useI18n } from '../../core/useI18n.ts'
import { BookingForm, type Booked } from './BookingForm.tsx'
import { FindCaller } from './FindCaller.tsx'
import type { Caller } from './phoneBooking.ts'

/** In the address: the earliest of all branches, whatever the top bar says. */
const anywhere = 'any'
const modes = ['phone', 'walkIn'] as const

/** Books a service by telephone, or takes in a walk-in, by keys alone: who, Enter, Enter. */
export function PhonePage() {
  const { translate } = useI18n()
  const may = useMay()
  const [params, setParams] = useSearchParams()
  const { state } = useLocation() as { state: { typed?: string } | null }
  const { branches, chosen } = useBranch()
  const [caller, setCaller] = useState<Caller>()
  const [booked, setBooked] = useState<Booked>()
  const [call, setCall] = useState(0)
  const walkIn = params.get('mode') === 'walkIn'
  const place = params.get('branch')
  const locationId = place === anywhere ? undefined : (branches.find(({ id }) => id === place) ?? chosen)?.id
  const again = () => {
    setCaller(undefined)
    setBooked(undefined)
    setCall(call + 1)
  }
  useShortcut('Enter', 'admin.phone.enter')
  // Instead of the shortcut that opens this page.
  useShortcut('b', 'admin.phone.next', again)
  if (!mayMakeOwn(may, 'appointments', { type: 'service', status: 'pending' })) return <NotAllowed />
  const change = (name: string, value: string | undefined) =>
    setParams((before) => withParams(before, { [name]: value }), { replace: true, state })
  return (
    <Box sx={{ maxInlineSize: 760, marginInline: 'auto', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <PageTitle>{translate('admin.phone.title')}</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 260px' }}>
          <Typography component="h1" variant="h1">
            {translate('admin.phone.title')}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{translate('admin.phone.text')}</Typography>
        </Box>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={walkIn ? 'walkIn' : 'phone'}
          aria-label={translate('admin.phone.mode')}
          onChange={(_, next: (typeof modes)[number] | null) => next && change('mode', next === 'walkIn' ? next : undefined)}
          sx={{ '& .MuiToggleButton-root': { minBlockSize: 44, paddingInline: 2, textTransform: 'none' } }}
        >
          {modes.map((one) => (
            <ToggleButton key={one} value={one}>
              {translate(`admin.phone.modes.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Box
        sx={{
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 3,
          padding: { xs: 2, sm: 2.5 },
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 2.5,
        }}
      >
        {booked ? (
          <BookedNotice booked={booked} onNext={again} />
        ) : (
          <>
            <FindCaller key={call} first={call === 0 ? (state?.typed ?? '') : ''} onFound={setCaller} />
            {caller && (
              <RowMakerHere>
                <BookingForm
                  key={`${caller.by} ${caller.value} ${caller.found?.customer.id ?? ''}`}
                  caller={caller}
                  walkIn={walkIn}
                  locationId={locationId}
                  onPlace={(next) => change('branch', next ?? anywhere)}
                  onBooked={setBooked}
                />
              </RowMakerHere>
            )}
          </>
        )}
      </Box>
    </Box>
  )
}

function BookedNotice({ booked: { id, ref, startAt }, onNext }: { booked: Booked; onNext: () => void }) {
  const { translate, format } = useI18n()
  const notice = useRef<HTMLDivElement>(null)
  // Not a button: a second Enter would leave the booking before it was read.
  useEffect(() => notice.current?.focus(), [])
  return (
    <>
      <Alert ref={notice} tabIndex={-1} severity="success" role="status" sx={{ fontSize: 16 }}>
        <b>
          <Code>{ref}</Code>
        </b>{' '}
        · <bdi>{format.longDay(startAt)}</bdi> · <bdi>{format.time(startAt)}</bdi>
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, '& .MuiButton-root': { minBlockSize: 48 } }}>
        <Button variant="contained" onClick={onNext} sx={{ gap: 1 }}>
          {translate('admin.phone.next')}
        </Button>
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <KeyCap>B</KeyCap>
        </Box>
        <Button component={Link} to={`/home/appointments/${id}/show`}>
          {translate('admin.phone.open')}
        </Button>
      </Box>
    </>
  )
}
