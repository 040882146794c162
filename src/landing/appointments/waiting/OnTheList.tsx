import { press } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { withdrawWaitingEntry } from '../../../schema/appointments/calls.ts'
import type { CustomerWaitingEntry } from '../../../schema/appointments/customerWaitingEntry.ts'
import { call } from '../../core/api.ts'
import { Note } from '../../core/parts/Note.tsx'
import { StepHeading } from '../../core/parts/StepHeading.tsx'
import { useSending } from '../../core/steps/useSending.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useBooking } from '../bookService/booking.tsx'
import { useTakeProposal } from '../bookService/proposal.ts'
import { EntryFacts } from './EntryFacts.tsx'
import { openOffer } from './openOffer.ts'

interface OnTheListProps {
  entry: CustomerWaitingEntry
  onChange: () => void
  onWithdrawn: () => void
}

/** An entry that is on the waiting list: what it says, the time that is held for it, and the ways to change and to withdraw it. */
export function OnTheList({ entry, onChange, onWithdrawn }: OnTheListProps) {
  const t = useTranslate()
  const format = useFormat()
  const { setWaiting } = useBooking()
  const takeProposal = useTakeProposal()
  const { id, offer } = entry
  const leaving = useSending(async () => {
    await call(withdrawWaitingEntry, {}, { params: { id } })
    onWithdrawn()
  })
  const taking = useSending(async () => {
    const found = await openOffer(id)
    setWaiting(found.startAt ? { offer: id } : undefined)
    takeProposal(found, 'afresh')
  })
  return (
    <div className="stack step">
      <StepHeading title={t('landing.waiting.doneTitle')} text={t('landing.waiting.doneText')} />
      {offer && (
        <Note icon="clock">
          <p>{t('landing.waiting.heldUntil', { until: format.time(offer.until) })}</p>
          <button type="button" className="button button-primary" onClick={press(() => taking.send())}>
            {format.longDay(offer.startAt)} {format.time(offer.startAt)}
          </button>
        </Note>
      )}
      <div className="card">
        <EntryFacts entry={entry} />
      </div>
      {!offer && (
        <button type="button" className="button button-quiet button-wide" onClick={onChange}>
          {t('landing.waiting.change')}
        </button>
      )}
      <button type="button" className="button button-plain" onClick={press(() => leaving.send())}>
        {t('landing.waiting.withdraw')}
      </button>
      <p className="field-error" role="alert">
        {leaving.complaint ?? taking.complaint}
      </p>
    </div>
  )
}
