import Done from '@mui/icons-material/CheckCircleOutlined'
import Open from '@mui/icons-material/RadioButtonUncheckedOutlined'
import Event from '@mui/icons-material/EventAvailableOutlined'
import Offer from '@mui/icons-material/RequestQuoteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Suspense, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { wordKey } from '../../schema/core/dataKeys.ts'
import { conversionTypeOf } from '../../schema/leads/conversionType.ts'
import { isBooked } from '../../schema/leads/nextAction.ts'
import { isOpen, movesFrom } from '../../schema/transitions.ts'
import { partOf } from '../../fields/admin.ts'
import { fieldsOf, type Row } from '../core/definition.ts'
import { Items } from '../core/parts/Items.tsx'
import { lazyPart } from '../core/parts/lazyPart.ts'
import { Panel } from '../core/parts/Panel.tsx'
import { mayMakeOwn, useMay } from '../core/rights.ts'
import { MoveButtons } from '../core/show/MoveButtons.tsx'
import { toneOf, type Tone } from '../core/theme/tones.ts'
import { useI18n } from '../core/useI18n.ts'
import { BookButton } from './BookButton.tsx'
import { endingsOf } from './LeadMoves.tsx'
import { useBooking, useNextAction } from './useNextAction.ts'

const OfferDialog = lazyPart(() => import('./OfferDialog.tsx').then((file) => ({ default: file.OfferDialog })))

/** What a lead leads to: the booking, for a car the offer, and how it ends, each with what can be done about it. */
export function LeadSteps({ row }: { row: Row }) {
  const { translate } = useI18n()
  return (
    <Panel title={translate('admin.lead.steps.title')}>
      <Items ordered sx={{ display: 'grid', gap: 2 }}>
        <BookingStep row={row} />
        {conversionTypeOf(row['type']) === 'testDrive' && <OfferStep row={row} />}
        <OutcomeStep row={row} />
      </Items>
    </Panel>
  )
}

function BookingStep({ row }: { row: Row }) {
  const { translate, format } = useI18n()
  const may = useMay()
  const booking = useBooking(row)
  const next = useNextAction(row)
  const type = conversionTypeOf(row['type'])
  const { appointmentId } = row
  const booked = isBooked(row, booking)
  const { status } = fieldsOf('appointments')
  const View = status && partOf(status).View
  const books =
    !booked && next !== 'book' && isOpen('lead', row['status']) && may('edit', 'leads', row) && mayMakeOwn(may, 'appointments', { type })
  return (
    <Step
      done={booked && 'positive'}
      title={translate(`admin.lead.steps.${type}`)}
      state={
        booking ? (
          <>
            {View && status && <View field={status} name="status" resource="appointments" value={booking['status']} row={booking} dense />}{' '}
            <bdi>{format.dateTime(String(booking['startAt']))}</bdi>
          </>
        ) : (
          translate(booked ? 'enumerations.leadOutcome.booked' : 'admin.lead.steps.notBooked')
        )
      }
    >
      {typeof appointmentId === 'string' && may('show', 'appointments') && (
        <Button component={Link} to={`/home/appointments/${appointmentId}/show`} variant="outlined" startIcon={<Event />}>
          {translate('admin.lead.toBooking')}
        </Button>
      )}
      {books && <BookButton row={row} variant="outlined" />}
    </Step>
  )
}

function OfferStep({ row }: { row: Row }) {
  const { translate, format } = useI18n()
  const may = useMay()
  const [open, setOpen] = useState(false)
  const { offerPrice, offerUntil } = row
  const made = typeof offerPrice === 'number'
  const until = typeof offerUntil === 'string' && translate('admin.lead.steps.offerUntil', { date: format.date(offerUntil) })
  return (
    <Step
      done={made && 'positive'}
      title={translate('admin.lead.steps.offer')}
      state={made ? [format.money(offerPrice), until].filter(Boolean).join(' · ') : translate('admin.lead.steps.notOffered')}
    >
      {isOpen('lead', row['status']) && may('edit', 'leads', row) && (
        <Button variant="outlined" startIcon={<Offer />} onClick={() => setOpen(true)}>
          {translate(made ? 'admin.lead.steps.changeOffer' : 'admin.lead.steps.makeOffer')}
        </Button>
      )}
      {open && (
        <Suspense fallback={null}>
          <OfferDialog row={row} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Step>
  )
}

function OutcomeStep({ row }: { row: Row }) {
  const { translate } = useI18n()
  const next = useNextAction(row)
  const going = isOpen('lead', row['status'])
  const endings = endingsOf(row)
  const why = (['lostReason', 'outcome'] as const).flatMap((name) =>
    row[name] ? [translate(wordKey(name === 'outcome' ? 'leadOutcome' : name, row[name]))] : [],
  )
  return (
    <Step
      done={!going && (toneOf('leadStatus', String(row['status'])) ?? 'neutral')}
      title={translate('admin.lead.steps.outcome')}
      state={going ? translate('admin.lead.steps.open') : [translate(wordKey('leadStatus', row['status'])), ...why].join(' · ')}
    >
      <MoveButtons
        resource="leads"
        row={row}
        first={null}
        without={movesFrom('lead', String(row['status']))
          .map(({ to }) => to)
          .filter((to) => !endings.includes(to) || (next === 'outcome' && to === endings[0]))}
        flat
      />
    </Step>
  )
}

interface StepProps {
  title: string
  state: ReactNode
  /** The tone of how it went, once it is done. */
  done: Tone | false
  /** What can be done about it. */
  children: ReactNode
}

function Step({ title, state, done, children }: StepProps) {
  const Mark = done ? Done : Open
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
      <Mark aria-hidden sx={{ color: (theme) => (done ? theme.palette.meaning[done] : theme.palette.text.secondary) }} />
      <Box sx={{ flex: 1, minInlineSize: 'min(60%, 200px)' }}>
        <Typography component="h3" variant="h3">
          {title}
        </Typography>
        <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
          {state}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { minHeight: { xs: 44, sm: 36 } } }}>{children}</Box>
    </Box>
  )
}
