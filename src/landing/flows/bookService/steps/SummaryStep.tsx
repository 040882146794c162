import { useRef, useState } from 'react'
import { HttpError } from '../../../../http/index.ts'
import { useTranslate } from '../../../../i18n/index.ts'
import { Tick } from '../../../forms/Tick.tsx'
import { call } from '../../../api.ts'
import { useBooking } from '../booking.tsx'
import { BookingFacts } from '../BookingFacts.tsx'
import { bookingInput } from '../bookingInput.ts'
import { nextFreeSlots, type FreeSlot } from '../nextFreeSlots.ts'
import { TakenNotice } from '../TakenNotice.tsx'
import { Terms } from '../Terms.tsx'
import { StepForm } from './StepForm.tsx'

/** Everything once more, the terms, and the one press that books. */
export function SummaryStep() {
  const t = useTranslate()
  const { draft, change, onBooked } = useBooking()
  const [complaint, setComplaint] = useState<string>()
  const [taken, setTaken] = useState<readonly FreeSlot[]>()
  const sending = useRef(false)

  const confirm = async () => {
    if (sending.current) return
    if (!draft.terms) {
      setComplaint(t('landing.book.terms.missing'))
      return document.getElementById('terms')?.focus()
    }
    sending.current = true
    try {
      const { appointment } = await call('addAppointment', bookingInput(draft), { idempotencyKey: draft.idempotencyKey, blocking: true })
      onBooked(appointment)
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      if (failure.code === 'slotTaken') setTaken(nextFreeSlots(failure))
      else setComplaint(failure.message || undefined)
    } finally {
      sending.current = false
    }
  }
  return (
    <StepForm
      title={t('landing.book.summary.title')}
      text={t('landing.book.summary.text')}
      complaint={complaint}
      onNext={() => void confirm()}
    >
      {taken && (
        <TakenNotice
          slots={taken}
          onChoose={({ start }) => {
            setTaken(undefined)
            change({ startAt: start, date: undefined })
          }}
        />
      )}
      <div className="card">
        <BookingFacts editable />
      </div>
      {draft.concern && (
        <div className="card stack-tight">
          <h3>{t('landing.transport.concern')}</h3>
          <p className="concern" dir="auto">
            {draft.concern}
          </p>
        </div>
      )}
      <Terms />
      <Tick
        id="terms"
        checked={draft.terms}
        onChange={(terms) => {
          setComplaint(undefined)
          change({ terms })
        }}
      >
        {t('landing.book.terms.agree')}
      </Tick>
    </StepForm>
  )
}
