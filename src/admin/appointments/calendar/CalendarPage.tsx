import Broken from '@mui/icons-material/CloudOffOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import type { CalendarBlock, CalendarBooking } from '../../../schema/appointments/calls/calendar.ts'
import { toasts, press } from '../../../http/index.ts'
import { PageTitle } from '../../core/pages/PageTitle.tsx'
import { Notice } from '../../core/pages/Notice.tsx'
import { RowMakerHere } from '../../core/form/RowMakerHere.tsx'
import type { FormValues } from '../../core/form/resolver.ts'
import { useMay } from '../../core/rights.ts'
import { useI18n } from '../../core/useI18n.ts'
import { Agenda } from './Agenda.tsx'
import { BlockDialog } from './BlockDialog.tsx'
import { BookingPanel } from './BookingPanel.tsx'
import { CalendarBar } from './CalendarBar.tsx'
import { dayMinutes } from '../../../schema/core/time/dayLength.ts'
import { momentAt } from './clock.ts'
import { columnName, dayReason } from './ColumnHead.tsx'
import { columnsOf } from './columns.ts'
import { conflictWords } from './conflictWords.ts'
import { Grid } from './Grid.tsx'
import { conflictAtHand, isNew, proposalOf, type Proposal } from './proposal.ts'
import { ProposalBar } from './ProposalBar.tsx'
import { columnAt, stepped, type Step } from './steps.ts'
import { useCalendar } from './useCalendar.ts'
import { useCalendarView } from './useCalendarView.ts'
import { useConflict } from './useConflict.ts'
import type { Selection } from './useGridDrag.ts'
import { useReschedule } from './useReschedule.ts'
import { Skeleton } from '../../core/parts/Skeleton.tsx'

/** The calendar of a branch: a day or a week, by advisor or bay; bookings can be moved and time blocked. */
export function CalendarPage() {
  const i18n = useI18n()
  const { translate, timeZone } = i18n
  const may = useMay()
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const view = useCalendarView()
  const { data, isError, refetch, refresh } = useCalendar(view.branch?.id, view.from, view.to)
  const [proposal, setProposal] = useState<Proposal | null>(null)
  // The bar asks for confirmation once a drag has ended, or on a move by keys.
  const [asking, setAsking] = useState(false)
  const [looked, setLooked] = useState<string | null>(null)
  const [block, setBlock] = useState<FormValues | null>(null)
  const { save, beforeOther, moved } = useReschedule(refresh)
  const calendar = data && moved(data)
  const verdict = useConflict(calendar, proposal)
  const columns = calendar
    ? columnsOf(calendar, view, [(day) => momentAt(day, 0, timeZone), (day) => momentAt(day, dayMinutes, timeZone)])
    : []
  const booking = calendar?.bookings.find(({ id }) => id === looked)
  const back = () => {
    setProposal(null)
    setAsking(false)
  }
  const move = (one: CalendarBooking) => {
    setLooked(null)
    beforeOther(proposalOf(one))
    setProposal(proposalOf(one))
    setAsking(true)
  }
  const commit = (request: Proposal) => {
    save(request)
    back()
  }
  const drop = (request: Proposal) => {
    if (!calendar || !isNew(request)) return back()
    const conflict = conflictAtHand(calendar, request, timeZone) ?? verdict.conflict
    if (conflict) {
      toasts.error({ text: conflictWords(i18n, conflict) })
      return back()
    }
    setProposal(request)
    // A changed start needs a confirmation, because the customer gets another time.
    if (request.startAt !== request.booking.startAt) setAsking(true)
    else commit(request)
  }
  const newBlock = (values: FormValues) => setBlock({ locationId: view.branch?.id, ...values })
  const select = ({ column, from, to }: Selection) => {
    if (!may('create', 'blockedTimes')) return
    const { date } = column.day
    newBlock({
      startAt: momentAt(date, from, timeZone),
      endAt: momentAt(date, to, timeZone),
      staffId: column.advisorId ?? null,
      bay: column.bay ?? null,
    })
  }
  const place = proposal && calendar ? columns[columnAt(columns, proposal, timeZone)] : undefined
  const [first] = columns
  const special = view.view === 'day' && first ? dayReason({ ...first, spans: first.day.spans, away: undefined } as typeof first, i18n) : ''
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <PageTitle>{translate('admin.calendar.title')}</PageTitle>
      <CalendarBar view={view} calendar={calendar} onBlock={() => newBlock({})} />
      {special && !phone && (
        <Alert severity="info" sx={{ marginBlockEnd: 1.5 }}>
          {special}
        </Alert>
      )}
      {isError && !calendar && (
        <Notice
          icon={<Broken />}
          title={translate('admin.calendar.failed')}
          text={translate('errors.unavailable')}
          action={
            <Button variant="outlined" onClick={press(() => refetch())}>
              {translate('admin.list.retry')}
            </Button>
          }
        />
      )}
      {!calendar && !isError && <Skeleton variant="rounded" height={520} />}
      {calendar && phone && (
        <Agenda
          calendar={calendar}
          columns={columns}
          closed={view.closed}
          onOpen={({ id }) => setLooked(id)}
          onOpenBlock={(one) => setBlock(one as CalendarBlock & FormValues)}
        />
      )}
      {calendar && !phone && (
        <>
          <Grid
            calendar={calendar}
            columns={columns}
            view={view.view}
            today={view.today}
            proposal={proposal}
            verdict={verdict}
            onPropose={(request) => {
              setAsking(false)
              if (request) beforeOther(request)
              setProposal(request)
            }}
            onDrop={drop}
            onMove={move}
            onOpen={({ id }) => setLooked(id)}
            onOpenBlock={(one) => setBlock(one as CalendarBlock & FormValues)}
            onSelect={select}
            onDay={(date) => view.set({ view: undefined, date })}
          />
          <Box id="calendar-keys" sx={{ fontSize: 12, color: 'text.secondary', marginBlockStart: 1 }}>
            {[
              translate('admin.calendar.keys'),
              may('edit', 'appointments') && translate('admin.calendar.keysMove'),
              may('create', 'blockedTimes') && translate('admin.calendar.keysBlock'),
            ]
              .filter(Boolean)
              .join(' ')}
          </Box>
        </>
      )}
      {proposal && asking && calendar && (
        <ProposalBar
          proposal={proposal}
          verdict={verdict}
          place={place ? columnName(calendar, place, i18n) : ''}
          onStep={(step: Step) => setProposal(stepped(proposal, step, columns, calendar.slotMinutes, timeZone))}
          onSave={() => commit(proposal)}
          onBack={back}
        />
      )}
      {booking && <BookingPanel booking={booking} onClose={() => setLooked(null)} onMove={() => move(booking)} />}
      {block && (
        <RowMakerHere>
          <BlockDialog block={block} onClose={() => setBlock(null)} onDone={refresh} />
        </RowMakerHere>
      )}
    </Box>
  )
}
