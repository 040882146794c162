import { press } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { withdrawWaitingEntry } from '../../../schema/appointments/calls.ts'
import { call } from '../../core/api.ts'
import { Note } from '../../core/parts/Note.tsx'
import { useSending } from '../../core/steps/useSending.ts'
import { useBooking } from '../bookService/booking.tsx'

/** Above the summary of a time that was offered from the waiting list: where it comes from, and the way off the list. */
export function OfferNote({ id }: { id: string }) {
  const t = useTranslate()
  const { change, go, setWaiting } = useBooking()
  const { send, complaint } = useSending(async () => {
    await call(withdrawWaitingEntry, {}, { params: { id } })
    setWaiting(undefined)
    change({ startAt: undefined })
    go('time')
  })
  return (
    <Note icon="clock">
      <p>{t('landing.waiting.held')}</p>
      <button type="button" className="link-button" onClick={press(() => send())}>
        {t('landing.waiting.withdraw')}
      </button>
      <p className="field-error" role="alert">
        {complaint}
      </p>
    </Note>
  )
}
